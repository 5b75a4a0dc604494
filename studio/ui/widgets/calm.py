"""Choices, numbers and tabs that the wheel never changes, nor gives the keyboard: whoever scrolls a page passes over them.

Qt turns what stands under the pointer, closed lists and fields without the keyboard included. Nothing
else in the window makes a `QComboBox`, `QSpinBox`, `QDoubleSpinBox`, `QTimeEdit` or `QTabBar` of its own.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QSpinBox, QTabBar, QTimeEdit, QWidget
from typing_extensions import override

_INDENT: Final = (6, 0, 0, 0)
"""Of figures in their box: Qt leaves out the rules' padding there."""


class CalmBox(QComboBox):
    """A choice; its open list scrolls as any other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

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
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(*_INDENT)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class CalmDecimal(QDoubleSpinBox):
    """A number with decimal places."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(*_INDENT)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class CalmTime(QTimeEdit):
    """A time of the day: what is typed takes the place of the hour or the minute that was pressed on, or of all that is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(*_INDENT)
        self.lineEdit().installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_pressed = event.type() is QEvent.Type.MouseButtonRelease
        if is_pressed and watched is self.lineEdit() and not self.lineEdit().hasSelectedText():
            self.setSelectedSection(self.currentSection())  # behind 「9」 a 「14」 is no hour
        return super().eventFilter(watched, event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdecimal() and self.lineEdit().selectedText() == self.text():
            self.setSelectedSection(QTimeEdit.Section.HourSection)
        super().keyPressEvent(event)

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
