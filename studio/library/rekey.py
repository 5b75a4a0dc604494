"""Encrypting a library file with another key, and telling which key a half-way file has.

SQLCipher rewrites every page in one transaction. That is done outside of WAL mode, by the only
connection there is: what others had written to the -wal is folded in first, and the rollback
journal puts a rekey that was cut short back to the old key at the next opening, whoever opens.
A file therefore always has exactly one of two keys. Blocking.
"""

import shutil
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Protocol

from studio.domain.errors import LibraryError, LibraryLockedError
from studio.library import faults
from studio.library.driver import DRIVER
from studio.library.faults import translate_errors

_BUSY_S: Final = 2.0


class Cursor(Protocol):
    """What is used of the driver's cursor."""

    def execute(self, statement: str) -> "Cursor":
        """Carry out one statement."""
        ...

    def fetchone(self) -> tuple[object, ...] | None:
        """Return the next row, None at the end."""
        ...


def rekey_file(
    path: Path,
    key: bytes,
    new_key: bytes,
    announce: Callable[[], None],
    settle: Callable[[bytes], None],
) -> None:
    """Encrypt the whole file with `new_key`.

    Args:
        path: The library; no connection of this process may be open on it.
        key: The key it has.
        new_key: 32 bytes.
        announce: Writes down both keys; called once nobody else can have the file open.
        settle: Gets the key that the file has at the end, while that still holds; also when the
            rekey failed and the old one stayed.

    Raises:
        LibraryError: LIBRARY_BUSY: somebody else has it open, nothing was done. DISK_FULL …
    """
    try:
        _encrypt(path, key, new_key, announce)
    except LibraryError as fault:
        with suppress(LibraryError):
            settle_key(path, (key, new_key), settle)
        if fault.code == "LIBRARY_FAILED":  # SQLCipher names no reason
            raise faults.not_rekeyed(path, fault.detail) from fault
        raise
    settle_key(path, (new_key, key), settle)


def _encrypt(path: Path, key: bytes, new_key: bytes, announce: Callable[[], None]) -> None:
    with alone(path, key) as cursor:
        size = path.stat().st_size
        if shutil.disk_usage(path.parent).free < size:  # what the rollback journal takes
            raise faults.full(path, f"{size} bytes are needed")
        announce()
        cursor.execute(f"PRAGMA rekey = \"x'{new_key.hex()}'\"")
        _read_anything(cursor)


def settle_key(path: Path, keys: Sequence[bytes], settle: Callable[[bytes], None]) -> bytes:
    """Return which of `keys` a file has, and have it noted while nobody can change that.

    Raises:
        LibraryLockedError: LIBRARY_KEY_WRONG: none of them.
        LibraryError: LIBRARY_BUSY: somebody else has it open, and may be about to rekey it.
    """
    for key in keys:
        try:
            with alone(path, key):
                settle(key)
                return key
        except LibraryLockedError:
            continue
    raise faults.wrong_key(path)


@contextmanager
def alone(path: Path, key: bytes) -> Generator[Cursor]:
    """Give a cursor on a file that nobody else has open, or can open meanwhile.

    Raises:
        LibraryError: LIBRARY_BUSY; LIBRARY_MISSING; what opening finds.
    """
    if not path.exists():
        raise faults.missing(path)
    with translate_errors(path, key):
        connection = DRIVER.connect(str(path), timeout=_BUSY_S, isolation_level=None)
        try:
            cursor: Cursor = connection.cursor()
            _take(cursor, path, key)
            yield cursor
        finally:
            connection.close()


def _take(cursor: Cursor, path: Path, key: bytes) -> None:
    cursor.execute("PRAGMA cipher_log_level = NONE")
    cursor.execute(f"PRAGMA key = \"x'{key.hex()}'\"")
    if cursor.execute("PRAGMA cipher_version").fetchone() is None:
        raise faults.unprotected()
    cursor.execute("PRAGMA temp_store = MEMORY")
    _read_anything(cursor)
    mode = cursor.execute("PRAGMA journal_mode = DELETE").fetchone()
    if mode != ("delete",):
        raise faults.busy(path, f"journal mode {mode}")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA locking_mode = EXCLUSIVE")
    cursor.execute("BEGIN EXCLUSIVE")
    cursor.execute("COMMIT")  # the lock stays: that is what the locking mode says


def _read_anything(cursor: Cursor) -> None:
    cursor.execute("SELECT count(*) FROM sqlite_master").fetchone()
