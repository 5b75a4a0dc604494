"""Values as the rows of a read-only table: the heading, the cells and what is read aloud of them."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

Index = QModelIndex | QPersistentModelIndex
T = TypeVar("T")


class HeadedModel(QAbstractTableModel):
    """A read-only table with a heading over each column; the rows are the subclass's.

    Args:
        headers: Heading of each column, in Japanese.
    """

    def __init__(self, headers: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._headers = tuple(headers)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._headers)

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = int(Qt.ItemDataRole.DisplayRole),
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._headers[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return None


class RowsModel(HeadedModel, Generic[T]):
    """One value a row. What is a cell stands in the subclass: `cell`, and `tip` for the whole of it.

    Args:
        headers: Heading of each column, in Japanese.
    """

    def __init__(self, headers: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(headers, parent)
        self._rows: list[T] = []

    @property
    def rows(self) -> Sequence[T]:
        """What is shown, in order."""
        return self._rows

    def show(self, rows: Sequence[T]) -> None:
        """Show these rows instead of what was shown."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def append(self, rows: Sequence[T]) -> None:
        """Add rows at the end; what is chosen stays chosen."""
        if not rows:
            return
        first = len(self._rows)
        self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
        self._rows += rows
        self.endInsertRows()

    def row(self, number: int) -> T | None:
        """Return the value of a row, or None outside the table."""
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def cell(self, row: T, column: int) -> str:
        """Return the words of a cell."""
        raise NotImplementedError

    def tip(self, row: T, column: int) -> str:
        """Return what the tip of a cell says and a screen reader reads; its words by default."""
        return self.cell(row, column)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        row = self.row(index.row())
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(row, index.column())
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.tip(row, index.column())
        return None
