"""What the library keeps beside flows and runs: repairs, jobs over rows, checks, values given last."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from sqlmodel import Session

from studio.domain.flows.repair import Repair, RepairPictures
from studio.domain.records.audit import AuditNote
from studio.domain.records.check import CheckReport
from studio.domain.records.history import RunPicture, RunRecord, RunStep
from studio.domain.records.journal import JournaledRun, UnfinishedRun
from studio.domain.runs.batch import Batch, BatchRow, RowOfBatch
from studio.library import audit, batches, history, journal, repairs, upkeep

T = TypeVar("T")


class KeptBeside(ABC):
    """The part of a `Library` that implements `RepairStore`, `BatchStore` and `UpkeepStore`."""

    async def keep_repair(self, repair: Repair, pictures: RepairPictures | None = None) -> None:
        """See `RepairStore.keep_repair`."""
        await self._write(lambda session: repairs.keep(session, repair, pictures))

    async def repairs(self, flow_id: str = "") -> tuple[Repair, ...]:
        """See `RepairStore.repairs`."""
        return await self._read(lambda session: repairs.repairs(session, flow_id))

    async def repair_pictures(self, repair_id: str) -> RepairPictures:
        """See `RepairStore.repair_pictures`."""
        return await self._read(lambda session: repairs.pictures(session, repair_id))

    async def keep_batch(self, batch: Batch, rows: Sequence[BatchRow] = ()) -> None:
        """See `BatchStore.keep_batch`."""
        await self._write(lambda session: batches.keep(session, batch, rows))

    async def batches(self, flow_id: str = "", limit: int = 50) -> tuple[Batch, ...]:
        """See `BatchStore.batches`."""
        return await self._read(lambda session: batches.batches(session, flow_id, limit))

    async def batch(self, batch_id: str) -> Batch:
        """See `BatchStore.batch`."""
        return await self._read(lambda session: batches.batch(session, batch_id))

    async def batch_rows(self, batch_id: str) -> tuple[BatchRow, ...]:
        """See `BatchStore.batch_rows`."""
        return await self._read(lambda session: batches.rows(session, batch_id))

    async def claim_batch(self, batch: Batch) -> bool:
        """See `BatchStore.claim_batch`."""
        return await self._write(lambda session: batches.claim(session, batch))

    async def delete_batch(self, batch_id: str) -> None:
        """See `BatchStore.delete_batch`."""
        await self._write(lambda session: batches.delete(session, batch_id))

    async def begin_row(
        self, run: JournaledRun, row: BatchRow, notes: Sequence[AuditNote] = ()
    ) -> None:
        """See `RunKeeper.begin_row`."""

        def body(session: Session) -> None:
            journal.open_run(session, run)
            batches.keep_row(session, RowOfBatch(batch_id=run.batch_id, row=row))
            audit.append(session, *notes)

        await self._write(body)

    async def end_row(
        self,
        row: RowOfBatch,
        record: RunRecord,
        steps: Sequence[RunStep] = (),
        pictures: Sequence[RunPicture] = (),
        notes: Sequence[AuditNote] = (),
    ) -> None:
        """See `RunKeeper.end_row`."""

        def body(session: Session) -> None:
            history.add_run(session, record, steps, pictures)
            journal.close_run(session, record.run_id)
            batches.keep_row(session, row)
            audit.append(session, *notes)

        await self._write(body)

    async def journaled_run(self, run_id: str) -> UnfinishedRun | None:
        """See `BatchStore.journaled_run`."""
        return await self._read(lambda session: journal.journaled(session, run_id))

    async def keep_check(self, report: CheckReport) -> None:
        """See `UpkeepStore.keep_check`."""
        await self._write(lambda session: upkeep.keep_check(session, report))

    async def checks(self, flow_id: str = "") -> tuple[CheckReport, ...]:
        """See `UpkeepStore.checks`."""
        return await self._read(lambda session: upkeep.checks(session, flow_id))

    async def remember_values(self, flow_id: str, values: Mapping[str, str]) -> None:
        """See `UpkeepStore.remember_values`."""
        await self._write(lambda session: upkeep.remember(session, flow_id, values))

    async def remembered_values(self, flow_id: str) -> dict[str, str]:
        """See `UpkeepStore.remembered_values`."""
        return await self._read(lambda session: upkeep.remembered(session, flow_id))

    @abstractmethod
    async def _write(self, body: Callable[[Session], T]) -> T: ...

    @abstractmethod
    async def _read(self, body: Callable[[Session], T]) -> T: ...
