"""Timers that are made and joined in one call."""

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.ui.widgets.timers import every, once_after


def test_once_is_once_and_every_goes_on_until_it_is_stopped(qtbot: QtBot) -> None:
    parent, told = QObject(), list[str]()
    once = once_after(parent, 1, lambda: told.append("once"))
    again = every(parent, 2, lambda: told.append("again"))
    assert not told
    once.start()
    again.start()
    qtbot.waitUntil(lambda: told.count("again") >= 3)
    again.stop()
    assert told.count("once") == 1
    assert not again.isActive()
