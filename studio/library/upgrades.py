"""The schema, as steps that are only ever appended. `PRAGMA user_version` says how many were taken.

All steps that are missing are taken in one transaction: a library is all old or all new, whatever
kills the program. A copy of the old one is kept beside it first.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine

from studio.engine.whole_file import partial_of
from studio.library import faults

Step = tuple[str, ...]

STEPS: Final[tuple[Step, ...]] = (
    (
        """CREATE TABLE flow (
            flow_id TEXT PRIMARY KEY NOT NULL,
            name TEXT NOT NULL,
            name_folded TEXT NOT NULL UNIQUE,
            purpose TEXT NOT NULL,
            owner TEXT NOT NULL,
            sites TEXT NOT NULL,
            version INTEGER NOT NULL,
            steps INTEGER NOT NULL,
            created_at TEXT NOT NULL,
            updated_at TEXT NOT NULL
        )""",
        "CREATE INDEX flow_by_update ON flow (updated_at DESC)",
        """CREATE TABLE flow_version (
            flow_id TEXT NOT NULL REFERENCES flow (flow_id),
            version INTEGER NOT NULL,
            flow_format INTEGER NOT NULL,
            content TEXT NOT NULL,
            saved_at TEXT NOT NULL,
            PRIMARY KEY (flow_id, version)
        )""",
        """CREATE TABLE flow_text (
            id INTEGER PRIMARY KEY,
            flow_id TEXT NOT NULL UNIQUE REFERENCES flow (flow_id),
            text TEXT NOT NULL
        )""",
        """CREATE VIRTUAL TABLE flow_search USING fts5 (
            text, content = 'flow_text', content_rowid = 'id', tokenize = 'trigram'
        )""",
        """CREATE TRIGGER flow_text_added AFTER INSERT ON flow_text BEGIN
            INSERT INTO flow_search (rowid, text) VALUES (new.id, new.text);
        END""",
        """CREATE TRIGGER flow_text_removed AFTER DELETE ON flow_text BEGIN
            INSERT INTO flow_search (flow_search, rowid, text) VALUES ('delete', old.id, old.text);
        END""",
        """CREATE TRIGGER flow_text_changed AFTER UPDATE ON flow_text BEGIN
            INSERT INTO flow_search (flow_search, rowid, text) VALUES ('delete', old.id, old.text);
            INSERT INTO flow_search (rowid, text) VALUES (new.id, new.text);
        END""",
        """CREATE TABLE run (
            run_id TEXT PRIMARY KEY NOT NULL,
            flow_id TEXT NOT NULL,
            name TEXT NOT NULL,
            run_kind TEXT NOT NULL,
            status TEXT NOT NULL,
            message TEXT NOT NULL,
            started_at TEXT NOT NULL,
            elapsed_s REAL NOT NULL,
            steps INTEGER NOT NULL,
            model_calls INTEGER NOT NULL,
            tokens INTEGER NOT NULL,
            yen REAL
        )""",
        "CREATE INDEX run_by_flow ON run (flow_id, started_at DESC, status)",
        "CREATE INDEX run_by_time ON run (started_at DESC)",
    ),
    (
        "ALTER TABLE flow ADD COLUMN is_imported INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE flow ADD COLUMN recent_ok INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE flow ADD COLUMN recent_runs INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE flow ADD COLUMN last_run TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE flow_version ADD COLUMN note TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE flow_version ADD COLUMN steps INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE run ADD COLUMN flow_version INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE run ADD COLUMN code TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE run ADD COLUMN emergencies INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE run ADD COLUMN sites TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE run ADD COLUMN is_pinned INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE run ADD COLUMN kept_steps INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE run ADD COLUMN picture_bytes INTEGER NOT NULL DEFAULT 0",
        """UPDATE flow_version SET steps = CASE
            WHEN json_valid(content) THEN coalesce(json_array_length(content, '$.steps'), 0)
            ELSE 0 END""",
        """UPDATE flow SET recent_runs = told.runs, recent_ok = told.ok, last_run = told.last FROM (
            SELECT flow_id, count(*) AS runs, sum(status = 'done') AS ok,
                max(CASE place WHEN 1 THEN json_object(
                    'run_id', run_id, 'flow_id', flow_id, 'name', name, 'run_kind', run_kind,
                    'status', status, 'message', message, 'started_at', started_at,
                    'elapsed_s', elapsed_s, 'steps', steps, 'model_calls', model_calls,
                    'tokens', tokens, 'yen', yen
                ) END) AS last
            FROM (
                SELECT *, row_number() OVER (
                    PARTITION BY flow_id ORDER BY started_at DESC, run_id
                ) AS place FROM run
            ) WHERE place <= 20 GROUP BY flow_id
        ) AS told WHERE told.flow_id = flow.flow_id""",
        """CREATE TABLE run_step (
            run_id TEXT NOT NULL REFERENCES run (run_id),
            number INTEGER NOT NULL,
            item TEXT NOT NULL,
            words TEXT NOT NULL,
            status TEXT NOT NULL,
            code TEXT NOT NULL,
            message TEXT NOT NULL,
            site TEXT NOT NULL,
            element TEXT NOT NULL,
            evidence TEXT NOT NULL,
            found_by TEXT NOT NULL,
            similarity REAL,
            elapsed_ms REAL NOT NULL,
            at TEXT NOT NULL,
            PRIMARY KEY (run_id, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE run_picture (
            run_id TEXT NOT NULL REFERENCES run (run_id),
            number INTEGER NOT NULL,
            jpeg BLOB NOT NULL,
            PRIMARY KEY (run_id, number)
        )""",
        """CREATE TABLE failure (
            site TEXT NOT NULL,
            code TEXT NOT NULL,
            element TEXT NOT NULL,
            cause TEXT NOT NULL,
            message TEXT NOT NULL,
            count INTEGER NOT NULL,
            first_at TEXT NOT NULL,
            last_at TEXT NOT NULL,
            helped TEXT NOT NULL,
            flow_names TEXT NOT NULL,
            PRIMARY KEY (site, code, element)
        )""",
        "CREATE INDEX failure_by_time ON failure (last_at DESC)",
        """CREATE TABLE journal_run (
            run_id TEXT PRIMARY KEY NOT NULL,
            owner_pid INTEGER NOT NULL,
            owner_mark TEXT NOT NULL,
            started_at TEXT NOT NULL,
            content TEXT NOT NULL
        )""",
        """CREATE TABLE journal_step (
            run_id TEXT NOT NULL REFERENCES journal_run (run_id),
            number INTEGER NOT NULL,
            content TEXT NOT NULL,
            PRIMARY KEY (run_id, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE audit (
            seq INTEGER PRIMARY KEY NOT NULL,
            at TEXT NOT NULL,
            actor TEXT NOT NULL,
            action TEXT NOT NULL,
            subject TEXT NOT NULL,
            details TEXT NOT NULL,
            mac TEXT NOT NULL
        )""",
        "CREATE TABLE audit_head (id INTEGER PRIMARY KEY CHECK (id = 1), seq INTEGER NOT NULL, mac TEXT NOT NULL)",
        """CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN
            SELECT RAISE(ABORT, 'audit rows are never changed');
        END""",
        """CREATE TRIGGER audit_keeps BEFORE DELETE ON audit BEGIN
            SELECT RAISE(ABORT, 'audit rows are never removed');
        END""",
        """CREATE TABLE secret (
            name TEXT PRIMARY KEY NOT NULL,
            place TEXT NOT NULL,
            origins TEXT NOT NULL,
            sealed BLOB NOT NULL,
            updated_at TEXT NOT NULL,
            last_used_at TEXT
        )""",
        "CREATE TABLE meta (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)",
    ),
    (
        """CREATE TABLE repair (
            repair_id TEXT PRIMARY KEY NOT NULL,
            flow_id TEXT NOT NULL,
            at TEXT NOT NULL,
            content TEXT NOT NULL,
            before_jpeg BLOB NOT NULL DEFAULT x'',
            after_jpeg BLOB NOT NULL DEFAULT x''
        )""",
        "CREATE INDEX ix_repair_flow_id ON repair (flow_id)",
        """CREATE TABLE batch (
            batch_id TEXT PRIMARY KEY NOT NULL,
            flow_id TEXT NOT NULL,
            started_at TEXT NOT NULL,
            owner_pid INTEGER NOT NULL,
            owner_mark TEXT NOT NULL,
            content TEXT NOT NULL
        )""",
        "CREATE INDEX ix_batch_flow_id ON batch (flow_id)",
        """CREATE TABLE batch_row (
            batch_id TEXT NOT NULL REFERENCES batch (batch_id),
            number INTEGER NOT NULL,
            content TEXT NOT NULL,
            PRIMARY KEY (batch_id, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE flow_check (
            flow_id TEXT NOT NULL,
            check_kind TEXT NOT NULL,
            at TEXT NOT NULL,
            content TEXT NOT NULL,
            PRIMARY KEY (flow_id, check_kind)
        ) WITHOUT ROWID""",
        """CREATE TABLE remembered (
            flow_id TEXT NOT NULL,
            name TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (flow_id, name)
        ) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE run_step ADD COLUMN page TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE run_step ADD COLUMN verb TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE failure RENAME TO failure_before",
        """CREATE TABLE failure (
            site TEXT NOT NULL,
            page TEXT NOT NULL,
            code TEXT NOT NULL,
            element TEXT NOT NULL,
            cause TEXT NOT NULL,
            message TEXT NOT NULL,
            count INTEGER NOT NULL,
            first_at TEXT NOT NULL,
            last_at TEXT NOT NULL,
            helped TEXT NOT NULL,
            flow_names TEXT NOT NULL,
            way TEXT NOT NULL DEFAULT '',
            PRIMARY KEY (site, page, code, element)
        )""",
        """INSERT INTO failure SELECT site, '', code, element, cause, message, count, first_at, last_at,
            helped, flow_names, '' FROM failure_before""",
        "DROP TABLE failure_before",
        "CREATE INDEX failure_by_time ON failure (last_at DESC)",
        "ALTER TABLE secret ADD COLUMN user TEXT NOT NULL DEFAULT ''",
    ),
    (
        "ALTER TABLE flow ADD COLUMN is_draft INTEGER NOT NULL DEFAULT 0",
        """UPDATE flow SET is_draft = coalesce((
            SELECT json_extract(content, '$.is_draft') FROM flow_version AS newest
            WHERE newest.flow_id = flow.flow_id AND newest.version = flow.version
                AND json_valid(content)
        ), 0)""",
    ),
    (
        "ALTER TABLE run_picture ADD COLUMN before_jpeg BLOB NOT NULL DEFAULT x''",
        "ALTER TABLE run_step ADD COLUMN step_id TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX run_step_by_flow_step ON run_step (step_id) WHERE step_id <> ''",
    ),
)


def upgrade(
    engine: Engine, path: Path, *, existed: bool, steps: Sequence[Step] = STEPS
) -> Path | None:
    """Bring a library to the newest schema.

    Args:
        engine: Opened with the right key.
        path: The library file.
        existed: A library was made here before; one without a schema has lost its content.
        steps: Ours; tests bring more.

    Returns:
        The copy of the old library, None when none was needed.

    Raises:
        LibraryError: LIBRARY_NEWER or LIBRARY_EMPTY.
    """
    found = _check(engine, path, existed=existed, newest=len(steps))
    if found == len(steps):
        return None
    copy = _keep_copy(engine, path, found) if found else None
    with engine.begin() as connection:
        for step in steps[_version(connection) :]:
            for statement in step:
                connection.exec_driver_sql(statement)
        connection.exec_driver_sql(f"PRAGMA user_version = {len(steps)}")
    return copy


def is_newest(engine: Engine, path: Path, *, existed: bool) -> bool:
    """Say whether there is nothing to upgrade; for a library that cannot be written.

    Raises:
        LibraryError: LIBRARY_NEWER or LIBRARY_EMPTY.
    """
    return _check(engine, path, existed=existed, newest=len(STEPS)) == len(STEPS)


def _check(engine: Engine, path: Path, *, existed: bool, newest: int) -> int:
    with engine.execution_options(is_reading=True).begin() as connection:
        found = _version(connection)
    if found > newest:
        raise faults.newer(path, found)
    if existed and found == 0:
        raise faults.empty(path, "no schema")
    return found


def _version(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())


def _keep_copy(engine: Engine, path: Path, version: int) -> Path:
    """Write a whole copy, encrypted with the same key: `library.before-2.db`."""
    copy = path.with_name(f"{path.stem}.before-{version + 1}{path.suffix}")
    copy_into(engine, copy)
    return copy


def copy_into(engine: Engine, copy: Path) -> None:
    """Write a whole, consistent copy of an open library, encrypted with the same key.

    Copying the file itself would lose what still stands in its -wal.
    """
    partial = partial_of(copy)
    raw = engine.raw_connection()
    try:
        raw.cursor().execute("VACUUM INTO ?", (str(partial),))
        with partial.open("rb+") as file:
            os.fsync(file.fileno())
        partial.chmod(0o600)
        partial.replace(copy)
    finally:
        raw.close()
        partial.unlink(missing_ok=True)
