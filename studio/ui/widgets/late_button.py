"""A button that comes up where another one was: a press that was meant for that one is none of its own."""

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QMouseEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from studio.ui.widgets.controls import PushButton


class LateButton(PushButton):
    """Deaf to the mouse for as long as a double click takes, once it is shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = QElapsedTimer()

    @property
    def is_deaf(self) -> bool:
        """True while a press may be meant for what stood here."""
        return not self._shown.hasExpired(QApplication.doubleClickInterval())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._shown.start()

    @override
    def mousePressEvent(self, e: QMouseEvent) -> None:
        if not self.is_deaf:
            super().mousePressEvent(e)
