"""No row is pressed that breaks the person's own conditions, whoever decided it."""

import pytest

from studio.domain.action import ROW_BOX, Action, Choose, Click, SetChecked
from studio.domain.checklist import Checklist
from studio.domain.observation import Observation
from studio.domain.rule import Comparison, Condition, Joining, Taking
from studio.domain.target import Target
from studio.engine.agent.fitting_rows import contradiction, ticked_by_rule
from tests.factories import card, listing, make_checklist, make_observation, make_rule, node

CHEAP = Condition(column="価格", comparison=Comparison.AT_MOST, value="3000")
GOOD = Condition(column="評価", comparison=Comparison.AT_LEAST, value="4")
MATCH = "最初の該当商品をカートに入れる"
PAGE = make_observation(
    listing(
        "検索結果",
        card("Python 入門", "2,980円", "★4.5"),
        card("Rust 実践", "3,980円", "★4.0"),
        card("古い本", "500円", "★2.0"),
    )
)


def press(row: int, page: Observation = PAGE) -> Click:
    button = [node for node in page.operable if node.role == "button"][row]
    return Click(
        target=Target(ref=button.ref, epoch=page.epoch, role="button", name="カートに入れる")
    )


def asking(*conditions: Condition, joining: Joining = Joining.ALL) -> Checklist:
    return Checklist(instruction=MATCH, conditions=conditions, joining=joining)


@pytest.mark.parametrize(
    ("action", "item", "broken"),
    [
        (press(0), MATCH, ""),
        (press(1), MATCH, "価格"),
        (press(2), MATCH, "評価"),
        (press(1), "価格が3000円以下の本を開く", "価格"),
        (press(1), "いつもの本をカートに入れる", ""),
        (Choose(rule=make_rule(take=2), column="カートに入れる"), MATCH, "価格"),
        (Choose(rule=make_rule(take=1), column="カートに入れる"), MATCH, ""),
        (Choose(rule=make_rule(take=2), column=""), MATCH, ""),
    ],
)
def test_the_studio_compares(action: Action, item: str, broken: str) -> None:
    said = contradiction(action, item, asking(CHEAP, GOOD), PAGE)
    assert (broken in said) if broken else not said


def test_what_cannot_be_read_is_no_contradiction() -> None:
    stock = Condition(column="納期", comparison=Comparison.AT_MOST, value="3")
    assert not contradiction(press(1), MATCH, asking(stock), PAGE)


def test_a_press_outside_of_lists_is_none_of_its_business() -> None:
    outside = Click(target=Target(ref="e1", epoch=PAGE.epoch, role="document", name=""))
    assert not contradiction(outside, MATCH, asking(CHEAP), PAGE)


def test_one_of_several_conditions_is_enough_where_they_are_joined_so() -> None:
    either = asking(CHEAP, GOOD, joining=Joining.ANY)
    assert [bool(contradiction(press(row), MATCH, either, PAGE)) for row in range(3)] == [False] * 3
    dear = CHEAP.model_copy(update={"value": "100"})
    best = GOOD.model_copy(update={"value": "4.5"})
    neither = contradiction(press(1), MATCH, asking(dear, best, joining=Joining.ANY), PAGE)
    assert "Rust 実践" in neither
    unread = Condition(column="納期", comparison=Comparison.AT_MOST, value="3")
    assert not contradiction(press(1), MATCH, asking(dear, unread, joining=Joining.ANY), PAGE)


BIG = Condition(column="金額", comparison=Comparison.AT_LEAST, value="10000")
COSTS = (("交通費", "19,840円"), ("文具", "980円"), ("宿泊", "12,000円"))


def costs(*ticked: str) -> Observation:
    head = node("row", "", *(node("columnheader", name) for name in ("", "科目", "金額")))
    rows = (
        node(
            "row",
            "",
            node("cell", "", node("checkbox", name, checked=str(name in ticked).lower())),
            node("cell", name),
            node("cell", amount),
        )
        for name, amount in COSTS
    )
    return make_observation(
        node("table", "", node("rowgroup", "", head), node("rowgroup", "", *rows))
    )


@pytest.mark.parametrize(
    ("ticked", "is_rule"),
    [(("交通費", "宿泊"), True), (("交通費",), False), (("交通費", "文具", "宿泊"), False)],
)
def test_ticks_that_are_exactly_the_rows_that_fit_are_a_rule(
    ticked: tuple[str, ...], is_rule: bool
) -> None:
    page = costs(*ticked)
    checklist = make_checklist("金額が1万円以上の行にチェックを付ける").model_copy(
        update={"conditions": (BIG,)}
    )
    box = next(one for one in page.nodes if one.name == ticked[-1] and one.role == "checkbox")
    tick = SetChecked(
        target=Target(ref=box.ref, epoch=1, role="checkbox", name=box.name), checked=True
    )
    found = ticked_by_rule(tick, checklist.items[0].text, checklist, page)
    assert (found is not None) is is_rule
    if found:
        assert (found.rule.where, found.rule.taking, found.column) == ((BIG,), Taking.ALL, ROW_BOX)
