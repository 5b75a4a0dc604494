"""Values that were chosen or typed for a variable in other words, as variables of their own. Pure."""

from collections.abc import Iterable, Sequence
from typing import Final

from studio.domain.actions.action import (
    Action,
    Click,
    SelectOption,
    SetChecked,
    TypesText,
    Upload,
)
from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import CHOICE_ROLES
from studio.domain.page.target import Target
from studio.domain.text import fold
from studio.domain.values.date_format import format_of
from studio.domain.values.variable import Variable, VariableKind
from studio.domain.values.writing import NUMBERS
from studio.engine.distilling.binding import Bound, is_part
from studio.engine.distilling.elements import only_by_variable
from studio.engine.distilling.words import is_related
from studio.engine.secrets.templates import renamed, texts_of
from studio.engine.variables.naming import free_name, template_of
from studio.engine.variables.proposing import name_for

MAX_CHOICES: Final = 60
"""A longer list is data, and may be another one next month."""


def with_own_values(
    steps: Sequence[FlowStep], made: Bound, variables: Iterable[Variable]
) -> tuple[tuple[Action, ...], tuple[Variable, ...]]:
    """Return the acts with variables for what was made of unused ones, and these variables.

    An address that was split over three fields, 120 that became 「50〜299名」, 満足 that became a radio
    button: each part is a value with a name of its own, and of a list its options are known.

    Args:
        steps: Pruned, with their traces.
        made: Their acts with templates.
        variables: Of the run.
    """
    given = tuple(variables)
    unused = [v for v in given if v.value and v.name not in made.used and v.name not in made.torn]
    derived = _saying_it(
        made.actions,
        [_origin(step, action, unused) for step, action in zip(steps, made.actions, strict=True)],
    )
    taken = {one.name for one in given if one.name in made.used or one.name in made.torn}
    actions: list[Action] = []
    own: dict[tuple[str, str], Variable] = {}
    for action, origin in zip(made.actions, derived, strict=True):
        if origin is None:
            actions.append(action)
            continue
        literal = _literal(action)
        key = (origin.name, literal)
        if key not in own:
            is_all = derived.count(origin) == 1 and not is_part(literal, origin.value)
            name = free_name(origin.name, taken) if is_all else name_for(action, taken)
            taken.add(name)
            own[key] = Variable(name=name, value=literal)
        actions.append(_with_template(action, own[key]))
    return tuple(actions), tuple(own.values())


def with_choices(
    variables: Iterable[Variable], steps: Sequence[FlowStep], actions: Sequence[Action]
) -> tuple[Variable, ...]:
    """Return the variables with the options of the lists they are chosen from."""
    return tuple(_with_choices(one, steps, actions) for one in variables)


def with_kinds(variables: Iterable[Variable], actions: Sequence[Action]) -> tuple[Variable, ...]:
    """Return the variables with the kind of value they take, so that another kind is refused beforehand."""
    texts = [text for action in actions for text in texts_of(action)]
    files = {text for action in actions if isinstance(action, Upload) for text in action.paths}

    def kind_of(variable: Variable) -> Variable:
        if variable.kind is not VariableKind.TEXT:
            return variable
        if template_of(variable.name) in files:
            return variable.model_copy(update={"kind": VariableKind.FILE})
        if date_format := format_of(variable.value):
            changes = {"kind": VariableKind.DATE, "date_format": date_format}
            return variable.model_copy(update=changes)
        as_number = (template_of(variable.name, writing) for writing in NUMBERS)
        is_number = any(one in text for one in as_number for text in texts)
        return variable.model_copy(update={"kind": VariableKind.NUMBER}) if is_number else variable

    return tuple(map(kind_of, variables))


def _with_choices(
    variable: Variable, steps: Sequence[FlowStep], actions: Sequence[Action]
) -> Variable:
    whole = template_of(variable.name)
    lists = [
        step.trace.choices
        for step, action in zip(steps, actions, strict=True)
        if step.trace
        and step.trace.choices
        and _literal(action) == whole
        and not _may_go_on(action)
    ]
    is_typed = any(isinstance(one, TypesText) and _literal(one) == whole for one in actions)
    if not lists or is_typed:  # what a person may type anew may be what the list does not have yet
        return variable
    offered = tuple(one for one in lists[0] if all(one in others for others in lists[1:]))
    chosen = next((one for one in offered if fold(one) == fold(variable.value)), None)
    if chosen is None or len(offered) > MAX_CHOICES:
        return variable
    return variable.model_copy(
        update={"kind": VariableKind.CHOICE, "choices": offered, "value": chosen}
    )


def _may_go_on(action: Action) -> bool:
    """Say whether a list may have more options than it shows: opened, searched or scrolled by hand, or one of two that share them."""
    if isinstance(action, SelectOption):
        return action.target.role == "listbox"
    return isinstance(action, Click) and action.target.role == "option"


def _literal(action: Action) -> str:
    """Return the one value that an act gives: what it types, or which of several it takes."""
    match action:
        case TypesText():
            return action.typed
        case SelectOption():
            return action.option
        case SetChecked() | Click() if action.target.role in CHOICE_ROLES:
            return action.target.name
        case _:
            return ""


def _origin(step: FlowStep, action: Action, unused: Sequence[Variable]) -> Variable | None:
    """Return the unused variable that a literal was made of, None where that is not known."""
    literal, target = _literal(action), action.element
    if not literal or "{{" in literal or target is None or target.is_secret:
        return None
    parts = [one for one in unused if is_part(literal, one.value)]
    if parts:
        return max(parts, key=lambda one: len(one.value))
    if step.trace is None or len(step.trace.choices) < 2:
        return None
    related = [
        one for one in unused if any(is_related(one.name, label) for label in _labels(target))
    ]
    said = [one for one in unused if fold(one.value) in fold(step.item)]
    return next(iter(related or (said if len(said) == 1 else [])), None)


def _saying_it(
    actions: Sequence[Action], origins: Sequence[Variable | None]
) -> list[Variable | None]:
    """Return the origins of literals; where one says the value itself, no other is made of that value.

    The tab 「表示」 on the way to the choice 「Timeless（プレビュー）」 is none of 外装=Timeless.
    """
    says = [
        one is not None and fold(one.value) in fold(_literal(action))
        for action, one in zip(actions, origins, strict=True)
    ]
    said = {one.name for one, is_said in zip(origins, says, strict=True) if one and is_said}
    return [
        one if one and (is_said or one.name not in said) else None
        for one, is_said in zip(origins, says, strict=True)
    ]


def _labels(target: Target) -> tuple[str, ...]:
    looks = target.fingerprint
    around = (looks.scope, looks.heading, *looks.labels, *looks.neighbours) if looks else ()
    return (target.name, *around)


def _with_template(action: Action, own: Variable) -> Action:
    template = template_of(own.name)

    def named(text: str) -> str:
        return template if text == own.value else text

    if not isinstance(action, SetChecked | Click):
        return action.with_texts(named)
    target = renamed(action.target, named)
    return action.model_copy(update={"target": only_by_variable(target)})
