"""予定 by hand: added, changed, switched, run now, missed, removed and taken back."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)

from studio.domain.actions.action import Click
from studio.domain.errors import SettingsError
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.records.journal import JournaledRun
from studio.domain.records.schedule import (
    Recurrence,
    Schedule,
    ScheduleCode,
    ScheduleEnd,
    ScheduleInput,
)
from studio.domain.values.variable import Variable
from studio.ui.dialogs.tried_form import TriedForm
from studio.ui.schedules.schedules_page import SchedulesPage
from tests.engine.scheduling.stage import DAILY, TODAY
from tests.ui.conftest import MakeStage, Stage, child, idle, on_qt, press, shown, until
from tests.ui.sample_flow import shop_flow, shop_target

NAME = "本を注文する"


async def at_schedules(stage: Stage, *flows: Flow) -> SchedulesPage:
    for flow in flows:
        await stage.bench.store.save(flow)
    stage.window.begin()
    stage.window.commands["go_schedules"].trigger()
    await idle(stage)
    return stage.window.schedules_page


async def planned(stage: Stage, flow: Flow, given: ScheduleInput | None = None) -> Schedule:
    """Keep a schedule of every day at nine, without the form."""
    stored = await stage.bench.store.save(flow)
    return await stage.schedules.schedules.keep(stored, DAILY, given or ScheduleInput())


async def the_only(stage: Stage) -> Schedule:
    (view,) = await stage.schedules.schedules.views()
    return view.schedule


async def form_for(stage: Stage, button: str, flow_id: str) -> TriedForm:
    """Open the form and choose a flow; its fields stand there then."""
    press(stage.window, button)
    form = await shown(stage.window, TriedForm, "schedule_form")
    flows = child(form, QComboBox, "schedule_flow")
    flows.setCurrentIndex(flows.findData(flow_id))
    await idle_but_form(stage)
    return form


async def idle_but_form(stage: Stage) -> None:
    """Wait until only the form itself is under way."""
    await until(lambda: set(stage.window.tasks.names) <= {"schedule act"})


async def accepted(stage: Stage, form: TriedForm) -> None:
    form.accept_button.click()
    await idle(stage)


def said(stage: Stage) -> str:
    return stage.find(QLabel, "schedule_said").text()


def pick(page: SchedulesPage, name: str) -> None:
    """Choose from the menu of the first card."""
    child(page.cards[0].menu, QAction, f"schedule_{name}").trigger()


@on_qt
async def test_an_empty_page_has_one_step_and_it_leads_to_a_schedule(stage: Stage) -> None:
    flow = shop_flow()
    page = await at_schedules(stage, flow)
    assert stage.find(QWidget, "schedules_empty").isVisible()
    assert not stage.find(QPushButton, "schedule_add").isVisible()
    form = await form_for(stage, "schedule_first_add", flow.id)
    kind = child(form, QComboBox, "schedule_kind")
    kind.setCurrentIndex(kind.findData(Recurrence.LAST_WORKDAY.value))
    child(form, QLineEdit, "value_検索語").setText("料理")
    await accepted(stage, form)
    schedule = await the_only(stage)
    assert schedule.is_on
    assert schedule.when.recurrence is Recurrence.LAST_WORKDAY
    given = await stage.schedules.schedules.given(schedule.id)
    assert given.values == (("検索語", "料理"),)
    assert list(stage.schedules.entries.entries) == [schedule.id]
    assert NAME in said(stage)
    assert len(page.cards) == 1
    assert not stage.find(QWidget, "schedules_empty").isVisible()


@on_qt
async def test_values_left_as_they_are_stay_the_flows_own(stage: Stage) -> None:
    flow = shop_flow()
    await at_schedules(stage, flow)
    form = await form_for(stage, "schedule_first_add", flow.id)
    await accepted(stage, form)
    schedule = await the_only(stage)
    assert (await stage.schedules.schedules.given(schedule.id)).values == ()


@on_qt
async def test_without_a_flow_the_way_to_one_is_said(stage: Stage) -> None:
    await at_schedules(stage)
    press(stage.window, "schedule_first_add")
    await idle(stage)
    assert "「つくる」" in said(stage)


@on_qt
async def test_a_form_with_a_slip_stays_and_says_it(stage: Stage) -> None:
    flow = shop_flow()
    draft = shop_flow("下書き").model_copy(update={"id": "draft", "is_draft": True})
    await at_schedules(stage, flow, draft)
    press(stage.window, "schedule_first_add")
    form = await shown(stage.window, TriedForm, "schedule_form")
    form.accept_button.click()
    assert "手順を選んで" in form.hint.text()
    flows = child(form, QComboBox, "schedule_flow")
    flows.setCurrentIndex(flows.findData("draft"))
    await until(lambda: "下書き" in form.hint.text())
    flows.setCurrentIndex(flows.findData(flow.id))
    await until(lambda: form.findChild(QLineEdit, "value_検索語"))
    kind = child(form, QComboBox, "schedule_kind")
    kind.setCurrentIndex(kind.findData(Recurrence.WEEKLY.value))
    form.accept_button.click()
    assert "曜日を選んで" in form.hint.text()
    assert form.isVisible()
    form.cancel_button.click()
    await idle(stage)
    assert await stage.schedules.schedules.views() == ()


@on_qt
async def test_a_yes_is_asked_for_word_for_word(stage: Stage) -> None:
    press_it = FlowStep(
        item="注文する", action=Click(target=shop_target("button", "検索")), needs_approval=True
    )
    flow = shop_flow().model_copy(update={"steps": (press_it,)})
    await at_schedules(stage, flow)
    form = await form_for(stage, "schedule_first_add", flow.id)
    assert "「検索」をクリック" in child(form, QLabel, "schedule_acts").text()
    assert "送信は 1 回" in child(form, QLabel, "schedule_covered").text()
    child(form, QCheckBox, "schedule_agrees").click()
    await accepted(stage, form)
    schedule = await the_only(stage)
    given = await stage.schedules.schedules.given(schedule.id)
    assert given.agreed_version == (await stage.bench.store.get(flow.id)).version


@on_qt
async def test_rows_of_a_table_are_tried_now_and_kept_as_a_way(
    stage: Stage, tmp_path: Path
) -> None:
    table = tmp_path / "表.csv"
    table.write_text("ほか\nx\n", encoding="utf-8")
    flow = shop_flow()
    await at_schedules(stage, flow)
    form = await form_for(stage, "schedule_first_add", flow.id)
    source = child(form, QComboBox, "schedule_source")
    source.setCurrentIndex(source.findData("rows"))
    form.accept_button.click()
    assert "表のファイルを選んで" in form.hint.text()
    path = child(form, QLineEdit, "schedule_table")
    path.setText(str(table))
    path.editingFinished.emit()
    told = child(form, QLabel, "schedule_table_told")
    await until(lambda: "同じ名前の列がありません" in told.text())
    table.write_text("検索語\n料理\n", encoding="utf-8")
    path.editingFinished.emit()
    await until(lambda: "「検索語」の列" in told.text())
    await accepted(stage, form)
    given = await stage.schedules.schedules.given((await the_only(stage)).id)
    assert given.rows is not None
    assert given.rows.path == str(table)


@on_qt
async def test_a_machine_without_a_scheduler_keeps_it_off_and_says_so(
    stage: Stage,
) -> None:
    stage.schedules.entries.fault = SettingsError(
        "NO_SCHEDULER", "予定の仕組みがありません。", "入れてください。"
    )
    flow = shop_flow()
    page = await at_schedules(stage, flow)
    form = await form_for(stage, "schedule_first_add", flow.id)
    await accepted(stage, form)
    assert "予定の仕組みがありません" in said(stage)
    assert not (await the_only(stage)).is_on
    assert child(page.cards[0], QPushButton, "schedule_switch").text() == "入にする"
    stage.schedules.entries.fault = None
    press(page, "schedule_switch")
    await idle(stage)
    assert (await the_only(stage)).is_on


@on_qt
async def test_it_is_changed_in_the_form_that_made_it(stage: Stage) -> None:
    before = await planned(stage, shop_flow(), ScheduleInput(values=(("検索語", "料理"),)))
    page = await at_schedules(stage)
    pick(page, "change")
    form = await shown(stage.window, TriedForm, "schedule_form")
    await until(lambda: form.findChild(QLineEdit, "value_検索語"))
    assert child(form, QLineEdit, "value_検索語").text() == "料理"
    assert not child(form, QComboBox, "schedule_flow").isEnabled()
    kind = child(form, QComboBox, "schedule_kind")
    kind.setCurrentIndex(kind.findData(Recurrence.WORKDAYS.value))
    await accepted(stage, form)
    after = await the_only(stage)
    assert (after.id, after.when.recurrence) == (before.id, Recurrence.WORKDAYS)
    given = await stage.schedules.schedules.given(after.id)
    assert given.values == (("検索語", "料理"),)


@on_qt
async def test_it_is_switched_off_removed_and_taken_back(stage: Stage) -> None:
    given = ScheduleInput(values=(("検索語", "料理"),))
    schedule = await planned(stage, shop_flow(), given)
    page = await at_schedules(stage)
    press(page, "schedule_switch")
    await idle(stage)
    assert stage.schedules.entries.entries == {}
    press(page, "schedule_switch")
    await idle(stage)
    pick(page, "remove")
    await idle(stage)
    assert page.cards == []
    assert await stage.schedules.schedules.views() == ()
    press(page, "schedule_undo")
    await idle(stage)
    back = await the_only(stage)
    assert (back.id, back.is_on) == (schedule.id, True)
    assert await stage.schedules.schedules.given(back.id) == given
    assert list(stage.schedules.entries.entries) == [schedule.id]
    assert not stage.find(QPushButton, "schedule_undo").isVisible()


@on_qt
async def test_run_now_shows_the_run_and_keeps_how_it_went(stage: Stage) -> None:
    await planned(stage, search_flow(), ScheduleInput(values=(("検索語", "料理"),)))
    page = await at_schedules(stage)
    press(page, "schedule_run")
    await until(lambda: stage.window.create_page.isVisible())
    await idle(stage)
    assert stage.bench.browser.query == "料理"
    schedule = await the_only(stage)
    assert schedule.last is not None
    assert schedule.last.status is RunStatus.DONE
    stage.window.commands["go_schedules"].trigger()
    await idle(stage)
    assert "できました" in said(stage)
    assert "できました" in child(page.cards[0], QLabel, "schedule_last").text()


@on_qt
async def test_a_missed_turn_is_told_on_the_rail_and_run_or_skipped(stage: Stage) -> None:
    schedule = await planned(stage, search_flow(), ScheduleInput(values=(("検索語", "料理"),)))
    stage.schedules.set_clock(15)
    stage.window.begin()
    await idle(stage)
    rail = stage.find(QRadioButton, "rail_go_schedules")
    assert rail.text() == "予定（1）"
    page = await at_schedules(stage)
    assert "11/26の回" in child(page.cards[0], QLabel, "schedule_missed").text()
    press(page, "schedule_skip")
    await idle(stage)
    last = (await the_only(stage)).last
    assert last is not None
    assert last.code == ScheduleCode.LEFT_OUT
    assert rail.text() == "予定"
    missed = ScheduleEnd(
        day=TODAY - timedelta(days=1), at=stage.schedules.now, code=ScheduleCode.MISSED
    )
    await stage.schedules.schedules.end_turn(schedule.id, missed)
    page.refresh()
    await idle(stage)
    press(page, "schedule_make_up")
    await until(lambda: stage.window.create_page.isVisible())
    await idle(stage)
    last = (await the_only(stage)).last
    assert last is not None
    assert (last.day, last.status) == (date(2026, 11, 25), RunStatus.DONE)


@on_qt
async def test_a_turn_over_rows_is_carried_out_here_too(stage: Stage, tmp_path: Path) -> None:
    table = tmp_path / "表.csv"
    table.write_text("検索語\n料理\n経理\n", encoding="utf-8")
    flow = search_flow()
    await at_schedules(stage, flow)
    form = await form_for(stage, "schedule_first_add", flow.id)
    source = child(form, QComboBox, "schedule_source")
    source.setCurrentIndex(source.findData("rows"))
    child(form, QLineEdit, "schedule_table").setText(str(table))
    await accepted(stage, form)
    press(stage.window.schedules_page, "schedule_run")
    await until(lambda: "できた行" in said(stage) or "できました" in said(stage))
    await idle(stage)
    last = (await the_only(stage)).last
    assert last is not None
    assert last.words == "できた行 2。"


@on_qt
async def test_a_library_that_opens_for_nobody_is_told(make_stage: MakeStage) -> None:
    stage = make_stage(opens_alone=lambda: False)
    await at_schedules(stage)
    assert not stage.find(QLabel, "schedule_key").isVisible()
    await planned(stage, shop_flow())
    stage.window.schedules_page.refresh()
    await idle(stage)
    assert "キーチェーン" in stage.find(QLabel, "schedule_key").text()
    assert stage.find(QLabel, "schedule_key").isVisible()


@pytest.mark.parametrize("is_left", [True, False])
@on_qt
async def test_what_stopped_for_its_person_waits_until_it_was_gone_on_with(
    stage: Stage, *, is_left: bool
) -> None:
    schedule = await planned(stage, shop_flow())
    end = ScheduleEnd(
        day=TODAY, at=stage.schedules.now, status=RunStatus.NEEDS_PERSON,
        run_id="" if is_left else "gone",
    )  # fmt: skip
    await stage.schedules.schedules.end_turn(schedule.id, end)
    page = await at_schedules(stage)
    found = page.cards[0].findChild(QPushButton, "schedule_go_on")
    assert (found is not None) is is_left
    if found is not None:
        found.click()
        await idle(stage)
        assert stage.window.data_page.isVisible()


@on_qt
async def test_going_on_leads_to_the_run_itself_whatever_is_open_in_create(stage: Stage) -> None:
    """It led to the result of another run, and nothing there spoke of the one that waited."""
    schedule = await planned(stage, shop_flow())
    page = await at_schedules(stage)
    stage.window.controller.show_flow(await stage.bench.store.save(shop_flow("別の手順")))
    await idle(stage)
    assert not stage.window.create_page.resume.is_in_place
    for name in ("r", "newer"):
        run = JournaledRun(run_id=name, run_kind=RunKind.REPLAY, name=name, flow_id=schedule.flow_id, flow_version=1)  # fmt: skip
        await stage.bench.store.open_run(run)
    end = ScheduleEnd(day=TODAY, at=stage.schedules.now, status=RunStatus.NEEDS_PERSON, run_id="r")
    await stage.schedules.schedules.end_turn(schedule.id, end)
    stage.window.commands["go_schedules"].trigger()
    await idle(stage)
    child(page, QPushButton, "schedule_go_on").click()
    resume = stage.window.create_page.resume
    await until(resume.isVisible)
    assert resume.run is not None
    assert resume.run.run.run_id == "r"


@on_qt
async def test_a_turn_that_has_just_stopped_is_not_told_as_over(stage: Stage) -> None:
    """Its process still held it, and the card said that nothing was left to go on with."""
    schedule = await planned(stage, shop_flow())
    end = ScheduleEnd(day=TODAY, at=datetime.now(UTC), status=RunStatus.NEEDS_PERSON, run_id="held")
    await stage.schedules.schedules.end_turn(schedule.id, end)
    await at_schedules(stage)
    assert "続きは残っていません" not in stage.find(QLabel, "schedule_last").text()


@on_qt
async def test_what_runs_a_flow_in_the_dustbin_is_off(stage: Stage) -> None:
    await planned(stage, shop_flow())
    await at_schedules(stage)
    stage.window.commands["go_library"].trigger()
    await idle(stage)
    page = stage.window.library_page
    (flow,) = await stage.bench.workbench.flows()
    page._acts.callbacks().delete(flow)  # pyright: ignore[reportPrivateUsage]
    await idle(stage)
    assert "予定 1 件は切にしました" in stage.find(QLabel, "library_notice").text()
    assert not (await the_only(stage)).is_on
    assert stage.schedules.entries.entries == {}


def search_flow() -> Flow:
    """Return a flow that looks for a word which is asked for."""
    flow = shop_flow("本を探す")
    asked = Variable(name="検索語", ask_each_time=True)
    return flow.model_copy(
        update={"steps": flow.steps[:3], "variables": (flow.variables[0], asked)}
    )
