"""Rows of long tables that say nothing of what the person wants: their middles are folded in a run's views. Pure, linear.

`choose` and `extract` read every row, and `search.find` reaches it.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

from studio.domain.text import fold
from studio.engine.perception.common_parts import parts_of
from studio.engine.perception.pieces import Piece, PieceKind

LONG: Final = 12
"""Rows up to which a table is whole."""
LONG_TO_READ: Final = 40
"""The same, where the run ends with an answer that nobody said how to look for."""
_FIRST: Final = 5
_LAST: Final = 2
_TELLING: Final = 6
"""Rows that are kept for their words; where more have them, the words tell none of them apart."""


_NUMBER: Final = re.compile(r"\d+")


def telling_parts(words: str) -> frozenset[str]:
    """Return the parts by which a row may be the one that is meant: words, and numbers of any length."""
    return frozenset(parts_of(words)).union(_NUMBER.findall(fold(words)))


def middles(
    pieces: Sequence[Piece], wanted: frozenset[str], *, is_to_read: bool = False
) -> tuple[bool, ...]:
    """Say for each piece whether it is a row that is folded.

    Args:
        pieces: A page, as it is laid out.
        wanted: The person's words, in `telling_parts`.
        is_to_read: Somebody has to read the table themselves.
    """
    least = LONG_TO_READ if is_to_read else LONG
    tables: dict[int, list[Piece]] = defaultdict(list)
    for piece in pieces:
        if piece.kind is PieceKind.ROW and piece.total > least and not piece.is_pinned:
            tables[piece.table].append(piece)
    folded = {id(piece) for rows in tables.values() for piece in _folded(rows, wanted)}
    return tuple(id(piece) in folded for piece in pieces)


def _folded(rows: Sequence[Piece], wanted: frozenset[str]) -> list[Piece]:
    hits = [telling_parts(row.words) & wanted for row in rows]
    often = Counter(part for held in hits for part in held)
    return [
        row
        for row, held in zip(rows, hits, strict=True)
        if _FIRST <= row.rank < row.total - _LAST
        and row.words.strip()
        and not any(often[part] <= _TELLING for part in held)
    ]
