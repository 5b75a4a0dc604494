import logging

import pytest

from studio.domain.events.events import Event, RunPaused, RunResumed
from studio.engine.runs.bus import EventBus
from tests.fakes import Journal


def test_an_event_published_while_another_is_told_comes_after_it() -> None:
    bus = EventBus()
    bus.subscribe(lambda e: bus.publish(RunResumed()) if isinstance(e, RunPaused) else None)
    journal = Journal(bus)
    bus.publish(RunPaused())
    assert journal.kinds() == ["RunPaused", "RunResumed"]


def test_a_failing_listener_is_logged_and_the_others_are_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bus = EventBus()

    def broken(_event: Event) -> None:
        raise KeyError("x")

    bus.subscribe(broken)
    journal = Journal(bus)
    with caplog.at_level(logging.ERROR):
        bus.publish(RunPaused())
    assert journal.kinds() == ["RunPaused"]
    assert "listener failed on RunPaused" in caplog.text


def test_unsubscribing_twice_is_harmless() -> None:
    bus = EventBus()
    journal = Journal(bus)
    journal.unsubscribe()
    journal.unsubscribe()
    bus.publish(RunPaused())
    assert (journal.events, bus.listener_count) == ([], 0)
