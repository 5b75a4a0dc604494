"""Tab goes as one reads: by what is laid out now, not by what was made first."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLayout,
    QMainWindow,
    QScrollArea,
    QSplitter,
    QWidget,
)
from typing_extensions import override


class ReadingWindow(QMainWindow):
    """A window whose parts come and go, and whose Tab finds them where they stand."""

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        stops = tuple(stops_in(self))
        if not stops:
            return False
        held = self.focusWidget()
        reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        at = stops.index(held) if held in stops else -1 if next else 0
        stops[(at + (1 if next else -1)) % len(stops)].setFocus(reason)
        return True


def stops_in(widget: QWidget) -> Iterator[QWidget]:
    """Yield what Tab stops at inside a widget, in the order in which it is read."""
    for part in _parts(widget):
        if part is None or not part.isVisible() or part.isWindow():
            continue
        is_stop = bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) and part.isEnabled()
        if is_stop and part.focusProxy() is None:
            yield part
        if not isinstance(part, QComboBox | QAbstractSpinBox):
            yield from stops_in(part)


def _parts(widget: QWidget) -> Sequence[QWidget | None]:
    layout = widget.layout()
    match widget:
        case QSplitter():
            return [widget.widget(at) for at in range(widget.count())]
        case QScrollArea():
            return [widget.widget()]
        case QAbstractScrollArea():
            return [widget.viewport()]
        case _ if layout is not None and not isinstance(widget, QMainWindow):
            return tuple(_laid_out(layout))
        case _:
            placed = (one for one in widget.children() if isinstance(one, QWidget))
            return sorted(placed, key=_corner)


def _corner(widget: QWidget) -> tuple[int, int]:
    return widget.y(), widget.x()


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    for at in range(layout.count()):
        item = layout.itemAt(at)
        inner = item.layout() if item else None
        widget = item.widget() if item else None
        if inner is not None:
            yield from _laid_out(inner)
        elif widget is not None:
            yield widget
