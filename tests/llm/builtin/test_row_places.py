"""Which of the rows a phrase means: the third, the last, all of them."""

import pytest

from studio.domain.actions.rule import Order, Taking
from studio.llm.builtin.literals import mask
from studio.llm.builtin.phrase import Phrase
from studio.llm.builtin.row_places import RowPlaces


def read(words: str) -> tuple[RowPlaces, Phrase]:
    phrase = Phrase(mask(words).text)
    places = RowPlaces(phrase)
    places.read()
    return places, phrase


@pytest.mark.parametrize(
    ("phrase", "taking", "take"),
    [
        ("上位3件", Taking.TOP, 3),
        ("上から2件", Taking.TOP, 2),
        ("先頭の1件", Taking.NTH, 1),
        ("すべての行", Taking.ALL, 1),
        ("ぜんぶ", Taking.ALL, 1),
        ("全商品", Taking.ALL, 1),
        ("最後の行", Taking.LAST, 1),
        ("最後の1件", Taking.LAST, 1),
        ("最終行の", Taking.LAST, 1),
        ("下から2番目の行", Taking.LAST, 2),
        ("上から4つ目の行", Taking.NTH, 4),
        ("2つ目の商品", Taking.NTH, 2),
        ("全商品の一覧", None, 1),
        ("全件表示", None, 1),
    ],
)
def test_which_of_the_rows_are_meant(phrase: str, taking: Taking | None, take: int) -> None:
    places, phrase_read = read(phrase)
    assert (places.taking, places.take, phrase_read.unread) == (taking, take, [])


def test_a_place_by_an_order() -> None:
    places, _ = read("3番目に評価の高い店")
    assert (places.order, places.take) == (Order(column="評価", descending=True), 3)


@pytest.mark.parametrize(
    "phrase",
    [
        "3つだけ",
        "それぞれの行",
        "3番目以降の行",
        "最初の行と最後の行",
        "一番高い本と一番安い本",
        "最後の「編集」",
    ],
)
def test_rows_that_no_rule_can_name_are_torn(phrase: str) -> None:
    assert read(phrase)[0].is_torn
