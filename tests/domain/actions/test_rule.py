import pytest

from studio.domain.actions.rule import (
    Comparison,
    Condition,
    Joining,
    Order,
    SelectionRule,
    Taking,
)


@pytest.mark.parametrize(
    ("comparison", "words"),
    [
        (Comparison.AT_LEAST, "評価が 4 以上"),
        (Comparison.AT_MOST, "評価が 4 以下"),
        (Comparison.MORE_THAN, "評価が 4 を超える"),
        (Comparison.LESS_THAN, "評価が 4 未満"),
        (Comparison.EQUALS, "評価が「4」"),
        (Comparison.CONTAINS, "評価に「4」を含む"),
        (Comparison.NOT_CONTAINS, "評価に「4」を含まない"),
        (Comparison.STARTS_WITH, "評価が「4」で始まる"),
    ],
)
def test_a_condition_reads_as_a_person_says_it(comparison: Comparison, words: str) -> None:
    assert Condition(column="評価", comparison=comparison, value="4").in_words() == words


@pytest.mark.parametrize("value", ["1", "2026/11/20"])
def test_the_words_cover_every_comparison(value: str) -> None:
    every = [Condition(column="列", comparison=c, value=value) for c in Comparison]
    for said in (
        {one.in_words() for one in every},
        {one.before_another() for one in every},
        {one.rows_in_words() for one in every},
    ):
        assert len(said) == len(Comparison)


def test_a_day_is_no_number() -> None:
    due = Condition(column="期限", comparison=Comparison.AT_MOST, value="今月末")
    paid = Condition(column="状態", comparison=Comparison.EQUALS, value="")
    rule = SelectionRule(where=(paid, due), taking=Taking.ALL)
    assert rule.in_words() == "状態が空欄で、期限が 今月末 以前の行すべて"


def test_no_rule_is_said_in_signs() -> None:
    sayings = (
        SelectionRule(where=(Condition(column="列", comparison=c, value="1"),) * 2, joining=joining)
        for c in Comparison
        for joining in Joining
    )
    assert not any(set("≥≤<>=") & set(rule.in_words()) for rule in sayings)


BOOKS = SelectionRule(
    where=(
        Condition(column="評価", comparison=Comparison.AT_LEAST, value="4"),
        Condition(column="価格", comparison=Comparison.AT_MOST, value="{{上限価格}}"),
    )
)


def test_a_rule_reads_as_one_sentence() -> None:
    assert BOOKS.in_words() == "評価が 4 以上で、価格が {{上限価格}} 以下の行の 1 件目"


def test_an_order_and_a_place_are_said() -> None:
    rule = BOOKS.model_copy(update={"order": Order(column="価格"), "take": 2})
    assert rule.in_words().endswith("の行（価格の小さい順）の 2 件目")
    assert "大きい順" in SelectionRule(order=Order(column="価格", descending=True)).in_words()


def test_a_rule_without_conditions_means_every_row() -> None:
    assert SelectionRule().in_words() == "一覧の行の 1 件目"


def test_a_rule_survives_json() -> None:
    assert SelectionRule.model_validate_json(BOOKS.model_dump_json()) == BOOKS


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"joining": Joining.ANY}, "評価が 4 以上、または価格が 3000 以下の行の 1 件目"),
        ({"taking": Taking.ALL}, "評価が 4 以上で、価格が 3000 以下の行すべて"),
        ({"taking": Taking.TOP, "take": 3}, "評価が 4 以上で、価格が 3000 以下の行の最初の 3 件"),
        ({"taking": Taking.TOP, "take": 3, "order": Order(column="価格")},
         "評価が 4 以上で、価格が 3000 以下の行（価格の小さい順）の上位 3 件"),
        ({"taking": Taking.ALL, "where": ()}, "一覧の行すべて"),
        ({"taking": Taking.LAST}, "評価が 4 以上で、価格が 3000 以下の行の最後"),
        ({"taking": Taking.LAST, "take": 2}, "評価が 4 以上で、価格が 3000 以下の行の最後から 2 件目"),
    ],
)  # fmt: skip
def test_joining_and_taking_are_told(fields: dict[str, object], words: str) -> None:
    where = (
        Condition(column="評価", comparison=Comparison.AT_LEAST, value="4"),
        Condition(column="価格", comparison=Comparison.AT_MOST, value="3000"),
    )
    assert SelectionRule(where=where).model_copy(update=fields).in_words() == words


def test_which_rules_need_the_whole_list() -> None:
    assert SelectionRule(take=4).wanted_rows == 4
    assert SelectionRule(taking=Taking.TOP, take=2).wanted_rows == 2
    assert SelectionRule(taking=Taking.ALL).wanted_rows is None
    assert SelectionRule(taking=Taking.LAST).wanted_rows is None
    assert SelectionRule(order=Order(column="価格")).wanted_rows is None


@pytest.mark.parametrize(
    ("taking", "take", "taken"),
    [
        (Taking.NTH, 2, ["b"]),
        (Taking.NTH, 4, []),
        (Taking.TOP, 2, ["a", "b"]),
        (Taking.TOP, 9, ["a", "b", "c"]),
        (Taking.ALL, 1, ["a", "b", "c"]),
        (Taking.LAST, 1, ["c"]),
        (Taking.LAST, 3, ["a"]),
        (Taking.LAST, 4, []),
    ],
)
def test_which_of_the_matching_rows_are_taken(taking: Taking, take: int, taken: list[str]) -> None:
    assert SelectionRule(taking=taking, take=take).taken(["a", "b", "c"]) == taken
