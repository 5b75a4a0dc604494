"""The SQLCipher file: opening it, its transactions, its integrity. Blocking; one thread at a time."""

import hashlib
import os
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import DBAPIError
from sqlmodel import Session

from studio.library import faults
from studio.library.driver import DRIVER, DriverError
from studio.library.faults import translate_errors
from studio.library.upgrades import copy_into, is_newest, upgrade

AUDIT_KEY: Final = "audit_key"
"""Name of the audit's key in the `info` of every session."""

_KEY_BYTES: Final = 32
_BUSY_MS: Final = 5_000
_LOCKED_POLL_S: Final = 0.02
_SMALLEST_PAGE: Final = 512
_CACHE: Final = "cache_size = -16000"
"""16 MB of opened pages: the cards of 10,000 flows and their words, else deciphered at every search."""

_FOR_READING: Final = ("temp_store = MEMORY", _CACHE, "query_only = ON")
_FOR_WRITING: Final = (
    "temp_store = MEMORY",
    _CACHE,
    "foreign_keys = ON",
    "journal_mode = WAL",
    "synchronous = FULL",
)


class Database:
    """An open library file.

    Args:
        path: The file.
        key: 32 bytes, used as they are.
        existed: A library was made here before: then a missing or empty file is a loss, and no
            new one takes its place.
        audit_key: Chains the audit log; derived from `key` when empty. Sessions carry it in `info`.

    Raises:
        LibraryError: LIBRARY_MISSING, LIBRARY_EMPTY, LIBRARY_DAMAGED, LIBRARY_NOT_OURS,
            LIBRARY_NEWER, LIBRARY_UNREADABLE, LIBRARY_BUSY, NO_ENCRYPTION.
        LibraryLockedError: LIBRARY_KEY_WRONG.
    """

    def __init__(self, path: Path, key: bytes, *, existed: bool, audit_key: bytes = b"") -> None:
        self.path = path
        self._key = key
        self._audit_key = audit_key or hashlib.sha256(b"audit" + key).digest()
        with self._translated():
            _check_file(path, existed=existed)
            self.is_read_only = path.exists() and not _is_writable(path)
            self._engine = make_engine(path, key, is_read_only=self.is_read_only)
            self._reading = self._engine.execution_options(is_reading=True)
            try:
                _check_journal(path, key, self._engine)
                self._prepare(existed=existed)
            except BaseException:
                self._engine.dispose()
                raise

    @contextmanager
    def writing(self) -> Generator[Session]:
        """Give a session that holds the one write lock, and commit it unless something is raised."""
        if self.is_read_only:
            raise faults.read_only(self.path, "")
        with self._translated(), self._session(self._engine) as session:
            yield session
            session.commit()

    @contextmanager
    def reading(self) -> Generator[Session]:
        """Give a session on one consistent state, which does not wait for writers."""
        with self._translated(), self._session(self._reading) as session:
            yield session

    def check(self) -> None:
        """Verify the seal of every page, the structure and the search index. Writers wait.

        Raises:
            LibraryError: LIBRARY_DAMAGED.
        """
        self.check_pages()
        if self.is_read_only:
            return
        with self._translated(), self._engine.begin() as connection:
            connection.exec_driver_sql(
                "INSERT INTO flow_search (flow_search, rank) VALUES ('integrity-check', 1)"
            )

    def check_pages(self) -> None:
        """Verify the seal of every page and the structure. Nobody waits for it.

        The seals are read past the -wal, so a page that is being folded in just then can look
        broken: only what is broken twice is.

        Raises:
            LibraryError: LIBRARY_DAMAGED.
        """
        if self._broken_pages() and (problems := self._broken_pages()):
            raise faults.damaged(self.path, "; ".join(problems[:5]))

    def copy_to(self, path: Path) -> None:
        """Write a whole copy that the same key opens."""
        with self._translated():
            copy_into(self._engine, path)

    def close(self) -> None:
        """Fold the -wal into the file, as far as others let us, and close."""
        with suppress(DriverError):
            raw = self._engine.raw_connection()
            try:
                raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                raw.close()
        self._engine.dispose()

    def _prepare(self, *, existed: bool) -> None:
        if not self.is_read_only:
            upgrade(self._engine, self.path, existed=existed)
            self.path.chmod(0o600)
        elif not is_newest(self._engine, self.path, existed=existed):
            raise faults.read_only(self.path, "an older schema")

    def _broken_pages(self) -> list[str]:
        with self._translated(), self._reading.begin() as connection:
            found = [
                *connection.exec_driver_sql("PRAGMA cipher_integrity_check").scalars(),
                *connection.exec_driver_sql("PRAGMA integrity_check").scalars(),
            ]
        return [str(problem) for problem in found if problem != "ok"]

    def _session(self, engine: Engine) -> Session:
        return Session(engine, expire_on_commit=False, info={AUDIT_KEY: self._audit_key})

    @contextmanager
    def _translated(self) -> Generator[None]:
        with translate_errors(self.path, self._key):
            yield


def make_engine(path: Path, key: bytes, *, is_read_only: bool = False) -> Engine:
    """Return an engine on an encrypted file; nothing is opened yet.

    `hide_parameters`: an exception would otherwise repeat the values of its row.
    """
    if len(key) != _KEY_BYTES:  # SQLCipher silently takes a shorter one for a passphrase
        raise ValueError("a library key has 32 bytes")
    engine = create_engine(
        _read_only_url(path) if is_read_only else URL.create("sqlite", database=str(path)),
        module=DRIVER,
        hide_parameters=True,
        pool_size=1,
        max_overflow=0,
        connect_args={"timeout": _BUSY_MS / 1000},
    )

    def on_connect(connection: DBAPIConnection, _record: object) -> None:
        _set_up(connection, key, _FOR_READING if is_read_only else _FOR_WRITING)

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", _begin)
    event.listen(engine, "checkin", _end_transaction)
    return engine


def _read_only_url(path: Path) -> URL:
    """Return the address of a file in a place where nothing can be written.

    SQLite wants to make a -shm beside a file in WAL mode; `immutable` lets it do without. That is
    true of a file without a -wal only: what stands there would not be read.
    """
    wal = path.with_name(f"{path.name}-wal")
    has_wal = wal.exists() and wal.stat().st_size > 0
    query = {"mode": "ro", "uri": "true"} | ({} if has_wal else {"immutable": "1"})
    return URL.create("sqlite", database=path.absolute().as_uri(), query=query)


def _set_up(connection: DBAPIConnection, key: bytes, pragmas: tuple[str, ...]) -> None:
    """Send the key before anything else, then make every commit last."""
    connection.isolation_level = None  # or savepoints leak rows and DDL commits by itself
    cursor = connection.cursor()
    cursor.execute("PRAGMA cipher_log_level = NONE")
    cursor.execute(f"PRAGMA key = \"x'{key.hex()}'\"")
    if cursor.execute("PRAGMA cipher_version").fetchone() is None:
        raise faults.unprotected()  # a plain SQLite ignores the key and writes plain text
    for pragma in pragmas:
        _execute_once_free(cursor, f"PRAGMA {pragma}")
    cursor.close()


def _execute_once_free(cursor: DBAPICursor, statement: str) -> None:
    """Execute, waiting for another program: SQLite itself does not wait where a file becomes a WAL one."""
    ends_at = time.monotonic() + _BUSY_MS / 1000
    while True:
        try:
            cursor.execute(statement)
        except DriverError as exc:
            if "locked" not in str(exc) or time.monotonic() >= ends_at:
                raise
            time.sleep(_LOCKED_POLL_S)
        else:
            return


def _begin(connection: Connection) -> None:
    """Begin for ourselves: writers take the lock at once, so that none fails half-way."""
    is_reading = connection.get_execution_options().get("is_reading", False)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")


def _end_transaction(connection: DBAPIConnection | None, _record: object) -> None:
    """Roll back what a failed COMMIT (a full disk) left open: SQLAlchemy takes it for ended.

    The write lock would be held on, and the next transaction could not begin.
    """
    if connection is not None and connection.in_transaction:
        connection.rollback()


def _is_writable(path: Path) -> bool:
    """Say whether this account may write the file, and the -wal beside it."""
    by_rights = os.access in os.supports_effective_ids
    return all(os.access(place, os.W_OK, effective_ids=by_rights) for place in (path, path.parent))


def _check_journal(path: Path, key: bytes, engine: Engine) -> None:
    """Refuse a -wal that is older than the file it stands beside: a sync folder or a copy brought it.

    SQLite would lay old pages over new ones, each with its seal intact. The audit only grows: with the
    -wal there is never less of it than without.
    """
    wal = path.with_name(f"{path.name}-wal")
    if not (wal.exists() and wal.stat().st_size > 0 and path.exists() and path.stat().st_size > 0):
        return
    alone = create_engine(
        URL.create(
            "sqlite",
            database=path.absolute().as_uri(),
            query={"mode": "ro", "uri": "true", "immutable": "1"},
        ),
        module=DRIVER,
        hide_parameters=True,
    )

    def on_connect(connection: DBAPIConnection, _record: object) -> None:
        _set_up(connection, key, _FOR_READING)

    event.listen(alone, "connect", on_connect)
    try:
        is_older = _length_of_audit(alone) > _length_of_audit(engine)
    except DBAPIError:
        return  # an older schema, or folded in halfway: the journal has all of it; opening tells the rest
    finally:
        alone.dispose()
    if is_older:
        raise faults.mixed(path)


def _length_of_audit(engine: Engine) -> int:
    with engine.connect().execution_options(is_reading=True) as connection:
        return connection.exec_driver_sql("SELECT coalesce(max(seq), 0) FROM audit").scalar_one()


def _check_file(path: Path, *, existed: bool) -> None:
    """Refuse what SQLite would quietly turn into a new, empty library."""
    if path.is_dir():
        raise faults.unreadable(path, "a folder")
    if existed and not path.exists():
        raise faults.missing(path)
    size = path.stat().st_size if path.exists() else 0
    if existed and size == 0:
        raise faults.empty(path, "0 bytes")
    if 0 < size < _SMALLEST_PAGE:
        raise faults.damaged(path, f"{size} bytes") if existed else faults.not_ours(path)
