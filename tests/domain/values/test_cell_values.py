"""What rows say and whether that meets a condition."""

from datetime import datetime

import pytest

from studio.domain.values.cell_values import CellVerdict, Reading, read_cell, read_parts, verdict_on
from studio.domain.values.comparison import Comparison

NOW = datetime(2026, 11, 21, 15, 0)


@pytest.mark.parametrize(
    ("column", "parts", "expected"),
    [
        ("税込価格", ("2,710円（税込 2,980円）",), 2_980),
        ("税抜価格", ("2,710円(税抜)", "2,980円(税込)"), 2_710),
        ("価格", ("2,710円(税抜)", "2,980円(税込)"), None),
        ("税込価格", ("2,980円",), None),
        ("価格", ("2,980円", "送料 500円"), 2_980),
        ("価格", ("送料 500円",), None),
        ("価格", ("3万5千円",), 35_000),
        ("価格", ("1億2,000万円",), 120_000_000),
        ("評価", ("★★★★☆ 4.2",), 4.2),
        ("評価", ("★★★★★ 3.0",), None),
        ("評価", ("4.5/5", "(1,204)"), 4.5),
        ("評価", ("8.5/10",), None),
        ("評価", ("★8.5/10",), None),
        ("在庫", ("残り3点",), 3),
        ("日付", ("佐藤", "申請 2026/11/20"), None),
    ],
)
def test_numbers_of_cards(column: str, parts: tuple[str, ...], expected: float | None) -> None:
    reading = read_parts(column, parts, NOW)
    assert (reading.number if reading.is_readable else None) == expected


@pytest.mark.parametrize(
    ("column", "header", "cell", "expected"),
    [
        ("評価", "評価", "★★★★☆ 128件", 4),
        ("評価", "評価", "★★★☆☆", 3),
        ("評価", "評価", "4.5 (128件)", 4.5),
        ("評価", "評価", "128件", None),
        ("価格", "価格", "2,980", 2_980),
        ("価格", "価格（税込）", "2,980円", 2_980),
        ("価格", "価格", "2,980円〜", None),
        ("価格", "価格", "1,980円 2,980円", None),
        ("金額", "金額（千円）", "2,500", 2_500_000),
        ("在庫", "在庫", "残り5点", 5),
        ("入社年", "入社年", "二〇二〇年", 2_020),
        ("品名", "品名", "Python 3.12 入門", None),
    ],
)
def test_numbers_of_cells(column: str, header: str, cell: str, expected: float | None) -> None:
    reading = read_cell(column, header, cell, NOW)
    assert (reading.number, reading.text, reading.is_readable) == (expected, cell, True)


@pytest.mark.parametrize(
    ("cell", "also"),
    [("○", "あり"), ("×", "なし"), ("残りわずか", "あり"), ("売り切れ", "なし"), ("3", "あり"), ("0", "なし"),
     ("売り切れ間近", ""), ("お問い合わせ", ""), ("残り0点", "なし"), ("入荷待ち", "なし")],
)  # fmt: skip
def test_stock_of_cells(cell: str, also: str) -> None:
    reading = read_cell("在庫", "在庫", cell)
    assert (reading.also, reading.text) == (also, cell)
    assert verdict_on(reading, "在庫", Comparison.CONTAINS, "あり") is (
        CellVerdict.HOLDS if also == "あり" else CellVerdict.FAILS
    )


H, F, U = CellVerdict.HOLDS, CellVerdict.FAILS, CellVerdict.UNCLEAR


@pytest.mark.parametrize(
    ("cell", "comparison", "value", "verdict"),
    [
        ("2026/11/20 18:00", "at_most", "2026/11/20", H),
        ("2026/11/20 18:00", "more_than", "2026/11/20", F),
        ("2026/11/20 18:00", "equals", "令和8年11月20日", H),
        ("2026/11/20 18:00", "at_least", "18:00", H),
        ("2026/11/20", "at_least", "18:00", U),
        ("2026年11月", "at_least", "2026/11/20", U),
        ("2026年11月", "at_least", "2026/10/31", H),
        ("2026年11月", "less_than", "2026/11/01", F),
        ("3日前", "at_least", "2026/11/18", U),
        ("3日前", "at_least", "2026/11/17", H),
        ("昨日", "equals", "2026/11/20", H),
        ("30%OFF", "at_least", "30%", H),
        ("500円OFF", "at_least", "30%", U),
        ("1.5万円", "equals", "15,000円", H),
        ("00123", "equals", "123", F),
        ("00123", "equals", "00123", H),
        ("第1営業部", "equals", "第1開発部", F),
        ("Python 3.12 実践", "equals", "Python 3.12 入門", F),
        ("▲300", "less_than", "0", H),
        ("約300", "at_least", "1", U),
        ("１２時", "at_least", "9:00", H),
        ("営業部", "not_contains", "開発", H),
        ("テスト顧客2", "starts_with", "テスト顧客", H),
        ("テスト顧客2", "starts_with", "顧客2", F),
        ("", "equals", "", H),
        ("営業部", "equals", "", F),
    ],
)
def test_verdicts(cell: str, comparison: str, value: str, verdict: CellVerdict) -> None:
    reading = read_cell("列", "列", cell, NOW)
    assert verdict_on(reading, "列", Comparison(comparison), value, NOW) is verdict


def test_a_label_is_a_whole_word() -> None:
    assert read_parts("日本", ("日本酒 入門",)).problem
    assert read_parts("著者", ("著者: 山田",)).text == "山田"
    assert read_parts("ページ数", ("ページ数", "320")) == Reading(
        text="320", amount=read_cell("", "", "320").amount
    )
    assert read_parts("日付", ("佐藤", "2026/11/20"), NOW).moment is not None
    assert read_parts("日付", ("2026/11/20", "2026/11/21"), NOW).problem.startswith(
        "「日付」が複数"
    )
