"""The rows of データ as a table: results beside the cells, the row under way in sight."""

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget
from typing_extensions import override

from studio.domain.runs.batch import BatchRow, RowState
from studio.ui.data.data_model import OWN, REASON, RESULT, DataModel
from studio.ui.widgets.controls import named
from studio.ui.widgets.record_table import SignDelegate
from studio.ui.widgets.theme import Theme
from studio.words import tr

_COLUMN: Final = 130
_REASON: Final = 300
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
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + _ROW_ROOM)

    def size_columns(self, *, is_job: bool, has_faults: bool) -> None:
        """Give the columns their widths; 結果 and 理由 come with the job, 理由 also where cells are bad."""
        widths = {0: _NUMBER, RESULT: _RESULT, REASON: _REASON}
        for column in range(self._rows.columnCount()):
            self.setColumnWidth(column, widths.get(column, _COLUMN))
        if self._rows.columnCount() >= len(OWN):
            self.setColumnHidden(RESULT, not is_job)
            self.setColumnHidden(REASON, not (is_job or has_faults))
        self._give_rest_to_reason()

    def take_row(self, row: BatchRow) -> None:
        """Show another state of a row; the one under way is kept in sight."""
        self._rows.take_row(row)
        if row.state is RowState.RUNNING:
            self.scrollTo(self._rows.index(self._rows.place_of(row.number), 0))

    def show_row(self, number: int) -> None:
        """Bring a row into sight, with a few before it; nothing where there is none."""
        place = self._rows.place_of(number)
        if place >= 0:
            self.scrollTo(self._rows.index(max(place - _BEFORE, 0), 0), _AT_TOP)

    def _give_rest_to_reason(self) -> None:
        """Let 理由, the only column of sentences, have the room that the others leave."""
        if self._rows.columnCount() < len(OWN) or self.isColumnHidden(REASON):
            return
        taken = self.horizontalHeader().length() - self.columnWidth(REASON)
        self.setColumnWidth(REASON, max(_REASON, self.viewport().width() - taken))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_rest_to_reason()
