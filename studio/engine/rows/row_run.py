"""One row of a job: made ready, given to whoever plays it, and its end taken from there and from the journal."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Final

from studio.domain.events.events import RunFinished, RunKind, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.records.journal import JournaledRun, UnfinishedRun
from studio.domain.runs.batch import Batch, BatchRow, RowState
from studio.engine.healing.finder import finder_of
from studio.engine.healing.healer import healing
from studio.engine.launching import RunWorld
from studio.engine.ports import Browser, SettlePolicy
from studio.engine.rows.local_executor import RowPlace
from studio.engine.rows.row_clerk import RowClerk
from studio.engine.rows.row_executor import RowExecutor, RowOrder
from studio.engine.rows.standing import BatchYes
from studio.engine.runs.journal_writer import JournalWriter, fit_to_keep
from studio.engine.runs.reports import RunOptions
from studio.engine.runs.resuming import ResumeChoice, continuation_of
from studio.engine.runs.run import RunContext, new_run_id
from studio.engine.runs.run_control import RunControl
from studio.engine.secrets.masking import secret_variables
from studio.engine.variables.values import run_values
from studio.words import tr

_GONE: Final = "BROWSER_CLOSED"
MACHINE_LOST: Final = "MACHINE_LOST"


@dataclass(frozen=True, slots=True)
class RowWork:
    """What every row of a job needs.

    Attributes:
        flow: In the version of the job.
        secrets: Values given for this go that are kept nowhere.
        standing: What the person agreed to for all rows.
        rows: All of the job, as they were when this go began.
        is_away: Other machines play it: nobody is asked in the middle of a row.
    """

    world: RunWorld
    run_control: RunControl
    batch: Batch
    flow: Flow
    options: RunOptions
    standing: BatchYes
    secrets: Mapping[str, str] = field(repr=False)
    rows: tuple[BatchRow, ...] = ()
    is_away: bool = False

    def place(self, browser: Browser, *, is_shown: bool) -> RowPlace:
        """Return a browser of this process as a place where the rows are played.

        Args:
            browser: Which.
            is_shown: Its pages are those that the window shows.
        """
        world = self.world

        def context(journal_writer: JournalWriter) -> RunContext:
            brief = SettlePolicy.BRIEF
            made = world.context(self.run_control, self.options, brief, journal_writer)
            return made if is_shown else made.unseen()

        cells = frozenset(mapping.variable for mapping in self.batch.mappings)
        return RowPlace(
            browser=browser,
            bus=world.bus,
            flow=self.flow,
            agreed=self.standing,
            context=context,
            mending=lambda: healing(world.memory, finder_of(world.model())),
            playing=replace(self.options.playing, cells=cells),
        )


@dataclass(frozen=True, slots=True)
class RowEnd:
    """A row after it was played.

    Attributes:
        row: Its new state, as it was written.
        finished: How its run ended.
        was_cut_off: It failed before anything lasting because the browser went away, or because a login
            came in between, or it waits because its machine is gone: it may be played once more.
    """

    row: BatchRow
    finished: RunFinished
    was_cut_off: bool


class RowRun:
    """Has rows of a job played, one after the other, by one executor.

    Args:
        work: The job.
        executor: Who plays them.
    """

    def __init__(self, work: RowWork, executor: RowExecutor) -> None:
        self._work = work
        self._executor = executor

    @property
    def is_open(self) -> bool:
        """False once the executor plays no further row."""
        return self._executor.is_open

    async def play(self, row: BatchRow) -> RowEnd:
        """Play a row to its end, whatever that is; its state is on the disk when this returns.

        Raises:
            LibraryError: It cannot be written down. Nothing was done, or the journal tells what was.
            SettingsError: The values cannot be used; nothing was done.
        """
        work = self._work
        told = await work.world.memory.journaled_run(row.run_id) if row.run_id else None
        order = self._order(row, told)
        clerk = RowClerk(work.world, work.batch, order, self._executor.name)
        played = await self._executor.play(order, clerk)
        if played is None:
            return self._lost(await clerk.take_back(row), order.run.run_id)
        work.world.bus.publish(played.finished)
        settled = clerk.end()
        is_failed = settled.is_over and settled.row.state is RowState.FAILED
        return RowEnd(
            settled.row,
            played.finished,
            was_cut_off=is_failed and (played.finished.code == _GONE or played.had_login),
        )

    def _lost(self, row: BatchRow, run_id: str) -> RowEnd:
        finished = RunFinished(
            run_id=run_id,
            run_kind=RunKind.REPLAY,
            status=RunStatus.DONE if row.state is RowState.DONE else RunStatus.FAILED,
            code=MACHINE_LOST,
            message=tr("「{name}」との接続が切れました。", name=self._executor.name),
        )
        return RowEnd(row, finished, was_cut_off=row.state is RowState.WAITING)

    def _order(self, row: BatchRow, told: UnfinishedRun | None) -> RowOrder:
        work = self._work
        going_on = continuation_of(told, ResumeChoice.CONTINUE, work.flow) if told else None
        values = self._resolved(dict(row.values) | dict(work.secrets), told)
        journaled = self._journaled(row, values, told)
        running = _running(row, journaled.run_id, datetime.now(UTC))
        return RowOrder(run=journaled, row=running, values=dict(values), going_on=going_on)

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


def _running(row: BatchRow, run_id: str, at: datetime) -> BatchRow:
    update = {"state": RowState.RUNNING, "run_id": run_id, "reason": "", "answer": "", "at": at}
    return row.model_copy(update=update)
