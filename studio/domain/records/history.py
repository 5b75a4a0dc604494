"""What is kept of runs and flows beside the flows themselves: history, failure patterns, cards."""

from collections.abc import Sequence
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

from pydantic import ConfigDict, Field

from studio.domain.actions.outcome import Evidence, OutcomeStatus
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.frozen import Frozen
from studio.domain.text import clip
from studio.words import tr

KEPT_DAYS: Final = 90
"""How long a finished run is kept that nobody pinned (ADR-000024, workflow history)."""


_ELEMENT_CHARS: Final = 120
"""Of an element's role and name in a step."""


class Cause(StrEnum):
    """Why a step did not work, as a person would sort it."""

    SCREEN = "screen"
    DATA = "data"
    PERMISSION = "permission"
    NETWORK = "network"
    SETTINGS = "settings"

    @property
    def words(self) -> str:
        """The Japanese name of the class: 「画面変更」."""
        return _CAUSE_WORDS[self]


_CAUSE_WORDS: Final = {
    Cause.SCREEN: tr("画面変更"),
    Cause.DATA: tr("データ"),
    Cause.PERMISSION: tr("権限"),
    Cause.NETWORK: tr("通信"),
    Cause.SETTINGS: tr("設定"),
}


class RunRecord(Frozen):
    """One finished run in the history.

    Attributes:
        code: Machine-readable reason of an end that was not success.
        sites: Hosts it acted on, in order of the first visit.
        is_pinned: A person keeps it: it is never removed by age or by size.
    """

    run_id: str
    flow_id: str = ""
    flow_version: int = 0
    name: str
    run_kind: RunKind
    status: RunStatus
    message: str = ""
    code: str = ""
    started_at: datetime
    elapsed_s: float = 0.0
    steps: int = 0
    model_calls: int = 0
    tokens: int = 0
    yen: float | None = 0.0
    emergencies: int = 0
    sites: tuple[str, ...] = ()
    is_pinned: bool = False

    @property
    def why(self) -> str:
        """What `status` leaves unsaid."""
        return self.status.unsaid(self.message, self.code)

    @property
    def ai_calls(self) -> int:
        """How often an AI was asked; 内蔵エンジン is none."""
        return self.model_calls if self.tokens else 0


class RunStep(Frozen):
    """One act of a run as the history keeps it. Secrets are masked before it is made.

    Attributes:
        number: From 1, in order of time.
        item: The sentence it belongs to.
        words: What was done, one Japanese sentence.
        code: Machine-readable reason of a failure, "" when it worked.
        site: Host of the page, "" when there was none.
        page: Which page of the site, as a pattern (`/tickets/*`); only of a run that a model decided, and
            "" otherwise: a replay's own mistakes teach nothing.
        element: Role and name of what it was done to: `button 注文を確定する`; "" for none.
        verb: Of the action, "" for none.
        found_by: How the element was found.
        elapsed_ms: Time in the browser.
        has_picture: A masked picture of the page after it is kept.
        has_before: One of the page before it is kept, its element framed.
        step_id: Of the flow's step that was played, or that a flow keeps of it; "" for none.
    """

    number: int
    item: str = ""
    words: str
    status: OutcomeStatus
    code: str = ""
    message: str = ""
    site: str = ""
    page: str = ""
    element: str = ""
    verb: str = ""
    evidence: tuple[Evidence, ...] = ()
    found_by: str = ""
    similarity: float | None = None
    elapsed_ms: float = 0.0
    at: datetime = Field(default_factory=lambda: datetime.now(UTC))
    has_picture: bool = False
    has_before: bool = False
    step_id: str = ""


class RunPicture(Frozen):
    """Masked JPEGs of a page around step `number`; b"" for one that was not taken.

    Attributes:
        jpeg: After it, at most 480 pixels wide.
        before: Before it, at most 800 pixels wide, a frame around what it is done to.
    """

    model_config = ConfigDict(ser_json_bytes="base64", val_json_bytes="base64")

    number: int
    jpeg: bytes = b""
    before: bytes = b""


class StepPicture(Frozen):
    """The newest kept picture of a flow's step.

    Attributes:
        is_before: The page before the step, its element framed; else the page after it.
        at: When the step was done.
    """

    jpeg: bytes
    is_before: bool
    at: datetime


class RunDetail(Frozen):
    """A finished run with its steps; pictures are fetched one by one."""

    record: RunRecord
    steps: tuple[RunStep, ...] = ()


class FailurePattern(Frozen):
    """What failed how often at one place: site × page × code × element.

    Attributes:
        page: As `RunStep.page`. A pattern with a page is a lesson: a model that comes there is told.
        helped: What was done to the same element, for the same sentence, and worked after this failure;
            "" when nothing did.
        way: Verb of that act, of a lesson.
        flow_names: Newest first, at most five.
    """

    site: str
    code: str
    element: str
    cause: Cause
    page: str = ""
    message: str = ""
    count: int = 1
    first_at: datetime
    last_at: datetime
    helped: str = ""
    way: str = ""
    flow_names: tuple[str, ...] = ()


class FlowSummary(Frozen):
    """A flow as a card shows it, without its steps.

    Attributes:
        is_imported: It came from another library and nobody has trusted it yet.
        is_draft: Nobody has seen yet that the run it was made of worked.
        recent_ok: Successful runs among the last 20.
        recent_runs: How many of the last 20 there were.
        last_run: The newest run of it, or None.
    """

    flow_id: str
    name: str
    purpose: str
    owner: str
    sites: tuple[str, ...]
    version: int
    steps: int
    updated_at: datetime
    is_imported: bool = False
    is_draft: bool = False
    recent_ok: int = 0
    recent_runs: int = 0
    last_run: RunRecord | None = None


class FlowVersion(Frozen):
    """One kept state of a flow.

    Attributes:
        number: From 1, growing; the last 50 are kept.
        note: Why it was saved: 「第 3 版に戻しました」; "" for an ordinary save.
    """

    number: int
    saved_at: datetime
    steps: int
    note: str = ""


def element_called(role: str, name: str) -> str:
    """Return an element as steps and patterns name it: `button 注文を確定する`."""
    return clip(f"{role} {name}", _ELEMENT_CHARS)


def mended_by(steps: Sequence[RunStep], failed: RunStep) -> RunStep | None:
    """Return the first later act on the same element, for the same sentence, that worked."""
    if not failed.item:
        return None
    place = (failed.item, failed.site, failed.page, failed.element)
    later = [
        step
        for step in steps
        if step.number > failed.number
        and step.status is OutcomeStatus.OK
        and (step.item, step.site, step.page, step.element) == place
    ]
    return min(later, key=lambda step: step.number, default=None)


def is_no_lesson(failed: RunStep, mended: RunStep | None) -> bool:
    """Say whether a failure is over: the very same kind of act worked on the same element after it."""
    return bool(failed.page) and mended is not None and mended.verb == failed.verb


def cause_of(code: str) -> Cause:
    """Return the class of a failure by its code; what is not known is taken for a changed screen."""
    return _CAUSES.get(code, Cause.SCREEN)


_CAUSES: Final = {
    **dict.fromkeys(
        (
            "NO_MATCH", "NO_ROWS", "ROW_DOES_NOT_FIT", "OPTION_NOT_FOUND", "VALUE_NOT_TAKEN",
            "FORM_INCOMPLETE", "MISSING_VALUE", "TEXT_NOT_FOUND", "FILE_NOT_FOUND",
        ),
        Cause.DATA,
    ),
    **dict.fromkeys(
        (
            "NOT_APPROVED", "REQUEST_REFUSED", "SECRET_REFUSED", "LOGIN_NEEDED", "HTTP_401",
            "HTTP_403", "UNFAMILIAR_SITE",
        ),
        Cause.PERMISSION,
    ),
    **dict.fromkeys(
        (
            "SITE_DOWN", "OFFLINE", "NAME_NOT_RESOLVED", "CONNECTION_REFUSED", "CONNECTION_RESET",
            "TIMEOUT", "PAGE_TIMEOUT", "MODEL_NETWORK", "MODEL_TIMEOUT", "HTTP_500", "HTTP_502",
            "HTTP_503", "TOO_MANY_REDIRECTS", "TLS",
        ),
        Cause.NETWORK,
    ),
    **dict.fromkeys(
        (
            "BROWSER_MISSING", "PROFILE_IN_USE", "NO_START_PAGE", "MODEL_KEY", "MODEL_QUOTA",
            "API_KEY_EMPTY", "UNKNOWN_VARIABLE", "GIVEN_ALONE", "SECRET_NOT_FOUND", "SECRET_FOREIGN_SITE",
        ),
        Cause.SETTINGS,
    ),
}  # fmt: skip
