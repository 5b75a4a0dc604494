"""Failure patterns, as SQL: site × code × element. Functions work inside somebody else's session."""

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from sqlmodel import Session, col, select

from studio.domain.history import Cause, FailurePattern, RunRecord, RunStep, cause_of
from studio.domain.outcome import OutcomeStatus
from studio.domain.text import clip, strip_unseen
from studio.library.moments import as_stored
from studio.library.tables import FailureRow

FLOW_NAMES: Final = 5
"""How many flows a pattern names, newest first."""

MAX_ELEMENT_CHARS: Final = 200
"""Of an element's role and name; longer ones are one element when they begin alike."""


def count(
    session: Session, record: RunRecord, steps: Sequence[RunStep], before: Sequence[RunStep] = ()
) -> None:
    """Count the failures of a finished run, and note what helped after them.

    Args:
        session: Of a writer.
        record: The run.
        steps: Its acts as they are told now.
        before: Its acts as they were told already: their failures are counted.
    """
    counted = {(step.number, *_place(step)) for step in before if _is_failure(step)}
    for step in steps:
        if not _is_failure(step):
            continue
        place = _place(step)
        is_new = (step.number, *place) not in counted
        _count_one(session, record, step, _what_helped(steps, step), is_new=is_new)


def patterns(session: Session, site: str, limit: int) -> tuple[FailurePattern, ...]:
    """Return failures by place, newest first, of one host or of all."""
    query = select(FailureRow).order_by(
        col(FailureRow.last_at).desc(), col(FailureRow.count).desc(), col(FailureRow.element)
    )
    if site:
        query = query.where(FailureRow.site == strip_unseen(site).strip().lower())
    return tuple(_pattern(row) for row in session.exec(query.limit(max(limit, 0))))


def _is_failure(step: RunStep) -> bool:
    return step.status is not OutcomeStatus.OK


def _place(step: RunStep) -> tuple[str, str, str]:
    return step.site.lower(), step.code, clip(step.element, MAX_ELEMENT_CHARS)


def _what_helped(steps: Sequence[RunStep], failed: RunStep) -> str:
    """Return the words of the first act of the same sentence that worked after this failure."""
    if not failed.item:
        return ""
    later = (
        step
        for step in steps
        if step.number > failed.number and step.item == failed.item and not _is_failure(step)
    )
    return next((step.words for step in sorted(later, key=lambda step: step.number)), "")


def _count_one(
    session: Session, record: RunRecord, step: RunStep, helped: str, *, is_new: bool
) -> None:
    place, at = _place(step), as_stored(step.at)
    known = session.get(FailureRow, place)
    row = known or FailureRow(
        site=place[0],
        code=place[1],
        element=place[2],
        cause=cause_of(step.code).value,
        message=step.message,
        count=0,
        first_at=at,
        last_at=at,
        helped="",
        flow_names="[]",
    )
    row.count += is_new or known is None
    if at >= row.last_at:
        row.message, row.helped = step.message or row.message, helped or row.helped
        row.flow_names = _named_first(record.name, row.flow_names)
    row.first_at, row.last_at = min(row.first_at, at), max(row.last_at, at)
    session.add(row)
    session.flush()


def _named_first(name: str, listed: str) -> str:
    others = [other for other in json.loads(listed) if other != name]
    return json.dumps([name, *others][:FLOW_NAMES] if name else others, ensure_ascii=False)


def _pattern(row: FailureRow) -> FailurePattern:
    return FailurePattern(
        site=row.site,
        code=row.code,
        element=row.element,
        cause=Cause(row.cause),
        message=row.message,
        count=row.count,
        first_at=datetime.fromisoformat(row.first_at),
        last_at=datetime.fromisoformat(row.last_at),
        helped=row.helped,
        flow_names=tuple(json.loads(row.flow_names)),
    )
