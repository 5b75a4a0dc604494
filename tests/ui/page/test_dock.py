"""One view at a time below the rows, folded away by one press."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.page.dock import NOW, RECORD, TREE, Dock
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import child


def make_dock(theme: Theme, host: QWidget) -> tuple[Dock, tuple[QWidget, QWidget, QWidget]]:
    views = (QWidget(host), QWidget(host), QWidget(host))
    dock = Dock(views, theme, host)
    dock.resize(500, 300)
    dock.show()
    return dock, views


def test_a_name_opens_its_view_and_the_arrow_folds_it_away(
    theme: Theme, host: QWidget, qtbot: QtBot
) -> None:
    dock, views = make_dock(theme, host)
    assert [view.isVisible() for view in views] == [False] * 3
    place = dock.tabs.tabRect(TREE).center()
    qtbot.mouseClick(dock.tabs, Qt.MouseButton.LeftButton, pos=place)
    assert [view.isVisible() for view in views] == [False, True, False]
    child(dock, QToolButton, "dock_fold").click()
    assert dock.is_folded
    assert not any(view.isVisible() for view in views)


def test_beside_the_rows_tree_and_record_are_both_open(theme: Theme, host: QWidget) -> None:
    """今の画面 could not be reached there."""
    dock, views = make_dock(theme, host)
    dock.stand(is_beside=True)
    assert [view.isVisible() for view in views] == [False, True, True]
    assert not dock.is_folded
    assert [dock.tabs.isTabVisible(one) for one in (NOW, TREE, RECORD)] == [True, True, False]
    dock.tabs.setCurrentIndex(NOW)
    assert [view.isVisible() for view in views] == [True, False, True]
    dock.show_view(RECORD)
    assert [view.isVisible() for view in views] == [True, False, True]
    dock.stand(is_beside=False)
    dock.fold(is_folded=False)
    assert [view.isVisible() for view in views] == [False, False, True]
    dock.show_view(NOW)
    assert [view.isVisible() for view in views] == [True, False, False]
    assert dock.tabs.isTabVisible(RECORD)


def test_in_a_high_window_all_three_are_open_beside_the_rows(theme: Theme, host: QWidget) -> None:
    dock, views = make_dock(theme, host)
    dock.stand(is_beside=True)
    dock.resize(500, 700)
    assert all(view.isVisible() for view in views)
    assert not dock.tabs.isVisible()
    dock.resize(500, 500)
    assert [view.isVisible() for view in views] == [False, True, True]
    assert dock.tabs.isVisible()


def test_every_name_stands_whole_once_the_dock_is_below_again(theme: Theme, host: QWidget) -> None:
    """今の画面 had been moved out of its bar."""
    dock, _ = make_dock(theme, host)
    dock.stand(is_beside=True)
    QApplication.processEvents()
    dock.show_view(RECORD)
    dock.stand(is_beside=False)
    QApplication.processEvents()
    places = [dock.tabs.tabRect(one) for one in (NOW, TREE, RECORD)]
    assert all(dock.tabs.rect().contains(one) for one in places), (dock.tabs.rect(), places)
