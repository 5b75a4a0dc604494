"""A repair: an element that a replay found in another way than recorded, kept 仮 until it has proved itself."""

from datetime import UTC, datetime
from enum import StrEnum
from typing import Final
from uuid import uuid4

from pydantic import Field

from studio.domain.actions.action import Action
from studio.domain.flows.flow import FlowStep
from studio.domain.frozen import Frozen
from studio.domain.page.target import Target

PROVING_RUNS: Final = 2
"""Whole successful runs after which a 仮 repair becomes the flow's own."""


class RepairLevel(StrEnum):
    """Who found the element: the tree (L2), a model (L4), the large model (L4), or the person (L5).

    ITEM: no element, but another way of a whole item, as a model did it.
    """

    TREE = "tree"
    MODEL = "model"
    EMERGENCY = "emergency"
    PERSON = "person"
    ITEM = "item"


class RepairState(StrEnum):
    """PROPOSED waits for a yes; PROVISIONAL (仮) is tried after the recorded ways; the others are over."""

    PROPOSED = "proposed"
    PROVISIONAL = "provisional"
    ADOPTED = "adopted"
    UNDONE = "undone"

    @property
    def is_open(self) -> bool:
        """True while replays count with it."""
        return self in (RepairState.PROPOSED, RepairState.PROVISIONAL)


class Repair(Frozen):
    """One element of one step, found again.

    Attributes:
        flow_version: The state of the flow it was made for; another target since makes it void.
        words: The step in Japanese.
        before: As recorded.
        after: As found, durable.
        similarity: To the recorded fingerprint, 0 to 1.
        reason: Why it is the one, in Japanese; a model's own words are quoted.
        model: Which model found it; "" for none.
        is_irreversible: The step needs the person's yes each time, and so does its repair, once.
        list_before: Of a list: the act as recorded; None for an element.
        list_after: The same act, with what the list, its button and its columns are called now.
        steps: Of another way of the step's whole item, gone where its element is not there; () for an element.
        code: Of another way of an item: what stopped the recorded one; it is gone again only then.
        successes: Whole successful runs with it.
    """

    id: str = Field(default_factory=lambda: uuid4().hex[:12])
    flow_id: str
    flow_version: int
    step_id: str
    words: str
    before: Target
    after: Target
    level: RepairLevel
    similarity: float = 0.0
    reason: str = ""
    model: str = ""
    is_irreversible: bool = False
    list_before: Action | None = None
    list_after: Action | None = None
    steps: tuple[FlowStep, ...] = ()
    code: str = ""
    state: RepairState = RepairState.PROVISIONAL
    successes: int = 0
    run_id: str = ""
    at: datetime = Field(default_factory=lambda: datetime.now(UTC))

    @property
    def told(self) -> tuple[str, str]:
        """What was looked for, and what stands for it now, in Japanese."""
        if self.list_before is not None and self.list_after is not None:
            return self.list_before.in_words(), self.list_after.in_words()
        return self.before.in_words(), self.after.in_words()

    def is_for(self, step: FlowStep) -> bool:
        """Say whether a step still is as it was when it was repaired."""
        if self.list_before is not None:
            return step.action == self.list_before
        return (step.action.element or Target()) == self.before

    def mended(self, step: FlowStep) -> FlowStep:
        """Return the step as it is done now."""
        return _doing(step, self.list_after) if self.list_after else aimed_at(step, self.after)

    def undone(self, step: FlowStep) -> FlowStep | None:
        """Return the step as it was done before; None when it was changed since."""
        if self.list_after is not None:
            return _doing(step, self.list_before) if step.action == self.list_after else None
        return aimed_at(step, self.before) if step.action.element == self.after else None


def aimed_at(step: FlowStep, target: Target) -> FlowStep:
    """Return a step whose act is done to another element."""
    return _doing(step, step.action.model_copy(update={"target": target}))


def _doing(step: FlowStep, action: Action | None) -> FlowStep:
    return step.model_copy(update={"action": action})


class RepairPictures(Frozen):
    """What the page showed: at record time or the last good run, and when it was found anew; b"" for none."""

    before: bytes = b""
    after: bytes = b""
