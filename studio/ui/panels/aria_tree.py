"""画面の構造: the live aria tree, with search, the next target marked, and hover shown in the page."""

import asyncio
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableView,
    QWidget,
)
from typing_extensions import override

from studio.domain.action import target_of
from studio.domain.events import DecisionMade, Event, RunFinished
from studio.domain.observation import Observation
from studio.engine.workbench import Workbench
from studio.ui.badges import Badge
from studio.ui.controls import Card, Size, make_elided, make_label, make_wrapped
from studio.ui.items.aria_index import build_index
from studio.ui.items.aria_model import AriaModel
from studio.ui.panels.aria_rows import ARROW, AriaDelegate, arrow_left
from studio.ui.tasks import TaskOwner
from studio.ui.theme import Theme

INDEX_TASK: Final = "aria index"
HOVER_TASK: Final = "highlight"
_HOVER_MS: Final = 60
_FILTER_MS: Final = 80


class AriaView(QTableView):
    """The rows; Left and Right close and open as in a tree.

    Signals:
        hovered: The visible row under the pointer or the keyboard, -1 for none.
    """

    hovered = Signal(int)

    def __init__(self, model: AriaModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows = model
        self._hovered = -1
        self.setObjectName("aria_view")
        self.setAccessibleName(self.tr("画面の構造"))
        self.setModel(model)
        self.setItemDelegate(AriaDelegate(theme, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 7)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        is_open = self._rows.is_open(row)
        match event.key():
            case Qt.Key.Key_Left if self._rows.has_inside(row) and is_open:
                self.toggle(row)
            case Qt.Key.Key_Left:
                self._go(self._rows.parent_row(row))
            case Qt.Key.Key_Right if self._rows.has_inside(row) and not is_open:
                self.toggle(row)
            case Qt.Key.Key_Right if self._rows.has_inside(row):
                self._go(row + 1)
            case _:
                super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        row = self.indexAt(event.position().toPoint()).row()
        entry = self._rows.row(row)
        if entry is None or not self._rows.has_inside(row):
            return
        x = event.position().x()
        if arrow_left(entry) - 4 <= x <= arrow_left(entry) + ARROW + 2:
            self.toggle(row)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.indexAt(event.position().toPoint()).row())

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def toggle(self, row: int) -> None:
        """Open or close a row, keeping place and selection."""
        entry = self._rows.row(row)
        top = self.verticalScrollBar().value()
        self._rows.toggle(row)
        if entry is not None:
            self._go(self._rows.row_of_key(entry.key))
        self.verticalScrollBar().setValue(top)

    def _go(self, row: int) -> None:
        if row >= 0:
            self.setCurrentIndex(self._rows.index(row, 0))

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self.hovered.emit(row)


class AriaPanel(Card):
    """The tree of the page as the studio sees it.

    Args:
        workbench: Marks elements in the page.
        tasks: Owns the work off the loop.
    """

    def __init__(
        self, workbench: Workbench, tasks: TaskOwner, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__("aria_panel", parent)
        self._workbench = workbench
        self._tasks = tasks
        self._waiting: Observation | None = None
        self._next_ref: tuple[int, str] | None = None
        self._hovered_ref: str | None = None
        self.model = AriaModel(self)
        self.view = AriaView(self.model, theme, self)
        self.search = QLineEdit(self)
        self._live = Badge(theme, "live_badge", self)
        self._next = make_elided(self, Size.SMALL, "muted", "next_target")
        self._empty = make_wrapped(
            self, self.tr("ブラウザーで画面を開くと、ここに構造が表示されます。"), tone="muted"
        )
        self._filter_timer = self._single_shot(_FILTER_MS, self._filter)
        self._hover_timer = self._single_shot(_HOVER_MS, self._highlight)
        self._lay_out()
        tasks.changed.connect(self._prepare)

    def show_observation(self, observation: Observation | None) -> None:
        """Show a tree; while one is being prepared only the newest of the others is kept."""
        if observation is None:
            return
        self._waiting = observation
        self._prepare()

    def show_live(self, *, is_live: bool) -> None:
        """Say whether the tree follows an open browser."""
        if is_live:
            self._live.show_words(self.tr("ライブ"), "green", "fa6s.circle-dot")
        else:
            self._live.hide()

    def take_event(self, event: Event) -> None:
        """Mark what the next act touches."""
        match event:
            case DecisionMade() if event.decision.actions:
                target = target_of(event.decision.actions[0])
                if target and target.ref:
                    self._next_ref = (event.decision.epoch, target.ref)
                    self._mark()
            case RunFinished():
                self._next_ref = None
                self._mark()
            case _:
                pass

    def _prepare(self) -> None:
        """Prepare what waits; called again when a task ends, since one at its end takes no more."""
        if self._waiting is not None and not self._tasks.is_busy(INDEX_TASK):
            self._tasks.start(INDEX_TASK, self._take_waiting())

    async def _take_waiting(self) -> None:
        while self._waiting is not None:
            observation, self._waiting = self._waiting, None
            tree = await asyncio.to_thread(build_index, observation)
            current = self.model.row(self.view.currentIndex().row())
            top = self.view.verticalScrollBar().value()
            self.model.show(tree)
            self._empty.hide()
            row = self.model.row_of_key(current.key if current else None)
            if row >= 0:
                self.view.setCurrentIndex(self.model.index(row, 0))
            self.view.verticalScrollBar().setValue(top)
            self._mark()

    def _mark(self) -> None:
        """Mark the next target on the tree it was decided on; an older tree keeps its mark."""
        if self._next_ref is None:
            self.model.mark_target(None)
        elif self._next_ref[0] == self.model.tree.epoch:
            self.model.mark_target(self._next_ref[1])
        target = self.model.target
        if target is None:
            self._next.show_text("")
            return
        self._next.show_text(
            self.tr("次の操作の対象：{0}「{1}」 {2}").format(
                target.node.role, target.label, target.node.ref or ""
            )
        )
        row = self.model.row_of_key(target.key)
        if row >= 0:
            self.view.scrollTo(self.model.index(row, 0))

    def _filter(self) -> None:
        self.model.filter(self.search.text())

    def _on_hovered(self, row: int) -> None:
        entry = self.model.row(row)
        self._hovered_ref = entry.node.ref if entry else None
        self._hover_timer.start()

    def _on_current(self, current: QModelIndex) -> None:
        if self.view.hasFocus():
            self._on_hovered(current.row())

    def _highlight(self) -> None:
        if self._workbench.is_browser_open:
            self._tasks.restart(HOVER_TASK, self._workbench.highlight(self._hovered_ref))

    def _single_shot(self, interval_ms: int, act: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval_ms)
        timer.timeout.connect(act)
        return timer

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(make_label(self, self.tr("画面の構造"), Size.TITLE))
        head.addStretch(1)
        head.addWidget(self._live)
        self.search.setObjectName("aria_search")
        self.search.setPlaceholderText(self.tr("役割・名前で絞り込み"))
        self.search.setAccessibleName(self.tr("役割・名前で絞り込み"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda: self._filter_timer.start())
        self.view.hovered.connect(self._on_hovered)
        self.view.selectionModel().currentChanged.connect(self._on_current)
        self.body.addLayout(head)
        self.body.addWidget(self.search)
        self.body.addWidget(self._empty)
        self.body.addWidget(self.view, 1)
        self.body.addWidget(self._next)
