"""Which runs the history lets go: those past their days, and, when it is large, those of little use.

ADR-000024 wants both: 90 days, and management by frequency of use. What a person pinned stays, and
so does the newest run of every flow when only room is wanted. Failure patterns outlive their runs.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import TextClause, text
from sqlmodel import Session

from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.history import KEPT_DAYS
from studio.domain.values.moments import is_soon_after
from studio.library import audit
from studio.library.tables import MetaRow
from studio.library.timestamps import as_stored

MAX_PICTURE_BYTES: Final = 200_000_000
"""Of all masked pictures together; the least used flows lose theirs first."""

MAX_STEPS: Final = 200_000
"""Of all runs together; then whole runs of the least used flows go."""

MAX_PATTERNS: Final = 5_000
"""Failure patterns; those not seen for longest go."""

BATCH: Final = 200
"""Runs a transaction may let go, so that no run waits long for its end; the next one goes on."""

_USE_DAYS: Final = 30
_EVERY: Final = timedelta(days=1)
_UNSURE: Final = timedelta(days=45)
"""After so long without a clearing the clock may be wrong: the next one, a day later, believes it."""
_MARK: Final = "history_cleared_at"


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much may be kept.

    Attributes:
        picture_bytes: Of all pictures.
        steps: Of all runs.
        patterns: Failure patterns.
        batch: Runs let go in one transaction.
    """

    picture_bytes: int = MAX_PICTURE_BYTES
    steps: int = MAX_STEPS
    patterns: int = MAX_PATTERNS
    batch: int = BATCH


@dataclass(slots=True)
class _Gone:
    """What a pass has let go so far."""

    old: int = 0
    rare: int = 0
    pictures: int = 0
    flow_ids: set[str] = field(default_factory=set[str])

    def details(self) -> tuple[tuple[str, str], ...]:
        """Return the counts above zero, for the audit."""
        counts = (
            ("runs_by_age", self.old),
            ("runs_by_use", self.rare),
            ("pictures", self.pictures),
        )
        return tuple((name, str(count)) for name, count in counts if count)


@dataclass(frozen=True, slots=True)
class _Kept:
    """A run that may go, and what that gains."""

    run_id: str
    flow_id: str
    weight: int


def clear(
    session: Session, now: datetime, *, spared: str, bounds: Bounds | None = None
) -> frozenset[str]:
    """Let go what is too old or too much, at most once a day unless more is left than a batch.

    A clock that has just leapt, ahead or back, lets nothing go for its age.

    Args:
        session: Of a writer.
        now: The clock.
        spared: A run that stays whatever its age: the one that has just been written.
        bounds: Ours; tests bring smaller ones.

    Returns:
        The flows whose cards must be written anew.
    """
    mark = session.get(MetaRow, _MARK)
    if mark is not None and is_soon_after(mark.value, now, _EVERY):
        return frozenset()
    limits, gone = bounds or Bounds(), _Gone()
    is_sure = mark is None or is_soon_after(mark.value, now, _UNSURE)
    is_finished = not is_sure or _let_old_go(session, now, spared, limits, gone)
    is_finished = is_finished and _make_room(session, now, spared, limits, gone)
    _let_patterns_go(session, limits)
    if is_finished:
        session.merge(MetaRow(name=_MARK, value=as_stored(now)))
    if details := gone.details():
        audit.append(session, AuditNote(action=AuditAction.HISTORY_REMOVED, details=details))
    return frozenset(gone.flow_ids)


def _let_old_go(session: Session, now: datetime, spared: str, limits: Bounds, gone: _Gone) -> bool:
    """Remove runs past their days; returns whether none is left."""
    before = as_stored(now - timedelta(days=KEPT_DAYS))
    found = _candidates(session, _OLD, limits.batch, since=before, spared=spared)
    _remove_runs(session, found)
    gone.old += len(found)
    gone.flow_ids |= {run.flow_id for run in found}
    return len(found) < limits.batch


def _make_room(session: Session, now: datetime, spared: str, limits: Bounds, gone: _Gone) -> bool:
    """Remove pictures, then whole runs, of the flows run least in 30 days, as far as is needed.

    Returns:
        Whether no more is to be done.
    """
    since = as_stored(now - timedelta(days=_USE_DAYS))
    steps, picture_bytes = session.connection().execute(_WEIGHT).one()
    bare: list[_Kept] = []
    whole: list[_Kept] = []
    if (excess := int(picture_bytes) - limits.picture_bytes) > 0:
        found = _candidates(session, _BY_PICTURES, limits.batch, since=since, spared=spared)
        bare = _enough(found, excess)
        gone.pictures += _remove_pictures(session, bare)
    if (excess := int(steps) - limits.steps) > 0:
        found = _candidates(session, _BY_STEPS, limits.batch, since=since, spared=spared)
        whole = _enough(found, excess)
        _remove_runs(session, whole)
        gone.rare += len(whole)
        gone.flow_ids |= {run.flow_id for run in whole}
    return max(len(bare), len(whole)) < limits.batch


def _enough(found: Sequence[_Kept], excess: int) -> list[_Kept]:
    """Return as many of the first ones as make up for the excess."""
    taken: list[_Kept] = []
    for run in found:
        if excess <= 0:
            break
        taken.append(run)
        excess -= run.weight
    return taken


def _candidates(
    session: Session, query: TextClause, batch: int, *, since: str, spared: str
) -> list[_Kept]:
    found = session.connection().execute(query, {"since": since, "spared": spared, "batch": batch})
    return [_Kept(str(row[0]), str(row[1]), int(row[2])) for row in found]


def _remove_runs(session: Session, found: Sequence[_Kept]) -> None:
    if not found:
        return
    ids = [{"run_id": run.run_id} for run in found]
    for statement in _REMOVE:
        session.connection().execute(statement, ids)
    session.expire_all()


def _remove_pictures(session: Session, found: Sequence[_Kept]) -> int:
    """Remove the pictures of these runs and return how many runs had some."""
    if not found:
        return 0
    ids = [{"run_id": run.run_id} for run in found]
    for statement in _REMOVE_PICTURES:
        session.connection().execute(statement, ids)
    session.expire_all()
    return len(found)


def _let_patterns_go(session: Session, limits: Bounds) -> None:
    session.connection().execute(_OLD_PATTERNS, {"kept": limits.patterns})


def _least_used(weight: str) -> TextClause:
    """Select runs that may go to make room: least used flow first, then oldest first."""
    return text(
        f"""
        SELECT run_id, flow_id, {weight} FROM (
            SELECT run_id, flow_id, started_at, is_pinned, {weight},
                row_number() OVER (PARTITION BY flow_id ORDER BY started_at DESC, run_id) AS place,
                sum(started_at >= :since) OVER (PARTITION BY flow_id) AS used
            FROM run
        )
        WHERE {weight} > 0 AND place > 1 AND is_pinned = 0 AND run_id <> :spared
        ORDER BY CASE flow_id WHEN '' THEN 0 ELSE used END, started_at, run_id LIMIT :batch
        """  # noqa: S608 - the names of two columns
    )


_REMOVE: Final = (
    text("DELETE FROM run_picture WHERE run_id = :run_id"),
    text("DELETE FROM run_step WHERE run_id = :run_id"),
    text("DELETE FROM run WHERE run_id = :run_id"),
)
_REMOVE_PICTURES: Final = (
    _REMOVE[0],
    text("UPDATE run SET picture_bytes = 0 WHERE run_id = :run_id"),
)
_BY_PICTURES: Final = _least_used("picture_bytes")
_BY_STEPS: Final = _least_used("kept_steps")
_OLD: Final = text(
    "SELECT run_id, flow_id, 0 FROM run WHERE started_at < :since AND is_pinned = 0"
    " AND run_id <> :spared ORDER BY started_at LIMIT :batch"
)
_WEIGHT: Final = text(
    "SELECT coalesce(sum(kept_steps), 0), coalesce(sum(picture_bytes), 0) FROM run"
)
_OLD_PATTERNS: Final = text(
    "DELETE FROM failure WHERE rowid IN"
    " (SELECT rowid FROM failure ORDER BY last_at DESC LIMIT -1 OFFSET :kept)"
)
