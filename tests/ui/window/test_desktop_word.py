"""A word on the desktop is said where there is one, and a click on it opens the studio of that home."""

import sys

import pytest
from PySide6.QtWidgets import QSystemTrayIcon
from pytestqt.qtbot import QtBot

from studio.ui.window.desktop_word import tell_on_desktop

only_linux = pytest.mark.skipif(sys.platform != "linux", reason="others always have a desktop")


@only_linux
def test_without_a_desktop_nothing_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not tell_on_desktop("題", "言葉", None)


@only_linux
def test_a_desktop_without_such_words_ends_at_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    if QSystemTrayIcon.isSystemTrayAvailable():
        pytest.skip("this desktop has a tray")
    assert not tell_on_desktop("題", "言葉", None)
