"""What brought up the element that the next step acts on: an editor in a list, a suggestion below a field. Pure."""

from typing import Final

from studio.domain.action import Click, DoubleClick, Fill
from studio.domain.flow import FlowStep
from studio.domain.outcome import Outcome

_SUGGESTED: Final = frozenset({"link", "option"})


class Openers:
    """Remembers the act right before a step: a page that was still at work may have closed what it opened, or missed it."""

    def __init__(self) -> None:
        self._newest: FlowStep | None = None

    def note(self, step: FlowStep, outcome: Outcome) -> None:
        """Take a step that worked for the newest; one that sends or needs a yes is never done again."""
        is_opener = isinstance(step.action, DoubleClick | Fill) and outcome.is_ok
        self._newest = step if is_opener and not (step.sends or step.needs_approval) else None

    def is_before(self, step: FlowStep) -> bool:
        """Say whether a step acts on what was just brought up for the same sentence."""
        newest = self._newest
        if newest is None or newest.item != step.item:
            return False
        is_suggestion = isinstance(step.action, Click) and step.action.target.role in _SUGGESTED
        return isinstance(newest.action, DoubleClick) or is_suggestion

    def again(self, step: FlowStep, outcome: Outcome) -> FlowStep | None:
        """Return the step to be done once more for one that found nothing; once for each."""
        newest = self._newest if self.is_before(step) else None
        self._newest = None
        return newest if outcome.code == "TARGET_NOT_FOUND" else None
