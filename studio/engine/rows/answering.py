"""What a person says of a row: it is there, it is not, leave it out. Their word is written into the journal."""

from studio.domain.errors import SettingsError
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.records.history import RunRecord
from studio.domain.records.journal import JournaledStep, UnfinishedRun
from studio.domain.runs.batch import Batch, BatchRow, RowAnswer, RowState
from studio.engine.launching import RunWorld
from studio.engine.rows.settling import CHOICE_OF, changed
from studio.engine.runs.journal_writer import JournalWriter
from studio.engine.runs.resuming import ResumeChoice, continuation_of
from studio.words import tr

_SAID = {
    RowAnswer.DONE: tr("人が、済んでいることを確かめました。"),
    RowAnswer.AGAIN: tr("人が、まだ済んでいないことを確かめました。"),
    RowAnswer.SKIP: tr("人が、対象から外しました。"),
}
_ASKED = frozenset({RowState.UNCLEAR, RowState.FAILED})


class Answers:
    """Settles rows of one job by what the person says.

    Args:
        world: Where it is written.
        batch: The job, claimed by this process.
        flow: In the version of the job.
    """

    def __init__(self, world: RunWorld, batch: Batch, flow: Flow) -> None:
        self._world = world
        self._batch = batch
        self._flow = flow

    async def settle(self, row: BatchRow, answer: RowAnswer) -> BatchRow:
        """Write an answer down; returns the row as it is now.

        The journal learns it before the row does: whatever ends the studio in between, an act that
        is said to be done is not done again.

        Raises:
            SettingsError: ROW_NOT_ASKED: there is nothing to say of this row.
        """
        may_skip = row.state is RowState.WAITING and answer is RowAnswer.SKIP
        if row.state not in _ASKED and not may_skip:
            raise SettingsError(
                "ROW_NOT_ASKED",
                tr(
                    "{number} 行目は「{state}」です。答えることはありません。",
                    number=row.number,
                    state=row.state.words,
                ),
                tr("要確認か失敗の行だけに答えてください。"),
            )
        told = await self._world.memory.journaled_run(row.run_id) if row.run_id else None
        if answer is RowAnswer.SKIP:
            return await self._skipped(row, told)
        if told is None:
            return await self._kept(self._without_run(row, answer))
        return await self._settled(row, told, answer)

    async def _skipped(self, row: BatchRow, told: UnfinishedRun | None) -> BatchRow:
        after = await self._kept(changed(row, RowState.SKIPPED, _SAID[RowAnswer.SKIP]))
        if told is not None:
            await self._world.memory.discard_run(row.run_id)
        return after

    def _without_run(self, row: BatchRow, answer: RowAnswer) -> BatchRow:
        if answer is RowAnswer.DONE:
            return changed(row, RowState.DONE, _SAID[answer])
        return changed(row, RowState.WAITING, _SAID[answer]).model_copy(update={"run_id": ""})

    async def _settled(self, row: BatchRow, told: UnfinishedRun, answer: RowAnswer) -> BatchRow:
        choice = CHOICE_OF[answer] if told.unclear_step else ResumeChoice.CONTINUE
        going_on = continuation_of(told, choice, self._flow)
        await self._world.memory.write_steps(going_on.steps)
        if answer is RowAnswer.AGAIN or going_on.position < len(self._flow.steps):
            return await self._kept(changed(row, RowState.WAITING, _SAID[answer]))
        return await self._closed(changed(row, RowState.DONE, _SAID[answer]), told, going_on.steps)

    async def _closed(
        self, row: BatchRow, told: UnfinishedRun, steps: tuple[JournaledStep, ...]
    ) -> BatchRow:
        """End a run of which nothing is left to do."""
        journal_writer = JournalWriter(self._world.memory, self._world.browser, told.run, steps)
        record = RunRecord(
            run_id=told.run.run_id,
            flow_id=self._flow.id,
            flow_version=self._flow.version,
            name=told.run.name,
            run_kind=RunKind.REPLAY,
            status=RunStatus.DONE,
            message=row.reason,
            started_at=told.run.started_at,
            steps=len(steps),
        )
        await journal_writer.close(record, row)
        return row

    async def _kept(self, row: BatchRow) -> BatchRow:
        await self._world.memory.keep_batch(self._batch, (row,))
        return row
