"""Restoring a backup, and beginning anew: which keys open what, and the exchange of the files."""

import asyncio
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from studio.bootstrap.home_library import HomeLibrary, unlock_with
from studio.bootstrap.lost import agree_to_new
from studio.bootstrap.open_marks import is_open_elsewhere
from studio.bootstrap.uninterrupted import uninterrupted
from studio.domain.errors import LibraryError, LibraryLockedError, StudioError
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.library_state import Restored
from studio.vault.faults import keys_damaged
from studio.vault.keyfile import KeyFile, KeysDocument, read_keys
from studio.vault.keys import LibraryKeys, Unlock, open_document
from studio.vault.passphrase import read_passphrase_file

if TYPE_CHECKING:
    from studio.library.backup_file import BackupAbout


async def restore(library: HomeLibrary, backup: str | Path, typed: str) -> Restored:
    """Put a backup in the place of the library. See `LibraryCare.restore`."""
    from studio.library.backups import info_of
    from studio.library.restoring import drop_stage, make_stage, put_in_place

    path = await asyncio.to_thread(_found, library.paths.backups, backup)
    home, about = library.paths.home, await asyncio.to_thread(_about, path)
    await _check_identity(library, path, about)
    present = await _present_keys(library, typed)
    stage = await asyncio.to_thread(make_stage, home)
    try:
        await _make_ready(library, path, stage, present, typed)
        async with library.closed():
            await asyncio.to_thread(_refuse_busy, library, present)
            now = datetime.now().astimezone()
            brings_keys = (stage / "library.keys").exists()
            aside = await uninterrupted(lambda: put_in_place(stage, home, now))
            if brings_keys:
                library.forget_keys()
    finally:
        await asyncio.to_thread(drop_stage, stage)
    await _reopened(library, typed)
    return Restored(backup=await asyncio.to_thread(info_of, path), set_aside=_if_there(home, aside))


async def begin_anew(library: HomeLibrary) -> str:
    """Move library and keys aside. See `LibraryCare.begin_anew`."""
    from studio.library.restoring import set_aside

    present = library.keys
    async with library.closed():
        await asyncio.to_thread(_refuse_busy, library, present)
        await asyncio.to_thread(agree_to_new, library.paths)
        aside = await asyncio.to_thread(set_aside, library.paths.home, datetime.now().astimezone())
        library.forget_keys()
    return aside


def _found(folder: Path, wanted: str | Path) -> Path:
    from studio.library.backups import find_backup

    path = Path(wanted).expanduser()
    if isinstance(wanted, Path) or path.is_file():
        return path.absolute()
    return find_backup(folder, wanted)


def _about(path: Path) -> "BackupAbout":
    from studio.library import faults
    from studio.library.backup_file import read_about
    from studio.library.upgrades import STEPS

    about = read_about(path)
    if about.schema_version > len(STEPS):
        raise faults.backup_newer(path, about.schema_version)
    return about


async def _check_identity(library: HomeLibrary, path: Path, about: "BackupAbout") -> None:
    """Refuse a backup of another library than the one whose keys stand here."""
    from studio.library.faults import backup_foreign

    document = await asyncio.to_thread(_document, library.paths.keys_file)
    if document and document.library_id != about.library_id:
        raise backup_foreign(path)


def _document(path: Path) -> KeysDocument | None:
    try:
        return KeyFile(path).load()
    except LibraryError:
        return None


async def _present_keys(library: HomeLibrary, typed: str) -> LibraryKeys | None:
    """Open today's keys, with what there is; None when they are gone or stay closed."""
    if library.keys:
        return library.keys
    file = KeyFile(library.paths.keys_file)
    document = await asyncio.to_thread(_document, library.paths.keys_file)
    if document is None:
        return None
    for unlock in await _unlocks(library, typed):
        with suppress(LibraryLockedError):
            keys = await open_document(file, document, unlock, library.keychain)
            if not keys.is_unsettled:
                return keys
    return None


async def _unlocks(library: HomeLibrary, typed: str) -> list[Unlock]:
    """Return what may open keys, the surest first."""
    found = [unlock_with(typed)] if typed else []
    if file := library.settings.passphrase_file:
        with suppress(StudioError):
            text = await asyncio.to_thread(read_passphrase_file, file)
            found.append(Unlock(passphrase=text))
    return [*found, Unlock()]


async def _make_ready(
    library: HomeLibrary, path: Path, stage: Path, present: LibraryKeys | None, typed: str
) -> None:
    """Unpack a backup, open it, and give it today's key, or its own keys where there are none.

    Raises:
        LibraryError: See `restore`; nothing has changed.
    """
    from studio.library.backup_file import KEYS_NAME, LIBRARY_NAME, unpack

    content = await asyncio.to_thread(unpack, path, stage)
    file = stage / LIBRARY_NAME
    if present and (key := await asyncio.to_thread(_fitting, file, present)):
        await asyncio.to_thread(_take_over, file, key, present, path.stem)
        return
    keys = await _own_keys(library, stage / KEYS_NAME, content, typed)
    await asyncio.to_thread(_take_over, file, keys.db_key, keys, path.stem)
    established = keys.document.model_copy(update={"is_established": True})
    await asyncio.to_thread(KeyFile(stage / KEYS_NAME).save, established)


async def _own_keys(library: HomeLibrary, path: Path, content: bytes, typed: str) -> LibraryKeys:
    document = read_keys(content)
    if document is None:
        raise keys_damaged(path)
    locked: LibraryLockedError | None = None
    for unlock in await _unlocks(library, typed):
        try:
            return await open_document(KeyFile(path), document, unlock, library.keychain)
        except LibraryLockedError as fault:
            locked = locked or fault
    assert locked is not None
    raise locked


def _fitting(file: Path, present: LibraryKeys) -> bytes | None:
    """Return which of today's and earlier keys opens a library file."""
    from studio.library.pages import key_fits_any_page

    return next((key for key in present.backup_keys if key_fits_any_page(file, key)), None)


def _take_over(file: Path, key: bytes, keys: LibraryKeys, name: str) -> None:
    """Verify a library that was unpacked, bring it up to date, and give it the key it is to have."""
    from studio.library import audit
    from studio.library.database import Database
    from studio.library.rekey import rekey_file

    database = Database(file, key, existed=True, audit_key=keys.audit_key)
    try:
        database.check()
        with database.writing() as session:
            note = AuditNote(action=AuditAction.LIBRARY_RESTORED, subject=name)
            audit.append(session, note)
    finally:
        database.close()
    if key != keys.db_key:
        rekey_file(file, key, keys.db_key, lambda: None, lambda _: None)


def _refuse_busy(library: HomeLibrary, present: LibraryKeys | None) -> None:
    """Refuse while somebody else has the library open.

    Its lock says so where today's keys open it, and the marks of other processes in any case.
    """
    from studio.library.faults import busy
    from studio.library.rekey import alone

    if is_open_elsewhere(library.paths.home):
        raise busy(library.paths.library_file, "open elsewhere")
    if present is None or not library.paths.library_file.exists():
        return
    try:
        with alone(library.paths.library_file, present.db_key):
            pass
    except LibraryError as fault:
        if fault.code == "LIBRARY_BUSY":
            raise


async def _reopened(library: HomeLibrary, typed: str) -> None:
    """Open what stands there now; the audit's anchor moves to its end."""
    await library.open_unasked(typed or None)
    await library.keep_anchor()


def _if_there(home: Path, aside: str) -> str:
    return aside if (home / aside).is_dir() else ""
