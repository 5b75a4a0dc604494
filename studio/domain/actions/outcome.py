"""What came of an action, with the evidence for it. The model's word is not evidence."""

from enum import StrEnum
from typing import Final

from pydantic import ConfigDict
from pydantic.alias_generators import to_camel

from studio.domain.actions.action import DropPlace
from studio.domain.actions.answer import GivenAnswer
from studio.domain.frozen import Frozen
from studio.domain.page.target import Target
from studio.words import tr

COVERED_BY: Final = tr("{name}が、「{cover}」に隠れていて操作できません。")
"""Said of an element that cannot be pressed; whoever clears the way reads from it what lies over it."""


class OutcomeStatus(StrEnum):
    """Only OK counts as progress."""

    OK = "ok"
    NO_EFFECT = "no_effect"
    FAILED = "failed"
    BLOCKED = "blocked"
    UNVERIFIED = "unverified"


class EvidenceKind(StrEnum):
    """What code can see without asking a model. Doubles as the kind of a post-condition."""

    URL = "url"
    LEFT = "left"
    TEXT_APPEARED = "text_appeared"
    TEXT_GONE = "text_gone"
    VALUE = "value"
    CHECKED = "checked"
    OPTION = "option"
    DIALOG = "dialog"
    TAB = "tab"
    STATE = "state"
    ROWS = "rows"
    FILE = "file"
    SCROLLED = "scrolled"
    FOCUS = "focus"
    FOUND = "found"
    ANSWER = "answer"


class Evidence(Frozen):
    """One observed fact: `url` /search, `text_appeared` カートに追加しました, `value` プログラミング.

    Attributes:
        is_minor: Of a post-condition: where it is missing, that is told and the run goes on.
    """

    kind: EvidenceKind
    detail: str
    is_minor: bool = False


class ExtractedTable(Frozen):
    """What an `extract` read: text as on the page, one row an entry; every row as long as `columns`.

    Attributes:
        columns: Headings.
        rows: Cells.
        is_cut: The list goes on, but was not read to its end.
        is_part: Only the first so many rows were asked for, and more fit.
        limit: How many rows their list shows at most, as it is called (最新 10 件), where it is full; 0 otherwise.
        only: Which rows it holds, in words, where the person's own words do not say so; what is computed of it is told with this.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...] = ()
    is_cut: bool = False
    is_part: bool = False
    limit: int = 0
    only: str = ""


class RowNote(Frozen):
    """Why a row was taken or dropped by a selection rule.

    Attributes:
        row: What the row is called.
        is_match: Whether all conditions held.
        is_taken: Whether it is the row that was chosen.
        reason: In Japanese: 「価格 3,980円 は 3000 以下ではない」.
    """

    row: str
    is_match: bool
    is_taken: bool = False
    reason: str = ""


class ListSearch(Frozen):
    """How far a list was scrolled for something: what ADR-000024 wants kept of a search in vain.

    Written to disk and log under the ADR's own names (`containerSelector` …).

    Attributes:
        container_selector: CSS of what was scrolled, for people.
        client_height: CSS pixels of it that show.
        scroll_height: CSS pixels of all of it, at the end of the search.
        ratio: `scroll_height` / `client_height`.
        attempt_count: How often it was scrolled.
        scroll_positions: Its `scrollTop` before the first and after every scroll.
        viewport_match_counts: How many matches showed at each of these positions.
    """

    model_config = ConfigDict(
        alias_generator=to_camel, populate_by_name=True, serialize_by_alias=True
    )

    container_selector: str
    client_height: float
    scroll_height: float
    ratio: float
    attempt_count: int
    scroll_positions: tuple[float, ...] = ()
    viewport_match_counts: tuple[int, ...] = ()


class ListEnd(Frozen):
    """The end of a list at which a drag let go.

    Attributes:
        place: First or last.
        name: What the page calls the list; "" for the one in which the dragged entry stood.
    """

    place: DropPlace
    name: str = ""


class Outcome(Frozen):
    """The result of carrying out one action.

    Attributes:
        status: See `OutcomeStatus`.
        code: Machine-readable reason of a failure: `TARGET_NOT_FOUND`, `STALE_REF` …
        message: One Japanese sentence.
        target: The element as a durable target, described before it was touched.
        to: Of a drag: where it was dropped, as a durable target.
        end: Of a drag beside an entry that was the first or last of its list: which list.
        evidence: Facts that show the effect.
        rows: The row log of a `choose`.
        table: What an `extract` read.
        answer: What an `answer` told the person.
        found_by: How the element was found: `ref`, `role`, `label` …; for people and the log.
        similarity: Of the element found to the recorded fingerprint, 0 to 1; None on a live target.
        list_search: How a list was scrolled in vain (`VLIST_NOT_REACHED`), or until it was found.
        held: What a text area held before it was filled; "" for everything else.
        is_as_it_was: A field or a choice held already what it was given.
        elapsed_ms: Time in the browser.
    """

    status: OutcomeStatus
    code: str = ""
    message: str = ""
    target: Target | None = None
    to: Target | None = None
    end: ListEnd | None = None
    evidence: tuple[Evidence, ...] = ()
    rows: tuple[RowNote, ...] = ()
    table: ExtractedTable | None = None
    answer: GivenAnswer | None = None
    found_by: str = ""
    similarity: float | None = None
    list_search: ListSearch | None = None
    held: str = ""
    is_as_it_was: bool = False
    elapsed_ms: float = 0.0

    @property
    def is_ok(self) -> bool:
        """True for verified progress."""
        return self.status is OutcomeStatus.OK


def failed(code: str, message: str) -> Outcome:
    """Return the outcome of an action that was tried and did not work."""
    return Outcome(status=OutcomeStatus.FAILED, code=code, message=message)


def blocked(code: str, message: str) -> Outcome:
    """Return the outcome of an action that was not done."""
    return Outcome(status=OutcomeStatus.BLOCKED, code=code, message=message)
