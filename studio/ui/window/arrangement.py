"""The studio and its browser: side by side on one screen, each on its own of two, or as they stood last."""

import asyncio

from PySide6.QtCore import QRect
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QMainWindow

from studio.engine.workbench import Workbench
from studio.ui.window.kept_places import KeptPlaces, PlaceBook
from studio.ui.window.screen import free_screens, side_by_side, stand_left


class Arrangement:
    """Places the window and the browser of its workbench.

    Args:
        window: The studio.
        workbench: Whose browser it is.
        book: Where they stood last.
    """

    def __init__(self, window: QMainWindow, workbench: Workbench, book: PlaceBook) -> None:
        self._window = window
        self._workbench = workbench
        self._book = book

    @property
    def kept(self) -> KeptPlaces:
        """Where they stood last, as far as that is on today's screens."""
        return self._book.read(free_screens())

    async def open_both(self) -> None:
        """Open the browser where it stood last; have both side by side where it is open already, or never stood.

        Raises:
            BrowserError: It does not open.
        """
        kept = None if self._workbench.is_browser_open else self.kept.browser
        if kept is None and not self._has_own_screen:
            self._window.showNormal()
            stand_left(self._window)
        self._window.show()
        await self._workbench.open_browser()
        await self._put(kept or self._beside())

    async def place_browser(self) -> None:
        """Put a browser that opens by itself where it stood last, else beside the window."""
        await self._put(self.kept.browser or self._beside())

    async def bring_browser(self) -> None:
        """Bring the browser before the other windows, where the person has it."""
        if self._workbench.is_browser_open:
            now = await self._workbench.browser_place(self._screen.devicePixelRatio())
            await self._put(QRect(*now) if now else self._beside())

    async def keep(self) -> None:
        """Keep where both stand, for the next start."""
        now = await self._workbench.browser_place(self._screen.devicePixelRatio())
        is_free = not (self._window.isMaximized() or self._window.isFullScreen())
        window = self._window.frameGeometry() if is_free else None
        places = KeptPlaces(window, QRect(*now) if now else None)
        await asyncio.to_thread(self._book.write, places)

    @property
    def _screen(self) -> QScreen:
        return self._window.screen()

    @property
    def _has_own_screen(self) -> bool:
        """The window fills a screen, and there is another one for the browser."""
        is_full = self._window.isMaximized() or self._window.isFullScreen()
        return is_full and bool(self._others())

    def _others(self) -> list[QRect]:
        mine = self._screen
        return [one.availableGeometry() for one in mine.virtualSiblings() if one is not mine]

    def _beside(self) -> QRect:
        """Return the browser's half; where the window fills one of two screens, the other; where it fills the only one, it makes room."""
        if self._has_own_screen:
            return self._others()[0]
        if self._window.isMaximized() or self._window.isFullScreen():
            self._window.showNormal()
            stand_left(self._window)
        return side_by_side(self._screen.availableGeometry()).browser

    async def _put(self, place: QRect) -> None:
        sides = (place.left(), place.top(), place.width(), place.height())
        await self._workbench.place_browser(sides, self._screen.devicePixelRatio())
