"""The tree without its wrappers: what is said once, what vanishes, what stays."""

import pytest

from studio.domain.page.observation import AriaNode
from studio.engine.perception.blocks import Block, simplify
from tests.factories import make_observation, node, text


def block_of(*nodes: AriaNode) -> Block:
    return simplify(make_observation(*nodes).root)


def outline(block: Block) -> str:
    """Return roles and words as one line: `row(cell:鈴木 cell)`."""
    inner = f"({' '.join(outline(kid) for kid in block.kids)})" if block.kids else ""
    return f"{block.node.role}{':' if block.words else ''}{block.words}{inner}"


def test_wrappers_vanish_and_one_character_of_text_stays() -> None:
    deep = node("generic", "", node("generic", "", node("paragraph", "", text("月"))))
    assert outline(block_of(deep, node("generic"))) == "paragraph:月"


def test_what_can_be_operated_stays_without_any_words() -> None:
    block = block_of(node("generic", "", node("button")), node("link", "", url="/a"), text(""))
    assert outline(block) == "document(button link)"
    assert block.controls == 2


def test_a_name_and_a_text_that_says_it_again_are_one() -> None:
    assert outline(block_of(node("link", "カート 3 点", text="3"))) == "link:カート 3 点"
    assert outline(block_of(node("heading", "新着", text="新着 12 件"))) == "heading:新着 12 件"
    assert outline(block_of(node("heading", "新着", text="12 件"))) == "heading:新着 12 件"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("\uf1f8", "button"),
        ("", "button"),
        ("\uf1f8 消す", "button:消す"),
        ("消す 消す", "button:消す"),
        ("氏名 氏名: 並べ替え", "button:氏名: 並べ替え"),
        ("消す 消すな", "button:消す 消すな"),
        ("12 12", "button:12 12"),
    ],
)
def test_the_picture_of_a_button_is_no_word_of_it(name: str, words: str) -> None:
    assert outline(block_of(node("button", name, icon="trash"))) == words


def test_an_icon_of_what_cannot_be_operated_is_no_word() -> None:
    assert outline(block_of(node("img", "\uf1f8", icon="trash"))) == "document"


def test_a_label_around_a_box_is_one_thing_with_two_refs() -> None:
    box = node("checkbox", "同意する")
    block = block_of(node("generic", "", box, text("同意する"), is_clickable=True))
    assert outline(block) == "checkbox:同意する"
    assert (block.node.ref, block.twins) == ("e2", ("e1",))


@pytest.mark.parametrize(("alt", "is_one"), [("", True), ("Python 入門", True), ("新刊", False)])
def test_a_picture_and_the_title_that_lead_to_one_thing_are_one_link(
    alt: str, *, is_one: bool
) -> None:
    picture = node("link", "", *([node("img", alt)] if alt else []), url="https://a.example/p/1")
    title = node("heading", "", node("link", "Python 入門", url="https://a.example/p/1"))
    assert block_of(picture, title).controls == (1 if is_one else 2)


@pytest.mark.parametrize(
    ("drawn", "is_one"),
    [
        (node("combobox", "大阪"), True),
        (node("combobox", "東京"), False),
        (node("button", "大阪"), False),
    ],
)
def test_a_list_that_a_page_draws_over_the_browsers_own_is_one_with_it(
    drawn: AriaNode, *, is_one: bool
) -> None:
    options = (node("option", "東京"), node("option", "大阪", selected="true"))
    block = block_of(node("generic", "", node("combobox", "支店", *options), drawn))
    assert block.controls == (1 if is_one else 2)


@pytest.mark.parametrize(
    ("outer", "inner", "twins"),
    [
        (node("link", "戻る", node("button", "戻る", ref="e9")), "戻る", ("e9",)),
        (
            node("option", "履歴", node("option", "履歴", ref="e9"), selected="true"),
            "履歴",
            ("e9",),
        ),
        (node("link", "山田", node("button", "削除", ref="e9")), "山田", ()),
        (node("tab", "一覧", node("textbox", "一覧", ref="e9")), "一覧", ()),
    ],
)
def test_a_control_around_one_of_the_same_name_is_one_thing_with_two_refs(
    outer: AriaNode, inner: str, twins: tuple[str, ...]
) -> None:
    block = block_of(outer)
    assert (block.words, block.twins, block.controls) == (inner, twins, 1 if twins else 2)


def test_a_pointer_area_around_two_controls_is_a_thing_of_its_own() -> None:
    area = node("generic", "", node("button", "前"), node("button", "次"), is_clickable=True)
    block = block_of(area)
    assert block.twins == ()
    assert block.controls == 3


def test_a_label_beside_its_field_is_dropped_and_one_far_away_is_kept() -> None:
    assert outline(block_of(text("氏 名"), node("textbox", "氏名"))) == "document(textbox:氏名)"
    far = (text("a"), text("b"), text("c"), node("textbox", "氏名"))
    assert outline(block_of(text("氏名"), *far)).startswith("document(text:氏名 ")


def test_empty_cells_keep_their_place_though_the_row_has_a_name() -> None:
    cells = (node("cell", "鈴木"), node("cell"), node("cell", "福岡"))
    assert outline(block_of(node("row", "鈴木 福岡", *cells))) == "row(cell:鈴木 cell cell:福岡)"
    pressed = block_of(node("row", "鈴木 福岡", *cells, is_clickable=True))
    assert outline(pressed) == "row(cell:鈴木 cell cell:福岡)"


def test_the_options_of_a_closed_select_are_no_blocks_and_its_button_is_one() -> None:
    block = block_of(node("combobox", "県", node("option", "東京"), node("button", "開く")))
    assert outline(block) == "combobox:県(button:開く)"


@pytest.mark.parametrize(
    ("field", "is_urgent"),
    [
        (node("textbox", "電話", invalid="true"), True),
        (node("textbox", "電話", invalid="false"), False),
        (node("textbox", "電話", active="true"), True),
        (node("paragraph", "本文", active="true"), False),
    ],
)
def test_what_is_wrong_or_in_focus_makes_everything_around_it_urgent(
    field: AriaNode, *, is_urgent: bool
) -> None:
    assert block_of(text("a"), node("listitem", "", text("b"), field)).is_urgent is is_urgent


def test_a_page_nested_without_end_becomes_flat_and_loses_nothing() -> None:
    inner = node("link", "底", ref="e1")
    for n in range(300):
        inner = node("list", "", node("listitem", "", text(f"段{n}"), inner))
    block = simplify(inner)
    assert block.height < 300
    assert block.controls == 1
    assert "段299 " in block.plain
