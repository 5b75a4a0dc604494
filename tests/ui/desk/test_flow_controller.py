"""The flow that is edited: edits and their undo, saving without writing over others, the replay it follows."""

import pytest
from PySide6.QtWidgets import QWidget

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.errors import InstructionError, StudioError
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    Event,
    RunFinished,
    RunKind,
    RunPaused,
    RunStarted,
    RunStatus,
    StepSkipped,
    StepStarted,
)
from studio.domain.records.check import Finding, Severity
from studio.engine.flow_editing.acts import change_part, drafted
from studio.engine.flow_editing.saving import Conflict
from studio.engine.flow_editing.steps import set_note
from studio.engine.runs.reports import Pace
from studio.ui.desk.flow_controller import FlowController
from studio.ui.desk.flow_model import StepPosition, StepState
from studio.ui.desk.list_controller import ListController
from tests.ui.conftest import on_qt
from tests.ui.fakes import Bench, make_bench
from tests.ui.sample_flow import BUY, OPEN, SEARCH, shop_flow, shop_target

DONE, FAILED = Outcome(status=OutcomeStatus.OK), Outcome(status=OutcomeStatus.FAILED)
ACT = Click(target=shop_target("button", "検索"))


class Edited:
    """A desk with the sample open, and what it tells."""

    def __init__(self, parent: QWidget) -> None:
        self.bench: Bench = make_bench()
        self.controller = FlowController(self.bench.workbench, parent)
        self.refused: list[StudioError] = []
        self.told: list[str] = []
        self.inserted: list[frozenset[str]] = []
        self.controller.refused.connect(self.refused.append)
        self.controller.told.connect(self.told.append)
        self.controller.inserted.connect(self.inserted.append)
        self.controller.open(shop_flow())

    @property
    def ids(self) -> list[str]:
        assert self.controller.flow
        return [step.id for step in self.controller.flow.steps]

    @property
    def items(self) -> list[str]:
        assert self.controller.flow
        return [step.item for step in self.controller.flow.steps]

    def tell(self, *events: Event) -> None:
        for event in events:
            self.controller.take_event(event)


@pytest.fixture
def edited(host: QWidget) -> Edited:
    return Edited(host)


def test_fifty_edits_are_taken_back_and_made_again(edited: Edited) -> None:
    controller = edited.controller
    for number in range(60):
        controller.edit(lambda flow, number=number: set_note(flow, "s1", f"{number}"))
    undone = 0
    while controller.can_undo:
        controller.undo()
        undone += 1
    assert undone == 50
    assert controller.flow
    assert controller.flow.steps[0].note == "9"
    while controller.can_redo:
        controller.redo()
    assert controller.flow.steps[0].note == "59"


def test_a_step_that_is_moved_takes_the_sentence_it_was_put_under(edited: Edited) -> None:
    edited.controller.move({"s2"}, StepPosition(1, OPEN))
    assert edited.ids == ["s1", "s2", "s3", "s4", "s5", "s6"]
    assert edited.items[:3] == [OPEN, OPEN, SEARCH]
    edited.controller.move({"s2", "s3"}, 6)
    assert edited.ids == ["s1", "s4", "s5", "s6", "s2", "s3"]


def test_an_edit_that_cannot_be_made_is_told_and_changes_nothing(edited: Edited) -> None:
    before = edited.controller.flow
    assert not edited.controller.edit(lambda flow: change_part(flow, "s1", "nothing", "x"))
    assert edited.controller.flow is before
    assert edited.refused
    assert not edited.controller.has_unsaved


def test_a_new_step_stands_where_it_was_wanted(edited: Edited) -> None:
    edited.controller.insert(StepPosition(3, SEARCH), drafted("wait_for"))
    assert edited.items == [OPEN, SEARCH, SEARCH, SEARCH, BUY, BUY, BUY]
    assert edited.inserted == [frozenset({edited.ids[3]})]


@on_qt
async def test_steps_are_pasted_into_another_flow_with_their_variables(edited: Edited) -> None:
    controller = edited.controller
    stored = await edited.bench.store.save(shop_flow())
    controller.open(stored)
    text = controller.copy({"s2", "s3"})
    other = shop_flow("別の手順").model_copy(update={"id": "other", "variables": (), "steps": ()})
    controller.open(other)
    await controller.paste(StepPosition(0, ""), text)
    assert controller.flow
    assert edited.items == [SEARCH, SEARCH]
    assert [one.name for one in controller.flow.variables] == ["検索語"]
    assert not controller.flow.is_imported
    controller.undo()
    assert controller.flow.steps == ()


@on_qt
async def test_steps_from_elsewhere_make_the_flow_ask_and_that_is_told(edited: Edited) -> None:
    text = edited.controller.copy({"s3"})
    stranger = FlowController(edited.bench.workbench, edited.controller)
    told: list[str] = []
    stranger.told.connect(told.append)
    stranger.open(shop_flow().model_copy(update={"id": "x", "steps": (), "origins": ()}))
    await stranger.paste(StepPosition(0, ""), text)
    assert stranger.flow
    assert stranger.flow.is_imported
    assert "信頼" in told[0]
    with pytest.raises(InstructionError):
        await stranger.paste(StepPosition(0, ""), "{}")


@on_qt
async def test_what_somebody_else_saved_meanwhile_is_not_written_over(edited: Edited) -> None:
    controller, store = edited.controller, edited.bench.store
    stored = await store.save(shop_flow())
    controller.open(stored)
    await store.save(stored.model_copy(update={"purpose": "他の人"}))
    controller.edit(lambda flow: set_note(flow, "s1", "私"))
    with pytest.raises(InstructionError) as told:
        await controller.save()
    assert told.value.code == "FLOW_CHANGED_MEANWHILE"
    assert controller.has_unsaved
    saved = await controller.save(Conflict.AS_NEW)
    assert saved
    assert saved.id != stored.id
    assert not controller.has_unsaved
    assert (await store.get(stored.id)).purpose == "他の人"


@on_qt
async def test_undo_goes_on_after_saving_and_is_an_unsaved_edit(edited: Edited) -> None:
    controller = edited.controller
    controller.open(await edited.bench.store.save(shop_flow()))
    controller.remove({"s6"})
    assert (await controller.save()) is not None
    assert not controller.has_unsaved
    controller.undo()
    assert edited.ids[-1] == "s6"
    assert controller.has_unsaved


def test_the_list_follows_a_replay(edited: Edited) -> None:
    controller = edited.controller
    edited.tell(
        RunStarted(run_kind=RunKind.REPLAY, name="x", total=3),
        StepStarted(item_id="s1", text=OPEN, attempt=1),
        ActionPerformed(item_id="s1", action=ACT, words="", outcome=DONE),
        StepSkipped(step_id="s2", words=""),
        RunPaused(step_id="s3"),
    )
    assert controller.signs.states["s3"] is StepState.RUNNING
    assert controller.signs.states["s1"] is StepState.DONE
    assert controller.signs.states["s2"] is StepState.SKIPPED
    edited.tell(
        ActionFailed(item_id="s3", words="", outcome=FAILED),
        RunFinished(run_kind=RunKind.REPLAY, status=RunStatus.FAILED),
    )
    assert controller.signs.states["s3"] is StepState.FAILED
    assert controller.halted_at == "s3"
    edited.tell(RunStarted(run_kind=RunKind.REPLAY, name="x", total=3))
    assert controller.halted_at == ""


def test_while_it_is_played_nothing_is_edited(edited: Edited) -> None:
    controller = edited.controller
    controller.remove({"s6"})
    controller.lock(is_locked=True)
    controller.remove({"s1"})
    assert len(edited.ids) == 5
    assert not controller.can_undo
    controller.lock(is_locked=False)
    assert controller.can_undo


def test_breakpoints_and_pace_go_with_the_run(edited: Edited) -> None:
    controller = edited.controller
    controller.toggle_breakpoint("s2")
    controller.toggle_breakpoint("s3")
    controller.toggle_breakpoint("s2")
    controller.pace = Pace.SLOW
    playing = controller.playing("s4", is_stepping=True)
    assert playing.breakpoints == {"s3"}
    assert (playing.from_step, playing.is_stepping, playing.pace) == ("s4", True, Pace.SLOW)
    assert not controller.has_unsaved


def test_the_worst_finding_of_a_step_is_its_sign(edited: Edited) -> None:
    note = Finding(code="A", severity=Severity.NOTE, step_id="s2", message="")
    edited.controller.show_findings(
        (note, note.model_copy(update={"severity": Severity.ERROR}), note)
    )
    assert edited.controller.signs.findings == {"s2": Severity.ERROR}
    edited.controller.dismiss_findings()
    assert edited.controller.findings is None


def test_a_list_alone_has_its_undo(host: QWidget) -> None:
    controller = ListController(host)
    changed: list[bool] = []
    controller.list_changed.connect(lambda: changed.append(True))
    controller.insert(0, "開く")
    controller.undo()
    controller.redo()
    assert len(changed) == 3
