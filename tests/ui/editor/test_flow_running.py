"""An edited flow in the whole window: played, saved and put away, with the questions that belong to it."""

from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPushButton, QToolButton, QWidget

from studio.domain.flows.flow import Flow
from studio.domain.records.check import Finding, Severity
from studio.domain.values.variable import Variable
from studio.engine.flow_editing.steps import set_enabled, set_note
from studio.engine.runs.reports import Pace
from studio.ui.create.create_parts import Rest, WorkArea
from studio.ui.desk.flow_model import StepState
from studio.ui.editor.flow_editor_head import FlowHead
from studio.ui.editor.flow_place import CHECK_TASK, FlowPlace
from studio.ui.editor.flow_variables import VARIABLE_TASK
from studio.ui.window.screen import STUDIO_MIN_WIDTH
from tests.ui.conftest import Stage, idle, on_qt, press, shown, until
from tests.ui.sample_flow import shop_flow


async def opened(stage: Stage) -> Flow:
    """Open the sample, saved, without what the shop in memory cannot do."""
    stage.window.begin()
    flow = set_enabled(shop_flow(), {"s4", "s5", "s6"}, is_enabled=False)
    stored = await stage.bench.store.save(flow)
    stage.window.create_page.edit_flow(stored)
    await until(lambda: stage.window.controller.editor.is_open)
    return stored


async def paused_at(stage: Stage, step_id: str) -> None:
    """Wait until the run stands before a step."""
    controller = stage.window.controller
    await until(
        lambda: (
            controller.editor.signs.states.get(step_id) is StepState.RUNNING
            and controller.situation.is_paused
        )
    )


def place(stage: Stage) -> FlowPlace:
    return stage.window.create_page.flow


@on_qt
async def test_the_flow_is_played_step_by_step_and_the_list_shows_where_it_is(
    stage: Stage,
) -> None:
    await opened(stage)
    controller, commands = stage.window.controller, stage.window.commands
    assert stage.window.create_page.run_bar.pace.isVisible()
    commands["step_once"].trigger()
    await paused_at(stage, "s1")
    assert not place(stage).editor.view.form
    commands["step_once"].trigger()
    await paused_at(stage, "s2")
    assert controller.editor.signs.states["s1"] is StepState.DONE
    commands["pause_or_resume"].trigger()
    await idle(stage)
    states = controller.editor.signs.states
    assert [states[one] for one in ("s2", "s3")] == [StepState.DONE] * 2
    assert states["s4"] is StepState.SKIPPED
    assert controller.editor.is_editable


@on_qt
async def test_a_run_waits_at_a_breakpoint_and_begins_where_it_is_told(
    stage: Stage,
) -> None:
    await opened(stage)
    controller = stage.window.controller
    controller.editor.toggle_breakpoint("s3")
    stage.window.commands["run"].trigger()
    await paused_at(stage, "s3")
    stage.window.commands["stop_now"].trigger()
    await idle(stage)
    assert controller.editor.halted_at == "s3"
    stage.window.commands["run"].trigger()
    press(await shown(stage.window, QDialog, "choose_box"), "choose_on")
    await paused_at(stage, "s3")
    assert controller.editor.signs.states["s1"] is StepState.DONE
    stage.window.commands["pause_or_resume"].trigger()
    await idle(stage)
    assert [record.steps for record in stage.bench.store.records] == [2, 1]


@on_qt
async def test_what_came_out_stands_over_the_edited_flow_until_that_is_another(
    stage: Stage,
) -> None:
    await opened(stage)
    page, editor = stage.window.create_page, stage.window.controller.editor
    headline = stage.find(QLabel, "result_title")
    for from_step in ("", "s3"):
        assert not page.result.isVisible()
        page.flow.runner.play(from_step)
        await until(lambda: page.result.isVisible())
        await idle(stage)
        assert (page.run_bar.title.text(), headline.text()) == ("手順の編集", "できました")
        editor.switch({"s6"})
        assert not page.result.isVisible()
        editor.undo()


@on_qt
async def test_unsaved_edits_are_saved_before_a_run_or_nothing_runs(
    stage: Stage,
) -> None:
    stored = await opened(stage)
    editor = stage.window.controller.editor
    star = stage.find(QLabel, "flow_unsaved")
    assert not star.isVisible()
    editor.edit(lambda flow: set_note(flow, "s1", "毎朝"))
    assert star.isVisible()
    stage.window.commands["run"].trigger()
    press(await shown(stage.window, QDialog, "choose_box"), "choose_none")
    await idle(stage)
    assert not stage.bench.store.records
    stage.window.commands["run"].trigger()
    press(await shown(stage.window, QDialog, "choose_box"), "choose_save")
    await until(lambda: stage.bench.store.records)
    await idle(stage)
    assert (await stage.bench.store.get(stored.id)).version == 2
    assert not star.isVisible()


@on_qt
async def test_who_leaves_with_unsaved_edits_is_asked(stage: Stage) -> None:
    await opened(stage)
    editor = stage.window.controller.editor
    editor.remove({"s6"})
    press(stage.window, "leave_editor")
    press(await shown(stage.window, QDialog, "choose_box"), "choose_none")
    await idle(stage)
    assert editor.is_open
    press(stage.window, "leave_editor")
    press(await shown(stage.window, QDialog, "choose_box"), "choose_drop")
    await idle(stage)
    assert not editor.is_open
    assert stage.window.create_page.instruction.isVisible()


@on_qt
async def test_a_conflict_is_the_persons_to_settle(stage: Stage) -> None:
    stored = await opened(stage)
    await stage.bench.store.save(stored.model_copy(update={"purpose": "ほかの人"}))
    stage.window.controller.editor.remove({"s6"})
    stage.window.commands["save"].trigger()
    press(await shown(stage.window, QDialog, "choose_box"), "choose_overwrite")
    await idle(stage)
    newest = await stage.bench.store.get(stored.id)
    assert (newest.version, len(newest.steps), newest.purpose) == (3, 5, "毎週月曜の注文")
    said = stage.find(QLabel, "flow_said")
    assert said.text() == "保存しました（第 3 版）。"
    assert stage.find(FlowHead, "flow_head").isAncestorOf(said)  # beside 保存, whatever scrolls


@on_qt
async def test_in_a_low_window_the_head_leaves_the_steps_their_room(stage: Stage) -> None:
    await opened(stage)
    page, finding = (
        stage.window.create_page,
        Finding(code="C", severity=Severity.ERROR, message="問題"),
    )
    fold, purpose = stage.find(QPushButton, "flow_fold"), stage.find(QWidget, "flow_purpose_edit")
    rest = stage.find(Rest, "create_rest")
    assert purpose.isVisible()
    stage.window.resize(STUDIO_MIN_WIDTH, 672)
    await until(lambda: not purpose.isVisible())
    stage.window.controller.editor.show_findings((finding,))
    page.flow.editor.view.show_step("s2")
    await idle(stage)
    assert rest.height() >= 300
    fold.click()
    assert purpose.isVisible()
    stage.window.resize(STUDIO_MIN_WIDTH, 700)
    await idle(stage)
    assert purpose.isVisible()  # who opened it keeps it open


@on_qt
async def test_name_variables_check_and_pace_belong_to_the_flow(
    stage: Stage,
) -> None:
    await opened(stage)
    window, editor = stage.window, stage.window.controller.editor
    name = stage.find(QLineEdit, "flow_name_edit")
    name.setText("週の注文")
    name.editingFinished.emit()
    assert editor.flow
    assert editor.flow.name == "週の注文"
    head = stage.find(FlowHead, "flow_head")
    assert head.isVisible()
    stage.find(QPushButton, "chip_検索語").click()
    dialog = await shown(window, QDialog, "variable_dialog")
    dialog.reject()
    await until(lambda: not window.tasks.is_busy(VARIABLE_TASK))
    editor.edit(
        lambda flow: flow.model_copy(
            update={"variables": (*flow.variables, Variable(name="冊数", value="2"))}
        )
    )
    assert "冊数 = 2" in stage.find(QPushButton, "chip_冊数").text()
    stage.find(QPushButton, "flow_check").click()
    await until(lambda: editor.findings is not None)
    assert not window.tasks.is_busy(CHECK_TASK)
    window.create_page.run_bar.pace.setCurrentIndex(0)
    assert editor.pace is Pace.SLOW
    undo = stage.find(QToolButton, "flow_undo")
    assert undo.isEnabled()
    work = window.findChild(WorkArea)
    assert work
    assert not window.create_page.aria.isVisible()
    while editor.can_undo:
        undo.click()
    assert not editor.has_unsaved


@on_qt
async def test_who_points_at_something_is_taken_to_the_site_of_the_flow_first(stage: Stage) -> None:
    window, browser = stage.window, stage.bench.browser
    await opened(stage)
    assert not browser.is_open
    browser.hesitates = True
    window.create_page.flow.editor.view.show_step("s3")
    await shown(window, QPushButton, "step_pick")
    press(window, "step_pick")
    await until(lambda: browser.is_picking)
    assert browser.is_open
    assert "のあとの画面" in stage.find(QLabel, "flow_said").text()
    press(window, "pick_stop")
    await idle(stage)


@on_qt
async def test_who_does_not_find_the_element_on_the_page_stops_picking_in_the_window(
    stage: Stage,
) -> None:
    window, browser = stage.window, stage.bench.browser
    stored = await opened(stage)
    await stage.bench.workbench.open_browser()
    browser.hesitates = True
    window.create_page.flow.editor.view.show_step("s3")
    await shown(window, QPushButton, "step_pick")
    press(window, "step_pick")
    await until(lambda: browser.is_picking)
    await until(lambda: window.create_page.aria.model.rowCount() > 5)
    press(window, "pick_stop")
    await idle(stage)
    assert not browser.is_picking
    assert not stage.find(QPushButton, "pick_stop").isVisible()
    assert window.controller.editor.flow == stored
