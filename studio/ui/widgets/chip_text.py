"""A sentence that wraps, with its values as chips; for lists that paint their rows themselves."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption

from studio.ui.widgets.theme import Colours
from studio.ui.widgets.value_spans import ValueSpan

_PAD: Final = 3


class ChipText:
    """Laid out once for a width; measured, painted and asked from then on.

    Args:
        width: Pixels a line may have.
    """

    def __init__(self, text: str, spans: Sequence[ValueSpan], font: QFont, width: int) -> None:
        self._spans = tuple(spans)
        self._layout = QTextLayout(text, font)
        self._layout.setCacheEnabled(True)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self._height = self._lay_out(max(width, 40))

    @property
    def height(self) -> int:
        """Pixels of all lines."""
        return round(self._height + 0.5)

    def draw(self, painter: QPainter, at: QPoint, colour: str, colours: Colours) -> None:
        """Paint the words at a place; chips stand on a soft ground."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent_soft))
        for span in self._spans:
            for place in self._places(span):
                painter.drawRoundedRect(place.translated(QPointF(at)), 4, 4)
        painter.setPen(QColor(colour))
        self._layout.draw(painter, QPointF(at), self._formats(colours))

    def value_at(self, at: QPoint) -> str:
        """Return the name of the value at a place inside the text; "" for none."""
        point = QPointF(at)
        named = (span for span in self._spans if span.name)
        hit = (span.name for span in named if any(p.contains(point) for p in self._places(span)))
        return next(hit, "")

    def _lay_out(self, width: int) -> float:
        height = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, height))
            height += line.height()
        self._layout.endLayout()
        return height

    def _places(self, span: ValueSpan) -> list[QRectF]:
        """Return where a value stands, a rectangle a line."""
        places: list[QRectF] = []
        for number in range(self._layout.lineCount()):
            line = self._layout.lineAt(number)
            first = max(span.start, line.textStart())
            last = min(span.end, line.textStart() + line.textLength())
            if first < last:
                left, right = _x(line.cursorToX(first)), _x(line.cursorToX(last))
                places.append(
                    QRectF(left - _PAD, line.y() - 1, right - left + 2 * _PAD, line.height() + 1)
                )
        return places

    def _formats(self, colours: Colours) -> list[QTextLayout.FormatRange]:
        ranges: list[QTextLayout.FormatRange] = []
        for span in self._spans:
            one = QTextLayout.FormatRange()
            form = QTextCharFormat()
            form.setForeground(QColor(colours.accent_text))
            one.start, one.length, one.format = span.start, span.end - span.start, form
            ranges.append(one)
        return ranges


def _x(found: object) -> float:
    """Return the place of a cursor: PySide gives it with the character it stands before."""
    return float(found[0]) if isinstance(found, tuple) else float(found)  # type: ignore[arg-type]
