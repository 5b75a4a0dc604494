"""Verified acts become steps: durable targets, post-conditions that last."""

from studio.domain.actions.action import (
    MAX_PAGES,
    Action,
    Choose,
    Click,
    Drag,
    Extract,
    Find,
    SelectOption,
    SetChecked,
)
from studio.domain.actions.outcome import Evidence, Outcome
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.sending import SentShape
from studio.domain.flows.trace import Trace
from studio.engine.agent.acting import Act
from studio.engine.agent.steps.dropping import dropped
from studio.engine.agent.steps.lasting import chosen
from studio.engine.agent.steps.tracing import trace_of
from studio.engine.secrets.masking import SecretMask


def record_step(
    item: str,
    action: Action,
    outcome: Outcome,
    *,
    needs_approval: bool,
    expects: tuple[Evidence, ...] = (),
    shape: tuple[str, ...] = (),
) -> FlowStep:
    """Return the flow step of one verified act.

    Args:
        item: The checklist sentence.
        action: As decided, with a live target.
        outcome: Its verified outcome; holds the durable target.
        needs_approval: It was irreversible.
        expects: Its post-conditions (`lasting`).
        shape: Where the table of a `choose` stands.
    """
    return FlowStep(
        item=item,
        action=_durable(action, outcome, shape, item),
        expects=expects,
        needs_approval=needs_approval,
    )


def step_of(item: str, action: Action, act: Act, secrets: SecretMask) -> FlowStep | None:
    """Return what a flow may keep of an act, with its trace; None for one that left nothing to keep.

    Of a choice that failed that is the list which it opened: what comes next may stand in it.

    Args:
        item: The checklist sentence.
        action: As decided.
        act: What came of it.
        secrets: Taken out of what the pages said.
    """
    is_ok = act.outcome.is_ok
    if isinstance(action, Find) or not (is_ok or isinstance(action, SelectOption)):
        return None
    outcome = secrets.outcome(act.outcome)
    trace = trace_of(action, outcome, act.before, act.after, secrets.text)
    if is_ok:
        step = record_step(
            item,
            act.kept or action,
            outcome,
            needs_approval=act.needs_approval,
            expects=chosen(act.expects),
            shape=act.shape,
        )
        trace = trace.model_copy(update={"may_expect": act.expects})
        sent = _known_to_send(action, act, trace)
        agreed = tuple(act.sending.agreed) if act.sending else ()
        seen = {"trace": trace, "sends": act.sends, "sent": sent, "agreed": agreed}
        return step.model_copy(update={**seen, "is_optional": act.is_once_only})
    if outcome.target is None or not trace.has_changed:
        return None
    opened = trace.model_copy(update={"is_opening": True})
    return FlowStep(item=item, action=Click(target=outcome.target), trace=opened)


def _known_to_send(action: Action, act: Act, trace: Trace) -> tuple[SentShape, ...] | None:
    """Return what left with it; None where nobody knows: a choice that stood already may send another day."""
    shapes = tuple(act.sending.shapes) if act.sending else None
    is_choice = isinstance(action, SelectOption | SetChecked)
    return shapes or (None if is_choice and not trace.has_changed else shapes)


def _durable(action: Action, outcome: Outcome, shape: tuple[str, ...], item: str) -> Action:
    if isinstance(action, Extract):
        return _of_whole_list(action, outcome)
    if isinstance(action, Choose):
        return action.model_copy(update={"rule": action.rule.model_copy(update={"shape": shape})})
    if action.element is None or outcome.target is None:
        return action
    if isinstance(action, Drag):
        return dropped(action, outcome, item)
    return action.model_copy(update={"target": outcome.target})


def _of_whole_list(action: Extract, outcome: Outcome) -> Extract:
    """Return an extract that read all of its list to its end as one that does so again: it may have more pages then."""
    table = outcome.table
    is_whole = table is not None and not (
        table.is_cut or table.is_part or table.limit or action.limit
    )
    return action.model_copy(update={"max_pages": MAX_PAGES}) if is_whole else action
