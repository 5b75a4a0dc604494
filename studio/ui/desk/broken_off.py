"""Where a replay broke off, and how it can go on without the step that failed. Pure.

What may have been sent is never begun again unasked; the words here say so.
"""

from dataclasses import dataclass, replace
from typing import Final

from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    Event,
    RunFinished,
    RunStarted,
    RunStatus,
    StepSkipped,
    StepStarted,
)
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.step_diff import ShownTexts
from studio.domain.records.journal import StepClass
from studio.domain.runs.checklist import Checklist, ItemState
from studio.engine.guard.repeating import class_of

_REFUSED: Final = frozenset({"NOT_APPROVED", "REQUEST_REFUSED"})
_STUCK: Final = (ItemState.FAILED, ItemState.UNVERIFIED, ItemState.RUNNING)
_PRESSES: Final = frozenset({StepClass.PRESS, StepClass.COMMIT})


@dataclass(frozen=True, slots=True)
class BreakOff:
    """The step that a replay did not get beyond.

    Attributes:
        words: What it did, or would have done; secrets hidden.
        may_be_sent: Something of it may have left the browser.
        can_skip: It was told why it did not work, and nobody said no to it: the rest may go on without it.
    """

    step_id: str
    words: str
    may_be_sent: bool
    can_skip: bool = False


@dataclass(frozen=True, slots=True)
class Course:
    """How far a replay came.

    Attributes:
        under_way: The step that has begun and not ended; "" for none.
        waits: It waits for a yes: nothing of it has left.
        failed: The newest failure, unless the replay went on after it.
        broke_off: Where the replay ended early; None while it runs, and after one that went through.
    """

    under_way: str = ""
    waits: bool = False
    failed: BreakOff | None = None
    broke_off: BreakOff | None = None

    def after(self, event: Event, flow: Flow) -> "Course":
        """Return the course after an event of the replay of this flow."""
        match event:
            case RunStarted():
                return Course()
            case StepStarted():
                return Course(under_way=event.item_id)
            case ApprovalRequested():
                return replace(self, waits=True)
            case ApprovalAnswered():
                return replace(self, waits=not event.is_approved)
            case ActionFailed():
                return Course(failed=_failed(event))
            case ActionPerformed() | StepSkipped():
                return Course()
            case RunFinished():
                return self._ended(event, flow)
            case _:
                return self

    def _ended(self, event: RunFinished, flow: Flow) -> "Course":
        if event.status is RunStatus.DONE:
            return Course()
        if self.failed is not None:
            return Course(broke_off=self.failed)
        step = _step(flow, self.under_way)
        if step is None:
            return Course()
        words = ShownTexts(flow).act(step.action)
        return Course(broke_off=BreakOff(step.id, words, _may_send(step) and not self.waits))


@dataclass(frozen=True, slots=True)
class WayOn:
    """Going on without the step that failed.

    Attributes:
        step_id: The step to go on with.
        words: What it does.
    """

    broke_off: BreakOff
    step_id: str
    words: str


def way_on(flow: Flow | None, broke_off: BreakOff | None) -> WayOn | None:
    """Return how a flow goes on after the step that failed; None where nothing follows, or it was refused."""
    if flow is None or broke_off is None or not broke_off.can_skip:
        return None
    step = following(flow, broke_off.step_id)
    return WayOn(broke_off, step.id, ShownTexts(flow).act(step.action)) if step else None


def stuck_item(checklist: Checklist | None, flow: Flow | None, broke_off: BreakOff | None) -> str:
    """Return the sentence at which a run ended: of the step it did not get beyond, else the newest that is not done."""
    step = _step(flow, broke_off.step_id) if flow and broke_off else None
    if step is not None:
        return step.item
    items = checklist.items if checklist else ()
    return next((one.text for one in reversed(items) if one.state in _STUCK), "")


def following(flow: Flow | None, step_id: str) -> FlowStep | None:
    """Return the next step that is played after one; None after the last, or after one that is gone."""
    steps = flow.steps if flow else ()
    at = next((at for at, step in enumerate(steps) if step.id == step_id), len(steps))
    return next((step for step in steps[at + 1 :] if step.is_enabled), None)


def _failed(event: ActionFailed) -> BreakOff | None:
    if not event.item_id:
        return None
    can_skip = event.outcome.code not in _REFUSED
    return BreakOff(event.item_id, event.words, event.may_be_sent, can_skip)


def _may_send(step: FlowStep) -> bool:
    """Say whether a step may send something that lasts: what its first run saw send nothing of the kind does not."""
    if step.sent is not None and not (step.sends or step.needs_approval):
        return False
    return class_of(step.action, needs_approval=step.needs_approval) in _PRESSES


def _step(flow: Flow, step_id: str) -> FlowStep | None:
    return next((step for step in flow.steps if step.id == step_id), None)
