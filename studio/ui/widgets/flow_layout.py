"""A layout that goes on in the next line when a line is full: chips, badges, buttons of a card."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget
from typing_extensions import override

_MIN_WIDTH = 120
"""Wider widgets are made narrower rather than pushing the window's edge out."""


class FlowLayout(QLayout):
    """Puts widgets side by side, each line as high as its highest widget.

    Args:
        widgets: In their order.
        spacing: Pixels between widgets.
        line_gap: Pixels between lines.
    """

    def __init__(
        self, parent: QWidget, *widgets: QWidget, spacing: int = 8, line_gap: int = 6
    ) -> None:
        super().__init__(parent)
        self._line_gap = line_gap
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        policy = parent.sizePolicy()
        policy.setHeightForWidth(True)
        parent.setSizePolicy(policy)
        for widget in widgets:
            self.addWidget(widget)

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), None)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, rect)

    @override
    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() + self.spacing() for hint in hints) - self.spacing()
        return QSize(max(width, 0), max((hint.height() for hint in hints), default=0))

    @override
    def minimumSize(self) -> QSize:
        hints = [item.sizeHint() for item in self._shown()]
        return QSize(
            min(max((hint.width() for hint in hints), default=0), _MIN_WIDTH),
            max((hint.height() for hint in hints), default=0),
        )

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, target: QRect | None) -> int:
        """Return the height for the width of `rect`; move the widgets when there is a target."""
        x, y = rect.x(), rect.y()
        for line in self._lines(rect.width()):
            height = max(item.sizeHint().height() for item in line)
            for item in line:
                hint = item.sizeHint()
                width = min(hint.width(), rect.width())
                if target is not None:
                    top = y + (height - hint.height()) // 2
                    item.setGeometry(QRect(QPoint(x, top), QSize(width, hint.height())))
                x += width + self.spacing()
            x, y = rect.x(), y + height + self._line_gap
        return max(y - rect.y() - self._line_gap, 0)

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._shown():
            needed = item.sizeHint().width()
            if not lines or used + needed > width:
                lines.append([])
                used = 0
            lines[-1].append(item)
            used += needed + self.spacing()
        return lines
