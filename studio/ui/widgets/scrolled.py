"""What scrolls from top to bottom: a part of a page, and a column of cards."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget
from typing_extensions import override

from studio.ui.widgets.boxes import FREE, in_column

_AHEAD: Final = 30_000
"""Pixels of room for the cards that come next: each time the column grows, Qt measures all of it."""

_SIDE: Final = 14
_COLUMN: Final = 760


class _Inside(QWidget):
    """As high as its parts are at its width: by Qt it would be as high as they are at their narrowest."""

    @override
    def minimumSizeHint(self) -> QSize:
        least, layout = super().minimumSizeHint(), self.layout()
        is_told = layout is not None and layout.hasHeightForWidth()
        return QSize(least.width(), 0) if is_told else least


class ScrolledPart(QScrollArea):
    """As wide as there is room, and never lower than what is in it.

    Attributes:
        inside: Parent of what it holds.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what has the keyboard in it scrolls into view
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.inside: QWidget = _Inside(self)
        self.inside.setObjectName("scrolled")
        self.setWidget(self.inside)


class ReadingColumn(ScrolledPart):
    """Its contents can be kept in a column that is read at a glance, in the middle of a wide window."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._is_narrow = False

    def keep_narrow(self, *, is_narrow: bool) -> None:
        """Keep the contents in the column, or use the whole width."""
        self._is_narrow = is_narrow
        self._set_margins()

    @override
    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self._set_margins()

    def _set_margins(self) -> None:
        layout = self.inside.layout()
        if layout is None:
            return
        side, top = _SIDE, 0
        if self._is_narrow:
            side, top = max((self.width() - _COLUMN) // 2, 2 * _SIDE), 20
        layout.setContentsMargins(side, top, side, 8)


class Scrolled(ScrolledPart):
    """Holds `inside`, whose `lines` take cards from the top; the rest stays free.

    Attributes:
        lines: The layout of the cards; the last entry is the free room.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = in_column(FREE, gap=10, of=self.inside, margins=(0, 0, 4, 0))

    def begin_many(self, instead_of: Sequence[QWidget]) -> None:
        """Let cards come one by one, each placed by itself: the whole column is laid out once, at the end.

        Laid out anew for every card, 180 of them took eight seconds.

        Args:
            instead_of: What is shown no more; it belongs to the caller again.
        """
        self.lines.setEnabled(False)
        self.inside.setUpdatesEnabled(False)
        for widget in instead_of:
            self.lines.removeWidget(widget)
            widget.hide()
        if self.inside.height() > self.viewport().height():
            self.inside.setMinimumHeight(
                self.inside.height() + _AHEAD
            )  # while there is little to measure
        self.inside.setUpdatesEnabled(True)

    def place(self, widget: QWidget) -> None:
        """Add a card below the others, and show it where it will stand."""
        width = self.inside.width() - self.lines.contentsMargins().right()
        last = self.lines.itemAt(self.lines.count() - 2)  # the free room stands behind it
        top = last.geometry().bottom() + 1 + self.lines.spacing() if last is not None else 0
        self.add(widget)
        widget.ensurePolished()
        height = widget.heightForWidth(width)
        widget.setGeometry(0, top, width, height if height > 0 else widget.sizeHint().height())
        if widget.geometry().bottom() >= self.inside.height():
            self.inside.setMinimumHeight(widget.geometry().bottom() + _AHEAD)
        widget.show()

    def end_many(self) -> None:
        """Lay the column out."""
        self.lines.setEnabled(True)
        self.inside.setMinimumHeight(0)
        self.lines.activate()

    def add(self, widget: QWidget) -> None:
        """Put a card below the others."""
        self.lines.insertWidget(self.lines.count() - 1, widget)
