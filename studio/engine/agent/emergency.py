"""When the large model takes over: a pure function of recent turns (ADR-000024, emergency mode)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.runs.emergency import Trigger, TriggerKind

FAILURES: Final = 3
STALL_S: Final = 30.0
CONFIDENCE_WINDOW: Final = 5
LOW_CONFIDENCE: Final = 0.3
NOT_FOUND: Final = 2
REPEATS: Final = 3
SWINGS: Final = 4
"""A-B-A-B: back and forth between two acts on two states of a page."""
VERIFIED_STEPS_TO_LEAVE: Final = 3
MAX_ENTRIES: Final = 3


@dataclass(frozen=True, slots=True)
class Turn:
    """What emergency mode needs to know of a turn.

    Attributes:
        is_progress: Verified progress; only that resets the failure counter.
        confidence: ½ the model's, ½ the evidence; 0 when the target did not resolve.
        code: Reason of a failure.
        signature: Action and page state, for seeing the same act on the same page again, also
            when the hands report success each time.
    """

    is_progress: bool
    confidence: float
    code: str = ""
    signature: str = ""


def emergency_trigger(recent: Sequence[Turn], stalled_s: float) -> Trigger | None:
    """Say why the next turn needs the large model, or None.

    Args:
        recent: Turns since the last mode change, oldest first.
        stalled_s: Seconds without progress, waits for people and models left out.
    """
    failures = _trailing(recent)
    if failures >= FAILURES:
        return Trigger(kind=TriggerKind.FAILURES, figure=failures)
    if stalled_s >= STALL_S:
        return Trigger(kind=TriggerKind.STALL, figure=stalled_s)
    window = recent[-CONFIDENCE_WINDOW:]
    mean = sum(turn.confidence for turn in window) / CONFIDENCE_WINDOW
    if len(window) == CONFIDENCE_WINDOW and mean < LOW_CONFIDENCE:
        return Trigger(kind=TriggerKind.LOW_CONFIDENCE, figure=mean)
    if failures >= NOT_FOUND and all(t.code == "TARGET_NOT_FOUND" for t in recent[-NOT_FOUND:]):
        return Trigger(kind=TriggerKind.NOT_FOUND, figure=failures)
    if (repeats := max(_repeats(recent), _swings(recent))) >= REPEATS:
        return Trigger(kind=TriggerKind.REPEATED, figure=repeats)
    return None


def may_leave(recent: Sequence[Turn]) -> bool:
    """Say whether emergency mode has done its work: three verified steps in a row."""
    last = recent[-VERIFIED_STEPS_TO_LEAVE:]
    return len(last) == VERIFIED_STEPS_TO_LEAVE and all(turn.is_progress for turn in last)


def _trailing(recent: Sequence[Turn]) -> int:
    count = 0
    for turn in reversed(recent):
        if turn.is_progress:
            break
        count += 1
    return count


def _repeats(recent: Sequence[Turn]) -> int:
    """Count how often the newest act was done on the same state in a row."""
    if not recent or not recent[-1].signature:
        return 0
    count = 0
    for turn in reversed(recent):
        if turn.signature != recent[-1].signature:
            break
        count += 1
    return count


def _swings(recent: Sequence[Turn]) -> int:
    """Return the turns of an A-B-A-B at the end, 0 when there is none."""
    last = [turn.signature for turn in recent[-SWINGS:]]
    if len(last) < SWINGS or not all(last) or last[0] == last[1]:
        return 0
    return SWINGS if last[:2] == last[2:] else 0
