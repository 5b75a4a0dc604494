"""The checklist as Qt sees it; edits are handed to callbacks, which make a new checklist."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from studio.domain.brackets import from_edit, in_brackets, to_edit
from studio.domain.checklist import Checklist, Item, ItemState
from studio.domain.date_expression import is_date_said
from studio.domain.told import check_yourself

Index = QModelIndex | QPersistentModelIndex

ITEM_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
NOTE_ROLE: Final = ITEM_ROLE + 1

STATE_WORDS: Final = {
    ItemState.TODO: "これから",
    ItemState.RUNNING: "実行中",
    ItemState.DONE: "完了",
    ItemState.UNVERIFIED: "未確認",
    ItemState.FAILED: "失敗",
}


@dataclass(frozen=True, slots=True)
class ItemNote:
    """What is known about an item of the run under way or just ended.

    Attributes:
        attempt: Attempts so far.
        steps: Verified acts.
        elapsed_s: Time it took.
        problem: Why it is not done, in a sentence.
        proof: What showed that it is done, in words.
    """

    attempt: int = 0
    steps: int = 0
    elapsed_s: float = 0.0
    problem: str = ""
    proof: str = ""


class EditCallbacks(Protocol):
    """Who makes the edits."""

    def reword(self, item_id: str, text: str) -> None:
        """Give an item other words."""
        ...

    def switch(self, item_ids: frozenset[str]) -> None:
        """Turn items on, or off when all are on."""
        ...

    def move(self, item_ids: frozenset[str], row: int) -> None:
        """Put items before a row."""
        ...


class ChecklistModel(QAbstractListModel):
    """Rows of a checklist. Knows no rules: it shows one value and asks for the next.

    Args:
        edits: Takes what the person did.
    """

    def __init__(self, edits: EditCallbacks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.edits = edits
        self._items: tuple[Item, ...] = ()
        self._notes: dict[str, ItemNote] = {}
        self._is_editable = True

    @property
    def is_editable(self) -> bool:
        """False during a run and for a flow of the library."""
        return self._is_editable

    def show(
        self, checklist: Checklist | None, notes: Mapping[str, ItemNote], *, is_editable: bool
    ) -> None:
        """Show a value; rows stay when only states or words changed, so selections stay too."""
        items = checklist.items if checklist else ()
        self._is_editable = is_editable
        self._notes = dict(notes)
        if [item.id for item in items] != [item.id for item in self._items]:
            self.beginResetModel()
            self._items = items
            self.endResetModel()
            return
        self._items = items
        if items:
            self.dataChanged.emit(self.index(0), self.index(len(items) - 1))

    def item(self, row: int) -> Item | None:
        """Return the item of a row, or None outside the list."""
        return self._items[row] if 0 <= row < len(self._items) else None

    def row_of(self, item_id: str) -> int:
        """Return the row of an item, or -1."""
        return next((row for row, item in enumerate(self._items) if item.id == item_id), -1)

    def sub_line(self, item: Item) -> str:
        """Return the small line under an item: 「2 手順・1.4 秒」."""
        note = self._notes.get(item.id, ItemNote())
        if not item.enabled:
            return self.tr("オフ：この項目は実行しません")
        match item.state:
            case ItemState.RUNNING:
                again = self.tr("{0} 回目の試行").format(note.attempt) if note.attempt > 1 else ""
                return self.tr("実行中… {0}").format(again).rstrip()
            case ItemState.DONE:
                steps = self.tr("{0} 手順・").format(note.steps) if note.steps else ""
                seen = self.tr("・確かめたこと：{0}").format(note.proof) if note.proof else ""
                return self.tr("{0}{1:.1f} 秒").format(steps, note.elapsed_s) + seen
            case ItemState.FAILED:
                return note.problem or self.tr("できませんでした")
            case ItemState.UNVERIFIED:
                return self.tr("未確認：{0}").format(
                    check_yourself(in_brackets(item.text), note.problem)
                )
            case ItemState.TODO:
                return self.tr("まだ実行していません")

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._items)

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        item = self.item(index.row())
        if item is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return in_brackets(item.text)
            case Qt.ItemDataRole.EditRole:
                return to_edit(item.text)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(item)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{STATE_WORDS[item.state]} {in_brackets(item.text)} {self.sub_line(item)}"
            case _:
                return self._own_data(item, role)

    @override
    def setData(
        self, index: Index, value: object, role: int = int(Qt.ItemDataRole.EditRole)
    ) -> bool:
        item = self.item(index.row())
        if item is None or role != Qt.ItemDataRole.EditRole or not self._is_editable:
            return False
        self.edits.reword(item.id, from_edit(str(value), item.text, (), is_date_said))
        return True

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled if self._is_editable else Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if self._is_editable:
            flags |= Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsDragEnabled
        return flags

    @override
    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def _tip(self, item: Item) -> str:
        """Return the whole of a row: its words, what showed it, and what a person should check."""
        own = self.tr("（あなたが書いた項目：作り直しても残ります）") if item.is_own else ""
        return "\n".join(
            part for part in (in_brackets(item.text), self.sub_line(item), own) if part
        )

    def _own_data(self, item: Item, role: int) -> object:
        if role == ITEM_ROLE:
            return item
        if role == NOTE_ROLE:
            return self.sub_line(item)
        return None
