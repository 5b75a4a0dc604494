"""What a field holds, and the action that brings a value into it, whatever kind of field it is."""

import re
from collections.abc import Sequence
from typing import Final

from studio.domain.action import Action, Fill, SelectOption, SetChecked
from studio.domain.observation import TOGGLE_ROLES, AriaNode
from studio.domain.target import Target
from studio.domain.text import squeeze
from studio.llm.builtin.amounts import without_unit
from studio.llm.builtin.finding import CHOICES, match_level

_DATE: Final = re.compile(r"^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$")
_CLOSE_ENOUGH: Final = 62


def target(node: AriaNode, epoch: int) -> Target:
    """Return the live target of a node."""
    return Target(ref=node.ref, epoch=epoch, role=node.role, name=node.label)


def options_of(field: AriaNode) -> tuple[AriaNode, ...]:
    """Return the options of a list or the buttons of a group, in order."""
    kinds = TOGGLE_ROLES if field.role in CHOICES else frozenset({"option"})
    return tuple(node for node in field.walk() if node.role in kinds and node is not field)


def best_option(options: Sequence[AriaNode], words: str) -> AriaNode | None:
    """Return the one option that `words` mean, or None when none or several do."""
    ranked = [(match_level(squeeze(words), option.label), option) for option in options]
    top = max((level for level, _ in ranked), default=0)
    best = [option for level, option in ranked if level == top]
    return best[0] if top >= _CLOSE_ENOUGH and len(best) == 1 else None


def held_value(field: AriaNode) -> str:
    """Return what a field holds now: its text, or its selected option."""
    chosen = [
        option.label
        for option in options_of(field)
        if option.states.keys() & {"selected", "checked"}
        and option.states.get("checked") != "false"
    ]
    return chosen[0] if chosen else field.text


def holds(field: AriaNode, value: str) -> bool:
    """Say whether a field already holds `value`, however it writes dates and amounts."""
    held = held_value(field)
    if field.role in CHOICES or options_of(field):
        option = best_option(options_of(field), value)
        return option is not None and squeeze(option.label) == squeeze(held)
    spellings = {squeeze(spelling) for spelling in spellings_of(value)}
    return bool(held) and (squeeze(held) in spellings or squeeze(without_unit(held)) in spellings)


def spellings_of(value: str) -> tuple[str, ...]:
    """Return a value as said, then as fields may want it: a date as 2026-11-20, an amount as digits."""
    spellings = [value]
    date = _DATE.match(value)
    if date:
        spellings.append(f"{date[1]}-{int(date[2]):02}-{int(date[3]):02}")
    spellings.append(without_unit(value))
    return tuple(dict.fromkeys(spellings))


def put_value(field: AriaNode, value: str, epoch: int) -> Action | None:
    """Return the action that brings `value` into a field; None when it offers no such choice."""
    options = options_of(field)
    if field.role in CHOICES:
        option = best_option(options, value)
        return SetChecked(target=target(option, epoch)) if option and option.ref else None
    if options:
        option = best_option(options, value)
        return SelectOption(target=target(field, epoch), option=option.label) if option else None
    if field.role == "listbox":
        return SelectOption(target=target(field, epoch), option=value)
    if field.role == "spinbutton":
        return Fill(target=target(field, epoch), value=without_unit(value))
    return Fill(target=target(field, epoch), value=value)
