"""Whether `find` reaches what a run's views fold: nothing that a person could operate may disappear."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from studio.domain.page.observation import Observation
from studio.engine.perception.layout import lay_out
from studio.engine.perception.pieces import Piece
from studio.engine.perception.run_view import RunView
from studio.engine.perception.search import find

_SEARCHED: Final = 12
"""Pieces of a page that are searched for, spread evenly: each search lays the page out anew."""


@dataclass(frozen=True, slots=True)
class Reach:
    """Operable elements of a page in a view that folds all it may.

    Attributes:
        folded: Those whose ref stands in no line.
        searched: Those of them that were searched for.
        lost: Those that no words of theirs find.
    """

    folded: int
    searched: int
    lost: int


def reach(page: Observation) -> Reach:
    """Look at a page twice in a run that wants nothing of it, and search for what the second view folds."""
    view = RunView()
    pieces = lay_out(page).pieces
    view.of(page, pieces)
    middles, common = view.of(page, pieces)
    common = common or (False,) * len(pieces)
    hidden = [
        piece
        for piece, *is_folded in zip(pieces, middles, common, strict=True)
        if any(is_folded) and piece.refs
    ]
    sample = hidden[:: max(1, len(hidden) // _SEARCHED)]
    found = [_is_found(page, piece, ref) for piece in sample for ref in _written(page, piece)]
    folded = sum(len(_written(page, one)) for one in hidden)
    return Reach(folded, len(found), found.count(False))


def _written(page: Observation, piece: Piece) -> list[str]:
    """Return the refs that stand in the unfolded view: the box around a link is none of them."""
    return [ref for ref in piece.refs if _mark(page, ref).search(piece.text)]


def _mark(page: Observation, ref: str) -> re.Pattern[str]:
    return re.compile(rf"\b{page.short_ref(ref)}\b")


def _is_found(page: Observation, piece: Piece, ref: str) -> bool:
    mark = _mark(page, ref)
    return any(mark.search(find(page, words).text) for words in _questions(piece))


def _questions(piece: Piece) -> Iterator[str]:
    """Yield what somebody may search for: all it says, then its words."""
    yield piece.words
    yield from (word for word in re.split(r"[\s|]+", piece.words) if len(word) > 1)
