"""A list that is as high as all its rows: the page around it scrolls, and nothing scrolls inside of it."""

from typing import Final

from PySide6.QtCore import QPersistentModelIndex, QPoint, QRect, QSize, Qt, Slot
from PySide6.QtGui import QDragMoveEvent, QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QWidget
from typing_extensions import override

from studio.ui.widgets.rows_model import Index
from studio.ui.widgets.scrolled import ScrolledPart
from studio.ui.widgets.timers import once_after

_MARGIN: Final = 8
_DRAG_MARGIN: Final = 48
_SETTLING_MS: Final = 600
"""How long rows may take to find their places on a slow machine."""


class WholeList(QListView):
    """For lists of tens or hundreds of rows, in a scroll area; alone it scrolls as every list does."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._high = 0
        self._wanted = QPersistentModelIndex()
        self._hint = QListView.ScrollHint.EnsureVisible
        self._settling = once_after(self, _SETTLING_MS, self._show_wanted)
        self._bound: ScrolledPart | None = None

    @property
    def around(self) -> ScrolledPart | None:
        """What scrolls it."""
        parent: QWidget | None = self.parentWidget()
        while parent is not None and not isinstance(parent, ScrolledPart):
            parent = parent.parentWidget()
        return parent

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        if self.around is None:
            return least
        return QSize(least.width(), max(least.height(), self._high))

    @override
    def updateGeometries(self) -> None:
        super().updateGeometries()
        high = self.contentsSize().height() + 2 * self.frameWidth()
        if high != self._high:
            self._high = high
            self.updateGeometry()

    @override
    def resizeEvent(self, e: QResizeEvent) -> None:
        """Place the rows anew for another width, by which they wrap: Qt does so for another height alone."""
        super().resizeEvent(e)
        if e.size().width() != e.oldSize().width():
            self.scheduleDelayedItemsLayout()

    @override
    def scrollTo(
        self, index: Index, hint: QListView.ScrollHint = QListView.ScrollHint.EnsureVisible
    ) -> None:
        """Bring a row into sight, now and once the rows have found their places."""
        if self.around is None:
            super().scrollTo(index, hint)
            return
        self._wanted, self._hint = QPersistentModelIndex(index), hint
        if self._bound is not self.around:
            self._bound = self.around
            self.around.verticalScrollBar().rangeChanged.connect(self._keep_wanted)
        self._show_wanted()
        self._settling.start()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the row that has the keyboard: the page would show the middle of a list that is higher than itself."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.scrollTo(self.currentIndex())

    @override
    def dragMoveEvent(self, e: QDragMoveEvent) -> None:
        super().dragMoveEvent(e)
        if (around := self.around) is not None:
            at = self.viewport().mapTo(around.inside, e.position().toPoint())
            around.ensureVisible(at.x(), at.y(), 0, _DRAG_MARGIN)

    @Slot()
    def _keep_wanted(self) -> None:
        """Show the row again while the page finds its heights: words wrap, forms open, cards come.

        Told to Qt beforehand: a slot that comes later changes the class of the list, and a screen reader meets another.
        """
        if self._settling.isActive():
            self._show_wanted()

    def _show_wanted(self) -> None:
        around = self.around
        row = (
            self.visualRect(self.model().index(self._wanted.row(), 0))
            if self._wanted.isValid()
            else QRect()
        )
        if around is None or row.isEmpty() or not self.isVisible():
            return
        top = self.viewport().mapTo(around.inside, QPoint(0, row.top())).y()
        end, room, bar = top + row.height(), around.viewport().height(), around.verticalScrollBar()
        place = bar.value()
        if row.height() + 2 * _MARGIN > room:
            place = self.end_of_tall(top, end, room)
        elif self._hint is QListView.ScrollHint.PositionAtTop or top - _MARGIN < place:
            place = top - _MARGIN
        elif end + _MARGIN > place + room:
            place = end + _MARGIN - room
        bar.setValue(place)

    def end_of_tall(self, top: int, end: int, room: int) -> int:
        """Return where the page stands for a row that is higher than the room: at its beginning."""
        return top - _MARGIN
