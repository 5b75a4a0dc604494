"""Sentences with places for values, and which items ask for one."""

import pytest

from studio.domain.actions.answer import (
    Figure,
    GivenAnswer,
    PageValue,
    TableValue,
    asks,
    joined,
    told,
    with_blanks,
)


@pytest.mark.parametrize(
    ("sentence", "values", "said"),
    [
        ("受付番号は[R1]です。", ["R2"], "受付番号はR2です。"),
        (
            "件数は[count]件、合計は[sum 金額]円です",
            ["12", "543,000円"],
            "件数は12件、合計は543,000円です",
        ),
        ("残りは［7］日", ["8"], "残りは8日"),
        ("[円]です", ["円"], "円です"),
    ],
)
def test_values_take_their_places_and_a_unit_is_said_once(
    sentence: str, values: list[str], said: str
) -> None:
    assert told(sentence, values) == said
    assert told(with_blanks(sentence), values) == said


@pytest.mark.parametrize(
    ("item", "is_asking"),
    [
        ("受付番号を答える", True),
        ("日当がいくらか調べて教えてください。", True),
        ("件数と合計金額を取り出す", True),
        ("請求書は何件ありますか？", True),
        ("在庫があるかどうか", True),
        ("申請を送信する", False),
        ("内容を確認して送信する", False),
        ("1万円以上をまとめて承認する", False),
        ("「営業部」を選ぶ", False),
    ],
)
def test_an_item_asks_by_how_it_ends(item: str, *, is_asking: bool) -> None:
    assert asks(item) is is_asking


def test_the_answers_of_a_run_are_told_as_one() -> None:
    one, two = (GivenAnswer(text=f"{n}件です。", values=(n,)) for n in "12")
    assert joined([one, two]) == GivenAnswer(text="1件です。\n2件です。", values=("1", "2"))
    assert joined([]) is None


def test_where_a_value_comes_from_is_said_to_people() -> None:
    assert str(PageValue(before="受付番号\n")) == "受付番号"
    assert str(PageValue(row="加藤 修", column="残日数")) == "加藤 修・残日数"
    assert str(TableValue(figure=Figure.SUM, columns=("金額",))) == "金額の合計"
