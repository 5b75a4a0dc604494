"""The studio and its browser stand side by side, each in its half of the screen, or as they stood last."""

from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from studio.ui.window.arrangement import Arrangement
from studio.ui.window.kept_places import FILE_NAME, KeptPlaces, PlaceBook
from studio.ui.window.screen import free_screens, show_left, side_by_side
from tests.factories import make_bench


async def test_both_are_shown_each_in_its_half(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bench = make_bench()
    await Arrangement(window, bench.workbench, PlaceBook(None)).open_both()
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
    await Arrangement(window, bench.workbench, PlaceBook(None)).place_browser()
    place = side_by_side(window.screen().availableGeometry())
    assert not window.isMaximized()
    assert window.frameGeometry().topLeft() == place.studio.topLeft()
    assert bench.browser.placed == place.browser.getRect()


async def test_both_stand_again_where_they_stood_last(qtbot: QtBot, tmp_path: Path) -> None:
    first = QMainWindow()
    qtbot.addWidget(first)
    bench = make_bench()
    before = Arrangement(first, bench.workbench, PlaceBook(tmp_path))
    await before.open_both()
    await bench.browser.place(40, 50, 500, 300)
    first.setGeometry(60, 40, 540, 500)
    await before.keep()
    window = QMainWindow()
    qtbot.addWidget(window)
    bench = make_bench()
    both = Arrangement(window, bench.workbench, PlaceBook(tmp_path))
    show_left(window, both.kept.window)
    await both.open_both()
    assert window.frameGeometry().topLeft() == first.frameGeometry().topLeft()
    assert bench.browser.placed == (40, 50, 500, 300)
    await both.open_both()  # 並べる
    assert bench.browser.placed == side_by_side(free_screens()[0]).browser.getRect()


async def test_the_browser_is_shown_where_the_person_has_it(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bench = make_bench()
    both = Arrangement(window, bench.workbench, PlaceBook(None))
    await both.bring_browser()
    assert bench.browser.placed is None
    await both.open_both()
    await bench.browser.place(1, 2, 300, 400)
    await both.bring_browser()
    assert bench.browser.placed == (1, 2, 300, 400)


def test_a_place_on_a_screen_that_is_gone_or_in_a_broken_file_is_none(tmp_path: Path) -> None:
    book, here = PlaceBook(tmp_path), QRect(0, 0, 1440, 900)
    book.write(KeptPlaces(QRect(0, 0, 720, 900), QRect(1500, 0, 800, 600)))
    assert book.read([here]) == KeptPlaces(QRect(0, 0, 720, 900), None)
    beside = QRect(1440, 0, 1000, 900)
    assert book.read([here, beside]).browser == QRect(1500, 0, 800, 600)
    book.write(KeptPlaces(None, QRect(1300, -20, 500, 400)))  # half of it outside
    assert book.read([QRect(0, 0, 1600, 900)]).browser == QRect(1100, 0, 500, 400)
    book.write(KeptPlaces(None, QRect(9, 9, 500, 400)))
    assert book.read([here]) == KeptPlaces(QRect(0, 0, 720, 900), QRect(9, 9, 500, 400))
    small = QRect(0, 0, 1024, 700)  # the window covered the browser's half there
    assert book.read([small]) == KeptPlaces(None, QRect(9, 9, 500, 400))
    for broken in ("{", "[]", '{"window": [1, 2], "browser": ["a", 1, 2, 3]}'):
        (tmp_path / FILE_NAME).write_text(broken)
        assert book.read([here]) == KeptPlaces()
