"""Pieces of a page's text, and what they cost."""

import pytest

from studio.domain.text import estimate_tokens, tokens_of
from studio.engine.perception.pieces import LINE, Piece, PieceKind, written


@pytest.mark.parametrize("text", ["", "e1 button", "月", "表 1,985 行", "a\ud800b", "𠮷野家 e5"])
def test_the_cost_is_the_estimate_that_budgets_are_given_in(text: str) -> None:
    assert round(tokens_of(text)) == estimate_tokens(text)


def test_costs_of_parts_sum_up_to_the_cost_of_the_whole() -> None:
    parts = ["月", "e", "1", "\n"] * 100
    assert sum(map(tokens_of, parts)) == pytest.approx(tokens_of("".join(parts)))


def test_a_page_begins_with_its_first_piece_and_keeps_indents() -> None:
    pieces = [
        Piece("main:", "", PieceKind.LANDMARK),
        Piece("e1 前", "前", PieceKind.CONTROL, ("e1",), LINE + " "),
        Piece("e2 次", "次", PieceKind.CONTROL, ("e2",), "|"),
    ]
    assert written(pieces) == "main:\n e1 前|e2 次"
    assert written([]) == ""


@pytest.mark.parametrize(("lead", "starts"), [(LINE, True), ("\n  - ", True), ("|", False), ("", False)])  # fmt: skip
def test_what_begins_a_line(lead: str, *, starts: bool) -> None:
    assert Piece("a", "a", PieceKind.PROSE, lead=lead).starts_line is starts
