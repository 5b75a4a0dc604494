"""On which days a schedule has its turns, and what clocks and calendars do to them."""

import time as clock
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta

import pytest
from pydantic import ValidationError

from studio.domain.events.events import RunStatus
from studio.domain.records.schedule import (
    Recurrence,
    Schedule,
    ScheduleCode,
    ScheduleEnd,
    When,
    moment,
    starts,
)
from studio.workdays import OfficeCalendar

WORK = OfficeCalendar()
NINE = time(9)
BEGIN = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the clock of this process be a New Yorker's, who changes it twice a year."""
    monkeypatch.setenv("TZ", "America/New_York")
    clock.tzset()
    yield
    monkeypatch.undo()
    clock.tzset()


def at(year: int, month: int, day: int, hour: int = 12, minute: int = 0) -> datetime:
    return moment(date(year, month, day), time(hour, minute))


def make(when: When, **more: object) -> Schedule:
    schedule = Schedule(flow_id="f", flow_name="申請", when=when, is_on=True, since=BEGIN)
    return schedule.model_copy(update=more)


def days_of(when: When, year: int, month: int) -> list[int]:
    first = date(year, month, 1)
    days = (first + timedelta(days=n) for n in range(31))
    return [day.day for day in days if day.month == month and when.falls_on(day, WORK)]


def ended(day: date, **more: object) -> ScheduleEnd:
    end = ScheduleEnd(day=day, at=datetime.now(UTC), status=RunStatus.DONE)
    return end.model_copy(update=more)


@pytest.mark.parametrize(
    ("when", "month", "days"),
    [
        (
            When(recurrence=Recurrence.WEEKLY, weekdays=(0, 4)),
            11,
            [2, 6, 9, 13, 16, 20, 23, 27, 30],
        ),
        (When(recurrence=Recurrence.MONTHLY, day=25), 11, [25]),
        (When(recurrence=Recurrence.MONTHLY, day=31), 11, [30]),
        (When(recurrence=Recurrence.MONTHLY, day=30), 2, [28]),
        (When(recurrence=Recurrence.NTH_WORKDAY, nth=3), 11, [5]),  # 11/3 is 文化の日
        (When(recurrence=Recurrence.NTH_WORKDAY, nth=20), 2, [27]),  # there are 18
        (When(recurrence=Recurrence.LAST_WORKDAY), 5, [29]),
        (When(recurrence=Recurrence.LAST_WORKDAY), 12, [28]),  # the office rests from the 29th
    ],
)
def test_the_days_of_a_month(when: When, month: int, days: list[int]):
    assert days_of(when, 2026, month) == days


def test_the_leap_day_is_the_last_of_its_february():
    monthly = When(recurrence=Recurrence.MONTHLY, day=29)
    assert days_of(monthly, 2028, 2) == [29]
    assert days_of(monthly, 2027, 2) == [28]


def test_each_month_has_each_day_of_a_month_once():
    for when in (
        *(When(recurrence=Recurrence.MONTHLY, day=day) for day in (1, 28, 29, 30, 31)),
        *(When(recurrence=Recurrence.NTH_WORKDAY, nth=nth) for nth in (1, 10, 20)),
        When(recurrence=Recurrence.LAST_WORKDAY),
    ):
        counts = {
            len(days_of(when, year, month)) for year in (2026, 2028) for month in range(1, 13)
        }
        assert counts == {1}, when.words


def test_a_week_without_days_is_none():
    with pytest.raises(ValidationError):
        When(recurrence=Recurrence.WEEKLY)


@pytest.mark.parametrize(
    ("when", "words"),
    [
        (When(recurrence=Recurrence.DAILY, at=time(9, 5)), "毎日 09:05"),
        (When(recurrence=Recurrence.WORKDAYS), "毎営業日 09:00"),
        (When(recurrence=Recurrence.WEEKLY, weekdays=(4, 0, 0)), "毎週 月・金 09:00"),
        (When(recurrence=Recurrence.MONTHLY, day=28), "毎月 28 日 09:00"),
        (When(recurrence=Recurrence.MONTHLY, day=31), "毎月 31 日（ない月は末日） 09:00"),
        (When(recurrence=Recurrence.NTH_WORKDAY, nth=3), "毎月 第 3 営業日 09:00"),
        (When(recurrence=Recurrence.LAST_WORKDAY), "毎月 月末営業日 09:00"),
        (When(recurrence=Recurrence.LOGIN), "その日はじめてログインしたとき"),
    ],
)
def test_when_is_said_in_words(when: When, words: str):
    assert when.words == words


def test_a_system_is_asked_only_on_days_that_may_be_the_day():
    assert When(recurrence=Recurrence.MONTHLY, day=28).days_of_month == (28,)
    assert When(recurrence=Recurrence.MONTHLY, day=30).days_of_month == (28, 29, 30)
    assert When(recurrence=Recurrence.NTH_WORKDAY, nth=1).days_of_month == ()


def test_a_turn_comes_at_its_time_and_not_before():
    daily = make(When(recurrence=Recurrence.DAILY, at=NINE))
    assert daily.due_day(at(2026, 11, 26, 8, 50), WORK) == date(2026, 11, 25)
    assert daily.due_day(at(2026, 11, 26, 8, 59), WORK) == date(
        2026, 11, 26
    )  # clocks differ a little
    assert daily.next_at(at(2026, 11, 26, 8, 50), WORK) == at(2026, 11, 26, 9)
    assert daily.next_at(at(2026, 11, 26, 9), WORK) == at(2026, 11, 27, 9)


def test_what_came_before_a_schedule_was_made_is_no_turn_of_it():
    daily = make(When(recurrence=Recurrence.DAILY, at=NINE), since=at(2026, 11, 26, 10))
    assert daily.due_day(at(2026, 11, 26, 12), WORK) is None
    assert daily.missed_day(at(2026, 11, 26, 12), WORK) is None
    assert daily.due_day(at(2026, 11, 27, 9), WORK) == date(2026, 11, 27)


def test_a_turn_nobody_took_is_missed_once_it_is_an_hour_late():
    monthly = make(When(recurrence=Recurrence.MONTHLY, day=25))
    assert monthly.missed_day(at(2026, 11, 25, 9, 59), WORK) is None
    assert monthly.missed_day(at(2026, 12, 3), WORK) == date(2026, 11, 25)
    done = make(monthly.when, last=ended(date(2026, 11, 25)))
    assert done.missed_day(at(2026, 12, 3), WORK) is None
    told = make(monthly.when, is_on=False, last=ended(date(2026, 11, 25), code=ScheduleCode.MISSED))
    assert told.missed_day(at(2026, 12, 3), WORK) == date(2026, 11, 25)


def test_a_clock_that_goes_back_brings_no_second_turn():
    daily = make(When(recurrence=Recurrence.DAILY), last=ended(date(2026, 11, 26)))
    for now in (at(2026, 11, 26, 9), at(2026, 11, 26, 23)):
        assert daily.is_settled(date(2026, 11, 26), now)


def test_a_clock_that_was_a_year_ahead_does_not_silence_the_year():
    daily = make(When(recurrence=Recurrence.DAILY), last=ended(date(2027, 11, 26)))
    now = at(2026, 11, 26, 9)
    day = daily.due_day(now, WORK)
    assert day is not None
    assert day == date(2026, 11, 26)
    assert not daily.is_settled(day, now)


@pytest.mark.usefixtures("zone")
def test_an_hour_that_comes_twice_is_one_turn_and_one_that_is_left_out_is_one_too():
    nightly = make(When(recurrence=Recurrence.DAILY, at=time(1, 30)))
    first, second = (datetime(2026, 11, 1, hour, 30, tzinfo=UTC).astimezone() for hour in (5, 6))
    assert (first.hour, second.hour) == (1, 1)
    assert nightly.due_day(first, WORK) == date(2026, 11, 1)
    taken = nightly.model_copy(update={"last": ended(date(2026, 11, 1))})
    assert taken.due_day(second, WORK) == date(2026, 11, 1)
    assert taken.is_settled(date(2026, 11, 1), second)

    early = make(When(recurrence=Recurrence.DAILY, at=time(2, 30)))
    left_out = [datetime(2026, 3, 8, 7, minute, tzinfo=UTC).astimezone() for minute in (0, 30)]
    assert moment(date(2026, 3, 8), time(2, 30)) == left_out[0]  # there is no 02:30: 03:00
    for after in left_out:  # cron starts it at once, others at 03:30
        assert after.hour == 3
        assert early.due_day(after, WORK) == date(2026, 3, 8)
        assert not early.is_late(date(2026, 3, 8), after)
    before = datetime(2026, 3, 8, 6, 50, tzinfo=UTC).astimezone()
    assert early.due_day(before, WORK) != date(2026, 3, 8)


@pytest.mark.usefixtures("zone")
def test_a_time_that_the_clock_leaves_out_is_told_to_the_system_with_the_one_after():
    def told(at: time) -> list[time]:
        return [one.at for one in starts(When(recurrence=Recurrence.DAILY, at=at))]

    assert told(time(2, 30)) == [time(2, 30), time(3)]
    assert told(time(9)) == [time(9)]


def test_a_login_is_due_on_any_day_and_never_late():
    login = make(When(recurrence=Recurrence.LOGIN))
    assert login.due_day(at(2026, 11, 26, 7), WORK) == date(2026, 11, 26)
    assert not login.is_late(date(2026, 11, 26), at(2026, 11, 26, 23))
    assert login.next_at(at(2026, 11, 26, 7), WORK) is None
    assert login.missed_day(at(2026, 12, 26), WORK) is None


@pytest.mark.parametrize("code", [*ScheduleCode, "DISK_FULL"])
def test_every_turn_that_did_not_run_has_words(code: str):
    assert ended(date(2026, 11, 26), status=None, code=code).result
    assert all(ended(date(2026, 11, 26), status=status).result for status in RunStatus)
