"""Forms, boxes, links and texts, in words the pages do not use."""

from collections.abc import Iterator

import pytest

from studio.domain.actions.action import Done, Fill, Navigate, SelectOption, SetChecked
from studio.domain.page.observation import DialogSeen
from studio.domain.page.target import Target
from studio.domain.runs.decision import (
    DecisionFault,
)
from studio.ui.catalogue import catalogue_of
from studio.words import JAPANESE, speak
from tests.llm.builtin.pages import (
    BOOKSHOP,
    EXPENSE_FORM,
    LOGIN,
    ask,
    filled,
    page,
    record,
    ref_of,
)


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


@pytest.fixture
def in_english() -> Iterator[None]:
    """Speak English, and Japanese again afterwards."""
    speak("en", catalogue_of("en"))
    yield
    speak(JAPANESE, None)


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("氏名に「山田」を入力する", "Entering “山田” in “氏名”."),
        ("「無い」を押す", "No button or link “無い” was found on this page."),
    ],
)
def test_why_something_is_done_is_told_in_the_language_of_the_window(line: str, told: str) -> None:
    assert ask(line, page(EXPENSE_FORM)).reason.startswith(told)
