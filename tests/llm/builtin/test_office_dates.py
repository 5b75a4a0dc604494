"""Days from today, counted from a Wednesday."""

from datetime import date

import pytest

from studio.llm.builtin.literals import mask
from studio.llm.builtin.office_dates import day_of, spelled_day, with_days
from tests.llm.builtin.pages import TODAY


@pytest.mark.parametrize(
    ("said", "day"),
    [
        ("今日", date(2026, 11, 18)),
        ("明後日", date(2026, 11, 20)),
        ("来週の金曜", date(2026, 11, 27)),
        ("再来週の月曜日", date(2026, 11, 30)),
        ("今週の水曜", date(2026, 11, 18)),
        ("今月末", date(2026, 11, 30)),
        ("来月1日", date(2026, 12, 1)),
        ("先月末日", date(2026, 10, 31)),
        ("11月末日", date(2026, 11, 30)),
        ("2月末", date(2027, 2, 28)),
        ("3日後", date(2026, 11, 21)),
        ("2週間前", date(2026, 11, 4)),
        ("今月31日", None),
        ("週明け", None),
        ("来週", None),
    ],
)
def test_a_day_said_from_today(said: str, day: date | None) -> None:
    assert day_of(said, TODAY) == day


def test_a_day_without_a_year_is_the_one_that_is_near() -> None:
    assert spelled_day("12/5", TODAY) == date(2026, 12, 5)
    assert spelled_day("1月10日", TODAY) == date(2027, 1, 10)
    assert spelled_day("R8.11.20", TODAY) == date(2026, 11, 20)
    assert spelled_day("13/40", TODAY) is None


def test_only_what_stands_in_the_place_of_a_value_is_replaced() -> None:
    assert with_days(mask("利用日に明日を入力"), TODAY).text == "利用日に2026/11/19を入力"
    assert with_days(mask("明日までに確認"), TODAY).text == "明日までに確認"
    assert with_days(mask("件名に「明日」を入力"), TODAY).literals[0].value == "明日"
