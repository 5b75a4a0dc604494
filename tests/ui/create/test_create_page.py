"""つくる: what stands where the sentence stood, and what the page does with a run's end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QSpinBox

from studio.domain.actions.action import Navigate
from studio.domain.errors import StudioError
from studio.domain.events.events import FaultShown, RunFinished, RunKind, RunStarted, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.ui.desk.phase import Phase
from studio.ui.widgets.parts import SettingsValues
from studio.ui.widgets.theme import ThemeChoice
from tests.ui.conftest import (
    MakeStage,
    Stage,
    answered,
    child,
    idle,
    on_qt,
    planned,
    press,
    until,
    wants_no_ai,
)
from tests.ui.fakes import SEARCH, SHOP_URL
from tests.ui.sample_flow import shop_flow


def make_flow() -> Flow:
    step = FlowStep(item="練習書店を開く", action=Navigate(url=SHOP_URL))
    origins = (SHOP_URL.rstrip("/"),)
    return Flow(name="書店を開く", purpose="毎朝の確認", steps=(step,), origins=origins)


@on_qt
async def test_a_flow_takes_the_place_of_the_sentence_and_gives_it_back(
    stage: Stage,
) -> None:
    page, controller = stage.window.create_page, stage.window.controller
    await planned(stage)
    assert (page.instruction.isVisible(), page.banner.isVisible()) == (True, False)
    controller.replay(make_flow(), {})
    assert (page.instruction.isVisible(), page.banner.isVisible()) == (False, True)
    assert stage.find(QLabel, "flow_name").text() == "書店を開く"
    assert stage.find(QLabel, "flow_purpose").text() == ("毎朝の確認　AI を使わずにくり返します。")
    leave = stage.find(QPushButton, "leave_flow")
    assert not leave.isEnabled()
    await idle(stage)
    leave.click()
    assert (page.instruction.isVisible(), page.banner.isVisible()) == (True, False)
    assert controller.checklist is not None
    assert controller.checklist.items[0].text == SEARCH


@on_qt
async def test_an_editor_has_no_card_of_what_was_kept_before_above_it(
    stage: Stage,
) -> None:
    page = stage.window.create_page
    kept = await stage.bench.store.save(make_flow())
    page.save_bar.show_kept(kept)
    assert page.save_bar.isVisible()
    page.edit_flow(kept)
    await until(lambda: stage.window.controller.editor.is_open)
    assert not page.save_bar.isVisible()
    name = stage.find(QLineEdit, "flow_name_edit")
    assert (name.text(), name.cursorPosition()) == (kept.name, 0)
    budget = stage.find(QSpinBox, "flow_ai_budget")
    assert budget.text() == "任せない"
    budget.setValue(20_000)
    budget.editingFinished.emit()
    edited = stage.window.controller.editor.flow
    assert edited is not None
    assert edited.ai_budget == 20_000
    assert stage.window.controller.editor.has_unsaved
    stage.window.controller.editor.undo()
    assert budget.text() == "任せない"
    await idle(stage)


@pytest.mark.parametrize("status", RunStatus)
def test_only_a_bad_end_brings_the_failure_card(make_stage: MakeStage, status: RunStatus) -> None:
    page = make_stage().window.create_page
    page.take_event(RunFinished(run_kind=RunKind.AGENT, status=status, message="理由です。"))
    is_bad = status not in (RunStatus.DONE, RunStatus.STOPPED)
    assert page.failure.isVisible() is is_bad
    page.take_event(RunStarted(run_kind=RunKind.AGENT, name="x", total=1))
    assert not page.failure.isVisible()


@on_qt
async def test_a_fault_offers_to_try_again_only_what_can_be_tried(stage: Stage) -> None:
    page, retry = stage.window.create_page, stage.find(QPushButton, "failure_retry")
    fault = StudioError("X", "できませんでした。", "もう一度お試しください。")
    page.show_fault(fault)
    assert not retry.isVisible()
    await planned(stage)
    assert not page.failure.isVisible()
    page.show_fault(fault)
    assert retry.isVisible()


@on_qt
async def test_a_run_is_kept_only_under_a_name(stage: Stage) -> None:
    page, name = stage.window.create_page, stage.find(QLineEdit, "save_name")
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(page.save_bar.isVisible)
    await idle(stage)
    name.setText("　 ")
    stage.window.commands["save"].trigger()
    await idle(stage)
    assert not stage.bench.store.flows
    name.setText("本をカートへ")
    stage.window.commands["save"].trigger()
    await idle(stage)
    assert [flow.name for flow in stage.bench.store.flows.values()] == ["本をカートへ"]


@on_qt
async def test_a_kept_flow_is_put_right_in_its_steps_where_it_stopped(stage: Stage) -> None:
    """手順を直す only showed the flow again, under the card of its failure."""
    wants_no_ai(stage)
    page, controller = stage.window.create_page, stage.window.controller
    stage.bench.browser.lost = frozenset({"検索"})
    flow = await stage.bench.store.save(shop_flow())
    controller.replay(flow, {})
    await until(page.failure.isVisible)
    await idle(stage)
    stuck = controller.broke_off
    press(stage.window, "back_to_plan")
    await until(lambda: page.phase is Phase.EDIT)
    assert not page.failure.isVisible()
    assert stuck
    assert stuck.step_id not in ("", "s1")
    assert page.flow.editor.view.selected_ids == {stuck.step_id}
    assert page.flow.editor.view.form is not None
    await idle(stage)


def shown(stage: Stage) -> list[str]:
    checklist = stage.window.controller.checklist
    return [item.text for item in checklist.items] if checklist else []


async def planned_again(stage: Stage) -> None:
    """Press 作り直す and wait for the list."""
    before = stage.window.controller.checklist
    stage.window.commands["plan"].trigger()
    await until(lambda: stage.window.controller.checklist is not before)
    await idle(stage)


@on_qt
async def test_planning_anew_keeps_what_the_person_wrote(stage: Stage) -> None:
    controller = stage.window.controller
    await planned(stage)
    first, second, third = shown(stage)
    assert controller.checklist is not None
    ids = [item.id for item in controller.checklist.items]
    controller.insert(1, "評価順に並べる")
    controller.reword(ids[1], "自分の言葉で探す")
    controller.remove(frozenset({ids[2]}))
    await planned_again(stage)
    assert shown(stage) == [first, "評価順に並べる", "自分の言葉で探す"]
    entries = stage.window.create_page.record.log.model.entries
    assert entries[-1].text == (
        "作り直しました：あなたが書いた 2 項目を残しました、前に削除した 1 項目は入れていません"
    )
    controller.undo()
    controller.undo()
    controller.undo()
    controller.undo()
    assert shown(stage) == [first, second, third]


@pytest.mark.parametrize(("button", "is_kept"), [("confirm_no", True), ("confirm_yes", False)])
@on_qt
async def test_another_sentence_asks_what_becomes_of_own_items(
    stage: Stage, button: str, is_kept: bool
) -> None:
    await planned(stage)
    stage.window.controller.insert(0, "自分の項目")
    stage.window.create_page.instruction.set_text("別の仕事をして")
    before = stage.window.controller.checklist
    stage.window.commands["plan"].trigger()
    await answered(stage, button)
    await until(lambda: stage.window.controller.checklist is not before)
    await idle(stage)
    assert ("自分の項目" in shown(stage)) is is_kept


@on_qt
async def test_limits_of_the_settings_end_a_run(make_stage: MakeStage) -> None:
    stage = make_stage(SettingsValues(theme=ThemeChoice.LIGHT, limit_steps=1))
    page = stage.window.create_page
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(page.failure.isVisible)
    await idle(stage)
    assert stage.bench.store.records[-1].status is RunStatus.LIMIT
    assert "上限" in stage.find(QLabel, "failure_title").text()


@on_qt
async def test_after_a_run_the_report_can_be_read(stage: Stage) -> None:
    page = stage.window.create_page
    await planned(stage)
    assert page.record.tabs.isHidden()
    stage.window.commands["run"].trigger()
    await until(page.save_bar.isVisible)
    await idle(stage)
    assert not page.record.tabs.isHidden()
    report = page.record.report.text
    assert f"1. ✔ {SEARCH}：できました" in report
    assert "確かめたこと：" in report
    assert "AI 3 回" in report
    tip = page.checklist.model.index(0).data(Qt.ItemDataRole.ToolTipRole)
    assert "画面が変わりました" in str(tip)


@on_qt
async def test_what_is_found_in_the_background_is_told_without_a_button_that_runs_again(
    stage: Stage,
) -> None:
    page = stage.window.create_page
    await planned(stage)
    damage = FaultShown(
        code="LIBRARY_DAMAGED",
        message="ライブラリが壊れています。",
        remedy="バックアップから戻してください。",
    )
    stage.bench.workbench.bus.publish(damage)
    await until(page.failure.isVisible)
    words = "\n".join(label.text() for label in page.failure.findChildren(QLabel))
    assert "壊れています" in words
    assert "戻してください" in words
    assert not child(page.failure, QPushButton, "failure_retry").isVisible()


@pytest.mark.parametrize(("button", "version"), [("confirm_no", 1), ("confirm_yes", 2)])
@on_qt
async def test_what_the_person_did_is_kept_only_after_a_yes(
    stage: Stage, button: str, version: int
) -> None:
    stage.window.begin()
    flow = await stage.bench.store.save(shop_flow())
    stage.window.controller.can_teach.emit(flow.model_copy(update={"steps": flow.steps[:2]}))
    await answered(stage, button)
    await idle(stage)
    stored = await stage.bench.store.get(flow.id)
    assert (stored.version, len(stored.steps)) == (version, 2 if version == 2 else 6)
    assert stage.window.create_page.save_bar.isVisible() is (version == 2)
