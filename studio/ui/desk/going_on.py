"""続きから: how a run that was stopped is gone on with. Pure."""

from collections.abc import Callable, Sequence
from typing import Final

from studio.domain.actions.base import StepClass
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.runs.checklist import Checklist, ItemState
from studio.engine.secrets.secret_redactor import holds_secret_template
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
        kept = _not_put_in_again(first, second.steps, shown)
        changed |= {
            "steps": (*kept, *second.steps),
            "tables": (*first.tables, *second.tables),
            "origins": tuple(dict.fromkeys((*first.origins, *second.origins))),
        }
    return second.model_copy(update=changed)


def _not_put_in_again(
    first: RunReport, again: Sequence[FlowStep], shown: Checklist
) -> list[FlowStep]:
    """Return the steps of the first run without what was put in again, as the site had left it or as another value.

    The steps of an item that says something else now are called by what it says.
    """
    texts = {item.id: item.text for item in shown.items}
    said = {item.text: texts.get(item.id, item.text) for item in first.checklist.items}
    words = {(step.item, step.action.in_words()) for step in again}
    fields = {(step.item, _field(step)) for step in again}

    def is_again(step: FlowStep, item: str) -> bool:
        if step.action.repeats is not StepClass.INPUT:
            return False
        is_same_field = item != step.item and (item, _field(step)) in fields
        return is_same_field or (item, step.action.in_words()) in words

    called = ((step, said.get(step.item, step.item)) for step in first.steps)
    return [
        step.model_copy(update={"item": item}) for step, item in called if not is_again(step, item)
    ]


def _field(step: FlowStep) -> tuple[str, str]:
    element = step.action.element
    return (element.role, element.name) if element else ("", "")


def open_form(steps: Sequence[FlowStep]) -> Sequence[FlowStep]:
    """Return the steps at the end that only filled in a form with a secret; () for none.

    It is filled in anew before it is sent: a site that refused it has emptied it, and the secret may
    be another one now. Nothing leaves by filling in.
    """
    at = len(steps)
    while at and steps[at - 1].action.repeats is StepClass.INPUT:
        at -= 1
    return steps[at:] if any(map(_puts_secret, steps[at:])) else ()


def from_its_form(checklist: Checklist, first: RunReport) -> Checklist:
    """Return a list in which the items wait again that only filled in an open form of the run it goes on with."""
    over = {item.text for item in checklist.enabled_items if item.state in OVER}
    filled = [step for step in first.steps if step.item in over]
    form = {step.id for step in open_form(filled)}
    elsewhere = {step.item for step in filled if step.id not in form}
    anew = {step.item for step in filled} - elsewhere
    items = tuple(
        item.model_copy(update={"state": ItemState.TODO}) if item.text in anew else item
        for item in checklist.items
    )
    return checklist.model_copy(update={"items": items}) if form else checklist


def next_step(flow: Flow, is_over: Callable[[str], bool]) -> str:
    """Return the step that a replay goes on with: after the last one it got past; "" for none, or all of it."""
    over = [at for at, step in enumerate(flow.steps) if is_over(step.id)]
    rest = flow.steps[over[-1] + 1 :] if over else ()
    return from_form_of(flow, next((step.id for step in rest if step.is_enabled), ""))


def from_form_of(flow: Flow, step_id: str) -> str:
    """Return where to begin so that a step is done with its form filled in anew."""
    steps = [step for step in flow.steps if step.is_enabled]
    at = next((at for at, step in enumerate(steps) if step.id == step_id), 0)
    form = open_form(steps[:at])
    return form[0].id if form else step_id


def _puts_secret(step: FlowStep) -> bool:
    element = step.action.element
    return holds_secret_template(step.action.typed) or (element is not None and element.is_secret)
