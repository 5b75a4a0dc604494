"""The history of runs, as SQL. Every function works inside a session that somebody else opened."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Subquery
from sqlmodel import Session, col, func, select

from studio.domain.events import RunKind, RunStatus
from studio.domain.history import RunDetail, RunPicture, RunRecord, RunStep
from studio.domain.text import strip_unseen
from studio.library.tables import RunRow

RECENT: Final = 20
"""How many runs the reliability of a flow looks back on."""


@dataclass(frozen=True, slots=True)
class Reliability:
    """How the last runs of one flow went."""

    ok: int
    runs: int
    last: RunRecord


def add_run(
    session: Session,
    record: RunRecord,
    steps: Sequence[RunStep] = (),
    pictures: Sequence[RunPicture] = (),
) -> None:
    """Write a run; the same run told twice is kept once."""
    del steps, pictures
    values = record.model_dump() | {
        "name": strip_unseen(record.name),
        "message": strip_unseen(record.message),
        "run_kind": record.run_kind.value,
        "status": record.status.value,
        "started_at": as_stored(record.started_at),
        "sites": json.dumps(record.sites, ensure_ascii=False),
    }
    session.merge(RunRow.model_validate(values))


def runs(session: Session, flow_id: str, limit: int) -> tuple[RunRecord, ...]:
    """Return runs, newest first, of one flow, or of all when `flow_id` is ""."""
    query = select(RunRow).order_by(col(RunRow.started_at).desc(), col(RunRow.run_id))
    if flow_id:
        query = query.where(RunRow.flow_id == flow_id)
    return tuple(_record(row) for row in session.exec(query.limit(max(limit, 0))))


def run(session: Session, run_id: str) -> RunDetail:
    """Return one run with its steps.

    Raises:
        LibraryError: RUN_NOT_FOUND.
    """
    raise NotImplementedError


def picture(session: Session, run_id: str, number: int) -> bytes:
    """Return the picture of a step, b"" when none is kept."""
    raise NotImplementedError


def pin(session: Session, run_id: str, *, is_pinned: bool) -> None:
    """Keep a run for good, or no longer.

    Raises:
        LibraryError: RUN_NOT_FOUND.
    """
    raise NotImplementedError


def remove(session: Session, run_id: str) -> None:
    """Remove a run with its steps and pictures; fine when there is none."""
    raise NotImplementedError


def reliability(session: Session) -> Mapping[str, Reliability]:
    """Return how the last 20 runs of each flow went, by flow id."""
    recent = _recent()
    counts = session.exec(
        select(
            recent.c.flow_id,
            func.count().filter(recent.c.status == RunStatus.DONE.value),
            func.count(),
        )
        .where(recent.c.place <= RECENT)
        .group_by(recent.c.flow_id)
    )
    newest = select(RunRow).join(recent, recent.c.run_id == RunRow.run_id)
    last = {row.flow_id: _record(row) for row in session.exec(newest.where(recent.c.place == 1))}
    return {
        flow_id: Reliability(ok=int(ok), runs=int(total), last=last[flow_id])
        for flow_id, ok, total in counts
    }


def as_stored(moment: datetime) -> str:
    """Return a moment as text whose order is the order of time."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")


def _recent() -> Subquery:
    place = func.row_number().over(
        partition_by=RunRow.flow_id,
        order_by=(col(RunRow.started_at).desc(), col(RunRow.run_id)),
    )
    return (
        select(RunRow.run_id, RunRow.flow_id, RunRow.status, place.label("place"))
        .where(RunRow.flow_id != "")
        .subquery()
    )


def _record(row: RunRow) -> RunRecord:
    return RunRecord(
        run_id=row.run_id,
        flow_id=row.flow_id,
        name=row.name,
        run_kind=RunKind(row.run_kind),
        status=RunStatus(row.status),
        message=row.message,
        started_at=datetime.fromisoformat(row.started_at),
        elapsed_s=row.elapsed_s,
        steps=row.steps,
        model_calls=row.model_calls,
        tokens=row.tokens,
        yen=row.yen,
        flow_version=row.flow_version,
        code=row.code,
        emergencies=row.emergencies,
        sites=tuple(json.loads(row.sites)),
        is_pinned=row.is_pinned,
    )
