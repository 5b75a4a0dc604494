"""Menus, side columns and footers that a site shows on page after page: written once, folded afterwards. Pure but for its memory.

What has something in common with what the person wants stays, and so does what is new there. `search.find` reaches the rest.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from studio.domain.address import origin_of, parsed
from studio.domain.observation import Observation
from studio.domain.text import fold, squeeze
from studio.engine.perception.pieces import Piece, PieceKind

_REF: Final = re.compile(r"\be\d+\b")
_WORD: Final = re.compile(r"[一-鿿々]{2,}|[ァ-ヶー]{2,}|[^\W\d_ぁ-ん]{3,}|\d{3,}")
_HEADS: Final = frozenset({PieceKind.LANDMARK, PieceKind.HEADING})


class CommonParts:
    """What stood beside the content of each page of a site so far in a run.

    Args:
        wanted: The person's words: what shares a word with them is never folded.
    """

    def __init__(self, wanted: str = "") -> None:
        self._wanted = squeeze(wanted)
        self._seen: dict[str, dict[str, frozenset[str]]] = {}

    def of(self, page: Observation, pieces: Sequence[Piece]) -> tuple[bool, ...]:
        """Say for each piece of a page whether another page of its site showed it as well, and remember the page.

        The same words are another thing where they lead elsewhere, 「編集」 of this page; what is pressed
        and leads nowhere, 「その他」, works on this page or hides what only this one has.

        Args:
            page: Whose nodes the pieces speak of.
            pieces: As they are laid out.
        """
        site, path = origin_of(page.url), _path_of(page.url)
        pages = self._seen.setdefault(site, {})
        elsewhere: set[str] = set()
        for one, said in pages.items():
            if one != path:
                elsewhere |= said
        said = {id(piece): _said(piece, page) for piece in pieces if piece.is_aside}
        pages[path] = frozenset(said.values())
        if not elsewhere:
            return ()
        return tuple(
            is_common for group in _groups(pieces) for is_common in self._of(group, said, elsewhere)
        )

    def _of(
        self, group: Sequence[Piece], said: Mapping[int, str], elsewhere: set[str]
    ) -> list[bool]:
        """Judge what stands under one head; the head goes only with all of it."""
        common = [said.get(id(piece)) in elsewhere and self._is_common(piece) for piece in group]
        if group[0].kind in _HEADS:
            common[0] = all(common)
        return common

    def _is_common(self, piece: Piece) -> bool:
        if not piece.is_aside or piece.is_pinned or piece.kind is PieceKind.FIELD:
            return False
        return not self._is_wanted(piece.words)

    def _is_wanted(self, words: str) -> bool:
        """Say whether some word, or two signs in a row of a longer one in kanji, is among the person's."""
        for word in _WORD.findall(fold(words)):
            parts = [word[at : at + 2] for at in range(len(word) - 1)] if word >= "一" else [word]
            if any(part in self._wanted for part in parts):
                return True
        return False


def _groups(pieces: Sequence[Piece]) -> Iterator[Sequence[Piece]]:
    start = 0
    for index, piece in enumerate(pieces):
        if index > start and piece.kind in _HEADS:
            yield pieces[start:index]
            start = index
    if start < len(pieces):
        yield pieces[start:]


def _said(piece: Piece, page: Observation) -> str:
    """Return what a piece says, with its states: an opened menu is another one; and where it leads."""
    nodes = (page.node(ref) for ref in piece.refs)
    places = (node.url or ("" if node.role == "link" else page.url) for node in nodes if node)
    return " ".join((_REF.sub("", piece.text), *places))


def _path_of(url: str) -> str:
    address = parsed(url)
    return address.pathname if address else url
