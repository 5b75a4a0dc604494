"""The keeper of one row, on the side that has the job: writes what its player tells, until the row is taken back."""

import os
from collections.abc import Sequence

from studio.domain.errors import LibraryError
from studio.domain.events.events import RowChanged, RunFinished
from studio.domain.records.audit import AuditNote
from studio.domain.runs.batch import Batch, BatchRow, RowOfBatch, RowState
from studio.engine.launching import RunWorld
from studio.engine.rows.row_executor import (
    BeginRow,
    EndRow,
    RowNote,
    RowOrder,
    SettleRow,
    WriteSteps,
)
from studio.engine.rows.settling import Settled, after_cut, after_run, changed
from studio.words import tr


class RowClerk:
    """`RowKeeper` of one row. Of what a player says, only its own run and row count.

    Args:
        world: Where it is written and told.
        batch: The job.
        order: The row.
        machine: Where it is played; "" for here.
    """

    def __init__(self, world: RunWorld, batch: Batch, order: RowOrder, machine: str = "") -> None:
        self._world = world
        self._batch = batch
        run = order.run.model_copy(update={"owner_pid": os.getpid()})
        self._order = order.model_copy(update={"run": run})
        self._machine = machine
        self._has_begun = self._is_written = self._is_closed = False
        self._settled: Settled | None = None

    async def keep(self, note: RowNote) -> Settled | None:
        """See `RowKeeper.keep`."""
        memory = self._world.memory
        match note:
            case BeginRow():
                self._check()
                await memory.begin_row(self._order.run, self._order.row, self._signed(note.notes))
                self._has_begun = True
                self._tell(self._order.row)
            case WriteSteps():
                self._check(*(step.run_id for step in note.steps))
                await memory.write_steps(note.steps, self._signed(note.notes))
            case SettleRow():
                self._check(note.finished.run_id)
                return await self._settle(note)
            case EndRow():
                self._check(note.record.run_id)
                await self._end(note)
        return None

    async def _settle(self, note: SettleRow) -> Settled:
        memory, finished = self._world.memory, self._placed(note.finished)
        told = await memory.journaled_run(self._order.run.run_id)
        settled = after_run(self._order.row, finished, told)
        row = settled.row
        if row.state is RowState.DONE and note.passed_by:
            row = changed(
                row,
                RowState.DONE,
                tr("飛ばした操作があります：{passed_by}", passed_by=tr("、").join(note.passed_by)),
            )
        if row.state is RowState.DONE and finished.answer:
            row = row.model_copy(update={"answer": finished.answer.text})
        self._settled = Settled(row, is_over=settled.is_over)
        if not settled.is_over:
            await memory.keep_batch(self._batch, (row,))
            self._is_written = True
        return self._settled

    def _placed(self, finished: RunFinished) -> RunFinished:
        """Say in what went wrong on which machine it was."""
        if not self._machine or not finished.message:
            return finished
        words = tr("「{machine}」で：{message}", machine=self._machine, message=finished.message)
        return finished.model_copy(update={"message": words})

    async def _end(self, note: EndRow) -> None:
        if self._settled is None or not self._settled.is_over:
            raise _taken_back()
        row = RowOfBatch(batch_id=self._batch.id, row=self._settled.row)
        notes = self._signed(note.notes)
        await self._world.memory.end_row(row, note.record, note.steps, note.pictures, notes)
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
        tr("この行は、もうこのブラウザーのものではありません。何もしませんでした。"),
    )
