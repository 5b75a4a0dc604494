"""Flows in the library, as SQL. Every function works inside a session that somebody else opened."""

import difflib
import gc
import json
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Final, cast

from pydantic_core import from_json
from sqlalchemy import Select, String, column, table
from sqlalchemy import select as select_columns
from sqlmodel import Session, col, func, select
from sqlmodel import delete as delete_from

from studio.domain.actions.action import Choose, Navigate
from studio.domain.errors import FlowNotFoundError, LibraryError
from studio.domain.flows.flow import Flow
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.history import FlowSummary, FlowVersion, RunRecord
from studio.domain.text import clip, fold, strip_unseen
from studio.library import audit, history
from studio.library.flow_format import read_flow, write_flow
from studio.library.tables import FlowRow, FlowTextRow, FlowVersionRow
from studio.library.timestamps import as_stored
from studio.words import tr

KEPT_VERSIONS: Final = 50
MAX_NAME_CHARS: Final = 120
_MAX_SEARCH_CHARS: Final = 200
_TRIGRAM: Final = 3
_NEAR_NAMES: Final = 3
_NAMELESS: Final = tr("名前のない手順")


def save(session: Session, flow: Flow, note: str = "", based_on: int = 0) -> Flow:
    """Store a flow as its next version and return it as it was stored.

    A name that another flow has gets a number: 「請求書（2）」.

    Raises:
        FlowFormatError: FLOW_DAMAGED, when it could not be read back; nothing is stored.
        LibraryError: FLOW_CHANGED_MEANWHILE, when another version than `based_on` is the newest.
    """
    if based_on:
        _check_newest(session, flow.id, based_on)
    stored = _store(session, flow, note)
    _note(session, AuditAction.FLOW_SAVED, stored)
    return stored


def get(session: Session, id_or_name: str) -> Flow:
    """Return the newest version of a flow by id, by exact name, or by its name as people type it.

    Raises:
        FlowNotFoundError: With near names.
        FlowFormatError: It cannot be read.
    """
    wanted = strip_unseen(id_or_name)
    newest = select_columns(col(FlowVersionRow.content)).where(
        col(FlowVersionRow.flow_id) == col(FlowRow.flow_id),
        col(FlowVersionRow.version) == col(FlowRow.version),
    )
    for same in (col(FlowRow.flow_id) == wanted, col(FlowRow.name_folded) == fold(wanted)):
        content = session.connection().execute(newest.where(same)).scalar()
        if content is not None:
            return read_flow(content)
    raise _not_found(session, id_or_name)


def version(session: Session, flow_id: str, number: int) -> Flow:
    """Return one saved state of a flow.

    Raises:
        FlowNotFoundError: No such flow, or that version is not kept.
        FlowFormatError: It cannot be read.
    """
    row = session.get(FlowVersionRow, (strip_unseen(flow_id), number))
    if row is None:
        raise _no_version(session, flow_id, number)
    return read_flow(row.content)


def versions(session: Session, flow_id: str) -> tuple[FlowVersion, ...]:
    """Return the kept versions, newest first."""
    query = select(FlowVersionRow).where(FlowVersionRow.flow_id == strip_unseen(flow_id))
    rows = session.exec(query.order_by(col(FlowVersionRow.version).desc()))
    return tuple(
        FlowVersion(
            number=row.version,
            saved_at=datetime.fromisoformat(row.saved_at),
            steps=row.steps,
            note=row.note,
        )
        for row in rows
    )


def restore(session: Session, flow_id: str, number: int) -> Flow:
    """Make an older state the newest version again.

    Raises:
        FlowNotFoundError: It is not kept.
        FlowFormatError: It cannot be read.
    """
    stored = _store(
        session, version(session, flow_id, number), tr("第 {number} 版に戻しました", number=number)
    )
    _note(session, AuditAction.FLOW_RESTORED, stored, ("restored", str(number)))
    return stored


def summaries(session: Session, search: str, failed: int = 0) -> tuple[FlowSummary, ...]:
    """Return cards, newest first; see `FlowStore.summaries`."""
    query = select_columns(*_CARD).order_by(col(FlowRow.updated_at).desc(), col(FlowRow.flow_id))
    words = fold(strip_unseen(search))[:_MAX_SEARCH_CHARS].split()
    for word in words:
        query = query.where(col(FlowRow.flow_id).in_(_flows_with(word)))
    if failed:
        query = query.where(col(FlowRow.recent_runs) - col(FlowRow.recent_ok) >= failed)
    with _without_collections():
        rows = cast("Iterable[_Card]", session.connection().execute(query))
        return tuple(_summary(row) for row in rows)


def delete(session: Session, flow_id: str) -> None:
    """Remove a flow with its versions; its runs stay in the history.

    Raises:
        FlowNotFoundError: Nothing has this id.
    """
    row = session.get(FlowRow, strip_unseen(flow_id))
    if row is None:
        raise _not_found(session, flow_id)
    known = row.flow_id
    _note(session, AuditAction.FLOW_DELETED, row)
    session.exec(delete_from(FlowTextRow).where(col(FlowTextRow.flow_id) == known))
    session.exec(delete_from(FlowVersionRow).where(col(FlowVersionRow.flow_id) == known))
    session.exec(delete_from(FlowRow).where(col(FlowRow.flow_id) == known))


def _check_newest(session: Session, flow_id: str, version: int) -> None:
    row = session.get(FlowRow, flow_id)
    if row is None or row.version != version:
        raise LibraryError(
            "FLOW_CHANGED_MEANWHILE",
            tr("この手順は、編集しているあいだに別の画面かコマンドで保存されました。"),
            tr("手順を開き直してから、もう一度変えてください。"),
        )


def _store(session: Session, flow: Flow, note: str) -> Flow:
    row = session.get(FlowRow, flow.id)
    now = datetime.now(UTC)
    content = write_flow(
        flow.model_copy(
            update={
                "name": _free_name(session, flow),
                "version": row.version + 1 if row else 1,
                "created_at": datetime.fromisoformat(row.created_at) if row else flow.created_at,
                "updated_at": now,
            }
        )
    )
    stored = read_flow(content)
    _write_card(session, stored, row)
    session.add(_version_row(stored, content, now, note))
    _index(session, stored)
    _drop_old_versions(session, stored)
    return stored


def _write_card(session: Session, flow: Flow, known: FlowRow | None) -> None:
    """Write what a card shows; how its runs went stays, or is looked up for a flow that is back."""
    card = _row(flow)
    if known:
        card.recent_ok, card.recent_runs = known.recent_ok, known.recent_runs
        card.last_run = known.last_run
    session.merge(card)
    session.flush()
    if not known:
        history.retell(session, {flow.id})


def _note(
    session: Session, action: AuditAction, flow: Flow | FlowRow, *more: tuple[str, str]
) -> None:
    flow_id = flow.id if isinstance(flow, Flow) else flow.flow_id
    details = (("flow_id", flow_id), ("version", str(flow.version)), *more)
    audit.append(session, AuditNote(action=action, subject=flow.name, details=details))


def _row(flow: Flow) -> FlowRow:
    return FlowRow(
        flow_id=flow.id,
        name=flow.name,
        name_folded=fold(flow.name),
        purpose=flow.purpose,
        owner=flow.owner,
        sites=json.dumps(flow.sites, ensure_ascii=False),
        version=flow.version,
        steps=len(flow.steps),
        created_at=as_stored(flow.created_at),
        updated_at=as_stored(flow.updated_at),
        is_imported=flow.is_imported,
        is_draft=flow.is_draft,
    )


def _version_row(flow: Flow, content: str, now: datetime, note: str) -> FlowVersionRow:
    return FlowVersionRow(
        flow_id=flow.id,
        version=flow.version,
        flow_format=flow.flow_format,
        content=content,
        saved_at=as_stored(now),
        note=note,
        steps=len(flow.steps),
    )


def _free_name(session: Session, flow: Flow) -> str:
    wanted = clip(flow.name, MAX_NAME_CHARS) or _NAMELESS
    name, number = wanted, 1
    while session.exec(
        select(FlowRow.flow_id).where(FlowRow.name_folded == fold(name), FlowRow.flow_id != flow.id)
    ).first():
        number += 1
        name = f"{wanted}（{number}）"
    return name


def _index(session: Session, flow: Flow) -> None:
    known = session.exec(select(FlowTextRow).where(FlowTextRow.flow_id == flow.id)).first()
    row = known or FlowTextRow(flow_id=flow.id, text="")
    row.text = fold(strip_unseen("\n".join(_words(flow))))
    session.add(row)


def _words(flow: Flow) -> list[str]:
    """Return everything in a flow that a person would search for."""
    words = [flow.name, flow.purpose, flow.ai_note, flow.owner, *flow.sites]
    for variable in flow.variables:
        words += [variable.name, variable.value]
    for step in flow.steps:
        words += [step.item, step.note, step.action.in_words()]
        words += [evidence.detail for evidence in step.expects]
        if target := step.action.element:
            words += [target.name]
        if isinstance(step.action, Navigate):
            words += [step.action.url]
        if isinstance(step.action, Choose):
            words += [step.action.column]
    return words


def _flows_with(word: str) -> Select[str]:
    """Select the ids of flows that hold `word`.

    The trigram index answers from three characters on; below that it would find nothing. Quoted,
    no word can be taken for the index's query language.
    """
    owners = select_columns(column("flow_id", String)).select_from(table("flow_text"))
    if len(word) < _TRIGRAM:
        return owners.where(func.instr(column("text"), word) > 0)
    quoted = '"' + word.replace('"', '""') + '"'
    index = table("flow_search", column("rowid"))
    found = select_columns(index.c.rowid).where(column("flow_search").op("MATCH")(quoted))
    return owners.where(column("id").in_(found))


def _drop_old_versions(session: Session, flow: Flow) -> None:
    session.exec(
        delete_from(FlowVersionRow).where(
            col(FlowVersionRow.flow_id) == flow.id,
            col(FlowVersionRow.version) <= flow.version - KEPT_VERSIONS,
        )
    )


_CARD: Final = (
    col(FlowRow.flow_id),
    col(FlowRow.name),
    col(FlowRow.purpose),
    col(FlowRow.owner),
    col(FlowRow.sites),
    col(FlowRow.version),
    col(FlowRow.steps),
    col(FlowRow.updated_at),
    col(FlowRow.is_imported),
    col(FlowRow.is_draft),
    col(FlowRow.recent_ok),
    col(FlowRow.recent_runs),
    col(FlowRow.last_run),
)
"""The columns of a card. Plain columns: making mapped objects takes longer than reading them."""


@contextmanager
def _without_collections() -> Generator[None]:
    """Hold the search for garbage while thousands of cards are made, none of which is garbage.

    It would look through all of them again and again, and take as long as making them.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


_Card = tuple[str, str, str, str, str, int, int, str, bool, bool, int, int, str]


def _summary(row: _Card) -> FlowSummary:
    flow_id, name, purpose, owner, sites, version, steps, updated_at, *marks, ok, runs, last = row
    is_imported, is_draft = marks
    return FlowSummary(
        flow_id=flow_id,
        name=name,
        purpose=purpose,
        owner=owner,
        sites=tuple(from_json(sites)),
        version=version,
        steps=steps,
        updated_at=datetime.fromisoformat(updated_at),
        is_imported=is_imported,
        is_draft=is_draft,
        recent_ok=ok,
        recent_runs=runs,
        last_run=RunRecord.model_validate_json(last) if last else None,
    )


def _no_version(session: Session, flow_id: str, number: int) -> FlowNotFoundError:
    kept = tr("、").join(str(version.number) for version in versions(session, flow_id))
    return FlowNotFoundError(
        "FLOW_NOT_FOUND",
        tr("この手順の第 {number} 版は残っていません。", number=number),
        tr("残っている版：{kept}", kept=kept)
        if kept
        else tr("手順の一覧で、名前を確かめてください。"),
    )


def _not_found(session: Session, wanted: str) -> FlowNotFoundError:
    names = {fold(name): name for name in session.exec(select(FlowRow.name))}
    near = difflib.get_close_matches(fold(wanted)[:MAX_NAME_CHARS], names, _NEAR_NAMES, 0.4)
    listed = "".join(tr("「{names}」", names=names[name]) for name in near)
    return FlowNotFoundError(
        "FLOW_NOT_FOUND",
        tr("「{wanted}」という手順は見つかりません。", wanted=clip(wanted, MAX_NAME_CHARS)),
        tr("近い名前の手順：{listed}", listed=listed)
        if listed
        else tr("手順の一覧で、名前を確かめてください。"),
    )
