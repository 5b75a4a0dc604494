"""What was held at the border of a run and left, or did not; part of `events.Event`."""

from typing import Literal

from studio.domain.events.event_base import EventBase


class RequestStopped(EventBase):
    """The browser was about to reach a place, or to send something, that nobody allowed; it did not."""

    kind: Literal["RequestStopped"] = "RequestStopped"
    method: str
    url: str
    reason: str


class RequestReleased(EventBase):
    """Something left the browser that may stay where it arrived, by somebody's word or a yes.

    Attributes:
        words: How, where to and what, in one line; secrets masked.
    """

    kind: Literal["RequestReleased"] = "RequestReleased"
    host: str
    words: str
