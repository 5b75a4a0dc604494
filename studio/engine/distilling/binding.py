"""Variables in the places of their values: in what acts type, choose and compare, and what they act on. Pure."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from urllib.parse import unquote, urlsplit

from studio.domain.action import (
    Action,
    Choose,
    Extract,
    Navigate,
    OpenTab,
    SelectOption,
    target_of,
)
from studio.domain.dates import parse_date
from studio.domain.flow import FlowStep, variable_names
from studio.domain.outcome import EvidenceKind
from studio.domain.text import squeeze
from studio.domain.variable import Variable
from studio.domain.writing import writing_of
from studio.engine.distilling.elements import bound_element, is_bound, without_record
from studio.engine.distilling.words import Place, Words, is_sure, says_number
from studio.engine.naming import template_of
from studio.engine.proposing import label_of, limit_name
from studio.engine.templates import names_of, texts_of, with_texts
from studio.engine.values import split_format

_TEMPLATE: Final = re.compile(r"\{\{[^{}]*\}\}")
_PART: Final = 2
"""Characters that a part of a value has at least."""


@dataclass(frozen=True, slots=True)
class Bound:
    """Acts with templates.

    Attributes:
        actions: One for each step.
        used: Names of the variables that they use.
        record: What the rows of chosen records said, variables left out.
        places: By what the addresses of chosen records tell them: 「infra」 of /projects/infra.
        torn: Variables that could not follow another value everywhere; they stand nowhere.
    """

    actions: tuple[Action, ...]
    used: frozenset[str]
    record: tuple[str, ...] = ()
    places: frozenset[str] = frozenset()
    torn: frozenset[str] = frozenset()


def bound(
    steps: Sequence[FlowStep], variables: Iterable[Variable], secrets: Mapping[str, str]
) -> Bound:
    """Return the acts of the steps with variables in them.

    A variable whose value stands somewhere in a way that could not follow another one is bound
    nowhere: half of an old value beside half of a new one is worse than none.

    Args:
        steps: Pruned, with their traces.
        variables: What may stand in them.
        secrets: Names of the variables that ask for a secret, by its value.
    """
    left: tuple[Variable, ...] = tuple(variables)
    gone: frozenset[str] = frozenset()
    while True:
        made = _bound(steps, left, secrets)
        used = [one for one in left if one.name in made.used]
        torn = {one.name for one in used if _is_torn(one, steps, made.actions)}
        if not torn:
            return replace(made, torn=gone)
        gone |= torn
        left = tuple(one for one in left if one.name not in gone)


def is_part(text: str, value: str) -> bool:
    """Say whether a text is a piece of a value, as 姓 is of a whole name; digits of a date are none."""
    piece, whole = squeeze(text), squeeze(value)
    is_of_a_date = piece.isdigit() and parse_date(value) is not None
    return len(piece) >= _PART and piece != whole and piece in whole and not is_of_a_date


def names_used(actions: Iterable[Action]) -> frozenset[str]:
    """Return the variables that acts use, in what they type or in what they act on."""
    texts = (text for action in actions for text in (*texts_of(action), *names_of(action)))
    return frozenset(split_format(words)[0] for text in texts for words in variable_names(text))


def place_of(step: FlowStep, text: str) -> Place:
    """Return where a text of a step's act stands."""
    action, target = step.action, target_of(step.action)
    if isinstance(action, Choose | Extract):
        labels = (limit_name(one) for one in action.rule.where if one.value == text)
        return Place(" ".join(labels), step.item)
    return Place(label_of(target) if target else "", step.item)


@dataclass(slots=True)
class _Records:
    """What the records said that were chosen so far."""

    are_chosen: bool = False
    said: list[str] = field(default_factory=list[str])
    places: set[str] = field(default_factory=set[str])


def _bound(
    steps: Sequence[FlowStep], variables: Sequence[Variable], secrets: Mapping[str, str]
) -> Bound:
    places: dict[Place, list[str]] = {}
    for step in steps:
        for text in texts_of(step.action):
            places.setdefault(place_of(step, text), []).append(text)
    words = Words(variables, places)
    records = _Records()
    actions = tuple(_bound_step(step, words, secrets, records) for step in steps)
    said = tuple(dict.fromkeys(records.said))
    return Bound(actions, names_used(actions), said, frozenset(records.places))


def _bound_step(
    step: FlowStep, words: Words, secrets: Mapping[str, str], records: _Records
) -> Action:
    def typed(text: str) -> str:
        if text in secrets:
            return template_of(secrets[text])
        if isinstance(step.action, Navigate | OpenTab):
            return words.address(text)
        found = words.typed(text, place_of(step, text))
        return _as_option(found, step) if isinstance(step.action, SelectOption) else found

    action = bound_element(with_texts(step.action, typed), step.trace, words)
    if records.are_chosen:
        action = without_record(action, records.said, records.places)
    if is_bound(action) and step.trace:
        records.are_chosen = True
        own = (_name(step.action),) if step.trace.is_rows_own else ()
        said = (*step.trace.keys, *own)
        records.said += [text for text in said if len(text) > 1 and words.inside(text) == text]
        records.places |= {one for one in places_told(step) if words.inside(one) == one}
    return action


def places_told(step: FlowStep) -> frozenset[str]:
    """Return how the address of the record that a press opened tells it: its last part."""
    shown = (*step.expects, *(step.trace.may_expect if step.trace else ()))
    paths = [urlsplit(fact.detail).path for fact in shown if fact.kind is EvidenceKind.URL]
    target = target_of(step.action)
    if target is not None and target.role == "link" and target.fingerprint is not None:
        paths.append(target.fingerprint.path)
    parts = (path.rstrip("/").rpartition("/")[2] for path in paths)
    return frozenset(unquote(part) for part in parts if part)


def _name(action: Action) -> str:
    target = target_of(action)
    return target.name if target else ""


def _as_option(found: str, step: FlowStep) -> str:
    """Return the variable alone where an option says more of its record than that: 明和印刷 (C0012)."""
    names = variable_names(found)
    if len(names) != 1 or split_format(names[0])[1] or found == template_of(names[0]):
        return found
    said = found.replace(template_of(names[0]), "")
    return template_of(names[0]) if any(char.isalnum() for char in said) else found


def _is_torn(variable: Variable, steps: Sequence[FlowStep], actions: Sequence[Action]) -> bool:
    return any(_is_left(variable, *pair) for pair in zip(steps, actions, strict=True))


def _is_left(variable: Variable, step: FlowStep, action: Action) -> bool:
    """Say whether the old value, or a part of it, still stands in an act that has a variable nowhere."""
    if isinstance(action, Navigate | OpenTab):
        return False
    literals = [text for text in texts_of(action) if "{{" not in text]
    if any(_is_said(text, variable.value) or is_part(text, variable.value) for text in literals):
        return True
    rests = (_TEMPLATE.sub("\0", text) for text in texts_of(action))
    alone = Words((variable,), {})
    if any(alone.inside(rest) != rest for rest in rests):
        return True
    named = () if is_bound(action) else (_name(action),)
    beside = [text for text in (*literals, *named) if text != variable.value]
    if not is_sure(variable.value) and any(says_number(text, variable.value) for text in beside):
        return True
    said = (*(step.trace.row if step.trace else ()), _name(action))
    return not is_bound(action) and any(_is_said(text, variable.value) for text in said)


def _is_said(text: str, value: str) -> bool:
    return is_sure(value) and writing_of(text, value) is not None
