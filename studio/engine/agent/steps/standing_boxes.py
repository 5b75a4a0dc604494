"""Boxes that were before anything was done as the sentence wants them, and those that it leaves out: 「…だけ」. Pure."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.actions.action import Click, SetChecked
from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import BOX_ROLES, AriaNode, Observation
from studio.domain.runs.checklist import Checklist
from studio.domain.text import squeeze
from studio.domain.values.on_off import says_on

_ROWS: Final = frozenset({"row", "option", "treeitem"})
_MOST: Final = 20


@dataclass(frozen=True, slots=True)
class StandingBox:
    """A box that stands as it is wanted.

    Attributes:
        is_of_group: Of boxes of which only the named ones are to be ticked.
    """

    node: AriaNode
    is_on: bool
    is_of_group: bool = False


def standing_boxes(
    page: Observation, checklist: Checklist, recorded: Sequence[FlowStep]
) -> tuple[StandingBox, ...]:
    """Return the boxes that no act has set and that stand as the person wants them.

    Args:
        page: Before its form is sent.
        checklist: With what the person asked for.
        recorded: What was set by an act already.
    """
    boxes = [
        node for node in page.operable if node.role in BOX_ROLES and not _is_in_row(page, node)
    ]
    found = {
        id(one.node): one for one in (*_called(boxes, checklist), *_only(page, boxes, checklist))
    }
    done = {
        squeeze(step.action.target.name)
        for step in recorded
        if isinstance(step.action, SetChecked | Click)
    }
    kept = [one for one in found.values() if squeeze(one.node.name) not in done]
    return tuple(kept) if len(kept) <= _MOST else ()


def _called(boxes: Sequence[AriaNode], checklist: Checklist) -> Iterator[StandingBox]:
    """Yield the boxes that a variable names by its value, or by its name with a value that says on or off."""
    for variable in checklist.variables:
        state, value, name = (
            says_on(variable.value),
            squeeze(variable.value),
            squeeze(variable.name),
        )
        if not value:
            continue
        meant = [
            box
            for box in boxes
            if squeeze(box.name) == value or (state is not None and name in squeeze(box.name))
        ]
        wanted = state is not False
        if len(meant) == 1 and _is_on(meant[0]) is wanted:
            yield StandingBox(meant[0], wanted)


def _only(
    page: Observation, boxes: Sequence[AriaNode], checklist: Checklist
) -> Iterator[StandingBox]:
    """Yield the boxes of a group of which the sentence wants some ticked and no other."""
    said = squeeze(checklist.instruction)
    values = {squeeze(one.value) for one in checklist.variables}
    named = [
        box
        for box in boxes
        if (label := squeeze(box.name)) and (label in values or f"「{label}」" in said)
    ]
    words = "|".join(re.escape(squeeze(box.name)) for box in named)
    if not named or not re.search(rf"(?:{words})[」』]?(?:だけ|のみ)", said):
        return
    group = _group(page, named, [box for box in boxes if box.role == named[0].role])
    if all(_is_on(box) is (box in named) for box in group):
        yield from (StandingBox(box, box in named, is_of_group=True) for box in group)


def _group(
    page: Observation, named: Sequence[AriaNode], boxes: Sequence[AriaNode]
) -> tuple[AriaNode, ...]:
    """Return the boxes of the nearest place that holds all the named ones and others."""
    for around in page.ancestors(named[0]):
        held = {id(one) for one in around.walk()}
        inside = tuple(box for box in boxes if id(box) in held)
        if len(inside) > len(named) and all(id(one) in held for one in named):
            return inside
    return ()


def _is_on(box: AriaNode) -> bool:
    return box.states.get("checked", "false") == "true"


def _is_in_row(page: Observation, node: AriaNode) -> bool:
    return any(one.role in _ROWS for one in page.ancestors(node))
