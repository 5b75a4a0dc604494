"""Care of a home's library, for both faces: its state, backups, restoring, its keys.

Everything here also works while the library does not open; that is when it is needed most.
"""

from pathlib import Path

from studio.bootstrap.home_library import HomeLibrary
from studio.domain.library_state import BackupInfo, CheckReport, LibraryReport, Restored


class LibraryCare:
    """What a person can do for the library beyond flows and runs.

    Every method but `state` and `unlock` raises `LibraryError`s (and `SettingsError` where said).

    Args:
        library: The library of the home, open or not.
    """

    def __init__(self, library: HomeLibrary) -> None:
        self._library = library

    async def state(self) -> LibraryReport:
        """Say how the library stands. Opens it if that needs nobody; asks nobody, makes nothing."""
        raise NotImplementedError

    async def unlock(self, typed: str) -> LibraryReport:
        """Open with a passphrase or a recovery key, and say how the library stands then."""
        raise NotImplementedError

    async def check(self) -> CheckReport:
        """Verify every page, the structure and the search index, and remember what was found.

        A damaged library is a report with `is_sound` False, not an error.
        """
        raise NotImplementedError

    async def backups(self) -> tuple[BackupInfo, ...]:
        """Return the backups in the home, newest first. Needs no key."""
        raise NotImplementedError

    async def back_up(self, path: Path | None = None) -> BackupInfo:
        """Write a backup, verified before it gets its name.

        Args:
            path: A file anywhere (`.tejunbackup` is appended when it has no suffix); None: into
                the home.

        Raises:
            LibraryError: BACKUP_FAILED, DISK_FULL, or why the library does not open.
        """
        raise NotImplementedError

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
        raise NotImplementedError

    async def begin_anew(self) -> str:
        """Move the library and its keys aside; the next opening makes a new one.

        Returns:
            The folder they were moved to, "" when there was nothing.
        """
        raise NotImplementedError

    async def change_passphrase(self, passphrase: str) -> None:
        """Open with this passphrase from now on; an older one opens nothing any more.

        Raises:
            SettingsError: PASSPHRASE_SHORT.
        """
        raise NotImplementedError

    async def remove_passphrase(self) -> None:
        """Leave the keychain (and the recovery key) as the ways to open it.

        Raises:
            LibraryError: LAST_WAY: without the keychain only the recovery key would be left.
        """
        raise NotImplementedError

    async def add_keychain(self) -> None:
        """Let the OS keychain of this machine open the library.

        Raises:
            LibraryLockedError: KEYCHAIN_UNUSABLE.
        """
        raise NotImplementedError

    async def remove_keychain(self) -> None:
        """Let the keychain open it no more.

        Raises:
            LibraryError: LAST_WAY: set a passphrase first.
        """
        raise NotImplementedError

    async def renew_recovery(self) -> str:
        """Return a new recovery key, to be shown once; the older one opens nothing any more."""
        raise NotImplementedError

    async def confirm_recovery(self, typed: str) -> bool:
        """Say whether the recovery key was typed back rightly, and remember it."""
        raise NotImplementedError

    async def rekey(self, passphrase: str | None = None) -> str:
        """Encrypt the whole file with a new key, for when the old one may be known to others.

        All ways of opening are made anew. Secrets and the audit log stay readable.

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
        raise NotImplementedError

    def recovery_page(self, key: str) -> str:
        """Return a page (HTML, self-contained) to be printed with the recovery key on it."""
        raise NotImplementedError
