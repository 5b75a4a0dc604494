"""A flow as the list of its sentences, and which of them an event means. Pure."""

from collections.abc import Mapping

from studio.domain.checklist import Checklist, Item, ItemState
from studio.domain.events import RunKind
from studio.domain.flow import START_URL_VARIABLE, Flow, expand_known
from studio.domain.variable import VariableKind
from studio.engine.secrets.masking import secret_variables
from studio.engine.variables.retelling import retold


def list_of_flow(
    flow: Flow, position: int = 0, given: Mapping[str, str] | None = None
) -> Checklist:
    """Return the sentences of a flow as a list, each once, in order; `RunKind.REPLAY` only.

    Args:
        flow: What is shown.
        position: Of the first step still to be played; sentences that ended before it are done.
        given: What its variables are this time; the sentences say so.
    """
    ahead = {step.item for step in flow.steps[position:]}
    values = _shown_values(flow, given or {})
    known = {name: value for name, value in flow.defaults.items() if name in values}

    def told(text: str) -> str:
        return retold(expand_known(text, values), known, values)

    played = {step.item for step in flow.steps if step.is_enabled}
    items = tuple(
        Item(
            id=text,
            text=told(text),
            state=ItemState.TODO if text in ahead else ItemState.DONE,
            enabled=text in played,
        )
        for text in dict.fromkeys(step.item for step in flow.steps)
    )
    variables = (
        one.model_copy(update={"value": values.get(one.name, one.value)}) for one in flow.variables
    )
    return Checklist(
        instruction=told(flow.purpose or flow.name),
        start_url=flow.start_url,
        items=items,
        variables=tuple(variables),
        planned_by=RunKind.REPLAY,
    )


def _shown_values(flow: Flow, given: Mapping[str, str]) -> dict[str, str]:
    """Return the values that a sentence may say: no secret, and no date that is reckoned at the start."""
    hidden = secret_variables(flow) | {START_URL_VARIABLE}
    return {
        one.name: value
        for one in flow.variables
        if one.name not in hidden
        and (value := given.get(one.name, "" if one.kind is VariableKind.DATE else one.value))
    }


def with_states_before(
    flow: Flow, shown: Checklist | None, step_id: str, given: Mapping[str, str] | None = None
) -> Checklist:
    """Return the sentences of a flow that is played from a step on; those over before it stay as they are shown.

    Args:
        flow: What is played.
        shown: Its list as the last replay left it; None when there was none.
        step_id: The step to begin with.
        given: What its variables are this time.
    """
    fresh = list_of_flow(flow, given=given)
    position = next((at for at, step in enumerate(flow.steps) if step.id == step_id), 0)
    ahead = {step.item for step in flow.steps[position:]}
    for item in shown.items if shown else ():
        if item.id not in ahead:
            was_stuck = item.state in (ItemState.FAILED, ItemState.RUNNING)
            state = ItemState.UNVERIFIED if was_stuck else item.state  # the person went past it
            fresh = fresh.with_item_state(item.id, state)
    return fresh


def item_meant(checklist: Checklist | None, flow: Flow | None, item_id: str, text: str = "") -> str:
    """Return the id of the item an event means, "" for none.

    By id; a replay names steps of the flow, whose sentences are the items.
    """
    items = checklist.items if checklist else ()
    if any(item.id == item_id for item in items):
        return item_id
    steps = flow.steps if flow else ()
    text = text or next((step.item for step in steps if step.id == item_id), "")
    return next((item.id for item in items if text and text in (item.id, item.text)), "")
