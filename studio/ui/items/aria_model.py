"""The live tree as a flat Qt model: opening and closing only changes which rows are visible."""

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from studio.ui.items.aria_index import AriaIndex, AriaRow

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
OPEN_ROLE: Final = ROW_ROLE + 1
TARGET_ROLE: Final = ROW_ROLE + 2


class AriaModel(QAbstractTableModel):
    """Rows of the newest tree. What was closed and what is marked is kept by stable keys.

    One column; a table, because Qt's table view asks only for the rows on the screen.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tree = AriaIndex(epoch=-1)
        self._visible: list[int] = []
        self._collapsed: set[int] = set()
        self._query = ""
        self._target_key: int | None = None

    @property
    def tree(self) -> AriaIndex:
        """The tree that is shown."""
        return self._tree

    @property
    def target(self) -> AriaRow | None:
        """The row of the next act, if it is on this page."""
        if self._target_key is None:
            return None
        at = self._tree.by_key.get(self._target_key)
        return None if at is None else self._tree.rows[at]

    def show(self, tree: AriaIndex) -> None:
        """Show another tree."""
        self._refill(tree)

    def filter(self, query: str) -> None:
        """Show only what holds all words of `query`, with the nodes around it."""
        self._query = query.strip()
        self._refill(self._tree)

    def mark_target(self, ref: str | None) -> None:
        """Mark the element the next act touches; None takes the mark away."""
        at = self._tree.by_ref.get(ref) if ref else None
        self._target_key = None if at is None else self._tree.rows[at].key
        if self._visible:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._visible) - 1, 0))

    def toggle(self, row: int) -> None:
        """Open or close a node."""
        entry = self.row(row)
        if entry is None or self._query:
            return
        self._collapsed.symmetric_difference_update({entry.key})
        self._refill(self._tree)

    def is_open(self, row: int) -> bool:
        """Say whether what stands inside a row is shown."""
        entry = self.row(row)
        return entry is not None and (bool(self._query) or entry.key not in self._collapsed)

    def has_inside(self, row: int) -> bool:
        """Say whether a row can be opened."""
        entry = self.row(row)
        return entry is not None and entry.has_inside(self._visible[row])

    def row(self, row: int) -> AriaRow | None:
        """Return what stands in a visible row."""
        return self._tree.rows[self._visible[row]] if 0 <= row < len(self._visible) else None

    def parent_row(self, row: int) -> int:
        """Return the visible row of the node around a row, or -1."""
        entry = self.row(row)
        return -1 if entry is None else self._visible_row(entry.parent)

    def row_of_key(self, key: int | None) -> int:
        """Return the visible row with this key, or -1."""
        return -1 if key is None else self._visible_row(self._tree.by_key.get(key, -1))

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._visible)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else 1

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        entry = self.row(index.row())
        if entry is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return f"{entry.node.role}　{entry.label}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{entry.node.role} {entry.label} 階層 {entry.depth + 1}"
        return self._own_data(index.row(), entry, role)

    def _own_data(self, row: int, entry: AriaRow, role: int) -> object:
        if role == ROW_ROLE:
            return entry
        if role == OPEN_ROLE:
            return self.is_open(row) if self.has_inside(row) else None
        if role == TARGET_ROLE:
            return entry.key == self._target_key
        return None

    def _visible_row(self, at: int) -> int:
        """Find a tree row among the visible ones, which are sorted."""
        low, high = 0, len(self._visible)
        while low < high:
            middle = (low + high) // 2
            if self._visible[middle] < at:
                low = middle + 1
            else:
                high = middle
        return low if low < len(self._visible) and self._visible[low] == at else -1

    def _refill(self, tree: AriaIndex) -> None:
        visible = tree.visible(self._collapsed, self._query)
        self.beginResetModel()
        self._tree = tree
        self._visible = visible
        self.endResetModel()
