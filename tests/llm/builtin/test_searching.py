"""Searching on pages the engine has never seen."""

from studio.domain.actions.action import Click, Done, Fill, Press
from studio.domain.page.target import Target
from studio.domain.runs.decision import (
    DecisionFault,
)
from tests.llm.builtin.pages import (
    BOOKSHOP,
    ask,
    filled,
    page,
    record,
)


def test_a_search_fills_the_box_presses_the_button_and_is_done_when_results_show() -> None:
    line = "「旅」を検索する"
    first = ask(line, page(BOOKSHOP))
    (fill,) = first.actions
    assert isinstance(fill, Fill)
    assert (fill.target.ref, fill.value, first.step_done) == ("e2", "旅", False)

    holding = page(filled(BOOKSHOP, "e2", "旅"))
    second = ask(line, holding, history=(record(line, fill),))
    (click,) = second.actions
    assert isinstance(click, Click)
    assert (click.target.ref, second.step_done) == ("e3", True)

    third = ask(line, holding, history=(record(line, fill), record(line, click)))
    assert isinstance(third.actions[0], Done)
    assert third.evidence == "旅"


def test_without_a_button_the_search_is_set_off_by_enter() -> None:
    snapshot = '- main:\n  - textbox [ref=e1]: "茶"\n    - /placeholder: キーワードを入力'
    decision = ask("「茶」で検索する", page(snapshot))
    (press,) = decision.actions
    assert isinstance(press, Press)
    assert press.keys == "Enter"
    assert press.target is not None
    assert press.target.ref == "e1"


def test_a_list_that_filters_while_typing_counts_as_searched_after_enter_changed_nothing() -> None:
    line = "「佐藤」を検索する"
    box = '- main:\n  - searchbox "名簿を絞り込む" [ref=e1]: "佐藤"\n  - text: 佐藤 花子'
    target = Target(ref="e1", epoch=5, role="searchbox", name="名簿を絞り込む")
    history = (
        record(line, Fill(target=target, value="佐藤")),
        record(line, Press(keys="Enter", target=target), "no_effect"),
    )
    assert isinstance(ask(line, page(box), history=history).actions[0], Done)


def test_two_search_boxes_are_a_question_not_a_guess() -> None:
    snapshot = '- searchbox "商品を検索" [ref=e1]\n- searchbox "社内文書を検索" [ref=e2]'
    decision = ask("「机」を検索する", page(snapshot))
    assert decision.error is DecisionFault.TARGET_NOT_FOUND
    assert "商品を検索" in decision.reason
    assert "社内文書を検索" in decision.reason


def test_a_search_that_was_done_in_an_earlier_line_is_done_again_for_the_next_word() -> None:
    line = "「海」を検索する"
    earlier = Click(target=Target(ref="e3", role="button", name="さがす"))
    decision = ask(line, page(filled(BOOKSHOP, "e2", "旅")), history=())
    assert isinstance(decision.actions[0], Fill)
    assert isinstance(
        ask(
            line, page(filled(BOOKSHOP, "e2", "旅")), history=(record("「旅」を検索する", earlier),)
        ).actions[0],
        Fill,
    )
