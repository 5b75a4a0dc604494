"""Variables in the places of their values: in what acts type, choose and compare, and what they act on. Pure."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Final
from urllib.parse import unquote, urlsplit

from studio.domain.actions.action import (
    Action,
    Answer,
    ByRule,
    OpensAddress,
    SelectOption,
    SetChecked,
)
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.flows.flow import START_URL_VARIABLE, FlowStep, variable_names
from studio.domain.page.target import Target
from studio.domain.text import fold, squeeze
from studio.domain.values.dates import parse_date
from studio.domain.values.pieces import covered_by
from studio.domain.values.variable import Variable
from studio.domain.values.writing import read_time, writing_of
from studio.engine.distilling.editing import told_by_change
from studio.engine.distilling.elements import ElementValues, bound_element, is_bound, without_record
from studio.engine.distilling.spread_days import spread_days
from studio.engine.distilling.words import (
    TextPlace,
    Words,
    core_of,
    is_also_a_word,
    is_sure,
    says_number,
    says_once,
)
from studio.engine.replay.identity.calendar_days import day_over
from studio.engine.secrets.templates import targets_of, texts_of
from studio.engine.variables.naming import template_of
from studio.engine.variables.proposing import label_of, limit_name
from studio.engine.variables.retelling import TEMPLATE
from studio.engine.variables.values import split_format

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
    nowhere: half of an old value beside half of a new one is worse than none. So is one that only the
    sentence of an answer says: another value would be told with the old one's answer.

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
        acting = names_used(map(_without_sentence, made.actions))
        torn = {
            one.name for one in used if _is_torn(one, steps, _telling(one, steps, made.actions))
        }
        torn |= {one.name for one in used if one.name not in acting or _is_half(one, made.actions)}
        if not torn:
            return replace(made, torn=gone)
        gone |= torn
        left = tuple(one for one in left if one.name not in gone)


def _telling(
    variable: Variable, steps: Sequence[FlowStep], actions: Sequence[Action]
) -> Sequence[Action]:
    """Return the acts in which a value that is left is the variable's own, and no word of the question."""
    is_word = is_also_a_word(variable.value, {step.item for step in steps})
    return list(map(_without_sentence, actions)) if is_word else actions


def _without_sentence(action: Action) -> Action:
    """Return an answer with nothing but the ways to its values: its sentence leads to none of them."""
    return action.model_copy(update={"text": ""}) if isinstance(action, Answer) else action


def is_part(text: str, value: str) -> bool:
    """Say whether a text is a piece of a value, as 姓 is of a whole name; digits of a date are none."""
    piece, whole = squeeze(text), squeeze(value)
    is_of_a_date = piece.isdigit() and parse_date(value) is not None
    return len(piece) >= _PART and piece != whole and piece in whole and not is_of_a_date


def names_used(actions: Iterable[Action]) -> frozenset[str]:
    """Return the variables that acts use, in what they type or in how their elements are found.

    One that only stands near an element changes nothing: it is not offered.
    """
    texts = (text for action in actions for text in (*texts_of(action), *_ways_to(action)))
    return frozenset(split_format(words)[0] for text in texts for words in variable_names(text))


def _ways_to(action: Action) -> Iterator[str]:
    for target in targets_of(action):
        yield target.name
        for way in target.candidates:
            yield from (way.value, way.scope_name, way.scope_key)
        if target.fingerprint:
            yield from target.fingerprint.row_texts


def place_of(step: FlowStep, text: str) -> TextPlace:
    """Return where a text of a step's act stands."""
    action, target = step.action, step.action.element
    if isinstance(action, ByRule):
        labels = (limit_name(one) for one in action.rule.where if one.value == text)
        return TextPlace(" ".join(labels), step.item)
    return TextPlace(label_of(target) if target else "", step.item)


@dataclass(slots=True)
class _Records:
    """What was given to the pages and what the records said that were chosen so far.

    Attributes:
        used: Names of the variables that a page has been given.
        stood: What stood around elements before their pages were given the values in it.
        defaults: Of these, what holds a value that stood there without an act: it may follow another one.
    """

    are_chosen: bool = False
    said: list[str] = field(default_factory=list[str])
    places: set[str] = field(default_factory=set[str])
    used: set[str] = field(default_factory=set[str])
    stood: set[str] = field(default_factory=set[str])
    defaults: set[str] = field(default_factory=set[str])

    def note_defaults(self, step: FlowStep, names: Set[str], words: Words) -> None:
        """Know that these variables stood in their fields by themselves, where a step's own field held its value."""
        if step.trace and step.trace.has_stood:
            told = {text: set(variable_names(words.inside(text))) for text in self.stood}
            self.defaults |= {text for text, said in told.items() if names & said}


def _bound(
    steps: Sequence[FlowStep], variables: Sequence[Variable], secrets: Mapping[str, str]
) -> Bound:
    places: dict[TextPlace, list[str]] = {}
    for step in steps:
        for text in texts_of(step.action):
            places.setdefault(place_of(step, text), []).append(text)
    words = Words(variables, places)
    opened = {value: template_of(name) for value, name in secrets.items()}
    days = spread_days(steps, variables)
    records = _Records()
    actions = tuple(
        _bound_step(
            step,
            words,
            opened | _piece(step, days) | told_by_change(step, variables, words),
            records,
        )
        for step in steps
    )
    said = tuple(dict.fromkeys(records.said))
    return Bound(actions, names_used(actions), said, frozenset(records.places))


def _bound_step(
    step: FlowStep, words: Words, known: Mapping[str, str], records: _Records
) -> Action:
    if _only_stood_so(step):
        return step.action

    def typed(text: str) -> str:
        if text in known:
            return known[text]
        if isinstance(step.action, OpensAddress):
            return words.address(text, TextPlace(item=step.item))
        if isinstance(step.action, Answer):
            return words.told(text, step.item, is_sentence=text == step.action.text)
        found = words.typed(text, place_of(step, text))
        return _as_option(found, step) if isinstance(step.action, SelectOption) else found

    def around(text: str) -> str:
        found = words.inside(text)
        if not set(variable_names(found)) <= records.used:
            records.stood.add(text)
        return text if text in records.stood else found

    said = ElementValues(words, step.item, frozenset(records.used), around)
    action = bound_element(step.action.with_texts(typed), step.trace, said)
    action = action.with_targets(_under_any(records.defaults))
    if records.are_chosen:
        action = without_record(action, records.said, records.places)
    names = names_used((action,))
    records.used |= names
    records.note_defaults(step, names, words)
    leads = isinstance(action, OpensAddress) and names - {START_URL_VARIABLE}
    if (is_bound(action) or leads) and step.trace:
        records.are_chosen = True
        own = (_name(step.action),) if step.trace.is_rows_own else ()
        told = (*step.trace.keys, *own)
        records.said += [text for text in told if len(text) > 1 and words.inside(text) == text]
        records.places |= {one for one in places_told(step) if words.inside(one) == one}
    return action


def _under_any(texts: Set[str]) -> Callable[[Target], Target]:
    """Return what lets an element stand under another heading than one of these."""

    def change(target: Target) -> Target:
        looks = target.fingerprint
        if looks is None or looks.heading not in texts:
            return target
        looks = looks.model_copy(update={"heading": ""})
        return target.model_copy(update={"fingerprint": looks})

    return change


def _piece(step: FlowStep, days: Mapping[str, str]) -> dict[str, str]:
    """Return the template of a day's piece by what the step gave."""
    return {text: days[step.id] for text in texts_of(step.action) if step.id in days}


def _only_stood_so(step: FlowStep) -> bool:
    """Say whether a box was as it was wanted before, or its group is set whole: another one in its place would leave it ticked."""
    is_box = isinstance(step.action, SetChecked) and step.action.target.role != "radio"
    trace = step.trace
    return is_box and trace is not None and (not trace.has_changed or trace.is_of_group)


def places_told(step: FlowStep) -> frozenset[str]:
    """Return how the address of the record that a press opened tells it: its last part."""
    shown = (*step.expects, *(step.trace.may_expect if step.trace else ()))
    paths = [urlsplit(fact.detail).path for fact in shown if fact.kind is EvidenceKind.URL]
    target = step.action.element
    if target is not None and target.role == "link" and target.fingerprint is not None:
        paths.append(target.fingerprint.path)
    parts = (path.rstrip("/").rpartition("/")[2] for path in paths)
    return frozenset(unquote(part) for part in parts if part)


def _name(action: Action) -> str:
    target = action.element
    return target.name if target else ""


def _as_option(found: str, step: FlowStep) -> str:
    """Return the variable alone where an option says more of its record than that: 明和印刷 (C0012).

    Where it is no other option's as well: やや満足 is not what 満足 chooses.
    """
    names = variable_names(found)
    if len(names) != 1 or split_format(names[0])[1] or found == template_of(names[0]):
        return found
    before, _, after = found.partition(template_of(names[0]))
    if not any(map(str.isalnum, before + after)):
        return found
    (said,) = texts_of(step.action)
    option, offered = squeeze(said), step.trace.choices if step.trace else ()
    value = option.removeprefix(squeeze(before)).removesuffix(squeeze(after))
    is_one = all(squeeze(one) == option or value not in squeeze(one) for one in offered)
    return template_of(names[0]) if is_one else said


def _is_torn(variable: Variable, steps: Sequence[FlowStep], actions: Sequence[Action]) -> bool:
    if variable.name == START_URL_VARIABLE:
        return False  # 12 is no piece of an address
    return any(_is_left(variable, *pair) for pair in zip(steps, actions, strict=True))


def _is_half(variable: Variable, actions: Sequence[Action]) -> bool:
    """Say whether acts take the day of a moment and not its time, or the other way round."""
    if read_time(variable.value) is None:
        return False
    words = (
        words for action in actions for text in texts_of(action) for words in variable_names(text)
    )
    said = (split_format(one) for one in words)
    pieces = covered_by(writing for name, writing in said if name == variable.name)
    return bool(pieces) and pieces != frozenset("yMdHm")


def _is_left(variable: Variable, step: FlowStep, action: Action) -> bool:
    """Say whether the old value, or a part of it, still stands in an act that has a variable nowhere."""
    alone = Words((variable,), {})
    rests = [TEMPLATE.sub("\0", text) for text in texts_of(action)]
    if isinstance(action, OpensAddress):
        parts = [part for rest in rests for part in re.split(r"[/?&=#]", unquote(rest))]
        return _says_it(parts, variable, step) or any(alone.inside(one) != one for one in parts)
    literals = [text for text in texts_of(action) if "{{" not in text]
    if any(_is_said(text, variable.value) or is_part(text, variable.value) for text in literals):
        return True
    if any(alone.inside(rest) != rest for rest in rests):
        return True
    is_found = is_bound(action)
    named = () if is_found else (_name(action),)
    beside = [text for text in (*literals, *named) if text != variable.value]
    if not is_sure(variable.value) and any(says_number(text, variable.value) for text in beside):
        return True
    said = (*(step.trace.row if step.trace else ()), _name(action))
    return not is_found and (
        any(_is_said(text, variable.value) for text in said)
        or _says_it(said, variable, step)
        or _is_day(variable, action)
    )


def _says_it(texts: Iterable[str], variable: Variable, step: FlowStep) -> bool:
    """Say whether one of some texts is the few digits that the item of a step says."""
    if is_sure(variable.value) or not says_once(step.item, variable.value):
        return False
    return any(core_of(fold(text)) == core_of(fold(variable.value)) for text in texts)


def _is_day(variable: Variable, action: Action) -> bool:
    target = action.element
    day = day_over(target.fingerprint) if target else None
    return day is not None and day == parse_date(variable.value)


def _is_said(text: str, value: str) -> bool:
    return is_sure(value) and writing_of(text, value) is not None
