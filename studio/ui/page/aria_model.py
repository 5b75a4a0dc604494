"""The live tree as a flat Qt model: rows come and go one change at a time, and the rest stay."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    Qt,
    Signal,
)
from typing_extensions import override

from studio.ui.page.aria_index import AriaIndex, AriaRow
from studio.ui.page.aria_plan import Change, Insertion, Plan, Removal, Wish
from studio.ui.page.role_words import role_in_words
from studio.ui.widgets.rows_model import Index
from studio.words import tr

ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
OPEN_ROLE: Final = ROW_ROLE + 1
TARGET_ROLE: Final = ROW_ROLE + 2
_NO_PARENT: Final = QModelIndex()


class AriaModel(QAbstractTableModel):
    """Rows of the newest tree. What was closed and what is marked is kept by stable keys.

    It is told what to show (`show`, `search`, `toggle`) and catches up by plans, which are made
    elsewhere: `wish` says what for, `steps` applies one. One column; a table, because Qt's table
    view asks only for the rows on the screen.

    Signals:
        fell_behind: Something else is wished for than is shown.
    """

    fell_behind = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown: list[AriaRow] = []
        self._wished = self._tree = AriaIndex(epoch=-1)
        self._collapsed: set[int] = set()
        self._query = ""
        self._wish_number = self._done_number = 0
        self._matches = 0
        self._target_key: int | None = None

    @property
    def tree(self) -> AriaIndex:
        """The tree that is shown whole; an older one while the newest is still coming in."""
        return self._tree

    @property
    def newest(self) -> AriaIndex:
        """The tree that is shown or coming in."""
        return self._wished

    @property
    def is_behind(self) -> bool:
        """True while something else should be shown than is."""
        return self._done_number != self._wish_number

    @property
    def is_searching(self) -> bool:
        """True while only what matches is shown."""
        return bool(self._query)

    @property
    def matches(self) -> int:
        """How many elements the search found in the tree that is shown."""
        return self._matches

    @property
    def wish(self) -> Wish:
        """What should be shown, for `make_plan`."""
        return Wish(
            shown=tuple(self._shown),
            tree=self._wished,
            collapsed=frozenset(self._collapsed),
            query=self._query,
            number=self._wish_number,
        )

    @property
    def target(self) -> AriaRow | None:
        """The row of the next act, if it is on this page."""
        if self._target_key is None:
            return None
        at = self._tree.by_key.get(self._target_key)
        return None if at is None else self._tree.rows[at]

    def show(self, tree: AriaIndex) -> None:
        """Wish for another tree."""
        self._wished = tree
        self._fall_behind()

    def search(self, query: str) -> None:
        """Wish for only what holds all words of `query`, with the nodes around it."""
        if query.strip() != self._query:
            self._query = query.strip()
            self._fall_behind()

    def toggle(self, row: int) -> None:
        """Open or close a node: at once, or with the rows that are still coming in."""
        entry = self.row(row)
        if entry is None or not entry.has_inside or self._query:
            return
        is_opening = entry.key in self._collapsed
        self._collapsed.symmetric_difference_update({entry.key})
        if self.is_behind:
            self._fall_behind()
        elif is_opening:
            inside = self._tree.visible(self._collapsed, entry.at + 1, entry.end)
            self._apply(Insertion(row + 1, tuple(inside)))
        else:
            self._apply(Removal(row + 1, self._below(row) - row - 1))
        self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def steps(self, plan: Plan) -> Iterator[None]:
        """Apply a plan, yielding after each change; ends early when something else is wished for.

        What is left then are whole rows, old ones and new ones, and the next plan starts there.
        """
        if plan.changes is None and self._is_for_now(plan):
            self.beginResetModel()
            self._shown = list(plan.rows)
            self.endResetModel()
            yield
        for change in plan.changes or ():
            if not self._is_for_now(plan):
                return
            self._apply(change)
            yield
        if self._is_for_now(plan):
            self._finish(plan)

    def mark_target(self, ref: str | None) -> None:
        """Mark the element the next act touches; None takes the mark away."""
        before = self._target_key
        at = self._tree.by_ref.get(ref) if ref else None
        self._target_key = None if at is None else self._tree.rows[at].key
        for key in {before, self._target_key} - {None}:
            row = self.row_of_key(key)
            if row >= 0:
                self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def is_open(self, row: int) -> bool:
        """Say whether what stands inside a row is shown."""
        entry = self.row(row)
        return entry is not None and (bool(self._query) or entry.key not in self._collapsed)

    def has_inside(self, row: int) -> bool:
        """Say whether a row can be opened."""
        entry = self.row(row)
        return entry is not None and entry.has_inside

    def row(self, row: int) -> AriaRow | None:
        """Return what stands in a visible row."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def parent_row(self, row: int) -> int:
        """Return the visible row of the node around a row, or -1."""
        entry = self.row(row)
        above = range(row - 1, -1, -1) if entry else ()
        return next((n for n in above if entry and self._shown[n].depth < entry.depth), -1)

    def row_of_key(self, key: int | None) -> int:
        """Return the visible row with this key, or -1."""
        if key is None:
            return -1
        if not self.is_behind:
            return self._visible_row(self._tree.by_key.get(key, -1))
        return next((n for n, row in enumerate(self._shown) if row.key == key), -1)

    @override
    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._shown)

    @override
    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else 1

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        entry = self.row(index.row())
        if entry is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return tr("{role}　{label}", role=role_in_words(entry.node.role), label=entry.label)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._aloud(index.row(), entry)
        return self._own_data(index.row(), entry, role)

    def _aloud(self, row: int, entry: AriaRow) -> str:
        """Return a row as it is read: what it is, its name, whether it is open, and how deep it stands."""
        is_open = (
            ""
            if not entry.has_inside
            else tr("開いています")
            if self.is_open(row)
            else tr("閉じています")
        )
        said = (
            role_in_words(entry.node.role),
            entry.label,
            is_open,
            tr("階層 {depth}", depth=entry.depth + 1),
        )
        return " ".join(words for words in said if words)

    def _own_data(self, row: int, entry: AriaRow, role: int) -> object:
        if role == ROW_ROLE:
            return entry
        if role == OPEN_ROLE:
            return self.is_open(row) if entry.has_inside else None
        if role == TARGET_ROLE:
            return entry.key == self._target_key
        return None

    def _fall_behind(self) -> None:
        self._wish_number += 1
        self.fell_behind.emit()

    def _is_for_now(self, plan: Plan) -> bool:
        return plan.wish.number == self._wish_number

    def _apply(self, change: Change) -> None:
        match change:
            case Removal(first, count) if count > 0:
                self.beginRemoveRows(_NO_PARENT, first, first + count - 1)
                del self._shown[first : first + count]
                self.endRemoveRows()
            case Insertion(at, rows) if rows:
                self.beginInsertRows(_NO_PARENT, at, at + len(rows) - 1)
                self._shown[at:at] = rows
                self.endInsertRows()
            case _:
                pass

    def _finish(self, plan: Plan) -> None:
        """Take over the rows of the new tree: the same ones by key, with their newest words."""
        self._shown = list(plan.rows)
        self._tree = plan.wish.tree
        self._matches = plan.matches
        self._done_number = plan.wish.number
        if plan.repaint:
            first, last = plan.repaint
            self.dataChanged.emit(self.index(first, 0), self.index(last, 0))

    def _below(self, row: int) -> int:
        """Return the first row after everything inside a row."""
        depth, below = self._shown[row].depth, row + 1
        while below < len(self._shown) and self._shown[below].depth > depth:
            below += 1
        return below

    def _visible_row(self, at: int) -> int:
        """Find a row of the tree among the visible ones, which are sorted."""
        low, high = 0, len(self._shown)
        while low < high:
            middle = (low + high) // 2
            if self._shown[middle].at < at:
                low = middle + 1
            else:
                high = middle
        return low if low < len(self._shown) and self._shown[low].at == at else -1
