"""The studio and its browser stand side by side, each in its half of the screen."""

from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from studio.ui.window.arrangement import Arrangement
from studio.ui.window.screen import side_by_side
from tests.factories import make_bench


async def test_both_are_shown_each_in_its_half(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bench = make_bench()
    await Arrangement(window, bench.workbench).open_both()
    place = side_by_side(window.screen().availableGeometry())
    assert window.isVisible()
    assert window.frameGeometry().topLeft() == place.studio.topLeft()
    assert bench.workbench.is_browser_open
    assert bench.browser.placed == place.browser.getRect()


async def test_a_window_that_fills_the_screen_makes_room_for_the_browser(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bench = make_bench()
    await bench.workbench.open_browser()
    window.showMaximized()
    await Arrangement(window, bench.workbench).place_browser()
    place = side_by_side(window.screen().availableGeometry())
    assert not window.isMaximized()
    assert window.frameGeometry().topLeft() == place.studio.topLeft()
    assert bench.browser.placed == place.browser.getRect()
