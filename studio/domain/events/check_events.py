"""Facts about checks (点検) of flows; part of `events.Event`."""

from typing import Literal

from studio.domain.events.event_base import EventBase


class FlowChecked(EventBase):
    """A flow was checked (点検).

    Attributes:
        is_alarming: It fails more often than it did.
        words: The result in one line.
    """

    kind: Literal["FlowChecked"] = "FlowChecked"
    flow_id: str
    name: str
    errors: int = 0
    warnings: int = 0
    unseen_steps: int = 0
    is_alarming: bool = False
    words: str = ""


class FlowsChecked(EventBase):
    """Several flows were checked, because a week was over or because a person asked for all of them.

    Attributes:
        flows: How many.
        new_errors: Errors that nobody was told before: found anew, or in a first check.
        new_warnings: Warnings likewise.
        were_visited: Their pages were looked at; False where the flows alone were read.
    """

    kind: Literal["FlowsChecked"] = "FlowsChecked"
    flows: int
    new_errors: int = 0
    new_warnings: int = 0
    were_visited: bool = False
