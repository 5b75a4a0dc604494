"""A table that was taken out of a page, as Qt sees it: sorted by numbers where there are numbers."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QObject, Qt
from typing_extensions import override

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.runs.cells import even_rows
from studio.domain.text import clip, fold, parse_number
from studio.ui.widgets.rows_model import HeadedModel, Index
from studio.words import tr

MAX_TIP_CHARS = 1_000


class TableModel(HeadedModel):
    """One table; rows may be sorted, the cells stay as the page had them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__((), parent)
        self._original: tuple[tuple[str, ...], ...] = ()
        self._rows: tuple[tuple[str, ...], ...] = ()

    @property
    def table(self) -> ExtractedTable:
        """The table in the order that is shown."""
        return ExtractedTable(columns=self._headers, rows=self._rows)

    def show(self, table: ExtractedTable | None) -> None:
        """Show a table, or nothing."""
        self.beginResetModel()
        lines = even_rows(table) if table else ((),)
        self._headers, self._original = lines[0], lines[1:]
        self._rows = self._original
        self.endResetModel()

    def rows_of(self, rows: Sequence[int]) -> ExtractedTable:
        """Return some rows, in the order that is shown."""
        return ExtractedTable(columns=self._headers, rows=tuple(self._rows[row] for row in rows))

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = int(Qt.ItemDataRole.DisplayRole),
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return super().headerData(section, orientation, role)
        if orientation is Qt.Orientation.Vertical:
            return str(section + 1)
        return clip(self._headers[section], 40) or tr("列 {section}", section=section + 1)

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid():
            return None
        text = self._rows[index.row()][index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return " ".join(text.split())
            case Qt.ItemDataRole.ToolTipRole:
                return text[:MAX_TIP_CHARS] if len(text) > 20 else None
            case Qt.ItemDataRole.TextAlignmentRole:
                side = (
                    Qt.AlignmentFlag.AlignRight if _is_amount(text) else Qt.AlignmentFlag.AlignLeft
                )
                return int(side | Qt.AlignmentFlag.AlignVCenter)
            case _:
                return None

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 brings the page's own order back."""
        self.layoutAboutToBeChanged.emit()
        if 0 <= column < len(self._headers):
            is_down = order is Qt.SortOrder.DescendingOrder
            self._rows = sorted_rows(self._original, column, is_descending=is_down)
        else:
            self._rows = self._original
        self.layoutChanged.emit()


def sorted_rows(
    rows: Sequence[tuple[str, ...]], column: int, *, is_descending: bool
) -> tuple[tuple[str, ...], ...]:
    """Return rows by a column: by numbers when each cell that says something states one.

    Cells that say nothing come last either way.
    """
    full = [row for row in rows if row[column].strip()]
    empty = [row for row in rows if not row[column].strip()]
    numbers = [parse_number(row[column]) for row in full]
    if all(number is not None for number in numbers):
        keyed = sorted(
            zip(numbers, full, strict=True), key=lambda pair: pair[0] or 0.0, reverse=is_descending
        )
        return (*(row for _, row in keyed), *empty)
    words = sorted(full, key=lambda row: fold(row[column]), reverse=is_descending)
    return (*words, *empty)


def _is_amount(text: str) -> bool:
    """Say whether a cell is a number with at most a sign and a unit: such columns are read from the right."""
    bare = text.strip().strip("¥￥$円%％+-−,. ")
    return bool(bare) and all(char.isdigit() or char in ",." for char in bare)
