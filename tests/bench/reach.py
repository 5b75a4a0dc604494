"""Whether `find` reaches what a run's views fold: nothing that a person could operate may disappear."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from studio.domain.observation import Observation
from studio.engine.perception.layout import lay_out
from studio.engine.perception.pieces import Piece
from studio.engine.perception.run_view import RunView
from studio.engine.perception.search import find


@dataclass(frozen=True, slots=True)
class Reach:
    """Operable elements of a page in a view that folds all it may.

    Attributes:
        folded: Those whose ref stands in no line.
        lost: Those of them that no words of theirs find.
    """

    folded: int
    lost: int


def reach(page: Observation) -> Reach:
    """Look at a page twice in a run that wants nothing of it, and search for what the second view folds."""
    view = RunView()
    pieces = lay_out(page).pieces
    view.of(page, pieces)
    middles, common = view.of(page, pieces)
    common = common or (False,) * len(pieces)
    folded = lost = 0
    for piece, is_middle, is_common in zip(pieces, middles, common, strict=True):
        if is_middle or is_common:
            folded += len(piece.refs)
            lost += sum(not _is_found(page, piece, ref) for ref in piece.refs)
    return Reach(folded, lost)


def _is_found(page: Observation, piece: Piece, ref: str) -> bool:
    mark = re.compile(rf"\b{page.short_ref(ref)}\b")
    return any(mark.search(find(page, words).text) for words in _questions(piece))


def _questions(piece: Piece) -> Iterator[str]:
    """Yield what somebody may search for: all it says, then its words."""
    yield piece.words
    yield from (word for word in re.split(r"[\s|]+", piece.words) if len(word) > 1)
