"""Two runs of one flow with two sets of values: what differs with the value is bound to it. Pure.

What both runs did with the same words is fixed, what each did with its own is a variable, and the flow
that comes out says both runs: with the values of each it does what that run did.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from studio.domain.actions.action import (
    Action,
    ByRule,
    OpensAddress,
)
from studio.domain.actions.outcome import Evidence
from studio.domain.errors import DecisionError
from studio.domain.flows.flow import START_URL_VARIABLE, TEMPLATE, Flow, FlowStep, variable_names
from studio.domain.flows.sending import SentShape
from studio.domain.page.target import Target
from studio.domain.text import fold, squeeze
from studio.domain.values.date_format import format_date
from studio.domain.values.dates import parse_date
from studio.domain.values.variable import Variable
from studio.domain.values.writing import WRITINGS
from studio.engine.agent.steps.lasting import with_one_that_tells
from studio.engine.distilling.aligning import aligned, apart
from studio.engine.distilling.binding import names_used, place_of
from studio.engine.distilling.choosing import with_choices, with_kinds
from studio.engine.distilling.elements import ElementValues, bound_element, is_bound, kept_in_both
from studio.engine.distilling.words import Words
from studio.engine.secrets.templates import renamed, texts_of, with_names
from studio.engine.variables.naming import detail_with_names, template_of
from studio.engine.variables.proposing import label_of, limit_name, name_of
from studio.engine.variables.sentences import with_own_sentences
from studio.engine.variables.values import split_format
from studio.words import tr

_UNKNOWN: Final = "\0"
"""What stands for a value that the flow asks for each time: nobody compares it."""
_CALLED_BY_VALUE: Final = frozenset(
    {"link", "option", "radio", "checkbox", "tab", "menuitem", "menuitemradio", "treeitem", "listitem",
     "row", "cell", "gridcell"}
)  # fmt: skip
"""What is often called by a value; a button of another name does something else."""


def generalised(flow: Flow, other: Flow) -> Flow:
    """Return the flow as both runs show it; the same flow where the second one only confirms it.

    Args:
        flow: As it is kept, with the values of its first run.
        other: Distilled from another run of the same work with other values. Where its steps have
            their traces, the options of its lists are known.

    Raises:
        DecisionError: NOT_ALIKE, the runs went different ways; SAME_VALUES, there is nothing to learn.
    """
    then = [_filled(step, _values(flow)) for step in flow.steps]
    now = [_filled(step, _values(other)) for step in other.steps]
    pairs = aligned(then, now)
    learning = _Learning(flow, other)
    both = [
        _Both(flow.steps[at], then[at], other.steps[by], now[by])
        for at, by in pairs
        if at is not None and by is not None
    ]
    learning.compare(both)
    merged = iter([learning.merged(one) for one in both])
    steps = [
        next(merged) if at is not None and by is not None else _alone(flow, other, at, by)
        for at, by in pairs
    ]
    if not learning.is_of_other_values:
        raise DecisionError(
            "SAME_VALUES",
            tr("2 回とも同じ値だったため、新しく分かったことはありません。手順は変えていません。"),
            tr("別の値（別の名前、日付、件数など）で、もう一度実行してください。"),
        )
    return with_own_sentences(flow, learning.flow_of(steps))


@dataclass(frozen=True, slots=True)
class _Both:
    """One step in both runs: as it is kept, and as it was done with each run's values."""

    step: FlowStep
    then: FlowStep
    other: FlowStep
    now: FlowStep


def _alone(flow: Flow, other: Flow, at: int | None, by: int | None) -> FlowStep:
    return flow.steps[at] if at is not None else other.steps[by or 0]


@dataclass(slots=True)
class _Learning:
    """What the values of both runs were, and the variables that follow from it."""

    flow: Flow
    other: Flow
    known: dict[str, Variable] = field(default_factory=dict[str, Variable])
    now: dict[str, str] = field(default_factory=dict[str, str])
    new: list[str] = field(default_factory=list[str])

    @property
    def changed(self) -> tuple[Variable, ...]:
        """The variables that had another value in the second run, with that of the first."""
        return tuple(one for name, one in self.known.items() if one.value != self.now[name])

    @property
    def is_of_other_values(self) -> bool:
        return any(not one.ask_each_time or one.value for one in self.changed)

    def compare(self, both: Sequence[_Both]) -> None:
        """Find out what the flow's variables were in the second run: by their places, else by their names."""
        self.known = {one.name: one for one in self.flow.variables}
        others, first = _values(self.other), _values(self.flow)
        places: dict[str, list[str]] = {}
        for one in both:
            for template, _, said, _ in _texts(one):
                if (name := _only_name(template)) in self.known:
                    places.setdefault(name, []).append(said)
        for name, value in first.items():
            by_name = [others[name]] if name in others else []
            found = (*places.get(name, ()), *by_name)
            self.now[name] = next((one for one in found if one != value), value)

    def merged(self, both: _Both) -> FlowStep:
        """Return a step as it holds in both runs."""
        texts = iter([self._text(both, *pair) for pair in _texts(both)])
        action = self._element(both, both.step.action.with_texts(lambda _: next(texts)))
        is_asked = both.step.needs_approval or both.other.needs_approval
        changes = {
            "action": action,
            "expects": self._expects(both),
            "only_when": self._condition(both),
            "needs_approval": is_asked,
            "sends": both.step.sends or both.other.sends,
            "sent": _sent_by_both(both.step, both.other),
            "is_optional": both.step.is_optional or both.other.is_optional,
            "trace": both.other.trace,
        }
        return both.step.model_copy(update=changes)

    def flow_of(self, steps: Sequence[FlowStep]) -> Flow:
        """Return the flow of these steps with the variables that they use."""
        actions = [step.action for step in steps]
        used = names_used(actions) | {START_URL_VARIABLE}
        made = [self.known[name] for name in self.new]
        fresh = {one.name: one for one in with_kinds(with_choices(made, steps, actions), actions)}
        brought = {one.name: one for one in self.other.variables if one.name not in self.known}
        unused = {one.name for one in self.flow.variables} - names_used(
            step.action for step in self.flow.steps
        )
        everything = {**self.known, **fresh, **brought}
        variables = tuple(one for one in everything.values() if one.name in used | unused)
        kept = tuple(step.model_copy(update={"trace": None}) for step in steps)
        return self.flow.model_copy(update={"steps": kept, "variables": variables})

    def _said(self, text: str) -> str:
        return _said(text, self.now)

    def _text(self, both: _Both, template: str, then: str, now: str, label: str) -> str:
        """Return a text as it holds in both runs: with its variable, or fixed where it was the same."""
        target = both.step.action.element
        if self._said(template) == now or (target is not None and target.is_secret):
            return template
        if then == now:
            return then
        is_address = isinstance(both.step.action, OpensAddress)
        for words in self._words():
            place = place_of(both.then, then)
            known = replace(
                place, given=frozenset(self.now)
            )  # that it differs tells that it is meant
            found = words.address(then, known) if is_address else words.typed(then, place)
            if self._said(found) == now:
                return found
        return self._made(both.other, then, now, "アドレス" if is_address else label)

    def _words(self) -> Iterator[Words]:
        """Yield the values that may stand in a text: all that changed, else each alone."""
        yield Words(self.changed, {})
        for one in self.changed:
            yield Words((one,), {})

    def _made(self, other: FlowStep, then: str, now: str, label: str) -> str:
        """Return the template of a new variable for what was another text in each run."""
        theirs = {one.name: one for one in self.other.variables}
        called = next((n for n in _names_of(other) if _values(self.other).get(n) == now), "")
        is_free = bool(called) and called not in self.known
        name = called if is_free else name_of(label, self.known)
        plain = Variable(name=name) if not is_free else theirs[called]
        self.known[name] = plain.model_copy(update={"value": then})
        self.now[name] = now
        self.new.append(name)
        return template_of(name)

    def _element(self, both: _Both, action: Action) -> Action:
        """Return the act on an element that is found in both runs."""
        target, was = action.element, both.then.action.element
        other = both.now.action.element
        if target is None or was is None or other is None:
            return action
        if _is_called(renamed(target, self._said), other):
            kept = kept_in_both(target, renamed(target, self._said), other)
        elif _is_called(was, other):
            kept = kept_in_both(was, was, other)
        else:
            return self._called_otherwise(both, action.model_copy(update={"target": was}), other)
        return action if kept == target else action.model_copy(update={"target": kept})

    def _called_otherwise(self, both: _Both, action: Action, other: Target) -> Action:
        """Return the act on an element, or in a row, that is called by a value."""
        for words in self._words():
            bound = self._bound(both, action, words)
            if self._finds(bound, other):
                return bound
        target = action.element
        asks = both.step.needs_approval or both.step.sends or both.other.sends
        if target is None or asks or target.role not in _CALLED_BY_VALUE:
            raise apart(both.then, both.now)
        then, now = _key(target), _key(other)
        place = next(at for at in (0, 1) if then[at] != now[at])
        looks = target.fingerprint
        label = (looks.scope or looks.heading if looks else "") or "選ぶもの"
        beside = tuple(one.name for one in self.changed if one.name != START_URL_VARIABLE)
        name = _only_name(self._made(both.other, then[place], now[place], label))
        self.known[name] = self.known[name].model_copy(update={"goes_with": beside})
        bound = self._bound(both, action, Words((self.known[name],), {}))
        if not self._finds(bound, other):
            raise apart(both.then, both.now)
        return bound

    def _bound(self, both: _Both, action: Action, words: Words) -> Action:
        said = ElementValues(
            words, both.then.item, frozenset((*self.now, *self.known)), words.inside
        )
        return bound_element(action, None, said)

    def _finds(self, bound: Action, other: Target) -> bool:
        """Say whether a bound act finds with the second run's values what that run found."""
        target = bound.element
        if target is None or not is_bound(bound):
            return False
        has_way = any("{{" in way.value + way.scope_key for way in target.candidates)
        return has_way and _is_called(renamed(target, self._said), other)

    def _expects(self, both: _Both) -> tuple[Evidence, ...]:
        """Return what both runs showed afterwards; what only the first one did is noted, and stops nothing."""
        may = both.other.trace.may_expect if both.other.trace else ()
        shown = {
            (fact.kind, fold(_said(fact.detail, _values(self.other))))
            for fact in both.other.expects
        }
        shown |= {(fact.kind, fold(fact.detail)) for fact in may}
        names = {one.value: one.name for one in self.changed}
        held: list[Evidence] = []
        rest: list[Evidence] = []
        for fact in both.step.expects:
            ways = (fact.detail, detail_with_names(fact, names))
            found = next((one for one in ways if (fact.kind, fold(self._said(one))) in shown), None)
            if found is None:
                rest.append(fact.model_copy(update={"is_minor": True}))
            else:
                held.append(fact.model_copy(update={"detail": found}))
        return (*with_one_that_tells(held), *rest)

    def _condition(self, both: _Both) -> Evidence | None:
        """Return the condition that a step is done under; the two runs may say it with their values."""
        condition, other = both.step.only_when, both.now.only_when
        if condition is None or other is None:
            return condition
        names = {one.value: one.name for one in self.changed}
        detail = condition.detail
        for value in sorted(names, key=len, reverse=True):
            detail = detail.replace(value, template_of(names[value])) if len(value) > 1 else detail
        for words in (condition.detail, detail):
            if fold(self._said(words)) == fold(other.detail):
                return condition.model_copy(update={"detail": words})
        raise apart(both.then, both.now)


def _values(flow: Flow) -> dict[str, str]:
    """Return what the variables of a flow stood for in the run it was made of."""
    return {
        one.name: _UNKNOWN if one.ask_each_time and not one.value else one.value
        for one in flow.variables
    }


def _said(text: str, values: Mapping[str, str]) -> str:
    """Return a text with values in the place of its templates, each in the writing it asks for."""

    def written(match: re.Match[str]) -> str:
        name, writing = split_format(match[1])
        value = values.get(name)
        if value is None or not writing or value == _UNKNOWN:
            return match[0] if value is None else value
        day = parse_date(value)
        if writing in WRITINGS:
            return WRITINGS[writing](value) or match[0]
        return format_date(day, writing) if day else match[0]

    return TEMPLATE.sub(written, text)


def _filled(step: FlowStep, values: Mapping[str, str]) -> FlowStep:
    """Return a step as it was done with these values."""

    def said(text: str) -> str:
        return _said(text, values)

    condition = step.only_when
    if condition is not None:
        condition = condition.model_copy(update={"detail": said(condition.detail)})
    action = with_names(step.action.with_texts(said), said)
    return step.model_copy(update={"action": action, "only_when": condition})


def _texts(both: _Both) -> Iterator[tuple[str, str, str, str]]:
    """Yield each text of an act: as it is kept, as each run had it, and its label."""
    acts = (both.step.action, both.then.action, both.now.action)
    texts = tuple(map(texts_of, acts))
    if len({len(one) for one in texts}) > 1:
        raise apart(both.then, both.now)
    action, target = both.then.action, both.then.action.element
    for template, then, now in zip(*texts, strict=True):
        label = label_of(target) if target else ""
        if isinstance(action, ByRule):
            label = next((limit_name(one) for one in action.rule.where if one.value == then), "")
        yield template, then, now, label


def _only_name(template: str) -> str:
    """Return the variable that is all of a text, as it is; "" for none."""
    names = variable_names(template)
    return names[0] if len(names) == 1 and template == template_of(names[0]) else ""


def _names_of(step: FlowStep) -> tuple[str, ...]:
    """Return the variables that a step uses, alone and as they are."""
    target = step.action.element
    looks = target.fingerprint if target else None
    words = (target.name, looks.row_key if looks else "") if target else ()
    return tuple(filter(None, map(_only_name, (*texts_of(step.action), *words))))


def _key(target: Target) -> tuple[str, str]:
    looks = target.fingerprint
    return target.name, looks.row_key if looks else ""


def _is_called(one: Target, other: Target) -> bool:
    return tuple(map(squeeze, _key(one))) == tuple(map(squeeze, _key(other)))


def _sent_by_both(step: FlowStep, other: FlowStep) -> tuple[SentShape, ...] | None:
    """Return what either run saw leave, what both sent in the same way once, with the codes that were the same."""
    if step.sent is None or other.sent is None:
        return step.sent if other.sent is None else other.sent
    known = [one.bare for one in step.sent]
    again = {one.bare: one for one in other.sent}
    both = (one.agreeing(again[one.bare]) if one.bare in again else one for one in step.sent)
    return (*both, *(one for one in other.sent if one.bare not in known))
