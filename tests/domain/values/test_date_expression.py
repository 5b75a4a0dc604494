"""Every form that is understood, and that nothing else is."""

from dataclasses import dataclass
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.errors import SettingsError
from studio.domain.values.date_expression import EXAMPLES, day_said, is_date_said
from studio.workdays import OfficeCalendar

_TODAY = date(2026, 11, 20)  # a Friday before a Monday that is a holiday (11/23)
_OFFICE = OfficeCalendar()
_PIECES = (
    *[
        "今日",
        "昨",
        "先",
        "来",
        "再来",
        "週",
        "月",
        "年",
        "年度",
        "四半期",
        "の",
        "末",
        "初日",
        "第",
        "3",
        "12",
        "営業日",
        "前",
        "後",
        "翌",
        "金曜",
        "日",
        "間",
        "か月",
        "、休みなら",
        "から",
        "三",
    ],
)


@dataclass
class _AlwaysClosed:
    known_until: date = date(2030, 1, 1)

    def is_workday(self, day: date) -> bool:
        return False


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("今日", "2026-11-20"),
        (" 本 日 ", "2026-11-20"),
        ("一昨日", "2026-11-18"),
        ("明後日", "2026-11-22"),
        ("3日後", "2026-11-23"),
        ("三日後", "2026-11-23"),
        ("２週間前", "2026-11-06"),
        ("1か月後", "2026-12-20"),
        ("今月末", "2026-11-30"),
        ("月末", "2026-11-30"),
        ("先月末", "2026-10-31"),
        ("来月1日", "2026-12-01"),
        ("来月の十日", "2026-12-10"),
        ("月初", "2026-11-01"),
        ("来週の金曜", "2026-11-27"),
        ("今週の月曜日", "2026-11-16"),
        ("来月の第2金曜", "2026-12-11"),
        ("第3営業日", "2026-11-05"),
        ("来月の第2営業日", "2026-12-02"),
        ("月末営業日", "2026-11-30"),
        ("来月の最終営業日", "2026-12-28"),
        ("再来月の第1営業日", "2027-01-04"),
        ("前営業日", "2026-11-19"),
        ("翌営業日", "2026-11-24"),
        ("5営業日後", "2026-11-30"),
        ("今日から3日後", "2026-11-23"),
        ("来月末の前営業日", "2026-12-28"),
        ("今月末の前日", "2026-11-29"),
        ("今月23日、休みなら前営業日", "2026-11-20"),
        ("今月23日が休みの場合は翌営業日", "2026-11-24"),
        ("今月25日、休みなら前営業日", "2026-11-25"),
        ("今年度末", "2027-03-31"),
        ("前年度初日", "2025-04-01"),
        ("四半期末", "2026-12-31"),
        ("前四半期末", "2026-09-30"),
        ("年末", "2026-12-31"),
        ("去年の最終日", "2025-12-31"),
        ("上期末", "2026-09-30"),
        ("下期末", "2027-03-31"),
        ("2026/11/20", "2026-11-20"),
        ("令和8年11月20日", "2026-11-20"),
    ],
)
def test_understood(text: str, expected: str):
    assert day_said(text, _TODAY, _OFFICE).day.isoformat() == expected
    assert is_date_said(text)


@pytest.mark.parametrize(
    ("today", "text", "expected"),
    [
        (date(2027, 1, 31), "1か月後", "2027-02-28"),
        (date(2028, 2, 29), "1年後", "2029-02-28"),
        (date(2027, 1, 15), "先月末", "2026-12-31"),
        (date(2027, 2, 1), "今年度末", "2027-03-31"),
        (date(2027, 4, 1), "今年度末", "2028-03-31"),
        (date(2027, 1, 1), "前四半期末", "2026-12-31"),
        (date(2026, 11, 22), "今週の月曜", "2026-11-16"),  # Sunday ends the week
        (date(2026, 9, 18), "翌営業日", "2026-09-24"),  # five days off in a row
    ],
)
def test_edges(today: date, text: str, expected: str):
    assert day_said(text, today, _OFFICE).day.isoformat() == expected


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "金曜", "来月", "11月20日", "11/20", "末", "初", "月", "年", "の", "営業日", "今日今日",
        "3日後3日後", "あさってごろ", "9999年後", "来週の八曜", "2026/02/30", "昨日の", "today", "3日後" * 500,
    ],
)  # fmt: skip
def test_refused_with_examples(text: str):
    with pytest.raises(SettingsError) as caught:
        day_said(text, _TODAY, _OFFICE)
    assert caught.value.code == "UNKNOWN_DATE"
    assert "先月末" in caught.value.remedy


@pytest.mark.parametrize("text", ["今月31日", "先々月31日", "第40営業日", "第0営業日", "第6金曜"])
def test_days_that_do_not_exist(text: str):
    with pytest.raises(SettingsError) as caught:
        day_said(text, _TODAY, _OFFICE)
    assert caught.value.code == "NO_SUCH_DAY"


def test_a_calendar_without_working_days_ends():
    with pytest.raises(SettingsError, match="営業日がありません"):
        day_said("翌営業日", _TODAY, _AlwaysClosed())


def test_working_days_beyond_what_is_known_are_unsure():
    assert day_said("14か月後の翌営業日", _TODAY, _OFFICE).is_unsure
    assert not day_said("14か月後", _TODAY, _OFFICE).is_unsure
    assert not day_said("5営業日後", _TODAY, _OFFICE).is_unsure


def test_all_examples_are_understood():
    for text in EXAMPLES:
        assert day_said(text, _TODAY, _OFFICE).day


@given(st.lists(st.sampled_from(_PIECES), max_size=6).map("".join) | st.text(max_size=80))
def test_total(text: str):
    try:
        found = day_said(text, _TODAY, _OFFICE)
    except SettingsError:
        return
    assert is_date_said(text)
    assert day_said(text, _TODAY, _OFFICE) == found


@given(st.dates(date(2000, 1, 1), date(2080, 1, 1)), st.integers(1, 30))
def test_working_days_count_there_and_back(today: date, count: int):
    there = day_said(f"{count}営業日後", today, _OFFICE).day
    assert _OFFICE.is_workday(there)
    between = (today + timedelta(days=n) for n in range(1, (there - today).days + 1))
    assert sum(map(_OFFICE.is_workday, between)) == count
