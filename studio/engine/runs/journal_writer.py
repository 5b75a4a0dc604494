"""Writes down one run: each act before it is done, and at the end its steps, pictures and audit notes.

An act that may change something stands in the journal, on the disk, before it begins; a request
that may change something waits for that row as well. Whatever kills the studio, the next start
knows what was done, what was not, and what only a person can tell.
"""

import asyncio
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.events.events import (
    RunKind,
    RunStatus,
)
from studio.domain.flows.flow import FlowStep
from studio.domain.records.audit import AuditAction
from studio.domain.records.history import RunRecord
from studio.domain.records.journal import JournaledRun, JournaledStep, JournalState, StepClass
from studio.domain.runs.batch import BatchRow, RowOfBatch
from studio.domain.runs.checklist import Checklist
from studio.domain.text import clip
from studio.engine.memory import RunKeeper
from studio.engine.ports import Browser
from studio.engine.runs.bus import EventBus
from studio.engine.runs.history_builder import HistoryBuilder
from studio.engine.secrets.masking import SecretMask, is_secret_name
from studio.words import tr

_WORDS_CHARS = 200
_SENT_CHARS = 400
LOGIN_REFUSED = "LOGIN_REFUSED"
"""The code of a login whose screen came again: nothing of it stays at the site."""
PAGE_COMPLAINS = "PAGE_COMPLAINS"
"""The code of a press that the page spoke against."""
_NOTHING_CHOSEN = frozenset({"NO_MATCH", "NO_ROWS", "NO_ORDER", "AMBIGUOUS_ROWS", "BAD_CONDITION"})
"""No row of a list is meant, or none could be read: found out before the first press."""
_URL_CHARS = 2_000
_HELD: frozenset[StepClass] = frozenset({StepClass.LOGIN, StepClass.PRESS, StepClass.COMMIT})
"""Acts that wait until the disk has them."""
_LATE_S = 5.0
"""What leaves so long after a press, while a field is filled or a page opened, may be the press's own."""


@dataclass(frozen=True, slots=True)
class ActBegun:
    """An act about to be done.

    Attributes:
        words: Secrets masked.
        row: Of a step that presses in several rows: which row (`replay.pressing`).
    """

    words: str
    step_class: StepClass
    row: str = ""


class JournalWriter:
    """The writer of one run.

    Args:
        memory: The library, or what keeps a run in its place.
        browser: For addresses and pictures.
        run: What to note of the run; its id is the run's.
        earlier: Acts of the same run before it was interrupted.
        replaced: Id of an interrupted run that this one is begun instead of; "" for none.
    """

    def __init__(
        self,
        memory: RunKeeper,
        browser: Browser,
        run: JournaledRun,
        earlier: tuple[JournaledStep, ...] = (),
        replaced: str = "",
    ) -> None:
        self._memory = memory
        self._browser = browser
        self._run = run.model_copy(update={"owner_pid": os.getpid()})
        self._earlier = earlier
        self._replaced = replaced
        self._number = max((step.number for step in earlier), default=0)
        self._act: JournaledStep | None = None
        self._newest: JournaledStep | None = None
        self._pressed: tuple[JournaledStep, float] | None = None
        self._writing = asyncio.Lock()
        self._flushing = asyncio.Lock()
        self._announcing: asyncio.Task[None] | None = None
        self._waiting: dict[int, JournaledStep] = {}
        self.has_sent_any = any(map(_may_last, earlier))
        """True once an act of the run, a login apart, let go a request that may change something."""
        self._history_builder = HistoryBuilder(run.run_id, browser)
        self._item_id, self._position = "", 0
        self.masked: Callable[[str], str] = str
        """Takes secrets out of words and addresses; set by the run once it knows them."""

    @property
    def run_id(self) -> str:
        """The run's id."""
        return self._run.run_id

    @property
    def has_sent(self) -> bool:
        """True when the newest act let go a request that may change something."""
        return self._newest is not None and self._newest.has_sent

    def follow(self, bus: EventBus) -> Callable[[], None]:
        """Listen to what the run tells; returns the function that stops listening."""
        return bus.subscribe(self._history_builder.take)

    async def open(self, *, is_resumed: bool = False, row: BatchRow | None = None) -> None:
        """Note that the run begins, and of a job over rows, in the same breath, that its row does.

        Raises:
            LibraryError: It cannot be written; the run must not begin.
        """
        action = AuditAction.RUN_RESUMED if is_resumed else AuditAction.RUN_STARTED
        notes = (self._history_builder.note(action, self._run.name),)
        if row is None:
            await self._memory.open_run(self._run, notes)
        else:
            await self._memory.begin_row(self._run, row, notes)
        if self._earlier:
            await self._memory.write_steps(self._earlier)
        if self._replaced:
            await self._memory.discard_run(self._replaced)

    def turn_to(self, item_id: str, position: int) -> None:
        """Say what the next acts belong to.

        Args:
            item_id: Of the checklist item, or of the flow's step in a replay.
            position: Index in the list, or in the flow.
        """
        self._item_id, self._position = item_id, position

    async def begin(self, act: ActBegun) -> None:
        """Write an act down before it is done; looking is not written.

        Raises:
            LibraryError: It cannot be written; the act must not be done.
        """
        self._note_act(act)
        if act.step_class in _HELD:
            await self._flush()

    def announce(self, act: ActBegun) -> None:
        """Begin to write an act down, while what it is done to is looked for.

        `settled` has to be awaited before anything is touched, and `end` after it.
        """
        self._note_act(act)
        if act.step_class in _HELD:
            loop = asyncio.get_running_loop()
            self._announcing = loop.create_task(self._flush(), name="journal: an act")

    async def settled(self) -> None:
        """Return once the act under way stands on the disk, if it has to.

        Raises:
            LibraryError: It cannot be written; the act must not be done.
        """
        if self._announcing is not None:
            await asyncio.shield(self._announcing)

    def _note_act(self, act: ActBegun) -> None:
        if act.step_class is StepClass.READ:
            self._act = None
            return
        self._number += 1
        self._act = JournaledStep(
            run_id=self.run_id,
            number=self._number,
            item_id=self._item_id,
            position=self._position,
            words=clip(act.words, _WORDS_CHARS),
            step_class=act.step_class,
            state=JournalState.STARTED,
            page_url=self._address(),
            row=act.row,
        )
        self._waiting[self._number] = self._newest = self._act

    async def sending(self, *, is_agreed: bool = False, what: str = "") -> None:
        """Write down that a request which may change something is let go, by the act under way or the last.

        Args:
            what: How, where to and what, in one line, secrets masked.
            is_agreed: A person said yes to it: whatever the act is, it is never done again.

        Raises:
            LibraryError: It cannot be written; the request must not leave.
        """
        async with self._writing:
            act = self._act or self._newest
            if act is None:
                return
            step_class = StepClass.COMMIT if is_agreed else act.step_class
            is_known = act.has_sent and act.step_class is step_class
            if is_known and act.number not in self._waiting:
                return
            self._mark_late_press(act)
            state = JournalState.SENDING if self._act else act.state
            sent = tr("、").join(filter(None, (act.sent, clip(what, _SENT_CHARS))))
            self._change(act, state=state, step_class=step_class, has_sent=True, sent=sent)
            self.has_sent_any |= self._newest is not None and _may_last(self._newest)
            await self._flush()

    def _mark_late_press(self, act: JournaledStep) -> None:
        """Say of the press before a field or an address that it may have sent: a save that came late."""
        if self._pressed is None or act.step_class in _HELD:
            return
        press, ended_at = self._pressed
        if not press.has_sent and time.monotonic() - ended_at <= _LATE_S:
            self._waiting[press.number] = press.model_copy(update={"has_sent": True})
        self._pressed = None

    async def end(self, outcome: Outcome | None) -> None:
        """Write down how the act ended; None when it broke off."""
        await self.settled()
        self._announcing = None
        act = self._act
        if act is None:
            return
        self._change(act, state=_state_after(act, outcome), after_url=self._address())
        self._act = None
        if act.step_class in _HELD and self._newest is not None:
            self._pressed = self._newest, time.monotonic()
        if act.may_change_something:
            await self._flush()

    async def keep_progress(self, checklist: Checklist, recorded: tuple[FlowStep, ...]) -> None:
        """Write down which items are over; a resumed run does not begin them again."""
        self._run = self._run.model_copy(update={"checklist": checklist, "recorded": recorded})
        if self._waiting:
            await self._flush()  # an item is never known to be over without its acts
        await self._memory.open_run(self._run)

    async def look_back(self) -> bytes:
        """Keep a masked picture of the page for the newest step of the history; returns it, b"" for none."""
        return await self._history_builder.look_back()

    def keep_before(self, jpeg: bytes) -> None:
        """Keep a masked picture of the page for the act under way: what it is about to be done to."""
        self._history_builder.keep_before(jpeg)

    def made_step(self, step_id: str) -> None:
        """Say which step a flow keeps of the newest act."""
        self._history_builder.made_step(step_id)

    async def close(
        self, record: RunRecord, row: BatchRow | None = None, *, is_over: bool = True
    ) -> None:
        """Write the finished run into the history, and end it in the journal, with its row if it has one.

        A replay that came to its end gets its last picture now; who cuts that off loses no history.

        Args:
            record: How it ended.
            row: Of a job over rows.
            is_over: False leaves a run without a row in the journal: it can be gone on with.

        Raises:
            LibraryError: It cannot be written.
        """
        try:
            await self._announced()
            if record.run_kind is RunKind.REPLAY and record.status is RunStatus.DONE:
                await self.look_back()
        finally:
            await self._keep(record, row, is_over=is_over)

    async def _keep(self, record: RunRecord, row: BatchRow | None, *, is_over: bool) -> None:
        history_builder = self._history_builder
        history_builder.add_fault(record)
        told = history_builder.steps(self._earlier), history_builder.pictures(self._earlier)
        finished = history_builder.note(
            AuditAction.RUN_FINISHED, record.name, ("status", record.status)
        )
        notes = (*history_builder.take_notes(), finished)
        record = history_builder.timed(record).model_copy(update={"sites": history_builder.sites})
        if row is None:
            if not is_over:
                await self._flush()
            await self._memory.add_run(record, *told, notes, is_over=is_over)
        else:
            batch_row = RowOfBatch(batch_id=self._run.batch_id, row=row)
            await self._memory.end_row(batch_row, record, *told, notes)

    async def rest(self) -> None:
        """Write down what waits, and leave the run open in the journal: it goes on another time."""
        await self._announced()
        await self._flush()

    async def _announced(self) -> None:
        """Wait for the line of an act that broke off; what could not be written waits to be written again."""
        announcing, self._announcing = self._announcing, None
        if announcing is not None:
            await asyncio.wait({announcing})
            if not announcing.cancelled():
                announcing.exception()  # told to whoever awaited `settled`

    def _change(self, act: JournaledStep, **fields: object) -> None:
        self._newest = act.model_copy(update=fields)
        self._waiting[act.number] = self._newest
        if self._act is not None:
            self._act = self._newest

    async def _flush(self) -> None:
        """Write what waits, one write after the other: what a late one gives back is newer nowhere."""
        async with self._flushing:
            steps, self._waiting = tuple(self._waiting.values()), {}
            notes = self._history_builder.take_notes()
            try:
                await self._memory.write_steps(steps, notes)
            except BaseException:  # told twice is better than never
                self._waiting = {step.number: step for step in steps} | self._waiting
                self._history_builder.give_back(notes)
                raise

    def _address(self) -> str:
        return clip(self.masked(self._browser.page_url), _URL_CHARS)


def _may_last(act: JournaledStep) -> bool:
    """Say whether an act sent something that may stay behind: it is not to be done again unlooked at."""
    return act.has_sent and act.step_class in _HELD - {StepClass.LOGIN}


def _state_after(act: JournaledStep, outcome: Outcome | None) -> JournalState:
    if outcome is not None and outcome.is_ok:
        return JournalState.DONE
    is_over = outcome is not None and (
        outcome.code == LOGIN_REFUSED
        or (not act.has_sent and (is_untouched(outcome) or is_kept_back(outcome)))
    )
    if act.may_change_something and not is_over:
        return JournalState.UNKNOWN
    return JournalState.FAILED


def was_not_tried(outcome: Outcome) -> bool:
    """Say whether nothing was pressed: it was refused, not there, covered or disabled."""
    is_out_of_reach = outcome.code.startswith("TARGET_") and outcome.code != "TARGET_GONE"
    return outcome.status is OutcomeStatus.BLOCKED or is_out_of_reach


def is_untouched(outcome: Outcome) -> bool:
    """Say whether an act that sent nothing changed nothing: it was not tried, or no row of its list was meant."""
    return was_not_tried(outcome) or outcome.code in _NOTHING_CHOSEN


def is_kept_back(outcome: Outcome) -> bool:
    """Say whether an act that sent nothing did nothing: its page said what is wrong, and stayed."""
    return outcome.status is OutcomeStatus.FAILED and outcome.code == PAGE_COMPLAINS


def fit_to_keep(
    given: Mapping[str, str], resolved: Mapping[str, str], secret: frozenset[str] = frozenset()
) -> tuple[tuple[str, str], ...]:
    """Return the values of a replay that may stand in the journal: passwords are left out.

    Args:
        given: What the person gave for this run.
        resolved: All values of the run, by which passwords are known.
        secret: Names of variables that go into password fields, whatever they are called.
    """
    known = SecretMask(Checklist(instruction=""), resolved).values
    known |= {resolved[name] for name in secret if resolved.get(name)}
    return tuple(
        (name, value)
        for name, value in given.items()
        if value not in known and name not in secret and not is_secret_name(name)
    )
