"""What an act that cannot be undone is about, read from the page for the approval card. Pure."""

import re
from collections.abc import Iterator
from typing import Final

from studio.domain.page.observation import (
    EDITABLE_ROLES,
    OPERABLE_ROLES,
    TOGGLE_ROLES,
    AriaNode,
    Observation,
)
from studio.domain.page.target import without_marks
from studio.domain.text import clip, fold
from studio.words import tr

_FIELDS_KEPT: Final = 12
_FACTS_KEPT: Final = 10
LABEL_MAX: Final = 30
"""How much of a field's name a card shows."""
ON: Final = tr("オン")
"""What a card says of a box that is ticked."""
_VALUE_MAX: Final = 60
_AMOUNT: Final = re.compile(r"(?:[¥\\]\s*\d[\d,]*|\d[\d,]*\s*円)")
_HINT: Final = re.compile(r"ください|ます。?$|です。?$|。\s*$")
"""A sentence says how to fill in a field; it is no name of the sum that follows."""
_TOTAL: Final = re.compile("合計|総額|総計|小計|支払|請求|送料|手数料|振込額|金額")


def page_values(observation: Observation, *, is_whole: bool = False) -> tuple[tuple[str, str], ...]:
    """Return what the page says about the act: amounts and terms first, then what the fields hold.

    Masked fields stay masked. Totals come before single prices; a person must see the sum. Where
    the form itself holds a sum, single prices come last: they are of other things, such as a list
    of earlier claims, and a yes that is to hold for other pages is none to them.

    Args:
        observation: The page.
        is_whole: All of it, for a yes that is to hold for other pages as well: what was left out
            there could be anything.
    """
    facts = sorted(_facts(_content(observation)), key=_rank)
    fields = list(_fields(observation))
    if not is_whole:
        facts, fields = facts[:_FACTS_KEPT], fields[:_FIELDS_KEPT]
    is_sum_typed = any(_TOTAL.search(label) for label, _ in fields)
    last = [fact for fact in dict.fromkeys(facts) if is_sum_typed and _rank(fact) == 1]
    first = (fact for fact in dict.fromkeys(facts) if fact not in last)
    return (*first, *fields, *(() if is_whole else last))


def amounts_told(observation: Observation) -> tuple[tuple[str, str], ...]:
    """Return the amounts that the page tells and no field of it holds: they may not be in what is sent."""
    facts = _facts(_content(observation))
    return tuple(fact for fact in facts if _AMOUNT.search(fact[1]))


def _rank(fact: tuple[str, str]) -> int:
    """Put sums before prices, and prices before words."""
    label, value = fact
    if not _AMOUNT.search(value):
        return 2
    return 0 if _TOTAL.search(label) else 1


def _content(observation: Observation) -> AriaNode:
    """Return the page's main part; banners and footers say nothing about an act."""
    return next((node for node in observation.nodes if node.role == "main"), observation.root)


def _facts(content: AriaNode) -> Iterator[tuple[str, str]]:
    """Yield label and value of definition lists, and of amounts with what stands before them."""
    before = ""
    for node in content.walk():
        if node.role == "definition":
            if before and (words := node.words()):
                yield clip(before, LABEL_MAX), clip(words, _VALUE_MAX)
            before = ""
            continue
        words = node.text or ("" if node.children else node.name)
        if (node.role in OPERABLE_ROLES and node.role != "link") or not words.strip():
            continue
        amount = _AMOUNT.search(fold(words))
        if amount is None:
            before = "" if is_hint(words) else words
        else:
            label = fold(words)[: amount.start()].rstrip(": ") or before
            if label:
                yield clip(label, LABEL_MAX), clip(amount[0], _VALUE_MAX)
            before = ""


def _fields(observation: Observation) -> Iterator[tuple[str, str]]:
    for node in observation.nodes:
        if node.role in EDITABLE_ROLES and (value := held_by(node)):
            is_open = node.role == "combobox" and is_hint(value)
            words = tr("選んでいません") if is_open else clip(value, _VALUE_MAX)
            yield clip(without_marks(node.label), LABEL_MAX), words
        elif node.role in TOGGLE_ROLES and "checked" in node.states:
            yield clip(without_marks(node.label), LABEL_MAX), ON


def shows_option(node: AriaNode, option: str) -> bool:
    """Say whether a list shows this option as its chosen one, and no other."""
    chosen = [one.label for one in node.walk() if "selected" in one.states] or [node.text]
    return [fold(one) for one in chosen] == [fold(option)]


def held_by(node: AriaNode) -> str:
    """Return what a field holds: its text, or the option that is chosen in it."""
    chosen = next((c.name or c.text for c in node.children if "selected" in c.states), "")
    return node.text or chosen


def is_hint(words: str) -> bool:
    """Say whether words tell a person what to do (選択してください), and no name or value."""
    return bool(_HINT.search(words))
