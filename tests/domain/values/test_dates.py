from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.values.dates import parse_date

DAY = date(2026, 11, 20)


@pytest.mark.parametrize(
    "text",
    [
        "2026/11/20",
        "2026-11-20",
        "2026年11月20日",
        "令和8年11月20日",
        "R8.11.20",
        "r8/11/20",
        "２０２６年１１月２０日",
        " 2026.11.20 ",
    ],
)
def test_the_ways_an_office_writes_a_day(text: str) -> None:
    assert parse_date(text) == DAY


@pytest.mark.parametrize(
    "text",
    ["", "11/20", "来週", "2026/13/01", "2026/2/30", "H31.4.31", "20261120", "2026/11/20 まで"],
)
def test_what_is_unclear_is_not_guessed(text: str) -> None:
    assert parse_date(text) is None


def test_the_first_year_of_an_era_has_a_name() -> None:
    assert parse_date("令和元年5月1日") == date(2019, 5, 1)
    assert parse_date("平成元年1月8日") == date(1989, 1, 8)


@given(st.dates(min_value=date(1000, 1, 1)))
def test_every_day_is_read_back(day: date) -> None:
    assert parse_date(f"{day.year}年{day.month}月{day.day}日") == day
    assert parse_date(day.isoformat()) == day
