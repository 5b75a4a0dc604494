"""The studio and its browser side by side."""

from PySide6.QtWidgets import QMainWindow

from studio.engine.workbench import Workbench
from studio.ui.window.screen import side_by_side, stand_left


class Arrangement:
    """Places the window and the browser of its workbench on the screen that the window stands on.

    Args:
        window: The studio.
        workbench: Whose browser it is.
    """

    def __init__(self, window: QMainWindow, workbench: Workbench) -> None:
        self._window = window
        self._workbench = workbench

    async def open_both(self) -> None:
        """Show the window, open the browser, and have each in its half.

        Raises:
            BrowserError: It does not open.
        """
        self._window.showNormal()
        stand_left(self._window)
        await self._workbench.open_browser()
        await self.place_browser()

    async def place_browser(self) -> None:
        """Give the browser its half; a window that fills the screen keeps the other one."""
        if self._window.isMaximized() or self._window.isFullScreen():
            self._window.showNormal()
            stand_left(self._window)
        screen = self._window.screen()
        right = side_by_side(screen.availableGeometry()).browser
        place = (right.left(), right.top(), right.width(), right.height())
        await self._workbench.place_browser(place, screen.devicePixelRatio())
