import pytest

from studio.domain.errors import SettingsError
from studio.domain.values.writing import WRITINGS, dated, rewritten, says_date, says_day, writing_of


@pytest.mark.parametrize(
    ("value", "text", "writing"),
    [
        ("山田", "山田", ""),
        ("山田", "鈴木", None),
        ("1,000円", "1000", "数字"),
        ("1000", "1,000", "桁区切り"),
        ("1000", "１０００", "全角数字"),
        ("三千円", "3000", "数字"),
        ("1万5千円", "15000", "数字"),
        ("3袋", "3", "数字"),
        ("第1会議室の予約", "1", None),
        ("A4用紙", "4", None),
        ("2段ベッドの購入", "2", None),
        ("山田 太郎", "山田太郎", "空白なし"),
        ("100-0001", "1000001", "郵便番号の数字"),
        ("03-1234-5678", "0312345678", "電話番号の数字"),
        ("2026年12月10日", "2026-12-10", "yyyy-MM-dd"),
        ("2026/11/30", "2026年11月30日", "yyyy年M月d日"),
        ("2026-12-08", "12月8日", "M月d日"),
        ("2026-12-08", "12/8", "M/d"),
        ("2026-12-08", "2026-12-09", None),
        ("2026-12-08", "20261208", "yyyyMMdd"),
        ("2026年12月1日 0:00", "2026-12-01 00:00:00", "yyyy-MM-dd HH:mm:ss"),
        ("2026年12月1日9時30分", "2026-12-01T09:30", "yyyy-MM-ddTHH:mm"),
        ("2026/12/28 23:59", "2026/12/28 23:58", None),
        ("2026年12月1日 25:00", "2026-12-01 25:00", None),
    ],
)
def test_how_a_value_is_written(value: str, text: str, writing: str | None) -> None:
    assert writing_of(text, value) == writing
    if writing in WRITINGS:
        assert rewritten(value, writing) == text


def test_what_is_no_number_is_not_written_as_one() -> None:
    with pytest.raises(SettingsError) as fault:
        rewritten("いくつか", "数字")
    assert fault.value.code == "NOT_SO_WRITTEN"


def test_the_year_of_a_day_comes_from_what_was_typed() -> None:
    assert dated("2026-12-08", "12月8日") == "2026-12-08"
    assert dated("2026-12-09", "12月8日") is None
    assert dated("2026-12-08", "2026-12-08") is None


@pytest.mark.parametrize(
    ("text", "is_it"),
    [
        ("期日は2026年12月10日で登録して", True),
        ("期日は２０２６／１２／１０で登録して", True),
        ("2026年です。12月10日に予約して", True),
        ("12月1日に予約して", False),
        ("12月10日に", True),
        ("112月10日に", False),
    ],
)
def test_a_day_is_said_in_whatever_writing(text: str, is_it: bool) -> None:
    assert says_day(text, "2026-12-10") == is_it


@pytest.mark.parametrize(
    ("text", "value", "is_it"),
    [
        ("2026-12-07", "2026年12月7日", True),
        ("令和8年12月7日", "2026/12/7", True),
        ("2025-12-07", "2026年12月7日", False),
        ("12/07", "2026年12月7日", False),
        ("2026-12-07", "12月7日", False),
        ("2026-1-12", "2026-1-1", False),
    ],
)
def test_a_whole_date_is_said_with_its_year(text: str, value: str, is_it: bool) -> None:
    assert says_date(text, value) == is_it
