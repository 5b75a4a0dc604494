"""What opened the element that the next step acts on: an editor in a list that its page may draw anew. Pure."""

from studio.domain.action import DoubleClick, target_of
from studio.domain.flow import FlowStep
from studio.domain.outcome import Outcome


class Openers:
    """Remembers the double click right before a step: a list that was still at work may have closed what it opened."""

    def __init__(self) -> None:
        self._newest: FlowStep | None = None

    def note(self, step: FlowStep, outcome: Outcome) -> None:
        """Take a step that worked for the newest; one that sends or needs a yes is never done again."""
        is_opener = isinstance(step.action, DoubleClick) and outcome.is_ok
        self._newest = step if is_opener and not (step.sends or step.needs_approval) else None

    def is_before(self, step: FlowStep) -> bool:
        """Say whether a step acts on what was just opened for the same sentence."""
        return (
            self._newest is not None
            and self._newest.item == step.item
            and bool(target_of(step.action))
        )

    def again(self, step: FlowStep, outcome: Outcome) -> FlowStep | None:
        """Return the step to be done once more for one that found nothing; once for each."""
        newest = self._newest if self.is_before(step) else None
        self._newest = None
        return newest if outcome.code == "TARGET_NOT_FOUND" else None
