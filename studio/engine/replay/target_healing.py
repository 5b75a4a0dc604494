"""What the player asks when an element is out of reach; `engine/healing` answers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from studio.domain.actions.action import Action
from studio.domain.actions.outcome import Outcome
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.repair import Repair
from studio.domain.runs.decision import Usage
from studio.engine.runs.reports import Playing
from studio.engine.runs.run import RunContext
from studio.engine.secrets.masking import SecretMask


class HandOver(Protocol):
    """Says that the browser is the person's from now on, or the replay's again."""

    def __call__(self, *, is_persons_turn: bool) -> None:
        """Say whose it is."""
        ...


@dataclass(frozen=True, slots=True)
class Replayed:
    """What a healer needs of the replay it heals.

    Attributes:
        secrets: What must not be told.
        take_post: Puts the replay's own traffic policy back after a careful press.
        hand_over: See `HandOver`.
    """

    context: RunContext
    flow: Flow
    playing: Playing
    secrets: SecretMask
    take_post: Callable[[], None]
    hand_over: HandOver


@dataclass(frozen=True, slots=True)
class Healed:
    """How a step can be played after all.

    Attributes:
        step: To be played instead, through the same approvals, guards and post-conditions.
        repair: What it rests on; None when the page was only brought back.
        words: What was done, one Japanese sentence.
        is_over: The step is over as it stands: nothing of it is done again.
    """

    step: FlowStep
    repair: Repair | None
    words: str
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class Substitute:
    """Another way of a whole item.

    Attributes:
        steps: To be played instead of the rest of the item; () when it is done already.
    """

    steps: tuple[FlowStep, ...] = ()


class TargetHealer(Protocol):
    """Mends the steps of one replay."""

    @property
    def usage(self) -> Usage:
        """What models cost that were asked."""
        ...

    async def heal(self, step: FlowStep, action: Action, outcome: Outcome) -> Healed | Outcome:
        """Find a way to play a step whose element could not be reached, or say why there is none.

        Called again for the same step it goes on with the next rung; nothing that was sent is ever
        healed.

        Args:
            step: As the player tried it last.
            action: The same with this run's values.
            outcome: Of that try.

        Raises:
            BrowserClosedError, HandedOver, Stopped: The run cannot go on.
        """
        ...

    async def take_over(self, step: FlowStep, outcome: Outcome) -> Substitute | None:
        """Do the item of a step in another way, where the replay would end; None: there is none.

        Never called when something of the item may have been sent.

        Raises:
            HandedOver, Stopped: The run cannot go on.
        """
        ...

    async def note(self, step: FlowStep, outcome: Outcome) -> None:
        """Hear how a step ended.

        Args:
            step: As it was played, healed or not.
            outcome: Unmasked.
        """
        ...

    async def close(self, status: RunStatus) -> None:
        """Hear how the replay ended."""
        ...


MakeMender = Callable[[Replayed], TargetHealer]


class NoHealer:
    """Mends nothing: a step whose element is out of reach fails."""

    def __init__(self, replayed: Replayed) -> None:
        del replayed

    @property
    def usage(self) -> Usage:
        """Nothing."""
        return Usage()

    async def heal(self, step: FlowStep, action: Action, outcome: Outcome) -> Healed | Outcome:
        """Leave it as it is."""
        del step, action
        return outcome

    async def take_over(self, step: FlowStep, outcome: Outcome) -> Substitute | None:
        """Know no other way."""
        del step, outcome

    async def note(self, step: FlowStep, outcome: Outcome) -> None:
        """Nothing to remember."""

    async def close(self, status: RunStatus) -> None:
        """Nothing to count."""
