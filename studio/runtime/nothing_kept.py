"""A run away from the studio keeps no journal and no history; what it may not do twice, it knows itself."""

from collections.abc import Sequence

from studio.domain.records.audit import AuditNote
from studio.domain.records.history import RunPicture, RunRecord, RunStep
from studio.domain.records.journal import JournaledRun, JournaledStep
from studio.domain.runs.batch import BatchRow, RowOfBatch


class NothingKept:
    """`RunKeeper` of a script: what the writer of a run notes is gone with the run."""

    async def open_run(self, run: JournaledRun, notes: Sequence[AuditNote] = ()) -> None:
        """See `RunKeeper.open_run`."""

    async def write_steps(
        self, steps: Sequence[JournaledStep], notes: Sequence[AuditNote] = ()
    ) -> None:
        """See `RunKeeper.write_steps`."""

    async def discard_run(self, run_id: str) -> None:
        """See `RunKeeper.discard_run`."""

    async def add_run(
        self,
        record: RunRecord,
        steps: Sequence[RunStep] = (),
        pictures: Sequence[RunPicture] = (),
        notes: Sequence[AuditNote] = (),
        *,
        is_over: bool = True,
    ) -> None:
        """See `RunKeeper.add_run`."""

    async def begin_row(
        self, run: JournaledRun, row: BatchRow, notes: Sequence[AuditNote] = ()
    ) -> None:
        """See `RunKeeper.begin_row`."""

    async def end_row(
        self,
        row: RowOfBatch,
        record: RunRecord,
        steps: Sequence[RunStep] = (),
        pictures: Sequence[RunPicture] = (),
        notes: Sequence[AuditNote] = (),
    ) -> None:
        """See `RunKeeper.end_row`."""
