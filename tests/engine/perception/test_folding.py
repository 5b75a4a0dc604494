"""Keeping a page inside a budget: every mark says exactly what it stands for."""

import re
from collections.abc import Sequence

import pytest

from studio.domain.text import estimate_tokens
from studio.engine.perception.folding import fold
from studio.engine.perception.pieces import LINE, Piece, PieceKind, written

HEADING = Piece("# 見出し", "見出し", PieceKind.HEADING, level=1)


def rows(count: int) -> list[Piece]:
    return [
        Piece(f"{n:04}|とある長めの題名の本", "", PieceKind.ROW, (f"e{n}",), LINE, n, count, 1)
        for n in range(count)
    ]


def items(count: int) -> list[Piece]:
    leads = (LINE, *["|"] * (count - 1))
    return [
        Piece(f"項目{n:04}", "", PieceKind.ITEM, (f"e{n}",), lead, n, count, 1)
        for n, lead in enumerate(leads)
    ]


def prose(count: int) -> list[Piece]:
    return [Piece("長い文章が続きます。" * 6, "", PieceKind.PROSE) for _ in range(count)]


def hidden(pieces: Sequence[Piece], text: str) -> list[Piece]:
    shown = text.split("\n")
    return [piece for piece in pieces if not any(piece.text in line for line in shown)]


def test_what_fits_is_written_as_it_is() -> None:
    pieces = [HEADING, *rows(5)]
    folded = fold(pieces, 1_000)
    assert folded.text == written(pieces)
    assert (folded.hidden_controls, folded.hidden_chars) == (0, 0)
    assert fold([], 100).text == ""


@pytest.mark.parametrize("budget", [150, 400, 2_000])
def test_a_mark_counts_the_rows_it_hides(budget: int) -> None:
    pieces = [HEADING, *rows(500)]
    folded = fold(pieces, budget)
    counted = [int(n.replace(",", "")) for n in re.findall(r"…他 ([\d,]+) 行", folded.text)]
    assert sum(counted) == len(hidden(pieces, folded.text)) == folded.hidden_controls
    assert "0000|" in folded.text
    assert "0499|" in folded.text
    assert estimate_tokens(folded.text) <= budget


def test_a_mark_counts_the_items_it_hides_on_their_own_line() -> None:
    pieces = [HEADING, *items(500)]
    folded = fold(pieces, 300)
    counted = re.search(r"\|…他 (\d+) 件 \(find で検索\)\|", folded.text)
    assert counted is not None
    assert int(counted[1]) == folded.hidden_controls == 500 - len(re.findall("項目", folded.text))


def test_a_mark_counts_the_characters_and_controls_it_hides() -> None:
    link = Piece("[e9 規約]", "規約", PieceKind.PROSE, ("e9",), "")
    pieces = [HEADING, *prose(20), link, *prose(20)]
    folded = fold(pieces, 200)
    gone = hidden(pieces, folded.text)
    chars = sum(len(piece.text) for piece in [*[p for p in pieces if p.kind is PieceKind.PROSE]])
    chars -= folded.text.count("長い文章が続きます。") * 10
    assert link in gone
    assert f"…中略 {chars:,} 字・操作 1 個 (find で検索)" in folded.text
    assert (folded.hidden_chars, folded.hidden_controls) == (chars, 1)


def test_what_is_hidden_along_with_rows_is_counted_beside_them() -> None:
    last = Piece("[e999 規約]", "規約", PieceKind.PROSE, ("e999",))
    pieces = [Piece("長" * 40, "", PieceKind.FIELD, is_pinned=True), *rows(50), *prose(3), last]
    folded = fold(pieces, 80)
    assert folded.text.split("\n")[1:] == ["…他 50 行と 189 字・操作 1 個 (find で検索)"]
    assert folded.hidden_controls == 51


def test_only_the_first_mark_says_how_to_reach_what_is_hidden() -> None:
    folded = fold([*rows(60), HEADING, *rows(60), HEADING, *rows(60)], 500)
    assert folded.text.count("…他 ") > 1
    assert folded.text.count("find で検索") == 1


def test_what_is_pinned_outlives_headings_fields_and_rows() -> None:
    kept = Piece("alert: 入力に誤りがあります", "", PieceKind.LANDMARK, is_pinned=True)
    wrong = Piece("e9 input 電話 (invalid)", "", PieceKind.ROW, ("e9",), LINE, 200, 400, 1, is_pinned=True)  # fmt: skip
    fields = [Piece(f"e{n} input 欄", "", PieceKind.FIELD, (f"e{n}",)) for n in range(100)]
    folded = fold([HEADING, *fields, *rows(200), wrong, *rows(199), kept], 100)
    assert kept.text in folded.text
    assert wrong.text in folded.text
    assert estimate_tokens(folded.text) <= 100


def test_a_fold_that_costs_more_than_it_hides_is_none() -> None:
    pieces = [HEADING, *rows(40), Piece("月", "月", PieceKind.PROSE), *rows(40)]
    folded = fold(pieces, 250)
    assert all(int(n) > 1 for n in re.findall(r"…他 (\d+) 行", folded.text))
    assert "…中略 1 字" not in folded.text


def test_an_endless_value_loses_its_middle_and_says_how_much() -> None:
    field = Piece("e1 input 本文 =" + "長" * 5_000, "本文", PieceKind.FIELD, ("e1",))
    folded = fold([field, *rows(50)], 700)
    assert folded.text.startswith("e1 input 本文 =長")
    assert f"…中略 {len(field.text) - 400:,} 字…" in folded.text
