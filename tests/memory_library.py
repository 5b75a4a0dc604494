"""A twin of the encrypted library that lives in memory, kept honest by the port contracts."""

import asyncio
import difflib
import json
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.errors import FlowNotFoundError, LibraryError, StudioError
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.flows.repair import Repair, RepairPictures
from studio.domain.records.audit import (
    AuditAction,
    AuditEntry,
    AuditFileReport,
    AuditNote,
    AuditReport,
    AuditTrouble,
)
from studio.domain.records.check import CheckKind, CheckReport
from studio.domain.records.history import (
    FailurePattern,
    FlowSummary,
    FlowVersion,
    RunDetail,
    RunPicture,
    RunRecord,
    RunStep,
    StepPicture,
    cause_of,
    is_no_lesson,
    mended_by,
)
from studio.domain.records.journal import JournaledRun, JournaledStep, UnfinishedRun
from studio.domain.runs.batch import Batch, BatchRow, RowOfBatch
from studio.domain.text import fold


class MemoryLibrary:
    """A `Memory` that forgets everything at its end.

    Attributes:
        faults: Raised by the next calls that write; None lets one pass.
        refusals: Raised by a method of this name, each time.
        recovery_key: To be shown once; "" of a library that was made before.
    """

    recovery_key = ""

    def __init__(self) -> None:
        self.flows: dict[str, Flow] = {}
        self.records: list[RunRecord] = []
        self.steps: dict[str, tuple[RunStep, ...]] = {}
        self.pictures: dict[tuple[str, int], RunPicture] = {}
        self.notes: list[AuditNote] = []
        self.journal: dict[str, JournaledRun] = {}
        self.journaled: dict[str, dict[int, JournaledStep]] = {}
        self.faults: list[StudioError | None] = []
        self.refusals: dict[str, StudioError] = {}
        self.repaired: dict[str, Repair] = {}
        self.repaired_pictures: dict[str, RepairPictures] = {}
        self.jobs: dict[str, Batch] = {}
        self.job_rows: dict[str, dict[int, BatchRow]] = {}
        self.reports: dict[tuple[str, CheckKind], CheckReport] = {}
        self.remembered: dict[str, dict[str, str]] = {}
        self.is_closed = False
        self._versions: dict[str, list[tuple[Flow, str]]] = {}
        self._lost: set[tuple[str, int]] = set()

    @property
    def is_open(self) -> bool:
        """See `FlowStore.is_open`."""
        return not self.is_closed

    async def ready(self) -> None:
        """See `FlowStore.ready`."""
        await asyncio.sleep(0)
        if self.is_closed:
            raise LibraryError("LIBRARY_CLOSED", "ライブラリーは閉じられています。")

    async def save(self, flow: Flow, note: str = "", based_on: int = 0) -> Flow:
        """See `FlowStore.save`."""
        await self._writing()
        known = self.flows.get(flow.id)
        if based_on and (known is None or known.version != based_on):
            raise LibraryError("FLOW_CHANGED_MEANWHILE", "別の所で保存されました。")
        stored = flow.model_copy(
            update={
                "name": self._free_name(flow),
                "version": known.version + 1 if known else 1,
                "created_at": known.created_at if known else flow.created_at,
                "updated_at": datetime.now(UTC),
            }
        )
        self.flows.pop(flow.id, None)
        self.flows[flow.id] = stored
        self._versions.setdefault(flow.id, []).append((stored, note))
        return stored

    async def get(self, id_or_name: str) -> Flow:
        """See `FlowStore.get`."""
        await self.ready()
        for flow in self.flows.values():
            if id_or_name == flow.id or fold(id_or_name) == fold(flow.name):
                return flow
        raise self._not_found(id_or_name)

    async def version(self, flow_id: str, number: int) -> Flow:
        """See `FlowStore.version`."""
        await self.ready()
        for flow, _ in self._versions.get(flow_id, []):
            if flow.version == number and (flow_id, number) not in self._lost:
                return flow
        raise self._not_found(f"{flow_id} 版 {number}")

    async def versions(self, flow_id: str) -> tuple[FlowVersion, ...]:
        """See `FlowStore.versions`."""
        await self.ready()
        return tuple(
            FlowVersion(
                number=flow.version, saved_at=flow.updated_at, steps=len(flow.steps), note=note
            )
            for flow, note in reversed(self._versions.get(flow_id, []))
        )

    def forget_version(self, flow_id: str, number: int) -> None:
        """Lose a version that the list still names."""
        kept = self._versions[flow_id]
        self._lost.add((flow_id, kept[number - 1][0].version))

    async def restore_version(self, flow_id: str, number: int) -> Flow:
        """See `FlowStore.restore_version`."""
        return await self.save(await self.version(flow_id, number), f"第 {number} 版に戻しました")

    async def summaries(self, search: str = "", failed: int = 0) -> tuple[FlowSummary, ...]:
        """See `FlowStore.summaries`."""
        await self.ready()
        found = (
            self._summary(flow)
            for flow in reversed(self.flows.values())
            if all(word in _content(flow) for word in fold(search).split())
        )
        return tuple(one for one in found if one.recent_runs - one.recent_ok >= failed)

    async def delete(self, flow_id: str) -> None:
        """See `FlowStore.delete`."""
        await self._writing()
        if flow_id not in self.flows:
            raise self._not_found(flow_id)
        del self.flows[flow_id]
        self._versions.pop(flow_id, None)

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
        await self._writing("add_run")
        self.records = [known for known in self.records if known.run_id != record.run_id]
        self.records.append(record)
        taken = {picture.number: picture for picture in pictures}
        none = RunPicture(number=0)
        self.steps[record.run_id] = tuple(
            step.model_copy(
                update={
                    "has_picture": bool(taken.get(step.number, none).jpeg),
                    "has_before": bool(taken.get(step.number, none).before),
                }
            )
            for step in steps
        )
        for number, picture in taken.items():
            self.pictures[record.run_id, number] = picture
        self.notes += notes
        if is_over:
            self.journal.pop(record.run_id, None)
            self.journaled.pop(record.run_id, None)

    async def runs(self, flow_id: str = "", limit: int = 100) -> tuple[RunRecord, ...]:
        """See `History.runs`."""
        await self.ready()
        newest = sorted(self.records, key=lambda record: record.started_at, reverse=True)
        return tuple(r for r in newest if flow_id in ("", r.flow_id))[:limit]

    async def run(self, run_id: str) -> RunDetail:
        """See `History.run`."""
        return RunDetail(record=self._record(run_id), steps=self.steps.get(run_id, ()))

    async def picture(self, run_id: str, number: int, *, is_before: bool = False) -> bytes:
        """See `History.picture`."""
        found = self.pictures.get((run_id, number), RunPicture(number=number))
        return found.before if is_before else found.jpeg

    async def step_pictures(
        self, flow_id: str, step_ids: Collection[str]
    ) -> Mapping[str, StepPicture]:
        """See `History.step_pictures`."""
        found: dict[str, StepPicture] = {}
        for record in (one for one in self.records if one.flow_id in ("", flow_id)):
            for step in self.steps.get(record.run_id, ()):
                taken = self.pictures.get((record.run_id, step.number))
                if taken is None or step.step_id not in step_ids or not step.step_id:
                    continue
                known, is_before = found.get(step.step_id), bool(taken.before)
                is_newer = known is None or (known.is_before, known.at) <= (is_before, step.at)
                if step.status is OutcomeStatus.OK and is_newer:
                    found[step.step_id] = StepPicture(
                        jpeg=taken.before or taken.jpeg, is_before=is_before, at=step.at
                    )
        return found

    async def pin_run(self, run_id: str, *, is_pinned: bool) -> None:
        """See `History.pin_run`."""
        record = self._record(run_id)
        self.records[self.records.index(record)] = record.model_copy(
            update={"is_pinned": is_pinned}
        )

    async def delete_run(self, run_id: str) -> None:
        """See `History.delete_run`."""
        self.records = [record for record in self.records if record.run_id != run_id]
        self.steps.pop(run_id, None)
        self.pictures = {key: jpeg for key, jpeg in self.pictures.items() if key[0] != run_id}

    async def patterns(self, site: str = "", limit: int = 100) -> tuple[FailurePattern, ...]:
        """See `History.patterns`."""
        found: dict[tuple[str, str, str, str], FailurePattern] = {}
        for record in self.records:
            steps = self.steps.get(record.run_id, ())
            worked = {
                (step.site, step.page, step.element)
                for step in steps
                if step.status is OutcomeStatus.OK and step.page
            }
            found = {k: one for k, one in found.items() if (*k[:2], k[3]) not in worked}
            for step in steps:
                if step.status is OutcomeStatus.OK or site not in ("", step.site):
                    continue
                mended = mended_by(steps, step)
                if is_no_lesson(step, mended):
                    continue
                key = (step.site, step.page, step.code, step.element)
                known = found.pop(key, None)
                found[key] = FailurePattern(
                    site=step.site,
                    page=step.page,
                    code=step.code,
                    element=step.element,
                    cause=cause_of(step.code),
                    message=step.message,
                    count=known.count + 1 if known else 1,
                    first_at=known.first_at if known else step.at,
                    last_at=step.at,
                    helped=mended.words if mended else "",
                    way=mended.verb if mended and step.page else "",
                    flow_names=(record.name,),
                )
        return tuple(reversed(found.values()))[:limit]

    async def open_run(self, run: JournaledRun, notes: Sequence[AuditNote] = ()) -> None:
        """See `RunKeeper.open_run`."""
        await self._writing("open_run")
        self.journal[run.run_id] = run
        self.journaled.setdefault(run.run_id, {})
        self.notes += notes

    async def write_steps(
        self, steps: Sequence[JournaledStep], notes: Sequence[AuditNote] = ()
    ) -> None:
        """See `RunKeeper.write_steps`."""
        await self._writing("write_steps")
        for step in steps:
            self.journaled[step.run_id][step.number] = step
        self.notes += notes

    async def unfinished(self) -> tuple[UnfinishedRun, ...]:
        """See `RunJournal.unfinished`; in memory every process counts as gone."""
        await self.ready()
        return tuple(
            UnfinishedRun(run=run, steps=tuple(self.journaled[run.run_id].values()))
            for run in reversed(self.journal.values())
        )

    async def discard_run(self, run_id: str) -> None:
        """See `RunKeeper.discard_run`."""
        self.journal.pop(run_id, None)
        self.journaled.pop(run_id, None)
        self.notes.append(AuditNote(action=AuditAction.RUN_DISCARDED, subject=run_id))

    async def note(self, note: AuditNote) -> None:
        """See `AuditLog.note`."""
        self.notes.append(note)

    async def entries(self, limit: int = 200, before: int = 0) -> tuple[AuditEntry, ...]:
        """See `AuditLog.entries`."""
        rows = [
            AuditEntry(
                seq=seq,
                at=datetime.now(UTC),
                actor="test",
                action=note.action,
                subject=note.subject,
                details=note.details,
                mac=f"{seq:064x}",
            )
            for seq, note in enumerate(self.notes, 1)
        ]
        return tuple(row for row in reversed(rows) if not before or row.seq < before)[:limit]

    async def verify_audit(self) -> AuditReport:
        """See `AuditLog.verify_audit`: memory is never changed behind anybody's back."""
        return AuditReport(rows=len(self.notes))

    async def export_audit(self, path: Path) -> int:
        """See `AuditLog.export_audit`."""
        lines = [entry.model_dump_json() for entry in reversed(await self.entries(10**6))]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return len(lines)

    async def verify_audit_file(self, path: Path) -> AuditFileReport:
        """See `AuditLog.verify_audit_file`: it is whole when its rows are ours, as many as told."""
        lines = path.read_text(encoding="utf-8").splitlines()
        ours = [entry.seq for entry in reversed(await self.entries(10**6))]
        told = [json.loads(line)["seq"] for line in lines]
        if told == ours[: len(told)]:
            whole = AuditReport(rows=len(lines))
            return AuditFileReport(file=whole, library=await self.verify_audit())
        broken = AuditReport(rows=len(lines), trouble=AuditTrouble.MISSING, at_seq=1)
        return AuditFileReport(file=broken)

    async def keep_repair(self, repair: Repair, pictures: RepairPictures | None = None) -> None:
        """See `RepairStore.keep_repair`."""
        await self._writing("keep_repair")
        self.repaired[repair.id] = repair
        if pictures is not None:
            self.repaired_pictures[repair.id] = pictures

    async def repairs(self, flow_id: str = "") -> tuple[Repair, ...]:
        """See `RepairStore.repairs`."""
        await self.ready()
        newest = sorted(self.repaired.values(), key=lambda repair: repair.at, reverse=True)
        return tuple(repair for repair in newest if flow_id in ("", repair.flow_id))

    async def repair_pictures(self, repair_id: str) -> RepairPictures:
        """See `RepairStore.repair_pictures`."""
        return self.repaired_pictures.get(repair_id, RepairPictures())

    async def keep_batch(self, batch: Batch, rows: Sequence[BatchRow] = ()) -> None:
        """See `BatchStore.keep_batch`."""
        await self._writing("keep_batch")
        self.jobs[batch.id] = batch
        self.job_rows.setdefault(batch.id, {}).update({row.number: row for row in rows})

    async def batches(self, flow_id: str = "", limit: int = 50) -> tuple[Batch, ...]:
        """See `BatchStore.batches`."""
        await self.ready()
        newest = sorted(self.jobs.values(), key=lambda job: job.started_at, reverse=True)
        return tuple(job for job in newest if flow_id in ("", job.flow_id))[:limit]

    async def batch(self, batch_id: str) -> Batch:
        """See `BatchStore.batch`."""
        await self.ready()
        if batch_id not in self.jobs:
            raise LibraryError("BATCH_NOT_FOUND", "このくり返しの記録はありません。")
        return self.jobs[batch_id]

    async def batch_rows(self, batch_id: str) -> tuple[BatchRow, ...]:
        """See `BatchStore.batch_rows`."""
        rows = self.job_rows.get(batch_id, {})
        return tuple(rows[number] for number in sorted(rows))

    async def claim_batch(self, batch: Batch) -> bool:
        """See `BatchStore.claim_batch`; in memory every process counts as gone."""
        await self.keep_batch(batch)
        return True

    async def delete_batch(self, batch_id: str) -> None:
        """See `BatchStore.delete_batch`."""
        self.jobs.pop(batch_id, None)
        self.job_rows.pop(batch_id, None)

    async def begin_row(
        self, run: JournaledRun, row: BatchRow, notes: Sequence[AuditNote] = ()
    ) -> None:
        """See `RunKeeper.begin_row`."""
        await self.open_run(run, notes)
        self.job_rows.setdefault(run.batch_id, {})[row.number] = row

    async def end_row(
        self,
        row: RowOfBatch,
        record: RunRecord,
        steps: Sequence[RunStep] = (),
        pictures: Sequence[RunPicture] = (),
        notes: Sequence[AuditNote] = (),
    ) -> None:
        """See `RunKeeper.end_row`."""
        await self.add_run(record, steps, pictures, notes)
        self.job_rows.setdefault(row.batch_id, {})[row.row.number] = row.row

    async def journaled_run(self, run_id: str) -> UnfinishedRun | None:
        """See `BatchStore.journaled_run`."""
        if run_id not in self.journal:
            return None
        steps = tuple(self.journaled[run_id].values())
        return UnfinishedRun(run=self.journal[run_id], steps=steps)

    async def keep_check(self, report: CheckReport) -> None:
        """See `UpkeepStore.keep_check`."""
        await self._writing("keep_check")
        self.reports[report.flow_id, report.check_kind] = report

    async def checks(self, flow_id: str = "") -> tuple[CheckReport, ...]:
        """See `UpkeepStore.checks`."""
        newest = sorted(self.reports.values(), key=lambda report: report.at, reverse=True)
        return tuple(report for report in newest if flow_id in ("", report.flow_id))

    async def remember_values(self, flow_id: str, values: Mapping[str, str]) -> None:
        """See `UpkeepStore.remember_values`."""
        await self._writing("remember_values")
        self.remembered.setdefault(flow_id, {}).update(values)

    async def remembered_values(self, flow_id: str) -> dict[str, str]:
        """See `UpkeepStore.remembered_values`."""
        await self.ready()
        if "remembered_values" in self.refusals:
            raise self.refusals["remembered_values"]
        return dict(self.remembered.get(flow_id, {}))

    async def close(self) -> None:
        """See `FlowStore.close`."""
        self.is_closed = True

    def _record(self, run_id: str) -> RunRecord:
        for record in self.records:
            if record.run_id == run_id:
                return record
        raise LibraryError("RUN_NOT_FOUND", "この実行の記録はありません。")

    async def _writing(self, method: str = "") -> None:
        await self.ready()
        if method in self.refusals:
            raise self.refusals[method]
        fault = self.faults.pop(0) if self.faults else None
        if fault:
            raise fault

    def _free_name(self, flow: Flow) -> str:
        taken = {fold(other.name) for other in self.flows.values() if other.id != flow.id}
        name, number = flow.name, 1
        while fold(name) in taken:
            number += 1
            name = f"{flow.name}（{number}）"
        return name

    def _not_found(self, wanted: str) -> FlowNotFoundError:
        names = {fold(flow.name): flow.name for flow in self.flows.values()}
        near = difflib.get_close_matches(fold(wanted), names, 3, 0.4)
        listed = "".join(f"「{names[name]}」" for name in near)
        return FlowNotFoundError(
            "FLOW_NOT_FOUND", f"「{wanted}」という手順は見つかりません。", listed or "手順の一覧"
        )

    def _summary(self, flow: Flow) -> FlowSummary:
        runs = sorted(
            (record for record in self.records if record.flow_id == flow.id),
            key=lambda record: record.started_at,
            reverse=True,
        )[:20]
        return FlowSummary(
            flow_id=flow.id,
            name=flow.name,
            purpose=flow.purpose,
            owner=flow.owner,
            sites=flow.sites,
            version=flow.version,
            steps=len(flow.steps),
            updated_at=flow.updated_at,
            is_imported=flow.is_imported,
            is_draft=flow.is_draft,
            recent_ok=sum(record.status is RunStatus.DONE for record in runs),
            recent_runs=len(runs),
            last_run=runs[0] if runs else None,
        )


def _content(flow: Flow) -> str:
    """Return everything in a flow that a person would search for."""
    items = (step.item for step in flow.steps)
    values = (f"{v.name} {v.value}" for v in flow.variables)
    return fold(" ".join((flow.name, flow.purpose, flow.owner, *flow.sites, *items, *values)))
