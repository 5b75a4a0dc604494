"""How alike an element found today is to the one recorded. Pure.

L0 and L1 of the replay accept an element only when it is the single visible one of a candidate
*and* its similarity to the fingerprint is at least 0.80.
"""

from difflib import SequenceMatcher
from typing import Final

from studio.domain.target import Fingerprint
from studio.domain.text import fold

ACCEPTED_SIMILARITY: Final = 0.80

_WEIGHTS: Final = {"name": 0.35, "role": 0.20, "path": 0.15, "type": 0.10, "id": 0.10, "tag": 0.10}


def similarity(recorded: Fingerprint, found: Fingerprint) -> float:
    """Return 0 to 1 over the traits that were on record.

    A name that differs only in digits counts as different: 「10月分」 and 「11月分」 are two things.
    """
    total = score = 0.0
    for trait, weight in _WEIGHTS.items():
        before, after = str(getattr(recorded, trait)), str(getattr(found, trait))
        if not before:
            continue
        total += weight
        score += weight * (_name_likeness(before, after) if trait == "name" else before == after)
    return score / total if total else 0.0


def _name_likeness(before: str, after: str) -> float:
    left, right = fold(before), fold(after)
    if left == right:
        return 1.0
    if _digits(left) != _digits(right):
        return 0.0
    return SequenceMatcher(None, left, right).ratio() ** 2


def _digits(text: str) -> str:
    return "".join(char for char in text if char.isdigit())
