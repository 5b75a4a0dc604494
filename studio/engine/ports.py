"""The few protocols through which the engine reaches the world. Read this file first.

Adapters implement them (`browser`, `llm`, `library`, `export`, `practice`); `bootstrap` joins the
two; `tests/fakes.py` holds a documented twin of each, kept honest by a contract suite.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final, Literal, Protocol

from studio.domain.actions.action import Action
from studio.domain.actions.outcome import Outcome
from studio.domain.flows.flow import Flow
from studio.domain.flows.recording import RecordedAct
from studio.domain.frozen import Frozen
from studio.domain.page.login import LoginForm
from studio.domain.page.observation import DialogSeen, Observation
from studio.domain.page.target import Target
from studio.domain.records.sheet import CopyWritten, Sheet
from studio.domain.runs.batch import Batch, BatchRow
from studio.domain.runs.checklist import Checklist
from studio.domain.runs.decision import (
    Decision,
    DecisionRequest,
    ModelTier,
    Usage,
    Verdict,
    VerifyRequest,
)

LEFT_OPEN: Final = "open"
DialogPolicy = Callable[[DialogSeen], Awaitable[bool | Literal["open"]]]
"""Says whether a confirm, prompt or beforeunload dialog is accepted; alerts always are.

With `LEFT_OPEN` nobody answers it yet: the act that opened it returns, `observe` shows nothing but
the dialog, and `handle_dialog` answers it."""
RecordingListener = Callable[[RecordedAct], None]
"""Hears of each act of the person while they record."""


class RequestKind(StrEnum):
    """What a request is for. Parts of a page are only a question where everything is held."""

    NAVIGATION = "navigation"
    POPUP = "popup"
    FRAME = "frame"
    DATA = "data"
    PART = "part"


class OutgoingRequest(Frozen):
    """A request that a browser holds until the engine has answered.

    Attributes:
        method, url, page_url, frame_url, is_redirect: How and where it goes, from which page, and frame of another site in it; "" for none. The server sent it there: that is asked about anew.
        kind: NAVIGATION, POPUP: a document. FRAME: one of a frame. DATA: of a script, a frame's form or a web socket (method SEND). PART: what a page is made of, from another site, or by the address of a deed.
        fields, kept, turned: Names and values of what is sent, secrets masked; for people, never for models. Names of those that its site keeps just so at that address, or as the other one of two (on, off).
        headers: What a script wrote beside it, as far as that is known, and its page, where another site is told more than its name.
        reads_only: Its body says that it only reads: a GraphQL query, a method of JSON-RPC that reads.
        is_background, is_framed: Nobody waits for its answer (`sendBeacon`, `<a ping>`, reports). A form is sent into a frame.
        secret_of, carries_secret: The page in whose field our hands put a secret, while it is open or the secret goes along (as far as that can be read).
    """

    method: str
    url: str
    kind: RequestKind
    page_url: str = ""
    frame_url: str = ""
    is_redirect: bool = False
    fields: tuple[tuple[str, str], ...] = ()
    kept: frozenset[str] = frozenset()
    turned: frozenset[str] = frozenset()
    headers: tuple[str, ...] = ()
    reads_only: bool = False
    is_background: bool = False
    is_framed: bool = False
    secret_of: str = ""
    carries_secret: bool = False


TrafficPolicy = Callable[[OutgoingRequest], Awaitable[bool | None]]
"""Says whether a request may leave. While it thinks (a person reads a card), the request is held and
the clock of the act that caused it stands. None: it does not leave, and the act is none the worse for it."""


class SettlePolicy(StrEnum):
    """How long a page must have been quiet before it is observed.

    SETTLED: two windows of 250 ms, for a model that decides on what it sees. BRIEF: one window of 100 ms, for a replay
    that waits for its own post-conditions. LEFT: as SETTLED, once the field is left that was typed in, as a press does.
    """

    SETTLED = "settled"
    BRIEF = "brief"
    LEFT = "left"


async def _at_once() -> None:
    """Wait for nothing."""


@dataclass(frozen=True, slots=True)
class RowSeen:
    """What the row of an element said when the element was chosen.

    Attributes:
        ref: Of the row in the newest observation, "" when it has none.
        cells: What it says and where it leads, piece by piece.
        loose: Pieces whose digits may be others by now: counters.
    """

    ref: str
    cells: tuple[str, ...]
    loose: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Terms:
    """How an act is done.

    Attributes:
        describes: A live element is described so that it can be found next month; that costs more
            than the act itself, and only what is being recorded needs it.
        before_touch: Awaited when the element was found and before the page is touched: what has to
            be true by then may come about while it is looked for. What it raises ends the act.
        row: The row that a live element is pressed in. The press is let through only while it says the
            same, up to the moment the page hears it; otherwise its outcome is `ROW_MOVED`, and nothing
            was pressed.
        show: Given a masked JPEG of the page before it is touched, the element framed where it is to be seen.
    """

    describes: bool = True
    before_touch: Callable[[], Awaitable[None]] = _at_once
    row: RowSeen | None = None
    show: Callable[[bytes], None] | None = None


RECORDED: Final = Terms()
"""Described, and done as soon as it was found."""


class Browser(Protocol):
    """A headed or headless browser with one current tab.

    Every method has a deadline of its own and raises `BrowserError`s only.
    """

    @property
    def is_open(self) -> bool:
        """True between `start` and the moment the browser goes away, by `close` or by hand."""
        ...

    @property
    def page_url(self) -> str:
        """The address of the current tab as the browser knows it now, "" when there is none."""
        ...

    @property
    def holds_requests(self) -> bool:
        """True while all that pages can send is held: then a person is asked with what is about to be sent."""
        ...

    async def start(self) -> None:
        """Open the browser; does nothing when it is open.

        Raises:
            BrowserMissingError: None on this machine, or it will not start.
        """
        ...

    async def close(self) -> None:
        """Close it; never raises."""
        ...

    async def observe(self, patience: SettlePolicy = SettlePolicy.SETTLED) -> Observation:
        """Take the whole accessibility tree, every frame, once the page is quiet enough."""
        ...

    async def perform(self, action: Action, terms: Terms = RECORDED) -> Outcome:
        """Carry out one action (not `choose`, not `done`) on a live or a durable target.

        Expected failures (not found, several, covered, disabled) are `Outcome`s. The outcome's
        `target` is the durable description of the element, taken before it was touched.

        Raises:
            BrowserClosedError: The page or the browser went away.
            NavigationError: The address cannot be reached.
        """
        ...

    def answer_dialogs(self, policy: DialogPolicy | None) -> None:
        """Let `policy` answer dialogs from now on; None dismisses all but alerts."""
        ...

    @property
    def part_sites(self) -> tuple[str, ...]:
        """Origins of other sites from which pages took parts since the newest policy."""
        ...

    def guard_traffic(self, policy: TrafficPolicy | None, *, holds_all: bool = False) -> None:
        """Let `policy` decide about documents and writing requests of all tabs from now on.

        With `holds_all`, and from the moment a secret is put into a field, also about whatever pages
        read from other sites (`RequestKind.PART`) and where sockets of workers go.

        A refused request never leaves; the act that caused it returns as `BLOCKED`, code
        `REQUEST_REFUSED`, when nothing else came of it. Schemes other than http, https, about:blank
        and blob: of the same page are refused without asking. None lets everything pass.
        """
        ...

    def hand_back(self, policy: TrafficPolicy) -> None:
        """Let `policy` decide about as much as before, until a person presses a key or a button."""
        ...

    def keep_secret(self, values: Collection[str]) -> None:
        """Mask these values from now on in whatever comes out: trees, digests, outcomes, faults, pictures.

        They are added to those of earlier calls. Values of one character are not masked.
        """
        ...

    async def login_form(self) -> LoginForm | None:
        """Return the login form of the page that is open, None for none; refs are of the newest observation."""
        ...

    async def dom_digest(self) -> str:
        """Return the light DOM of the body: no CSS, no scripts, secrets masked."""
        ...

    async def expect(self, kind: str, detail: str, timeout_s: float) -> bool:
        """Wait until a post-condition (`EvidenceKind`) holds on the page; False when it never does."""
        ...

    async def highlight(self, ref: str | None) -> None:
        """Mark an element on the page for the person, or remove the mark. Best effort."""
        ...

    async def screenshot(self, path: Path) -> None:
        """Save a PNG of the page, password fields masked."""
        ...

    async def thumbnail(self) -> bytes:
        """Return a small JPEG of what shows of the page (at most 480 pixels wide), secrets masked; b"" for none."""
        ...

    async def glance(self) -> bytes:
        """Return a JPEG of what shows, secrets masked, at next to no cost to who works in the page; b"" for none."""
        ...

    async def marked_picture(self, refs: Sequence[str]) -> bytes:
        """Return a PNG of what shows, each ref's own name drawn at its element, secrets masked; no mark stays."""
        ...

    async def locate(self, target: Target, timeout_s: float) -> Outcome:
        """Look for a durable target without touching it; an `Outcome` as `perform` would give it, its target as of today."""
        ...

    async def portrait(self, target: Target) -> bytes:
        """Return a small JPEG of the page with a frame around the element, secrets masked; b"" for none."""
        ...

    async def pick(self) -> Target | None:
        """Let the person point at an element of the page; None: they gave up, or `cancel_pick` was called."""
        ...

    async def cancel_pick(self) -> None:
        """End a `pick` that is under way; does nothing otherwise."""
        ...

    async def start_recording(self, hear: RecordingListener) -> None:
        """Tell every act of the person, in all tabs and frames, from now on, in their order."""
        ...

    async def stop_recording(self) -> None:
        """Tell what is still open (a text being typed), then no more."""
        ...

    async def place(self, left: int, top: int, width: int, height: int, scale: float = 1) -> None:
        """Put the browser window there, in units of `scale` pixels of the screen. Does nothing when headless."""
        ...

    async def place_now(self, scale: float = 1) -> tuple[int, int, int, int] | None:
        """Return left, top, width and height of the browser window as `place` takes them; None when headless, put away, or filling its screen."""
        ...


class BrowserPool(Protocol):
    """Further browsers beside the first: each signed in as it is, none seeing another's pages."""

    async def open_beside(self, first: Browser, count: int) -> tuple[Browser, ...]:
        """Start `count` browsers with the cookies and stored values of `first`; `BrowserMissingError` leaves none open."""
        ...


class SheetFiles(Protocol):
    """Tables out of files, and copies of these files with results. A file is never changed."""

    async def read(self, path: Path, sheet: str = "", *, has_hidden: bool = False) -> Sheet:
        """Read one sheet.

        Args:
            path: `.xlsx`, `.xlsm`, `.csv`, `.tsv` or `.txt`.
            sheet: Its name; "" takes the first that is not hidden.
            has_hidden: Rows that the workbook hides (a filter) are read as well.

        Raises:
            StudioError: It cannot be read; the words say what to do.
        """
        ...

    async def digest(self, path: Path) -> str:
        """Return the SHA-256 of a file, "" when it is not there any more."""
        ...

    async def write_copy(
        self, batch: Batch, rows: Sequence[BatchRow], folder: Path | None = None
    ) -> CopyWritten:
        """Write `○○_結果` beside the source (or into `folder`) with 結果, 日時 and 理由, whole or not at all.

        Raises:
            ExportError: It cannot be written.
        """
        ...


class SiteProfile(Frozen):
    """A site that can be named in an instruction (ADR-000024, target sites).

    Attributes:
        name: As people say it: 練習書店.
        url: Its start page.
        aliases: Other names.
    """

    name: str
    url: str
    aliases: tuple[str, ...] = ()


class PlanRequest(Frozen):
    """What a planner gets: the cleaned instruction, a start page if the person gave one, known sites, their notes."""

    instruction: str
    start_url: str = ""
    sites: tuple[SiteProfile, ...] = ()
    notes: tuple[str, ...] = ()


class PlanReply(Frozen):
    """A checklist and what it cost."""

    checklist: Checklist
    usage: Usage = Usage()
    model: str = ""


class DecisionReply(Frozen):
    """A decision, what it cost and who made it."""

    decision: Decision
    usage: Usage = Usage()
    model: str = ""


class VerifyReply(Frozen):
    """A verdict for each item that was asked about, what they cost and who gave them."""

    verdicts: tuple[Verdict, ...]
    usage: Usage = Usage()
    model: str = ""


class ChatModel(Protocol):
    """A language model, hosted, local, or the built-in engine. Never one behind another's back."""

    @property
    def reads_site_pages(self) -> bool:
        """True when it makes use of `DecisionRequest.site_pages`; no site is asked for others."""
        ...

    @property
    def reads_pictures(self) -> bool:
        """True when the person agreed that its large model is sent marked pictures of pages."""
        ...

    def model_name(self, tier: ModelTier) -> str:
        """Return what to call the model of this tier in badges, logs and reports."""
        ...

    async def plan(self, request: PlanRequest) -> PlanReply:
        """Turn an instruction into a checklist.

        Raises:
            ModelUnavailableError: Key, quota, network.
            ModelReplyError: Not usable, even after one repair turn.
            InstructionError: Nothing in the sentence could be read.
        """
        ...

    async def decide(self, request: DecisionRequest) -> DecisionReply:
        """Decide the next action for one item on one page.

        Raises:
            ModelUnavailableError: Key, quota, network.
            ModelReplyError: Not usable, even after one repair turn.
        """
        ...

    async def verify(self, requests: Sequence[VerifyRequest]) -> VerifyReply:
        """Say of each item whether it is done, from its page and history, with one call; may overturn a 「done」.

        Raises:
            ModelUnavailableError: Key, quota, network.
            ModelReplyError: Not usable, even after one repair turn.
        """
        ...

    def keep_secret(self, values: Mapping[str, str]) -> None:
        """Let no request hold one of these values from now on, in any common spelling.

        Each comes with what a person calls it ("" for what has no name), so that a refusal can say which
        one it was. Added to those of earlier calls. A request that would hold one is not sent; it fails as
        `ModelUnavailableError` with code `SECRET_IN_PROMPT`.
        """
        ...

    async def close(self) -> None:
        """Give connections back."""
        ...


class Exporter(Protocol):
    """Writes a flow in one format, as a folder; pure: the same flow gives the same files."""

    @property
    def title(self) -> str:
        """What a person calls the format: 「Python スクリプト」."""
        ...

    def files(self, flow: Flow) -> Mapping[str, bytes]:
        """Return the files of the folder by their names, the one to begin with first.

        Raises:
            ExportError: The flow holds something this format cannot say.
        """
        ...


class SiteDirectory(Protocol):
    """Names people use for sites (ADR: `get_target_sites`)."""

    async def target_sites(self) -> Sequence[SiteProfile]:
        """Return the known sites; [] when there are none or the source fails."""
        ...


class TargetSitesContext(Frozen):
    """What a provider of target sites is told: no word of what the person typed.

    Attributes:
        app_version: Of the studio that asks.
        language: Of the names it wants.
    """

    app_version: str
    language: str = "ja"


class SiteMaps(Protocol):
    """What sites say about their own pages (ADR-000024, 5.1)."""

    async def urls(self, origin: str) -> tuple[str, ...]:
        """Return the addresses of a site's sitemap in its own order, duplicates left out.

        Ends within 3 s, receives at most 2 MB, holds at most 50,000 addresses, all of this site.
        Never raises: whatever goes wrong, what was read until then is returned.

        Args:
            origin: Any http or https address of the site.
        """
        ...


class Clock(Protocol):
    """Time that tests can turn by hand."""

    def monotonic(self) -> float:
        """Return seconds that only grow."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


Values = Mapping[str, str]
"""Variable names and what they hold in one run."""
