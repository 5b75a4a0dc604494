"""Every call of `Memory`, handed on to a library that is opened by the first of them."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from studio.domain.flows.flow import Flow
from studio.domain.flows.repair import Repair, RepairPictures
from studio.domain.records.audit import AuditEntry, AuditFileReport, AuditNote, AuditReport
from studio.domain.records.history import (
    FailurePattern,
    FlowSummary,
    FlowVersion,
    RunDetail,
    RunPicture,
    RunRecord,
    RunStep,
    StepPicture,
)
from studio.domain.records.journal import JournaledRun, JournaledStep, UnfinishedRun
from studio.domain.runs.batch import Batch, BatchRow, RowOfBatch

if TYPE_CHECKING:
    from studio.domain.records.check import CheckReport
    from studio.library.store import Library


class OpenedOnUse(ABC):
    """A `Memory` but for `open` and `close`."""

    @property
    @abstractmethod
    def is_open(self) -> bool:
        """See `FlowStore.is_open`."""

    @abstractmethod
    async def open(self) -> "Library":
        """Unlock and open; returns the open one when it is."""

    async def ready(self) -> None:
        """See `FlowStore.ready`."""
        await self.open()

    async def save(self, flow: Flow, note: str = "", based_on: int = 0) -> Flow:
        """See `FlowStore.save`."""
        return await (await self.open()).save(flow, note, based_on)

    async def get(self, id_or_name: str) -> Flow:
        """See `FlowStore.get`."""
        return await (await self.open()).get(id_or_name)

    async def version(self, flow_id: str, number: int) -> Flow:
        """See `FlowStore.version`."""
        return await (await self.open()).version(flow_id, number)

    async def versions(self, flow_id: str) -> tuple[FlowVersion, ...]:
        """See `FlowStore.versions`."""
        return await (await self.open()).versions(flow_id)

    async def restore_version(self, flow_id: str, number: int) -> Flow:
        """See `FlowStore.restore_version`."""
        return await (await self.open()).restore_version(flow_id, number)

    async def summaries(self, search: str = "", failed: int = 0) -> tuple[FlowSummary, ...]:
        """See `FlowStore.summaries`."""
        return await (await self.open()).summaries(search, failed)

    async def delete(self, flow_id: str) -> None:
        """See `FlowStore.delete`."""
        await (await self.open()).delete(flow_id)

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
        await (await self.open()).add_run(record, steps, pictures, notes, is_over=is_over)

    async def runs(self, flow_id: str = "", limit: int = 100) -> tuple[RunRecord, ...]:
        """See `History.runs`."""
        return await (await self.open()).runs(flow_id, limit)

    async def run(self, run_id: str) -> RunDetail:
        """See `History.run`."""
        return await (await self.open()).run(run_id)

    async def picture(self, run_id: str, number: int, *, is_before: bool = False) -> bytes:
        """See `History.picture`."""
        return await (await self.open()).picture(run_id, number, is_before=is_before)

    async def step_pictures(
        self, flow_id: str, step_ids: Collection[str]
    ) -> Mapping[str, StepPicture]:
        """See `History.step_pictures`."""
        return await (await self.open()).step_pictures(flow_id, step_ids)

    async def pin_run(self, run_id: str, *, is_pinned: bool) -> None:
        """See `History.pin_run`."""
        await (await self.open()).pin_run(run_id, is_pinned=is_pinned)

    async def delete_run(self, run_id: str) -> None:
        """See `History.delete_run`."""
        await (await self.open()).delete_run(run_id)

    async def patterns(self, site: str = "", limit: int = 100) -> tuple[FailurePattern, ...]:
        """See `History.patterns`."""
        return await (await self.open()).patterns(site, limit)

    async def open_run(self, run: JournaledRun, notes: Sequence[AuditNote] = ()) -> None:
        """See `RunKeeper.open_run`."""
        await (await self.open()).open_run(run, notes)

    async def write_steps(
        self, steps: Sequence[JournaledStep], notes: Sequence[AuditNote] = ()
    ) -> None:
        """See `RunKeeper.write_steps`."""
        await (await self.open()).write_steps(steps, notes)

    async def unfinished(self) -> tuple[UnfinishedRun, ...]:
        """See `RunJournal.unfinished`."""
        return await (await self.open()).unfinished()

    async def discard_run(self, run_id: str) -> None:
        """See `RunKeeper.discard_run`."""
        await (await self.open()).discard_run(run_id)

    async def note(self, note: AuditNote) -> None:
        """See `AuditLog.note`."""
        await (await self.open()).note(note)

    async def entries(self, limit: int = 200, before: int = 0) -> tuple[AuditEntry, ...]:
        """See `AuditLog.entries`."""
        return await (await self.open()).entries(limit, before)

    async def verify_audit(self) -> AuditReport:
        """See `AuditLog.verify_audit`."""
        return await (await self.open()).verify_audit()

    async def export_audit(self, path: Path) -> int:
        """See `AuditLog.export_audit`."""
        return await (await self.open()).export_audit(path)

    async def verify_audit_file(self, path: Path) -> AuditFileReport:
        """See `AuditLog.verify_audit_file`."""
        return await (await self.open()).verify_audit_file(path)

    async def keep_repair(self, repair: Repair, pictures: RepairPictures | None = None) -> None:
        """See `RepairStore.keep_repair`."""
        await (await self.open()).keep_repair(repair, pictures)

    async def repairs(self, flow_id: str = "") -> tuple[Repair, ...]:
        """See `RepairStore.repairs`."""
        return await (await self.open()).repairs(flow_id)

    async def repair_pictures(self, repair_id: str) -> RepairPictures:
        """See `RepairStore.repair_pictures`."""
        return await (await self.open()).repair_pictures(repair_id)

    async def keep_batch(self, batch: Batch, rows: Sequence[BatchRow] = ()) -> None:
        """See `BatchStore.keep_batch`."""
        await (await self.open()).keep_batch(batch, rows)

    async def batches(self, flow_id: str = "", limit: int = 50) -> tuple[Batch, ...]:
        """See `BatchStore.batches`."""
        return await (await self.open()).batches(flow_id, limit)

    async def batch(self, batch_id: str) -> Batch:
        """See `BatchStore.batch`."""
        return await (await self.open()).batch(batch_id)

    async def batch_rows(self, batch_id: str) -> tuple[BatchRow, ...]:
        """See `BatchStore.batch_rows`."""
        return await (await self.open()).batch_rows(batch_id)

    async def claim_batch(self, batch: Batch) -> bool:
        """See `BatchStore.claim_batch`."""
        return await (await self.open()).claim_batch(batch)

    async def delete_batch(self, batch_id: str) -> None:
        """See `BatchStore.delete_batch`."""
        await (await self.open()).delete_batch(batch_id)

    async def begin_row(
        self, run: JournaledRun, row: BatchRow, notes: Sequence[AuditNote] = ()
    ) -> None:
        """See `RunKeeper.begin_row`."""
        await (await self.open()).begin_row(run, row, notes)

    async def end_row(
        self,
        row: RowOfBatch,
        record: RunRecord,
        steps: Sequence[RunStep] = (),
        pictures: Sequence[RunPicture] = (),
        notes: Sequence[AuditNote] = (),
    ) -> None:
        """See `RunKeeper.end_row`."""
        await (await self.open()).end_row(row, record, steps, pictures, notes)

    async def journaled_run(self, run_id: str) -> UnfinishedRun | None:
        """See `BatchStore.journaled_run`."""
        return await (await self.open()).journaled_run(run_id)

    async def keep_check(self, report: "CheckReport") -> None:
        """See `UpkeepStore.keep_check`."""
        await (await self.open()).keep_check(report)

    async def checks(self, flow_id: str = "") -> "tuple[CheckReport, ...]":
        """See `UpkeepStore.checks`."""
        return await (await self.open()).checks(flow_id)

    async def remember_values(self, flow_id: str, values: Mapping[str, str]) -> None:
        """See `UpkeepStore.remember_values`."""
        await (await self.open()).remember_values(flow_id, values)

    async def remembered_values(self, flow_id: str) -> dict[str, str]:
        """See `UpkeepStore.remembered_values`."""
        return await (await self.open()).remembered_values(flow_id)
