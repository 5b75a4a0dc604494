"""A read-only table of records: whole rows are chosen, signs stand beside words, Enter opens."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from studio.ui.widgets.controls import ENTER, named
from studio.ui.widgets.row_painting import folded
from studio.ui.widgets.rows_model import Index
from studio.ui.widgets.theme import Theme, picture
from studio.ui.widgets.timers import once_after

SignOf = Callable[[Index], tuple[str, str] | None]
_ICON: Final = 13
_ICON_GAP: Final = 5
_PAD_LEFT: Final = 9
_PAD_RIGHT: Final = 6
_ROW_ROOM: Final = 16
_MOST_LINES: Final = 3


@dataclass(frozen=True, slots=True)
class Columns:
    """How the columns of a table share its width.

    Attributes:
        widths: Fixed ones, in pixels; a column that is not named takes a share of the rest.
        hidden_below: Columns that are left out where the table is narrower than so many pixels.
        wrapped: A column whose words take further lines where one is too short for them; -1 for none.
    """

    widths: Mapping[int, int]
    hidden_below: Mapping[int, int] = field(default_factory=dict[int, int])
    wrapped: int = -1


class CellDelegate(QStyledItemDelegate):
    """Writes the words of a cell in one line, and in more where the row is higher than that.

    Qt's own way asks the model seven times a cell and lays its words out twice: 20 ms a screenful, this 9.
    """

    def sign(self, index: Index) -> tuple[str, QColor] | None:
        """Return icon and colour of what stands before the words; None for nothing."""
        del index
        return None

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        place, sign = option.rect.adjusted(_PAD_LEFT, 0, -_PAD_RIGHT, 0), self.sign(index)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, option.palette.highlight())
        if sign is not None:
            drawn = picture(sign[0], sign[1].name(), _ICON, painter.device().devicePixelRatio())
            painter.drawPixmap(place.left(), place.center().y() - _ICON // 2, drawn)
            place.setLeft(place.left() + _ICON + _ICON_GAP)
        words = str(index.data())
        is_high = place.height() >= 2 * option.fontMetrics.height() + _ROW_ROOM
        lines = folded(words, option.font, place.width(), _MOST_LINES) if is_high else (words,)
        if lines:
            elided = Qt.TextElideMode.ElideRight
            last = option.fontMetrics.elidedText(lines[-1], elided, place.width())
            lines = (*lines[:-1], last)
        painter.setPen(option.palette.text().color())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter.value, "\n".join(lines))


class SignDelegate(CellDelegate):
    """Puts an icon in its colour beside the words of a cell.

    Args:
        sign_of: Icon and colour of a cell, None for none.
    """

    def __init__(self, theme: Theme, sign_of: SignOf, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sign_of = sign_of

    @override
    def sign(self, index: Index) -> tuple[str, QColor] | None:
        sign = self._sign_of(index)
        return sign and (sign[0], self._theme.colours.named(sign[1]))


class RecordTable(QTableView):
    """The table; its model is made elsewhere.

    Signals:
        opened: The person wants to see more of the current row (Enter, double click).
        removal_asked: The person wants the current row gone (Delete).
        chosen: Another row is current; its number, -1 for none.
    """

    opened = Signal()
    removal_asked = Signal()
    chosen = Signal(int)

    def __init__(
        self, model: QAbstractItemModel, name: str, columns: Columns, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._columns = columns
        self._high: set[int] = set()
        self._fit = once_after(self, 0, self._fit_seen)
        named(self, "framed", name)
        self.setModel(model)
        self.setItemDelegate(CellDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self._set_up_headers()
        self.doubleClicked.connect(self._on_double_click)
        self.selectionModel().currentRowChanged.connect(self._on_current)
        model.modelReset.connect(lambda: self.chosen.emit(-1))
        if columns.wrapped >= 0:
            model.modelReset.connect(self._forget_heights)
            self.verticalScrollBar().valueChanged.connect(lambda: self._fit.start())

    def choose(self, row: int) -> None:
        """Make a row current and show it."""
        self.selectRow(row)
        self.scrollTo(self.model().index(row, 0))

    @override
    def keyboardSearch(self, search: str) -> None:
        """Do nothing: Qt would ask Python for every row; the page has a search of its own."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_row = self.currentIndex().isValid()
        if is_row and event.key() in ENTER:
            self.opened.emit()
        elif is_row and event.key() == Qt.Key.Key_Delete:
            self.removal_asked.emit()
        else:
            super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what has no room."""
        super().resizeEvent(event)
        for column, least in self._columns.hidden_below.items():
            self.setColumnHidden(column, event.size().width() < least)
        if self._columns.wrapped >= 0:
            self._fit.start()

    def _forget_heights(self) -> None:
        rows = self.verticalHeader()
        for row in self._high:
            rows.resizeSection(row, rows.defaultSectionSize())
        self._high.clear()
        self._fit.start()

    def _fit_seen(self) -> None:
        """Make the rows that are in sight as high as their words; there may be a hundred thousand others."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        count = self.model().rowCount()
        for row in range(max(first, 0), (last if last >= 0 else count - 1) + 1):
            height = self._needed(row)
            if height != self.rowHeight(row):
                self.verticalHeader().resizeSection(row, height)
                self._high.add(row)

    def _needed(self, row: int) -> int:
        column, metrics = self._columns.wrapped, self.fontMetrics()
        width = self.columnWidth(column) - _PAD_LEFT - _PAD_RIGHT - _ICON - _ICON_GAP
        words = str(self.model().index(row, column).data())
        if metrics.horizontalAdvance(words) <= width:
            return self.verticalHeader().defaultSectionSize()
        lines = len(folded(words, self.font(), width, _MOST_LINES))
        return lines * metrics.lineSpacing() + _ROW_ROOM

    def _on_double_click(self, _: QModelIndex) -> None:
        self.opened.emit()

    def _on_current(self, current: QModelIndex) -> None:
        self.chosen.emit(current.row())

    def _set_up_headers(self) -> None:
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + _ROW_ROOM)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(28)
        for column in range(self.model().columnCount()):
            width = self._columns.widths.get(column)
            if width is None:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
            else:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
                header.resizeSection(column, width)
