"""What brought up the element that the next step acts on: an editor in a list, a suggestion below a field. Pure."""

from typing import Final

from studio.domain.actions.action import Click, DoubleClick, Fill
from studio.domain.actions.outcome import Outcome
from studio.domain.flows.flow import FlowStep

_SUGGESTED: Final = frozenset({"link", "option"})


class Openers:
    """Remembers the acts right before a step: a page that was still at work may have closed what they opened, or missed it."""

    def __init__(self) -> None:
        self._steps: tuple[FlowStep, ...] = ()

    def note(self, step: FlowStep, outcome: Outcome) -> None:
        """Take a step that worked for the newest; one that sends or needs a yes is never done again."""
        may_be_again = outcome.is_ok and not (step.sends or step.needs_approval)
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

    def again(self, step: FlowStep, outcome: Outcome) -> tuple[FlowStep, ...]:
        """Return what is to be done once more for a step that found nothing; once for each."""
        if not outcome.is_ok and self.is_before(step):
            steps, self._steps = self._steps, ()
            return steps if outcome.code == "TARGET_NOT_FOUND" else ()
        return ()
