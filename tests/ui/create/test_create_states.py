"""つくる shows one state at a time, and nothing of another task."""

import asyncio

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollBar,
    QToolButton,
    QWidget,
)

from studio.domain.actions.action import Navigate
from studio.domain.events.events import (
    ApprovalAnswered,
    ApprovalRequested,
    RunFinished,
    RunKind,
    RunStarted,
    RunStatus,
)
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.records.check import Finding, Severity
from studio.domain.runs.checklist import ItemState
from studio.ui.create.create_parts import Rest
from studio.ui.create.run_bar import RunBar
from studio.ui.data.data_page import DATA_TASK
from studio.ui.desk.phase import Phase
from studio.ui.page.dock import Dock
from studio.ui.window.screen import STUDIO_MIN_WIDTH
from tests.ui.conftest import Stage, child, idle, on_qt, planned, press, until
from tests.ui.fakes import CART, PICK, SEARCH, SENTENCE, SHOP_URL, confused, order
from tests.ui.sample_flow import shop_flow
from tests.ui.seen import everything_in


def head(stage: Stage) -> str:
    return child(stage.window, QLabel, "page_title").text()


def blue_buttons(stage: Stage) -> list[str]:
    """Return the names of the blue buttons of つくる that can be seen and pressed."""
    page = stage.window.create_page
    found = page.findChildren(QPushButton)
    return [
        one.objectName()
        for one in found
        if one.isVisible() and one.isEnabled() and one.property("look") == "main"
    ]


@on_qt
async def test_from_the_sentence_to_the_result(stage: Stage) -> None:
    page, model = stage.window.create_page, stage.bench.model
    stage.window.begin()
    await idle(stage)
    assert page.phase is Phase.START
    assert page.start.isVisible()
    assert not page.checklist.isVisible()
    assert blue_buttons(stage) == ["plan_button"]
    await planned(stage)
    assert page.phase is Phase.PLAN
    assert (page.start.isVisible(), page.checklist.isVisible()) == (False, True)
    assert blue_buttons(stage) == ["run_button"]
    model.hold = asyncio.Event()
    stage.window.commands["run"].trigger()
    await until(lambda: "1 / 3" in head(stage))
    assert page.phase is Phase.RUNNING
    assert not page.instruction.isVisible()
    assert blue_buttons(stage) == []
    model.hold.set()
    await until(lambda: page.phase is Phase.RESULT)
    await idle(stage)
    assert head(stage) == "できました"
    assert page.result.isVisible()
    assert "Python 入門" in child(page, QLabel, "result_headline").text()
    assert child(page, QLabel, "result_title").text() == "できました"
    assert not [where for where, text in everything_in(page.result) if SENTENCE in text], (
        "nobody is told again what they asked for"
    )
    assert blue_buttons(stage) == ["save_button"]
    press(stage.window, "back_to_plan")
    assert page.phase is Phase.PLAN
    assert not page.result.isVisible()


@on_qt
async def test_an_editor_shows_nothing_of_the_run_before(stage: Stage) -> None:
    """The save card of another flow stood in the middle of the editor, with its buttons dead."""
    page = stage.window.create_page
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(page.save_bar.isVisible)
    await idle(stage)
    page.edit_flow(await stage.bench.store.save(shop_flow()))
    await until(lambda: page.phase is Phase.EDIT)
    assert not page.save_bar.isVisible()
    assert not page.result.isVisible()
    assert not page.record.log.model.entries
    page.flow.leave()
    await idle(stage)
    assert page.phase is Phase.PLAN
    assert not page.save_bar.isVisible()


@on_qt
async def test_new_opens_an_empty_sheet_whatever_was_open(stage: Stage) -> None:
    """＋ 新しくつくる showed the editor of the flow that happened to be open."""
    page, controller = stage.window.create_page, stage.window.controller
    await planned(stage)
    page.edit_flow(await stage.bench.store.save(shop_flow()))
    await until(lambda: controller.editor.is_open)
    stage.window.commands["go_library"].trigger()
    await idle(stage)
    press(stage.window.library_page, "library_new")
    await idle(stage)
    assert page.isVisible()
    assert page.phase is Phase.START
    assert page.instruction.text == ""
    assert controller.checklist is None
    controller.undo()
    assert controller.checklist is not None  # the list that was comes back


@on_qt
async def test_an_open_editor_shows_what_was_restored(stage: Stage) -> None:
    page, controller = stage.window.create_page, stage.window.controller
    first = await stage.bench.store.save(shop_flow())
    second = await stage.bench.store.save(first.model_copy(update={"purpose": "別の目的"}))
    page.edit_flow(second)
    await until(lambda: controller.editor.is_open)
    page.flow.editor.say("保存しました（第 2 版）。")
    restored = await stage.bench.store.restore_version(first.id, 1)
    page.flow.take_stored(restored)
    assert stage.find(QLabel, "flow_said").text() == "第 3 版を表示しています。"
    assert controller.editor.flow is not None
    assert (controller.editor.flow.version, controller.editor.flow.purpose) == (
        3,
        first.purpose,
    )
    other = restored.model_copy(update={"id": "another"})
    page.flow.take_stored(other)
    assert controller.editor.flow.id == first.id


@on_qt
async def test_edits_that_are_not_saved_outlive_a_restore_and_it_is_said(
    stage: Stage,
) -> None:
    controller = stage.window.controller
    said: list[str] = []
    controller.editor.told.connect(said.append)
    flow = await stage.bench.store.save(shop_flow())
    stage.window.create_page.edit_flow(flow)
    await until(lambda: controller.editor.is_open)
    controller.editor.remove({"s1"})
    stage.window.create_page.flow.take_stored(flow.model_copy(update={"version": 2}))
    assert controller.editor.has_unsaved
    assert "どちらを残すか" in said[-1]
    controller.editor.undo()


@on_qt
async def test_a_run_that_was_stopped_goes_on_with_the_rest(stage: Stage) -> None:
    """After 止める there was no 続きから: everything began anew."""
    page, model, controller = stage.window.create_page, stage.bench.model, stage.window.controller

    def states() -> list[ItemState]:
        return [item.state for item in controller.checklist.items] if controller.checklist else []

    await planned(stage)
    model.hold = asyncio.Event()
    stage.window.commands["run"].trigger()
    await until(lambda: model.requests)
    stage.window.commands["stop"].trigger()
    assert controller.situation.is_stopping
    model.hold.set()
    model.hold = None
    await idle(stage)
    assert states() == [ItemState.DONE, ItemState.TODO, ItemState.TODO]
    assert head(stage) == "止めました"
    assert blue_buttons(stage) == ["go_on_button"]
    asked = len(model.requests)
    stage.window.commands["step_once"].trigger()
    await until(lambda: states()[1] is ItemState.DONE)
    await idle(stage)
    assert head(stage) == "ここまでできました"
    assert not page.save_bar.isVisible()
    stage.window.commands["go_on"].trigger()
    await until(page.save_bar.isVisible)
    await idle(stage)
    assert states() == [ItemState.DONE] * 3
    texts = [one.current_step_meta.original_instruction for one in model.requests[asked:]]
    assert SEARCH not in texts  # what is done is not done again
    assert stage.bench.browser.query == "プログラミング"
    assert stage.bench.browser.cart == 1
    stage.window.commands["save"].trigger()
    await until(lambda: stage.bench.store.flows)
    await idle(stage)
    (flow,) = stage.bench.store.flows.values()
    assert flow.steps[-1].item == CART
    assert SEARCH in [step.item for step in flow.steps]


@on_qt
async def test_a_second_press_on_stop_ends_at_once(stage: Stage) -> None:
    bar: RunBar = stage.window.create_page.run_bar
    await planned(stage)
    stage.bench.model.hold = asyncio.Event()
    stage.window.commands["run"].trigger()
    await until(lambda: stage.bench.model.requests)
    press(bar, "stop_button")
    assert child(bar, QPushButton, "stop_button").text() == "すぐに止める"
    assert stage.bench.workbench.is_running
    press(bar, "stop_button")
    await until(lambda: not stage.bench.workbench.is_running)
    await idle(stage)
    assert head(stage) == "止めました"


@on_qt
async def test_another_value_in_a_row_is_another_value_everywhere(stage: Stage) -> None:
    """料理 became 歴史 in the row, while sentence and chip still said 料理."""
    controller = stage.window.controller
    await planned(stage)
    assert controller.checklist is not None
    first = controller.checklist.items[0]
    controller.reword(first.id, first.text.replace("プログラミング", "歴史"))
    assert controller.checklist.items[0].text == "「歴史」を検索する"
    assert "「歴史」" in controller.checklist.instruction
    assert controller.checklist.variable_values()["検索語"] == "歴史"
    assert "歴史" in child(stage.window, QLabel, "instruction_words").text()


@on_qt
async def test_rows_of_a_job_change_nothing_of_what_is_on_the_table(stage: Stage) -> None:
    """Badges, log and a failure card of a row stood beside another task."""
    page, window = stage.window.create_page, stage.window
    await planned(stage)
    hold = asyncio.Event()

    async def work() -> None:
        await hold.wait()

    window.tasks.start(DATA_TASK, work())
    bus = stage.bench.workbench.bus
    bus.publish(RunStarted(run_kind=RunKind.REPLAY, name="行", total=1))
    bus.publish(
        RunFinished(run_kind=RunKind.REPLAY, status=RunStatus.FAILED, message="行がありません。")
    )
    question = ApprovalRequested(request_id="row", act="送信", host="keihi.test")
    bus.publish(question)
    await until(lambda: window.data_page.asking.is_asking)
    assert not page.question.is_asking
    assert not page.failure.isVisible()
    assert page.phase is Phase.PLAN
    assert "行" not in [entry.text for entry in page.record.log.model.entries]
    bus.publish(ApprovalAnswered(request_id="row", is_approved=False))
    hold.set()
    await idle(stage)


@on_qt
async def test_a_list_that_failed_for_its_words_offers_to_put_them_right_before_the_rest(
    stage: Stage,
) -> None:
    """続きから was the blue button where the page had said which value is wrong: it stopped there again."""
    page = stage.window.create_page
    good, stage.bench.model.answers[PICK] = stage.bench.model.answers[PICK], confused
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(page.failure.isVisible)
    await idle(stage)
    assert blue_buttons(stage) == ["failure_edit"]
    texts = [one.text() for one in page.findChildren(QPushButton) if one.isVisible()]
    offered = ("手順を直す", "続きから", "もう一度")
    assert [texts.count(text) for text in offered] == [1, 1, 1]
    press(page, "failure_close")
    texts = [one.text() for one in page.findChildren(QPushButton) if one.isVisible()]
    assert [texts.count(text) for text in offered] == [1, 1, 1]
    page.failure.show()
    stage.bench.model.answers[PICK] = good
    asked = len(stage.bench.model.requests)
    press(page, "failure_go_on")
    await until(page.save_bar.isVisible)
    await idle(stage)
    texts = [
        one.current_step_meta.original_instruction for one in stage.bench.model.requests[asked:]
    ]
    assert texts[0] == PICK
    assert SEARCH not in texts


@on_qt
async def test_credentials_and_days_are_chosen_from_the_one_menu_where_a_value_is_typed(
    stage: Stage,
) -> None:
    """A registered credential could be chosen nowhere; its name had to be typed by hand."""
    page = stage.window.create_page
    page.edit_flow(await stage.bench.store.save(shop_flow()))
    await until(lambda: stage.window.controller.editor.is_open)
    await idle(stage)
    page.flow.editor.offer_credentials(("練習会員",))
    page.flow.editor.view.show_step("s2")
    form = page.flow.editor.view.form
    assert form is not None
    child(form, QToolButton, "insert_variable_value").click()
    menu = child(form, QMenu, "variable_menu")
    words = [action.text() for action in menu.actions()]
    assert "認証情報：練習会員" in words
    child(form, QLineEdit, "field_value").clear()
    days = child(menu, QMenu, "day_menu").actions()
    next(one for one in days if one.text() == "先月末").trigger()
    menu.close()
    flow = stage.window.controller.editor.flow
    assert flow is not None
    assert getattr(flow.steps[1].action, "value", "") == "{{先月末}}"
    stage.window.controller.editor.undo()


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (720, 1000), (STUDIO_MIN_WIDTH, 672)])
@on_qt
async def test_one_bar_scrolls_the_steps_of_a_flow(stage: Stage, width: int, height: int) -> None:
    """Page, list and findings scrolled one inside the other."""
    page = stage.window.create_page
    stage.window.begin()
    await idle(stage)
    stage.window.resize(width, height)
    await settled()
    assert stage.find(Rest, "create_rest").verticalScrollBar().maximum() == 0
    page.edit_flow(await stage.bench.store.save(shop_flow()))
    await idle(stage)
    finding = Finding(code="C", severity=Severity.ERROR, message="問題" * 40, step_id="s2")
    stage.window.controller.editor.show_findings((finding,) * 9)
    page.flow.editor.view.show_step("s2")
    await settled()
    bars = [bar for bar in page.findChildren(QScrollBar) if bar.isVisible() and bar.maximum() > 0]
    assert bars == [stage.find(Rest, "create_rest").verticalScrollBar()]
    form = page.flow.editor.view.form
    assert form is not None
    await until(lambda: not form.visibleRegion().isEmpty())
    assert stage.find(QPushButton, "flow_save").visibleRegion().boundingRect().height() > 20
    assert not page.run_bar.isVisible()


async def settled() -> None:
    """Let Qt lay out what was resized."""
    for _ in range(20):
        await asyncio.sleep(0)


def row_of(stage: Stage, card: QWidget) -> int:
    """Return the row of the timeline a card stands in, -1 for none."""
    view = stage.window.create_page.checklist.view
    if not view.viewport().isAncestorOf(card):
        return -1
    place = QRect(card.mapTo(view.viewport(), QPoint(0, 0)), card.size())
    rows = (view.visualRect(view.model().index(row, 0)) for row in range(view.model().rowCount()))
    return next((number for number, row in enumerate(rows) if row.contains(place)), -1)


@on_qt
async def test_what_is_asked_in_a_low_window_is_answered_without_scrolling(stage: Stage) -> None:
    """At 1,024 × 700 three bars stood beside one another, and やめる below the last of them."""
    page, order_words = stage.window.create_page, "注文を確定する"
    stage.bench.model.answers[order_words] = order
    await planned(stage)
    stage.window.controller.insert(3, order_words)
    stage.window.resize(STUDIO_MIN_WIDTH, 672)
    stage.window.commands["run"].trigger()
    await until(lambda: page.question.is_asking)
    page.question.facts.show_facts([(f"項目 {number}", "値") for number in range(14)])
    no = child(page, QPushButton, "question_no")
    await until(lambda: no.visibleRegion().boundingRect().size() == no.size())
    press(page, "question_no")
    await idle(stage)
    assert stage.find(Dock, "dock").isVisible()


@on_qt
async def test_an_approval_stands_in_the_row_it_belongs_to(stage: Stage) -> None:
    """The card stood above the list, and the row it asked about far below it."""
    page, order_words = stage.window.create_page, "注文を確定する"
    stage.bench.model.answers[order_words] = order
    await planned(stage)
    stage.window.controller.insert(3, order_words)
    stage.window.resize(720, 1000)
    stage.window.commands["run"].trigger()
    await until(lambda: page.question.is_asking)
    await until(lambda: row_of(stage, page.question) == 3)
    assert stage.find(Dock, "dock").is_folded
    assert blue_buttons(stage) == ["question_no"]
    no = child(page, QPushButton, "question_no")
    assert no.visibleRegion().boundingRect().size() == no.size()
    assert stage.window.focusWidget() is no
    press(page, "question_no")
    await idle(stage)
    assert not page.question.isVisible()
    assert not page.checklist.view.holder.isVisible()


@on_qt
async def test_a_recording_is_asked_about_at_the_top_of_its_page(stage: Stage) -> None:
    page = stage.window.create_page
    stage.window.begin()
    await idle(stage)
    stage.window.commands["record"].trigger()
    await settled()
    assert page.recording.isVisible()
    assert page.recording.geometry().top() < 30
    assert page.recording.height() <= page.recording.sizeHint().height() + 10


@on_qt
async def test_a_flow_that_halts_by_itself_is_gone_on_with_step_by_step(stage: Stage) -> None:
    """F10 was dead there, and no button said 再開."""
    window = stage.window
    window.begin()
    opened = FlowStep(item="開く", action=Navigate(url=SHOP_URL))
    again = FlowStep(item="もう一度開く", action=Navigate(url=SHOP_URL))
    flow = Flow(name="本屋", steps=(opened, again), origins=(SHOP_URL.rstrip("/"),))
    window.controller.show_flow(await stage.bench.store.save(flow))
    window.commands["step_once"].trigger()
    for _ in flow.steps:
        await until(lambda: stage.bench.workbench.is_paused)
        await until(window.commands["step_once"].isEnabled)
        assert child(window, QPushButton, "pause_or_resume_button").text() == "再開"
        press(window, "step_once_button")
    await until(lambda: window.controller.memory.finished)
    await idle(stage)
