"""What a page says against an act, and what is no complaint."""

import pytest

from studio.domain.page.observation import AriaNode, Observation
from studio.engine.perception.complaints import complaint_of, refusal_beside, told_on
from studio.engine.perception.diff import compare
from tests.factories import SHOP, make_observation, node, text


def form(number: str, *more: AriaNode) -> Observation:
    return make_observation(
        node("textbox", "番号", text=number), node("button", "追加"), *more, title="関連"
    )


def test_a_new_refusal_beside_what_was_typed_is_told() -> None:
    said = text("同じプロジェクトに属していません: #128")
    typed = frozenset({"128"})
    assert "属していません" in refusal_beside(form("128"), form("128", said), typed)
    assert not refusal_beside(form("128", said), form("128", said), typed)
    assert not refusal_beside(form("128"), form("", said), typed)
    assert not refusal_beside(form("128"), form("128", text("追加しました")), typed)


def test_a_field_that_is_refused_is_told_in_the_words_of_its_page() -> None:
    wrong = node("textbox", "日付", text="2/30", invalid="true")
    after = make_observation(wrong, node("listitem", "", text("日付を正しく入力してください。")))
    silent = make_observation(wrong)
    before = make_observation(node("textbox", "日付", text="2/30"))
    assert complaint_of(compare(before, after), after) == "日付を正しく入力してください。"
    assert complaint_of(compare(before, silent), silent) == "日付の入力を確かめてください"


def test_an_empty_field_of_a_form_that_only_opened_is_no_complaint() -> None:
    empty = node("textbox", "題名 *", invalid="true")
    opened = make_observation(node("button", "追加"), empty)
    assert not complaint_of(compare(make_observation(node("button", "追加")), opened), opened)
    was = make_observation(node("button", "追加"), node("textbox", "題名 *"))
    assert complaint_of(compare(was, opened), opened) == "題名 *の入力を確かめてください"


def test_what_a_page_says_of_what_is_not_there_is_told_its_messages_first() -> None:
    hint = node("paragraph", "", text("該当するページは存在しません。"))
    message = node("alert", "", text("削除できません。"))
    assert told_on(make_observation(hint)) == "該当するページは存在しません。"
    assert told_on(make_observation(hint, message)) == "削除できません。"
    assert not told_on(make_observation(node("paragraph", "", text("必須の項目です。"))))
    assert not told_on(make_observation(node("heading", "本当に削除できませんか？")))


@pytest.mark.parametrize(
    ("words", "url", "typed", "complains"),
    [
        ("このフォルダーにメッセージはありません。", f"{SHOP}inbox", "", False),
        ("このフォルダーにメッセージはありません。", SHOP, "", False),
        ("その番号の商品はありません。", SHOP, "B-7", True),
        ("権限がありません。", f"{SHOP}inbox", "", True),
        ("合計はありません。正しく入力してください。", f"{SHOP}inbox", "", True),
    ],
)
def test_a_list_that_is_empty_complains_of_nothing(
    words: str, url: str, typed: str, *, complains: bool
) -> None:
    before = make_observation(AriaNode("textbox", "番号", "e1", text=typed), url=SHOP)
    field = AriaNode("textbox", "番号", "e1", text=typed)
    after = make_observation(field, AriaNode("alert", words), url=url)
    assert bool(complaint_of(compare(before, after), after)) is complains
