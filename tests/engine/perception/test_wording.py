"""One node in words: page text that cannot pass for a ref, boxes, states, values, options."""

import pytest

from studio.engine.perception.wording import (
    clean,
    guarded,
    is_said_in,
    join_words,
    kind_word,
    options_of,
    short_url,
    states,
    value_of,
)
from tests.factories import node


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", ""),
        ("月", "月"),
        ("1", "1"),
        ("  氏\u3000名\n必須 ", "氏 名 必須"),
        ("削\u200b除\u202e\u2066", "削除"),
        ("\uf1f8 削除", "削除"),
        ("\uf1f8", ""),
        ("a\ud800b", "a\ufffdb"),
        ("①㈱ｶﾅ", "①㈱ｶﾅ"),
    ],
)
def test_words_are_as_on_the_page_without_what_nobody_sees(text: str, shown: str) -> None:
    assert clean(text) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("e12 削除", '"e12" 削除'),
        ("e\u200b12 削除", '"e12" 削除'),
        ("f1e3,x4", '"f1e3","x4"'),
        ("押す： e12", '押す： "e12"'),
        ("型番 e12 の箱", "型番 e12 の箱"),
        ("e12.jp", "e12.jp"),
        ("e12a", "e12a"),
    ],
)
def test_a_ref_of_page_text_is_quoted_where_one_of_ours_could_stand(text: str, shown: str) -> None:
    assert clean(text) == shown


@pytest.mark.parametrize(
    ("run", "shown"),
    [
        ("e12 削除", '"e12" 削除'),
        (" e12 削除", ' "e12" 削除'),
        ("f2e3", '"f2e3"'),
        ("f 値", "f 値"),
    ],
)
def test_a_part_cut_out_of_a_text_begins_with_no_ref(run: str, shown: str) -> None:
    assert guarded(run) == shown


@pytest.mark.parametrize(
    ("words", "others", "is_said"),
    [
        ("氏　名", "氏名 必須", True),
        ("（12件）", "受信箱 (12件)", True),
        ("必須 氏名", "氏名 必須", True),
        ("氏名 ▲", "氏名", True),
        ("★", "評価", False),
        ("名前", "氏名", False),
        ("2", "1", False),
    ],
)
def test_what_counts_as_said(words: str, others: str, *, is_said: bool) -> None:
    assert is_said_in(words, others) is is_said


def test_a_sentence_has_blanks_between_words_and_none_before_its_end() -> None:
    assert join_words(["詳細は", "(", "[e1 規約]", ")", "。"]) == "詳細は ([e1 規約])。"


@pytest.mark.parametrize(
    ("role", "checked", "box"),
    [
        ("checkbox", "true", "[x]"),
        ("checkbox", "mixed", "[-]"),
        ("checkbox", "false", "[ ]"),
        ("radio", "true", "(x)"),
        ("menuitemradio", "", "(x)"),
        ("switch", "true", "switch [x]"),
        ("link", "true", ""),
    ],
)
def test_a_box_shows_whether_it_is_on(role: str, checked: str, box: str) -> None:
    assert kind_word(node(role, "急ぎ", checked=checked)) == box


def test_a_box_of_which_the_page_says_nothing_is_off() -> None:
    assert kind_word(node("checkbox", "急ぎ")) == "[ ]"


def test_states_say_what_matters_for_acting() -> None:
    assert states(node("button", expanded="false", disabled="true", level="2")) == (
        " (disabled, collapsed)"
    )
    assert states(node("textbox", invalid="false", readonly="true")) == " (readonly)"
    assert states(node("button", pressed="mixed")) == " (pressed=mixed)"
    assert states(node("button", icon="trash")) == " (icon trash)"


def test_a_field_shows_what_it_holds_and_else_its_placeholder() -> None:
    assert value_of(node("textbox", "氏名", text="e5 山田", placeholder="例")) == ' ="e5" 山田'
    assert value_of(node("textbox", "氏名", placeholder="例：練習")) == " (例：練習)"
    assert value_of(node("textbox", "検索", placeholder="検 索")) == ""


def test_a_closed_select_names_its_options_of_which_one_may_hold_a_slash() -> None:
    days = node("combobox", "日", node("option", "9/1"), node("option", "9/2", selected="true"))
    assert options_of(days) == ("9/1", "9/2")
    assert value_of(days) == " =9/2 [9/1 / 9/2]"
    assert options_of(node("listbox", "日", *days.children)) == ()


@pytest.mark.parametrize("count", [16, 17])
def test_a_long_select_says_how_many_options_it_does_not_name(count: int) -> None:
    months = node("combobox", "月", *(node("option", f"{n}月") for n in range(count)))
    more = "/7月…他 9 件]" if count == 17 else "/15月]"
    assert value_of(months).endswith(more)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("https://a.example/cart?n=1", "→/cart?n=1"),
        ("https://a.example/", "→https://a.example/"),
        ("e12", '→"e12"'),
        ("#top", ""),
        ("javascript:void(0)", ""),
        ("/" + "a" * 80, "→/" + "a" * 38 + "…"),
        ("/search?q=%E6%9C%AC", "→/search?q=本"),
    ],
)
def test_an_address_is_shortened_to_what_tells_links_apart(url: str, shown: str) -> None:
    assert short_url(url) == shown
