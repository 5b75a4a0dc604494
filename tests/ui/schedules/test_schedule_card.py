"""A card of 予定: what it tells, and what can be pressed on it."""

from datetime import UTC, date, datetime

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from studio.domain.events.events import RunStatus
from studio.domain.records.schedule import Recurrence, Schedule, ScheduleCode, ScheduleEnd, When
from studio.engine.scheduling.schedules import ScheduleView
from studio.ui.schedules.schedule_card import ScheduleCallbacks, ScheduleCard
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import child

DAY = date(2026, 11, 26)


def make_card(
    host: QWidget, theme: Theme, view: ScheduleView, did: list[str], *, waits: bool = True
) -> ScheduleCard:
    callbacks = ScheduleCallbacks(
        run_now=lambda one: did.append(f"run {one.id}"),
        skip=lambda one: did.append(f"skip {one.id}"),
        switch=lambda one: did.append(f"switch {one.id}"),
        change=lambda one: did.append(f"change {one.id}"),
        show_runs=lambda one: did.append(f"runs {one.id}"),
        go_on=lambda one: did.append(f"on {one.id}"),
        remove=lambda one: did.append(f"remove {one.id}"),
    )
    card = ScheduleCard(view, theme, callbacks, host, waits=waits)
    card.show()
    return card


def view(
    end: ScheduleEnd | None = None, *, is_on: bool = True, missed: bool = False
) -> ScheduleView:
    schedule = Schedule(
        id="ab12", flow_id="f", flow_name="交通費の申請", is_on=is_on, last=end,
        when=When(recurrence=Recurrence.LAST_WORKDAY),
    )  # fmt: skip
    return ScheduleView(schedule=schedule, missed=DAY if missed else None)


def ended(status: RunStatus | None = None, code: str = "", run_id: str = "") -> ScheduleEnd:
    return ScheduleEnd(day=DAY, at=datetime.now(UTC), status=status, code=code, run_id=run_id)


def words_of(card: QWidget) -> str:
    return "\n".join(label.text() for label in card.findChildren(QLabel))


def test_it_tells_what_runs_when_and_how_it_went(host: QWidget, theme: Theme) -> None:
    card = make_card(host, theme, view(ended(RunStatus.DONE)), [])
    words = words_of(card)
    assert "交通費の申請" in words
    assert "毎月 月末営業日 09:00" in words
    assert "できました" in words
    assert card.property("card") == "plain"


def test_turns_that_something_else_calls_are_told_as_such(host: QWidget, theme: Theme) -> None:
    called = view()
    by_cron = called.schedule.model_copy(update={"has_entry": False})
    unregistered = called.model_copy(update={"schedule": by_cron})
    told = "システムには登録していません"
    assert told in words_of(make_card(host, theme, unregistered, []))
    assert told not in words_of(make_card(host, theme, called, []))
    off = by_cron.model_copy(update={"is_on": False})
    assert told not in words_of(
        make_card(host, theme, called.model_copy(update={"schedule": off}), [])
    )


def test_each_act_is_asked_for_with_its_schedule(host: QWidget, theme: Theme) -> None:
    did: list[str] = []
    card = make_card(host, theme, view(), did)
    for name in ("schedule_run", "schedule_switch"):
        child(card, QPushButton, name).click()
    for name in ("change", "now", "runs", "remove"):
        child(card.menu, QAction, f"schedule_{name}").trigger()
    assert did == ["run ab12", "switch ab12", "change ab12", "run ab12", "runs ab12", "remove ab12"]


def test_a_missed_turn_is_told_once_with_both_ways_out(host: QWidget, theme: Theme) -> None:
    did: list[str] = []
    card = make_card(host, theme, view(ended(code=ScheduleCode.MISSED), missed=True), did)
    assert card.property("card") == "amber"
    assert "11/26" in child(card, QLabel, "schedule_missed").text()
    assert card.findChild(QLabel, "schedule_last") is None
    assert card.findChild(QPushButton, "schedule_run") is None
    child(card, QPushButton, "schedule_make_up").click()
    child(card, QPushButton, "schedule_skip").click()
    assert did == ["run ab12", "skip ab12"]


def test_what_waits_for_its_person_leads_to_where_it_goes_on(host: QWidget, theme: Theme) -> None:
    did: list[str] = []
    one = make_card(host, theme, view(ended(RunStatus.NEEDS_PERSON, run_id="r")), did)
    assert child(one, QPushButton, "schedule_go_on").text() == "「つくる」で続ける"
    child(one, QPushButton, "schedule_go_on").click()
    assert did == ["on ab12"]
    rows = make_card(host, theme, view(ended(RunStatus.NEEDS_PERSON)), did)
    assert child(rows, QPushButton, "schedule_go_on").text() == "「表で実行」で続ける"


def test_what_was_gone_on_with_can_run_again(host: QWidget, theme: Theme) -> None:
    end = ended(RunStatus.NEEDS_PERSON, run_id="r")
    card = make_card(host, theme, view(end), [], waits=False)
    assert card.findChild(QPushButton, "schedule_go_on") is None
    assert child(card, QPushButton, "schedule_run").isVisible()


def test_a_schedule_that_is_off_offers_to_be_switched_on(host: QWidget, theme: Theme) -> None:
    card = make_card(host, theme, view(is_on=False), [])
    assert child(card, QPushButton, "schedule_switch").text() == "入にする"
    assert "切にしています" in child(card, QLabel, "schedule_next").text()


def test_days_that_cannot_be_told_are_told_as_a_fault(host: QWidget, theme: Theme) -> None:
    fault = view().model_copy(update={"fault": "会社の休日のファイルを読めません。"})
    card = make_card(host, theme, fault, [])
    assert "休日のファイル" in child(card, QLabel, "schedule_next").text()


def test_the_keyboard_goes_through_its_buttons_in_order(host: QWidget, theme: Theme) -> None:
    card = make_card(host, theme, view(), [])
    assert [one.objectName() for one in card.controls] == [
        "schedule_run",
        "schedule_switch",
        "schedule_more",
    ]
