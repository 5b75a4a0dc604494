"""The flow that is edited: edits and their undo, saving without writing over others, the replay it follows."""

import pytest
from PySide6.QtWidgets import QWidget

from studio.domain.action import Click
from studio.domain.check import Finding, Severity
from studio.domain.errors import InstructionError, StudioError
from studio.domain.events import (
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
from studio.domain.outcome import Outcome, OutcomeStatus
from studio.engine.flow_editing.acts import change_part, drafted
from studio.engine.flow_editing.saving import Conflict
from studio.engine.flow_editing.steps import set_note
from studio.engine.reports import Pace
from studio.ui.flow_desk import FlowDesk
from studio.ui.items.flow_model import Place, StepState
from studio.ui.list_desk import ListDesk
from tests.ui.conftest import RunQt
from tests.ui.fakes import Bench, make_bench
from tests.ui.sample_flow import BUY, OPEN, SEARCH, shop_flow, shop_target

DONE, FAILED = Outcome(status=OutcomeStatus.OK), Outcome(status=OutcomeStatus.FAILED)
ACT = Click(target=shop_target("button", "検索"))


class Edited:
    """A desk with the sample open, and what it tells."""

    def __init__(self, parent: QWidget) -> None:
        self.bench: Bench = make_bench()
        self.desk = FlowDesk(self.bench.workbench, parent)
        self.refused: list[StudioError] = []
        self.told: list[str] = []
        self.inserted: list[frozenset[str]] = []
        self.desk.refused.connect(self.refused.append)
        self.desk.told.connect(self.told.append)
        self.desk.inserted.connect(self.inserted.append)
        self.desk.open(shop_flow())

    @property
    def ids(self) -> list[str]:
        assert self.desk.flow
        return [step.id for step in self.desk.flow.steps]

    @property
    def items(self) -> list[str]:
        assert self.desk.flow
        return [step.item for step in self.desk.flow.steps]

    def tell(self, *events: Event) -> None:
        for event in events:
            self.desk.take_event(event)


@pytest.fixture
def edited(host: QWidget) -> Edited:
    return Edited(host)


def test_fifty_edits_are_taken_back_and_made_again(edited: Edited) -> None:
    desk = edited.desk
    for number in range(60):
        desk.edit(lambda flow, number=number: set_note(flow, "s1", f"{number}"))
    undone = 0
    while desk.can_undo:
        desk.undo()
        undone += 1
    assert undone == 50
    assert desk.flow
    assert desk.flow.steps[0].note == "9"
    while desk.can_redo:
        desk.redo()
    assert desk.flow.steps[0].note == "59"


def test_a_step_that_is_moved_takes_the_sentence_it_was_put_under(edited: Edited) -> None:
    edited.desk.move({"s2"}, Place(1, OPEN))
    assert edited.ids == ["s1", "s2", "s3", "s4", "s5", "s6"]
    assert edited.items[:3] == [OPEN, OPEN, SEARCH]
    edited.desk.move({"s2", "s3"}, 6)
    assert edited.ids == ["s1", "s4", "s5", "s6", "s2", "s3"]


def test_an_edit_that_cannot_be_made_is_told_and_changes_nothing(edited: Edited) -> None:
    before = edited.desk.flow
    assert not edited.desk.edit(lambda flow: change_part(flow, "s1", "nothing", "x"))
    assert edited.desk.flow is before
    assert edited.refused
    assert not edited.desk.has_unsaved


def test_a_new_step_stands_where_it_was_wanted(edited: Edited) -> None:
    edited.desk.insert(Place(3, SEARCH), drafted("wait_for"))
    assert edited.items == [OPEN, SEARCH, SEARCH, SEARCH, BUY, BUY, BUY]
    assert edited.inserted == [frozenset({edited.ids[3]})]


def test_steps_are_pasted_into_another_flow_with_their_variables(
    run_qt: RunQt, edited: Edited
) -> None:
    desk = edited.desk

    async def journey() -> None:
        stored = await edited.bench.store.save(shop_flow())
        desk.open(stored)
        text = desk.copy({"s2", "s3"})
        other = shop_flow("別の手順").model_copy(
            update={"id": "other", "variables": (), "steps": ()}
        )
        desk.open(other)
        await desk.paste(Place(0, ""), text)
        assert desk.flow
        assert edited.items == [SEARCH, SEARCH]
        assert [one.name for one in desk.flow.variables] == ["検索語"]
        assert not desk.flow.is_imported
        desk.undo()
        assert desk.flow.steps == ()

    run_qt(journey())


def test_steps_from_elsewhere_make_the_flow_ask_and_that_is_told(
    run_qt: RunQt, edited: Edited
) -> None:
    async def journey() -> None:
        text = edited.desk.copy({"s3"})
        stranger = FlowDesk(edited.bench.workbench, edited.desk)
        told: list[str] = []
        stranger.told.connect(told.append)
        stranger.open(shop_flow().model_copy(update={"id": "x", "steps": (), "origins": ()}))
        await stranger.paste(Place(0, ""), text)
        assert stranger.flow
        assert stranger.flow.is_imported
        assert "信頼" in told[0]
        with pytest.raises(InstructionError):
            await stranger.paste(Place(0, ""), "{}")

    run_qt(journey())


def test_what_somebody_else_saved_meanwhile_is_not_written_over(
    run_qt: RunQt, edited: Edited
) -> None:
    desk, store = edited.desk, edited.bench.store

    async def journey() -> None:
        stored = await store.save(shop_flow())
        desk.open(stored)
        await store.save(stored.model_copy(update={"purpose": "他の人"}))
        desk.edit(lambda flow: set_note(flow, "s1", "私"))
        with pytest.raises(InstructionError) as told:
            await desk.save()
        assert told.value.code == "FLOW_CHANGED_MEANWHILE"
        assert desk.has_unsaved
        saved = await desk.save(Conflict.AS_NEW)
        assert saved
        assert saved.id != stored.id
        assert not desk.has_unsaved
        assert (await store.get(stored.id)).purpose == "他の人"

    run_qt(journey())


def test_undo_goes_on_after_saving_and_is_an_unsaved_edit(run_qt: RunQt, edited: Edited) -> None:
    desk = edited.desk

    async def journey() -> None:
        desk.open(await edited.bench.store.save(shop_flow()))
        desk.remove({"s6"})
        assert (await desk.save()) is not None
        assert not desk.has_unsaved
        desk.undo()
        assert edited.ids[-1] == "s6"
        assert desk.has_unsaved

    run_qt(journey())


def test_the_list_follows_a_replay(edited: Edited) -> None:
    desk = edited.desk
    edited.tell(
        RunStarted(run_kind=RunKind.REPLAY, name="x", total=3),
        StepStarted(item_id="s1", text=OPEN, attempt=1),
        ActionPerformed(item_id="s1", action=ACT, words="", outcome=DONE),
        StepSkipped(step_id="s2", words=""),
        RunPaused(step_id="s3"),
    )
    assert desk.running_id == "s3"
    assert desk.signs.states["s1"] is StepState.DONE
    assert desk.signs.states["s2"] is StepState.SKIPPED
    edited.tell(
        ActionFailed(item_id="s3", words="", outcome=FAILED),
        RunFinished(run_kind=RunKind.REPLAY, status=RunStatus.FAILED),
    )
    assert desk.signs.states["s3"] is StepState.FAILED
    assert desk.halted_at == "s3"
    edited.tell(RunStarted(run_kind=RunKind.REPLAY, name="x", total=3))
    assert desk.halted_at == ""


def test_while_it_is_played_nothing_is_edited(edited: Edited) -> None:
    desk = edited.desk
    desk.remove({"s6"})
    desk.lock(is_locked=True)
    desk.remove({"s1"})
    assert len(edited.ids) == 5
    assert not desk.can_undo
    desk.lock(is_locked=False)
    assert desk.can_undo


def test_breakpoints_and_pace_go_with_the_run(edited: Edited) -> None:
    desk = edited.desk
    desk.toggle_breakpoint("s2")
    desk.toggle_breakpoint("s3")
    desk.toggle_breakpoint("s2")
    desk.pace = Pace.SLOW
    playing = desk.playing("s4", is_stepping=True)
    assert playing.breakpoints == {"s3"}
    assert (playing.from_step, playing.is_stepping, playing.pace) == ("s4", True, Pace.SLOW)
    assert not desk.has_unsaved


def test_the_worst_finding_of_a_step_is_its_sign(edited: Edited) -> None:
    note = Finding(code="A", severity=Severity.NOTE, step_id="s2", message="")
    edited.desk.show_findings((note, note.model_copy(update={"severity": Severity.ERROR}), note))
    assert edited.desk.signs.findings == {"s2": Severity.ERROR}
    edited.desk.dismiss_findings()
    assert edited.desk.findings is None


def test_a_list_alone_has_its_undo(host: QWidget) -> None:
    desk = ListDesk(host)
    changed: list[bool] = []
    desk.list_changed.connect(lambda: changed.append(True))
    desk.insert(0, "開く")
    desk.undo()
    desk.redo()
    assert len(changed) == 3
