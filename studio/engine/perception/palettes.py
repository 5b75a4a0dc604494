"""Palettes of signs, smileys and colours: all but their first are left to `find`. Pure, linear."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from studio.engine.perception.pieces import Piece, PieceKind

_LONG: Final = 40
"""Signs up to which a palette is whole."""
_FIRST: Final = 10
_SIGN: Final = 1
"""Letters of a sign at most; one without a name has none, and 保存 is a word."""


def beyond_first(pieces: Sequence[Piece]) -> tuple[bool, ...]:
    """Say for each piece of a page whether it is a sign of a long palette, and none of the first."""
    folded: list[bool] = []
    for is_sign, found in groupby(pieces, _is_sign):
        size = sum(1 for _ in found)
        first = _FIRST if is_sign and size > _LONG else size
        folded += [False] * first + [True] * (size - first)
    return tuple(folded)


def _is_sign(piece: Piece) -> bool:
    """Say whether a piece is one control, of one sign; the days of a calendar and the numbers of pages are none."""
    words = piece.words.strip()
    is_short = len(words) <= _SIGN and not words.isdecimal()
    is_control = piece.kind in (PieceKind.CONTROL, PieceKind.ITEM) and len(piece.refs) == 1
    return is_control and is_short and not piece.is_pinned
