"""Timers that are made and joined in one call."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def once_after(parent: QObject, interval_ms: int, act: Callable[[], None]) -> QTimer:
    """Return a timer that does something once, so long after its `start`."""
    timer = every(parent, interval_ms, act)
    timer.setSingleShot(True)
    return timer


def every(parent: QObject, interval_ms: int, act: Callable[[], None]) -> QTimer:
    """Return a timer that does something again and again from its `start` to its `stop`."""
    timer = QTimer(parent)
    timer.setInterval(interval_ms)
    timer.timeout.connect(act)
    return timer
