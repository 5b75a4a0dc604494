"""Where a drag lets go on another day: at an end of a list, when the sentence says that and not beside what."""

import re
from typing import Final

from studio.domain.actions.action import Drag, DropPlace
from studio.domain.actions.outcome import ListEnd, Outcome
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.text import squeeze

_SAID: Final = {
    DropPlace.FIRST: re.compile(r"先頭|(?:一番|いちばん|1番|最も)上|最上|最初|トップ"),
    DropPlace.LAST: re.compile(r"最後|末尾|(?:一番|いちばん|1番|最も)下|最下"),
}


def dropped(action: Drag, outcome: Outcome, item: str) -> Drag:
    """Return a drag with durable ends; one to the first or last place of a list names the list, not the neighbour.

    Args:
        action: As decided, with live targets.
        outcome: What came of it.
        item: The checklist sentence.
    """
    kept = action.model_copy(update={"target": outcome.target, "to": outcome.to})
    end = outcome.end
    if end is None or outcome.to is None or not _means(end, item, outcome.to.name):
        return kept
    to = _called(end.name, outcome.to) if end.name else kept.target
    return kept.model_copy(update={"to": to, "place": end.place})


def says_end(item: str) -> bool:
    """Say whether a sentence speaks of the first or last place."""
    return any(said.search(squeeze(item)) for said in _SAID.values())


def _means(end: ListEnd, item: str, neighbour: str) -> bool:
    """Say whether a sentence means that end: by its word, or by the list alone."""
    words = squeeze(item)
    if neighbour and squeeze(neighbour) in words:
        return False
    is_of_list = bool(end.name) and squeeze(end.name) in words
    return bool(_SAID[end.place].search(words)) or (is_of_list and not says_end(item))


def _called(name: str, beside: Target) -> Target:
    return Target(
        role="generic",
        name=name,
        frames=beside.frames,
        frame_clues=beside.frame_clues,
        candidates=(Candidate(family=Family.TEXT, value=name, score=180),),
        fingerprint=Fingerprint(text=name),
    )
