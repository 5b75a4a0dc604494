"""Decisions on pages the engine has never seen, in words the pages do not use."""

import pytest

from studio.domain.action import (
    Choose,
    Click,
    Done,
    Fill,
    Navigate,
    Press,
    SelectOption,
    SetChecked,
    Target,
)
from studio.domain.checklist import Checklist, Item, Variable
from studio.domain.decision import (
    Decision,
    DecisionFault,
    DecisionRequest,
    ModelTier,
    StepMeta,
)
from studio.domain.observation import DialogSeen
from studio.domain.rule import Comparison, Condition, Order
from studio.engine.ports import PlanRequest
from studio.llm.builtin import BuiltinModel
from tests.llm.builtin.pages import (
    BOOK_PAGE,
    BOOKSHOP,
    CONFIRM_DIALOG,
    EXPENSE_FORM,
    LOGIN,
    STAFF_TABLE,
    TWO_EQUAL,
    ask,
    page,
    record,
)


def ref_of(decision: Decision) -> str | None:
    """Return the ref the one action of a decision touches."""
    (action,) = decision.actions
    assert isinstance(action, Click | Fill | SelectOption | SetChecked | Press)
    return action.target.ref if action.target else None


def filled(snapshot: str, ref: str, value: str) -> str:
    """Return a page on which a field holds a value."""
    return "\n".join(
        f'{line}: "{value}"' if f"[ref={ref}]" in line else line for line in snapshot.split("\n")
    )


# --- searching -----------------------------------------------------------------------------


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


# --- rows ----------------------------------------------------------------------------------

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
    assert (set(choose.rule.where), choose.rule.take) == ({GOOD, CHEAP}, 1)
    assert choose.column == "買い物かごへ"
    assert decision.step_done


def test_conditions_edited_in_the_checklist_hold_instead_of_those_in_the_sentence() -> None:
    cheaper = Condition(column="価格", comparison=Comparison.AT_MOST, value="2000")
    (choose,) = ask(
        "最初の該当商品をカートに入れる", page(BOOKSHOP), above=(FIND,), conditions=(GOOD, cheaper)
    ).actions
    assert isinstance(choose, Choose)
    assert set(choose.rule.where) == {GOOD, cheaper}


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
    assert "価格 ≤ 3000" in decision.reason


def test_a_control_in_the_row_of_a_person() -> None:
    (choose,) = ask("「佐藤 花子」の行の「編集」を押す", page(STAFF_TABLE)).actions
    assert isinstance(choose, Choose)
    assert choose.column == "修正"
    assert [c.value for c in choose.rule.where] == ["佐藤 花子"]


def test_the_second_row_is_opened_by_its_own_link() -> None:
    assert ref_of(ask("2番目の本を開く", page(BOOKSHOP))) == "e12"


def test_choosing_where_there_is_no_list_says_so() -> None:
    decision = ask(FIND, page(LOGIN))
    assert decision.error is DecisionFault.TARGET_NOT_FOUND
    assert "一覧" in decision.reason


# --- forms ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "ref", "value"),
    [
        ("氏名に「山田」を入力する", "e1", "山田"),
        ("お名前欄に「山田」と入力する", "e1", "山田"),
        ("利用日に「2026/11/20」を入力する", "e2", "2026/11/20"),
        ("金額に「3000」を入力する", "e4", "3000"),
        ("人数を3人にする", "e5", "3"),
        ("連絡先に「内線 12」を入力する", "e10", "内線 12"),
        ("ＫＩＮＧＡＫＵではなく金額（円）に「5」を入れる", None, ""),
    ],
)
def test_a_value_finds_its_field_by_what_a_person_calls_it(
    line: str, ref: str | None, value: str
) -> None:
    decision = ask(line, page(EXPENSE_FORM))
    if ref is None:
        assert decision.error is DecisionFault.NOT_UNDERSTOOD
        return
    (fill,) = decision.actions
    assert isinstance(fill, Fill)
    assert (fill.target.ref, fill.value, decision.step_done) == (ref, value, True)


def test_several_fields_are_filled_one_turn_after_the_other() -> None:
    line = "氏名に「山田」、費目に「交通費」、精算方法に「現金」を入力する"
    first = ask(line, page(EXPENSE_FORM))
    assert (ref_of(first), first.step_done) == ("e1", False)

    named = filled(EXPENSE_FORM, "e1", "山田")
    second = ask(line, page(named))
    (select,) = second.actions
    assert isinstance(select, SelectOption)
    assert (select.target.ref, select.option, second.step_done) == ("e3", "交通費", False)

    chosen = named.replace(
        ' [selected]\n    - option "交通費"', '\n    - option "交通費" [selected]'
    )
    third = ask(line, page(chosen))
    (check,) = third.actions
    assert isinstance(check, SetChecked)
    assert (check.target.ref, third.step_done) == ("e7", True)

    complete = chosen.replace('radio "現金"', 'radio "現金" [checked]')
    assert isinstance(ask(line, page(complete)).actions[0], Done)


def test_a_date_the_field_refused_is_tried_once_in_its_standard_spelling() -> None:
    line = "利用日に「2026年11月3日」を入力する"
    target = Target(ref="e2", epoch=5, role="textbox", name="利用日（必須）")
    refused = record(line, Fill(target=target, value="2026年11月3日"), "failed")
    (again,) = ask(line, page(EXPENSE_FORM), history=(refused,)).actions
    assert isinstance(again, Fill)
    assert again.value == "2026-11-03"
    both = (refused, record(line, again, "failed"))
    assert ask(line, page(EXPENSE_FORM), history=both).error is DecisionFault.TARGET_NOT_FOUND


def test_a_password_that_the_page_hides_is_not_typed_twice() -> None:
    line = "ユーザー名に「yamada」、パスワードに「x9」を入力する"
    user = Fill(target=Target(ref="e2", role="textbox", name="ログインID"), value="yamada")
    secret = Fill(target=Target(ref="e3", role="textbox", name="パスワード"), value="x9")
    hidden = filled(filled(LOGIN, "e2", "yamada"), "e3", "••••")
    history = (record(line, user), record(line, secret))
    assert isinstance(ask(line, page(hidden), history=history).actions[0], Done)


def test_an_option_that_is_not_offered_is_answered_with_those_that_are() -> None:
    decision = ask("費目で「飲食費」を選ぶ", page(EXPENSE_FORM))
    assert decision.error is DecisionFault.TARGET_NOT_FOUND
    assert "宿泊費" in decision.reason


def test_a_field_that_is_not_there_is_answered_with_those_that_are() -> None:
    decision = ask("会員番号に「12」を入力する", page(EXPENSE_FORM))
    assert decision.error is DecisionFault.TARGET_NOT_FOUND
    assert "費目" in decision.reason


def test_an_option_without_its_field_is_chosen_in_the_one_list_that_has_it() -> None:
    (select,) = ask("「宿泊費」を選択する", page(EXPENSE_FORM)).actions
    assert isinstance(select, SelectOption)
    assert (select.target.ref, select.option) == ("e3", "宿泊費")


def test_boxes_are_set_and_never_toggled() -> None:
    (on,) = ask("「領収書を添付した」にチェックを入れる", page(EXPENSE_FORM)).actions
    assert on == SetChecked(
        target=Target(ref="e8", epoch=5, role="checkbox", name="領収書を添付した"), checked=True
    )
    (already,) = ask("「内容に間違いはありません」にチェックを入れる", page(EXPENSE_FORM)).actions
    assert isinstance(already, Done)
    (off,) = ask("「内容に間違いはありません」のチェックを外す", page(EXPENSE_FORM)).actions
    assert isinstance(off, SetChecked)
    assert (off.target.ref, off.checked) == ("e9", False)


def test_sorting_picks_the_option_that_means_the_order() -> None:
    (select,) = ask("値段ではなく", page(BOOKSHOP)).actions or (None,)
    assert select is None
    (order,) = ask("価格の安い順に並べ替える", page(BOOKSHOP)).actions
    assert isinstance(order, SelectOption)
    assert (order.target.ref, order.option) == ("e5", "価格が安い順")


# --- pressing, sending, logging in -----------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "snapshot", "ref"),
    [
        ("申請する", EXPENSE_FORM, "e12"),
        ("提出ボタンを押す", EXPENSE_FORM, "e12"),
        ("保存する", EXPENSE_FORM, "e11"),
        ("カートを開く", BOOKSHOP, "e4"),
        ("カートを見る", BOOKSHOP, "e4"),
        ("「旅の手帖」をクリックする", BOOKSHOP, "e10"),
        ("カートに入れる", BOOK_PAGE, "e3"),
        ("ログインボタンを押す", LOGIN, "e5"),
        ("お届け先の「保存」を押す", TWO_EQUAL, "e4"),
        ("請求先の住所に「東京」を入力する", TWO_EQUAL, "e1"),
    ],
)
def test_the_element_is_found_by_other_words_than_its_own(
    line: str, snapshot: str, ref: str
) -> None:
    assert ref_of(ask(line, page(snapshot))) == ref


def test_two_equal_buttons_are_named_and_none_is_pressed() -> None:
    decision = ask("「保存」を押す", page(TWO_EQUAL))
    assert decision.actions == ()
    assert decision.error is DecisionFault.TARGET_NOT_FOUND
    assert "2 個" in decision.reason
    assert "保存" in decision.reason


def test_two_links_to_one_address_are_one_place() -> None:
    (navigate,) = ask("ヘルプを開く", page(TWO_EQUAL)).actions
    assert navigate == Navigate(url="http://shop.test/help")


def test_a_disabled_button_is_never_pressed() -> None:
    decision = ask("「削除」を押す", page(TWO_EQUAL))
    assert decision.error is DecisionFault.TARGET_NOT_FOUND
    assert "無効" in decision.reason


def test_saving_a_draft_is_no_way_to_send() -> None:
    only_draft = EXPENSE_FORM.replace('  - button "この内容で申請する" [ref=e12]\n', "")
    assert ask("申請する", page(only_draft)).error is DecisionFault.TARGET_NOT_FOUND


def test_a_confirmation_is_answered_once_and_nothing_is_sent_twice() -> None:
    line = "申請する"
    sent = Click(target=Target(ref="e2", role="button", name="申請する"))
    answer = ask(line, page(CONFIRM_DIALOG), history=(record(line, sent, "no_effect"),))
    assert ref_of(answer) == "e4"
    closed = CONFIRM_DIALOG.partition("- dialog")[0]
    again = ask(line, page(closed), history=(record(line, sent, "no_effect"),))
    assert again.error is DecisionFault.TARGET_NOT_FOUND
    assert "二重" in again.reason


def test_a_complaint_of_the_form_is_passed_on() -> None:
    line = "申請する"
    sent = Click(target=Target(ref="e12", role="button", name="この内容で申請する"))
    invalid = EXPENSE_FORM.replace("[ref=e4]", "[invalid] [ref=e4]")
    decision = ask(line, page(invalid), history=(record(line, sent, "failed"),))
    assert decision.error is DecisionFault.TARGET_NOT_FOUND
    assert "金額" in decision.reason


def test_logging_in_fills_what_is_named_and_presses_the_button_not_the_link() -> None:
    line = "社員番号「1024」、パスワード「{{秘密:社内PW}}」でログインする"
    (user,) = ask(line, page(LOGIN)).actions
    assert isinstance(user, Fill)
    assert (user.target.ref, user.value) == ("e2", "1024")
    (secret,) = ask(line, page(filled(LOGIN, "e2", "1024")), history=(record(line, user),)).actions
    assert isinstance(secret, Fill)
    assert (secret.target.ref, secret.value) == ("e3", "{{秘密:社内PW}}")
    full = filled(filled(LOGIN, "e2", "1024"), "e3", "••••")
    last = ask(line, page(full), history=(record(line, user), record(line, secret)))
    assert (ref_of(last), last.step_done) == ("e5", True)


def test_logging_in_without_a_password_asks_for_it() -> None:
    decision = ask("ログインする", page(LOGIN))
    assert decision.error is DecisionFault.NOT_UNDERSTOOD
    assert "パスワード" in decision.reason


def test_a_dialog_comes_before_the_page_behind_it() -> None:
    snapshot = '- button "閉じる" [ref=e1]\n- dialog "お知らせ":\n  - button "閉じる" [ref=e2]'
    assert ref_of(ask("「閉じる」を押す", page(snapshot))) == "e2"


def test_a_key_goes_to_the_focused_field() -> None:
    snapshot = '- textbox "件名" [active] [ref=e1]: "x"'
    decision = ask("Enterキーを押す", page(snapshot))
    assert ref_of(decision) == "e1"


# --- opening and confirming ------------------------------------------------------------------


def test_an_address_is_opened_unless_it_is_already_open() -> None:
    line = "http://shop.test/books を開く"
    (navigate,) = ask(line, page(BOOKSHOP)).actions
    assert navigate == Navigate(url="http://shop.test/books")
    here = ask(line, page(BOOKSHOP, url="http://shop.test/books/", title="本の一覧"))
    assert here.actions == (Done(evidence="本の一覧"),)


def test_the_site_of_the_checklist_is_its_start_page() -> None:
    (navigate,) = ask(
        "あおば書房を開く", page(LOGIN), site="あおば書房", start_url="http://aoba.test/"
    ).actions
    assert navigate == Navigate(url="http://aoba.test/")


def test_a_text_is_confirmed_only_when_the_page_shows_it() -> None:
    line = "「受付番号」が表示されるのを確認する"
    absent = ask(line, page(EXPENSE_FORM))
    assert absent.error is DecisionFault.TARGET_NOT_FOUND
    shown = page("- status: 受 付 番 号：A-12")
    assert ask(line, shown).actions == (Done(evidence="受付番号"),)
    said = page(EXPENSE_FORM).model_copy(
        update={"dialogs": (DialogSeen(kind="alert", message="受付番号は A-1", answer="accepted"),)}
    )
    assert isinstance(ask(line, said).actions[0], Done)


# --- lines as people write them ----------------------------------------------------------------


def test_a_line_with_two_acts_is_worked_through_in_order() -> None:
    line = "氏名に「山田」を入力して、申請する"
    first = ask(line, page(EXPENSE_FORM))
    assert (ref_of(first), first.step_done) == ("e1", False)
    second = ask(line, page(filled(EXPENSE_FORM, "e1", "山田")))
    assert (ref_of(second), second.step_done) == ("e12", True)


@pytest.mark.parametrize("line", ["よしなにやる", "もし在庫があれば購入する", "送信しない", "!!!"])
def test_a_line_that_cannot_be_read_is_not_understood(line: str) -> None:
    decision = ask(line, page(EXPENSE_FORM))
    assert decision.error is DecisionFault.NOT_UNDERSTOOD
    assert decision.confidence == 0


async def test_the_model_costs_nothing_and_fills_variables_in() -> None:
    model = BuiltinModel()
    reply = await model.plan(PlanRequest(instruction="「本」を検索して"))
    assert reply.usage.tokens == 0
    assert reply.usage.yen == 0
    item = Item(text="「{{検索語}}」を検索する")
    answer = await model.decide(
        DecisionRequest(
            current_step_meta=StepMeta(id=item.id, original_instruction=item.text, attempt=1),
            checklist=Checklist(
                instruction="x",
                items=(item,),
                variables=(Variable(name="検索語", value="海"),),
            ),
            observation=page(BOOKSHOP),
        )
    )
    (fill,) = answer.decision.actions
    assert isinstance(fill, Fill)
    assert fill.value == "海"
    assert answer.decision.epoch == 5
    assert answer.model == model.model_name(ModelTier.LARGE) == "内蔵エンジン"
    await model.close()
