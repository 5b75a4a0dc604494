"""Tells on the bus what left, what was stopped, and what a page goes without."""

from collections.abc import Callable

from studio.domain.events.events import PageWarned, RequestReleased, RequestStopped
from studio.domain.page.address import host_in_words
from studio.domain.text import clip
from studio.engine.guard.facts.contract import in_short
from studio.engine.guard.own_traffic import shape_by_itself
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.engine.runs.run import RunContext
from studio.words import tr


class TrafficTeller:
    """Tells of the requests of one run.

    Args:
        context: The run.
        masked: Takes secrets out of what is told.
    """

    def __init__(self, context: RunContext, masked: Callable[[str], str]) -> None:
        self._context = context
        self._masked = masked
        self._dropped: set[tuple[str, str]] = set()

    def sent(self, request: OutgoingRequest) -> None:
        """Tell what was sent."""
        self._context.publish(
            RequestReleased(
                host=host_in_words(request.url),
                words=self._masked(clip(in_short(request), 400)),
            )
        )

    def dropped(self, request: OutgoingRequest) -> None:
        """Tell of measuring that did not leave, once a place."""
        place = shape_by_itself(request)[:2]
        if place not in self._dropped:
            self._dropped.add(place)
            self.stopped(request, tr("操作に要らない送信（計測など）のため、送りませんでした。"))

    def beyond(self, request: OutgoingRequest, reason: str, missed: PageWarned | None) -> None:
        """Tell what was stopped at the rim; of parts and of what pages measure, what a page goes without."""
        if missed is not None:
            self._context.publish(missed)
        elif request.kind is not RequestKind.PART or request.carries_secret:
            self.stopped(request, reason)

    def stopped(self, request: OutgoingRequest, reason: str) -> None:
        """Tell that a request did not leave, and why."""
        self._context.publish(
            RequestStopped(
                method=request.method,
                url=self._masked(clip(request.url, 200)),
                reason=reason,
            )
        )
