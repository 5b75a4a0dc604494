"""What rows of different lists have in common: the switch, the handle, words that end with …, where a drop goes."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView

from studio.ui.widgets.theme import Colours

SWITCH: Final = QSize(28, 16)
WORDS_LEFT: Final = 42
"""Where the words of a row of the checklist begin."""
_KNOB: Final = 12
_DOTS: Final = 6


def paint_switch(painter: QPainter, place: QRect, colours: Colours, *, is_on: bool) -> None:
    """Paint the switch that turns a row on or off."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.accent_line if is_on else colours.control))
    painter.setOpacity(0.75 if is_on else 1.0)
    painter.drawRoundedRect(QRectF(place), 8, 8)
    painter.setOpacity(1.0)
    painter.setBrush(QColor("#FFFFFF"))
    left = place.right() - _KNOB - 1 if is_on else place.left() + 2
    painter.drawEllipse(QRectF(left, place.top() + 2, _KNOB, _KNOB))


def paint_handle(painter: QPainter, line: QRect, colours: Colours) -> None:
    """Paint the six dots at the right end of a line: it can be dragged."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.control))
    for number in range(_DOTS):
        x = line.right() - 18 + number // 3 * 5
        y = line.center().y() - 5 + number % 3 * 5
        painter.drawEllipse(QPointF(x, y + 0.5), 1.3, 1.3)


def write(painter: QPainter, place: QRect, font: QFont, colour: str, text: str) -> None:
    """Write a line of words; what does not fit ends with …."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, short)


def folded(text: str, font: QFont, width: int, lines: int) -> tuple[str, ...]:
    """Return a text as lines of this width; what is more than so many lines stays in the last one."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    starts: list[int] = []
    while len(starts) < lines and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    return tuple(
        text[start:end].strip() for start, end in pairwise((*starts, len(text))) if end > start
    )


def drop_row(view: QListView, at: QPoint) -> int:
    """Return before which row something dropped at this point of a list goes."""
    index = view.indexAt(at)
    if not index.isValid():
        return view.model().rowCount() if at.y() > 0 else 0
    is_lower_half = at.y() > view.visualRect(index).center().y()
    return index.row() + (1 if is_lower_half else 0)
