"""Where the window and the browser stood last: there they stand again, on as many screens as there are.

It is read by the first sheet, which every start waits for: nothing that takes long to load.
"""

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QRect

from studio.engine.whole_file import PRIVATE, whole_file

logger = logging.getLogger(__name__)

FILE_NAME: Final = "window.json"
_WINDOW, _BROWSER = "window", "browser"
_SIDES: Final = 4


@dataclass(frozen=True, slots=True)
class KeptPlaces:
    """Two rectangles in pixels of the desktop; None where none is kept, or its screen is gone."""

    window: QRect | None = None
    browser: QRect | None = None


class PlaceBook:
    """Keeps the places of one home.

    Args:
        home: Its folder; None keeps nothing.
    """

    def __init__(self, home: Path | None) -> None:
        self._file = home / FILE_NAME if home else None

    def read(self, screens: Sequence[QRect]) -> KeptPlaces:
        """Return the places whose middle lies on one of today's screens, moved within it. Blocking, a few bytes.

        One that is larger than its screen stood on another one: there it would cover what stands beside it.
        """
        kept = self._kept()

        def place(name: str) -> QRect | None:
            sides = kept.get(name)
            if not isinstance(sides, list) or len(cast("list[object]", sides)) != _SIDES:
                return None
            numbers = [one for one in cast("list[object]", sides) if isinstance(one, int)]
            rect = QRect(*numbers) if len(numbers) == _SIDES else QRect()
            found = (screen for screen in screens if screen.contains(rect.center()))
            screen = next(found, None) if rect.isValid() else None
            return _within(rect, screen) if screen and _has_room(screen, rect) else None

        return KeptPlaces(place(_WINDOW), place(_BROWSER))

    def write(self, places: KeptPlaces) -> None:
        """Keep places; one that is None stays as it was kept. Blocking, best effort."""
        if self._file is None:
            return
        told = {_WINDOW: places.window, _BROWSER: places.browser}
        found = {name: _sides(rect) for name, rect in told.items() if rect is not None}
        try:
            with whole_file(self._file, PRIVATE) as file:
                file.write(json.dumps(self._kept() | found).encode())
        except OSError as exc:
            logger.info("places are not kept: %s", exc)

    def _kept(self) -> dict[str, object]:
        try:
            kept: object = json.loads(self._file.read_text(encoding="utf-8")) if self._file else {}
        except (OSError, ValueError):
            return {}
        return cast("dict[str, object]", kept) if isinstance(kept, dict) else {}


def _sides(rect: QRect) -> list[int]:
    return [rect.left(), rect.top(), rect.width(), rect.height()]


def _has_room(screen: QRect, rect: QRect) -> bool:
    return rect.width() <= screen.width() and rect.height() <= screen.height()


def _within(rect: QRect, screen: QRect) -> QRect:
    """Return a place of the same size that no edge of its screen cuts."""
    left = min(max(rect.left(), screen.left()), screen.left() + screen.width() - rect.width())
    top = min(max(rect.top(), screen.top()), screen.top() + screen.height() - rect.height())
    return QRect(left, top, rect.width(), rect.height())
