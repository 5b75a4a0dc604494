"""Of all acts of a run those that its result needs: what was tried, undone or put right later goes. Pure."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from studio.domain.actions.action import (
    Action,
    Click,
    Extract,
    Fill,
    FormField,
    GoBack,
    Hover,
    Press,
    Scroll,
    SelectOption,
    SetChecked,
    TypesText,
    TypeText,
    WaitFor,
)
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.flows.flow import FlowStep
from studio.domain.page.target import Target
from studio.domain.text import squeeze

_LOOKING: Final = (Scroll, Hover, WaitFor)
_BESIDE: Final = (FormField, *_LOOKING)
_LIST_ROLES: Final = frozenset({"option", "menuitem", "menuitemradio", "treeitem", "listitem"})


def pruned(steps: Sequence[FlowStep]) -> tuple[FlowStep, ...]:
    """Return the steps that led to the result, in their order.

    A value that was put right takes the place of the wrong one; a choice that renders its form anew
    stays where it was made last, before what was filled in after it.

    Args:
        steps: As recorded, with their traces.
    """
    kept = list(steps)
    if not any(step.trace for step in steps):
        return tuple(steps)  # the person saw these in a list of their own
    for prune in (
        _with_choices,
        _without_refused,
        _without_detours,
        _without_idle,
        _without_superseded,
        _without_openings,
    ):
        kept = prune(kept)
    return tuple(kept)


def is_same_element(one: Target, other: Target) -> bool:
    """Say whether two durable targets are one element, described at two moments."""
    if one.role != other.role or one.frames != other.frames:
        return False
    left, right = one.fingerprint, other.fingerprint
    if left and right:
        if left.row_key != right.row_key or left.ordinal != right.ordinal:
            return False
        if any(getattr(left, trait) != getattr(right, trait) for trait in ("id", "testid")):
            return False
        if left.path and right.path and left.path != right.path:
            return False
    if squeeze(one.name) != squeeze(other.name):
        return False  # every field of a web component has the same id inside its own root
    ways = [way for way in one.candidates if not way.is_weak]
    return not (ways and other.candidates) or any(way in other.candidates for way in ways)


def _without_refused(steps: list[FlowStep]) -> list[FlowStep]:
    """Leave out a press the page complained of, where the form was put right and pressed again; a list by a word that is none of its own, too."""

    def is_pressed_again(at: int) -> bool:
        later = steps[at + 1 :]
        if isinstance(steps[at].action, Extract):
            return bool(later) and _is_same_list(steps[at], later[0])
        mending = list(takewhile(lambda one: isinstance(one.action, _BESIDE), later))
        is_mended = any(isinstance(one.action, FormField) for one in mending)
        return (
            is_mended
            and len(mending) < len(later)
            and _is_same_press(steps[at], later[len(mending)])
        )

    return [
        step
        for at, step in enumerate(steps)
        if not (step.trace and step.trace.is_refused and is_pressed_again(at))
    ]


def _is_same_list(one: FlowStep, other: FlowStep) -> bool:
    first, second = one.action, other.action
    if not (isinstance(first, Extract) and isinstance(second, Extract)):
        return False
    return one.item == other.item and first.columns == second.columns


def _is_same_press(one: FlowStep, other: FlowStep) -> bool:
    left, right = one.action.element, other.action.element
    is_press = isinstance(one.action, Click) and isinstance(other.action, Click)
    return is_press and left is not None and right is not None and is_same_element(left, right)


def _without_detours(steps: list[FlowStep]) -> list[FlowStep]:
    """Leave out a link that was followed and gone back from, with whatever was only looked at there."""
    kept: list[FlowStep] = []
    for step in steps:
        if isinstance(step.action, GoBack):
            looked = len(
                list(takewhile(lambda one: isinstance(one.action, _LOOKING), reversed(kept)))
            )
            place = len(kept) - looked - 1
            if place >= 0 and _only_leads_elsewhere(kept[place]):
                del kept[place:]
                continue
        kept.append(step)
    return kept


def _only_leads_elsewhere(step: FlowStep) -> bool:
    action = step.action
    is_link = isinstance(action, Click) and action.target.role == "link" and not step.needs_approval
    shown = {fact.kind for fact in step.expects}
    return is_link and EvidenceKind.DIALOG not in shown and EvidenceKind.TAB not in shown


def _without_idle(steps: list[FlowStep]) -> list[FlowStep]:
    """Leave out scrolling and resting the pointer that changed nothing, unless an item is nothing else."""
    needed = {step.item for step in steps if not _is_idle(step)}
    return [step for step in steps if not (_is_idle(step) and step.item in needed)]


def _is_idle(step: FlowStep) -> bool:
    action = step.action
    is_look = isinstance(action, Hover) or (isinstance(action, Scroll) and not action.until)
    return is_look and step.trace is not None and not step.trace.has_changed


def _without_superseded(steps: list[FlowStep]) -> list[FlowStep]:
    """Leave out a value that was replaced before anything was pressed."""
    kept: list[FlowStep] = []
    for step in steps:
        form = list(takewhile(lambda one: isinstance(one.action, _BESIDE), reversed(kept)))
        gone = {one.id for one in form if _replaces(step.action, one.action)}
        kept = [one for one in kept if one.id not in gone]
        kept.append(_as_one(step, form))
    return kept


def _as_one(step: FlowStep, form: Sequence[FlowStep]) -> FlowStep:
    """Return the step; of a text area that was filled several times it holds what stood there first."""
    if step.trace is None or not isinstance(step.action, Fill):
        return step
    first = next((one for one in reversed(form) if _replaces(step.action, one.action)), None)
    if first is None or first.trace is None:
        return step
    return step.model_copy(
        update={"trace": step.trace.model_copy(update={"held": first.trace.held})}
    )


def _replaces(newer: Action, older: Action) -> bool:
    """Say whether the newer act alone leaves a field as both together did."""
    match newer, older:
        case (Fill(), Fill() | TypeText()) | (SetChecked(), SetChecked()):
            is_one = True
        case SelectOption(), SelectOption():  # a list that takes several keeps what it has
            looks = newer.target.fingerprint
            is_native = (
                newer.target.role == "combobox" and looks is not None and looks.tag == "select"
            )
            is_one = is_native or newer.option == older.option
        case _:
            return False
    return is_one and is_same_element(newer.target, older.target)


def _with_choices(steps: list[FlowStep]) -> list[FlowStep]:
    """Say as one choice of its field what was typed to search its list, and the press of the option found."""
    kept: list[FlowStep] = []
    for step in steps:
        opened = _search_before(step, kept)
        field = opened[0].action.element if opened else None
        if field is not None and isinstance(step.action, Click):
            del kept[-len(opened) :]
            choice = SelectOption(target=field, option=step.action.target.name)
            kept.append(step.model_copy(update={"action": choice}))
        else:
            kept.append(step)
    return kept


def _search_before(step: FlowStep, kept: Sequence[FlowStep]) -> list[FlowStep]:
    """Return what was typed for an option that its field shows since, and the press of that field before it."""
    field = squeeze(step.trace.field) if step.trace else ""
    typed = list(takewhile(lambda one: isinstance(one.action, TypesText), reversed(kept)))
    before = kept[: len(kept) - len(typed)][-1:]
    if not field or not typed:
        return []
    if _is_field(before, field):
        return [*before, *reversed(typed)]
    return typed[:1] if _is_field(typed[:1], field) else []


def _is_field(steps: Sequence[FlowStep], name: str) -> bool:
    targets = (one.action.element for one in steps if isinstance(one.action, Click | Fill))
    return any(one and one.role == "combobox" and squeeze(one.name) == name for one in targets)


def _without_openings(steps: list[FlowStep]) -> list[FlowStep]:
    """Leave out the mere opening or closing of a list, unless something in it was typed or pressed next."""
    return [
        step
        for step, following in zip(steps, [*steps[1:], None], strict=True)
        if not is_opening(step) or (following is not None and _is_in_list(following.action, step))
    ]


def is_opening(step: FlowStep) -> bool:
    """Say whether a step did nothing but open or close a list."""
    return step.trace is not None and step.trace.is_opening


def _is_in_list(action: Action, opening: FlowStep) -> bool:
    if isinstance(action, Press):
        return True
    field, target = opening.action.element, action.element
    if isinstance(action, TypesText) and field and target:
        return not is_same_element(field, target)
    return isinstance(action, Click) and action.target.role in _LIST_ROLES | {
        "generic",
        "clickable",
    }
