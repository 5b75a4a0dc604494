"""Prices, ratings, stock and dates as Japanese pages write them. None: nothing is certain."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.page.observation import AriaNode
from studio.engine.perception.tables import Row, Table, find_tables
from studio.engine.replay.lists.columns import read_column, value_kind
from tests.factories import card, grid, listing, make_observation, node, text

NOWHERE = Table(container=AriaNode("list"), rows=())


def number(words: str, column: str) -> float | None:
    row = Row(AriaNode("listitem", children=tuple(text(part) for part in words.split("|"))))
    reading = read_column(NOWHERE, row, column)
    return reading.number if reading.is_readable else None


@pytest.mark.parametrize(
    ("column", "said"),
    [
        ("合計", "￥2,000"),
        ("支払額", "￥0"),
        ("支払額 / 合計", "￥0 / ￥2,000"),
        ("ステータス", "保留中"),
    ],
)
def test_a_cell_of_two_values_is_read_by_its_heading_and_pictures_say_nothing(
    column: str, said: str
) -> None:
    """An icon font draws a sign before the word, which the page's tree tells twice."""
    told = node("cell", "\uf0d6 保留中", text("\uf0d6"), text("保留中"))
    heads = (node("columnheader", name) for name in ("支払額 / 合計", "ステータス"))
    row = node("row", "", node("cell", "￥0 / ￥2,000"), told)
    other = node("row", "", node("cell", "￥0 / ￥4,000"), node("cell", "支払い済み"))
    page = make_observation(node("table", "", node("row", "", *heads), row, other))
    (table,) = find_tables(page)
    assert read_column(table, table.rows[0], column).text == said


PRICES = {
    "2,980円": 2980,
    "2980円": 2980,
    "￥2,980": 2980,
    "¥ 2,980": 2980,
    "\\2,980": 2980,
    "税込 2,980円": 2980,
    "2,980円（税込）": 2980,
    "２９８０円": 2980,
    "２，９８０円": 2980,
    "1.2万円": 12_000,
    "3万円": 30_000,
    "5千円": 5_000,
    "三千円": 3_000,
    "2億円": 200_000_000,
    "980 円": 980,
    "¥2,980-": 2980,
    "¥2,980, 送料別": 2980,
    "2,980円から": None,
    "価格: 2,980": 2980,
    "価格|2,980": 2980,
    "価格|2,980円|著者|山田": 2980,
    "Python 3.12 入門|2,980円": 2980,
    "2,980円|2,980円": 2980,
    "定価 3,500円 特価 2,980円": None,
    "定価 3,500円|特価 2,980円": None,
    "通常 3,500円|価格 2,980円": 2980,
    "2,710円（税込 2,980円）": None,
    "1,980円〜2,980円": None,
    "1,980〜2,980円": None,
    "1,980 ～ 2,980円": None,
    "¥1,980-2,980": None,
    "1,980-2,980円": None,
    "1万2,000円": 12_000,
    "12,34円": None,
    "▲500円": None,
    "-500円": None,
    "無料": None,
    "価格未定": None,
    "お問い合わせください": None,
    "2,980": None,
    "29ポイント": None,
    "": None,
}
RATINGS = {
    "★4.5 (128件)": 4.5,
    "★4.5": 4.5,
    "☆ 4.0": 4.0,
    "⭐️4.5": 4.5,
    "★★★★☆": 4,
    "★★★★★": 5,
    "☆☆☆☆☆": 0,
    "★★★★☆ 4.2": 4.2,
    "★★★★☆ (128)": 4,
    "★★★★☆ 128件": 4,
    "★★★★☆ 3件": 4,
    "★★★☆☆ 2人が評価": 3,
    "5つ星のうち4.5": 4.5,
    "5つ星のうち 4.5 (1,204)": 4.5,
    "星5つ中の4.3": 4.3,
    "5段階評価で4.2": 4.2,
    "5点満点中 3.9点": 3.9,
    "評価：４．２": 4.2,
    "評価 4.2": 4.2,
    "評価: 4": 4,
    "星4つ": 4,
    "4つ星": 4,
    "4.5/5": 4.5,
    "4.5 / 5.0": 4.5,
    "評点 3.8": 3.8,
    "評価なし": None,
    "評価 128件": None,
    "評価 3件": None,
    "レビュー 128件": None,
    "★★★★": None,
    "★4.5|★3.0": None,
    "4.5": None,
    "": None,
}
STOCK = {
    "残り3点": "あり",
    "在庫あり": "あり",
    "残りわずか": "あり",
    "在庫: 3": "あり",
    "在庫僅少": "あり",
    "在庫切れ": "なし",
    "品切れ": "なし",
    "売り切れ": "なし",
    "在庫なし": "なし",
    "在庫 0": "なし",
    "完売しました": "なし",
    "SOLD OUT": "なし",
    "": None,
    "本": None,
}


@pytest.mark.parametrize(("words", "expected"), PRICES.items())
def test_prices(words: str, expected: float | None) -> None:
    assert number(words, "価格") == expected


@pytest.mark.parametrize(("words", "expected"), RATINGS.items())
def test_ratings(words: str, expected: float | None) -> None:
    assert number(words, "評価") == expected


@pytest.mark.parametrize(("words", "expected"), STOCK.items())
def test_stock(words: str, expected: str | None) -> None:
    reading = read_column(NOWHERE, Row(AriaNode("listitem", children=(text(words),))), "在庫")
    assert (reading.text if reading.is_readable else None) == expected


def test_what_is_not_certain_says_why() -> None:
    row = Row(AriaNode("listitem", children=(text("定価 3,500円 特価 2,980円"),)))
    assert read_column(NOWHERE, row, "価格").problem == (
        "「価格」が複数あり、どれか決められません（2,980、3,500）"
    )


@pytest.mark.parametrize(
    ("column", "words"),
    [
        ("著者", "山田 太郎"),
        ("出版社", "練習社"),
        ("発売日", "2026年11月20日"),
        ("ページ数", "320"),
    ],
)
def test_the_labels_of_a_card(column: str, words: str) -> None:
    facts = [f"著者: 山田 太郎", "出版社：練習社"]  # noqa: F541
    pairs = (node("term", "発売日"), node("definition", "2026年11月20日"), node("term", "ページ数"),
             node("definition", "320"))  # fmt: skip
    row = Row(AriaNode("listitem", children=(*map(text, facts), *pairs)))
    assert read_column(NOWHERE, row, column).text == words


@pytest.mark.parametrize(
    ("column", "expected"),
    [("部署", "経理部"), ("入社日", "2020/04/01"), ("金額", "2,980円"), ("氏名", "佐藤 花子")],
)
def test_the_headers_of_a_table(column: str, expected: str) -> None:
    page = make_observation(
        grid(("社員番号", "氏名", "部署", "入社日", "支給金額"),
             ("100001", "佐藤 花子", "経理部", "2020/04/01", "2,980円"),
             ("100002", "鈴木 一郎", "営業部", "2021/04/01", "3,500円"))
    )  # fmt: skip
    table = find_tables(page)[-1]
    assert read_column(table, table.rows[0], column).text == expected


def test_a_header_that_two_columns_share_is_no_header() -> None:
    page = make_observation(
        grid(("請求金額", "支払金額"), ("1,000円", "2,000円"), ("3,000円", "4,000円"))
    )
    table = find_tables(page)[-1]
    assert not read_column(table, table.rows[0], "金額").is_readable


def test_any_word_of_the_row() -> None:
    page = make_observation(listing("本", card("A", "100円"), card("B", "200円")))
    table = find_tables(page)[0]
    assert "A" in read_column(table, table.rows[0], "商品名").text
    assert not read_column(table, table.rows[0], "色").is_readable


@pytest.mark.parametrize(
    ("word", "kind"),
    [("価格", "price"), ("お値段", "price"), ("税込価格", "price"), ("評価", "rating"), ("星", "rating"),
     ("レビュー数", ""), ("評価者", ""), ("在庫", "stock"), ("日付", "date"), ("申請日", ""), ("部署", "")],
)  # fmt: skip
def test_kinds_of_values(word: str, kind: str) -> None:
    assert value_kind(word) == kind


@given(st.integers(0, 999_999_999))
def test_every_price_reads_back(price: int) -> None:
    wide = str.maketrans("0123456789,", "０１２３４５６７８９，")
    for words in (f"{price:,}円", f"¥{price:,}", f"税込{price}円", f"{price:,}円".translate(wide)):
        assert number(words, "価格") == price


@given(st.integers(0, 50).map(lambda tenths: tenths / 10))
def test_every_rating_reads_back(rating: float) -> None:
    for words in (f"★{rating}", f"評価：{rating}", f"5つ星のうち{rating}", f"{rating}/5"):
        assert number(words, "評価") == rating
