"""What besides its name ties an element of today to the recorded one, and what sets two names apart. Pure."""

import re
from collections.abc import Iterator
from typing import Final

from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Fingerprint, Target
from studio.domain.text import fold, squeeze
from studio.engine.replay.identity.matching import turns_of

_SOFT: Final = {"tag": 0.10, "type": 0.10, "scope": 0.20, "heading": 0.20}
_HARD: Final = {"path": 0.50, "testid": 0.50, "id": 0.50}
_NEIGHBOURS: Final = 0.30
_SHARED_LETTERS: Final = 2


def kinship(recorded: Fingerprint, found: Fingerprint) -> float:
    """Return 0 to 1: how much of what is on record besides the name still holds.

    A trait that a developer gave it and that is another now (`name=amount`, then `name=memo`)
    speaks against it; one that is gone says nothing.
    """
    total = score = 0.0
    for trait, weight in (_SOFT | _HARD).items():
        before, after = str(getattr(recorded, trait)), str(getattr(found, trait))
        if not before or (trait in _HARD and not after):
            continue
        total += weight
        score += weight * (squeeze(before) == squeeze(after))
    if recorded.neighbours:
        today = {squeeze(text) for text in found.neighbours}
        same = sum(squeeze(text) in today for text in recorded.neighbours)
        total += _NEIGHBOURS
        score += _NEIGHBOURS * same / len(recorded.neighbours)
    return score / total if total else 0.0


def means_another(before: str, after: str) -> bool:
    """Say whether two names cannot mean one thing: 前へ and 次へ, 10月分 and 11月分."""
    left, right = fold(before), fold(after)
    if _digits(left) and _digits(right) and _digits(left) != _digits(right):
        return True
    is_alike = len(set(squeeze(before)) & set(squeeze(after))) >= _SHARED_LETTERS
    return is_alike and turns_of(left) != turns_of(right)


def recorded_targets(flow: Flow, step: FlowStep) -> Iterator[Target]:
    """Yield what the other steps of a flow are done to."""
    for other in flow.steps:
        target = other.action.element
        if other.id != step.id and target is not None and target != step.action.element:
            yield target


def _digits(text: str) -> str:
    return "".join(re.findall(r"\d", text))
