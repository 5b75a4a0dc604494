"""The desk on its own: edits and undo, one run at a time, what may be kept."""

import asyncio

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from studio.domain.actions.action import Navigate
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.errors import InstructionError
from studio.domain.events.events import ActionFailed, ChecklistProposed, ItemChanged, StepStarted
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.runs.checklist import Checklist, ItemState
from studio.domain.runs.decision import Usage
from studio.domain.values.variable import Variable
from studio.engine.workbench import RunReport
from studio.ui.desk.flow_sentences import item_meant, list_of_flow
from studio.ui.desk.workspace_controller import RUN_TASK, WorkspaceController
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.window.bridge import EventBridge
from tests.ui.conftest import on_qt, until
from tests.ui.fakes import CART, PICK, SEARCH, SENTENCE, SHOP_URL, Bench, make_bench


class Table:
    """A desk on a real workbench, without a window.

    Attributes:
        kept: Reports that were offered for keeping.
        rejected: Faults of sentences.
    """

    def __init__(self, parent: QObject) -> None:
        self.bench: Bench = make_bench()
        self.tasks = TaskOwner(parent)
        self.controller = WorkspaceController(self.bench.workbench, self.tasks, parent)
        self.bridge = EventBridge(self.bench.workbench.bus, parent)
        self.bridge.happened.connect(self.controller.take_event)
        self.kept: list[RunReport] = []
        self.rejected: list[InstructionError] = []
        self.controller.can_keep.connect(self.kept.append)
        self.controller.plan_rejected.connect(self.rejected.append)

    @property
    def texts(self) -> list[str]:
        """The words of the list."""
        return [item.text for item in self.checklist.items]

    @property
    def checklist(self) -> Checklist:
        """The list, which must be there."""
        assert self.controller.checklist is not None
        return self.controller.checklist

    async def planned(self) -> None:
        self.controller.plan(SENTENCE)
        await self.idle()

    async def idle(self) -> None:
        await until(lambda: not self.tasks.names)


@pytest.fixture
def table(host: QWidget) -> Table:
    return Table(host)


@on_qt
async def test_edits_are_undone_and_redone_in_order(table: Table) -> None:
    controller = table.controller
    await table.planned()
    assert not controller.situation.can_undo, "before a first plan there was nothing"
    ids = [item.id for item in table.checklist.items]
    controller.move(frozenset(ids[:1]), 3)
    assert table.texts == [PICK, CART, SEARCH]
    controller.reword(ids[0], "「SQL」を検索する")
    controller.remove({ids[1]})
    assert table.texts == [CART, "「SQL」を検索する"]
    for expected in (
        [PICK, CART, "「SQL」を検索する"],
        [PICK, CART, SEARCH],
        [SEARCH, PICK, CART],
    ):
        controller.undo()
        assert table.texts == expected
    controller.redo()
    assert table.texts == [PICK, CART, SEARCH]
    controller.duplicate({ids[0]})
    assert not controller.situation.can_redo
    controller.new_sheet()
    await table.planned()
    assert controller.situation.can_undo, "what was put away is brought back"


@on_qt
async def test_some_on_become_all_on_and_all_on_become_off(table: Table) -> None:
    await table.planned()
    ids = [item.id for item in table.checklist.items]
    seen: list[list[bool]] = []
    for chosen in ({ids[0]}, set(ids), set(ids)):
        table.controller.switch(frozenset(chosen))
        seen.append([item.enabled for item in table.checklist.items])
    assert seen == [[False, True, True], [True, True, True], [False, False, False]]
    assert not table.controller.situation.has_items


@on_qt
async def test_while_running_nothing_else_begins_and_nothing_is_edited(table: Table) -> None:
    controller, model = table.controller, table.bench.model
    await table.planned()
    model.hold = asyncio.Event()
    controller.run()
    await until(lambda: model.requests)
    controller.run()
    controller.replay(make_flow(), {})
    controller.insert(0, "新しい項目")
    assert not controller.situation.can_edit
    assert table.tasks.names == (RUN_TASK,)
    assert controller.flow is None
    assert table.texts == [SEARCH, PICK, CART]
    model.hold.set()
    await table.idle()
    assert len(table.bench.store.records) == 1
    await table.bench.workbench.close()


def make_flow() -> Flow:
    steps = tuple(
        FlowStep(item=text, action=Navigate(url=SHOP_URL)) for text in ("開く", "開く", "見る")
    )
    origins = (SHOP_URL.rstrip("/"),)
    return Flow(name="書店", purpose="毎朝の確認", steps=steps, origins=origins)


@on_qt
async def test_a_run_that_worked_is_offered_until_the_list_changes(table: Table) -> None:
    controller = table.controller
    await table.planned()
    assert not controller.situation.can_save
    controller.run()
    await table.idle()
    assert len(table.kept) == 1
    assert {item.state for item in table.checklist.items} == {ItemState.DONE}
    assert all(controller.notes[item.id].elapsed_s >= 0 for item in table.checklist.items)
    assert controller.situation.can_save
    controller.save("  ")
    assert not table.tasks.names
    controller.insert(0, "新しい項目")
    assert not controller.situation.can_save
    await table.bench.workbench.close()


@on_qt
async def test_a_bad_sentence_is_rejected_beside_it_and_leaves_no_list(table: Table) -> None:
    table.controller.plan("　")
    await table.idle()
    assert [fault.code for fault in table.rejected] == ["EMPTY"]
    assert table.controller.checklist is None


def test_what_planning_and_deciding_cost_adds_up(table: Table) -> None:
    seen: list[int] = []
    table.controller.usage_changed.connect(lambda: seen.append(table.controller.usage.tokens))
    for _ in range(2):
        usage = Usage(calls=1, prompt_tokens=100, completion_tokens=20, yen=0.5)
        table.controller.take_event(
            ChecklistProposed(checklist=Checklist(instruction=""), usage=usage)
        )
    assert seen == [120, 240]
    assert (table.controller.usage.calls, table.controller.usage.yen) == (2, 1.0)


@on_qt
async def test_notes_follow_the_attempts_at_an_item(table: Table) -> None:
    controller = table.controller
    await table.planned()
    first = table.checklist.items[0]
    controller.take_event(StepStarted(item_id=first.id, text=first.text, attempt=2))
    failed = Outcome(status=OutcomeStatus.FAILED, code="X", message="行がありません。")
    controller.take_event(ActionFailed(item_id=first.id, words="クリック", outcome=failed))
    state = ItemState.FAILED
    controller.take_event(
        ItemChanged(item_id=first.id, text=first.text, state=state, elapsed_s=3.0)
    )
    note = controller.notes[first.id]
    assert (note.attempt, note.problem, note.elapsed_s) == (2, "行がありません。", 3.0)
    assert table.checklist.items[0].state is ItemState.FAILED
    assert not controller.item_of("nothing", "無い項目")


@on_qt
async def test_a_flow_is_shown_by_its_sentences_and_put_away(table: Table) -> None:
    controller, flow = table.controller, make_flow()
    await table.planned()
    controller.replay(flow, {})
    await table.idle()
    assert table.texts == ["開く", "見る"]
    assert {item.state for item in table.checklist.items} == {ItemState.DONE}
    assert controller.item_of(flow.steps[2].id) == table.checklist.items[1].id
    controller.insert(0, "変えられない")
    assert table.texts == ["開く", "見る"]
    controller.leave_flow()
    assert table.texts == [SEARCH, PICK, CART]
    await table.bench.workbench.close()


def test_a_flow_without_a_purpose_is_called_by_its_name() -> None:
    flow = make_flow().model_copy(update={"purpose": ""})
    assert list_of_flow(flow).instruction == "書店"


def test_a_flow_that_is_gone_on_with_shows_what_is_done() -> None:
    steps = tuple(
        FlowStep(item=text, action=Navigate(url="https://shop.test/"))
        for text in ("探す", "入れる", "入れる", "注文する")
    )
    flow = Flow(id="f", name="買う", steps=steps)
    assert [item.state for item in list_of_flow(flow).items] == [ItemState.TODO] * 3
    halfway = list_of_flow(flow, position=2)
    assert [item.state for item in halfway.items] == [
        ItemState.DONE,
        ItemState.TODO,  # its second step is still to be played
        ItemState.TODO,
    ]


def test_the_list_of_a_replay_says_the_values_of_this_time() -> None:
    steps = (
        FlowStep(item="「プログラミング」を検索する", action=Navigate(url="https://shop.test/")),
        FlowStep(item="「備考」に「{{備考}}」を入力", action=Navigate(url="https://shop.test/")),
        FlowStep(
            item="「合図」に「{{パスワード}}」を入力", action=Navigate(url="https://shop.test/")
        ),
    )
    variables = (
        Variable(name="検索語", value="プログラミング"),
        Variable(name="備考", value="なし"),
        Variable(name="パスワード"),
    )
    purpose = "練習書店で「プログラミング」を検索して"
    flow = Flow(id="f", name="探す", steps=steps, variables=variables, purpose=purpose)
    shown = list_of_flow(flow, given={"検索語": "料理", "パスワード": "hunter22"})
    assert shown.instruction == "練習書店で「料理」を検索して"
    assert [item.text for item in shown.items] == [
        "「料理」を検索する",
        "「備考」に「なし」を入力",
        "「合図」に「{{パスワード}}」を入力",
    ]
    assert [item.id for item in shown.items] == [step.item for step in flow.steps]
    assert item_meant(shown, flow, steps[0].id) == steps[0].item
