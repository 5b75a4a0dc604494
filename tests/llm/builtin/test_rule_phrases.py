"""Conditions as people say them."""

import pytest

from studio.domain.actions.rule import Joining, Order
from studio.llm.builtin.literals import mask
from studio.llm.builtin.row_conditions import number_text
from studio.llm.builtin.rule_phrases import RulePhrase, read_rule


def read(phrase: str) -> RulePhrase:
    sentence = mask(phrase)
    return read_rule(sentence.text, sentence)


@pytest.mark.parametrize(
    ("phrase", "where"),
    [
        ("価格が三千円以下の本", ["価格が 3000 以下"]),
        ("1万円未満", ["価格が 10000 未満"]),
        ("1.5万円以内", ["価格が 15000 以下"]),
        ("３千円まで", ["価格が 3000 以下"]),
        ("★４．５以上", ["評価が 4.5 以上"]),
        ("四つ星以上", ["評価が 4 以上"]),
        ("価格が1000円から3000円までの本", ["価格が 1000 以上", "価格が 3000 以下"]),
        ("2000円台", ["価格が 2000 以上", "価格が 3000 未満"]),
        ("評価4より高く値段が二千円を超えない本", ["評価が 4 を超える", "価格が 2000 以下"]),
        ("給与が30万円より多い社員", ["給与が 300000 を超える"]),
        ("在庫切れを除く", ["在庫に「あり」を含む"]),
        ("部署が「営業」を含まない人", ["部署に「営業」を含まない"]),
        ("状態が未処理の行", ["状態が「未処理」"]),
        ("期限が2026/12/01以前のもの", ["期限が 2026/12/01 以前"]),
        ("金額が3万円以上5万円以下", ["金額が 30000 以上", "金額が 50000 以下"]),
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


@pytest.mark.parametrize("phrase", ["3000円前後の本", "おすすめの本"])
def test_what_no_rule_can_say_is_named(phrase: str) -> None:
    rule = read(phrase)
    assert rule.unread
    assert rule.where == ()


@pytest.mark.parametrize(
    ("phrase", "where"),
    [
        ("評価が4以上または価格が3000円以下の本", ["評価が 4 以上", "価格が 3000 以下"]),
        ("評価4以上のもの、もしくは在庫ありの本", ["評価が 4 以上", "在庫に「あり」を含む"]),
        (
            "評価が4以上か価格が3000円以下のいずれかを満たす本",
            ["評価が 4 以上", "価格が 3000 以下"],
        ),
        ("状態が「未着手」か「保留」の案件", ["状態が「未着手」", "状態が「保留」"]),
        (
            "部署が営業部、企画部または総務部の社員",
            ["部署が「営業部」", "部署が「企画部」", "部署が「総務部」"],
        ),
        (
            "件名に「請求」または「見積」を含むメール",
            ["件名に「請求」を含む", "件名に「見積」を含む"],
        ),
        ("状態が未着手または担当が石田の案件", ["状態が「未着手」", "担当が「石田」"]),
    ],
)
def test_one_of_several_conditions_is_enough(phrase: str, where: list[str]) -> None:
    rule = read(phrase)
    assert [condition.in_words() for condition in rule.where] == where
    assert (rule.joining, rule.unread) == (Joining.ANY, ())


@pytest.mark.parametrize(
    "phrase",
    [
        "評価4以上で価格3000円以下、または在庫ありの本",
        "区分が「通常」または「特急」で金額が3万円以下の注文",
        "価格が1000円から2000円、または評価4以上の本",
        "価格が3000円以下または評価4以上ではない商品",
        "部署が営業部または総務部以外の社員",
        "評価が4以上または人気の本",
        "「保存」または「更新」",
    ],
)
def test_an_either_that_no_rule_can_say_is_left_unread(phrase: str) -> None:
    rule = read(phrase)
    assert (rule.joining, bool(rule.unread)) == (Joining.ALL, True)


@pytest.mark.parametrize(
    ("phrase", "where"),
    [
        ("評価が3以上でない商品", ["評価が 3 未満"]),
        ("価格が5000円以下ではない本", ["価格が 5000 を超える"]),
        ("在庫が0の商品", ["在庫が「0」"]),
        ("評価が4以上、なおかつ価格が2000円以下の本", ["評価が 4 以上", "価格が 2000 以下"]),
        ("評価が高いもの", []),
        ("担当が自分の案件", []),
        ("担当が石田か空欄の案件", []),
    ],
)
def test_denials_and_plain_numbers(phrase: str, where: list[str]) -> None:
    assert [condition.in_words() for condition in read(phrase).where] == where


def test_digits_of_an_amount() -> None:
    assert [number_text("3,000"), number_text("1.5", "万"), number_text("4.50")] == [
        "3000",
        "15000",
        "4.5",
    ]
