"""Limits, ranks and ifs are read from the person's own words, and no row beyond them is pressed."""

import pytest

from studio.domain.actions.action import Choose, Click, Extract
from studio.domain.actions.rule import Comparison, Condition, Order, SelectionRule, Taking
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.domain.runs.checklist import Checklist
from studio.engine.agent.steps.fitting_rows import contradiction
from studio.engine.agent.steps.said_rows import said_rows, unsaid_rows
from tests.factories import card, listing, make_observation, make_rule, node

PAGE = make_observation(
    listing(
        "検索結果",
        card("Python 入門", "4,980円", "★4.5"),
        card("Rust 実践", "2,980円", "★4.0"),
        card("古い本", "500円", "★2.0"),
    )
)


def condition(text: str) -> Condition:
    column, sign, value = text.partition(">=") if ">=" in text else text.partition("=")
    comparison = Comparison.AT_LEAST if sign == ">=" else Comparison.EQUALS
    return Condition(column=column, comparison=comparison, value=value)


def press(row: int, page: Observation = PAGE) -> Click:
    button = [one for one in page.operable if one.role == "button"][row]
    target = Target(ref=button.ref, epoch=page.epoch, role="button", name=button.label)
    return Click(target=target)


def refuses(said: str, row: int) -> bool:
    return bool(contradiction(press(row), said, Checklist(instruction=said), PAGE))


@pytest.mark.parametrize(
    ("said", "fits"),
    [
        ("価格が3000円以下で評価が4以上の最初の本をカートに入れる", [1]),
        ("3000円以下の最初の本をカートに入れる", [1]),
        ("3000円以下をすべてカートに入れる（3000円超はそのまま）", [1, 2]),
        ("3000円以下はそのままで、3000円を超える本をカートに入れる", [0]),
        ("3000円以下を除いて、すべての本をカートに入れる", [0, 1, 2]),
        ("価格が3000円以下の本をすべてカートに入れる", [1, 2]),
        ("価格が1000円以下または評価が4以上の本をカートに入れる", [0, 1, 2]),
        ("一番安い本をカートに入れる", [2]),
        ("評価が最も高い本をカートに入れる", [0]),
        ("評価が4以上で一番安い本をカートに入れる", [1]),
        ("価格が3000円以下の本を、安い順に2件カートに入れる", [1, 2]),
        # by their place
        ("最初の本をカートに入れる", [0]),
        ("上から3番目の本をカートに入れる", [2]),
        ("最後の本をカートに入れる", [2]),
        ("下から2番目の本をカートに入れる", [1]),
        ("先頭の2件をカートに入れる", [0, 1]),
        ("評価の上位2件をカートに入れる", [0, 1]),
        ("安い順に2件カートに入れる", [1, 2]),
        ("一番高い1件をカートに入れる", [0]),
        ("一番安い本を2冊カートに入れる", [2]),
        ("検索のページで一番安い本をカートに入れる", [2]),
        # what says nothing of rows
        ("数量を3以下に変更してカートに入れる", [0, 1, 2]),
        ("最新の状態に更新してカートに入れる", [0, 1, 2]),
        ("10時から12時までに本をカートに入れる", [0, 1, 2]),
        ("3000円以下ではない本をカートに入れる", [0, 1, 2]),
        ("2番目に安い本をカートに入れる", [0, 1, 2]),
        ("最初のページで本をカートに入れる", [0, 1, 2]),
    ],
)
def test_rows_beyond_the_persons_words_are_not_pressed(said: str, fits: list[int]) -> None:
    assert [row for row in range(3) if not refuses(said, row)] == fits


def test_a_rule_with_a_looser_limit_is_not_carried_out() -> None:
    said = "価格が3000円以下の最初の本をカートに入れる"
    looser = Choose(rule=make_rule(("価格", Comparison.AT_MOST, "5000")), column="カートに入れる")
    assert contradiction(looser, said, Checklist(instruction=said), PAGE)
    own = looser.model_copy(update={"rule": make_rule(("価格", Comparison.AT_MOST, "3000"))})
    assert not contradiction(own, said, Checklist(instruction=said), PAGE)
    turned = Choose(
        rule=own.rule.model_copy(update={"order": Order(column="価格")}), column="カートに入れる"
    )
    assert contradiction(turned, said, Checklist(instruction=said), PAGE)
    several = own.rule.model_copy(update={"taking": Taking.ALL})
    assert contradiction(
        Choose(rule=several, column="カートに入れる"), said, Checklist(instruction=said), PAGE
    )


@pytest.mark.parametrize(("stock", "is_refused"), [("200", True), ("8", False), ("不明", False)])
def test_nothing_is_pressed_where_the_page_says_that_the_if_is_not_met(
    stock: str, is_refused: bool
) -> None:
    save = node("button", "更新")
    page = make_observation(node("term", "在庫数"), node("definition", stock), save)
    said = "在庫数が10以下なら、発注点を50に変更する"
    assert (
        bool(contradiction(press(0, page), said, Checklist(instruction=said), page)) is is_refused
    )
    otherwise = f"{said}。それ以外なら、80に変更する"
    assert not contradiction(press(0, page), otherwise, Checklist(instruction=otherwise), page)


def test_an_if_is_no_limit_of_rows() -> None:
    said = said_rows("在庫数が10以下なら、発注点を50に変更する")
    assert (len(said.ifs), said.limits) == (1, ())


def test_what_the_words_say_of_the_pressed_row_tells_whom_it_is_compared_with() -> None:
    page = make_observation(
        listing(
            "検索結果",
            card("Python 入門", "980円", "在庫なし"),
            card("Rust 実践", "2,980円", "在庫あり"),
        )
    )
    said = "在庫ありの商品のうち一番安いものをカートに入れる"
    assert not contradiction(press(1, page), said, Checklist(instruction=said), page)


@pytest.mark.parametrize(
    ("where", "order", "said", "tells"),
    [
        (("評価>=4",), "", "評価が4以上の本の価格の合計を教えて", ""),
        (("評価>=4",), "", "本の価格の合計を教えて", "評価が 4 以上の行すべて"),
        (("価格>=1",), "", "本の価格の合計を教えて", ""),  # it leaves nothing out
        ((), "価格", "一番高い本を教えて", "一覧の行（価格の小さい順）すべて"),
        ((), "価格", "一番安い本を教えて", ""),
    ],
)
def test_a_reading_says_which_rows_it_took_unless_the_person_did(
    where: tuple[str, ...], order: str, said: str, tells: str
) -> None:
    rule = SelectionRule(
        where=tuple(map(condition, where)), order=Order(column=order) if order else None
    )
    assert unsaid_rows(Extract(columns=("価格",), rule=rule), PAGE, (said,)) == tells


def test_a_reading_of_another_persons_rows_says_so() -> None:
    heads = [node("columnheader", one) for one in ("担当", "金額")]
    rows = [[node("cell", one) for one in row] for row in (("田中", "300"), ("佐藤", "500"))]
    page = make_observation(node("table", "", *(node("row", "", *row) for row in (heads, *rows))))
    for where, tells in (("担当=佐藤", True), ("", True), ("担当=田中", False)):
        rule = SelectionRule(where=(condition(where),) if where else ())
        said = ("田中の金額の合計を教えて",)
        assert bool(unsaid_rows(Extract(rule=rule), page, said)) is tells
