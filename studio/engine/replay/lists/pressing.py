"""Pressing in several rows, one after another: each press is an act of its own.

Asked about unless it was allowed beforehand, written down before and after, and never done twice
for one row: not in this run, and not in one that goes on after a crash.
"""

import hashlib
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, Protocol

from studio.domain.actions.action import ROW_BOX, Action, Choose, Click
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.page.observation import Observation
from studio.domain.records.journal import JournaledStep, JournalState, StepClass
from studio.engine.perception.tables import Row
from studio.engine.ports import RowSeen
from studio.engine.replay.lists.lists import RowKey, row_key
from studio.engine.runs.journal_writer import ActBegun
from studio.engine.runs.run import RunContext
from studio.words import tr

NOT_APPROVED: Final = Outcome(
    status=OutcomeStatus.BLOCKED,
    code="NOT_APPROVED",
    message=tr("確認で「やめる」が選ばれました。"),
)

ROW_MOVED: Final = Outcome(
    status=OutcomeStatus.BLOCKED,
    code="ROW_MOVED",
    message=tr("押す前に一覧の並びか内容が変わったため、押しませんでした。"),
)


ROW_STIRS: Final = Outcome(
    status=OutcomeStatus.BLOCKED,
    code="ROW_STIRS",
    message=tr(
        "一覧の並びか内容が変わり続けているため、押しませんでした。"
        "並べ替えや自動更新が止まってから、もう一度実行してください。"
    ),
)
MAX_LOOKS: Final = 3
"""How often a row is looked for again that moved away from under the press."""


class JournaledRow(Enum):
    """What the journal knows of a row from before an interruption."""

    UNTOUCHED = "untouched"
    PRESSED = "pressed"
    UNCERTAIN = "uncertain"


@dataclass(frozen=True, slots=True)
class Aimed:
    """The control of a row as it is live now, and what the row says."""

    click: Click
    row: RowSeen | None = None


@dataclass(frozen=True, slots=True)
class RowPress:
    """One press that is about to be done.

    Attributes:
        row: What the row is called.
        words: 「Python 入門」の「カートに入れる」を押す.
        mark: What the journal knows the row by; holds no words of the page.
        click: The control, live on `page`.
        page: The page as it was when the row was found.
        values: What the row says in the columns of the rule, for a person's yes and its bounds.
        number: From 1, of `total` rows.
        aim: Looks once more and returns the control as it is live now; None: the row is not there as it
            was. Lists that redraw themselves put other rows into the same elements.
    """

    row: str
    words: str
    mark: str
    click: Click
    page: Observation
    values: tuple[tuple[str, str], ...] = ()
    number: int = 1
    total: int = 1
    aim: Callable[[], Awaitable[Aimed | None]] | None = None


class Presser(Protocol):
    """Carries out one press after another for `choose`."""

    def earlier(self, row: Row) -> JournaledRow:
        """Say whether a row was pressed before the run was interrupted."""
        ...

    async def press(self, one: RowPress) -> Outcome:
        """Press in one row; anything but OK ends the step, and no later row is pressed.

        Raises:
            BrowserError, LibraryError, HandedOver, Stopped: The run cannot go on.
        """
        ...

    async def finish(self, words: str) -> None:
        """Write down that all rows are done: the step is not begun again."""
        ...


def presses_rows(action: Action) -> bool:
    """Say whether an act is several presses, each of which is asked about and written by itself."""
    if not isinstance(action, Choose) or action.rule.takes_one:
        return False
    return action.column not in ("", ROW_BOX)


def mark_of(row: Row) -> str:
    """Return what the journal knows a row by: all it says and where it leads, and what it is called."""
    return f"{_digest(row_key(row))}.{_digest((row.title, ()))}"


def pressed_marks(steps: Iterable[JournaledStep], position: int) -> frozenset[str]:
    """Return the rows of a step of which an interrupted run may have pressed something.

    Args:
        steps: Of the journal, settled by the person where they were unclear.
        position: Of the step in its flow.
    """
    return frozenset(
        step.row
        for step in steps
        if step.row
        and step.position == position
        and (step.state is JournalState.DONE or step.is_unclear)
    )


class JournaledPresses:
    """Asks, writes down, presses, writes down.

    Args:
        context: The run.
        step_class: How safe a press is to be done again; a press that keeps something is a COMMIT.
        approve: Asks a person about one press; None when no yes is needed.
        masked: Takes secrets out of words.
        pressed: Marks of rows that an interrupted run pressed (`pressed_marks`).
    """

    def __init__(
        self,
        context: RunContext,
        step_class: StepClass,
        approve: "Approve | None" = None,
        masked: Callable[[str], str] = str,
        pressed: frozenset[str] = frozenset(),
    ) -> None:
        self._context = context
        self._class = step_class
        self._approve = approve
        self._masked = masked
        self._pressed = pressed
        self._names = frozenset(mark.partition(".")[2] for mark in pressed)

    def earlier(self, row: Row) -> JournaledRow:
        """See `Presser.earlier`; a row of the same name with other words may be one that was pressed."""
        mark = mark_of(row)
        if mark in self._pressed:
            return JournaledRow.PRESSED
        is_named = mark.partition(".")[2] in self._names
        return JournaledRow.UNCERTAIN if is_named else JournaledRow.UNTOUCHED

    async def press(self, one: RowPress) -> Outcome:
        """See `Presser.press`."""
        if self._approve is not None and not await self._approve(one):
            return NOT_APPROVED
        journal_writer = self._context.journal_writer
        if journal_writer:
            await journal_writer.begin(ActBegun(self._masked(one.words), self._class, one.mark))
        outcome = await self._press_aimed(one)
        if journal_writer:
            await journal_writer.end(outcome)
        return outcome

    async def _press_aimed(self, one: RowPress) -> Outcome:
        """Press; when the row moved away from under the press, which was not heard then, look again."""
        for _ in range(MAX_LOOKS):
            aimed = await one.aim() if one.aim else Aimed(one.click)
            if aimed is None:
                return ROW_MOVED
            terms = replace(self._context.terms, row=aimed.row)
            outcome = await self._context.browser.perform(aimed.click, terms)
            if outcome.code != ROW_MOVED.code or one.aim is None:
                return outcome
        return ROW_STIRS

    async def finish(self, words: str) -> None:
        """See `Presser.finish`."""
        if journal_writer := self._context.journal_writer:
            await journal_writer.begin(ActBegun(self._masked(words), StepClass.COMMIT))
            await journal_writer.end(Outcome(status=OutcomeStatus.OK))


class Approve(Protocol):
    """Asks a person about one press."""

    async def __call__(self, one: RowPress) -> bool:
        """Return whether the press is allowed."""
        ...


def _digest(key: RowKey) -> str:
    words, urls = key
    return hashlib.sha256("\n".join((words, *urls)).encode()).hexdigest()[:16]
