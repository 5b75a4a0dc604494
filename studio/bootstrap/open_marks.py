"""Marks that say which processes have the library of a home open; one that stayed tells of a crash."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

_PREFIX: Final = "library.open-"


def set_mark(home: Path) -> bool:
    """Mark the library as open in this process. Blocking.

    Returns:
        True when the last one that had it open never closed it.
    """
    from studio.library.processes import birth_mark

    marks = [path for path in home.glob(f"{_PREFIX}*") if path != _mark(home)]
    dead = [path for path in marks if birth_mark(_pid(path)) is None]
    with suppress(OSError):  # a home that can only be read
        for path in dead:
            path.unlink(missing_ok=True)
        _mark(home).write_bytes(b"")
    wal = home / "library.db-wal"
    return bool(dead) or (not marks and wal.exists() and wal.stat().st_size > 0)


def is_open_elsewhere(home: Path) -> bool:
    """Say whether another process that lives has the library open. Blocking."""
    from studio.library.processes import birth_mark

    marks = (path for path in home.glob(f"{_PREFIX}*") if path != _mark(home))
    return any(birth_mark(_pid(path)) is not None for path in marks)


def remove_mark(home: Path) -> None:
    """Note that this process closed it. Blocking."""
    with suppress(OSError):
        _mark(home).unlink(missing_ok=True)


def _mark(home: Path) -> Path:
    return home / f"{_PREFIX}{os.getpid()}"


def _pid(path: Path) -> int:
    digits = path.name.removeprefix(_PREFIX)
    return int(digits) if digits.isdecimal() else 0
