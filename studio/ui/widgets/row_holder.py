"""A card that stands in a row of the timeline, below the words of the row."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from studio.ui.widgets.row_painting import WORDS_LEFT

_GAP: Final = 10
_RIGHT: Final = 8
_LEAST_WIDTH: Final = 200


class RowHolder(QWidget):
    """Holds one card at a time on the viewport of a list, and says how much room it needs.

    Signals:
        resized: The card needs another height.

    Args:
        viewport: Of the list.
    """

    resized = Signal()

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.setObjectName("row_holder")
        self.item_id = ""
        self._card: QWidget | None = None
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def hold(self, card: QWidget | None, item_id: str) -> None:
        """Take a card into the row of an item; None: the row is as others are."""
        self._card, self.item_id = card, item_id if card is not None else ""
        if card is not None and card.parentWidget() is not self:
            self._lines.addWidget(card)
        self.setVisible(card is not None)
        self.resized.emit()

    def height_in(self, width: int) -> int:
        """Return the pixels that the card adds to a row of this width; 0 while none is held."""
        if self._card is None:
            return 0
        room = max(width - WORDS_LEFT - _RIGHT, _LEAST_WIDTH)
        needed = self._card.heightForWidth(room)
        return (needed if needed > 0 else self._card.sizeHint().height()) + _GAP

    def stand_in(self, row: QRect) -> None:
        """Stand at the lower edge of the row."""
        high = self.height_in(row.width())
        width = max(row.width() - WORDS_LEFT - _RIGHT, _LEAST_WIDTH)
        place = QRect(row.left() + WORDS_LEFT, row.bottom() - high, width, high - _GAP)
        if self._card is not None and self.geometry() != place:
            self.setGeometry(place)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.resized.emit()
        return super().event(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a press beside the buttons of the card from the row behind it."""
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
