"""Which actions of one decision may be carried out without a new look (agent.md, Decision). Pure."""

from collections.abc import Sequence
from typing import Final

from studio.domain.action import (
    Action,
    Choose,
    Click,
    Done,
    Extract,
    Fill,
    Find,
    Press,
    SelectOption,
    SetChecked,
    TypeText,
    target_of,
)
from studio.domain.observation import AriaNode, Observation

_FILLS: Final = (Fill, TypeText, SelectOption, SetChecked)
_CLOSING: Final = (Click, Press)
_FORM_ROLES: Final = frozenset({"form", "dialog", "alertdialog", "search", "document"})


def permitted(actions: Sequence[Action], page: Observation) -> tuple[Action, ...]:
    """Return as many of the actions as may follow one another: fills of one form, then one click.

    `done` may close any batch. What is left out is decided anew, on the page as it is then.
    """
    kept: list[Action] = []
    form: AriaNode | None = None
    is_closed = False
    for action in actions:
        if isinstance(action, Done):
            return (*kept, action)
        if is_closed or (kept and not isinstance(action, (*_FILLS, *_CLOSING))):
            break
        if isinstance(action, _FILLS):
            here = _form_of(action, page)
            if kept and here is not form:
                break
            form = here
        kept.append(action)
        is_closed = not isinstance(action, _FILLS)
    return tuple(kept)


def unresolved(action: Action, page: Observation) -> bool:
    """Say whether an action names an element that is not on the page it was decided on."""
    if isinstance(action, Choose | Find | Extract | Done):
        return False
    target = target_of(action)
    return bool(target and target.ref and page.node(target.ref) is None)


def _form_of(action: Action, page: Observation) -> AriaNode | None:
    target = target_of(action)
    node = page.node(target.ref or "") if target else None
    if node is None:
        return None
    return next((one for one in page.ancestors(node) if one.role in _FORM_ROLES), None)
