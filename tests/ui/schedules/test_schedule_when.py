"""When, chosen by hand: each kind shows its own controls, and the first turn is said below."""

from datetime import date, datetime, time

import pytest
from PySide6.QtCore import QTime
from PySide6.QtWidgets import QLabel, QWidget

from studio.domain.errors import SettingsError
from studio.domain.records.schedule import Recurrence, When, moment
from studio.ui.schedules.schedule_when import WhenFields
from tests.ui.conftest import child


def first_turn(when: When) -> datetime | None:
    """Tell a day long gone: its words do not depend on today."""
    return moment(date(2020, 1, 6), when.at)


@pytest.fixture
def fields(host: QWidget) -> WhenFields:
    widget = WhenFields(first_turn, host)
    widget.show()
    return widget


def choose(fields: WhenFields, kind: Recurrence) -> None:
    fields.kind.setCurrentIndex(fields.kind.findData(kind.value))


def test_every_morning_stands_there_at_first(fields: WhenFields) -> None:
    assert fields.when == When(recurrence=Recurrence.DAILY, at=time(9))
    assert "2020/01/06 09:00" in child(fields, QLabel, "schedule_first").text()


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        (Recurrence.DAILY, {"at"}),
        (Recurrence.WORKDAYS, {"at", "about"}),
        (Recurrence.WEEKLY, {"at", "week"}),
        (Recurrence.MONTHLY, {"at", "day"}),
        (Recurrence.NTH_WORKDAY, {"at", "nth", "about"}),
        (Recurrence.LAST_WORKDAY, {"at", "about"}),
        (Recurrence.LOGIN, set[str]()),
    ],
)
def test_each_kind_shows_what_it_needs(
    fields: WhenFields, kind: Recurrence, shown: set[str]
) -> None:
    choose(fields, kind)
    about = child(fields, QLabel, "schedule_workdays")
    widgets: dict[str, QWidget] = {
        "at": fields.at, "week": fields.days[0], "day": fields.day, "nth": fields.nth, "about": about,
    }  # fmt: skip
    assert {name for name, widget in widgets.items() if widget.isVisible()} == shown


def test_what_is_chosen_is_what_is_kept(fields: WhenFields) -> None:
    fields.at.setTime(QTime(17, 30))
    choose(fields, Recurrence.MONTHLY)
    fields.day.setValue(31)
    assert fields.when == When(recurrence=Recurrence.MONTHLY, at=time(17, 30), day=31)
    choose(fields, Recurrence.NTH_WORKDAY)
    fields.nth.setValue(3)
    when = fields.when
    assert when is not None
    assert when.words == "毎月 第 3 営業日 17:30"


def test_a_week_without_a_day_is_no_time(fields: WhenFields) -> None:
    choose(fields, Recurrence.WEEKLY)
    assert fields.when is None
    assert "曜日を選んで" in child(fields, QLabel, "schedule_first").text()
    fields.days[0].click()
    fields.days[4].click()
    when = fields.when
    assert when is not None
    assert when.words == "毎週 月・金 09:00"


def test_a_schedule_that_is_changed_stands_as_it_was(host: QWidget) -> None:
    was = When(recurrence=Recurrence.WEEKLY, at=time(6, 5), weekdays=(1, 3))
    assert WhenFields(first_turn, host, was).when == was


def test_days_that_cannot_be_read_are_told(host: QWidget) -> None:
    def broken(when: When) -> datetime | None:
        raise SettingsError("DAYS_OFF", f"{when.at:%H}時の休日を読めません。", "直してください。")

    fields = WhenFields(broken, host)
    assert "休日を読めません" in child(fields, QLabel, "schedule_first").text()
