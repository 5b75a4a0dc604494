"""A day and a moment in pieces, as forms ask for them."""

import pytest

from studio.domain.values.pieces import covered_by, pieces_of
from studio.domain.values.writing import rewritten


@pytest.mark.parametrize(
    ("value", "kinds"), [("2026-08-05", "yMd"), ("2026年8月5日 9:07", "yMdHm"), ("9:07", None)]
)
def test_a_value_has_the_pieces_that_it_says(value: str, kinds: str | None) -> None:
    families = list(pieces_of(value))
    assert {"".join(one) for one in families} == ({kinds} if kinds else set())


def test_each_piece_is_a_writing_of_the_whole_moment() -> None:
    value, other = "2026年8月5日 9:07", "2027/12/31 23:59"
    for family in pieces_of(value):
        for piece in family.values():
            assert rewritten(value, piece.writing) == piece.text
            assert rewritten(other, piece.writing) != piece.text


def test_the_first_of_a_list_is_written_like_what_is_given() -> None:
    first = {(family["M"].first, family["H"].first) for family in pieces_of("2026-08-05 9:07")}
    assert first == {("1", "0"), ("1月", "0時"), ("01", "00"), ("01月", "00時")}


@pytest.mark.parametrize(
    ("writings", "covered"),
    [
        (["日付 yyyy-MM-dd", "時刻 HH:mm"], "yMdHm"),
        (["日付 yyyy", "日付 MM月", "日付 d"], "yMd"),
        (["日付 yyyy/M/d", "時刻 H時"], "yMdH"),
        (["yyyy-MM-dd HH:mm"], "yMdHm"),
        ([""], "yMdHm"),
    ],
)
def test_which_pieces_are_said(writings: list[str], covered: str) -> None:
    assert covered_by(iter(writings)) == frozenset(covered)
