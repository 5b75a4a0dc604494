"""What of an act's evidence will hold another day: the post-conditions of a step. Pure."""

import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from studio.domain.action import Action, Navigate
from studio.domain.observation import MASK
from studio.domain.outcome import Evidence, EvidenceKind, Outcome
from studio.domain.text import fold

_KEPT_KINDS: Final = frozenset(
    {EvidenceKind.URL, EvidenceKind.TEXT_APPEARED, EvidenceKind.DIALOG, EvidenceKind.TAB}
)
_DIGITS: Final = re.compile(r"\d+(?:[,.]\d+)*")


def lasting(action: Action, outcome: Outcome, row_words: Sequence[str]) -> tuple[Evidence, ...]:
    """Return the post-conditions of an act, at most three.

    Args:
        action: As decided.
        outcome: Verified.
        row_words: What the chosen row said; such words are not part of a post-condition.
    """
    if isinstance(action, Navigate):
        return ()
    kept = (_lasting(fact, row_words) for fact in outcome.evidence if fact.kind in _KEPT_KINDS)
    return tuple(fact for fact in kept if fact is not None)[:3]


def _lasting(fact: Evidence, row_words: Sequence[str]) -> Evidence | None:
    """Return a post-condition that will hold another day, or None.

    Digits and the words of the chosen row become `*`: the count in the cart and the title of the
    book are other ones next time. What is left must still say something.
    """
    if fact.kind is EvidenceKind.URL:
        path = urlsplit(fact.detail).path
        return None if _DIGITS.search(path) else Evidence(kind=fact.kind, detail=path)
    if fact.kind is not EvidenceKind.TEXT_APPEARED:
        return None if "{{" in fact.detail else fact
    text = fold(fact.detail).replace(MASK, "*")
    for words in sorted(row_words, key=len, reverse=True):
        if len(fold(words)) >= 2:
            text = text.replace(fold(words), "*")
    text = re.sub(r"\*[\s*]*\*", "*", _DIGITS.sub("*", text))
    said = text.replace("*", "").strip()
    is_template = "{{" in text  # the page's own braces would be taken for a variable
    return Evidence(kind=fact.kind, detail=text) if len(said) >= 3 and not is_template else None
