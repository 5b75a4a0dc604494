"""The rows of データ as a table: results beside the cells, the row under way in sight."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget
from typing_extensions import override

from studio.domain.runs.batch import BatchRow, RowState
from studio.ui.data.data_model import OWN, REASON, RESULT, DataModel
from studio.ui.widgets.controls import named
from studio.ui.widgets.record_table import SignDelegate
from studio.ui.widgets.theme import Theme
from studio.words import tr

_LEAST: Final = 64
_MOST: Final = 260
"""Of a column that holds long words, where others want the room."""
_WHOLE: Final = 720
"""Of one that gets what is left over: a longer line is no longer read."""
_AROUND: Final = 24
_SAMPLED: Final = 200
"""Rows that are measured; those of a table are alike."""
_SAMPLED_CHARS: Final = 120
_REASON: Final = 180
_RESULT: Final = 84
_NUMBER: Final = 52
_MIN_HEIGHT: Final = 140
_ROW_ROOM: Final = 12
_BEFORE: Final = 2
_AT_TOP: Final = QAbstractItemView.ScrollHint.PositionAtTop


class DataTable(QTableView):
    """Read only; only what is seen is asked for."""

    def __init__(self, model: DataModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows = model
        self._fitted: tuple[object, ...] = ()
        self._wanted: dict[int, int] = {}
        named(self, "framed", tr("表の行"))
        self.setModel(model)
        self.setItemDelegate(SignDelegate(theme, model.sign, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setMinimumHeight(_MIN_HEIGHT)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + _ROW_ROOM)

    def size_columns(self, *, is_job: bool, has_faults: bool) -> None:
        """Give the columns their widths; 結果 comes with the job, 理由 with the first row or cell that went wrong."""
        headings = tuple(self._heading(at) for at in range(self._rows.columnCount()))
        if self._fitted != (fitted := (headings, self._rows.rowCount(), is_job, has_faults)):
            self._fitted = fitted  # what a person made wider stays so while the same table is shown
            self._fit_columns()
        if self._rows.columnCount() >= len(OWN):
            self.setColumnHidden(RESULT, not is_job)
            self.setColumnHidden(REASON, not (has_faults or self._rows.has_reasons))
        self._share_rest()

    def _fit_columns(self) -> None:
        """Make each column as wide as what it holds, within reason."""
        own = {0: _NUMBER, RESULT: _RESULT, REASON: _REASON}
        columns = range(len(OWN), self._rows.columnCount())
        self._wanted = {column: self._width_of(column) for column in columns}
        for column, width in {**own, **self._wanted}.items():
            self.setColumnWidth(column, min(width, _MOST) if column in self._wanted else width)

    def _width_of(self, column: int) -> int:
        """Return the room that the heading and the first rows of a column want."""
        rows = range(min(self._rows.rowCount(), _SAMPLED))
        said = {str(self._rows.index(row, column).data())[:_SAMPLED_CHARS] for row in rows}
        letters = self.fontMetrics()
        wanted = max(map(letters.horizontalAdvance, {*said, self._heading(column)}))
        return min(max(wanted + _AROUND, _LEAST), _WHOLE)

    def take_row(self, row: BatchRow) -> None:
        """Show another state of a row; the one under way is kept in sight."""
        self._rows.take_row(row)
        if row.told and self.isColumnHidden(REASON):
            self.setColumnHidden(REASON, False)
            self._share_rest()
        if row.state is RowState.RUNNING:
            self.scrollTo(self._rows.index(self._rows.place_of(row.number), 0))

    def show_row(self, number: int) -> None:
        """Bring a row into sight, with a few before it; nothing where there is none."""
        place = self._rows.place_of(number)
        if place >= 0:
            self.scrollTo(self._rows.index(max(place - _BEFORE, 0), 0), _AT_TOP)

    def _share_rest(self) -> None:
        """Give the room that is left over to 理由, the column of sentences; without it to the columns that are cut."""
        if self._rows.columnCount() < len(OWN):
            return
        room = self.viewport().width() - self.horizontalHeader().length()
        if not self.isColumnHidden(REASON):
            self.setColumnWidth(REASON, max(_REASON, room + self.columnWidth(REASON)))
            return
        cut = sorted((wanted, at) for at, wanted in self._wanted.items() if wanted > _MOST)
        room += sum(self.columnWidth(column) - _MOST for _, column in cut)
        for wanted, column in cut:
            more = min(wanted - _MOST, max(room, 0))
            self.setColumnWidth(column, _MOST + more)
            room -= more

    def _heading(self, column: int) -> str:
        return str(self._rows.headerData(column, Qt.Orientation.Horizontal))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_rest()
