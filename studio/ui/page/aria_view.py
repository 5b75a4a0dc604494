"""The rows of the live tree: keys of a tree, open and close by mouse, and a place that is kept."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget
from typing_extensions import override

from studio.ui.page.aria_model import AriaModel
from studio.ui.page.aria_rows import ARROW, AriaDelegate, arrow_left
from studio.ui.widgets.controls import named
from studio.ui.widgets.theme import Theme
from studio.words import tr


@dataclass(frozen=True, slots=True)
class TreePosition:
    """Where the person is in the rows.

    Attributes:
        current: Key of the current row, None when there is none.
        on_screen: Keys of the rows on the screen, from the top.
        top: Value of the scroll bar: the row at the top.
    """

    current: int | None
    on_screen: tuple[int, ...]
    top: int


class AriaView(QTableView):
    """The rows; Left and Right close and open as in a tree.

    Signals:
        hovered: The visible row under the pointer or the keyboard, -1 for none.
    """

    hovered = Signal(int)

    def __init__(self, model: AriaModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows = model
        self._hovered = -1
        named(self, "aria_view", tr("画面の構造"))
        self.setModel(model)
        self.setItemDelegate(AriaDelegate(theme, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 7)

    @property
    def row_height(self) -> int:
        """Pixels of every row."""
        return self.verticalHeader().defaultSectionSize()

    @property
    def place(self) -> TreePosition:
        """Where the person is now."""
        current = self._rows.row(self.currentIndex().row())
        top = self.verticalScrollBar().value()
        seen = range(top, top + self.viewport().height() // self.row_height + 1)
        rows = (self._rows.row(number) for number in seen)
        keys = tuple(row.key for row in rows if row)
        return TreePosition(current.key if current else None, keys, top)

    def go_back_to(self, place: TreePosition) -> None:
        """Show the same rows at the same height, wherever they stand now.

        Who stood at the top stays there and sees what is new; who scrolled meanwhile is left alone.
        """
        row = self._rows.row_of_key(place.current)
        if row >= 0 and row != self.currentIndex().row():
            self.setCurrentIndex(self._rows.index(row, 0))
        self.executeDelayedItemsLayout()  # or the bar still ends where the older rows did
        bar = self.verticalScrollBar()
        rows = ((n, self._rows.row_of_key(key)) for n, key in enumerate(place.on_screen))
        top = next((row - number for number, row in rows if row >= 0), 0)
        bar.setValue(top if place.top else 0)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        is_open = self._rows.is_open(row)
        match event.key():
            case Qt.Key.Key_Left if self._rows.has_inside(row) and is_open:
                self.toggle(row)
            case Qt.Key.Key_Left:
                self._go(self._rows.parent_row(row))
            case Qt.Key.Key_Right if self._rows.has_inside(row) and not is_open:
                self.toggle(row)
            case Qt.Key.Key_Right if self._rows.has_inside(row):
                self._go(row + 1)
            case _:
                super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        row = self.indexAt(event.position().toPoint()).row()
        entry = self._rows.row(row)
        if entry is None or not self._rows.has_inside(row):
            return
        x = event.position().x()
        if arrow_left(entry) - 4 <= x <= arrow_left(entry) + ARROW + 2:
            self.toggle(row)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.indexAt(event.position().toPoint()).row())

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def toggle(self, row: int) -> None:
        """Open or close a row, which becomes the current one."""
        top = self.verticalScrollBar().value()
        self._go(row)
        self._rows.toggle(row)
        self.verticalScrollBar().setValue(top)

    def _go(self, row: int) -> None:
        if row >= 0:
            self.setCurrentIndex(self._rows.index(row, 0))

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self.hovered.emit(row)
