"""The desk on its own: edits and undo, one run at a time, what may be kept."""

import asyncio

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from studio.domain.action import Navigate
from studio.domain.checklist import Checklist, ItemState
from studio.domain.decision import Usage
from studio.domain.errors import InstructionError
from studio.domain.events import ActionFailed, ChecklistProposed, ItemChanged, StepStarted
from studio.domain.flow import Flow, FlowStep
from studio.domain.outcome import Outcome, OutcomeStatus
from studio.engine.workbench import RunReport
from studio.ui.bridge import EventBridge
from studio.ui.desk import RUN_TASK, Desk
from studio.ui.items.flow_sentences import list_of_flow
from studio.ui.tasks import TaskOwner
from tests.ui.conftest import RunQt, until
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
        self.desk = Desk(self.bench.workbench, self.tasks, parent)
        self.bridge = EventBridge(self.bench.workbench.bus, parent)
        self.bridge.happened.connect(self.desk.take_event)
        self.kept: list[RunReport] = []
        self.rejected: list[InstructionError] = []
        self.desk.can_keep.connect(self.kept.append)
        self.desk.plan_rejected.connect(self.rejected.append)

    @property
    def texts(self) -> list[str]:
        """The words of the list."""
        return [item.text for item in self.checklist.items]

    @property
    def checklist(self) -> Checklist:
        """The list, which must be there."""
        assert self.desk.checklist is not None
        return self.desk.checklist

    async def planned(self) -> None:
        self.desk.plan(SENTENCE)
        await self.idle()

    async def idle(self) -> None:
        await until(lambda: not self.tasks.names)


@pytest.fixture
def table(host: QWidget) -> Table:
    return Table(host)


def test_edits_are_undone_and_redone_in_order(run_qt: RunQt, table: Table) -> None:
    desk = table.desk

    async def journey() -> None:
        await table.planned()
        ids = [item.id for item in table.checklist.items]
        desk.move(frozenset(ids[:1]), 3)
        assert table.texts == [PICK, CART, SEARCH]
        desk.reword(ids[0], "「SQL」を検索する")
        desk.remove({ids[1]})
        assert table.texts == [CART, "「SQL」を検索する"]
        for expected in (
            [PICK, CART, "「SQL」を検索する"],
            [PICK, CART, SEARCH],
            [SEARCH, PICK, CART],
        ):
            desk.undo()
            assert table.texts == expected
        desk.redo()
        assert table.texts == [PICK, CART, SEARCH]
        desk.duplicate({ids[0]})
        assert not desk.situation.can_redo

    run_qt(journey())


def test_some_on_become_all_on_and_all_on_become_off(run_qt: RunQt, table: Table) -> None:
    async def journey() -> None:
        await table.planned()
        ids = [item.id for item in table.checklist.items]
        seen: list[list[bool]] = []
        for chosen in ({ids[0]}, set(ids), set(ids)):
            table.desk.switch(frozenset(chosen))
            seen.append([item.enabled for item in table.checklist.items])
        assert seen == [[False, True, True], [True, True, True], [False, False, False]]
        assert not table.desk.situation.has_items

    run_qt(journey())


def test_while_running_nothing_else_begins_and_nothing_is_edited(
    run_qt: RunQt, table: Table
) -> None:
    desk, model = table.desk, table.bench.model

    async def journey() -> None:
        await table.planned()
        model.hold = asyncio.Event()
        desk.run()
        await until(lambda: model.requests)
        desk.run()
        desk.replay(make_flow(), {})
        desk.insert(0, "新しい項目")
        assert not desk.situation.can_edit
        assert table.tasks.names == (RUN_TASK,)
        assert desk.flow is None
        assert table.texts == [SEARCH, PICK, CART]
        model.hold.set()
        await table.idle()
        assert len(table.bench.store.records) == 1
        await table.bench.workbench.close()

    run_qt(journey())


def make_flow() -> Flow:
    steps = tuple(
        FlowStep(item=text, action=Navigate(url=SHOP_URL)) for text in ("開く", "開く", "見る")
    )
    origins = (SHOP_URL.rstrip("/"),)
    return Flow(name="書店", purpose="毎朝の確認", steps=steps, origins=origins)


def test_a_run_that_worked_is_offered_until_the_list_changes(run_qt: RunQt, table: Table) -> None:
    desk = table.desk

    async def journey() -> None:
        await table.planned()
        assert not desk.situation.can_save
        desk.run()
        await table.idle()
        assert len(table.kept) == 1
        assert {item.state for item in table.checklist.items} == {ItemState.DONE}
        assert all(desk.notes[item.id].elapsed_s >= 0 for item in table.checklist.items)
        assert desk.situation.can_save
        desk.save("  ")
        assert not table.tasks.names
        desk.insert(0, "新しい項目")
        assert not desk.situation.can_save
        await table.bench.workbench.close()

    run_qt(journey())


def test_a_bad_sentence_is_rejected_beside_it_and_leaves_no_list(
    run_qt: RunQt, table: Table
) -> None:
    async def journey() -> None:
        table.desk.plan("　")
        await table.idle()
        assert [fault.code for fault in table.rejected] == ["EMPTY"]
        assert table.desk.checklist is None

    run_qt(journey())


def test_what_planning_and_deciding_cost_adds_up(table: Table) -> None:
    seen: list[int] = []
    table.desk.usage_changed.connect(lambda: seen.append(table.desk.usage.tokens))
    for _ in range(2):
        usage = Usage(calls=1, prompt_tokens=100, completion_tokens=20, yen=0.5)
        table.desk.take_event(ChecklistProposed(checklist=Checklist(instruction=""), usage=usage))
    assert seen == [120, 240]
    assert (table.desk.usage.calls, table.desk.usage.yen) == (2, 1.0)


def test_notes_follow_the_attempts_at_an_item(run_qt: RunQt, table: Table) -> None:
    desk = table.desk

    async def journey() -> None:
        await table.planned()
        first = table.checklist.items[0]
        desk.take_event(StepStarted(item_id=first.id, text=first.text, attempt=2))
        failed = Outcome(status=OutcomeStatus.FAILED, code="X", message="行がありません。")
        desk.take_event(ActionFailed(item_id=first.id, words="クリック", outcome=failed))
        state = ItemState.FAILED
        desk.take_event(ItemChanged(item_id=first.id, text=first.text, state=state, elapsed_s=3.0))
        note = desk.notes[first.id]
        assert (note.attempt, note.problem, note.elapsed_s) == (2, "行がありません。", 3.0)
        assert table.checklist.items[0].state is ItemState.FAILED
        assert not desk.item_of("nothing", "無い項目")

    run_qt(journey())


def test_a_flow_is_shown_by_its_sentences_and_put_away(run_qt: RunQt, table: Table) -> None:
    desk, flow = table.desk, make_flow()

    async def journey() -> None:
        await table.planned()
        desk.replay(flow, {})
        await table.idle()
        assert table.texts == ["開く", "見る"]
        assert {item.state for item in table.checklist.items} == {ItemState.DONE}
        assert desk.item_of(flow.steps[2].id) == table.checklist.items[1].id
        desk.insert(0, "変えられない")
        assert table.texts == ["開く", "見る"]
        desk.leave_flow()
        assert table.texts == [SEARCH, PICK, CART]
        await table.bench.workbench.close()

    run_qt(journey())


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
