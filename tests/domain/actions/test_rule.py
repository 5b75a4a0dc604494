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
        (Comparison.AT_LEAST, "評価 ≥ 4"),
        (Comparison.AT_MOST, "評価 ≤ 4"),
        (Comparison.MORE_THAN, "評価 > 4"),
        (Comparison.LESS_THAN, "評価 < 4"),
        (Comparison.EQUALS, "評価 = 4"),
        (Comparison.CONTAINS, "評価に「4」を含む"),
        (Comparison.NOT_CONTAINS, "評価に「4」を含まない"),
        (Comparison.STARTS_WITH, "評価が「4」で始まる"),
    ],
)
def test_a_condition_reads_as_a_person_says_it(comparison: Comparison, words: str) -> None:
    assert Condition(column="評価", comparison=comparison, value="4").in_words() == words


def test_the_words_cover_every_comparison() -> None:
    said = {Condition(column="列", comparison=c, value="1").in_words() for c in Comparison}
    assert len(said) == len(Comparison)


BOOKS = SelectionRule(
    where=(
        Condition(column="評価", comparison=Comparison.AT_LEAST, value="4"),
        Condition(column="価格", comparison=Comparison.AT_MOST, value="{{上限価格}}"),
    )
)


def test_a_rule_reads_as_one_sentence() -> None:
    assert BOOKS.in_words() == "評価 ≥ 4 かつ 価格 ≤ {{上限価格}} の 1 件目"


def test_an_order_and_a_place_are_said() -> None:
    rule = BOOKS.model_copy(update={"order": Order(column="価格"), "take": 2})
    assert rule.in_words().endswith("・価格の小さい順 の 2 件目")
    assert "大きい順" in SelectionRule(order=Order(column="価格", descending=True)).in_words()


def test_a_rule_without_conditions_means_every_row() -> None:
    assert SelectionRule().in_words() == "すべての行 の 1 件目"


def test_a_rule_survives_json() -> None:
    assert SelectionRule.model_validate_json(BOOKS.model_dump_json()) == BOOKS


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"joining": Joining.ANY}, "評価 ≥ 4 または 価格 ≤ 3000 の 1 件目"),
        ({"taking": Taking.ALL}, "評価 ≥ 4 かつ 価格 ≤ 3000 の行すべて"),
        ({"taking": Taking.TOP, "take": 3}, "評価 ≥ 4 かつ 価格 ≤ 3000 の最初の 3 件"),
        ({"taking": Taking.TOP, "take": 3, "order": Order(column="価格")},
         "評価 ≥ 4 かつ 価格 ≤ 3000・価格の小さい順 の上位 3 件"),
        ({"taking": Taking.ALL, "where": ()}, "すべての行"),
        ({"taking": Taking.LAST}, "評価 ≥ 4 かつ 価格 ≤ 3000 の最後の行"),
        ({"taking": Taking.LAST, "take": 2}, "評価 ≥ 4 かつ 価格 ≤ 3000 の最後から 2 件目"),
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
