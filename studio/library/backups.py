"""Making backups of a library, keeping seven days and four weeks of them, and listing them.

A copy comes from SQLite itself (`VACUUM INTO`), on a connection of its own: nobody waits, and what
stands in the -wal is in it. It is opened and verified before it becomes a backup, and a backup is
whole before older ones go. Blocking.
"""

import re
import shutil
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from sqlmodel import func, select

from studio.domain.errors import LibraryError
from studio.domain.records.audit import AuditAnchor
from studio.domain.records.library_state import BackupInfo
from studio.engine.whole_file import partial_of
from studio.library import audit, faults
from studio.library.backup_file import SUFFIX, BackupAbout, pack, read_about
from studio.library.database import Database
from studio.library.processes import birth_mark
from studio.library.tables import FlowRow
from studio.library.upgrades import STEPS

DAYS_KEPT: Final = 7
WEEKS_KEPT: Final = 4
_NAME: Final = re.compile(r"(auto|manual)-(\d{4}-\d\d-\d\d_\d{6})(?:-\d+)?")
_PARTIAL: Final = re.compile(r"\.(\d+)\.[0-9a-f]{8}\.part(?:-wal|-shm|-journal)?$")


@dataclass(frozen=True, slots=True)
class Original:
    """The library that is backed up.

    Attributes:
        path: Its file.
        key: Of the file.
        audit_key: Of the audit's chain.
        library_id: Names it.
        keys: Its keys file as it is now.
    """

    path: Path
    key: bytes = field(repr=False)
    audit_key: bytes = field(repr=False)
    library_id: str
    keys: bytes = field(repr=False)


def make_backup(original: Original, target: Path, *, is_automatic: bool) -> BackupAbout:
    """Write a verified backup.

    Raises:
        LibraryError: BACKUP_EXISTS, BACKUP_FAILED, DISK_FULL; LIBRARY_DAMAGED of a library that
            cannot be copied whole.
    """
    if target.exists():
        raise faults.backup_exists(target)
    if not target.parent.is_dir():
        raise faults.backup_failed(target, "no folder")
    copy = partial_of(target)
    try:
        # SQLite would call a place that cannot be written a library that cannot be read.
        copy.touch(0o600)
        _copy(original, copy)
        about = _verified(original, copy, is_automatic=is_automatic)
        pack(target, copy, original.keys, about)
    except OSError as exc:
        raise faults.not_written(target, exc) from exc
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):  # the next start tries again
                copy.with_name(copy.name + suffix).unlink(missing_ok=True)
    return about


def automatic_name(folder: Path, now: datetime) -> Path:
    """Return where today's automatic backup goes; `now` in local time."""
    return _free_name(folder, "auto", now)


def manual_name(folder: Path, now: datetime) -> Path:
    """Return where a backup that a person asked for goes; those are never cleared away."""
    return _free_name(folder, "manual", now)


def is_due(folder: Path, now: datetime) -> bool:
    """Say whether there is no automatic backup of this day yet; `now` in local time."""
    return all(day != now.date() for day, _ in _automatic(folder))


def clear_old(folder: Path) -> tuple[Path, ...]:
    """Remove automatic backups but the newest of seven days and of the four weeks before those.

    Counted are days and weeks that have a backup, not those that went by: a studio that was not
    opened for a year still has its backups, and a wrong clock removes none.
    """
    kept = kept_days([day for day, _ in _automatic(folder)])
    seen: set[date] = set()
    dropped: list[Path] = []
    for day, path in sorted(_automatic(folder), reverse=True):
        if day in kept and day not in seen:
            seen.add(day)
            continue
        with suppress(OSError):
            path.unlink()
            dropped.append(path)
    return tuple(dropped)


def kept_days(days: Iterable[date]) -> frozenset[date]:
    """Return the days whose newest backup is kept: seven, and one of each of four weeks before."""
    newest_first = sorted(set(days), reverse=True)
    daily, older = newest_first[:DAYS_KEPT], newest_first[DAYS_KEPT:]
    weekly: dict[tuple[int, int], date] = {}
    for day in older:
        weekly.setdefault(day.isocalendar()[:2], day)
    return frozenset(daily) | frozenset(list(weekly.values())[:WEEKS_KEPT])


def backups_in(folder: Path) -> tuple[BackupInfo, ...]:
    """Return the backups of a folder, newest first; also those that cannot be read any more."""
    with suppress(OSError):
        found = [info_of(path) for path in folder.glob(f"*{SUFFIX}")]
        return tuple(sorted(found, key=lambda info: info.made_at, reverse=True))
    return ()


def info_of(path: Path) -> BackupInfo:
    """Return what a list shows of one file."""
    size, named = path.stat().st_size, _NAME.fullmatch(path.stem)
    is_automatic = named is not None and named[1] == "auto"
    try:
        about = read_about(path)
    except LibraryError:
        changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        return BackupInfo(
            backup_id=path.stem,
            made_at=changed,
            size_bytes=size,
            is_automatic=is_automatic,
            is_readable=False,
        )
    return BackupInfo(
        backup_id=path.stem,
        made_at=about.made_at,
        size_bytes=size,
        flows=about.flows,
        is_automatic=is_automatic,
    )


def find_backup(folder: Path, wanted: str) -> Path:
    """Return the file of a backup in the folder.

    Raises:
        LibraryError: BACKUP_NOT_FOUND.
    """
    for path in folder.glob(f"*{SUFFIX}"):
        if path.stem == wanted:
            return path
    raise faults.backup_not_found(wanted)


def remove_partials(folder: Path) -> tuple[Path, ...]:
    """Remove what processes that are gone left half-written."""
    removed: list[Path] = []
    with suppress(OSError):
        for path in folder.iterdir():
            named = _PARTIAL.search(path.name)
            if named and birth_mark(int(named[1])) is None:
                shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
                removed.append(path)
    return tuple(removed)


def _copy(original: Original, copy: Path) -> None:
    database = Database(original.path, original.key, existed=True, audit_key=original.audit_key)
    try:
        database.copy_to(copy)
    finally:
        database.close()


def _verified(original: Original, copy: Path, *, is_automatic: bool) -> BackupAbout:
    """Open the copy, verify all of it, and say what is in it."""
    database = Database(copy, original.key, existed=True, audit_key=original.audit_key)
    try:
        database.check()
        with database.reading() as session:
            flows = session.exec(select(func.count()).select_from(FlowRow)).one()
            end: AuditAnchor = audit.head(session)
    finally:
        database.close()
    return BackupAbout(
        library_id=original.library_id,
        made_at=datetime.now(UTC),
        schema_version=len(STEPS),
        flows=flows,
        audit_seq=end.seq,
        audit_mac=end.mac,
        is_automatic=is_automatic,
    )


def _automatic(folder: Path) -> Sequence[tuple[date, Path]]:
    found: list[tuple[date, Path]] = []
    with suppress(OSError):
        for path in folder.glob(f"auto-*{SUFFIX}"):
            named = _NAME.fullmatch(path.stem)
            with suppress(ValueError):
                if named:
                    found.append((date.fromisoformat(named[2][:10]), path))
    return found


def _free_name(folder: Path, kind: str, now: datetime) -> Path:
    stem = f"{kind}-{now:%Y-%m-%d_%H%M%S}"
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path
