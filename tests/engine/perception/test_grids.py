"""Rows of one shape: what all of them say stands once, above them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from studio.engine.perception.cells import LinePiece
from studio.engine.perception.grids import grid_of


def said(*words: str) -> list[LinePiece]:
    return [LinePiece(words=one, shape="words") for one in words]


def pressed(ref: str, words: str = "削除", tail: str = "") -> LinePiece:
    return LinePiece(ref, words, tail, (ref,), shape="button")


def test_no_rows_are_no_grid() -> None:
    assert grid_of(()).lines == ()
    assert grid_of((), said("氏名", "部署")).header == "列: 氏名|部署"


def test_a_missing_cell_between_others_keeps_its_place_below_headers() -> None:
    grid = grid_of([said("鈴木", "", "福岡"), said("佐藤", "", "")], said("氏名", "役職", "勤務地"))
    assert [line.text for line in grid.lines] == ["鈴木||福岡", "佐藤"]


def test_without_headers_an_empty_cell_takes_no_place() -> None:
    assert grid_of([said("鈴木", "", "福岡")]).lines[0].text == "鈴木|福岡"


def test_a_row_over_several_columns_is_written_in_full_among_others() -> None:
    rows = [[*said(f"社員{n}"), pressed(f"e{n}")] for n in range(5)]
    grid = grid_of([*rows, said("以上")], said("氏名", "操作"))
    assert grid.header == "列: 氏名|操作 e# 削除"
    assert [line.text for line in grid.lines[-2:]] == ["社員4|e4", "以上"]


@pytest.mark.parametrize("headers", [(), said("氏名", "操作")])
def test_several_controls_of_each_row_are_called_once(headers: Sequence[LinePiece]) -> None:
    acts = [
        LinePiece("", f"[e{n} 編集] [f{n} 削除]", refs=(f"e{n}", f"f{n}"), shape="sentence",
                  marks=(f"e{n}", f"f{n}"), calls=("編集", "削除"))
        for n in range(5)
    ]  # fmt: skip
    grid = grid_of([[*said(f"社員{n}"), act] for n, act in enumerate(acts)], headers)
    assert (
        grid.header
        == f"列: {'氏名|操作' if headers else '…|'}{' ' if headers else ''}e# 編集 e# 削除"
    )
    assert grid.lines[3].text == "社員3|e3 f3"
    assert grid.lines[3].refs == ("e3", "f3")
    one = replace(acts[0], words="[e0 編集]", marks=("e0",), calls=("編集",))
    rows = [[*said(f"社員{n}"), act] for n, act in enumerate((one, *acts[1:]))]
    assert grid_of(rows, headers).lines[3].text == "社員3|[e3 編集] [f3 削除]"


@pytest.mark.parametrize(("rows", "is_shared"), [(3, False), (4, True)])
def test_few_rows_share_nothing(rows: int, *, is_shared: bool) -> None:
    grid = grid_of([[*said(f"本{n}"), pressed(f"e{n}")] for n in range(rows)])
    assert bool(grid.header) is is_shared
    assert grid.lines[0].text == ("本0|e0" if is_shared else "本0|e0 削除")


def test_rows_that_all_say_the_same_still_say_it() -> None:
    grid = grid_of([said("在庫あり")] * 6)
    assert grid.header == ""
    assert {line.text for line in grid.lines} == {"在庫あり"}


def test_what_stands_in_all_rows_is_searched_in_each_of_them() -> None:
    grid = grid_of([[*said(f"本{n}"), pressed(f"e{n}", tail=" (disabled)")] for n in range(4)])
    assert grid.lines[2].words == "本2 削除 (disabled)"
    assert grid.lines[2].text == "本2|e2 (disabled)"
    assert grid.lines[2].refs == ("e2",)


def test_words_before_and_behind_are_cut_between_words() -> None:
    prices = ("1,980円 (税込)", "2,420円 (税込)", "2,980円 (税込)", "900円 (税込)")
    grid = grid_of([said(f"本{n}", price) for n, price in enumerate(prices)])
    assert grid.header == "列: …|… (税込)"
    assert grid.lines[1].text == "本1|2,420円"


@pytest.mark.parametrize("shared", ["112,", "10:30:"])
def test_no_number_and_no_time_is_cut_in_two(shared: str) -> None:
    grid = grid_of([said(f"本{n}", f"{shared}{n}05") for n in range(10)])
    assert grid.header == ""
    assert grid.lines[3].text == f"本3|{shared}305"


def test_a_row_cannot_begin_with_a_ref_because_of_a_cut() -> None:
    grid = grid_of([said(f"とても長い前置き： e9{n} 削除", f"{n}円") for n in range(9)])
    assert grid.header.startswith("列: とても長い前置き： …")
    assert grid.lines[1].text.startswith('"e91"')


def test_a_bar_of_the_page_is_put_in_quotes_and_our_ref_is_not() -> None:
    rows = [[pressed("e1", "A|B"), *said("C|D")]]
    assert grid_of(rows).lines[0].text == 'e1 "A|B"|"C|D"'
    assert grid_of(rows, said("甲|乙", "丙")).header == '列: "甲|乙"|丙'


def test_a_box_called_as_its_row_reads_is_bare_and_one_with_words_of_its_own_keeps_them() -> None:
    def boxed(ref: str, words: str) -> LinePiece:
        return LinePiece(f"{ref} [ ]", words, "", (ref,), shape="checkbox")

    rows = [[boxed("e1", "INV-7 を選ぶ"), *said("INV-7", "下書き")]]
    assert (
        grid_of(rows, said("", "番号", "状態")).lines[0].text == "e1 [ ] INV-7 を選ぶ|INV-7|下書き"
    )
    rows = [[boxed("e1", "INV-7"), *said("INV-7", "下書き")]]
    assert grid_of(rows, said("", "番号", "状態")).lines[0].text == "e1 [ ]|INV-7|下書き"


def test_fields_below_headings_say_their_row_and_their_options_once() -> None:
    def rank(ref: str, firm: str, held: str) -> LinePiece:
        return LinePiece(
            f"{ref} select", f"ランク（{firm}）", f" ={held} [A/B]", (ref,), is_field=True,
            shape="combobox", options=("A", "B"),
        )  # fmt: skip

    rows = [[*said(f"会社{n}"), rank(f"e{n}", f"会社{n}", "AB"[n % 2])] for n in range(4)]
    grid = grid_of(rows, said("会社名", "ランク"))
    assert grid.header == "列: 会社名|ランク [A/B]"
    assert [line.text for line in grid.lines[:2]] == ["会社0|e0 select =A", "会社1|e1 select =B"]
    assert "[A/B]" in grid.lines[0].words
    other = [*said("会社9"), rank("e9", "本社", "A")]
    assert grid_of([*rows, other], said("会社名", "ランク")).lines[4].text == (
        "会社9|e9 select ランク（本社） =A"
    )
    assert grid_of(rows[:3], said("会社名", "ランク")).lines[0].text == "会社0|e0 select =A [A/B]"


def test_fields_that_alone_say_their_row_keep_its_name() -> None:
    def number(ref: str, words: str) -> LinePiece:
        return LinePiece(f"{ref} input", words, "", (ref,), is_field=True, shape="textbox")

    row = [number("e1", "数量（田中）"), number("e2", "単価（田中）")]
    assert grid_of([row], said("数量", "単価")).lines[0].text == (
        "e1 input 数量（田中）|e2 input 単価（田中）"
    )
