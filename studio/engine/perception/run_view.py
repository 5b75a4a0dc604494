"""What a run's views of its pages leave to `find`: what they showed before, rows nobody asked for, palettes of signs."""

from collections.abc import Sequence

from studio.domain.page.observation import Observation
from studio.engine.perception.common_parts import CommonParts
from studio.engine.perception.long_tables import middles, telling_parts
from studio.engine.perception.palettes import beyond_first
from studio.engine.perception.pieces import Piece


class RunView:
    """What is folded in the views of one run, whatever their budget.

    Args:
        wanted: The person's words: what shares a word with them stays.
        is_to_read: The run ends with an answer, and no condition says which rows it is about.
    """

    def __init__(self, wanted: str = "", *, is_to_read: bool = False) -> None:
        self._common = CommonParts(wanted)
        self._wanted = telling_parts(wanted)
        self._is_to_read = is_to_read

    def of(
        self, page: Observation, pieces: Sequence[Piece]
    ) -> tuple[tuple[bool, ...], tuple[bool, ...]]:
        """Say for each piece whether it is folded in its place, and whether it was shown before; remembers the page."""
        rows = middles(pieces, self._wanted, is_to_read=self._is_to_read)
        signs = beyond_first(pieces)
        folded = tuple(is_row or is_sign for is_row, is_sign in zip(rows, signs, strict=True))
        return folded, self._common.of(page, pieces)
