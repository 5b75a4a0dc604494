"""Plays rows in a browser of this process, whoever keeps them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from typing_extensions import override

from studio.domain.events.events import Event, InputKind, StepSkipped, UserInputRequested
from studio.domain.flows.flow import Flow
from studio.domain.records.audit import AuditNote
from studio.domain.records.history import RunPicture, RunRecord, RunStep
from studio.domain.records.journal import JournaledRun, JournaledStep
from studio.domain.runs.batch import BatchRow, RowOfBatch
from studio.engine.memory import RunKeeper
from studio.engine.ports import Browser
from studio.engine.replay.player import Replay
from studio.engine.replay.target_healing import MakeMender
from studio.engine.rows.row_executor import (
    BeginRow,
    EndRow,
    RowKeeper,
    RowOrder,
    RowPlayed,
    SettleRow,
    WriteSteps,
)
from studio.engine.rows.standing import BatchYes, RowYes
from studio.engine.runs.bus import EventBus
from studio.engine.runs.journal_writer import JournalWriter
from studio.engine.runs.reports import Playing, record_of
from studio.engine.runs.run import RunContext, within_sites


@dataclass(frozen=True, slots=True)
class RowPlace:
    """Where rows are played.

    Attributes:
        context: Returns what a run needs in hand here.
        mending: Returns who heals a row's steps.
        playing: How they are played.
        agreed: What the person agreed to for all rows.
    """

    browser: Browser
    bus: EventBus
    flow: Flow
    agreed: BatchYes
    context: Callable[[JournalWriter], RunContext]
    mending: Callable[[], MakeMender]
    playing: Playing


class LocalExecutor:
    """`RowExecutor` in a browser of this process."""

    name = ""
    is_open = True

    def __init__(self, place: RowPlace) -> None:
        self._place = place

    async def play(self, order: RowOrder, keeper: RowKeeper) -> RowPlayed:
        """See `RowExecutor.play`."""
        place, flow = self._place, self._place.flow
        earlier = order.going_on.steps if order.going_on else ()
        journal_writer = JournalWriter(_ToKeeper(keeper), place.browser, order.run, earlier)
        heard = _Heard(order.run.run_id, flow)
        unfollow = journal_writer.follow(place.bus), place.bus.subscribe(heard.take)
        try:
            await journal_writer.open(is_resumed=order.going_on is not None, row=order.row)
            replay = Replay(
                self._context(order, journal_writer),
                flow,
                order.values,
                order.going_on,
                replace(place.playing, batch_id=order.run.batch_id, row=order.row.number),
                place.mending(),
            )
            finished = await replay.carry_out()
        finally:
            for end in unfollow:
                end()
        await journal_writer.rest()
        settled = await keeper.keep(SettleRow(finished=finished, passed_by=heard.passed_by))
        if settled is not None and settled.is_over:
            started_at = order.row.at or order.run.started_at
            record = record_of(finished, flow.id, flow.name, started_at)
            record = record.model_copy(update={"flow_version": flow.version})
            await journal_writer.close(record, settled.row)
        return RowPlayed(finished=finished, had_login=heard.had_login)

    def _context(self, order: RowOrder, journal_writer: JournalWriter) -> RunContext:
        context = within_sites(self._place.context(journal_writer), self._place.flow)
        return replace(
            context,
            browser=self._place.browser,
            standing=RowYes(self._place.agreed, order.values),
        )


class _ToKeeper(RunKeeper):
    """What the writer of a run notes, as notes for the row's keeper. A run without a row is never its."""

    def __init__(self, keeper: RowKeeper) -> None:
        self._keeper = keeper

    @override
    async def open_run(self, run: JournaledRun, notes: Sequence[AuditNote] = ()) -> None:
        raise NotImplementedError

    @override
    async def discard_run(self, run_id: str) -> None:
        raise NotImplementedError

    @override
    async def add_run(
        self,
        record: RunRecord,
        steps: Sequence[RunStep] = (),
        pictures: Sequence[RunPicture] = (),
        notes: Sequence[AuditNote] = (),
        *,
        is_over: bool = True,
    ) -> None:
        raise NotImplementedError

    @override
    async def begin_row(
        self, run: JournaledRun, row: BatchRow, notes: Sequence[AuditNote] = ()
    ) -> None:
        await self._keeper.keep(BeginRow(notes=tuple(notes)))

    @override
    async def write_steps(
        self, steps: Sequence[JournaledStep], notes: Sequence[AuditNote] = ()
    ) -> None:
        await self._keeper.keep(WriteSteps(steps=tuple(steps), notes=tuple(notes)))

    @override
    async def end_row(
        self,
        row: RowOfBatch,
        record: RunRecord,
        steps: Sequence[RunStep] = (),
        pictures: Sequence[RunPicture] = (),
        notes: Sequence[AuditNote] = (),
    ) -> None:
        told = tuple(steps), tuple(pictures), tuple(notes)
        await self._keeper.keep(
            EndRow(record=record, steps=told[0], pictures=told[1], notes=told[2])
        )


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
