"""The run journal, as SQL. Every function works inside a session that somebody else opened.

A commit is on the disk when it returns (WAL with synchronous=FULL), so an act that stands here as
STARTED was told before it was done.
"""

import logging
import os
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from pydantic import ValidationError
from sqlalchemy import Connection
from sqlmodel import Session

from studio.domain.errors import LibraryError
from studio.domain.failpoints import fp
from studio.domain.records.journal import JournaledRun, JournaledStep, UnfinishedRun
from studio.library.history import as_stored
from studio.library.processes import birth_mark, lives
from studio.words import tr

_log: Final = logging.getLogger(__name__)


def open_run(session: Session, run: JournaledRun) -> None:
    """Note that a run begins; told again, its steps stay and its owner becomes the new one.

    A run that names no process belongs to this one.
    """
    pid = run.owner_pid or os.getpid()
    fp("journal.run")
    session.connection().exec_driver_sql(
        """INSERT INTO journal_run (run_id, owner_pid, owner_mark, started_at, content)
        VALUES (?, ?, ?, ?, ?) ON CONFLICT (run_id) DO UPDATE SET owner_pid = excluded.owner_pid,
        owner_mark = excluded.owner_mark, started_at = excluded.started_at,
        content = excluded.content""",
        (run.run_id, pid, birth_mark(pid) or "", as_stored(run.started_at), run.model_dump_json()),
    )


def write_steps(session: Session, steps: Sequence[JournaledStep]) -> None:
    """Write acts, each replacing its former state.

    Raises:
        LibraryError: LIBRARY_FAILED (when the session ends), for a run that was never opened.
    """
    if not steps:
        return
    fp("journal.steps")
    session.connection().exec_driver_sql(
        """INSERT INTO journal_step (run_id, number, content) VALUES (?, ?, ?)
        ON CONFLICT (run_id, number) DO UPDATE SET content = excluded.content""",
        [(step.run_id, step.number, step.model_dump_json()) for step in steps],
    )


def unfinished(session: Session) -> tuple[UnfinishedRun, ...]:
    """Return runs without an end whose process is gone, newest first.

    A process is known by its number and its birth: a run that crashed is offered although another
    program has its number by now, and a run of any live process, this one too, never is.
    A run of which something cannot be read (a newer program wrote it) is kept and not offered:
    going on with half of it could do something twice.
    """
    connection = session.connection()
    rows = connection.exec_driver_sql(
        "SELECT run_id, owner_pid, owner_mark, content FROM journal_run"
        " ORDER BY started_at DESC, run_id"
    )
    lost = {row[0]: row[3] for row in rows.all() if not lives(row[1], row[2])}
    if not lost:
        return ()
    steps = _steps(connection)
    found = (_read(run_id, content, steps[run_id]) for run_id, content in lost.items())
    return tuple(run for run in found if run)


def journaled(session: Session, run_id: str) -> UnfinishedRun | None:
    """Return a run without an end, whatever process it belongs to; None when there is none.

    Raises:
        LibraryError: JOURNAL_UNREADABLE: what is not understood is not taken for nothing.
    """
    connection = session.connection()
    content = connection.exec_driver_sql(
        "SELECT content FROM journal_run WHERE run_id = ?", (run_id,)
    ).scalar_one_or_none()
    if content is None:
        return None
    rows = connection.exec_driver_sql(
        "SELECT content FROM journal_step WHERE run_id = ? ORDER BY number", (run_id,)
    )
    run = _read(run_id, content, tuple(rows.scalars()))
    if run is None:
        raise LibraryError(
            "JOURNAL_UNREADABLE",
            tr("途中の実行の記録を読めません。新しい版の手順スタジオが書いたものです。"),
            tr("新しい版の手順スタジオで続けてください。"),
            run_id,
        )
    return run


def close_run(session: Session, run_id: str) -> None:
    """Forget a run: its end stands in the history, or the person gave it up."""
    fp("journal.close")
    connection = session.connection()
    connection.exec_driver_sql("DELETE FROM journal_step WHERE run_id = ?", (run_id,))
    connection.exec_driver_sql("DELETE FROM journal_run WHERE run_id = ?", (run_id,))


def _steps(connection: Connection) -> dict[str, list[str]]:
    rows = connection.exec_driver_sql(
        "SELECT run_id, content FROM journal_step ORDER BY run_id, number"
    )
    steps: dict[str, list[str]] = defaultdict(list)
    for run_id, content in rows:
        steps[run_id].append(content)
    return steps


def _read(run_id: str, content: str, steps: Sequence[str]) -> UnfinishedRun | None:
    try:
        return UnfinishedRun(
            run=JournaledRun.model_validate_json(content),
            steps=tuple(JournaledStep.model_validate_json(step) for step in steps),
        )
    except ValidationError as exc:
        _log.warning("run %s in the journal cannot be read: %d faults", run_id, exc.error_count())
        return None
