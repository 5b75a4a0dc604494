"""チェックリスト: what will be done, in the person's words, edited before and between runs."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QAction, QDropEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QMenu,
    QStackedWidget,
    QToolButton,
    QWidget,
)
from typing_extensions import override

from studio.domain.runs.checklist import Checklist, ItemState
from studio.ui.create.checklist_rows import ChecklistDelegate
from studio.ui.create.patience import Patience
from studio.ui.desk.checklist_model import ChecklistModel
from studio.ui.desk.workspace_controller import WorkspaceController
from studio.ui.widgets.actions import ActionSet
from studio.ui.widgets.boxes import FREE, grow, in_row
from studio.ui.widgets.controls import Card, Size, make_icon_button, make_label, make_wrapped, named
from studio.ui.widgets.row_holder import RowHolder
from studio.ui.widgets.row_painting import drop_row
from studio.ui.widgets.theme import Theme
from studio.ui.widgets.timers import every
from studio.ui.widgets.whole_list import WholeList
from studio.words import tr

_SPIN_MS: Final = 90
NEW_ITEM_WORDS: Final = tr("新しい項目")


class ChecklistView(WholeList):
    """The rows: several can be selected, dragged, edited in place.

    Attributes:
        holder: The card that stands in a row, where one does.
    """

    def __init__(self, model: ChecklistModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "checklist_view", tr("チェックリスト"))
        self.setModel(model)
        self._rows = model
        self.holder = RowHolder(self.viewport())
        self.holder.resized.connect(self._make_room)
        self.rows_delegate = ChecklistDelegate(theme, self.holder, self)
        self.setItemDelegate(self.rows_delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self._followed = ""

    @property
    def selected_ids(self) -> frozenset[str]:
        """Ids of the selected items."""
        items = (self._rows.item(index.row()) for index in self.selectedIndexes())
        return frozenset(item.id for item in items if item)

    def select_ids(self, ids: frozenset[str]) -> None:
        """Select items and make the first of them the current one."""
        rows = sorted(row for row in map(self._rows.row_of, ids) if row >= 0)
        selection = self.selectionModel()
        selection.clearSelection()
        for row in rows:
            selection.select(self._rows.index(row), QItemSelectionModel.SelectionFlag.Select)
        if rows:
            first = self._rows.index(rows[0])
            selection.setCurrentIndex(first, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.scrollTo(first)

    def follow(self, item_id: str) -> None:
        """Bring an item into sight, and the keys to it, now and whenever the room changes; "" follows none."""
        self._followed = item_id
        row = self._rows.row_of(item_id) if item_id else -1
        if row >= 0:
            stays = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self._rows.index(row), stays)
            self.scrollTo(self._rows.index(row))

    def follow_on(self) -> None:
        """Bring the item that is followed into sight again: there is more or less room than before."""
        self.follow(self._followed)

    @override
    def end_of_tall(self, top: int, end: int, room: int) -> int:
        """Show the end of a row with a question: its answers stand there."""
        return end - room if self.holder.item_id else super().end_of_tall(top, end, room)

    @override
    def updateGeometries(self) -> None:
        super().updateGeometries()
        self._place_held()

    def hold(self, card: QWidget | None, item_id: str) -> None:
        """Let a card stand in the row of an item; None: every row is its words alone."""
        if card is None and not self.holder.item_id:
            return
        self.holder.hold(card, item_id)
        if card is not None:
            self.follow(item_id)

    def _make_room(self) -> None:
        self.scheduleDelayedItemsLayout()
        if self.holder.item_id:
            self.follow(self.holder.item_id)

    def _place_held(self) -> None:
        row = self._rows.row_of(self.holder.item_id) if self.holder.item_id else -1
        if row >= 0:
            self.holder.stand_in(self.visualRect(self._rows.index(row)))

    @override
    def dropEvent(self, e: QDropEvent) -> None:
        """Hand the move to the model's owner: Qt must not move rows itself."""
        if e.source() is not self or not self._rows.is_editable:
            e.ignore()
            return
        e.setDropAction(Qt.DropAction.CopyAction)
        e.accept()
        self._rows.edits.move(self.selected_ids, drop_row(self, e.position().toPoint()))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self._rows.is_editable and self.selected_ids:
            self._rows.edits.switch(self.selected_ids)
            return
        item = self._rows.item(self.currentIndex().row())
        if item is not None and self._rows.can_open(item):
            wants_open = {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}.get(Qt.Key(event.key()))
            if wants_open is not None:
                if wants_open is not self._rows.is_open(item):
                    self._rows.toggle(item)
                return
        super().keyPressEvent(event)


class ChecklistPanel(Card):
    """The list with its progress, or words on how to get one.

    Args:
        controller: Holds the list and makes the edits.
    """

    def __init__(
        self, controller: WorkspaceController, theme: Theme, actions: ActionSet, parent: QWidget
    ) -> None:
        super().__init__("checklist_panel", parent)
        self._controller = controller
        self._theme = theme
        self._edits: list[QAction] = []
        self._followed_id = ""
        self._patience = Patience()
        self.model = ChecklistModel(controller, self)
        self.view = ChecklistView(self.model, theme, self)
        self._count = make_label(self, size=Size.SMALL, tone="muted", name="checklist_count")
        self._stack = QStackedWidget(self)
        self._tools = self._make_tools(actions)
        self._spin = every(self, _SPIN_MS, self._turn)
        self._make_row_actions()
        self._lay_out()
        controller.list_changed.connect(self.refresh)
        controller.situation_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the desk's list, keeping what is selected."""
        checklist = self._controller.checklist
        can_edit = self._controller.situation.can_edit
        selected = self.view.selected_ids
        self.model.show(checklist, self._controller.notes, is_editable=can_edit)
        self.view.scheduleDelayedItemsLayout()  # rows grow and shrink with what is told of them
        if selected and self.view.selected_ids != selected:
            self.view.select_ids(selected)
        for action in self._edits:
            action.setEnabled(can_edit)
        for tool in self._tools:
            tool.setVisible(not self._controller.situation.is_replay)
        has_items = bool(checklist and checklist.items)
        self._stack.setCurrentIndex(0 if has_items else 1)
        self._show_progress(checklist if has_items else None)

    def add_item(self) -> None:
        """Put a new item below what is selected, else at the end, and let the person write it."""
        rows = [self.model.row_of(item_id) for item_id in self.view.selected_ids]
        row = max(rows) + 1 if rows else self.model.rowCount()
        self._controller.insert(row, NEW_ITEM_WORDS)
        index = self.model.index(row)
        self.view.setCurrentIndex(index)
        self.view.edit(index)

    def show_item(self, item_id: str) -> None:
        """Select an item, for a line of the log that belongs to it."""
        if self.model.row_of(item_id) >= 0:
            self.view.select_ids(frozenset({item_id}))

    def _make_tools(self, actions: ActionSet) -> list[QToolButton]:
        tools: list[QToolButton] = []
        for name, icon in (
            ("add_item", "fa6s.plus"),
            ("undo", "fa6s.rotate-left"),
            ("redo", "fa6s.rotate-right"),
        ):
            action = actions[name]
            button = make_icon_button(self, self._theme, icon, action.text(), f"{name}_button")
            button.setToolTip(action.toolTip())
            button.clicked.connect(lambda _=False, action=action: action.trigger())
            action.changed.connect(lambda b=button, a=action: b.setEnabled(a.isEnabled()))
            tools.append(button)
        return tools

    def _make_row_actions(self) -> None:
        self._row_action(tr("項目を直す"), "F2", self._edit_current)
        self._row_action(tr("下に足す"), "Ins", self.add_item)
        self._row_action(
            tr("複製"), "Ctrl+D", lambda: self._controller.duplicate(self.view.selected_ids)
        )
        self._row_action(
            tr("オン・オフを切り替える"),
            "",
            lambda: self._controller.switch(self.view.selected_ids),
        )
        self._row_action(tr("上へ"), "Alt+Up", lambda: self._shift(-1))
        self._row_action(tr("下へ"), "Alt+Down", lambda: self._shift(2))
        self._row_action(tr("削除"), "Del", lambda: self._controller.remove(self.view.selected_ids))
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._show_menu)

    def _row_action(self, title: str, shortcut: str, act: Callable[[], None]) -> None:
        action = QAction(title, self.view)
        action.setObjectName(f"row_{shortcut or 'switch'}")
        if shortcut:
            action.setShortcut(QKeySequence(shortcut))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: act())
        self.view.addAction(action)
        self._edits.append(action)

    def _lay_out(self) -> None:
        title = make_label(self, tr("手順", "steps"), Size.TITLE)
        title.setBuddy(self.view)
        head = in_row(title, self._count, FREE, *self._tools, gap=6)
        empty = make_wrapped(
            self,
            tr(
                "やりたいことを入力して「手順を作る」を押すと、ここに手順が並びます。"
                "実行する前に、直したり並べ替えたりできます。"
            ),
            tone="muted",
            name="checklist_empty",
        )
        empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._stack.addWidget(self.view)
        self._stack.addWidget(empty)
        self.put(head, grow(self._stack))

    def _show_progress(self, checklist: Checklist | None) -> None:
        items = checklist.enabled_items if checklist else ()
        done = sum(item.state is ItemState.DONE for item in items)
        self._count.setText(
            tr("{done} / {count} 完了", done=done, count=len(items)) if items else ""
        )
        running = next((item.id for item in items if item.state is ItemState.RUNNING), "")
        is_running = bool(running)
        if running != self._followed_id:
            self._followed_id = running
            self.view.follow(running)
        if is_running and not self._spin.isActive():
            self._spin.start()
        elif not is_running:
            self._spin.stop()
            self.model.tell_waiting("")

    def _turn(self) -> None:
        self._tell_waiting(monotonic())
        self.view.rows_delegate.turn()
        self.view.viewport().update()

    def _tell_waiting(self, now_s: float) -> None:
        """Say for how long the row under way stands still, where it is not the person who is waited for."""
        memory, running = self._controller.memory, self._followed_id
        goes_on = None if memory.waits.open else (running, memory.notes.get(running))
        self._patience = self._patience.at(goes_on, now_s)
        words = tr("（{0} 秒）")
        if self._controller.situation.is_replay:
            words = tr("：画面の中を探しています（{0} 秒）")
        told_s = self._patience.told_s(now_s)
        self.model.tell_waiting(words.format(told_s) if told_s else "")

    def _edit_current(self) -> None:
        if self.view.currentIndex().isValid():
            self.view.edit(self.view.currentIndex())

    def _shift(self, by: int) -> None:
        """Move the selected items one row: before the row above, or after the row below."""
        ids = self.view.selected_ids
        rows = sorted(self.model.row_of(item_id) for item_id in ids)
        if rows:
            self._controller.move(ids, max((rows[0] if by < 0 else rows[-1]) + by, 0))

    def _show_menu(self, at: QPoint) -> None:
        if not self.view.selected_ids or not self.model.is_editable:
            return
        menu = QMenu(self.view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self._edits)
        menu.popup(self.view.viewport().mapToGlobal(at))
