"""Failure patterns, as SQL: site × page × code × element. Functions work inside somebody else's session."""

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from sqlmodel import Session, col, delete, select

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.records.history import (
    Cause,
    FailurePattern,
    RunRecord,
    RunStep,
    cause_of,
    is_no_lesson,
    mended_by,
)
from studio.domain.text import clip, strip_unseen
from studio.library.tables import FailureRow
from studio.library.timestamps import as_stored

FLOW_NAMES: Final = 5
"""How many flows a pattern names, newest first."""

MAX_ELEMENT_CHARS: Final = 200
"""Of an element's role and name; longer ones are one element when they begin alike."""


def count(
    session: Session, record: RunRecord, steps: Sequence[RunStep], before: Sequence[RunStep] = ()
) -> None:
    """Count the failures of a finished run, and note what helped after them.

    A lesson (see `FailurePattern.page`) of earlier runs goes when its element is used with success.

    Args:
        session: Of a writer.
        record: The run.
        steps: Its acts as they are told now.
        before: Its acts as they were told already: their failures are counted.
    """
    counted = {(step.number, *_place(step)) for step in before if _is_failure(step)}
    for step in steps:
        if not _is_failure(step):
            _let_go(session, record, step)
    for step in steps:
        mended = mended_by(steps, step) if _is_failure(step) else None
        if not _is_failure(step) or is_no_lesson(step, mended):
            continue
        is_new = (step.number, *_place(step)) not in counted
        _count_one(session, record, step, mended, is_new=is_new)


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


def _place(step: RunStep) -> tuple[str, str, str, str]:
    return step.site.lower(), step.page, step.code, clip(step.element, MAX_ELEMENT_CHARS)


def _let_go(session: Session, record: RunRecord, worked: RunStep) -> None:
    """Forget what failed in earlier runs at an element of a page that works now."""
    if not worked.page or not worked.element:
        return
    site, page, _, element = _place(worked)
    session.exec(
        delete(FailureRow).where(
            col(FailureRow.site) == site,
            col(FailureRow.page) == page,
            col(FailureRow.element) == element,
            col(FailureRow.last_at) < as_stored(record.started_at),
        )
    )


def _count_one(
    session: Session, record: RunRecord, step: RunStep, mended: RunStep | None, *, is_new: bool
) -> None:
    place, at = _place(step), as_stored(step.at)
    known = session.get(FailureRow, place)
    row = known or FailureRow(
        site=place[0],
        page=place[1],
        code=place[2],
        element=place[3],
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
        row.message = step.message or row.message
        if mended is not None:
            row.helped, row.way = mended.words, mended.verb if step.page else ""
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
        page=row.page,
        code=row.code,
        element=row.element,
        cause=Cause(row.cause),
        message=row.message,
        count=row.count,
        first_at=datetime.fromisoformat(row.first_at),
        last_at=datetime.fromisoformat(row.last_at),
        helped=row.helped,
        way=row.way,
        flow_names=tuple(json.loads(row.flow_names)),
    )
