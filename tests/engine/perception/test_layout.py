"""From the simplified tree to lines."""

import pytest

from studio.domain.page.observation import AriaNode
from studio.engine.perception.layout import Layout, lay_out, lay_out_tree, lines_of
from studio.engine.perception.pieces import PieceKind, written
from tests.factories import card, grid, listing, make_observation, node, text


def laid(*nodes: AriaNode) -> Layout:
    return lay_out(make_observation(*nodes))


def lines(*nodes: AriaNode) -> list[str]:
    return written(laid(*nodes).pieces).split("\n")


def pinned(*nodes: AriaNode) -> list[str]:
    return [piece.text for piece in laid(*nodes).pieces if piece.is_pinned]


def test_an_empty_page_has_no_pieces() -> None:
    assert laid().pieces == []
    assert laid(node("generic", "", node("paragraph"))).pieces == []


def test_tables_and_lists_are_numbered_and_named() -> None:
    rows = [card(f"本{n}", "円") for n in range(3)]
    layout = laid(listing("新刊", *rows), grid(["氏名"], ["鈴木"], ["佐藤"]))
    assert layout.tables == {1: "新刊", 2: ""}
    places = [(p.table, p.rank, p.total) for p in layout.pieces if p.kind is PieceKind.ROW]
    assert places == [(1, 0, 3), (1, 1, 3), (1, 2, 3), (2, 0, 2), (2, 1, 2)]


@pytest.mark.parametrize("name", ["", "鈴木 福岡"])
def test_a_row_that_can_be_pressed_keeps_its_columns(name: str) -> None:
    head = node("row", "", *(node("columnheader", one) for one in ("氏名", "役職", "勤務地")))
    cells = (node("cell", "鈴木"), node("cell"), node("cell", "福岡"))
    row = node("row", name, *cells, is_clickable=True)
    assert lines(node("table", "", head, row)) == ["列: 氏名|役職|勤務地", "e6 鈴木||福岡"]


def test_a_wide_heading_leaves_the_columns_below_it_their_places() -> None:
    heads = (node("columnheader", "操作", colspan="2"), node("columnheader", "番号"))
    cells = (node("cell", "編集"), node("cell", "削除"), node("cell", "101"))
    table = node("table", "", node("row", "", *heads), node("row", "", *cells))
    assert lines(table) == ["列: 操作||番号", "編集|削除|101"]


@pytest.mark.parametrize(("level", "marks"), [("1", "#"), ("6", "###"), ("", "##"), ("²", "##")])
def test_a_heading_shows_its_level(level: str, marks: str) -> None:
    assert lines(node("heading", "月", level=level)) == [f"{marks} 月"]


def test_what_is_side_by_side_in_a_dialog_is_indented_below_it() -> None:
    page = lines(node("dialog", "確認", node("heading", "削除しますか"), node("button", "はい")))
    assert page == ["dialog 確認:", " ## 削除しますか", " e3 button はい"]


def test_dialogs_and_alerts_are_pinned_with_all_that_is_in_them() -> None:
    dialog = node("dialog", "確認", text("本当に送りますか"), node("button", "送信"))
    kept = pinned(node("alert", "", text("期限です")), text("本文"), dialog)
    assert kept == ["alert:", "期限です", "dialog 確認:", "本当に送りますか", "e3 button 送信"]


def test_an_invalid_field_is_pinned_in_a_line_in_a_row_and_in_a_table() -> None:
    wrong = node("textbox", "個数", invalid="true")
    apart = node("heading", "次")
    assert pinned(wrong, apart) == ["e1 input 個数 (invalid)"]
    assert pinned(wrong, text("にしてください。"), apart) == [
        "[e1 input 個数 (invalid)] にしてください。"
    ]
    items = [node("listitem", "", text(f"本{n}"), node("textbox", f"{n}")) for n in range(3)]
    assert pinned(listing("", *items, node("listitem", "", text("誤"), wrong))) == [
        "誤|e9 input 個数 (invalid)"
    ]
    rows = [node("row", "", node("cell", f"{n}"), node("cell", "月")) for n in range(3)]
    bad = node("row", "", node("cell", "誤"), node("cell", "", wrong))
    assert pinned(node("table", "", *rows, bad)) == ["誤|e14 input 個数 (invalid)"]


def test_the_words_invalid_in_a_value_pin_nothing() -> None:
    assert pinned(node("textbox", "備考", text="invalid")) == []


def test_an_invalid_field_is_pinned_in_a_row_of_many_columns() -> None:
    wide = [node("cell", f"{n}") for n in range(20)]
    bad = node("row", "", *wide, node("cell", "", node("textbox", "個数", invalid="true")))
    (kept,) = pinned(node("table", "", node("row", "", *wide, node("cell", "月")), bad))
    assert kept.endswith("|19|e46 input 個数 (invalid)")


def test_a_link_in_the_long_sentence_of_a_list_item_is_not_cut() -> None:
    names = [f"参照{n}{'長' * 30}。{'長' * 12}" for n in range(7)]
    kids = [part for name in names for part in (node("link", name), text("と。"))]
    layout = laid(node("listitem", "", *kids), node("heading", "次"))
    held = [(piece.text, ref) for piece in layout.pieces for ref in piece.refs]
    assert len(held) == 7
    assert all(f"[{ref} {name}]" in said for (said, ref), name in zip(held, names, strict=True))


def test_a_name_that_the_last_heading_says_is_not_repeated() -> None:
    table = node("table", "社員 一覧", *grid(["氏名"], ["鈴木"]).children)
    assert lines(node("heading", "社員一覧"), table) == ["## 社員一覧", "列: 氏名", "鈴木"]
    assert lines(node("heading", "名簿"), table)[1] == "社員 一覧:"


def test_a_part_of_a_page_is_laid_out_alone() -> None:
    root = make_observation(card("本", "980円"), node("heading", "月")).root
    assert lines_of(root.children[0], str) == ["e2 本|980円|e3 カートに入れる"]
    whole = lay_out_tree(root, lambda ref: f"f1{ref}", frozenset({id(root.children[1])}))
    assert [piece.text for piece in whole.pieces if piece.is_pinned] == ["## 月"]
    assert "f1e2 本" in written(whole.pieces)
