"""Choices, numbers and tabs that the wheel never changes: whoever scrolls a page passes over them.

Qt turns what stands under the pointer, closed lists and fields without the keyboard included. Nothing
else in the window makes a `QComboBox`, `QSpinBox`, `QDoubleSpinBox`, `QTimeEdit` or `QTabBar` of its own.
"""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QSpinBox, QTabBar, QTimeEdit, QWidget
from typing_extensions import override

_INDENT: Final = (6, 0, 0, 0)
"""Of figures in their box: Qt leaves out the rules' padding there."""


class CalmBox(QComboBox):
    """A choice; its open list scrolls as any other."""

    @override
    def setAccessibleName(self, name: str) -> None:
        """Say what is chosen here: on Linux the name is what was chosen, so it is the description, too."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)

    @override
    def wheelEvent(self, e: QWheelEvent) -> None:
        e.ignore()


class CalmSpin(QSpinBox):
    """A whole number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(*_INDENT)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class CalmDecimal(QDoubleSpinBox):
    """A number with decimal places."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(*_INDENT)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class CalmTime(QTimeEdit):
    """A time of the day."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(*_INDENT)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class CalmTabs(QTabBar):
    """Tabs, each as wide as its whole name."""

    def __init__(self, name: str, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(words)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
