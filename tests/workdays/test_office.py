"""The calendar of an office against what the Cabinet Office published."""

import sys
from datetime import date
from pathlib import Path

import pytest

from studio.domain.errors import SettingsError
from studio.workdays import OfficeCalendar
from studio.workdays.office import HOLIDAYS_KNOWN_UNTIL, is_holiday


@pytest.mark.parametrize(
    "day",
    [
        date(2019, 4, 30),  # 国民の休日 before the accession
        date(2019, 5, 1),
        date(2019, 10, 22),  # 即位礼正殿の儀
        date(2020, 7, 24),  # moved for the games
        date(2021, 8, 9),  # 振替休日 of the moved 山の日
        date(2024, 2, 12),
        date(2026, 9, 22),  # 国民の休日 between 敬老の日 and 秋分の日
        date(2027, 3, 22),
    ],
)
def test_holidays_that_a_plain_table_misses(day: date):
    assert is_holiday(day)
    assert not OfficeCalendar().is_workday(day)


@pytest.mark.parametrize("day", [date(2021, 10, 11), date(2020, 10, 12), date(2026, 9, 24)])
def test_days_that_only_look_like_holidays(day: date):
    assert OfficeCalendar().is_workday(day)


def test_turn_of_the_year_is_a_choice():
    day = date(2026, 12, 29)
    assert not OfficeCalendar().is_workday(day)
    assert OfficeCalendar(rests_at_year_end=False).is_workday(day)
    assert not OfficeCalendar(rests_at_year_end=False).is_workday(date(2027, 1, 1))


def test_known_until_is_beyond_the_year_of_the_official_list():
    assert OfficeCalendar().known_until == HOLIDAYS_KNOWN_UNTIL >= date(2027, 12, 31)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "cp932"])
def test_own_days_off_and_own_working_days(tmp_path: Path, encoding: str):
    file = tmp_path / "休日.csv"
    file.write_text(
        "日付,説明\n2026/11/20,創立記念日\n令和8年11月28日,出勤日（振替）\n\n", encoding=encoding
    )
    calendar = OfficeCalendar(file)
    assert not calendar.is_workday(date(2026, 11, 20))
    assert calendar.is_workday(date(2026, 11, 28))
    assert calendar.is_workday(date(2026, 11, 19))


@pytest.mark.parametrize("content", [b"2026/11/20\n11-20,x\n", b"\xff\xfe\x00\x81", None])
def test_a_file_that_cannot_be_read_is_said(tmp_path: Path, content: bytes | None):
    file = tmp_path / "休日.csv"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(SettingsError) as caught:
        OfficeCalendar(file).is_workday(date(2026, 11, 20))
    assert caught.value.code == "DAYS_OFF_UNREADABLE"


def test_far_years_end_without_a_fault():
    assert not OfficeCalendar().is_workday(date(9999, 1, 1))
    assert "jpholiday" in sys.modules
