"""A list in a page that scrolls is as high as its rows, and brings a row into sight by moving the page."""

from PySide6.QtCore import QStringListModel
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from studio.ui.widgets.boxes import in_column
from studio.ui.widgets.scrolled import ScrolledPart
from studio.ui.widgets.whole_list import WholeList


def test_the_page_scrolls_and_the_list_does_not(host: QWidget) -> None:
    host.show()
    part = ScrolledPart(host)
    rows = WholeList(part.inside)
    rows.setModel(QStringListModel([f"行 {number}" for number in range(80)], rows))
    in_column(rows, of=part.inside)
    part.resize(300, 200)
    part.show()
    QApplication.processEvents()
    assert rows.verticalScrollBar().maximum() == 0
    assert part.verticalScrollBar().maximum() > 0
    last = rows.model().index(79, 0)
    rows.scrollTo(last)
    assert rows.visibleRegion().contains(rows.visualRect(last))


def test_it_stays_the_same_list_to_a_screen_reader(host: QWidget) -> None:
    part = ScrolledPart(host)
    rows = WholeList(part.inside)
    rows.setModel(QStringListModel(["一", "二"], rows))
    was_active = QAccessible.isActive()
    QAccessible.setActive(True)
    try:
        before = QAccessible.uniqueId(QAccessible.queryAccessibleInterface(rows))
        rows.scrollTo(rows.model().index(1, 0))
        assert QAccessible.uniqueId(QAccessible.queryAccessibleInterface(rows)) == before
    finally:
        QAccessible.setActive(was_active)
