"""What fits on one line, cell by cell."""

import pytest

from studio.domain.page.observation import AriaNode
from studio.engine.perception.blocks import Block, simplify
from studio.engine.perception.cells import (
    LinePiece,
    cell_of,
    cells_of,
    is_sentence,
    is_separator,
    led_by,
    one_cell,
    sentence_cell,
    sentence_parts,
)
from tests.factories import make_observation, node, text


def block_of(*nodes: AriaNode) -> Block:
    return simplify(make_observation(*nodes).root)


def texts(*nodes: AriaNode) -> list[str]:
    return [cell.text for cell in cells_of(block_of(*nodes), str)]


def test_a_button_is_called_one_unless_it_stands_in_a_row() -> None:
    button = block_of(node("button", "登録", disabled="true"))
    assert cell_of(button, str, is_brief=False).text == "e1 button 登録 (disabled)"
    assert cell_of(button, str, is_brief=True).text == "e1 登録 (disabled)"


def test_the_ref_is_written_as_asked_and_held_as_the_page_has_it() -> None:
    cell = cell_of(block_of(node("link", "次")), lambda ref: f"f1{ref}", is_brief=True)
    assert (cell.mark, cell.refs) == ("f1e1", ("e1",))


def test_a_link_without_words_says_where_it_leads_and_a_button_says_nothing() -> None:
    assert texts(node("link", "", url="/cart")) == ["e1 →/cart"]
    assert texts(node("button", "")) == ["e1"]


def test_a_label_around_its_box_is_one_cell_with_one_ref_to_read() -> None:
    label = node("generic", "", node("radio", "現金", checked="true"), is_clickable=True)
    (cell,) = cells_of(block_of(label), str)
    assert cell.text == "e2 (x) 現金"
    assert cell.refs == ("e2", "e1")


def test_a_box_that_cannot_be_operated_still_shows_its_state() -> None:
    box = AriaNode("checkbox", "同意", states={"checked": "true"})
    assert cell_of(simplify(box), str, is_brief=True).text == "[x] 同意"


@pytest.mark.parametrize(
    ("kids", "is_one"),
    [
        ((text("くわしい説明は、このページの下にある"), node("link", "規約"), text("を読んでから始めてください")), True),
        ((text("これで終わり。"), node("button", "戻る")), True),
        ((text("see"), node("link", "docs")), True),
        ((text("商品"), node("link", "規約")), False),
        ((text("商品"), node("button", "消す"), text("数量")), False),
        ((node("link", "前"), node("link", "次")), False),
        ((text("月"),), False),
    ],
)  # fmt: skip
def test_what_reads_as_a_sentence(kids: tuple[AriaNode, ...], *, is_one: bool) -> None:
    blocks = [simplify(kid) for kid in make_observation(*kids).root.children]
    assert is_sentence(blocks) is is_one


def test_a_sentence_is_one_cell_with_its_links_in_brackets() -> None:
    kids = (text("くわしくは"), node("link", "規約"), text("をお読みください。"))
    (cell,) = cells_of(block_of(*kids), str)
    assert cell.text == "くわしくは [e1 規約] をお読みください。"
    assert (cell.mark, cell.refs, cell.shape) == ("", ("e1",), "sentence")


def test_the_parts_of_a_sentence_are_cells_of_their_own() -> None:
    parts = sentence_parts(block_of(text("くわしくは"), node("link", "規約"), text("へ。")), str)
    assert [part.text for part in parts] == ["くわしくは", "e1 規約", "へ。"]


@pytest.mark.parametrize(
    ("words", "is_one"), [("|", True), (" / ", True), ("", False), ("|1", False), ("月", False)]
)
def test_a_separator_says_nothing(words: str, *, is_one: bool) -> None:
    assert is_separator(words) is is_one


def test_a_separator_between_links_is_no_cell() -> None:
    assert texts(node("link", "前"), text("|"), node("link", "次")) == ["e1 前", "e2 次"]


def test_a_table_cell_is_one_cell_whatever_it_holds() -> None:
    buttons = node("cell", "", node("button", "編集"), node("button", "削除"))
    assert one_cell(block_of(buttons), str).text == "[e2 編集] [e3 削除]"
    assert one_cell(block_of(node("cell")), str) == sentence_cell([]) == LinePiece(shape="words")


def test_what_a_row_itself_says_goes_into_its_first_cell() -> None:
    own = LinePiece(mark="e1", refs=("e1",), shape="row")
    led = led_by(own, LinePiece(words="鈴木", tail=" (selected)"))
    assert (led.text, led.refs, led.shape) == ("e1 鈴木 (selected)", ("e1",), "row")
    led = led_by(own, LinePiece(mark="e2", words="鈴木", refs=("e2",), shape="link"))
    assert (led.text, led.refs, led.shape) == ("e1 [e2 鈴木]", ("e1", "e2"), "sentence")
    assert led_by(own, LinePiece()).text == "e1"
