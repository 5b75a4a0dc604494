"""The rows of the live tree: keys close and open them, and a place is found again."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from studio.ui.page.aria_view import AriaView
from tests.ui.conftest import Stage, on_qt
from tests.ui.page.test_aria_tree import at_page


@on_qt
async def test_left_closes_a_row_and_right_opens_it_again(stage: Stage) -> None:
    panel = await at_page(stage)
    view = panel.findChild(AriaView)
    assert isinstance(view, AriaView)
    rows = panel.model.rowCount()
    row = next(n for n in range(rows) if panel.model.has_inside(n))
    view.setCurrentIndex(panel.model.index(row, 0))
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert panel.model.rowCount() < rows
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert panel.model.rowCount() == rows
    assert view.currentIndex().row() == row


@on_qt
async def test_the_current_row_is_current_again(stage: Stage) -> None:
    panel = await at_page(stage)
    view = panel.findChild(AriaView)
    assert isinstance(view, AriaView)
    view.setCurrentIndex(panel.model.index(3, 0))
    place = view.place
    assert place.current is not None
    view.setCurrentIndex(panel.model.index(0, 0))
    view.go_back_to(place)
    assert view.currentIndex().row() == 3
