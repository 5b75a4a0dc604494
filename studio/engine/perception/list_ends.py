"""Which end of which list a drop beside an entry reaches, as a page shows it, and whether a sentence means it. Pure."""

import re
from typing import Final

from studio.domain.actions.action import DropPlace
from studio.domain.actions.outcome import ListEnd
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.text import squeeze

_SAID: Final = {
    DropPlace.FIRST: re.compile(r"先頭|(?:一番|いちばん|1番|最も)上|最上|最初|トップ"),
    DropPlace.LAST: re.compile(r"最後|末尾|(?:一番|いちばん|1番|最も)下|最下"),
}
_ENDS: Final = {DropPlace.BEFORE: DropPlace.FIRST, DropPlace.AFTER: DropPlace.LAST}


def says_end(item: str) -> bool:
    """Say whether a sentence speaks of the first or last place."""
    return any(said.search(squeeze(item)) for said in _SAID.values())


def means_end(end: ListEnd, item: str) -> bool:
    """Say whether a sentence means that end: by its word, or by the list alone."""
    words = squeeze(item)
    is_of_list = bool(end.name) and squeeze(end.name) in words
    return bool(_SAID[end.place].search(words)) or (is_of_list and not says_end(item))


def end_beside(entry: AriaNode, place: DropPlace, page: Observation) -> ListEnd | None:
    """Return the end of a list with a heading that a drop beside an entry reaches; None for any other place."""
    end = _ENDS.get(place)
    around = next(page.ancestors(entry), None)
    if end is None or around is None:
        return None
    row = list(around.children)
    at = next(at for at, one in enumerate(row) if one is entry)
    beside = row[:at][-1:] if end is DropPlace.FIRST else row[at + 1 :][:1]
    if any(one.role != "heading" for one in beside):
        return None
    before = page.nodes[: next(at for at, one in enumerate(page.nodes) if one is entry)]
    heading = next((one for one in reversed(before) if one.role == "heading"), None)
    return ListEnd(place=end, name=heading.words()) if heading else None
