"""The rows of a table with what became of them, as Qt sees them: thousands of rows, none a widget."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, Qt
from typing_extensions import override

from studio.domain.records.sheet import Sheet, SheetRow
from studio.domain.runs.batch import BatchRow, RowState
from studio.ui.widgets.rows_model import HeadedModel, Index
from studio.words import tr

OWN: Final = (tr("行"), tr("結果"), tr("理由"))
"""Columns before those of the table."""
NUMBER, RESULT, REASON = range(3)
ROW_ICONS: Final = {
    RowState.WAITING: ("fa6s.circle", "faint"),
    RowState.RUNNING: ("fa6s.play", "accent_line"),
    RowState.DONE: ("fa6s.circle-check", "green"),
    RowState.FAILED: ("fa6s.circle-xmark", "red"),
    RowState.UNCLEAR: ("fa6s.circle-question", "amber"),
    RowState.SKIPPED: ("fa6s.forward", "muted"),
}
"""Icon and colour of a row's state; the words stand beside them."""
_WENT_WRONG: Final = (RowState.FAILED, RowState.UNCLEAR)


class DataModel(HeadedModel):
    """A sheet before the job, the same with results during and after it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(OWN, parent)
        self._rows: tuple[SheetRow, ...] = ()
        self._states: dict[int, BatchRow] = {}
        self._places: dict[int, int] = {}

    @property
    def states(self) -> Mapping[int, BatchRow]:
        """What became of the rows, by their number."""
        return self._states

    @property
    def has_reasons(self) -> bool:
        """Some row tells why it is not done."""
        return any(row.told for row in self._states.values())

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Show a table, or nothing."""
        self._begin(sheet.headings if sheet else (), sheet.rows if sheet else (), ())

    def show_job(self, rows: Sequence[BatchRow], sheet: Sheet | None) -> None:
        """Show a job: with the cells of its table, or, without the file, with what its variables got."""
        if sheet is not None:
            self._begin(sheet.headings, sheet.rows, rows)
            return
        names = tuple(dict.fromkeys(name for row in rows[:1] for name, _ in row.values))
        lines = tuple(
            SheetRow(number=row.number, cells=tuple(dict(row.values).get(n, "") for n in names))
            for row in rows
        )
        self._begin(names, lines, rows)

    def take_row(self, row: BatchRow) -> None:
        """Show another state of a row."""
        self._states[row.number] = row
        place = self._places.get(row.number)
        if place is not None:
            self.dataChanged.emit(self.index(place, RESULT), self.index(place, REASON))

    def number_at(self, place: int) -> int:
        """Return the number of the row at a place, 0 outside the table."""
        return self._rows[place].number if 0 <= place < len(self._rows) else 0

    def place_of(self, number: int) -> int:
        """Return where a row stands, -1 for nowhere."""
        return self._places.get(number, -1)

    def row_told(self, place: int) -> tuple[int, str] | None:
        """Return number and 理由 of the row at a place; outside the table of the last row that went wrong."""
        if 0 <= place < len(self._rows):
            row = self._rows[place]
            reason = self._text(row, REASON)
            return (row.number, reason) if reason else None
        bad = (one for one in reversed(self._states.values()) if one.state in _WENT_WRONG)
        return next(((one.number, one.told) for one in bad if one.told), None)

    def sign(self, index: Index) -> tuple[str, str] | None:
        """Return icon and colour of a cell of 結果."""
        row = self._states.get(self.number_at(index.row()))
        return ROW_ICONS[row.state] if row and index.column() == RESULT else None

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or role not in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            return None
        text = self._text(self._rows[index.row()], index.column())
        return text if role == Qt.ItemDataRole.DisplayRole else text[:1_000]

    def _text(self, row: SheetRow, column: int) -> str:
        state = self._states.get(row.number)
        match column:
            case 0:
                return str(row.number)
            case 1:
                return _state_words(state) if state else ""
            case 2:
                return state.told if state else tr("、").join(one.message for one in row.faults)
            case _:
                return " ".join(row.cells[column - len(OWN)].split())

    def _begin(
        self, headings: Sequence[str], rows: Sequence[SheetRow], states: Sequence[BatchRow]
    ) -> None:
        is_same = rows is self._rows and self._headers == (*OWN, *headings)
        if is_same and not states and not self._states:
            return
        self.beginResetModel()
        self._headers, self._rows = (*OWN, *headings), tuple(rows)
        self._states = {row.number: row for row in states}
        self._places = {row.number: place for place, row in enumerate(self._rows)}
        self.endResetModel()


def _state_words(row: BatchRow) -> str:
    """Return what 結果 says: a row that has begun is not 未実行."""
    is_begun = row.state is RowState.WAITING and bool(row.run_id)
    return tr("途中") if is_begun else row.state.words
