"""The event bus: synchronous, ordered, never raises.

An event published inside a listener is delivered after the current one, so that all listeners see
one order. One thread only: the loop's. Who subscribes keeps the returned function and calls it.
"""

import logging
from collections import deque
from collections.abc import Callable

from studio.domain.events.events import Event

logger = logging.getLogger(__name__)

Listener = Callable[[Event], None]


class EventBus:
    """Tells every listener every event."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._waiting: deque[Event] = deque()
        self._is_delivering = False

    @property
    def listener_count(self) -> int:
        """How many listeners there are; a test hunts leaks with it."""
        return len(self._listeners)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Add a listener; returns the function that removes it (harmless when called twice)."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def publish(self, event: Event) -> None:
        """Deliver an event now, or after the one being delivered."""
        self._waiting.append(event)
        if self._is_delivering:
            return
        self._is_delivering = True
        try:
            while self._waiting:
                self._deliver(self._waiting.popleft())
        finally:
            self._is_delivering = False

    def _deliver(self, event: Event) -> None:
        for listener in tuple(self._listeners):
            try:
                listener(event)
            except Exception:  # a listener's fault must not end a run
                logger.exception("listener failed on %s", event.kind)
