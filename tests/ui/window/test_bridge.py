"""The bridge: events in order, pages thinned out to the first and the newest."""

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.domain.events.events import PageObserved, RunPaused
from studio.engine.runs.bus import EventBus
from studio.ui.window.bridge import EventBridge


def page(epoch: int) -> PageObserved:
    return PageObserved(epoch=epoch, url="", title="", elements=1, tokens=1, elapsed_ms=1.0)


def test_the_first_page_at_once_then_only_the_newest(qtbot: QtBot, qapp: QObject) -> None:
    bus, seen = EventBus(), list[int]()
    bridge = EventBridge(bus, qapp, interval_ms=30)
    bridge.page_observed.connect(lambda event: seen.append(event.epoch))
    for epoch in range(1, 50):
        bus.publish(page(epoch))
    assert seen == [1]
    qtbot.waitUntil(lambda: len(seen) == 2, timeout=30_000)
    assert seen == [1, 49]
    bridge.close()


def test_every_look_is_told_at_once(qapp: QObject) -> None:
    bus, seen = EventBus(), list[int]()
    bridge = EventBridge(bus, qapp)
    bridge.looked.connect(lambda event: seen.append(event.epoch))
    for epoch in range(1, 6):
        bus.publish(page(epoch))
    assert seen == [1, 2, 3, 4, 5]
    bridge.close()


def test_other_events_come_all_and_none_after_close(qapp: QObject) -> None:
    bus, seen = EventBus(), list[str]()
    bridge = EventBridge(bus, qapp)
    bridge.happened.connect(lambda event: seen.append(event.run_id))
    bus.publish(RunPaused(run_id="1"))
    bus.publish(RunPaused(run_id="2"))
    bridge.close()
    bus.publish(RunPaused(run_id="3"))
    assert seen == ["1", "2"]
    assert bus.listener_count == 0
