"""The one door through which the steps of a flow change: it keeps approvals and grants true. Pure.

A grant lets one irreversible act run with nobody there. It was given for what the flow did *then*: it
stands only while the act and everything before it are what they were.
"""

import hashlib
from collections.abc import Sequence

from studio.domain.errors import InstructionError
from studio.domain.flows.flow import Flow, FlowStep
from studio.engine.replay.distrust import looks_irreversible
from studio.words import tr


def with_steps(flow: Flow, steps: Sequence[FlowStep]) -> Flow:
    """Return the flow with other steps; what cannot be undone by its new words asks, void grants go."""
    if tuple(steps) == flow.steps:
        return flow
    former = {step.id: step for step in flow.steps}
    asked = tuple(_asking(step, former.get(step.id)) for step in steps)
    return flow.model_copy(update={"steps": _without_void_grants(flow.steps, asked)})


def with_step(flow: Flow, changed: FlowStep) -> Flow:
    """Return the flow with one step replaced by another of the same id.

    Raises:
        InstructionError: NO_SUCH_STEP.
    """
    step_of(flow, changed.id)
    return with_steps(flow, [changed if step.id == changed.id else step for step in flow.steps])


def step_of(flow: Flow, step_id: str) -> FlowStep:
    """Return a step by its id.

    Raises:
        InstructionError: NO_SUCH_STEP: it was removed meanwhile.
    """
    for step in flow.steps:
        if step.id == step_id:
            return step
    raise InstructionError(
        "NO_SUCH_STEP",
        tr("変えようとした操作は、もうこの手順にありません。"),
        tr("手順を開き直してから、もう一度変えてください。"),
    )


def _asking(step: FlowStep, before: FlowStep | None) -> FlowStep:
    """Let a step ask whose new action cannot be undone by its words; a person may switch that off."""
    is_same = before is not None and before.action == step.action
    if is_same or step.needs_approval or not looks_irreversible(step.action):
        return step
    return step.model_copy(update={"needs_approval": True})


def _without_void_grants(old: Sequence[FlowStep], new: Sequence[FlowStep]) -> tuple[FlowStep, ...]:
    if not any(step.grant for step in new):
        return tuple(new)
    granted_for = dict(zip([step.id for step in old], _ways(old), strict=True))
    return tuple(
        step if not step.grant or (granted_for.get(step.id) == way and step.needs_approval)
        else step.model_copy(update={"grant": ""})
        for step, way in zip(new, _ways(new), strict=True)
    )  # fmt: skip


def _ways(steps: Sequence[FlowStep]) -> list[str]:
    """Return for each step what a run does up to and with it, as a digest."""
    digest = hashlib.sha256()
    ways: list[str] = []
    for step in steps:
        if step.is_enabled:
            how = f"{step.is_optional} {step.on_error} {step.action.model_dump_json()}\n"
            digest.update(how.encode("utf-8", "replace"))
        ways.append(f"{digest.hexdigest()} {step.is_enabled}")
    return ways
