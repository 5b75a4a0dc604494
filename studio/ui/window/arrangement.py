"""The studio and its browser side by side."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow

from studio.engine.workbench import Workbench
from studio.ui.window.screen import side_by_side


class Arrangement:
    """Places the window and the browser of its workbench on the screen that the window stands on.

    Args:
        window: The studio.
        workbench: Whose browser it is.
    """

    def __init__(self, window: QMainWindow, workbench: Workbench) -> None:
        self._window = window
        self._workbench = workbench

    def show_left(self) -> None:
        """Show the window in its half of the screen: it never stands elsewhere, nor under the edge."""
        self.stand_left()
        self._window.show()
        framed = self._window.windowHandle().activeChanged  # only now has it a frame
        framed.connect(self.stand_left, Qt.ConnectionType.SingleShotConnection)

    def stand_left(self) -> None:
        """Take the studio's half of the screen."""
        window = self._window
        place = side_by_side(window.screen().availableGeometry()).studio
        frame = window.frameGeometry().size() - window.geometry().size()
        window.resize(place.size() - frame)
        window.move(place.topLeft())

    async def open_both(self) -> None:
        """Show the window, open the browser, and have each in its half.

        Raises:
            BrowserError: It does not open.
        """
        self._window.showNormal()
        self.stand_left()
        await self._workbench.open_browser()
        await self.place_browser()

    async def place_browser(self) -> None:
        """Give the browser its half; a window that fills the screen keeps the other one."""
        if self._window.isMaximized() or self._window.isFullScreen():
            self._window.showNormal()
            self.stand_left()
        screen = self._window.screen()
        right = side_by_side(screen.availableGeometry()).browser
        place = (right.left(), right.top(), right.width(), right.height())
        await self._workbench.place_browser(place, screen.devicePixelRatio())
