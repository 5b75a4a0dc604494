"""The checklist as Qt sees it; edits are handed to callbacks, which make a new checklist."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal
from typing_extensions import override

from studio.domain.flows.brackets import from_edit, in_brackets, to_edit
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.domain.runs.formatting import check_yourself
from studio.domain.values.date_expression import is_date_said
from studio.domain.values.variable import Variable
from studio.ui.widgets.rows_model import Index
from studio.ui.widgets.value_spans import ValueSpan, value_spans
from studio.words import tr

ITEM_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
NOTE_ROLE: Final = ITEM_ROLE + 1

STATE_WORDS: Final = {
    ItemState.TODO: tr("これから"),
    ItemState.RUNNING: tr("実行中"),
    ItemState.DONE: tr("完了"),
    ItemState.UNVERIFIED: tr("未確認"),
    ItemState.FAILED: tr("失敗"),
}

_SHOWN_ACTS: Final = 4


@dataclass(frozen=True, slots=True)
class ItemAct:
    """One act of a run, under the item it belongs to.

    Attributes:
        words: What was done, in a sentence.
        beside: How many rows fit, or why it did not work; "" for nothing.
        is_good: It worked.
    """

    words: str
    beside: str = ""
    is_good: bool = True


@dataclass(frozen=True, slots=True)
class ItemNote:
    """What is known about an item of the run under way or just ended.

    Attributes:
        attempt: Attempts so far.
        steps: Verified acts.
        elapsed_s: Time it took, without what the person took.
        problem: Why it is not done, in a sentence.
        proof: What showed that it is done, in words.
        acts: What was done for it, oldest first.
        doing: What is being done now, in a sentence.
    """

    attempt: int = 0
    steps: int = 0
    elapsed_s: float = 0.0
    problem: str = ""
    proof: str = ""
    acts: tuple[ItemAct, ...] = ()
    doing: str = ""


@dataclass(frozen=True, slots=True)
class RowLine:
    """A small line under the sentence of a row.

    Attributes:
        words: What it says.
        tone: Name of its colour.
        icon: In the icon font; "" for none.
    """

    words: str
    tone: str = "muted"
    icon: str = ""


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

    Signals:
        unfolded: The id of an item that was opened; "" when one was folded away.

    Args:
        edits: Takes what the person did.
    """

    unfolded = Signal(str)

    def __init__(self, edits: EditCallbacks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.edits = edits
        self._items: tuple[Item, ...] = ()
        self._notes: dict[str, ItemNote] = {}
        self._variables: tuple[Variable, ...] = ()
        self._opened: frozenset[str] = frozenset()
        self._is_editable = True
        self._waiting = ""

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
        self._variables = checklist.variables if checklist else ()
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

    def spans(self, words: str) -> tuple[ValueSpan, ...]:
        """Return where values stand in the sentence of a row."""
        return value_spans(words, self._variables)

    def can_open(self, item: Item) -> bool:
        """Say whether there is something under a row that is folded away."""
        return item.state is not ItemState.RUNNING and bool(self._note(item).acts)

    def is_open(self, item: Item) -> bool:
        """Say whether what was done for an item is shown; of the one under way it always is."""
        return item.state is ItemState.RUNNING or item.id in self._opened

    def toggle(self, item: Item) -> None:
        """Show what was done for an item, or fold it away."""
        self._opened = self._opened ^ {item.id}
        row = self.row_of(item.id)
        self.dataChanged.emit(self.index(row), self.index(row))
        self.unfolded.emit(item.id if item.id in self._opened else "")

    def tell_waiting(self, words: str) -> None:
        """Say beside what is being done for how long it has been; "" for nothing."""
        rows = (row for row, one in enumerate(self._items) if one.state is ItemState.RUNNING)
        row = next(rows, -1)
        was, self._waiting = self._waiting, words
        if words != was and row >= 0:
            self.dataChanged.emit(self.index(row), self.index(row))

    def lines(self, item: Item) -> tuple[RowLine, ...]:
        """Return the small lines under an item: how it stands, and what was done where that is shown."""
        note, told = self._note(item), self.sub_line(item)
        tone = {ItemState.FAILED: "red", ItemState.UNVERIFIED: "amber"}.get(item.state, "muted")
        if item.state is not ItemState.RUNNING:
            head = (RowLine(told, tone),) if told else ()
            return (*head, *map(_act_line, note.acts)) if self.is_open(item) else head
        again = (RowLine(told, tone),) if note.attempt > 1 else ()
        doing = note.doing or tr("画面を見ています")
        now = RowLine(doing + self._waiting, "accent_line", "fa6s.ellipsis")
        return (*again, *map(_act_line, note.acts[-_SHOWN_ACTS:]), now)

    def _note(self, item: Item) -> ItemNote:
        return self._notes.get(item.id, ItemNote())

    def sub_line(self, item: Item) -> str:
        """Return how an item stands: 「検索結果 12 件が出ました・1.4 秒」; "" before it was begun."""
        note = self._note(item)
        if not item.enabled:
            return tr("オフ：この項目は実行しません")
        match item.state:
            case ItemState.RUNNING:
                again = tr("{attempt} 回目の試行", attempt=note.attempt) if note.attempt > 1 else ""
                return tr("実行中… {again}", again=again).rstrip()
            case ItemState.DONE:
                took = tr("{elapsed_s:.1f} 秒", elapsed_s=note.elapsed_s) if note.elapsed_s else ""
                return tr("・").join(part for part in (note.proof, took) if part)
            case ItemState.FAILED:
                return note.problem or tr("できませんでした")
            case ItemState.UNVERIFIED:
                return tr(
                    "未確認：{check_yourself}",
                    check_yourself=check_yourself(in_brackets(item.text), note.problem),
                )
            case ItemState.TODO:
                return ""

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
        own = tr("（あなたが書いた項目：作り直しても残ります）") if item.is_own else ""
        return "\n".join(
            part for part in (in_brackets(item.text), self.sub_line(item), own) if part
        )

    def _own_data(self, item: Item, role: int) -> object:
        if role == ITEM_ROLE:
            return item
        if role == NOTE_ROLE:
            return self.sub_line(item)
        return None


def _act_line(act: ItemAct) -> RowLine:
    words = tr("{act}：{beside}", act=act.words, beside=act.beside) if act.beside else act.words
    if act.is_good:
        return RowLine(words, "green", "fa6s.check")
    return RowLine(words, "amber", "fa6s.triangle-exclamation")
