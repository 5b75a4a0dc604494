"""The keeper of one row, on the side that has the job: writes what its player tells, until the row is taken back."""

import os
from collections.abc import Sequence

from typing_extensions import override

from studio.domain.audit import AuditNote
from studio.domain.batch import Batch, BatchRow, RowOfBatch, RowState
from studio.domain.errors import LibraryError
from studio.domain.events import RowChanged, RunFinished
from studio.domain.history import RunPicture, RunRecord, RunStep
from studio.domain.journal import JournaledRun, JournaledStep
from studio.engine.launching import RunWorld
from studio.engine.rows.row_executor import RowKeeper, RowOrder
from studio.engine.rows.settling import Settled, after_cut, after_run, changed


class RowClerk(RowKeeper):
    """Keeps one row. Of what a player says, only its own run and row count.

    Args:
        world: Where it is written and told.
        batch: The job.
        order: The row.
        machine: Where it is played, for the audit; "" for here.
    """

    def __init__(self, world: RunWorld, batch: Batch, order: RowOrder, machine: str = "") -> None:
        self._world = world
        self._batch = batch
        self._order = order
        self._machine = machine
        self._has_begun = self._is_written = self._is_closed = False
        self._settled: Settled | None = None

    @override
    async def begin_row(
        self, run: JournaledRun, row: BatchRow, notes: Sequence[AuditNote] = ()
    ) -> None:
        """See `RunKeeper.begin_row`."""
        self._check(run.run_id)
        own = self._order.run.model_copy(update={"owner_pid": os.getpid()})
        await self._world.memory.begin_row(own, self._order.row, self._signed(notes))
        self._has_begun = True
        self._tell(self._order.row)

    @override
    async def write_steps(
        self, steps: Sequence[JournaledStep], notes: Sequence[AuditNote] = ()
    ) -> None:
        """See `RunKeeper.write_steps`."""
        self._check(*(step.run_id for step in steps))
        await self._world.memory.write_steps(steps, self._signed(notes))

    @override
    async def settle(self, finished: RunFinished, passed_by: tuple[str, ...]) -> Settled:
        """See `RowKeeper.settle`."""
        self._check(finished.run_id)
        memory = self._world.memory
        told = await memory.journaled_run(self._order.run.run_id)
        settled = after_run(self._order.row, finished, told)
        row = settled.row
        if row.state is RowState.DONE and passed_by:
            row = changed(row, RowState.DONE, f"飛ばした操作があります：{'、'.join(passed_by)}")
        if row.state is RowState.DONE and finished.answer:
            row = row.model_copy(update={"answer": finished.answer.text})
        self._settled = Settled(row, is_over=settled.is_over)
        if not settled.is_over:
            await memory.keep_batch(self._batch, (row,))
            self._is_written = True
        return self._settled

    @override
    async def end_row(
        self,
        row: RowOfBatch,
        record: RunRecord,
        steps: Sequence[RunStep] = (),
        pictures: Sequence[RunPicture] = (),
        notes: Sequence[AuditNote] = (),
    ) -> None:
        """See `RunKeeper.end_row`; the row is what `settle` said."""
        self._check(record.run_id)
        if self._settled is None or not self._settled.is_over:
            raise _taken_back()
        told = RowOfBatch(batch_id=self._batch.id, row=self._settled.row)
        await self._world.memory.end_row(told, record, steps, pictures, self._signed(notes))
        self._is_written = True

    def end(self) -> Settled:
        """Take the row back from its player, who came to the end with it, and tell it; returns what it is now."""
        self._is_closed = True
        assert self._settled is not None
        self._tell(self._settled.row)
        return self._settled

    async def take_back(self, before: BatchRow) -> BatchRow:
        """Take the row back from a player that is gone; returns it as the journal tells it.

        Args:
            before: The row before it was given away.

        Raises:
            LibraryError: It cannot be read or written.
        """
        self._is_closed = True
        if not self._has_begun:
            return before
        if self._is_written and self._settled is not None:
            row = self._settled.row
        else:
            told = await self._world.memory.journaled_run(self._order.run.run_id)
            row = after_cut(self._order.row, told)
            await self._world.memory.keep_batch(self._batch, (row,))
        self._tell(row)
        return row

    def _check(self, *run_ids: str) -> None:
        if self._is_closed or any(run_id != self._order.run.run_id for run_id in run_ids):
            raise _taken_back()

    def _signed(self, notes: Sequence[AuditNote]) -> tuple[AuditNote, ...]:
        """Say in the audit on which machine it was."""
        where = (("machine", self._machine),) if self._machine else ()
        return tuple(note.model_copy(update={"details": (*note.details, *where)}) for note in notes)

    def _tell(self, row: BatchRow) -> None:
        event = RowChanged(run_id=self._order.run.run_id, batch_id=self._batch.id, row=row)
        self._world.bus.publish(event)


def _taken_back() -> LibraryError:
    return LibraryError(
        "ROW_TAKEN_BACK",
        "この行は、もうこのブラウザーのものではありません。何もしませんでした。",
    )
