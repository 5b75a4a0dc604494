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
