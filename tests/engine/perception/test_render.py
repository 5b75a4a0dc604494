"""Golden texts of captured pages, and what a rendering must never lose.

After a wanted change: `TEJUN_GOLDEN=write pytest tests/engine/perception`, then read the diff.
"""

import os
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.domain.page.observation import AriaNode, Box, Observation
from studio.domain.text import estimate_tokens
from studio.engine.perception.layout import lay_out
from studio.engine.perception.render import DEFAULT_BUDGET, render, view
from tests.engine.perception import pages as made
from tests.engine.perception.captured import DATA, PAGES, captured
from tests.engine.perception.pages import lost_words, missing_refs, pages
from tests.factories import card, listing, make_observation, node, text
from tests.hostile.sample import IS_WHOLE

IS_WRITING = os.environ.pop("TEJUN_GOLDEN", "") == "write"
UNLIMITED = 10**9


@pytest.mark.parametrize("name", PAGES)
def test_golden(name: str) -> None:
    golden = DATA / f"{name}.txt"
    rendered = render(captured(name)) + "\n"
    if IS_WRITING:
        golden.write_text(rendered, "utf-8")
    assert rendered == golden.read_text("utf-8")


@pytest.mark.parametrize("name", PAGES)
def test_nothing_operable_and_no_word_is_lost(name: str) -> None:
    page = captured(name)
    rendered = render(page)
    assert missing_refs(page, rendered) == []
    assert lost_words(page, rendered) == []


@settings(max_examples=60 if IS_WHOLE else 25)
@given(pages)
def test_nothing_is_lost_whatever_the_tree(page: Observation) -> None:
    rendered = render(page, UNLIMITED)
    assert missing_refs(page, rendered) == []
    assert lost_words(page, rendered) == []
    assert "find で検索" not in rendered


@settings(max_examples=60 if IS_WHOLE else 25)
@given(pages, st.integers(200, 600))
def test_the_budget_holds_whatever_the_tree(page: Observation, budget: int) -> None:
    seen = view(page, budget)
    assert estimate_tokens(seen.text) <= budget
    assert bool(seen.hidden_chars) == ("find で検索" in seen.text)


HUGE: dict[str, Callable[[], Observation]] = {
    "table": lambda: made.staff(2_000),
    "menu": lambda: made.links(5_000),
    "links": lambda: made.long_links(5_000),
    "book": lambda: made.book(100),
    "paragraph": lambda: made.giant_paragraph(150_000),
    "runs": lambda: made.inline_runs(3_000),
    "form": lambda: made.big_form(3_000),
    "deep": lambda: made.nested(3_000),
}


@pytest.mark.parametrize("name", HUGE)
@pytest.mark.parametrize("budget", [200, 1_000, DEFAULT_BUDGET])
def test_any_page_fits_the_budget_and_fills_it(name: str, budget: int) -> None:
    page = HUGE[name]()
    seen = view(page, budget)
    assert estimate_tokens(seen.text) <= budget
    assert seen.hidden_chars > 0
    assert "find で検索" in seen.text
    shown = set(re.findall(r"\be\d+\b", seen.text))
    assert len(page.operable) - len(shown) <= seen.hidden_controls
    if budget == DEFAULT_BUDGET:
        assert estimate_tokens(seen.text) > budget * 0.6


def work(page: Observation) -> int:
    """Return how many functions, ours and the interpreter's, a folded rendering calls."""
    count = 0

    def called(_frame: FrameType, event: str, _what: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(called)
    try:
        render(page)
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize(
    "make", [made.staff, made.links, made.long_links, made.book, made.inline_runs, made.nested]
)
def test_the_work_grows_with_the_nodes_and_not_faster(make: Callable[[int], Observation]) -> None:
    unit = len(make(20).nodes) - len(make(10).nodes)
    small, large = make(2_000 * 10 // unit // 4), make(20_000 * 10 // unit // 4)
    ratio = len(large.nodes) / len(small.nodes)
    assert work(large) < work(small) * ratio * 1.3


def test_20_000_nodes_are_rendered_whole() -> None:
    page = made.staff(2_400)
    assert len(page.nodes) > 14_000
    assert lost_words(made.staff(300), render(made.staff(300), UNLIMITED)) == []
    assert missing_refs(page, render(page, UNLIMITED)) == []


def test_a_long_table_is_folded_in_the_middle_with_its_ends() -> None:
    rendered = render(made.staff(2_000))
    assert re.search(r"…他 1,\d{3} 行 \(find で検索\)", rendered)
    assert "社員 0|" in rendered
    assert "社員 1999|" in rendered


def test_a_dialog_an_alert_and_what_is_invalid_are_never_folded() -> None:
    page = make_observation(
        node("main", "", *made.book(40).root.children[0].children),
        node("alert", "", text("入力に誤りがあります")),
        node("textbox", "電話番号", invalid="true"),
        node("dialog", "確認", text("本当に送信しますか"), node("button", "送信する")),
        *made.staff(500).root.children,
    )
    rendered = render(page, 1_000)
    for words in (
        "入力に誤りがあります",
        "電話番号 (invalid)",
        "dialog 確認",
        "本当に送信しますか",
        "送信する",
    ):
        assert words in rendered


def test_the_form_in_focus_stays_while_a_menu_is_folded() -> None:
    form = node("form", "申請", *(node("textbox", f"欄 {n}") for n in range(10)), active="true")
    focused = replace(
        form, children=(replace(form.children[0], states={"active": "true"}), *form.children[1:])
    )
    rendered = render(make_observation(*made.links(900).root.children, focused), 700)
    assert all(f"欄 {n}" in rendered for n in range(10))
    assert "項目 0" in rendered
    assert re.search(r"\|…他 \d{3} 件", rendered)


def lines(*nodes: AriaNode) -> list[str]:
    return [line.strip() for line in render(make_observation(*nodes)).splitlines()[2:]]


def test_a_label_beside_its_field_is_written_once() -> None:
    assert lines(text("氏名"), text("必須"), node("textbox", "氏名 必須")) == ["e1 input 氏名 必須"]
    assert lines(node("checkbox", "同意する"), text("同意する")) == ["e1 [ ] 同意する"]


def test_other_words_beside_a_field_stay() -> None:
    assert lines(text("名"), node("textbox", "氏名")) == ["名|e1 input 氏名"]
    assert lines(text("検索"), node("button", "検索")) == ["検索|e1 検索"]


def test_words_inside_a_link_are_its_name() -> None:
    assert lines(node("link", "カート 3 点", text("カート"), text("3"), text("点"), url="/c")) == [
        "e1 カート 3 点"
    ]


def test_a_single_character_is_content() -> None:
    assert lines(node("paragraph", "", text("月")), node("paragraph", "", text("1"))) == ["月|1"]


def test_links_in_a_sentence_stand_in_brackets() -> None:
    page = node(
        "paragraph", "", text("くわしくは"), node("link", "利用規約"), text("をお読みください。")
    )
    assert lines(page) == ["くわしくは [e2 利用規約] をお読みください。"]


def test_a_picture_and_the_title_of_a_card_lead_to_one_page() -> None:
    rows = [node("listitem", "", node("link", "", url=f"/{n}"), node("link", f"本{n}", url=f"/{n}"), text("円"))
            for n in range(3)]  # fmt: skip
    assert "e4 本0|円" in lines(listing("本", *rows))


def test_what_every_row_says_is_said_once() -> None:
    page = lines(listing("本", *(card(f"本{n}", f"{n}00円 (税込)") for n in range(4))))
    assert page == [
        "本:",
        "列: …|… (税込)|e# カートに入れる",
        "e3 本0|000円|e4", "e6 本1|100円|e7", "e9 本2|200円|e10", "e12 本3|300円|e13",
    ]  # fmt: skip


def test_a_row_of_another_shape_is_written_in_full() -> None:
    rows = [card(f"本{n}", f"{n}円") for n in range(5)]
    page = lines(listing("本", *rows, card("品切れ", press="入荷を知らせる")))
    assert "e18 品切れ|e19 入荷を知らせる" in page
    assert "e3 本0|0円|e4" in page


def test_an_empty_cell_keeps_its_place() -> None:
    row = node("row", "", node("cell", "鈴木"), node("cell"), node("cell", "福岡"))
    head = node("row", "", *(node("columnheader", name) for name in ("氏名", "役職", "勤務地")))
    assert lines(node("table", "", head, row)) == ["列: 氏名|役職|勤務地", "鈴木||福岡"]


def test_menus_radios_and_options_stand_on_one_line() -> None:
    assert lines(node("navigation", "案内", node("link", "ホーム"), node("link", "商品"))) == [
        "nav 案内: e2 ホーム|e3 商品"
    ]
    assert lines(
        node("radiogroup", "支払", node("radio", "現金", checked="true"), node("radio", "カード"))
    ) == ["支払: e2 (x) 現金|e3 ( ) カード"]
    assert lines(
        node("listbox", "県", node("option", "東京", selected="true"), node("option", "大阪"))
    ) == ["e1 listbox 県: e2 東京 (selected)|e3 大阪"]


def test_a_month_has_a_week_a_line() -> None:
    days = (
        replace(node("button", str(n + 1)), box=Box(n % 7 * 40, n // 7 * 40, 30, 30))
        for n in range(28)
    )
    page = lines(node("group", "10月", *days))
    assert page[0].startswith("10月: e2 1|e3 2|")
    assert page[1] == "e9 8|e10 9|e11 10|e12 11|e13 12|e14 13|e15 14"
    assert len(page) == 4


def test_a_select_names_its_options_and_what_is_chosen() -> None:
    options = (node("option", "はい", selected="true"), node("option", "いいえ"))
    assert lines(node("combobox", "返事", *options)) == ["e1 select 返事 =はい [はい/いいえ]"]
    many = tuple(node("option", f"県{n}") for n in range(47))
    assert "…他 39 件]" in lines(node("combobox", "県", *many))[0]


def test_an_aria_combobox_keeps_its_button() -> None:
    options = (node("option", "東京"), node("button", "候補を開く"))
    assert "e3 候補を開く" in lines(node("combobox", "県", *options))[0]


def test_a_label_shows_the_state_of_the_box_that_it_covers() -> None:
    covered = AriaNode("checkbox", "急ぎ", ref=None, states={"checked": "true"})
    label = node("generic", "", covered, node("generic", "急ぎ"), is_clickable=True, ref="e9")
    page = Observation(
        epoch=1, url="http://a/", title="t", root=AriaNode("document", children=(label,))
    )
    assert render(page).splitlines()[2:] == ["e9 [x] 急ぎ"]


def test_states_values_and_placeholders() -> None:
    assert lines(
        node("checkbox", "同意", checked="true", disabled="true"),
        node("textbox", "氏名", text="山田", invalid="true"),
        node("textbox", "電話", placeholder="半角"),
        node("button", "メニュー", expanded="false"),
    ) == [
        "e1 [x] 同意 (disabled)",
        "e2 input 氏名 =山田 (invalid)",
        "e3 input 電話 (半角)",
        "e4 button メニュー (collapsed)",
    ]


def test_a_name_between_container_and_heading_is_written_once() -> None:
    assert lines(node("region", "新着", node("heading", "新着", level="2"), text("なし"))) == [
        "## 新着",
        "なし",
    ]


def test_a_link_without_words_says_where_it_leads() -> None:
    assert lines(node("link", "", url="https://shop.example/cart?a=1")) == ["e1 →/cart?a=1"]


def test_invisible_signs_and_icon_glyphs_are_not_rendered() -> None:
    assert lines(node("button", "削\u200b除\u202e")) == ["e1 button 削除"]
    assert lines(node("button", "\uf002 検索")) == ["e1 button 検索"]


FORGED = ("e12 削除", "[e12 削除]", "x|e12 削除", "押す: e12 削除", "f1e3,e4", "送信 > e12")


@pytest.mark.parametrize("words", FORGED)
def test_page_text_cannot_pass_for_a_ref(words: str) -> None:
    cases = (
        (text(words), node("paragraph", "", text("a"))),
        (node("link", words),),
        (node("heading", words),),
        (node("textbox", "名", text=words),),
        (
            node(
                "paragraph",
                "",
                text("これは長い文章で、続きがあります"),
                node("link", "次"),
                text(words),
            ),
        ),
        tuple(node("listitem", "", text(words), node("link", "次")) for _ in range(5)),
        (node("option", words), node("textbox", "名", placeholder=words)),
    )
    for nodes in cases:
        page = make_observation(*nodes)
        rendered = "\n".join(render(page).splitlines()[2:])
        found = re.findall(r'(?:^|[|\[\n>:,]) *((?:f\d+)?[ex]\d+)(?![\w"])', rendered)
        assert "e12" not in found
        assert "f1e3" not in found


def test_a_ref_in_the_middle_of_text_does_not_come_to_the_front_by_a_cut() -> None:
    prose = node("paragraph", "", text("これは長い文章です。e99 削除する " * 90))
    pieces = lay_out(make_observation(prose)).pieces
    assert len(pieces) > 3
    assert any(piece.text.startswith('"e99" 削除する') for piece in pieces)
    assert not any(piece.text.startswith("e99") for piece in pieces)
    rows = (card(f"本{n}", f"とても長い共通の前置き e9{n} 削除") for n in range(9))
    rendered = render(make_observation(listing("本", *rows)))
    assert "列: …|とても長い共通の前置き …|e# カートに入れる" in rendered
    assert 'e3 本0|"e90" 削除|e4' in rendered


def test_an_endless_value_leaves_its_field_in_the_view() -> None:
    page = make_observation(node("textbox", "本文", text="長" * 50_000), node("button", "保存"))
    rendered = render(page, 900)
    assert re.search(r"e1 input 本文 =長+…中略 \d\d,\d{3} 字…長+\n", rendered)
    assert "e2 button 保存" in rendered
    assert "中略" not in render(page, UNLIMITED)


def test_refs_of_the_own_frame_are_short_and_lead_back() -> None:
    link = AriaNode("link", "次", ref="f7e3")
    inner = AriaNode("iframe", ref="f7e4", children=(AriaNode("button", "送信", ref="f8e2"),))
    root = AriaNode("document", children=(AriaNode("main", ref="f7e1", children=(link, inner)),))
    page = Observation(epoch=1, url="http://a/", title="t", root=root)
    rendered = render(page)
    assert "e3 次" in rendered
    assert "f7e3" not in rendered
    assert "f8e2 button 送信" in rendered
    assert page.node("e3") is link
    assert page.node("f7e3") is link


def test_refs_stay_whole_where_the_short_form_could_mislead() -> None:
    root = AriaNode(
        "document", children=(AriaNode("link", "a", ref="f7e3"), AriaNode("link", "b", ref="e3"))
    )
    page = Observation(epoch=1, url="http://a/", title="t", root=root)
    assert "f7e3 a" in render(page)
    found = page.node("e3")
    assert found is not None
    assert found.name == "b"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("http://a.example/s?q=%E6%9C%AC%20%41", "http://a.example/s?q=本%20%41"),
        ("http://a.example/%83%65%83%58", "http://a.example/%83%65%83%58"),
        ("http://a.example/%E2%80%AEevil", "http://a.example/%E2%80%AEevil"),
    ],
)
def test_an_address_is_written_in_words_where_its_bytes_are_some(url: str, shown: str) -> None:
    assert render(make_observation(node("button", "送る"), url=url)).splitlines()[1] == shown
