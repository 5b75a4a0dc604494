"""The library as the engine knows it (`FlowStore`): asynchronous outside, one thread inside.

SQLite blocks and its driver wants one thread at a time; so all work goes through a single worker,
in the order it was asked for, and the event loop never waits for a disk.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

from sqlmodel import Session

from studio.domain.failpoints import fp
from studio.domain.flows.flow import Flow
from studio.domain.records.audit import (
    AuditAction,
    AuditAnchor,
    AuditEntry,
    AuditFileReport,
    AuditNote,
    AuditReport,
)
from studio.domain.records.credential import SecretRow
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
from studio.library import audit, audit_file, faults, flows, history, journal, patterns, secret_rows
from studio.library.beside import KeptBeside
from studio.library.database import Database
from studio.library.tables import MetaRow

_DEADLINE_S: Final = 60.0

T = TypeVar("T")


class Library(KeptBeside):
    """Flows and runs in one encrypted file. Made by `Library.open`.

    Every method raises `LibraryError`s only; what `Database` lists may come at any time.
    """

    def __init__(self, database: Database, worker: ThreadPoolExecutor) -> None:
        self._database = database
        self._worker = worker
        self._is_closed = False

    @classmethod
    async def open(
        cls, path: Path, db_key: bytes, *, existed: bool, audit_key: bytes = b""
    ) -> "Library":
        """Open a library, or make one where none has been.

        Args:
            path: The file.
            db_key: 32 bytes.
            audit_key: Chains the audit log; derived from `db_key` when empty.
            existed: A library was made here before (the keys file remembers it).

        Raises:
            LibraryError: See `Database`.
        """
        worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="library")
        try:
            async with asyncio.timeout(_DEADLINE_S):
                database = await asyncio.get_running_loop().run_in_executor(
                    worker, lambda: Database(path, db_key, existed=existed, audit_key=audit_key)
                )
        except TimeoutError:
            worker.shutdown(wait=False)
            raise faults.slow(path) from None
        except BaseException:
            worker.shutdown(wait=False)
            raise
        return cls(database, worker)

    @property
    def path(self) -> Path:
        """The file."""
        return self._database.path

    @property
    def is_read_only(self) -> bool:
        """True where this account may read the file and not write it."""
        return self._database.is_read_only

    @property
    def is_open(self) -> bool:
        """See `FlowStore.is_open`."""
        return not self._is_closed

    async def ready(self) -> None:
        """Do nothing while it is open: a `Library` is made open.

        Raises:
            LibraryError: LIBRARY_CLOSED.
        """
        if self._is_closed:
            raise faults.closed()

    async def save(self, flow: Flow, note: str = "", based_on: int = 0) -> Flow:
        """See `FlowStore.save`."""
        return await self._write(lambda session: flows.save(session, flow, note, based_on))

    async def get(self, id_or_name: str) -> Flow:
        """See `FlowStore.get`."""
        return await self._read(lambda session: flows.get(session, id_or_name))

    async def version(self, flow_id: str, number: int) -> Flow:
        """See `FlowStore.version`."""
        return await self._read(lambda session: flows.version(session, flow_id, number))

    async def versions(self, flow_id: str) -> tuple[FlowVersion, ...]:
        """See `FlowStore.versions`."""
        return await self._read(lambda session: flows.versions(session, flow_id))

    async def restore_version(self, flow_id: str, number: int) -> Flow:
        """See `FlowStore.restore_version`."""
        return await self._write(lambda session: flows.restore(session, flow_id, number))

    async def summaries(self, search: str = "", failed: int = 0) -> tuple[FlowSummary, ...]:
        """See `FlowStore.summaries`: every word of `search` must be in the flow."""
        return await self._read(lambda session: flows.summaries(session, search, failed))

    async def delete(self, flow_id: str) -> None:
        """See `FlowStore.delete`."""
        await self._write(lambda session: flows.delete(session, flow_id))

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

        def body(session: Session) -> None:
            history.add_run(session, record, steps, pictures)
            if is_over:
                journal.close_run(session, record.run_id)
            audit.append(session, *notes)

        await self._write(body)

    async def runs(self, flow_id: str = "", limit: int = 100) -> tuple[RunRecord, ...]:
        """See `History.runs`."""
        return await self._read(lambda session: history.runs(session, flow_id, limit))

    async def run(self, run_id: str) -> RunDetail:
        """See `History.run`."""
        return await self._read(lambda session: history.run(session, run_id))

    async def picture(self, run_id: str, number: int, *, is_before: bool = False) -> bytes:
        """See `History.picture`."""
        return await self._read(
            lambda session: history.picture(session, run_id, number, is_before=is_before)
        )

    async def step_pictures(
        self, flow_id: str, step_ids: Collection[str]
    ) -> Mapping[str, StepPicture]:
        """See `History.step_pictures`."""
        return await self._read(lambda session: history.step_pictures(session, flow_id, step_ids))

    async def pin_run(self, run_id: str, *, is_pinned: bool) -> None:
        """See `History.pin_run`."""
        await self._write(lambda session: history.pin(session, run_id, is_pinned=is_pinned))

    async def delete_run(self, run_id: str) -> None:
        """See `History.delete_run`."""
        await self._write(lambda session: history.remove(session, run_id))

    async def patterns(self, site: str = "", limit: int = 100) -> tuple[FailurePattern, ...]:
        """See `History.patterns`."""
        return await self._read(lambda session: patterns.patterns(session, site, limit))

    async def open_run(self, run: JournaledRun, notes: Sequence[AuditNote] = ()) -> None:
        """See `RunKeeper.open_run`."""

        def body(session: Session) -> None:
            journal.open_run(session, run)
            audit.append(session, *notes)

        await self._write(body)

    async def write_steps(
        self, steps: Sequence[JournaledStep], notes: Sequence[AuditNote] = ()
    ) -> None:
        """See `RunKeeper.write_steps`."""

        def body(session: Session) -> None:
            journal.write_steps(session, steps)
            audit.append(session, *notes)

        await self._write(body)

    async def unfinished(self) -> tuple[UnfinishedRun, ...]:
        """See `RunJournal.unfinished`."""
        return await self._read(journal.unfinished)

    async def discard_run(self, run_id: str) -> None:
        """See `RunKeeper.discard_run`."""

        def body(session: Session) -> None:
            journal.close_run(session, run_id)
            audit.append(session, AuditNote(action=AuditAction.RUN_DISCARDED, subject=run_id))

        await self._write(body)

    async def note(self, note: AuditNote) -> None:
        """See `AuditLog.note`."""
        await self._write(lambda session: audit.append(session, note))

    async def entries(self, limit: int = 200, before: int = 0) -> tuple[AuditEntry, ...]:
        """See `AuditLog.entries`."""
        return await self._read(lambda session: audit.entries(session, limit, before))

    async def verify_audit(self, anchor: AuditAnchor | None = None) -> AuditReport:
        """Read the whole chain and compare it with an anchor that was kept outside."""
        return await self._read(lambda session: audit.verify(session, anchor))

    async def export_audit(self, path: Path) -> int:
        """See `AuditLog.export_audit`. That it was exported is the last row in it."""
        await self.note(AuditNote(action=AuditAction.AUDIT_EXPORTED, subject=path.name))

        def body(session: Session) -> int:
            rows = audit.stored_rows(session.connection())
            count = audit_file.write_log(path, rows, audit.key_of(session))
            audit_file.copy_verifier(path.parent)
            return count

        return await self._read(body)

    async def verify_audit_file(self, path: Path) -> AuditFileReport:
        """See `AuditLog.verify_audit_file`."""

        def body(session: Session) -> AuditFileReport:
            found = audit_file.check_log(path, audit.key_of(session))
            library = audit.verify(session, found.anchor) if found.anchor else None
            return AuditFileReport(file=found.report, library=library)

        return await self._read(body)

    async def audit_head(self) -> AuditAnchor:
        """Return the end of the audit's chain, to be kept outside."""
        return await self._read(audit.head)

    async def secret_rows(self) -> tuple[SecretRow, ...]:
        """Return what is kept of credentials, by name."""
        return await self._read(secret_rows.rows)

    async def put_secret(self, row: SecretRow, note: AuditNote | None = None) -> None:
        """Write what is kept of one credential, and what happened to it, in one transaction."""

        def body(session: Session) -> None:
            secret_rows.put(session, row)
            audit.append(session, *([note] if note else []))

        await self._write(body)

    async def mark_secret_used(self, name: str, at: datetime, note: AuditNote) -> None:
        """Write when a credential was used, and where, in one transaction; the rest of it stays."""

        def body(session: Session) -> None:
            secret_rows.mark_used(session, name, at)
            audit.append(session, note)

        await self._write(body)

    async def remove_secret(self, name: str, note: AuditNote) -> None:
        """Forget one credential."""

        def body(session: Session) -> None:
            secret_rows.remove(session, name)
            audit.append(session, note)

        await self._write(body)

    async def remember(self, name: str, value: str) -> None:
        """Keep a fact of the library's own care, replacing an older one."""
        await self._write(lambda session: session.merge(MetaRow(name=name, value=value)))

    async def recall(self, name: str) -> str:
        """Return such a fact, "" when there is none."""

        def body(session: Session) -> str:
            row = session.get(MetaRow, name)
            return row.value if row else ""

        return await self._read(body)

    async def check(self) -> None:
        """Verify the whole file.

        Raises:
            LibraryError: LIBRARY_DAMAGED.
        """
        await self._work(self._database.check)

    async def copy_to(self, path: Path) -> None:
        """Write a whole copy that the same keys open."""
        await self._work(lambda: self._database.copy_to(path))

    async def close(self) -> None:
        """Finish what was asked for, and close. Twice is fine."""
        if self._is_closed:
            return
        self._is_closed = True
        try:
            await self._run(self._database.close)
        finally:
            self._worker.shutdown(wait=False)

    async def _write(self, body: Callable[[Session], T]) -> T:
        def work() -> T:
            with self._database.writing() as session:
                fp("library.write")
                result = body(session)
                fp("library.commit")
            fp("library.written")
            return result

        return await self._work(work)

    async def _read(self, body: Callable[[Session], T]) -> T:
        def work() -> T:
            with self._database.reading() as session:
                fp("library.read")
                return body(session)

        return await self._work(work)

    async def _work(self, body: Callable[[], T]) -> T:
        if self._is_closed:
            raise faults.closed()
        return await self._run(body)

    async def _run(self, body: Callable[[], T]) -> T:
        try:
            async with asyncio.timeout(_DEADLINE_S):
                return await asyncio.get_running_loop().run_in_executor(self._worker, body)
        except TimeoutError:
            raise faults.slow(self._database.path) from None
