"""Where the steps of a replay come from: a flow's own order, or the lines of a script."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Protocol

from studio.domain.flows.flow import FlowStep


@dataclass(frozen=True, slots=True)
class Stop:
    """One step on the way.

    Attributes:
        position: Its index in the flow; -1 for the page that an interrupted replay opens first.
    """

    position: int
    step: FlowStep


class StepSource(Protocol):
    """Gives the steps of one replay, one after the other."""

    @property
    def sentences(self) -> int:
        """How many sentences a face will be told of."""
        ...

    def steps(self) -> AsyncGenerator[Stop]:
        """Give the next step once the one before is over; closed where the replay ends before its end."""
        ...
