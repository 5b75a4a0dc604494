"""What is done for an open library by itself: a backup a day; a week: its pages, and the flows in use.

In the background, on connections of its own; nothing the person does waits for it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from studio.domain.errors import LibraryError, StudioError
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.library_state import BackupInfo, LibraryCheck

if TYPE_CHECKING:
    from studio.engine.checking.due import CheckMemory
    from studio.library.backups import Original
    from studio.library.store import Library

logger = logging.getLogger(__name__)

LAST_CHECK: Final = "last_check"
CHECK_EVERY: Final = timedelta(days=7)
_PAUSE_S: Final = 3_600.0
DAMAGED: Final = "LIBRARY_DAMAGED"

Tell = Callable[[StudioError], None]
CheckFlows = Callable[["CheckMemory"], Awaitable[None]]


class MaintenanceJobs:
    """Looks after one open library.

    Args:
        library: Open.
        original: The same, as a backup needs to know it.
        folder: Where backups go.
        tell: Gets what a person has to know.
        check_flows: Reads the flows whose weekly check is due; None leaves them alone.
    """

    def __init__(
        self,
        library: "Library",
        original: "Original",
        folder: Path,
        tell: Tell,
        check_flows: CheckFlows | None = None,
    ) -> None:
        self._library = library
        self._original = original
        self._folder = folder
        self._tell = tell
        self._check_flows = check_flows

    async def go_on(self, stopped: asyncio.Event, *, after_crash: bool) -> None:
        """Do what is due now, and look again every hour, until `stopped` is set."""
        await self.go(after_crash=after_crash)
        while not stopped.is_set():
            try:
                async with asyncio.timeout(_PAUSE_S):
                    await stopped.wait()
            except TimeoutError:
                await self.go(after_crash=False)

    async def go(self, *, after_crash: bool) -> None:
        """Do what is due. Faults are told, bugs are logged, nothing is raised."""
        try:
            await asyncio.to_thread(self._tidy)
            report = await last_check(self._library)
            if after_crash or _is_due(report):
                report = await self.check_pages()
            if report is None or report.is_sound:
                await self._back_up_if_due()
                if self._check_flows and not self._library.is_read_only:
                    await self._check_flows(self._library)
        except StudioError as fault:
            logger.info("library rounds: %s", fault.code)
            self._tell(fault)
        except Exception:  # a bug of ours must not end the care, nor keep the library from closing
            logger.exception("library rounds failed unexpectedly")

    async def check_pages(self) -> LibraryCheck:
        """Verify every page beside the work that goes on; what is found is kept and told."""
        fault = await asyncio.to_thread(self._problem)
        report = await keep_check(self._library, fault)
        if fault:
            self._tell(fault)
        return report

    async def back_up(self, target: Path, *, is_automatic: bool) -> BackupInfo:
        """Write a backup and note it in the audit log.

        Raises:
            LibraryError: See `make_backup`.
        """
        from studio.library.backups import info_of, make_backup

        await asyncio.to_thread(make_backup, self._original, target, is_automatic=is_automatic)
        info = await asyncio.to_thread(info_of, target)
        if not self._library.is_read_only:
            await self._library.note(_backup_note(info))
        return info

    async def _back_up_if_due(self) -> None:
        from studio.library.backups import automatic_name, clear_old, is_due

        now = datetime.now().astimezone()
        if self._library.is_read_only or not await asyncio.to_thread(is_due, self._folder, now):
            return
        await self.back_up(automatic_name(self._folder, now), is_automatic=True)
        await asyncio.to_thread(clear_old, self._folder)

    def _problem(self) -> LibraryError | None:
        from studio.library.database import Database

        original = self._original
        try:
            database = Database(original.path, original.key, existed=True)
            try:
                database.check_pages()
            finally:
                database.close()
        except LibraryError as fault:
            if fault.code != DAMAGED:
                raise
            return fault
        return None

    def _tidy(self) -> None:
        from studio.library.backups import remove_partials

        for folder in (self._folder, self._original.path.parent):
            remove_partials(folder)


async def last_check(library: "Library") -> LibraryCheck | None:
    """Return what the last look at the whole file found; None before the first one."""
    kept = await library.recall(LAST_CHECK)
    return LibraryCheck.model_validate_json(kept) if kept else None


async def keep_check(library: "Library", fault: LibraryError | None) -> LibraryCheck:
    """Remember what a look at the whole file found."""
    report = LibraryCheck(
        checked_at=datetime.now(UTC), is_sound=fault is None, detail=fault.detail if fault else ""
    )
    try:
        if not library.is_read_only:
            await library.remember(LAST_CHECK, report.model_dump_json())
    except LibraryError as trouble:  # the damage may be just there
        logger.info("check not kept: %s", trouble.code)
    return report


def _is_due(report: LibraryCheck | None) -> bool:
    if report is None or not report.is_sound:
        return True
    return abs(datetime.now(UTC) - report.checked_at) > CHECK_EVERY


def _backup_note(info: BackupInfo) -> AuditNote:
    details = (("flows", str(info.flows)), ("automatic", str(info.is_automatic).lower()))
    return AuditNote(action=AuditAction.BACKUP_MADE, subject=info.backup_id, details=details)
