"""点検 in the window: what stands there, where each button leads, all checked and stopped."""

import asyncio
from datetime import datetime, timedelta
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QRadioButton

from studio.domain.events.events import FlowsChecked
from studio.domain.records.check import CheckKind
from studio.domain.records.credential import SecretPlace
from studio.domain.records.history import FlowSummary
from studio.engine.checking.due import CheckMemory, KeptFlows, kept_flows
from studio.ui.checks import checks
from studio.ui.checks.standing_groups import FIRST
from studio.ui.desk.shelf import MarkShelf
from tests.ui.checks_stage import (
    GONE,
    LAST_WEEK,
    NOW,
    SIGNED_OUT,
    at_checks,
    failing,
    fill,
    seen,
    stored,
)
from tests.ui.conftest import Stage, idle, on_qt, press, until
from tests.ui.sample_flow import SHOP_URL


def lead_of(stage: Stage, flow_id: str) -> QPushButton:
    button = stage.window.checks_page.column.lead_of(flow_id)
    assert button is not None
    return button


def lead(stage: Stage, flow_id: str) -> None:
    """Press the one button of a flow."""
    assert stage.window.checks_page.column.focus_flow(flow_id)
    lead_of(stage, flow_id).click()


def said(stage: Stage, name: str = "checks_said") -> str:
    label = stage.find(QLabel, name)
    return label.text() if label.isVisible() else ""


@on_qt
async def test_an_empty_library_has_one_clear_first_step(stage: Stage) -> None:
    window, page = stage.window, stage.window.checks_page
    window.begin()
    await at_checks(stage)
    new = stage.find(QPushButton, "checks_new")
    assert window.focusWidget() is new
    assert not page.all.isVisible()
    press(window, "checks_new")
    assert window.create_page.isVisible()


@on_qt
async def test_flows_that_want_a_person_come_first_and_one_button_is_blue(
    stage: Stage,
) -> None:
    window, page = stage.window, stage.window.checks_page
    window.begin()
    await fill(stage)
    await at_checks(stage)
    shown = [one.summary.flow_id for one in page.standings]
    assert shown == ["often", "broken", "login", "changed", "mended", "fine", "new"]
    buttons = [one for one in window.findChildren(QPushButton) if one.isVisible()]
    assert [one.text() for one in buttons if one.property("look") == "main"] == ["点検する"]
    assert window.focusWidget() is lead_of(stage, "often")
    is_today = NOW.astimezone().date() == datetime.now().astimezone().date()
    assert f"最後の点検：{'今日' if is_today else '昨日'}" in said(stage, "checks_when")
    assert stage.find(QPushButton, "library_checks").text() == "点検（要対応 4）"
    rail = stage.find(QRadioButton, "rail_go_library")
    assert rail.isChecked()
    await MarkShelf(stage.bench.workbench).throw_away("broken")
    await at_checks(stage)
    assert "broken" not in {one.summary.flow_id for one in page.standings}


@on_qt
async def test_more_flows_of_a_state_are_shown_without_reading_the_library_again(
    stage: Stage,
) -> None:
    window, page, store = stage.window, stage.window.checks_page, stage.bench.store
    window.begin()
    for number in range(FIRST + 3):
        flow = await stored(stage, f"f{number}", f"手順 {number}")
        await store.keep_check(seen(flow, GONE))
    await at_checks(stage)
    assert len(page.standings) == FIRST

    async def never(*_: object, **__: object) -> tuple[FlowSummary, ...]:
        raise AssertionError

    store.summaries = never
    press(page, "checks_more_troubled")
    await idle(stage)
    assert len(page.standings) == FIRST + 3


@on_qt
async def test_mending_opens_the_flow_at_the_step_with_what_was_found(
    stage: Stage,
) -> None:
    window, editor = stage.window, stage.window.controller.editor
    window.begin()
    await stage.bench.store.keep_check(seen(await stored(stage, "broken", "発注"), GONE))
    await at_checks(stage)
    lead(stage, "broken")
    await idle(stage)
    assert window.create_page.isVisible()
    assert editor.flow is not None
    assert editor.flow.id == "broken"
    assert editor.findings == (GONE,)
    assert window.create_page.flow.editor.view.selected_ids == {"s3"}


@on_qt
async def test_a_login_leads_to_the_credentials_until_one_is_kept(stage: Stage) -> None:
    window = stage.window
    window.begin()
    flow = await stored(stage, "login", "勤怠")
    await stage.bench.store.keep_check(seen(flow, SIGNED_OUT))
    await at_checks(stage)
    lead(stage, "login")
    await idle(stage)
    assert window.credentials_page.isVisible()
    await stage.secrets.put("勤怠", "ひみつ", (SHOP_URL,), SecretPlace.LIBRARY)
    await at_checks(stage)
    assert lead_of(stage, "login").text() == "実行してログイン"
    lead(stage, "login")
    await until(lambda: stage.bench.workbench.is_running)
    assert window.create_page.isVisible()
    window.commands["stop_now"].trigger()
    await idle(stage)


@on_qt
async def test_failures_that_a_look_does_not_explain_lead_to_the_runs(
    stage: Stage,
) -> None:
    window = stage.window
    window.begin()
    flow = await stored(stage, "often", "請求書")
    await failing(stage, flow)
    await stage.bench.store.keep_check(seen(flow))
    await at_checks(stage)
    lead(stage, "often")
    await idle(stage)
    assert window.history_page.isVisible()
    assert "請求書" in stage.find(QPushButton, "history_only").text()


@on_qt
async def test_all_are_checked_and_it_says_what_came_out(stage: Stage) -> None:
    window, page = stage.window, stage.window.checks_page
    window.begin()
    await stored(stage, "ours", "検索")
    await at_checks(stage)
    assert window.focusWidget() is page.all
    stage.bench.browser.hold = asyncio.Event()
    press(window, "check_all")
    await until(lambda: page.controller.done == 1)
    assert page.progress.isVisible()
    assert said(stage, "check_progress_words") == "2 / 2：「検索」を点検しています…"
    assert not page.all.isEnabled()
    stage.bench.browser.hold.set()
    await idle(stage)
    assert not page.progress.isVisible()
    assert page.all.isEnabled()
    assert said(stage).startswith("1 件の手順を点検しました。")
    kinds = {one.check_kind for one in await stage.bench.store.checks("ours")}
    assert kinds == {CheckKind.READ, CheckKind.VISIT}
    assert "次の点検" not in said(stage, "checks_when")  # it is neither in use nor watched
    assert not window.findChildren(QPushButton, "status_checks")[0].isVisible()
    await at_checks(stage)
    assert said(stage) == ""


@on_qt
async def test_a_check_is_stopped_on_its_page(stage: Stage) -> None:
    window, page = stage.window, stage.window.checks_page
    window.begin()
    await stored(stage, "ours", "検索")
    await at_checks(stage)
    stage.bench.browser.hold = asyncio.Event()
    press(window, "check_all")
    await until(lambda: page.controller.done == 1)
    press(window, "check_stop")
    press(window, "check_stop")
    await idle(stage)
    assert "止めました" in said(stage)
    assert not stage.bench.workbench.is_running
    assert page.all.isEnabled()


@on_qt
async def test_the_next_turn_is_told_and_where_it_is_set(stage: Stage) -> None:
    window, page = stage.window, stage.window.checks_page
    window.begin()
    flow = await stored(stage, "often", "請求書")
    await failing(stage, flow)
    await at_checks(stage)
    assert "次の点検：まもなく" in said(stage, "checks_when")
    report = seen(flow, check_kind=CheckKind.READ, at=LAST_WEEK + timedelta(days=2))
    await stage.bench.store.keep_check(report)
    await at_checks(stage)
    due = (LAST_WEEK + timedelta(days=9)).astimezone()
    assert f"次の点検：{due:%m/%d} ごろ" in said(stage, "checks_when")
    page.show_weekly(is_weekly=False)
    assert "止めてあります" in said(stage, "checks_when")
    press(window, "checks_settings")
    assert window.settings_page.upkeep_form.isVisible()


@on_qt
async def test_the_note_after_a_weekly_check_leads_here(stage: Stage) -> None:
    window = stage.window
    note = stage.find(QPushButton, "status_checks")
    window.begin()
    await fill(stage)
    bus = stage.bench.workbench.bus
    bus.publish(FlowsChecked(flows=7))
    assert not note.isVisible()
    bus.publish(FlowsChecked(flows=7, new_errors=1, new_warnings=1))
    assert note.isVisible()
    assert note.text() == "点検：新しい問題 2 件を見る"
    press(window, "status_checks")
    await idle(stage)
    assert window.checks_page.isVisible()
    assert not note.isVisible()


@on_qt
async def test_the_flows_lead_here_and_back(stage: Stage) -> None:
    window = stage.window
    window.begin()
    await stage.bench.store.keep_check(seen(await stored(stage, "broken", "発注"), GONE))
    window.commands["go_library"].trigger()
    await idle(stage)
    assert stage.find(QPushButton, "library_checks").text() == "点検（要対応 1）"
    press(window, "library_checks")
    await idle(stage)
    assert window.checks_page.isVisible()
    press(window, "checks_back")
    assert window.library_page.isVisible()
    await idle(stage)


@on_qt
async def test_the_count_does_not_wait_for_the_cards(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, told = stage.window.checks_page, list[str]()
    stage.window.begin()
    await fill(stage)
    show = page.column.show_standings

    def showing(*shown: Any) -> None:
        told.append("shown")
        show(*shown)

    monkeypatch.setattr(page.column, "show_standings", showing)
    page.counted.connect(lambda count: told.append(str(count)))
    page.refresh()
    await idle(stage)
    assert told[:2] == ["4", "shown"]


@on_qt
async def test_a_count_ends_while_check_after_check_is_told(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, told, looks = stage.window.checks_page, list[int](), list[asyncio.Event]()

    async def slowly(memory: CheckMemory) -> KeptFlows:
        looks.append(asyncio.Event())
        await looks[-1].wait()
        return await kept_flows(memory)

    stage.window.begin()
    monkeypatch.setattr(checks, "kept_flows", slowly)
    page.counted.connect(told.append)
    for number in range(1, 3):
        for _ in range(3):
            page.recount()
            await asyncio.sleep(0)
        assert len(looks) == number
        looks[-1].set()
        await until(lambda number=number: len(told) == number)
        await until(lambda number=number: len(looks) == number + 1)
    looks[-1].set()
    await idle(stage)
