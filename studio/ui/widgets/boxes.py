"""Rows and columns, written as they stand on the screen: one call says all that is in one of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

Margins = tuple[int, int, int, int]
GAP: Final = 8
AS_AROUND: Final = -1
"""The gap of the row or column that this one stands in; the style's own where it stands in none."""
FLUSH: Final = (0, 0, 0, 0)
PAGE: Final = (14, 12, 14, 12)
DIALOG: Final = (18, 16, 18, 16)
_ANYWHERE: Final = Qt.AlignmentFlag(0)


@dataclass(frozen=True, slots=True)
class Placed:
    """A part that does not take its place as the others do.

    Attributes:
        stretch: Its share of the room that is left.
        side: Where it stands in its place; by default it fills that.
    """

    part: QWidget | QLayout
    stretch: int = 0
    side: Qt.AlignmentFlag = _ANYWHERE


@dataclass(frozen=True, slots=True)
class Free:
    """Free room: a share of what is left, or so many pixels."""

    stretch: int = 1
    pixels: int = 0


FREE: Final = Free()
Part = QWidget | QLayout | Placed | Free


def grow(part: QWidget | QLayout, share: int = 1) -> Placed:
    """Let a part take the room that is left."""
    return Placed(part, share)


def at_top(widget: QWidget) -> Placed:
    """Let a widget keep its height beside a higher one."""
    return Placed(widget, side=Qt.AlignmentFlag.AlignTop)


def at_middle(widget: QWidget) -> Placed:
    """Let a widget keep its height, half-way down beside a higher one."""
    return Placed(widget, side=Qt.AlignmentFlag.AlignVCenter)


def at_left(widget: QWidget) -> Placed:
    """Let a widget keep its width in a column."""
    return Placed(widget, side=Qt.AlignmentFlag.AlignLeft)


def in_row(
    *parts: Part, gap: int = GAP, of: QWidget | None = None, margins: Margins | None = None
) -> QHBoxLayout:
    """Return a row.

    Args:
        parts: From the left.
        gap: Pixels between them.
        of: Whose layout it is; None where it goes into another one.
        margins: Pixels around it: left, top, right, bottom; None for none in another one, and `FLUSH`
            in a widget of its own.
    """
    made = QHBoxLayout()
    _finish(made, gap, of, margins)
    fill(made, *parts)
    return made


def in_column(
    *parts: Part, gap: int = GAP, of: QWidget | None = None, margins: Margins | None = None
) -> QVBoxLayout:
    """Return a column, from the top; the arguments are those of `in_row`."""
    made = QVBoxLayout()
    _finish(made, gap, of, margins)
    fill(made, *parts)
    return made


def fill(box: QBoxLayout, *parts: Part) -> None:
    """Put parts behind those that are there."""
    for part in parts:
        match part:
            case Free(stretch, pixels):
                box.addSpacing(pixels) if pixels else box.addStretch(stretch)
            case Placed(QWidget() as widget, stretch, side):
                box.addWidget(widget, stretch, side)
            case Placed(QLayout() as layout, stretch):
                box.addLayout(layout, stretch)
            case QWidget():
                box.addWidget(part)
            case QLayout():
                box.addLayout(part)
            case _:
                raise TypeError(part)


def clear(box: QLayout) -> None:
    """Take every widget out and away."""
    while item := box.takeAt(0):
        if (widget := item.widget()) is not None:
            take_away((widget,))


def take_away(widgets: Iterable[QWidget]) -> None:
    """Show widgets no more: gone from the screen now, and from memory with the next turn of the loop."""
    for widget in widgets:
        widget.hide()
        widget.deleteLater()


def _finish(box: QBoxLayout, gap: int, of: QWidget | None, margins: Margins | None) -> None:
    if of is not None:
        of.setLayout(box)
    if of is not None or margins is not None:
        box.setContentsMargins(*(margins or FLUSH))
    box.setSpacing(gap)
