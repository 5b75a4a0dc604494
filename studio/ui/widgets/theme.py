"""Colours, fonts and icons: light and dark, following the system unless the person chose.

The colours are data (`resources/theme/*.json`), the rules too (`window.qss`).
"""

import json
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from string import Template
from typing import Final, TypeVar, cast

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QGuiApplication,
    QIcon,
    QPainter,
    QPalette,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from shiboken6 import isValid

from studio.ui.widgets.icon_font import IconLetter

_FONTS: Final = (
    "Yu Gothic UI",
    "Hiragino Sans",
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "IPAexGothic",
    "Meiryo UI",
)
_POINTS: Final = 10
_FEW: Final = 100
"""So many controls more than were there at the last look are dressed before those that are gone are forgotten."""
Control = TypeVar("Control", bound=QAbstractButton | QAction | QLabel)


class ThemeChoice(StrEnum):
    """Colours: those of the system, or always the same."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Colours:
    """One set of colours, `#RRGGBB` each; text on its ground keeps a contrast of 4.5 or more."""

    bg: str
    rail: str
    card: str
    field: str
    border: str
    control: str
    text: str
    muted: str
    faint: str
    accent: str
    accent_hover: str
    accent_line: str
    accent_soft: str
    accent_text: str
    on_accent: str
    hover: str
    amber: str
    amber_soft: str
    red: str
    red_soft: str
    green: str
    green_soft: str

    def named(self, name: str) -> QColor:
        """Return the colour of this name, for painting."""
        return QColor(cast("str", getattr(self, name)))


@lru_cache(maxsize=512)
def icon(name: str, colour: str, disabled: str = "") -> QIcon:
    """Return a picture of the icon font in a colour."""
    return QIcon(IconLetter(name, colour, disabled or colour))


@lru_cache(maxsize=512)
def picture(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    """Return an icon drawn once: the font's icons are drawn by Python, anew in every paint."""
    return icon(name, colour).pixmap(QSize(size, size), ratio)


@dataclass(slots=True)
class _Dressed:
    """A control whose icon follows the colours."""

    control: QAbstractButton | QAction | QLabel
    icon: str
    colour: str
    size: int


class Theme(QObject):
    """The look in use.

    Signals:
        changed: Other colours are in use; what paints itself asks for them again.
    """

    changed = Signal()

    def __init__(self, app: QApplication, resources: Path) -> None:
        super().__init__(app)
        self._app = app
        self._folder = resources / "theme"
        self._choice = ThemeChoice.SYSTEM
        self._dressed: dict[int, _Dressed] = {}
        self._many = _FEW
        self._rules = Template((self._folder / "window.qss").read_text(encoding="utf-8"))
        self._sets = {name: _read(self._folder / f"{name}.json") for name in ("light", "dark")}
        self._is_dark = False
        self._colours = self._sets["light"]
        self._sheet = ""
        self._is_on = False
        app.setStyleSheet("")
        app.setStyle("Fusion")
        app.setFont(window_font())
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow)
        self._wear()

    @property
    def colours(self) -> Colours:
        """The colours in use."""
        return self._colours

    @property
    def is_dark(self) -> bool:
        """True for light text on dark ground."""
        return self._is_dark

    @property
    def choice(self) -> ThemeChoice:
        """What the person chose."""
        return self._choice

    @property
    def rules(self) -> str:
        """The rules in these colours, for what is shown before they are laid over all."""
        return self._sheet

    def put_on(self) -> None:
        """Lay the rules over all that was built; again is fine.

        Built under them, a part would be dressed anew with all that is in it each time it is put into a
        larger one: twice the time of a start.
        """
        self._is_on = True
        self._app.setStyleSheet(self._sheet)

    def choose(self, choice: ThemeChoice) -> None:
        """Follow the system, or stay light or dark."""
        self._choice = choice
        hints = QGuiApplication.styleHints()
        match choice:
            case ThemeChoice.SYSTEM:
                hints.unsetColorScheme()
            case ThemeChoice.LIGHT:
                hints.setColorScheme(Qt.ColorScheme.Light)
            case ThemeChoice.DARK:
                hints.setColorScheme(Qt.ColorScheme.Dark)
        self._follow()

    def icon(self, name: str, colour: str = "muted") -> QIcon:
        """Return an icon in a colour of this look."""
        return icon(name, _value(self._colours, colour), self._colours.faint)

    def paint_icon(self, painter: QPainter, place: QRect, name: str, colour: str = "muted") -> None:
        """Paint an icon into a square, in a colour of this look."""
        ratio = painter.device().devicePixelRatio()
        drawn = picture(name, _value(self._colours, colour), place.width(), ratio)
        painter.drawPixmap(place.topLeft(), drawn)

    def dress(
        self, control: Control, icon_name: str, colour: str = "muted", size: int = 16
    ) -> Control:
        """Give a control an icon that changes with the colours, and return it; again is fine."""
        dressed = _Dressed(control, icon_name, colour, size)
        self._dressed[id(control)] = dressed
        if len(self._dressed) > self._many:
            self._forget_gone()
            self._many = 2 * len(self._dressed) + _FEW
        self._put_on(dressed)
        return control

    def _follow(self) -> None:
        if self._wants_dark() != self._is_dark:
            self._wear()

    def _wants_dark(self) -> bool:
        if self._choice is ThemeChoice.SYSTEM:
            return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return self._choice is ThemeChoice.DARK

    def _wear(self) -> None:
        self._is_dark = self._wants_dark()
        name = "dark" if self._is_dark else "light"
        self._colours = self._sets[name]
        self._app.setPalette(_palette(self._colours))
        names = {field: _value(self._colours, field) for field in Colours.__dataclass_fields__}
        names["arrow"] = (self._folder / f"arrow-{name}.svg").as_posix()
        names["arrow_up"] = (self._folder / f"arrow-up-{name}.svg").as_posix()
        names["tick"] = (self._folder / "tick.svg").as_posix()
        self._sheet = self._rules.substitute(names)
        if self._is_on:
            self._app.setStyleSheet(self._sheet)
        self._forget_gone()
        for dressed in self._dressed.values():
            self._put_on(dressed)
        self.changed.emit()

    def _forget_gone(self) -> None:
        """Forget controls that Qt has deleted; looking at all of them for each new one took as long as making it."""
        self._dressed = {key: one for key, one in self._dressed.items() if isValid(one.control)}

    def _put_on(self, dressed: _Dressed) -> None:
        picture = self.icon(dressed.icon, dressed.colour)
        if isinstance(dressed.control, QLabel):
            ratio = dressed.control.devicePixelRatioF()
            size = QSize(dressed.size, dressed.size)
            dressed.control.setPixmap(picture.pixmap(size, ratio))
            return
        dressed.control.setIcon(picture)
        if isinstance(dressed.control, QAbstractButton):
            dressed.control.setIconSize(QSize(dressed.size, dressed.size))


def set_look(widget: QWidget, name: str, value: str) -> None:
    """Set a property the style rules look at (`look`, `tone`, `card`, `badge`) and repaint."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def window_font() -> QFont:
    """Return a font that has Japanese letters first, so that kanji never take Chinese shapes."""
    font = QFont()
    font.setFamilies([*_FONTS, "sans-serif"])
    font.setPointSize(_POINTS)
    return font


def _read(path: Path) -> Colours:
    return Colours(**cast("dict[str, str]", json.loads(path.read_text(encoding="utf-8"))))


def _value(colours: Colours, name: str) -> str:
    return cast("str", getattr(colours, name))


def _palette(colours: Colours) -> QPalette:
    roles = {
        QPalette.ColorRole.Window: colours.bg,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Base: colours.field,
        QPalette.ColorRole.AlternateBase: colours.hover,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.Button: colours.card,
        QPalette.ColorRole.ButtonText: colours.text,
        QPalette.ColorRole.BrightText: colours.red,
        QPalette.ColorRole.PlaceholderText: colours.muted,
        QPalette.ColorRole.Highlight: colours.accent,
        QPalette.ColorRole.HighlightedText: colours.on_accent,
        QPalette.ColorRole.Accent: colours.accent,
        QPalette.ColorRole.Link: colours.accent_text,
        QPalette.ColorRole.ToolTipBase: colours.card,
        QPalette.ColorRole.ToolTipText: colours.text,
    }
    palette = QPalette()
    for role, value in roles.items():
        palette.setColor(role, QColor(value))
        if role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.muted))
    return palette
