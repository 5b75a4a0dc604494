"""The row log of a rule as rows: which would be taken, and why or why not."""

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from studio.domain.outcome import RowNote

_HEADINGS: Final = ("選ぶ", "行", "理由")
_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class RowLogModel(QAbstractTableModel):
    """Rows of a page with what a rule says of them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._notes: tuple[RowNote, ...] = ()

    @property
    def notes(self) -> tuple[RowNote, ...]:
        """What is shown."""
        return self._notes

    def show(self, notes: tuple[RowNote, ...]) -> None:
        """Show a row log: rows that are taken first, then those that match, then the others."""
        if notes == self._notes:
            return
        self.beginResetModel()
        self._notes = tuple(sorted(notes, key=lambda note: (not note.is_taken, not note.is_match)))
        self.endResetModel()

    @override
    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._notes)

    @override
    def columnCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(_HEADINGS)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        is_shown = orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return self.tr(_HEADINGS[section]) if is_shown else None

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        note = self._notes[index.row()]
        words = (self._state(note), note.row, note.reason)[index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{_HEADINGS[index.column()]} {words}"
        return None

    def _state(self, note: RowNote) -> str:
        if note.is_taken:
            return self.tr("✓ 選ばれます")
        return self.tr("条件に合う") if note.is_match else self.tr("－ 合わない")
