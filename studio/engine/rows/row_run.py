"""One row of a job: written down as running, played, and its end written together with the row's."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Final

from studio.domain.batch import Batch, BatchRow, RowState
from studio.domain.events import (
    Event,
    InputKind,
    RowChanged,
    RunFinished,
    RunKind,
    StepSkipped,
    UserInputRequested,
)
from studio.domain.flow import Flow
from studio.domain.journal import JournaledRun, UnfinishedRun
from studio.engine.healing.finder import finder_of
from studio.engine.healing.healer import healing
from studio.engine.launching import RunWorld
from studio.engine.ports import Browser, SettlePolicy
from studio.engine.replay.player import Replay
from studio.engine.rows.settling import Settled, after_run, changed
from studio.engine.rows.standing import BatchYes, RowYes
from studio.engine.runs.journal_writer import JournalWriter, fit_to_keep
from studio.engine.runs.reports import Playing, RunOptions, record_of
from studio.engine.runs.resuming import ResumeChoice, continuation_of
from studio.engine.runs.run import RunContext, new_run_id, shown_nowhere, within_sites
from studio.engine.runs.run_control import RunControl
from studio.engine.secrets.masking import secret_variables
from studio.engine.variables.values import run_values

_GONE: Final = "BROWSER_CLOSED"


@dataclass(frozen=True, slots=True)
class RowWork:
    """What every row of a job needs.

    Attributes:
        flow: In the version of the job.
        secrets: Values given for this go that are kept nowhere.
        standing: What the person agreed to for all rows.
        rows: All of the job, as they were when this go began.
    """

    world: RunWorld
    run_control: RunControl
    batch: Batch
    flow: Flow
    options: RunOptions
    standing: BatchYes
    secrets: Mapping[str, str] = field(repr=False)
    rows: tuple[BatchRow, ...] = ()


@dataclass(frozen=True, slots=True)
class RowEnd:
    """A row after it was played.

    Attributes:
        row: Its new state, as it was written.
        finished: How its run ended.
        was_cut_off: It failed before anything lasting because the browser went away, or because a login
            came in between: it may be played once more from its start.
    """

    row: BatchRow
    finished: RunFinished
    was_cut_off: bool


class RowRun:
    """Plays rows of a job, one after the other, in one browser.

    Args:
        work: The job.
        browser: Where.
        is_shown: Its pages are those that the window shows.
    """

    def __init__(self, work: RowWork, browser: Browser, *, is_shown: bool) -> None:
        self._work = work
        self._browser = browser
        self._is_shown = is_shown

    async def play(self, row: BatchRow) -> RowEnd:
        """Play a row to its end, whatever that is; its state is on the disk when this returns.

        Raises:
            LibraryError: It cannot be written down. Nothing was done, or the journal tells what was.
            SettingsError: The values cannot be used; nothing was done.
        """
        work, started_at = self._work, datetime.now(UTC)
        told = await work.world.memory.journaled_run(row.run_id) if row.run_id else None
        going_on = continuation_of(told, ResumeChoice.CONTINUE, work.flow) if told else None
        given = dict(row.values) | dict(work.secrets)
        values = self._resolved(given, told)
        journaled = self._journaled(row, values, told)
        running = _running(row, journaled.run_id, started_at)
        journal_writer = JournalWriter(
            work.world.memory, self._browser, journaled, going_on.steps if going_on else ()
        )
        heard = _Heard(journaled.run_id, work.flow)
        unfollow = journal_writer.follow(work.world.bus), work.world.bus.subscribe(heard.take)
        try:
            await journal_writer.open(is_resumed=told is not None, row=running)
            self._tell(running)
            mending = healing(work.world.memory, finder_of(work.world.model()))
            context = self._context(journal_writer, values)
            replay = Replay(context, work.flow, values, going_on, self._playing(row), mending)
            finished = await replay.carry_out()
        finally:
            for end in unfollow:
                end()
        settled = await self._written(
            journal_writer, running, finished, started_at, heard.passed_by
        )
        work.world.bus.publish(finished)
        self._tell(settled.row)
        is_failed = settled.is_over and settled.row.state is RowState.FAILED
        return RowEnd(
            settled.row,
            finished,
            was_cut_off=is_failed and (finished.code == _GONE or heard.had_login),
        )

    async def _written(
        self,
        journal_writer: JournalWriter,
        row: BatchRow,
        finished: RunFinished,
        started_at: datetime,
        passed_by: tuple[str, ...],
    ) -> Settled:
        """Write the row's end and its run's in one breath, or leave the run open where it must go on."""
        memory, flow = self._work.world.memory, self._work.flow
        await journal_writer.rest()
        settled = after_run(row, finished, await memory.journaled_run(row.run_id))
        if passed_by and settled.row.state is RowState.DONE:
            told = changed(
                settled.row, RowState.DONE, f"飛ばした操作があります：{'、'.join(passed_by)}"
            )
            settled = Settled(told, is_over=settled.is_over)
        if finished.answer and settled.row.state is RowState.DONE:
            answered = settled.row.model_copy(update={"answer": finished.answer.text})
            settled = Settled(answered, is_over=settled.is_over)
        if not settled.is_over:
            await memory.keep_batch(self._work.batch, (settled.row,))
            return settled
        record = record_of(finished, flow.id, flow.name, started_at)
        await journal_writer.close(
            record.model_copy(update={"flow_version": flow.version}), settled.row
        )
        return settled

    def _resolved(self, given: Mapping[str, str], told: UnfinishedRun | None) -> Mapping[str, str]:
        """Return what the flow's words stand for; a row that goes on keeps what it had."""
        flow, almanac = self._work.flow, self._work.world.almanac
        if told is None:
            return run_values(flow, given, almanac).values
        before, known = dict(told.run.resolved), dict(told.run.values)
        return run_values(flow, given, almanac, before, known).values

    def _journaled(
        self, row: BatchRow, values: Mapping[str, str], told: UnfinishedRun | None
    ) -> JournaledRun:
        secret = secret_variables(self._work.flow)
        return JournaledRun(
            run_id=told.run.run_id if told else new_run_id(),
            run_kind=RunKind.REPLAY,
            name=self._work.flow.name,
            flow_id=self._work.flow.id,
            flow_version=self._work.flow.version,
            values=fit_to_keep(dict(row.values), values, secret),
            resolved=fit_to_keep(values, values, secret),
            batch_id=self._work.batch.id,
            row=row.number,
        )

    def _context(self, journal_writer: JournalWriter, values: Mapping[str, str]) -> RunContext:
        work = self._work
        context = work.world.context(
            work.run_control, work.options, SettlePolicy.BRIEF, journal_writer
        )
        context = within_sites(context, work.flow)
        return replace(
            context,
            browser=self._browser,
            on_observed=context.on_observed if self._is_shown else shown_nowhere,
            standing=RowYes(work.standing, values),
        )

    def _playing(self, row: BatchRow) -> Playing:
        batch = self._work.batch
        cells = frozenset(mapping.variable for mapping in batch.mappings)
        playing = self._work.options.playing
        return replace(playing, batch_id=batch.id, row=row.number, cells=cells)

    def _tell(self, row: BatchRow) -> None:
        event = RowChanged(run_id=row.run_id, batch_id=self._work.batch.id, row=row)
        self._work.world.bus.publish(event)


class _Heard:
    """What a run tells that matters to its row: a login in between, steps that were passed by."""

    def __init__(self, run_id: str, flow: Flow) -> None:
        self._run_id = run_id
        self._needed = {one.id for one in flow.steps if one.is_enabled and not one.is_optional}
        self.had_login = False
        self.passed_by: tuple[str, ...] = ()

    def take(self, event: Event) -> None:
        if event.run_id != self._run_id:
            return
        if isinstance(event, UserInputRequested):
            self.had_login |= event.input_kind in (InputKind.LOGIN, InputKind.CODE)
        if isinstance(event, StepSkipped) and event.step_id in self._needed:
            self.passed_by += (event.words,)


def _running(row: BatchRow, run_id: str, at: datetime) -> BatchRow:
    update = {"state": RowState.RUNNING, "run_id": run_id, "reason": "", "answer": "", "at": at}
    return row.model_copy(update=update)
