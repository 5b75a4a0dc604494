"""Days written and read again: the same day, in the same signs."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.errors import SettingsError
from studio.domain.values.date_format import FORMATS, format_date, format_of, is_format
from studio.domain.values.dates import parse_date

_DAY = date(2026, 11, 5)


@pytest.mark.parametrize(
    ("date_format", "expected"),
    [
        ("", "2026-11-05"),
        ("yyyy/MM/dd", "2026/11/05"),
        ("yyyy年M月d日", "2026年11月5日"),
        ("ggge年M月d日", "令和8年11月5日"),
        ("ge.M.d", "R8.11.5"),
        ("M月d日(曜)", "11月5日(木)"),
        ("M/d 曜日", "11/5 木曜日"),
        ("yyyyMMdd", "20261105"),
        ("yy-MM", "26-11"),
    ],
)
def test_written(date_format: str, expected: str):
    assert format_date(_DAY, date_format) == expected


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        (date(2019, 5, 1), "令和元年5月1日"),
        (date(2019, 4, 30), "平成31年4月30日"),
        (date(1989, 1, 7), "昭和64年1月7日"),
        (date(1926, 12, 24), "大正15年12月24日"),
    ],
)
def test_eras_change_on_their_day(day: date, expected: str):
    assert format_date(day, "ggge年M月d日") == expected


def test_the_first_year_is_a_number_where_no_word_follows():
    assert format_date(date(2019, 5, 1), "ge.M.d") == "R1.5.1"


@pytest.mark.parametrize("date_format", ["YYYY/mm/dd", "x", "yyyy/MM/dd HH:mm", "ggg", "年月日"])
def test_other_letters_are_refused(date_format: str):
    assert not is_format(date_format)
    with pytest.raises(SettingsError, match="日付の書き方"):
        format_date(_DAY, date_format)


def test_no_era_before_meiji():
    with pytest.raises(SettingsError, match="和暦で表せません"):
        format_date(date(1800, 1, 1), "ggge年M月d日")


@pytest.mark.parametrize(
    ("text", "date_format"),
    [
        ("2026/11/20", "yyyy/MM/dd"),
        ("2026/1/5", "yyyy/M/d"),
        ("2026-01-05", "yyyy-MM-dd"),
        ("令和8年1月5日", "ggge年M月d日"),
        ("令和元年5月1日", "ggge年M月d日"),
        ("R8.11.20", "ge.MM.dd"),
        ("2026年11月20日", "yyyy年M月d日"),
        ("2026年01月05日", "yyyy年MM月dd日"),
        ("2026/1/05", None),
        ("11/20", None),
        ("２０２６/１１/２０", None),
    ],
)
def test_how_a_date_is_written(text: str, date_format: str | None):
    assert format_of(text) == date_format


@given(st.dates(date(1990, 1, 1), date(2100, 1, 1)), st.sampled_from(FORMATS[:4]))
def test_what_is_written_is_read_again(day: date, date_format: str):
    text = format_date(day, date_format)
    found = format_of(text)
    assert parse_date(text) == day
    assert found is not None
    assert format_date(day, found) == text
