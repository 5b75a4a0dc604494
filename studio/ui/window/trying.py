"""The window on trial: opened, painted, and closed again by itself; for `tejun selftest`."""

import asyncio
import os
import sys
from typing import Final

from PySide6.QtGui import QImage

from studio.bootstrap import Options
from studio.ui.window.main_window import MainWindow
from studio.ui.window.start import open_studio_window
from studio.ui.window.whole_window import LIBRARY_TASK

OPEN_S: Final = 60.0
_FEWEST_COLOURS: Final = 8
"""Letters alone have more, by their smooth edges; a window without its font or theme has two or three."""


def try_studio_window(options: Options) -> int:
    """Open the window, look at it once its library is open, close it; returns 0 if it showed something.

    Without a screen Qt paints where nobody sees it.
    """
    if sys.platform == "linux" and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    seen: list[QImage] = []

    async def look(window: MainWindow) -> None:
        changed = asyncio.Event()
        window.tasks.changed.connect(changed.set)
        try:
            async with asyncio.timeout(OPEN_S):
                while window.tasks.is_busy(LIBRARY_TASK):
                    changed.clear()
                    await changed.wait()
            seen.append(window.grab().toImage())
        except TimeoutError:
            pass  # nothing was seen
        finally:
            window.close()

    code = open_studio_window(options, look)
    return code or int(not any(shows_something(picture) for picture in seen))


def shows_something(picture: QImage) -> bool:
    """Say whether a picture has letters and colours on it, by the points of every fourth line."""
    colours = {
        picture.pixel(x, y) for y in range(0, picture.height(), 4) for x in range(picture.width())
    }
    return len(colours) >= _FEWEST_COLOURS
