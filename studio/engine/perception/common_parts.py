"""Menus, side columns and footers that a site shows on page after page: written once, folded afterwards. Pure but for its memory.

What has something in common with what the person wants stays, and so does what is new there. `search.find` reaches the rest.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from studio.domain.address import origin_of, parsed
from studio.domain.observation import TOGGLE_ROLES, AriaNode, Observation
from studio.domain.text import fold, squeeze
from studio.engine.perception.pieces import Piece, PieceKind

_REF: Final = re.compile(r"\be\d+\b")
_WORD: Final = re.compile(r"[一-鿿々]{2,}|[ァ-ヶー]{2,}|[^\W\d_ぁ-ん]{3,}|\d{3,}")
_HEADS: Final = frozenset({PieceKind.LANDMARK, PieceKind.HEADING, PieceKind.HEADER})


@dataclass(slots=True)
class _Site:
    """What was seen of a site: what stood aside, where its links led, and on which pages each thing stood."""

    aside: set[str] = field(default_factory=set[str])
    places: set[str] = field(default_factory=set[str])
    paths: dict[str, set[str]] = field(default_factory=dict[str, set[str]])

    def showed_aside(self, said: str, nodes: Sequence[AriaNode]) -> bool:
        """Say whether this stood aside before, or only leads where an earlier page led as well."""
        return said in self.aside or (
            _are_links(nodes) and all(node.url in self.places for node in nodes)
        )

    def stood_elsewhere(self, said: str, path: str) -> bool:
        """Say whether this stood on a page of another path."""
        return bool(self.paths.get(said, set()) - {path})

    def remember(self, piece: Piece, said: str, nodes: Sequence[AriaNode], path: str) -> None:
        """Know of a piece that was just seen."""
        if piece.is_aside:
            self.aside.add(said)
        self.paths.setdefault(said, set()).add(path)
        self.places.update(node.url for node in nodes if node.url)


class CommonParts:
    """What stood beside the content of the pages of a site that a run looked at so far.

    Args:
        wanted: The person's words: what shares a word with them is never folded.
    """

    def __init__(self, wanted: str = "") -> None:
        self._wanted = squeeze(wanted)
        self._sites: dict[str, _Site] = {}

    def of(self, page: Observation, pieces: Sequence[Piece]) -> tuple[bool, ...]:
        """Say for each piece of a page whether an earlier look at its site showed it as well, and remember the page.

        The same words are another thing where they lead elsewhere, 「編集」 of this page; what is pressed
        and leads nowhere, 「その他」, works on this page or hides what only this one has. A menu is also known
        by where its links lead, wherever they stood before; and links at the two ends of a page, where
        nothing new stands before them, are a menu under any role.

        Args:
            page: Whose nodes the pieces speak of.
            pieces: As they are laid out.
        """
        site = self._sites.setdefault(origin_of(page.url), _Site())
        path = _path_of(page.url)
        nodes = [_nodes(piece, page) for piece in pieces]
        said = [_said(piece, held, page) for piece, held in zip(pieces, nodes, strict=True)]
        margins = _margins(pieces, [site.stood_elsewhere(one, path) for one in said])
        common = [
            (
                site.showed_aside(one, held)
                if piece.is_aside
                else turn in margins and _are_links(held)
            )
            and self._may_go(piece, held)
            for turn, (piece, one, held) in enumerate(zip(pieces, said, nodes, strict=True))
        ]
        for piece, one, held in zip(pieces, said, nodes, strict=True):
            site.remember(piece, one, held, path)
        return tuple(_without_bare_heads(pieces, common)) if any(common) else ()

    def _may_go(self, piece: Piece, nodes: Sequence[AriaNode]) -> bool:
        """Say whether a piece may be folded: `find` reaches it by its words, and nothing was put into it."""
        if piece.is_pinned or piece.kind is PieceKind.FIELD or not squeeze(piece.words):
            return False
        return not any(node.role in TOGGLE_ROLES for node in nodes) and not self._is_wanted(
            piece.words
        )

    def _is_wanted(self, words: str) -> bool:
        """Say whether some word, or two signs in a row of a longer one in kanji, is among the person's."""
        return any(part in self._wanted for part in parts_of(words))


def parts_of(words: str) -> set[str]:
    """Return the words of a text, and of those in kanji each two signs in a row."""
    parts: set[str] = set()
    for word in _WORD.findall(fold(words)):
        parts |= {word[at : at + 2] for at in range(len(word) - 1)} if word >= "一" else {word}
    return parts


def _without_bare_heads(pieces: Sequence[Piece], common: list[bool]) -> list[bool]:
    """Fold what only stands above others with all of them, and keep it where one of them stays."""
    is_all, has_any = True, False
    for turn in range(len(pieces) - 1, -1, -1):
        piece = pieces[turn]
        if piece.kind in _HEADS and not piece.refs:
            common[turn] = is_all and piece.is_aside and (has_any or common[turn])
            is_all, has_any = True, False
        else:
            is_all, has_any = is_all and common[turn], has_any or common[turn]
    return common


def _margins(pieces: Sequence[Piece], stood: Sequence[bool]) -> frozenset[int]:
    """Return the pieces at either end of a page before something new stands; fields and bare names of parts count as neither."""
    count = len(pieces)
    ends: list[int] = []
    for turns in (range(count), range(count - 1, -1, -1)):
        for turn in turns:
            if not (stood[turn] or pieces[turn].kind in (PieceKind.FIELD, PieceKind.LANDMARK)):
                break
            ends.append(turn)
    return frozenset(ends)


def _nodes(piece: Piece, page: Observation) -> list[AriaNode]:
    return [node for ref in piece.refs if (node := page.node(ref))]


def _are_links(nodes: Sequence[AriaNode]) -> bool:
    return bool(nodes) and all(node.role == "link" and node.url for node in nodes)


def _said(piece: Piece, nodes: Sequence[AriaNode], page: Observation) -> str:
    """Return what a piece says, with its states: an opened menu is another one; and where it leads."""
    places = (node.url or ("" if node.role == "link" else page.url) for node in nodes)
    return " ".join((_REF.sub("", piece.text), *places))


def _path_of(url: str) -> str:
    address = parsed(url)
    return address.pathname if address else url
