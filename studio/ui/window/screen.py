"""Where the windows stand: the studio on the left, the browser on the right of the same screen."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

STUDIO_MIN_WIDTH: Final = 524
"""On a screen of 1,024 pixels both stand side by side, and neither covers the other."""
STUDIO_MIN_HEIGHT: Final = 560
STUDIO_GOOD_WIDTH: Final = 720
STUDIO_WIDTH: Final = 960
BROWSER_MIN_WIDTH: Final = 500
"""Chromium makes no window narrower than this: less, and its close button stands outside the screen."""


@dataclass(frozen=True, slots=True)
class WindowPlaces:
    """Two rectangles in pixels of the screen; they overlap only under 1,024 pixels."""

    studio: QRect
    browser: QRect


def side_by_side(screen: QRect) -> WindowPlaces:
    """Share a screen: half for the studio, never over 960 pixels, and 720 where the browser keeps its room.

    Args:
        screen: Its free part, without task bars.
    """
    good = min(STUDIO_GOOD_WIDTH, screen.width() - BROWSER_MIN_WIDTH)
    least = max(good, STUDIO_MIN_WIDTH)
    width = min(max(screen.width() // 2, least), STUDIO_WIDTH, screen.width())
    rest = max(screen.width() - width, min(BROWSER_MIN_WIDTH, screen.width()))
    studio = QRect(screen.left(), screen.top(), width, screen.height())
    browser = QRect(screen.right() + 1 - rest, screen.top(), rest, screen.height())
    return WindowPlaces(studio, browser)


def free_screens() -> list[QRect]:
    """Return what of each screen is free."""
    return [screen.availableGeometry() for screen in QGuiApplication.screens()]


def show_left(window: QWidget, kept: QRect | None = None) -> None:
    """Show a window where it stood last, else in the studio's half of its screen: never under the edge."""
    stand_left(window, kept)
    window.show()
    framed = window.windowHandle().activeChanged  # only now has it a frame
    framed.connect(lambda: stand_left(window, kept), Qt.ConnectionType.SingleShotConnection)


def stand_left(window: QWidget, kept: QRect | None = None) -> None:
    """Let a window take the studio's half of its screen, or the place that was kept."""
    place = kept or side_by_side(window.screen().availableGeometry()).studio
    frame = window.frameGeometry().size() - window.geometry().size()
    window.resize(place.size() - frame)
    window.move(place.topLeft())
