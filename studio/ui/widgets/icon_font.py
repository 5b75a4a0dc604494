"""The icons: letters of one font of qtawesome, drawn without that package.

Importing it loads Qt's OpenGL and fifteen fonts: a sixth of a start (measured). Its data is what is used.
"""

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QIcon,
    QIconEngine,
    QPainter,
    QPixmap,
)
from typing_extensions import override

_FONT = "fontawesome6-solid-webfont"
_PREFIX = "fa6s."
_SHARE = 0.875
"""Of a picture's height; 14 of 16 pixels is where the font's lines fall on whole ones."""


class IconLetter(QIconEngine):
    """Draws one letter in one colour, in any size.

    Args:
        name: `fa6s.` and the name that Font Awesome gives it.
        colour: `#RRGGBB`.
        disabled: Of a control that cannot be used.

    Raises:
        KeyError: The font has no such icon.
    """

    def __init__(self, name: str, colour: str, disabled: str) -> None:
        super().__init__()
        self._given = name, colour, disabled
        self._family, letters = _font()
        self._letter = chr(int(letters[name.removeprefix(_PREFIX)], 16))

    @override
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        _, colour, disabled = self._given
        font = QFont(self._family)
        font.setPixelSize(max(1, round(_SHARE * rect.height())))
        painter.save()
        font.setStyleName("Solid")
        painter.setFont(font)
        painter.setPen(QColor(disabled if mode is QIcon.Mode.Disabled else colour))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._letter)
        painter.restore()

    @override
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        drawn = QPixmap(size)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        self.paint(painter, drawn.rect(), mode, state)
        painter.end()
        return drawn

    @override
    def clone(self) -> QIconEngine:
        return IconLetter(*self._given)


@cache
def _font() -> tuple[str, dict[str, str]]:
    """Return the family of the font and its letters by name."""
    spec = find_spec("qtawesome")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent / "fonts"
    font = next(folder.glob(f"{_FONT}-[0-9]*.ttf"))
    number = QFontDatabase.addApplicationFont(str(font))
    letters = next(folder.glob(f"{_FONT}-charmap-*.json")).read_text(encoding="utf-8")
    return QFontDatabase.applicationFontFamilies(number)[0], cast(
        "dict[str, str]", json.loads(letters)
    )
