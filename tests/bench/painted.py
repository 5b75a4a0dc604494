"""When a window can be used: it was painted, and its event loop answers."""

import asyncio

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
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
