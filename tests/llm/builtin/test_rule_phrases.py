"""Conditions as people say them."""

import pytest

from studio.domain.rule import Order
from studio.llm.builtin.literals import mask
from studio.llm.builtin.rule_phrases import RulePhrase, number_text, read_rule


def read(phrase: str) -> RulePhrase:
    sentence = mask(phrase)
    return read_rule(sentence.text, sentence)


@pytest.mark.parametrize(
    ("phrase", "where"),
    [
        ("価格が三千円以下の本", ["価格 ≤ 3000"]),
        ("1万円未満", ["価格 < 10000"]),
        ("1.5万円以内", ["価格 ≤ 15000"]),
        ("３千円まで", ["価格 ≤ 3000"]),
        ("★４．５以上", ["評価 ≥ 4.5"]),
        ("四つ星以上", ["評価 ≥ 4"]),
        ("価格が1000円から3000円までの本", ["価格 ≥ 1000", "価格 ≤ 3000"]),
        ("2000円台", ["価格 ≥ 2000", "価格 < 3000"]),
        ("評価4より高く値段が二千円を超えない本", ["評価 > 4", "価格 ≤ 2000"]),
        ("給与が30万円より多い社員", ["給与 > 300000"]),
        ("在庫切れを除く", ["在庫に「あり」を含む"]),
        ("部署が「営業」を含まない人", ["部署に「営業」を含まない"]),
        ("状態が未処理の行", ["状態 = 未処理"]),
        ("期限が2026/12/01以前のもの", ["期限 ≤ 2026/12/01"]),
        ("金額が3万円以上5万円以下", ["金額 ≥ 30000", "金額 ≤ 50000"]),
    ],
)
def test_a_phrase_says_these_conditions(phrase: str, where: list[str]) -> None:
    rule = read(phrase)
    assert [condition.in_words() for condition in rule.where] == where
    assert rule.unread == ()


@pytest.mark.parametrize(
    ("phrase", "order"),
    [
        ("最安の本", Order(column="価格")),
        ("いちばん高い商品", Order(column="価格", descending=True)),
        ("評価が最も高い本", Order(column="評価", descending=True)),
        ("一番発売日が新しい本", Order(column="発売日", descending=True)),
        ("最新のお知らせ", Order(column="日付", descending=True)),
        ("在庫の少ない順", Order(column="在庫")),
    ],
)
def test_a_superlative_is_an_order(phrase: str, order: Order) -> None:
    assert read(phrase).order == order


@pytest.mark.parametrize(
    "phrase", ["上位3件", "すべての行", "3000円前後の本", "おすすめの本", "最後の行"]
)
def test_what_no_rule_can_say_is_named(phrase: str) -> None:
    rule = read(phrase)
    assert rule.unread
    assert rule.where == ()


def test_digits_of_an_amount() -> None:
    assert [number_text("3,000"), number_text("1.5", "万"), number_text("4.50")] == [
        "3000",
        "15000",
        "4.5",
    ]
