"""A list in a page that scrolls is as high as its rows, and brings a row into sight by moving the page."""

from typing import cast

from PySide6.QtCore import QSize, QStringListModel
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QApplication,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.ui.widgets.boxes import in_column
from studio.ui.widgets.rows_model import Index
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


class Wrapped(QStyledItemDelegate):
    """Rows that are the higher, the less wide they are."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del index
        return QSize(0, 20 if cast("QListView", self.parent()).viewport().width() > 200 else 40)


def test_rows_find_new_places_when_the_page_gets_narrower_by_its_own_bar(
    host: QWidget, qtbot: QtBot
) -> None:
    """Rows stood upon one another: Qt places them anew for another height, and only the width was another."""
    host.show()
    part = ScrolledPart(host)
    rows = WholeList(part.inside)
    rows.setModel(QStringListModel(["一", "二", "三"], rows))
    rows.setItemDelegate(Wrapped(rows))
    in_column(rows, of=part.inside)
    part.resize(300, 400)
    part.show()
    qtbot.waitUntil(lambda: rows.visualRect(rows.model().index(1, 0)).height() == 20)
    part.resize(180, 400)
    qtbot.waitUntil(lambda: rows.visualRect(rows.model().index(1, 0)).height() == 40)
