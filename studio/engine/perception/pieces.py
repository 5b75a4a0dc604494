"""What the page's text is made of: pieces that are written or folded as a whole."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

LINE: Final = "\n"
"""Before a piece that begins a line."""


class PieceKind(StrEnum):
    """What a piece is, for folding."""

    LANDMARK = "landmark"
    HEADING = "heading"
    ROW = "row"
    ITEM = "item"
    PROSE = "prose"
    FIELD = "field"
    CONTROL = "control"
    HEADER = "header"


@dataclass(slots=True)
class Piece:
    """A run of text that stands or falls as a whole.

    Attributes:
        text: As it is written, with refs.
        words: What a person would read, for searching.
        kind: What it is.
        refs: Operable elements it holds, as the page names them.
        lead: What stands before it: a line feed and its indent, `|` or a blank.
        rank: Its place in its table, list or section, from 0.
        total: Rows or items of that table or list; 0 for none.
        table: Number of the table, list or menu it belongs to; 0 for none.
        level: Of a heading.
        is_pinned: Never folded while anything else is left: dialogs, alerts, the focused form, what is invalid.
        is_aside: In a navigation, banner, footer or side column.
        options: All options of a closed select, which `text` may name a few of only.
    """

    text: str
    words: str
    kind: PieceKind
    refs: tuple[str, ...] = ()
    lead: str = LINE
    rank: int = 0
    total: int = 0
    table: int = 0
    level: int = 0
    is_pinned: bool = False
    is_aside: bool = False
    options: tuple[str, ...] = ()

    @property
    def starts_line(self) -> bool:
        """True when it begins a line."""
        return self.lead.startswith("\n")


def written(pieces: list[Piece]) -> str:
    """Return the pieces as text."""
    return "".join([piece.lead + piece.text for piece in pieces]).removeprefix("\n")
