"""A company's own calendar, as an office writes it."""

from datetime import date
from pathlib import Path

import pytest

from studio.domain.errors import SettingsError
from studio.workdays.days_off import read_days_off


@pytest.mark.parametrize("encoding", ["utf-8-sig", "cp932"])
def test_days_off_and_days_of_work_are_told_apart(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "休日.csv"
    path.write_text(
        "日付,説明\n2026/11/20,創立記念日\n\n令和8年11月21日,出勤日\n", encoding=encoding
    )
    days = read_days_off(path)
    assert days.off == {date(2026, 11, 20)}
    assert days.working == {date(2026, 11, 21)}


def test_a_line_that_is_no_day_is_named(tmp_path: Path) -> None:
    path = tmp_path / "休日.csv"
    path.write_text("2026/11/20,創立記念日\nそのうち,休み\n", encoding="utf-8")
    with pytest.raises(SettingsError) as told:
        read_days_off(path)
    assert "2 行目" in told.value.message


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("2026/13/45,休み\n", "1 行目"),
        ("創立記念日,2026/11/20\n2026/11/21,x\n", "1 行目"),
        ("2026/11/20,休み\n2026/11/21,休み\n2026-11-20,営業日\n", "3 行目"),
        ("", "1 つもありません"),
        ("日付,説明\n", "1 つもありません"),
        ("<html><body>休日</body></html>", "1 つもありません"),
        ('2026/11/20,"休み\n2026/11/21,休み\n', "CSV として読めません"),
    ],
)
def test_what_says_nothing_of_days_is_not_taken_for_an_office_without_days_off(
    tmp_path: Path, text: str, told: str
) -> None:
    path = tmp_path / "休日.csv"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SettingsError) as fault:
        read_days_off(path)
    assert fault.value.code == "DAYS_OFF_UNREADABLE"
    assert told in fault.value.message
    assert "日付" in fault.value.remedy


def test_a_heading_with_a_year_is_a_heading(tmp_path: Path) -> None:
    path = tmp_path / "休日.csv"
    path.write_text("2026年度の休日,説明\n2026/11/20,創立記念日\n", encoding="utf-8")
    assert read_days_off(path).off == {date(2026, 11, 20)}
