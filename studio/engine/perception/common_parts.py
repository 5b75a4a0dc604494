"""Menus, side columns and footers that a site shows on page after page: written once, folded afterwards. Pure but for its memory.

What has something in common with what the person wants stays, and so does what is new there. `search.find` reaches the rest.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from studio.domain.page.address import origin_of, parsed
from studio.domain.page.observation import DIALOG_ROLES, TOGGLE_ROLES, AriaNode, Observation
from studio.domain.text import fold, squeeze
from studio.engine.perception.pieces import Piece, PieceKind

_REF: Final = re.compile(r"\be\d+\b")
_WORD: Final = re.compile(r"[一-鿿々]{2,}|[ァ-ヶー]{2,}|[^\W\d_ぁ-ん]{3,}|\d{3,}")
_EVERYWHERE: Final = 2
"""Other pages on which the same words stood aside: then they are the site's, also what is pressed there."""
_HEADS: Final = frozenset({PieceKind.LANDMARK, PieceKind.HEADING, PieceKind.HEADER})


@dataclass(slots=True)
class _Site:
    """What was seen of a site: what stood aside, where its links led, and on which pages each thing stood."""

    aside: set[str] = field(default_factory=set[str])
    places: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    paths: dict[str, set[str]] = field(default_factory=dict[str, set[str]])

    def showed_aside(self, thing: "_Thing", path: str) -> bool:
        """Say whether this stood aside before, on any two other pages, or only leads where an earlier page led as well."""
        if (
            thing.said in self.aside and not any(node.role == "button" for node in thing.nodes)
        ) or len(self.paths.get(thing.words, set()) - {path}) >= _EVERYWHERE:
            return True
        return thing.are_links and all(map(self._led_there, thing.nodes))

    def _led_there(self, link: AriaNode) -> bool:
        """Say whether a link leads where one led before that shared a word with it: 編集 is new where ソースを閲覧 led."""
        called, before = parts_of(link.label), self.places.get(link.url)
        return before is not None and (not called or not before or bool(called & before))

    def stood_elsewhere(self, said: str, path: str) -> bool:
        """Say whether this stood on a page of another path."""
        return bool(self.paths.get(said, set()) - {path})

    def remember(self, thing: "_Thing", path: str) -> None:
        """Know of a piece that was just seen."""
        if thing.is_aside:
            self.aside.add(thing.said)
            self.paths.setdefault(thing.words, set()).add(path)
        self.paths.setdefault(thing.said, set()).add(path)
        for node in thing.nodes:
            if node.url:
                self.places.setdefault(node.url, set()).update(parts_of(node.label))


@dataclass(frozen=True)
class _Thing:
    """A piece with the nodes it speaks of, on the page of an address."""

    piece: Piece
    nodes: Sequence[AriaNode]
    url: str

    @property
    def is_aside(self) -> bool:
        return self.piece.is_aside

    @property
    def are_links(self) -> bool:
        return bool(self.nodes) and all(node.role == "link" and node.url for node in self.nodes)

    @cached_property
    def words(self) -> str:
        """What it says, with its states: an opened menu is another one."""
        return _REF.sub("", self.piece.text)

    @cached_property
    def said(self) -> str:
        """The same, and where it leads."""
        places = (node.url or ("" if node.role == "link" else self.url) for node in self.nodes)
        return " ".join((self.words, *places, ""))


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
        and leads nowhere, 「その他」 or the 「作成」 of a form's bar, stays until two other pages had it. A menu is also known
        by where its links lead, wherever they stood before; and links at the two ends of a page, where
        nothing new stands before them, are a menu under any role.

        Where a box is open that nothing around it can be reached from, so is all that the page showed before.

        Args:
            page: Whose nodes the pieces speak of.
            pieces: As they are laid out.
        """
        site, path = self._sites.setdefault(origin_of(page.url), _Site()), _path_of(page.url)
        things = [_Thing(piece, _nodes(piece, page), page.url) for piece in pieces]
        margins = _margins(pieces, [site.stood_elsewhere(thing.said, path) for thing in things])
        is_boxed = any(node.role in DIALOG_ROLES and "modal" in node.states for node in page.nodes)
        common = [
            (is_boxed and path in site.paths.get(thing.said, ()) and self._may_wait(thing.piece))
            or (
                self._may_go(thing)
                and (site.showed_aside(thing, path) if thing.is_aside else turn in margins)
            )
            for turn, thing in enumerate(things)
        ]
        for thing in things:
            site.remember(thing, path)
        return tuple(_without_bare_heads(pieces, common)) if any(common) else ()

    def _may_go(self, thing: "_Thing") -> bool:
        """Say whether a piece may be folded: `find` reaches it by its words, and nothing was put into it."""
        piece = thing.piece
        if piece.kind is PieceKind.FIELD:
            return False
        if not piece.is_aside and (piece.kind is PieceKind.ROW or not thing.are_links):
            return False
        is_set = any(node.role in TOGGLE_ROLES for node in thing.nodes)
        return not is_set and self._may_wait(piece)

    def _may_wait(self, piece: Piece) -> bool:
        """Say whether a piece may be folded while a box stands before it."""
        return (
            not piece.is_pinned and bool(squeeze(piece.words)) and not self._is_wanted(piece.words)
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


def _path_of(url: str) -> str:
    address = parsed(url)
    return address.pathname if address else url
