"""How long a run waited for a person: for a yes, for their turn, for a finger on the page, or paused. Pure."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    Event,
    PointRequested,
    RepairMade,
    RunFinished,
    RunPaused,
    RunResumed,
    RunStarted,
    StepStarted,
    TargetHealed,
    UserInputReceived,
    UserInputRequested,
)

_PAUSE: Final = "pause"
_POINT: Final = "point"


@dataclass(frozen=True, slots=True)
class Waits:
    """The waiting of one run so far.

    Attributes:
        total_s: What has ended.
        open: What it waits for now.
        since: When that began.
    """

    total_s: float = 0.0
    open: frozenset[str] = frozenset()
    since: datetime | None = None

    def after(self, event: Event) -> "Waits":
        """Return the waiting after an event; a new run has not waited yet."""
        match event:
            case RunStarted():
                return Waits()
            case ApprovalRequested() | UserInputRequested():
                return self._begun(event.request_id, event.at)
            case PointRequested():
                return self._begun(_POINT, event.at)
            case RunPaused():
                return self._begun(_PAUSE, event.at)
            case ApprovalAnswered() | UserInputReceived():
                return self._ended(frozenset({event.request_id}), event.at)
            case RunResumed():
                return self._ended(frozenset({_PAUSE}), event.at)
            case StepStarted() | TargetHealed() | RepairMade() | ActionPerformed() | ActionFailed():
                return self._ended(frozenset({_POINT}), event.at)
            case RunFinished():
                return self._ended(self.open, event.at)
            case _:
                return self

    def until(self, at: datetime) -> float:
        """Return the seconds of all waiting, where it ended then at the latest."""
        return self._ended(self.open, at).total_s

    def _begun(self, name: str, at: datetime) -> "Waits":
        return replace(self, open=self.open | {name}, since=self.since or at)

    def _ended(self, names: frozenset[str], at: datetime) -> "Waits":
        rest = self.open - names
        if rest == self.open or rest:
            return replace(self, open=rest)
        waited = (at - self.since).total_seconds() if self.since else 0.0
        return Waits(self.total_s + max(waited, 0.0))
