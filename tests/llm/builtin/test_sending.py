"""Pressing, sending and logging in: never twice, never the wrong one."""

import pytest

from studio.domain.actions.action import AskUser, Click, Fill, Navigate
from studio.domain.page.observation import MASK
from studio.domain.page.target import Target
from studio.domain.runs.decision import (
    DecisionFault,
    StepRecord,
)
from tests.llm.builtin.pages import (
    BOOK_PAGE,
    BOOKSHOP,
    CONFIRM_DIALOG,
    EXPENSE_FORM,
    LOGIN,
    TWO_EQUAL,
    ask,
    filled,
    page,
    record,
    ref_of,
)


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


def test_what_was_not_pressed_is_not_said_to_have_been() -> None:
    line, why = "申請する", "「規程を確認しました」がまだ入力されていません。"
    press = StepRecord(item=line, action="「申請を送信する」をクリック", status="blocked", note=why)
    decision = ask(line, page(EXPENSE_FORM), history=(press,))
    assert decision.reason == why


def test_logging_in_fills_what_is_named_and_presses_the_button_not_the_link() -> None:
    line = "社員番号「1024」、パスワード「{{秘密:社内PW}}」でログインする"
    (user,) = ask(line, page(LOGIN)).actions
    assert isinstance(user, Fill)
    assert (user.target.ref, user.value) == ("e2", "1024")
    (secret,) = ask(line, page(filled(LOGIN, "e2", "1024")), history=(record(line, user),)).actions
    assert isinstance(secret, Fill)
    assert (secret.target.ref, secret.value) == ("e3", "{{秘密:社内PW}}")
    hidden = secret.model_copy(update={"value": MASK})
    full = filled(filled(LOGIN, "e2", "1024"), "e3", MASK)
    last = ask(line, page(full), history=(record(line, user), record(line, hidden)))
    assert (ref_of(last), last.step_done) == ("e5", True)
    refused = Click(target=Target(ref="e5", role="button", name="サインイン"))
    history = (record(line, user), record(line, hidden), record(line, refused, "failed"))
    again = ask(line, page(filled(LOGIN, "e2", "1024")), history=history)
    slow = ask(line, page(full), history=history)
    assert (again.error, slow.error) == (
        DecisionFault.NOT_UNDERSTOOD,
        DecisionFault.TARGET_NOT_FOUND,
    )
    assert "もう一度は押しません" in again.reason


def test_a_button_is_not_pressed_again_once_the_site_has_emptied_the_password() -> None:
    """A refused login was sent a second time by itself, with no password."""
    line = "「サインイン」を押す"
    press = Click(target=Target(ref="e5", role="button", name="サインイン"))
    again = ask(line, page(filled(LOGIN, "e2", "1024")), history=(record(line, press, "failed"),))
    assert again.error is DecisionFault.NOT_UNDERSTOOD
    assert "もう一度は押しません" in again.reason


def test_logging_in_without_a_password_asks_for_it() -> None:
    decision = ask("ログインする", page(LOGIN))
    (question,) = decision.actions
    assert isinstance(question, AskUser)
    assert "パスワード" in question.question
    again = ask("ログインする", page(LOGIN), history=(record("ログインする", question),))
    assert again.error is DecisionFault.NOT_UNDERSTOOD


def test_a_dialog_comes_before_the_page_behind_it() -> None:
    snapshot = '- button "閉じる" [ref=e1]\n- dialog "お知らせ":\n  - button "閉じる" [ref=e2]'
    assert ref_of(ask("「閉じる」を押す", page(snapshot))) == "e2"


def test_a_key_goes_to_the_focused_field() -> None:
    snapshot = '- textbox "件名" [active] [ref=e1]: "x"'
    decision = ask("Enterキーを押す", page(snapshot))
    assert ref_of(decision) == "e1"


def test_to_apply_again_is_another_act_than_to_apply() -> None:
    decision = ask("再申請する", page(EXPENSE_FORM))
    assert decision.actions == ()
    assert "再申請" in decision.reason


@pytest.mark.parametrize(
    "line",
    [
        "社員番号「1024」、パスワード「{{秘密:社内PW}}」でログインする",
        "社員番号に「1024」、パスワードに「{{秘密:社内PW}}」を入力する",
        "ログインボタンを押す",
    ],
)
def test_a_login_is_passed_by_where_the_page_offers_to_log_out(line: str) -> None:
    """もう一度 stopped at the login that the first run had done."""
    member = page('- main:\n  - heading "会員ページ" [level=1]\n  - button "ログアウト" [ref=e1]\n')
    decision = ask(line, member)
    assert (decision.error, decision.step_done, decision.evidence) == (None, True, "ログアウト")
    assert ask("「旅の手帖」をクリックする", member).error is DecisionFault.TARGET_NOT_FOUND
