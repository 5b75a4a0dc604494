"""What cards of 予定 say, in the words of people."""

from datetime import date, datetime, time, timedelta

import pytest

from studio.domain.events.events import RunStatus
from studio.domain.records.schedule import (
    Recurrence,
    Schedule,
    ScheduleCode,
    ScheduleEnd,
    When,
    moment,
)
from studio.ui.schedules.schedule_words import (
    KIND_WORDS,
    end_details,
    last_tone,
    last_words,
    missed_words,
    next_words,
)

NOW = moment(date(2026, 11, 26), time(8))


def schedule(recurrence: Recurrence = Recurrence.DAILY, *, is_on: bool = True) -> Schedule:
    return Schedule(flow_id="f", flow_name="本", when=When(recurrence=recurrence), is_on=is_on)


def end(status: RunStatus | None = None, code: str = "", words: str = "") -> ScheduleEnd:
    return ScheduleEnd(day=NOW.date(), at=NOW, status=status, code=code, words=words)


def test_the_next_turn_is_said_or_why_there_is_none() -> None:
    at: datetime = NOW + timedelta(hours=1)
    assert next_words(schedule(), at, NOW) == "次：今日 09:00"
    assert "ログイン" in next_words(schedule(Recurrence.LOGIN), None, NOW)
    assert "切" in next_words(schedule(is_on=False), at, NOW)
    assert "ありません" in next_words(schedule(), None, NOW)


def test_every_kind_has_its_words() -> None:
    assert set(KIND_WORDS) == set(Recurrence)
    assert len({*KIND_WORDS.values()}) == len(Recurrence)


@pytest.mark.parametrize(
    ("newest", "tone"),
    [
        (None, "muted"),
        (end(RunStatus.DONE), "green"),
        (end(RunStatus.STOPPED), "muted"),
        (end(RunStatus.FAILED), "amber"),
        (end(RunStatus.NEEDS_PERSON), "amber"),
        (end(code=ScheduleCode.MISSED), "amber"),
        (end(code=ScheduleCode.STARTED), "muted"),
        (end(code=ScheduleCode.LEFT_OUT), "muted"),
        (end(code="FLOW_RUNNING"), "red"),
    ],
)
def test_how_it_went_has_words_and_a_tone(newest: ScheduleEnd | None, tone: str) -> None:
    assert last_tone(newest) == tone
    assert last_words(newest, NOW)


def test_what_was_gone_on_with_calls_nobody() -> None:
    stopped = end(RunStatus.NEEDS_PERSON)
    assert "あなたの番" in last_words(stopped, NOW)
    assert "続きは残っていません" in last_words(stopped, NOW, waits=False)
    assert last_tone(stopped, waits=False) == "muted"


def test_details_are_short_and_a_missed_day_is_named() -> None:
    assert end_details(None) == ""
    assert len(end_details(end(words="あ" * 500))) < 200
    assert missed_words(NOW.date(), NOW).startswith("11/26の回")
