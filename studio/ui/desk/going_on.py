"""続きから: how a run that was stopped is gone on with. Pure."""

from collections.abc import Callable
from typing import Final

from studio.domain.flows.flow import Flow
from studio.domain.runs.checklist import Checklist, ItemState
from studio.engine.workbench import RunReport

OVER: Final = (ItemState.DONE, ItemState.UNVERIFIED)
"""Items that are not begun again."""


def waiting(checklist: Checklist) -> Checklist:
    """Return a list whose items that are not over wait to be done."""
    items = tuple(
        item if item.state in OVER else item.model_copy(update={"state": ItemState.TODO})
        for item in checklist.items
    )
    return checklist.model_copy(update={"items": items})


def resting(checklist: Checklist, *, goes_on: bool, only: str = "") -> Checklist:
    """Return what is to be run of a list.

    Args:
        checklist: As it stands.
        goes_on: A run goes on, on the page that is open.
        only: The one item to do; "" for all that wait.
    """
    items = tuple(
        item.model_copy(update={"enabled": False})
        if item.state in OVER or (only and item.id != only)
        else item
        for item in checklist.items
    )
    changed: dict[str, object] = {"items": items}
    if goes_on:
        changed |= {"start_url": "", "site": ""}  # or the run would open its first page again
    return checklist.model_copy(update=changed)


def joined(first: RunReport | None, second: RunReport, shown: Checklist) -> RunReport:
    """Return two runs over one list as the one that they are for the person.

    Args:
        first: Was stopped; None for a run that went on with nothing.
        second: The newest run.
        shown: The whole list as it stood before it.
    """
    now = {item.id: item for item in second.checklist.items}
    items = tuple(
        item.model_copy(update={"state": now[item.id].state}) if now[item.id].enabled else item
        for item in shown.items
    )
    changed: dict[str, object] = {"checklist": shown.model_copy(update={"items": items})}
    if first is not None:
        changed |= {
            "steps": (*first.steps, *second.steps),
            "tables": (*first.tables, *second.tables),
            "origins": tuple(dict.fromkeys((*first.origins, *second.origins))),
        }
    return second.model_copy(update=changed)


def next_step(flow: Flow, is_over: Callable[[str], bool]) -> str:
    """Return the step that a replay goes on with: after the last one it got past; "" for none, or all of it."""
    over = [at for at, step in enumerate(flow.steps) if is_over(step.id)]
    rest = flow.steps[over[-1] + 1 :] if over else ()
    return next((step.id for step in rest if step.is_enabled), "")
