"""Care of a home's library, for both faces: its state, backups, restoring, its keys.

Everything here also works while the library does not open; that is when it is needed most.
"""

import asyncio
import logging
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from studio.bootstrap.home_library import HomeLibrary
from studio.bootstrap.lost import is_lost
from studio.bootstrap.maintenance_jobs import DAMAGED, keep_check, last_check
from studio.bootstrap.recovery_page import recovery_page
from studio.bootstrap.restoring import begin_anew, restore
from studio.bootstrap.uninterrupted import uninterrupted
from studio.domain.errors import LibraryError, StudioError
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.library_state import (
    BackupInfo,
    LibraryCheck,
    LibraryReport,
    LibraryState,
    Restored,
    state_of,
)
from studio.domain.records.places import is_on_network, synced_by
from studio.vault.keyfile import KeyFile, KeysDocument, RecoverySlot, kinds
from studio.vault.opening import slot_of
from studio.vault.passphrase import read_passphrase_file
from studio.words import tr

if TYPE_CHECKING:
    from studio.library.store import Library
    from studio.vault.keys import ComingKey, LibraryKeys

logger = logging.getLogger(__name__)


class LibraryCare:
    """What a person can do for the library beyond flows and runs.

    Every method but `state` and `unlock` raises `LibraryError`s (and `SettingsError` where said).
    Those that need the library open it like any flow would, and ask the person if there is one.

    Args:
        library: The library of the home, open or not.
    """

    def __init__(self, library: HomeLibrary) -> None:
        self._library = library
        self._paths = library.paths

    async def state(self) -> LibraryReport:
        """Say how the library stands. Opens it if that needs nobody; asks nobody, makes nothing."""
        is_new = not self._library.is_open and await asyncio.to_thread(self._is_new)
        if is_new and not await asyncio.to_thread(is_lost, self._paths):
            return await self._told(LibraryReport(state=LibraryState.NEW))
        return await self._report()

    async def unlock(self, typed: str) -> LibraryReport:
        """Open with a passphrase or a recovery key, and say how the library stands then.

        On a home without a library, what was typed becomes the passphrase of a new one.
        """
        return await self._report(typed)

    async def check(self) -> LibraryCheck:
        """Verify every page, the structure and the search index, and remember what was found.

        A damaged library is a report with `is_sound` False, not an error.
        """
        library = await self._library.open()
        try:
            await library.check()
        except LibraryError as fault:
            if fault.code != DAMAGED:
                raise
            return await keep_check(library, fault)
        return await keep_check(library, None)

    async def backups(self) -> tuple[BackupInfo, ...]:
        """Return the backups in the home, newest first. Needs no key."""
        from studio.library.backups import backups_in

        return await asyncio.to_thread(backups_in, self._paths.backups)

    async def back_up(self, path: Path | None = None) -> BackupInfo:
        """Write a backup, verified before it gets its name.

        Args:
            path: A file anywhere (`.tejunbackup` is appended when it has no suffix); None: into
                the home.

        Raises:
            LibraryError: BACKUP_EXISTS, BACKUP_FAILED, DISK_FULL, or why the library does not open.
        """
        from studio.library.backup_file import SUFFIX
        from studio.library.backups import manual_name

        library = await self._library.open()
        target = path or manual_name(self._paths.backups, datetime.now().astimezone())
        target = target.expanduser().absolute()
        if not target.suffix:
            target = target.with_name(target.name + SUFFIX)
        return await self._library.rounds_of(library).back_up(target, is_automatic=False)

    async def restore(self, backup: str | Path, typed: str = "") -> Restored:
        """Put a backup in the place of the library; the present files are moved aside, never deleted.

        Args:
            backup: `BackupInfo.backup_id`, or any file.
            typed: Passphrase or recovery key of the time of the backup; only needed when today's
                keys do not open it (PASSPHRASE_NEEDED says so).

        Raises:
            LibraryError: BACKUP_NOT_FOUND, BACKUP_DAMAGED, BACKUP_FOREIGN (another library's),
                LIBRARY_NEWER, LIBRARY_BUSY, DISK_FULL.
            LibraryLockedError: PASSPHRASE_NEEDED, PASSPHRASE_WRONG, RECOVERY_WRONG …
        """
        return await restore(self._library, backup, typed)

    async def begin_anew(self) -> str:
        """Move the library and its keys aside; the next opening makes a new one.

        Returns:
            The folder they were moved to (inside the home), "" when there was nothing.

        Raises:
            LibraryError: LIBRARY_BUSY while another studio has it open.
        """
        return await begin_anew(self._library)

    async def change_passphrase(self, passphrase: str) -> None:
        """Open with this passphrase from now on; an older one opens nothing any more.

        Raises:
            SettingsError: PASSPHRASE_SHORT.
        """
        await (await self._keys()).set_passphrase(passphrase)
        await self._note("passphrase", "set")

    async def remove_passphrase(self) -> None:
        """Leave the keychain (and the recovery key) as the ways to open it.

        Raises:
            LibraryError: LAST_WAY: without the keychain only the recovery key would be left.
        """
        await (await self._keys()).remove_passphrase()
        await self._note("passphrase", "removed")

    async def add_keychain(self) -> None:
        """Let the OS keychain of this machine open the library.

        Raises:
            LibraryLockedError: KEYCHAIN_LOCKED, KEYCHAIN_ABSENT …
        """
        await (await self._keys()).add_keychain(self._library.keychain)
        await self._note("keychain", "set")

    async def remove_keychain(self) -> None:
        """Let the keychain open it no more.

        Raises:
            LibraryError: LAST_WAY: set a passphrase first.
        """
        await (await self._keys()).remove_keychain(self._library.keychain)
        await self._note("keychain", "removed")

    async def renew_recovery(self) -> str:
        """Return a new recovery key, to be shown once; the older one opens nothing any more."""
        key = await (await self._keys()).renew_recovery()
        await self._note_if_possible("recovery", "set")
        return key

    async def confirm_recovery(self, typed: str) -> bool:
        """Say whether the recovery key was typed back rightly, and remember it."""
        return await (await self._keys()).confirm_recovery(typed)

    async def rekey(self, passphrase: str | None = None) -> str:
        """Encrypt the whole file with a new key, for when the old one may be known to others.

        All ways of opening are made anew. Secrets, the audit log and older backups stay readable.

        Args:
            passphrase: The one to open with from now on (the old one may be given again); needed
                when the library has a passphrase that no file gives.

        Returns:
            The new recovery key, to be shown once.

        Raises:
            LibraryError: LIBRARY_BUSY while another studio has it open, DISK_FULL.
            LibraryLockedError: PASSPHRASE_TO_CHOOSE when `passphrase` is needed.
            SettingsError: PASSPHRASE_SHORT.
        """
        keys = await self._keys()
        coming = await keys.new_key(self._library.keychain, await self._next_passphrase(passphrase))
        try:
            async with self._library.closed():
                file = self._paths.library_file
                await uninterrupted(lambda: _encrypt(file, keys, coming))
        finally:
            await keys.forget_key(coming, self._library.keychain)
        await self._note_if_possible("library", "rekeyed")
        return coming.recovery_key

    def recovery_page(self, key: str) -> str:
        """Return a page (HTML, self-contained) to be printed with the recovery key on it."""
        document = KeyFile(self._paths.keys_file).load()
        return recovery_page(key, document.library_id if document else "", datetime.now())

    async def _keys(self) -> "LibraryKeys":
        library = await self._library.open()
        if library.is_read_only:
            from studio.library.faults import read_only

            raise read_only(self._paths.library_file, "")
        assert self._library.keys is not None
        return self._library.keys

    async def _next_passphrase(self, given: str | None) -> str | None:
        file = self._library.settings.passphrase_file
        if given is not None or file is None:
            return given
        return await asyncio.to_thread(read_passphrase_file, file)

    async def _note_if_possible(self, subject: str, what: str) -> None:
        """Note what made a new recovery key: it has to be shown, whatever the library says just then."""
        try:
            await self._note(subject, what)
        except LibraryError as fault:
            logger.warning("%s %s, and the audit does not know: %s", subject, what, fault.code)

    async def _note(self, subject: str, what: str) -> None:
        library = await self._library.open()
        await library.note(
            AuditNote(action=AuditAction.KEY_CHANGED, subject=subject, details=(("change", what),))
        )

    async def _report(self, typed: str | None = None) -> LibraryReport:
        try:
            library = await self._library.open_unasked(typed)
            report = await _of_open(library)
        except StudioError as fault:
            report = _of_fault(fault)
        return await self._told(report)

    async def _told(self, report: LibraryReport) -> LibraryReport:
        """Add what is known without any key."""
        document, notices, backups = await asyncio.gather(
            asyncio.to_thread(self._document),
            asyncio.to_thread(self._notices),
            self.backups(),
        )
        whole = [backup for backup in backups if backup.is_readable]
        added: dict[str, object] = {"notices": notices, "last_backup": whole[0] if whole else None}
        if document:
            slot = slot_of(document, RecoverySlot)
            added["ways"] = tuple(sorted(kinds(document.slots)))
            added["is_recovery_confirmed"] = slot is not None and slot.is_confirmed
        return report.model_copy(update=added)

    def _document(self) -> KeysDocument | None:
        try:
            return KeyFile(self._paths.keys_file).load()
        except StudioError:
            return None

    def _is_new(self) -> bool:
        """Say whether nothing was ever made here."""
        files = (self._paths.library_file, self._paths.keys_file)
        beside = self._paths.keys_file.with_name("library.keys.bak")
        return not any(path.exists() for path in (*files, beside, self._paths.home / "restoring"))

    def _notices(self) -> tuple[str, ...]:
        home = self._paths.home.resolve()
        found: list[str] = []
        if service := synced_by(home):
            found.append(
                tr(
                    "ライブラリが {service} の同期フォルダーにあります。同期の途中で壊れることがあるため、"
                    "このパソコンだけの場所に移すことをお勧めします。",
                    service=service,
                )
            )
        if is_on_network(home, _mounts()):
            found.append(
                tr(
                    "ライブラリがネットワーク上の場所にあります。書き込みが失われることがあるため、"
                    "このパソコンの中に移してください。"
                )
            )
        return tuple(found)


def _encrypt(path: Path, keys: "LibraryKeys", coming: "ComingKey") -> None:
    from studio.library.rekey import rekey_file

    rekey_file(path, keys.db_key, coming.ring.db_key, lambda: keys.announce(coming), keys.settle)


async def _of_open(library: "Library") -> LibraryReport:
    checked = await last_check(library)
    if checked and not checked.is_sound:
        from studio.library.faults import damaged

        fault = damaged(library.path, checked.detail)
        return _of_fault(fault).model_copy(update={"last_check": checked})
    if library.is_read_only:
        from studio.library.faults import read_only

        return _of_fault(read_only(library.path, "")).model_copy(update={"last_check": checked})
    return LibraryReport(state=LibraryState.READY, last_check=checked)


def _of_fault(fault: StudioError) -> LibraryReport:
    state = state_of(fault.code)
    return LibraryReport(
        state=state,
        code=fault.code,
        message=fault.message,
        remedy=fault.remedy,
        detail=fault.detail,
        remedies=state.remedies,
    )


def _mounts() -> str:
    if sys.platform != "linux":
        return ""
    try:
        return Path("/proc/mounts").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
