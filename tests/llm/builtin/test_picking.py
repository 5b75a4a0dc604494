"""Rows by conditions, and the words that press in them."""

import pytest

from studio.domain.actions.action import (
    ROW_LINK,
    Choose,
    Click,
)
from studio.domain.actions.rule import Comparison, Condition, Joining, Order, Taking
from studio.domain.runs.decision import (
    DecisionFault,
)
from tests.llm.builtin.pages import (
    BOOK_PAGE,
    BOOKSHOP,
    LOGIN,
    STAFF_TABLE,
    ask,
    page,
    ref_of,
)

CHEAP = Condition(column="価格", comparison=Comparison.AT_MOST, value="3000")
GOOD = Condition(column="評価", comparison=Comparison.AT_LEAST, value="4")
FIND = "評価が4以上で価格が3000円以下の本を探す"


def test_finding_by_conditions_is_a_choice_without_a_control() -> None:
    (choose,) = ask(FIND, page(BOOKSHOP)).actions
    assert isinstance(choose, Choose)
    assert choose.rule.where == (GOOD, CHEAP)
    assert choose.column == ""


def test_the_first_fitting_one_goes_into_the_cart_under_the_words_of_the_page() -> None:
    decision = ask(
        "最初の該当商品をカートに入れる", page(BOOKSHOP), above=(FIND,), conditions=(GOOD, CHEAP)
    )
    (choose,) = decision.actions
    assert isinstance(choose, Choose)
    assert {c.in_words() for c in choose.rule.where} == {"評価が 4 以上", "価格が 3000 以下"}
    assert choose.rule.take == 1
    assert choose.column == "買い物かごへ"
    assert decision.step_done


@pytest.mark.parametrize("line", ["本をかごに追加する", "最安の本をかごに追加する"])
def test_the_button_that_is_called_as_the_person_said_comes_before_one_that_means_the_same(
    line: str,
) -> None:
    (alone,) = ask(line, page('- main:\n  - button "かごに追加" [ref=e9]')).actions
    beside = BOOK_PAGE + '  - button "かごに追加" [ref=e9]\n'
    (click,) = ask(line, page(beside)).actions
    assert isinstance(alone, Click)
    assert isinstance(click, Click)
    assert (alone.target.ref, click.target.ref) == ("e9", "e9")


def test_in_rows_too_the_words_of_the_person_come_before_the_same_in_other_words() -> None:
    twice = BOOKSHOP.replace(
        '      - button "買い物かごへ"',
        '      - button "カートに入れる" [ref=e99]\n      - button "かごに追加"',
    )
    (choose,) = ask("最安の本をかごに追加する", page(twice)).actions
    assert isinstance(choose, Choose)
    assert choose.column == "かごに追加"


def test_conditions_edited_in_the_checklist_hold_instead_of_those_in_the_sentence() -> None:
    cheaper = Condition(column="価格", comparison=Comparison.AT_MOST, value="2000")
    (choose,) = ask(
        "最初の該当商品をカートに入れる", page(BOOKSHOP), above=(FIND,), conditions=(GOOD, cheaper)
    ).actions
    assert isinstance(choose, Choose)
    assert {c.in_words() for c in choose.rule.where} == {"評価が 4 以上", "価格が 2000 以下"}


def test_that_one_means_the_nearest_line_that_chooses() -> None:
    above = ("一番安い本を探す",)
    (choose,) = ask("その本をカートに入れる", page(BOOKSHOP), above=above).actions
    assert isinstance(choose, Choose)
    assert choose.rule.order == Order(column="価格")


def test_the_cheapest_is_an_order_and_the_third_a_place() -> None:
    (cheapest,) = ask("最安の本をカートに入れる", page(BOOKSHOP)).actions
    (third,) = ask("3冊目を買い物かごに入れる", page(BOOKSHOP)).actions
    assert isinstance(cheapest, Choose)
    assert isinstance(third, Choose)
    assert cheapest.rule.order == Order(column="価格")
    assert (third.rule.take, third.rule.where) == (3, ())


def test_the_one_row_that_was_found_is_chosen_by_its_rule_too() -> None:
    """With another word the search finds several, and the flow must not press any of them."""
    first_row = BOOKSHOP.split("    - listitem:\n")[:2]
    (choose,) = ask("一番安い本をカートに入れる", page("    - listitem:\n".join(first_row))).actions
    assert isinstance(choose, Choose)
    assert (choose.rule.order, choose.column) == (Order(column="価格"), "買い物かごへ")


def test_a_list_of_one_beside_the_product_of_a_page_is_not_meant() -> None:
    beside = """  - list:
    - listitem:
      - link "海の図鑑" [ref=e14]:
        - /url: /books/3
      - text: 2,420円 ★3.9
      - button "カートに追加する" [ref=e15]
"""
    assert ask("一番安い本をカートに入れる", page(BOOK_PAGE + beside)).error


def test_on_the_page_of_one_product_the_only_control_is_pressed() -> None:
    decision = ask(
        "最初の該当商品をカートに入れる", page(BOOK_PAGE), above=(FIND,), conditions=(GOOD, CHEAP)
    )
    assert ref_of(decision) == "e3"


def test_a_single_product_that_breaks_a_condition_is_not_put_into_the_cart() -> None:
    dear = BOOK_PAGE.replace("1,980円", "4,980円")
    decision = ask(
        "最初の該当商品をカートに入れる", page(dear), above=(FIND,), conditions=(GOOD, CHEAP)
    )
    assert decision.error is DecisionFault.TARGET_NOT_FOUND
    assert "価格が 3000 以下" in decision.reason


def test_a_control_in_the_row_of_a_person() -> None:
    (choose,) = ask("「佐藤 花子」の行の「編集」を押す", page(STAFF_TABLE)).actions
    assert isinstance(choose, Choose)
    assert choose.column == "修正"
    assert [c.value for c in choose.rule.where] == ["佐藤 花子"]


def test_the_second_row_is_opened_by_its_own_link() -> None:
    """As a rule, not as today's link: the second book is another one tomorrow."""
    (choose,) = ask("2番目の本を開く", page(BOOKSHOP)).actions
    assert isinstance(choose, Choose)
    assert (choose.rule.take, choose.column) == (2, ROW_LINK)


def test_choosing_where_there_is_no_list_says_so() -> None:
    decision = ask(FIND, page(LOGIN))
    assert decision.error is DecisionFault.TARGET_NOT_FOUND
    assert "一覧" in decision.reason


EITHER = "評価が4以上または価格が3000円以下の本を探す"


def test_one_of_two_conditions_is_kept_for_the_lines_below() -> None:
    (found,) = ask(EITHER, page(BOOKSHOP)).actions
    assert isinstance(found, Choose)
    assert found.rule.joining is Joining.ANY
    (every,) = ask("該当する行すべてをカートに入れる", page(BOOKSHOP), above=(EITHER,)).actions
    assert isinstance(every, Choose)
    assert every.rule.where == found.rule.where
    assert (every.rule.joining, every.rule.taking) == (Joining.ANY, Taking.ALL)


def test_an_either_and_a_further_condition_are_not_mixed() -> None:
    line = "該当する本のうち在庫ありの本をカートに入れる"
    decision = ask(line, page(BOOKSHOP), above=(EITHER,))
    assert decision.error is DecisionFault.TARGET_NOT_FOUND
    assert "または" in decision.reason


def test_all_rows_are_not_pressed_in_where_nothing_says_which() -> None:
    decision = ask("該当する行すべてをカートに入れる", page(BOOKSHOP))
    assert decision.error is DecisionFault.TARGET_NOT_FOUND
    assert "どの行" in decision.reason


def test_a_single_product_that_meets_one_of_two_conditions_is_pressed() -> None:
    dear = BOOK_PAGE.replace("1,980円", "4,980円")
    meant = "評価が4以上または価格が3000円以下の本をカートに入れる"
    assert ref_of(ask(meant, page(dear))) == "e3"
    several = ask(meant.replace("本を", "本をすべて"), page(dear))
    last = ask("最後の本をカートに入れる", page(dear))
    assert {several.error, last.error} == {DecisionFault.TARGET_NOT_FOUND}
