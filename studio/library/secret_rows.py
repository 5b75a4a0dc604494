"""What the library keeps of credentials, as SQL. Values are sealed before they come here."""

import json
from datetime import datetime

from sqlmodel import Session, col, delete, select, update

from studio.domain.failpoints import fp
from studio.domain.records.credential import SecretPlace, SecretRow
from studio.library.history import as_stored
from studio.library.tables import SecretTableRow


def rows(session: Session) -> tuple[SecretRow, ...]:
    """Return all of them by name."""
    found = session.exec(select(SecretTableRow).order_by(col(SecretTableRow.name)))
    return tuple(_secret(row) for row in found)


def put(session: Session, row: SecretRow) -> None:
    """Write one, replacing an older one of the same name."""
    fp("secret.put")
    session.merge(
        SecretTableRow(
            name=row.name,
            place=row.place.value,
            user=row.user,
            origins=json.dumps(row.origins, ensure_ascii=False),
            sealed=row.sealed,
            updated_at=as_stored(row.updated_at),
            last_used_at=as_stored(row.last_used_at) if row.last_used_at else None,
        )
    )


def mark_used(session: Session, name: str, at: datetime) -> None:
    """Note when one was used, and leave the rest as it is now; fine when there is none."""
    fp("secret.mark_used")
    session.exec(
        update(SecretTableRow)
        .where(col(SecretTableRow.name) == name)
        .values(last_used_at=as_stored(at))
    )


def remove(session: Session, name: str) -> None:
    """Forget one; fine when there is none."""
    fp("secret.remove")
    session.exec(delete(SecretTableRow).where(col(SecretTableRow.name) == name))


def _secret(row: SecretTableRow) -> SecretRow:
    return SecretRow(
        name=row.name,
        place=SecretPlace(row.place),
        user=row.user,
        origins=tuple(json.loads(row.origins)),
        sealed=row.sealed,
        updated_at=datetime.fromisoformat(row.updated_at),
        last_used_at=datetime.fromisoformat(row.last_used_at) if row.last_used_at else None,
    )
