"""The history of runs, as SQL. Every function works inside a session that somebody else opened."""

import json
import math
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final, cast

from pydantic import TypeAdapter
from sqlalchemy import bindparam, insert, text
from sqlalchemy import delete as delete_rows
from sqlmodel import Session, col, select

from studio.domain.actions.outcome import Evidence, OutcomeStatus
from studio.domain.errors import LibraryError
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.history import RunDetail, RunPicture, RunRecord, RunStep, StepPicture
from studio.domain.text import strip_unseen
from studio.library import audit, clearing, patterns
from studio.library.tables import RunPictureRow, RunRow, RunStepRow
from studio.library.timestamps import as_stored
from studio.words import tr

RECENT: Final = 20
"""How many runs the reliability of a flow looks back on."""

_MAX_TEXT_CHARS: Final = 2_000
"""Of each text of a step: a page that shouts does not fill the library."""

_MAX_EVIDENCE: Final = 50
_MAX_COUNT: Final = 2**53
_MAY_BE_UNKNOWN: Final = frozenset({"yen", "similarity"})
_EVIDENCE: Final = TypeAdapter(tuple[Evidence, ...])


def add_run(
    session: Session,
    record: RunRecord,
    steps: Sequence[RunStep] = (),
    pictures: Sequence[RunPicture] = (),
    now: datetime | None = None,
) -> None:
    """Write a run, count its failures, and remove what is too old.

    The same run told twice is kept once, as told last: its failures count once, a pin stays, and
    steps and pictures told first stay where the second telling has none.

    Args:
        session: Of a writer.
        record: The run.
        steps: Its acts.
        pictures: Around some of them.
        now: The clock of the clearing; None reads it.
    """
    clean = record.model_copy(update=_cleaned(record))
    known = session.get(RunRow, clean.run_id)
    before = _steps(session, clean.run_id) if known else ()
    shown = tuple(step.model_copy(update=_cleaned(step)) for step in steps)
    touched = {clean.flow_id} | ({known.flow_id} if known else set[str]())
    session.merge(_row(clean, is_pinned=clean.is_pinned or (known is not None and known.is_pinned)))
    session.flush()
    _write_steps(session, clean.run_id, shown)
    _write_pictures(session, clean.run_id, pictures)
    _weigh(session, clean.run_id)
    patterns.count(session, clean, shown, before)
    touched |= clearing.clear(session, now or datetime.now(UTC), spared=clean.run_id)
    retell(session, touched)


def runs(session: Session, flow_id: str, limit: int) -> tuple[RunRecord, ...]:
    """Return runs, newest first, of one flow, or of all when `flow_id` is ""."""
    query = select(RunRow).order_by(col(RunRow.started_at).desc(), col(RunRow.run_id))
    if flow_id:
        query = query.where(RunRow.flow_id == strip_unseen(flow_id))
    return tuple(_record(row) for row in session.exec(query.limit(max(limit, 0))))


def run(session: Session, run_id: str) -> RunDetail:
    """Return one run with its steps.

    Raises:
        LibraryError: RUN_NOT_FOUND.
    """
    row = _found(session, run_id)
    return RunDetail(record=_record(row), steps=_steps(session, row.run_id))


def picture(session: Session, run_id: str, number: int, *, is_before: bool = False) -> bytes:
    """Return the picture after a step, or before it; b"" when none is kept."""
    row = session.get(RunPictureRow, (strip_unseen(run_id), number))
    if row is None:
        return b""
    return row.before_jpeg if is_before else row.jpeg


def step_pictures(
    session: Session, flow_id: str, step_ids: Collection[str]
) -> dict[str, StepPicture]:
    """Return the newest picture of each step of a flow that has one; one before the step goes first.

    Runs of no flow count as well: it was made of one of them.
    """
    told = {"flow_id": flow_id, "step_ids": sorted(step_ids)}
    found = session.connection().execute(_PICTURED, told).all()
    newest = {str(step_id): (run_id, number, at) for step_id, run_id, number, at in found}
    pictures: dict[str, StepPicture] = {}
    for step_id, (run_id, number, at) in newest.items():
        row = session.get_one(RunPictureRow, (run_id, number))
        pictures[step_id] = StepPicture(
            jpeg=row.before_jpeg or row.jpeg,
            is_before=bool(row.before_jpeg),
            at=datetime.fromisoformat(at),
        )
    return pictures


_PICTURED: Final = text(
    """
    SELECT step_id, run_id, number, at
    FROM run_step JOIN run_picture USING (run_id, number) JOIN run USING (run_id)
    WHERE step_id IN :step_ids AND step_id <> '' AND flow_id IN ('', :flow_id)
        AND run_step.status = 'ok'
    ORDER BY length(before_jpeg) > 0, at
    """
).bindparams(bindparam("step_ids", expanding=True))


def pin(session: Session, run_id: str, *, is_pinned: bool) -> None:
    """Keep a run for good, or no longer.

    Raises:
        LibraryError: RUN_NOT_FOUND.
    """
    row = _found(session, run_id)
    row.is_pinned = is_pinned
    session.add(row)
    session.flush()
    retell(session, {row.flow_id})


def remove(session: Session, run_id: str) -> None:
    """Remove a run with its steps and pictures; fine when there is none."""
    row = session.get(RunRow, strip_unseen(run_id))
    if row is None:
        return
    flow_id, name, known = row.flow_id, row.name, row.run_id
    for table in (RunPictureRow, RunStepRow, RunRow):
        session.connection().execute(delete_rows(table).where(col(table.run_id) == known))
    session.expire_all()
    retell(session, {flow_id})
    note = AuditNote(
        action=AuditAction.HISTORY_REMOVED, subject=name, details=(("run_id", known), ("runs", "1"))
    )
    audit.append(session, note)


def retell(session: Session, flow_ids: Collection[str]) -> None:
    """Write on the cards of flows how their last 20 runs went, so that a list needs one table."""
    for flow_id in flow_ids:
        if not flow_id:
            continue
        query = select(RunRow).where(RunRow.flow_id == flow_id)
        query = query.order_by(col(RunRow.started_at).desc(), col(RunRow.run_id)).limit(RECENT)
        recent = [_record(row) for row in session.exec(query)]
        session.connection().execute(
            _TELL,
            {
                "flow_id": flow_id,
                "ok": sum(run.status is RunStatus.DONE for run in recent),
                "runs": len(recent),
                "last": recent[0].model_dump_json(exclude_defaults=True) if recent else "",
            },
        )


_TELL: Final = text(
    "UPDATE flow SET recent_ok = :ok, recent_runs = :runs, last_run = :last WHERE flow_id = :flow_id"
)


def _found(session: Session, run_id: str) -> RunRow:
    row = session.get(RunRow, strip_unseen(run_id))
    if row is None:
        raise LibraryError(
            "RUN_NOT_FOUND",
            tr("この実行の記録はありません。"),
            tr(
                "実行履歴の一覧で確かめてください。古い記録は 90 日で消えます（残すにはピンを付けてください）。"
            ),
        )
    return row


def _write_steps(session: Session, run_id: str, steps: Sequence[RunStep]) -> None:
    """Replace the steps of a run, if any are told; of two with one number the last counts."""
    if not steps:
        return
    rows = {step.number: _step_row(run_id, step) for step in steps}
    session.connection().execute(delete_rows(RunStepRow).where(col(RunStepRow.run_id) == run_id))
    session.connection().execute(insert(RunStepRow), list(rows.values()))


def _write_pictures(session: Session, run_id: str, pictures: Sequence[RunPicture]) -> None:
    """Keep pictures, each instead of the one with its number."""
    rows = {
        picture.number: {
            "run_id": run_id,
            "number": picture.number,
            "jpeg": picture.jpeg,
            "before_jpeg": picture.before,
        }
        for picture in pictures
        if picture.jpeg or picture.before
    }
    if rows:
        session.connection().execute(
            insert(RunPictureRow).prefix_with("OR REPLACE"), list(rows.values())
        )


def _weigh(session: Session, run_id: str) -> None:
    """Note how much a run fills, for the clearing."""
    session.connection().execute(_WEIGH, {"run_id": run_id})


_WEIGH: Final = text(
    "UPDATE run SET"
    " kept_steps = (SELECT count(*) FROM run_step WHERE run_step.run_id = run.run_id),"
    " picture_bytes = (SELECT coalesce(sum(length(jpeg) + length(before_jpeg)), 0) FROM run_picture"
    " WHERE run_picture.run_id = run.run_id) WHERE run_id = :run_id"
)


def _cleaned(value: RunRecord | RunStep) -> dict[str, object]:
    """Return texts and numbers of a value as they can be shown and stored."""
    held = cast("Mapping[str, object]", value.__dict__)
    return {
        name: _storable(one, None if name in _MAY_BE_UNKNOWN else 0.0)
        for name, one in held.items()
        if type(one) in (str, int, float)
    }


def _storable(value: object, instead: float | None) -> object:
    """Return what a database holds: a model may count tokens without end, a clock say NaN."""
    match value:
        case str():
            return _shown(value)
        case int():
            return max(-_MAX_COUNT, min(value, _MAX_COUNT))
        case float():
            return value if math.isfinite(value) else instead
        case _:
            return value


def _shown(said: str) -> str:
    seen = strip_unseen(said)
    return seen if len(seen) <= _MAX_TEXT_CHARS else f"{seen[: _MAX_TEXT_CHARS - 1]}…"


def _row(record: RunRecord, *, is_pinned: bool) -> RunRow:
    return RunRow(
        run_id=record.run_id,
        flow_id=record.flow_id,
        flow_version=record.flow_version,
        name=record.name,
        run_kind=record.run_kind.value,
        status=record.status.value,
        message=record.message,
        code=record.code,
        started_at=as_stored(record.started_at),
        elapsed_s=record.elapsed_s,
        steps=record.steps,
        model_calls=record.model_calls,
        tokens=record.tokens,
        yen=record.yen,
        emergencies=record.emergencies,
        sites=json.dumps([_shown(site) for site in record.sites], ensure_ascii=False),
        is_pinned=is_pinned,
    )


def _step_row(run_id: str, step: RunStep) -> dict[str, object]:
    evidence = [
        Evidence(kind=one.kind, detail=_shown(one.detail)) for one in step.evidence[:_MAX_EVIDENCE]
    ]
    return {
        "run_id": run_id,
        "number": step.number,
        "item": step.item,
        "words": step.words,
        "status": step.status.value,
        "code": step.code,
        "message": step.message,
        "site": step.site,
        "element": step.element,
        "evidence": _EVIDENCE.dump_json(tuple(evidence)).decode(),
        "found_by": step.found_by,
        "similarity": step.similarity,
        "elapsed_ms": step.elapsed_ms,
        "at": as_stored(step.at),
        "page": step.page,
        "verb": step.verb,
        "step_id": step.step_id,
    }


def _steps(session: Session, run_id: str) -> tuple[RunStep, ...]:
    found = session.connection().execute(_PICTURES_OF, {"run_id": run_id})
    kept = {int(number): (bool(after), bool(before)) for number, after, before in found}
    query = select(RunStepRow).where(RunStepRow.run_id == run_id).order_by(col(RunStepRow.number))
    return tuple(_step(row, kept.get(row.number, _NO_PICTURES)) for row in session.exec(query))


_PICTURES_OF: Final = text(
    "SELECT number, length(jpeg) > 0, length(before_jpeg) > 0 FROM run_picture WHERE run_id = :run_id"
)


_NO_PICTURES: Final = (False, False)


def _step(row: RunStepRow, pictured: tuple[bool, bool]) -> RunStep:
    has_picture, has_before = pictured
    return RunStep(
        number=row.number,
        item=row.item,
        words=row.words,
        status=OutcomeStatus(row.status),
        code=row.code,
        message=row.message,
        site=row.site,
        element=row.element,
        evidence=_EVIDENCE.validate_json(row.evidence),
        found_by=row.found_by,
        similarity=row.similarity,
        elapsed_ms=row.elapsed_ms,
        at=datetime.fromisoformat(row.at),
        has_picture=has_picture,
        has_before=has_before,
        page=row.page,
        verb=row.verb,
        step_id=row.step_id,
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
