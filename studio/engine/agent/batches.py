"""Which actions of one decision may be carried out without a new look (agent.md, Decision). Pure.

A page may draw its form anew in the middle of a decision (a state that decides over other fields). What
the decision named is found again then, if exactly one new element is called the same in the same row.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from studio.domain.actions.action import (
    Action,
    Answer,
    Choose,
    Click,
    Done,
    Drag,
    Extract,
    Find,
    FormField,
    Press,
    Upload,
)
from studio.domain.page.observation import EDITABLE_ROLES, AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.replay.lists.sameness import row_around

_PUTS_IN: Final = (FormField, Upload)
_CLOSING: Final = (Click, Press)
_FORM_ROLES: Final = frozenset({"form", "dialog", "alertdialog", "search", "document"})


def permitted(actions: Sequence[Action], page: Observation) -> tuple[Action, ...]:
    """Return as many of the actions as may follow one another: fills and files of one form, then one click.

    `done` may close any batch. What is left out is decided anew, on the page as it is then.
    """
    kept: list[Action] = []
    form: AriaNode | None = None
    is_closed = False
    for action in actions:
        if isinstance(action, Done):
            return (*kept, action)
        if is_closed or (kept and not isinstance(action, (*_PUTS_IN, *_CLOSING))):
            break
        if isinstance(action, _PUTS_IN):
            here = _form_of(action, page)
            if kept and here is not form:
                break
            form = here
        kept.append(action)
        is_closed = not isinstance(action, _PUTS_IN)
    return tuple(kept)


def unresolved(action: Action, page: Observation) -> bool:
    """Say whether an action names an element that is not on the page it was decided on."""
    if isinstance(action, Choose | Find | Extract | Answer | Done):
        return False
    target = action.element
    return bool(target and target.ref and page.node(target.ref) is None)


def independent(rest: Sequence[Action]) -> tuple[Action, ...]:
    """Return the fields that may still be filled when one before them failed: no press goes on without it."""
    return tuple(takewhile(lambda action: isinstance(action, FormField), rest))


def refound(action: Action, decided: Observation, now: Observation) -> Action:
    """Return the action with its elements as they are called on `now`.

    Args:
        action: As decided, or as it was carried over to a later page before.
        decided: The page that holds its refs.
        now: The newest page. What cannot be told there for sure stays as it is, and stale.
    """
    target = action.element
    if target is None:
        return action
    ends = {"target": _refound(target, decided, now)}
    if isinstance(action, Drag):
        ends["to"] = _refound(action.to, decided, now)
    return action.model_copy(update=ends)


def _refound(target: Target, decided: Observation, now: Observation) -> Target:
    """Return a live target on another page: by its ref while it is called the same, else by role, name and row."""
    if target.ref is None or target.epoch == now.epoch:
        return target
    was, here = decided.node(target.ref), now.node(target.ref)
    if was is None or (was.label != target.name and target.epoch != decided.epoch):
        return target
    if here is None or (here.role, here.name) != (was.role, was.name):
        here = _drawn_anew(was, decided, now)
    return target.model_copy(update={"ref": here.ref, "epoch": now.epoch}) if here else target


def _drawn_anew(was: AriaNode, decided: Observation, now: Observation) -> AriaNode | None:
    """Return the one new element that is called like one that is gone; a twin that stood there before is another."""
    name = _name_of(was)
    alike = [
        node
        for node in now.nodes
        if node.ref and node.role == was.role and name == _name_of(node)
        if decided.node(node.ref) is None and _row_words(now, node) == _row_words(decided, was)
    ]
    if len(alike) > 1:
        form = _around(was, decided)
        alike = [node for node in alike if form and _is_form(_around(node, now), form)]
    return alike[0] if name and len(alike) == 1 else None


def _name_of(node: AriaNode) -> str:
    """Return what an element is called; what stands in a field is no name for it."""
    return node.name or node.placeholder if node.role in EDITABLE_ROLES else node.label


def _row_words(page: Observation, node: AriaNode) -> tuple[str, ...]:
    row = row_around(page, node)
    return row.cells if row else ()


def _is_form(one: AriaNode | None, other: AriaNode) -> bool:
    return one is not None and (one.role, one.name) == (other.role, other.name)


def _form_of(action: Action, page: Observation) -> AriaNode | None:
    target = action.element
    node = page.node(target.ref or "") if target else None
    return _around(node, page) if node else None


def _around(node: AriaNode, page: Observation) -> AriaNode | None:
    return next((one for one in page.ancestors(node) if one.role in _FORM_ROLES), None)
