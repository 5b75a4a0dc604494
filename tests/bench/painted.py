"""When a window can be used: it was painted, and its event loop answers."""

import asyncio
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from typing_extensions import override


class _Painted(QObject):
    """Notices the next paint of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.seen = asyncio.Event()
        widget.installEventFilter(self)
        widget.update()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.seen.set()
        return super().eventFilter(watched, event)


async def usable(window: QWidget) -> None:
    """Wait until the window was painted and three turns of the loop went round after it."""
    await _Painted(window).seen.wait()
    for _ in range(3):
        await asyncio.sleep(0)


class FirstPicture(QObject):
    """Notices when the first window of an application could be used.

    Attributes:
        at: That moment, seconds since the epoch; None before it.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.at: float | None = None
        app.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QMainWindow):
            QApplication.instance().removeEventFilter(self)  # pyright: ignore[reportOptionalMemberAccess]
            self._turn(3)
        return False

    def _turn(self, left: int) -> None:
        if left:
            QTimer.singleShot(0, lambda: self._turn(left - 1))
        else:
            self.at = time.time()
