"""What is shown is what is saved, and there is a way back."""

from studio.domain.flows.flow import Flow
from studio.engine.flow_editing.expectations import rename_flow, set_owner
from studio.engine.flow_editing.history import FlowEdits
from studio.engine.flow_editing.steps import remove_steps
from studio.engine.planning.editing import UNDO_DEPTH
from tests.factories import make_flow

FLOW = make_flow()


def test_undo_is_fifty_deep() -> None:
    edits = FlowEdits.of(FLOW)
    for number in range(UNDO_DEPTH + 3):
        edits = edits.push(rename_flow(edits.flow, f"名前 {number}"))
    for _ in range(UNDO_DEPTH + 3):
        edits = edits.undo()
    assert edits.flow.name == "名前 2"
    assert edits.redo().flow.name == "名前 3"
    assert not FlowEdits.of(FLOW).undo().is_changed


def test_the_note_says_what_changed() -> None:
    edits = FlowEdits.of(FLOW)
    assert (edits.is_changed, edits.note, edits.push(FLOW)) == (False, "", edits)
    changed = set_owner(rename_flow(FLOW, "探す"), "佐藤")
    edits = edits.push(remove_steps(changed, {step.id for step in FLOW.steps[1:]}))
    assert edits.note.startswith("名前を変更：本を探す → 探す、担当を変更")
    assert edits.note.endswith("ほか 1 件")


def test_saving_is_no_edit_and_the_way_back_stays() -> None:
    edits = FlowEdits.of(FLOW).push(rename_flow(FLOW, "探す"))
    stored = edits.flow.model_copy(update={"version": 2})
    saved = edits.after_saving(stored)
    assert (saved.flow, saved.is_changed) == (stored, False)
    back = saved.undo()
    assert (back.flow.name, back.is_changed) == ("本を探す", True)


def test_a_version_alone_is_no_change() -> None:
    newer: Flow = FLOW.model_copy(update={"version": 9})
    assert not FlowEdits.of(FLOW).push(newer).is_changed
