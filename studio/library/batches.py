"""Jobs over rows, as SQL. Every function works inside a session that somebody else opened."""

from collections.abc import Sequence
from typing import Final

from sqlmodel import Session

from studio.domain.errors import LibraryError
from studio.domain.failpoints import fp
from studio.domain.runs.batch import Batch, BatchRow, RowOfBatch
from studio.library.processes import birth_mark, lives
from studio.library.timestamps import as_stored
from studio.words import tr

_KEEP_ROW: Final = """INSERT INTO batch_row (batch_id, number, content) VALUES (?, ?, ?)
    ON CONFLICT (batch_id, number) DO UPDATE SET content = excluded.content"""


def keep(session: Session, batch: Batch, rows: Sequence[BatchRow]) -> None:
    """See `BatchStore.keep_batch`."""
    fp("batch.keep")
    connection = session.connection()
    connection.exec_driver_sql(
        """INSERT INTO batch (batch_id, flow_id, started_at, owner_pid, owner_mark, content)
        VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (batch_id) DO UPDATE SET
        owner_pid = excluded.owner_pid, owner_mark = excluded.owner_mark,
        content = excluded.content""",
        (
            batch.id,
            batch.flow_id,
            as_stored(batch.started_at),
            batch.owner_pid,
            birth_mark(batch.owner_pid) or "",
            batch.model_dump_json(),
        ),
    )
    if rows:
        told = [(batch.id, row.number, row.model_dump_json()) for row in rows]
        connection.exec_driver_sql(_KEEP_ROW, told)


def keep_row(session: Session, told: RowOfBatch) -> None:
    """Write the state of one row."""
    fp("batch.row")
    session.connection().exec_driver_sql(
        _KEEP_ROW, (told.batch_id, told.row.number, told.row.model_dump_json())
    )


def batches(session: Session, flow_id: str, limit: int) -> tuple[Batch, ...]:
    """See `BatchStore.batches`."""
    rows = session.connection().exec_driver_sql(
        "SELECT content FROM batch WHERE ? IN ('', flow_id)"
        " ORDER BY started_at DESC, batch_id LIMIT ?",
        (flow_id, limit),
    )
    return tuple(Batch.model_validate_json(content) for content in rows.scalars())


def batch(session: Session, batch_id: str) -> Batch:
    """See `BatchStore.batch`."""
    rows = session.connection().exec_driver_sql(
        "SELECT content FROM batch WHERE batch_id = ?", (batch_id,)
    )
    content = rows.scalar_one_or_none()
    if content is None:
        raise LibraryError(
            "BATCH_NOT_FOUND",
            tr("このくり返しの記録はありません。"),
            tr("データの画面で、記録の一覧を確かめてください。"),
            batch_id,
        )
    return Batch.model_validate_json(content)


def rows(session: Session, batch_id: str) -> tuple[BatchRow, ...]:
    """See `BatchStore.batch_rows`."""
    found = session.connection().exec_driver_sql(
        "SELECT content FROM batch_row WHERE batch_id = ? ORDER BY number", (batch_id,)
    )
    return tuple(BatchRow.model_validate_json(content) for content in found.scalars())


def claim(session: Session, batch: Batch) -> bool:
    """See `BatchStore.claim_batch`."""
    held = session.connection().exec_driver_sql(
        "SELECT owner_pid, owner_mark FROM batch WHERE batch_id = ?", (batch.id,)
    )
    owner = held.one_or_none()
    if owner and owner[0] not in (0, batch.owner_pid) and lives(owner[0], owner[1]):
        return False
    keep(session, batch, ())
    return True


def delete(session: Session, batch_id: str) -> None:
    """See `BatchStore.delete_batch`."""
    connection = session.connection()
    connection.exec_driver_sql("DELETE FROM batch_row WHERE batch_id = ?", (batch_id,))
    connection.exec_driver_sql("DELETE FROM batch WHERE batch_id = ?", (batch_id,))
