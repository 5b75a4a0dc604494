"""Checks of flows and values given last, as SQL. Every function works inside somebody else's session."""

from collections.abc import Mapping

from sqlmodel import Session

from studio.domain.records.check import CheckReport
from studio.library.timestamps import as_stored


def keep_check(session: Session, report: CheckReport) -> None:
    """See `UpkeepStore.keep_check`."""
    session.connection().exec_driver_sql(
        """INSERT INTO flow_check (flow_id, check_kind, at, content) VALUES (?, ?, ?, ?)
        ON CONFLICT (flow_id, check_kind) DO UPDATE SET at = excluded.at,
        content = excluded.content""",
        (report.flow_id, report.check_kind, as_stored(report.at), report.model_dump_json()),
    )


def checks(session: Session, flow_id: str) -> tuple[CheckReport, ...]:
    """See `UpkeepStore.checks`."""
    rows = session.connection().exec_driver_sql(
        "SELECT content FROM flow_check WHERE ? IN ('', flow_id) ORDER BY at DESC", (flow_id,)
    )
    return tuple(CheckReport.model_validate_json(content) for content in rows.scalars())


def remember(session: Session, flow_id: str, values: Mapping[str, str]) -> None:
    """See `UpkeepStore.remember_values`."""
    if not values:
        return
    session.connection().exec_driver_sql(
        """INSERT INTO remembered (flow_id, name, value) VALUES (?, ?, ?)
        ON CONFLICT (flow_id, name) DO UPDATE SET value = excluded.value""",
        [(flow_id, name, value) for name, value in values.items()],
    )


def remembered(session: Session, flow_id: str) -> dict[str, str]:
    """See `UpkeepStore.remembered_values`."""
    rows = session.connection().exec_driver_sql(
        "SELECT name, value FROM remembered WHERE flow_id = ?", (flow_id,)
    )
    return {str(row[0]): str(row[1]) for row in rows}
