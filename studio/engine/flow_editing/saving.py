"""Saving an edited flow, without writing over what somebody else saved meanwhile."""

from enum import StrEnum
from uuid import uuid4

from studio.domain.errors import FlowNotFoundError, InstructionError, LibraryError
from studio.domain.events.events import FlowSaved
from studio.domain.flows.flow import Flow
from studio.domain.flows.flow_diff import differences
from studio.domain.text import clip
from studio.engine.flow_editing.history import FlowEdits
from studio.engine.memory import FlowStore
from studio.engine.runs.bus import EventBus
from studio.words import tr

CHANGED_MEANWHILE = "FLOW_CHANGED_MEANWHILE"
"""Code of the fault that gives a choice: see `Conflict`."""


class Conflict(StrEnum):
    """What to do when the library holds a newer version than the one that was opened.

    REFUSE tells it and saves nothing. OVERWRITE makes the edits the newest version; the other one
    stays in the list of versions. AS_NEW saves them as a flow of its own.
    """

    REFUSE = "refuse"
    OVERWRITE = "overwrite"
    AS_NEW = "as_new"

    @property
    def words(self) -> str:
        """What a button says."""
        return {
            Conflict.REFUSE: tr("保存しないで、新しい内容を開き直す"),
            Conflict.OVERWRITE: tr("自分の変更で上書きする（相手の版は履歴に残ります）"),
            Conflict.AS_NEW: tr("別の手順として保存する"),
        }[self]


async def save_edits(
    store: FlowStore, bus: EventBus, edits: FlowEdits, conflict: Conflict = Conflict.REFUSE
) -> FlowEdits:
    """Save what is shown, with a note in words; nothing changed is not saved.

    Raises:
        InstructionError: FLOW_CHANGED_MEANWHILE, FLOW_GONE_MEANWHILE: nothing was saved; ask, and call again.
        LibraryError: It cannot be written.
    """
    if conflict is Conflict.AS_NEW:
        stored = await store.save(_as_new(edits.flow), edits.note)
    elif not edits.is_changed:
        return edits
    else:
        await _check_there(store, edits)
        based_on = 0 if conflict is Conflict.OVERWRITE else edits.stored.version
        stored = await _saved(store, edits, based_on)
    bus.publish(
        FlowSaved(
            flow_id=stored.id, name=stored.name, version=stored.version, steps=len(stored.steps)
        )
    )
    return edits.after_saving(stored)


async def _saved(store: FlowStore, edits: FlowEdits, based_on: int) -> Flow:
    try:
        return await store.save(edits.flow, edits.note, based_on)
    except LibraryError as fault:
        if fault.code != CHANGED_MEANWHILE:
            raise
    newest = await store.get(edits.stored.id)
    theirs = tr("、").join(change.words for change in differences(edits.stored, newest)[:3])
    raise InstructionError(
        CHANGED_MEANWHILE,
        tr(
            "この手順は、編集しているあいだに別の画面かコマンドで保存されました（第 {version} 版：{theirs}）。",
            version=newest.version,
            theirs=clip(theirs, 200) or tr("内容は同じ"),
        ),
        tr("自分の変更で上書きするか、別の手順として保存するか、開き直すかを選んでください。"),
    )


async def _check_there(store: FlowStore, edits: FlowEdits) -> None:
    try:
        await store.get(edits.stored.id)
    except FlowNotFoundError:
        raise InstructionError(
            "FLOW_GONE_MEANWHILE",
            tr("この手順は、編集しているあいだに消されました。"),
            tr("残したいときは、別の手順として保存してください。"),
        ) from None


def _as_new(flow: Flow) -> Flow:
    """Return the flow under an id of its own; what was granted was granted to the other one."""
    steps = tuple(step.without_yes for step in flow.steps)
    return flow.model_copy(update={"id": uuid4().hex[:12], "version": 1, "steps": steps})
