"""Putting other files in the place of a library: after a restore, or to begin anew.

What stood there is moved into a dated folder, never deleted. A restore is first made ready in a
folder of its own (`restoring`); with the renaming of that folder it is decided, and whoever opens
the home next carries it to its end. A kill leaves the old library or the new one. Blocking.
"""

import errno
import os
import shutil
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from studio.engine.whole_file import partial_of
from studio.library import faults
from studio.library.backup_file import KEYS_NAME, LIBRARY_NAME
from studio.library.driver import DRIVER, DriverError

_FOLDER: Final = "restoring"
_ASIDE: Final = "set-aside"
_PLAN: Final = "aside.txt"
_LOCK: Final = "lock"
_EXCHANGED: Final = (LIBRARY_NAME, KEYS_NAME, f"{KEYS_NAME}.bak")
_PATIENCE_S: Final = 20.0
_BESIDE: Final = ("-wal", "-shm", "-journal")


def make_stage(home: Path) -> Path:
    """Make the folder in which a restore is made ready."""
    stage = partial_of(home / _FOLDER)
    try:
        stage.mkdir(mode=0o700)
    except OSError as exc:
        raise faults.not_written(stage, exc) from exc
    return stage


def drop_stage(stage: Path) -> None:
    """Give up a restore that was not decided."""
    shutil.rmtree(stage, ignore_errors=True)


def put_in_place(stage: Path, home: Path, now: datetime) -> str:
    """Decide a restore that was made ready, and carry it out.

    Args:
        stage: Holds `library.db`, and `library.keys` when that is to be replaced too.
        home: The folder of the library.
        now: Local time, for the name of the folder with the former files.

    Returns:
        That folder, as named inside the home.
    """
    aside = _free_aside(home, now)
    try:
        _write_plan(stage / _PLAN, aside)
        stage.rename(home / _FOLDER)
    except OSError as exc:
        raise faults.not_written(stage, exc) from exc
    finish_restore(home)
    return aside


def finish_restore(home: Path) -> bool:
    """Carry a decided restore to its end; False when there is none. Safe to repeat at any point.

    Raises:
        LibraryError: A file cannot be moved; the restore stays decided.
    """
    stage = home / _FOLDER
    if not stage.is_dir():
        return False
    try:
        with _held(stage):
            aside = home / (stage / _PLAN).read_text(encoding="utf-8").strip()
            for name in _EXCHANGED:
                _exchange(stage / name, home / name, aside)
        _tidy_up(stage)
    except FileNotFoundError:  # another start was quicker, or was killed while it tidied up
        if not any((stage / name).exists() for name in _EXCHANGED):
            drop_stage(stage)
        return not stage.exists()
    except OSError as exc:
        raise faults.unreadable(home / LIBRARY_NAME, str(exc)) from exc
    return True


def _tidy_up(stage: Path) -> None:
    """Remove the folder of a restore that is done; another start may be doing the same just now."""
    try:
        shutil.rmtree(stage)
    except OSError as exc:
        if exc.errno != errno.ENOTEMPTY:
            raise
        shutil.rmtree(stage, ignore_errors=True)


def set_aside(home: Path, now: datetime) -> str:
    """Move the library and its keys into a dated folder.

    The keys go last: until then nothing new can be made in the library's place.

    Returns:
        The folder, as named inside the home; "" when there was nothing.
    """
    aside = home / _free_aside(home, now)
    try:
        for name in (LIBRARY_NAME, KEYS_NAME):
            _move_away(home / name, aside)
    except OSError as exc:
        raise faults.unreadable(home / LIBRARY_NAME, str(exc)) from exc
    return aside.relative_to(home).as_posix() if aside.is_dir() else ""


def _write_plan(path: Path, aside: str) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.write(aside)
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def _held(stage: Path) -> Generator[None]:
    """Keep other starts of the studio out of a restore: each would move away what the other put there.

    The lock is SQLite's own, on a file inside: it ends with the process, on every system.

    Raises:
        FileNotFoundError: The restore is over.
        LibraryError: LIBRARY_BUSY.
    """
    try:
        lock = DRIVER.connect(str(stage / _LOCK), timeout=_PATIENCE_S, isolation_level=None)
    except DriverError as exc:
        raise _not_held(stage, exc) from exc
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except DriverError as exc:
            raise _not_held(stage, exc) from exc
        yield


def _not_held(stage: Path, cause: Exception) -> Exception:
    if not (stage / _LOCK).exists():  # another start is done and tidies up, or has tidied up
        return FileNotFoundError(stage)
    return faults.fault_of(str(cause), stage.parent / LIBRARY_NAME, b"")


def _exchange(new: Path, place: Path, aside: Path) -> None:
    """Move what stands in a place away, then the new file in; the -wal of the old one goes first."""
    if not new.exists():
        return
    _move_away(place, aside)
    new.replace(place)


def _move_away(place: Path, aside: Path) -> None:
    beside = [*_BESIDE, ".bak"]
    found = [path for suffix in beside if (path := place.with_name(place.name + suffix)).exists()]
    for path in (*found, *([place] if place.exists() else [])):
        aside.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            path.rename(_free(aside / path.name))


def _free_aside(home: Path, now: datetime) -> str:
    path = _free(home / _ASIDE / f"{now:%Y-%m-%d_%H%M%S}")
    return path.relative_to(home).as_posix()


def _free(path: Path) -> Path:
    """Return the path, or one with a number behind it that nothing has yet."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_name(f"{path.name}-{number}")
    return free
