"""What brought up the element that the next step acts on: an editor in a list, a suggestion below a field, a part that folds out."""

from collections.abc import Awaitable, Callable
from typing import Final

from studio.domain.actions.action import Action, Click, DoubleClick, Fill
from studio.domain.actions.outcome import Outcome
from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.domain.text import squeeze

_SUGGESTED: Final = frozenset({"link", "option"})


class Openers:
    """Remembers the acts right before a step: a page that was still at work may have closed what they opened, or missed it."""

    def __init__(self) -> None:
        self._steps: tuple[FlowStep, ...] = ()
        self._pressed: tuple[FlowStep, Target] | None = None

    def note(self, step: FlowStep, action: Action, outcome: Outcome) -> None:
        """Take a step that worked, and what it did today, for the newest; one that sends or needs a yes is never done again."""
        may_be_again = outcome.is_ok and not (step.sends or step.needs_approval)
        self._pressed = None
        if may_be_again and isinstance(action, Click):
            self._pressed = step, action.target
        is_filled = may_be_again and isinstance(step.action, Fill)
        if is_filled and self.is_before(step):
            self._steps += (step,)
        elif is_filled or (may_be_again and isinstance(step.action, DoubleClick)):
            self._steps = (step,)
        else:
            self._steps = ()

    def is_before(self, step: FlowStep) -> bool:
        """Say whether a step acts on what was just brought up for the same sentence."""
        first = self._steps[0] if self._steps else None
        if first is None or first.item != step.item:
            return False
        is_suggestion = isinstance(step.action, Click) and step.action.target.role in _SUGGESTED
        return isinstance(first.action, DoubleClick) or is_suggestion

    async def again(
        self, step: FlowStep, outcome: Outcome, look: Callable[[], Awaitable[Observation]]
    ) -> tuple[FlowStep, ...]:
        """Return what is to be done once more for a step that found nothing; once for each.

        Args:
            step: Of the flow.
            outcome: How it ended.
            look: Looks at the page: what was pressed is pressed again only where it is shut.
        """
        is_lost = outcome.code == "TARGET_NOT_FOUND"
        if not outcome.is_ok and self.is_before(step):
            steps, self._steps = self._steps, ()
            return steps if is_lost else ()
        pressed, self._pressed = self._pressed, None
        if pressed is None or not is_lost or pressed[0].item != step.item:
            return ()
        return (pressed[0],) if _is_shut_now(await look(), pressed[1]) else ()


def is_called(node: AriaNode, target: Target) -> bool:
    """Say whether a control has the role and the name of a target."""
    return node.role == target.role and squeeze(node.label) == squeeze(target.name)


def is_shut(node: AriaNode) -> bool:
    """Say whether a control could be opened now."""
    return "shut" in node.states


def _is_shut_now(page: Observation, target: Target) -> bool:
    """Say whether the one control of this name could be opened: the page drew it anew since."""
    called = [one for one in page.operable if is_called(one, target)]
    return len(called) == 1 and is_shut(called[0])
