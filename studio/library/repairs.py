"""Repairs of flows, as SQL. Every function works inside a session that somebody else opened."""

from sqlmodel import Session

from studio.domain.flows.repair import Repair, RepairPictures
from studio.library.timestamps import as_stored


def keep(session: Session, repair: Repair, pictures: RepairPictures | None) -> None:
    """See `RepairStore.keep_repair`."""
    connection = session.connection()
    connection.exec_driver_sql(
        """INSERT INTO repair (repair_id, flow_id, at, content) VALUES (?, ?, ?, ?)
        ON CONFLICT (repair_id) DO UPDATE SET content = excluded.content""",
        (repair.id, repair.flow_id, as_stored(repair.at), repair.model_dump_json()),
    )
    if pictures is not None:
        connection.exec_driver_sql(
            "UPDATE repair SET before_jpeg = ?, after_jpeg = ? WHERE repair_id = ?",
            (pictures.before, pictures.after, repair.id),
        )


def repairs(session: Session, flow_id: str) -> tuple[Repair, ...]:
    """See `RepairStore.repairs`."""
    rows = session.connection().exec_driver_sql(
        "SELECT content FROM repair WHERE ? IN ('', flow_id) ORDER BY at DESC, repair_id",
        (flow_id,),
    )
    return tuple(Repair.model_validate_json(content) for content in rows.scalars())


def pictures(session: Session, repair_id: str) -> RepairPictures:
    """See `RepairStore.repair_pictures`."""
    rows = session.connection().exec_driver_sql(
        "SELECT before_jpeg, after_jpeg FROM repair WHERE repair_id = ?", (repair_id,)
    )
    found = rows.one_or_none()
    return RepairPictures(before=found[0], after=found[1]) if found else RepairPictures()
