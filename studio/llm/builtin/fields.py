"""What a field holds, and the action that brings a value into it, whatever kind of field it is."""

from collections.abc import Sequence
from datetime import date
from typing import Final

from studio.domain.actions.action import Action, Fill, SelectOption, SetChecked
from studio.domain.page.observation import GROUP_ROLES, TOGGLE_ROLES, AriaNode
from studio.domain.page.target import Target
from studio.domain.text import squeeze
from studio.domain.values.dates import parse_date
from studio.llm.builtin.amounts import without_unit
from studio.llm.builtin.finding import FIELDS, is_hint, match_level
from studio.llm.builtin.office_dates import spelled_day

_CLOSE_ENOUGH: Final = 62


def target(node: AriaNode, epoch: int, called: str = "") -> Target:
    """Return the live target of a node.

    Args:
        node: The element.
        epoch: Of its observation.
        called: What the person calls it; taken where its own name only shows how to fill it in.
    """
    own = "" if called and is_hint(node.name) else node.label
    return Target(ref=node.ref, epoch=epoch, role=node.role, name=own or called)


def is_choice(field: AriaNode) -> bool:
    """Say whether a field is a group of radio buttons or boxes, whatever holds them together."""
    return field.role in GROUP_ROLES or field.role not in FIELDS


def options_of(field: AriaNode) -> tuple[AriaNode, ...]:
    """Return the options of a list or the buttons of a group, in order."""
    kinds = TOGGLE_ROLES if is_choice(field) else frozenset({"option"})
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


def holds(field: AriaNode, value: str, today: date) -> bool:
    """Say whether a field already holds `value`, however it writes dates and amounts."""
    held = held_value(field)
    if is_choice(field) or options_of(field):
        option = best_option(options_of(field), value)
        return option is not None and squeeze(option.label) == squeeze(held)
    spellings = {squeeze(spelling) for spelling in spellings_of(value, today)}
    day = parse_date(held) if held else None
    if day is not None and day == spelled_day(value, today):
        return True
    return bool(held) and (squeeze(held) in spellings or squeeze(without_unit(held)) in spellings)


def spellings_of(value: str, today: date) -> tuple[str, ...]:
    """Return a value as said, then as fields may want it: a date as 2026-11-20, an amount as digits.

    A day that is only whole with the calendar (来週の金曜, 12/5) is written out at once.
    """
    day = spelled_day(value, today)
    is_whole = day is None or parse_date(value) is not None
    spellings = [value] if is_whole or day is None else [day.strftime("%Y/%m/%d"), value]
    if day:
        spellings.append(day.isoformat())
    spellings.append(without_unit(value))
    return tuple(dict.fromkeys(spellings))


def put_value(field: AriaNode, value: str, epoch: int, called: str = "") -> Action | None:
    """Return the action that brings `value` into a field; None when it offers no such choice."""
    meant = target(field, epoch, called)
    options = options_of(field)
    if is_choice(field):
        option = best_option(options, value)
        return SetChecked(target=target(option, epoch)) if option and option.ref else None
    if options:
        option = best_option(options, value)
        return SelectOption(target=meant, option=option.label) if option else None
    if field.role == "listbox":
        return SelectOption(target=meant, option=value)
    if field.role == "spinbutton":
        return Fill(target=meant, value=without_unit(value))
    return Fill(target=meant, value=value)
