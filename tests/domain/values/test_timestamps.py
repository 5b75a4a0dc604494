"""Days and times as Japanese pages write them. None: not certain."""

from datetime import date, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.domain.values.timestamps import Moment, read_moment

NOW = datetime(2026, 11, 21, 15, 0)
DAY = datetime(2026, 11, 20)
ONE_DAY = timedelta(days=1)


@pytest.mark.parametrize(
    "text",
    [
        "2026/11/20", "2026-11-20", "2026.11.20", "2026年11月20日", "２０２６年１１月２０日", "20261120",
        "令和8年11月20日", "令和八年十一月二十日", "R8.11.20", "r8/11/20", "2026/11/20(金)", "2026年11月20日（金曜日）",
        "11月20日(金)", "11/20（金）", "昨日", "2026年11月20日 金曜日",
    ],
)  # fmt: skip
def test_the_ways_a_page_writes_a_day(text: str) -> None:
    assert read_moment(text, NOW) == Moment(DAY, DAY + ONE_DAY)


@pytest.mark.parametrize(
    "text",
    [
        "", "11/20", "11月20日", "2026/11/20(木)", "11月20日(水)", "2026/13/01", "2026/2/30", "昭和64年1月8日",
        "令和元年4月30日", "H31.5.1", "2026/11/20〜2026/11/22", "11月20日(金)〜", "2026/11/20まで", "2026/11/20頃",
        "26/11/20", "20269999", "2026-11/20", "25:00", "12:60", "午後12:30", "2026-11-20T10:00:00Z", "来週", "3/5",
        "2026年", "2026/11/20 2026/11/21",
    ],
)  # fmt: skip
def test_what_is_not_certain_is_no_day(text: str) -> None:
    assert read_moment(text, NOW) is None


@pytest.mark.parametrize(
    ("text", "start", "lasts"),
    [
        ("2026/11/20 9:05", DAY + timedelta(hours=9, minutes=5), timedelta(minutes=1)),
        (
            "令和8年11月20日(金)14時30分",
            DAY + timedelta(hours=14, minutes=30),
            timedelta(minutes=1),
        ),
        ("昨日 午後3時半", DAY + timedelta(hours=15, minutes=30), timedelta(minutes=1)),
        ("2026-11-20T10:00:30", DAY + timedelta(hours=10, seconds=30), timedelta(seconds=1)),
        ("2026/11/20 24:00", DAY + ONE_DAY, timedelta(minutes=1)),
        ("2時間前", NOW - timedelta(hours=3), timedelta(hours=1)),
        ("3日前", DAY - timedelta(days=3), 2 * ONE_DAY),
        ("2026年11月", datetime(2026, 11, 1), timedelta(days=30)),
        ("令和元年5月", datetime(2019, 5, 1), timedelta(days=31)),
    ],
)
def test_spans(text: str, start: datetime, lasts: timedelta) -> None:
    assert read_moment(text, NOW) == Moment(start, start + lasts)


def test_what_goes_by_today_is_unread_without_it() -> None:
    assert read_moment("昨日") is None
    assert read_moment("11月20日(金)") is None


def test_the_turn_of_the_year_goes_by_the_weekday() -> None:
    found = read_moment("1月5日(火)", datetime(2026, 12, 28))
    assert found is not None
    assert found.start.date() == date(2027, 1, 5)


@pytest.mark.parametrize(
    ("text", "hours"), [("14:30", 14.5), ("午前9時", 9), ("3:05 PM", 15 + 5 / 60)]
)
def test_times_of_day(text: str, hours: float) -> None:
    found = read_moment(text)
    assert found is not None
    assert found.is_time_of_day
    assert found.start.hour + found.start.minute / 60 == pytest.approx(hours)


ERAS = (("令和", "R", date(2019, 5, 1)), ("平成", "H", date(1989, 1, 8)), ("昭和", "S", date(1926, 12, 25)))  # fmt: skip


def written(day: date) -> list[str]:
    """Write a day in every way; the era is looked up in a list of first days."""
    name, letter, first = next(era for era in ERAS if day >= era[2])
    year = day.year - first.year + 1
    weekday = "月火水木金土日"[day.weekday()]
    return [
        day.isoformat(),
        f"{day:%Y%m%d}",
        f"{day.year}/{day.month}/{day.day}({weekday})",
        f"{day.year}年{day.month}月{day.day}日",
        f"{name}{'元' if year == 1 else year}年{day.month}月{day.day}日（{weekday}）",
        f"{letter}{year}.{day.month}.{day.day}",
    ]


@given(st.dates(date(1926, 12, 25), date(2099, 12, 31)), st.integers(0, 5))
@settings(max_examples=200)
def test_every_day_reads_back(day: date, way: int) -> None:
    found = read_moment(written(day)[way])
    assert found is not None
    assert (found.start.date(), found.end - found.start) == (day, ONE_DAY)


@given(st.dates(date(2025, 12, 1), date(2027, 10, 31)))
def test_a_day_without_its_year_is_the_one_of_its_weekday(day: date) -> None:
    found = read_moment(f"{day.month}月{day.day}日({'月火水木金土日'[day.weekday()]})", NOW)
    assert found is not None
    assert found.start.date() == day


@given(st.text("0123456789/-.年月日時分:令和元RH前後昨午 ()金〜", max_size=12))
@settings(max_examples=300)
def test_nothing_breaks_it(text: str) -> None:
    found = read_moment(text, NOW)
    assert found is None or found.start < found.end
