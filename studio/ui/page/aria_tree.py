"""画面の構造: the live aria tree, with search, the next target marked, and hover shown in the page."""

import asyncio
import time
from typing import Final

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QWidget

from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    DecisionMade,
    Event,
    RunFinished,
)
from studio.domain.page.observation import Observation
from studio.engine.workbench import Workbench
from studio.ui.page.aria_index import build_index
from studio.ui.page.aria_model import AriaModel
from studio.ui.page.aria_plan import Plan, make_plan
from studio.ui.page.aria_view import AriaView
from studio.ui.page.role_words import role_in_words
from studio.ui.widgets.badges import Badge
from studio.ui.widgets.boxes import AS_AROUND, FREE, grow, in_row
from studio.ui.widgets.collector import SlowRelease, spare_when_many
from studio.ui.widgets.controls import (
    Card,
    Size,
    make_elided,
    make_label,
    make_search,
    make_wrapped,
)
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from studio.ui.widgets.timers import once_after
from studio.words import tr

INDEX_TASK: Final = "aria index"
HOVER_TASK: Final = "highlight"
_HOVER_MS: Final = 60
_SEARCH_MS: Final = 80
_AGE_MS: Final = 1_000
"""An act after which the page is not looked at for so long has left the tree behind."""
_SLICE_S: Final = 0.008
"""How long rows are changed before the loop has its turn again."""
HUGE: Final = 20_000
"""Rows of a page that the collector had better leave alone."""
_MAX_DROPPED: Final = 3
"""So many observations in a row may be overtaken by newer ones; then one is shown."""


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
        self._dropped = 0
        self._next_ref: tuple[int, str] | None = None
        self._hovered_ref: str | None = None
        self._seen_target: int | None = None
        self.model = AriaModel(self)
        self._release = SlowRelease(self)
        self.view = AriaView(self.model, theme, self)
        self.search = make_search(self, "aria_search", tr("名前で絞り込み"))
        self._live = Badge(theme, "live_badge", self)
        self._next = make_elided(self, Size.SMALL, "muted", "next_target")
        self._found = make_label(self, size=Size.SMALL, tone="muted", name="aria_found")
        self._empty = make_wrapped(
            self, tr("ブラウザーで画面を開くと、ここに構造が表示されます。"), tone="muted"
        )
        self._is_live = self._is_old = False
        self._age_timer = once_after(self, _AGE_MS, self._grow_old)
        self._search_timer = once_after(self, _SEARCH_MS, self._search)
        self._hover_timer = once_after(self, _HOVER_MS, self._highlight)
        self._lay_out()
        tasks.changed.connect(self._prepare)
        self.model.fell_behind.connect(self._prepare)

    def show_observation(self, observation: Observation | None) -> None:
        """Show a tree; while one is being prepared only the newest of the others is kept."""
        if observation is None:
            return
        self._age_timer.stop()
        self._is_old = False
        self._tell_age()
        self._waiting = observation
        self._prepare()

    def show_live(self, *, is_live: bool) -> None:
        """Say whether the tree follows an open browser."""
        self._is_live = is_live
        self._tell_age()

    @property
    def is_catching_up(self) -> bool:
        """True while an observation or a search is not shown whole yet."""
        return self._has_work or self._tasks.is_busy(INDEX_TASK)

    @property
    def _has_work(self) -> bool:
        return self._waiting is not None or self.model.is_behind

    def take_event(self, event: Event) -> None:
        """Mark what the next act touches."""
        match event:
            case DecisionMade() if event.decision.actions:
                target = event.decision.actions[0].element
                if target and target.ref:
                    self._next_ref = (event.decision.epoch, target.ref)
                    self._mark()
            case ActionPerformed() | ActionFailed() if not self._age_timer.isActive():
                self._age_timer.start()
            case RunFinished():
                self._next_ref = None
                self._mark()
            case _:
                pass

    def _prepare(self) -> None:
        """Catch up; called again when a task ends, since one at its end takes no more."""
        if self._has_work and not self._tasks.is_busy(INDEX_TASK):
            self._tasks.start(INDEX_TASK, self._catch_up())

    async def _catch_up(self) -> None:
        while self._has_work:
            await self._take_newest()
            if self.model.is_behind:
                older = self.model.tree
                await self._apply(await asyncio.to_thread(make_plan, self.model.wish))
                if older is not self.model.tree:
                    self._release.take(older.rows)

    async def _take_newest(self) -> None:
        """Flatten the newest observation; one that is overtaken meanwhile is dropped."""
        observation, self._waiting = self._waiting, None
        if observation is None:
            return
        tree = await asyncio.to_thread(build_index, observation, self.model.newest)
        if self._waiting is not None and self._dropped < _MAX_DROPPED:
            self._dropped += 1
            return
        self._dropped = 0
        spare_when_many(len(tree.rows), HUGE)
        self.model.show(tree)

    async def _apply(self, plan: Plan) -> None:
        """Bring rows in, a few milliseconds at a time; painted once, when all are there."""
        place, bar = self.view.place, self.view.verticalScrollBar()
        self.view.setUpdatesEnabled(False)
        try:
            started = time.perf_counter()
            for _ in self.model.steps(plan):
                if time.perf_counter() - started > _SLICE_S:
                    await asyncio.sleep(0)
                    started = time.perf_counter()
            if bar.value() in (place.top, bar.maximum(), 0):  # else the person scrolled meanwhile
                self.view.go_back_to(place)
        finally:
            self.view.setUpdatesEnabled(True)
        self._empty.hide()
        self._show_found()
        self._mark()

    def _show_found(self) -> None:
        """Say how many elements the search found; none is said too."""
        found = self.model.matches
        words = tr("{found} 件", found=f"{found:,}") if found else tr("見つかりません")
        self._found.setText(words if self.model.is_searching else "")

    def _mark(self) -> None:
        """Mark the next target on the tree it was decided on; an older tree keeps its mark."""
        if self._next_ref is None:
            self.model.mark_target(None)
        elif self._next_ref[0] == self.model.tree.epoch:
            self.model.mark_target(self._next_ref[1])
        target = self.model.target
        if target is None:
            self._next.show_text("")
            self._seen_target = None
            return
        self._next.show_text(
            tr(
                "次の操作の対象：{role}「{label}」",
                role=role_in_words(target.node.role),
                label=target.label,
            )
        )
        row = self.model.row_of_key(target.key)
        if row >= 0 and self._seen_target != target.key:
            self.view.scrollTo(self.model.index(row, 0))
            self._seen_target = target.key

    def _search(self) -> None:
        self.model.search(self.search.text())

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

    def _grow_old(self) -> None:
        self._is_old = True
        self._tell_age()

    def _tell_age(self) -> None:
        """Say whether the tree is the page as it is, or as it was before the newest acts."""
        if not self._is_live or (self._is_old and not self.model.rowCount()):
            self._live.hide()
        elif self._is_old:
            tip = tr(
                "保存した手順の実行中は、画面の構造を読み直しません。ブラウザーの画面を見てください。"
            )
            self._live.show_words(tr("前の画面"), "plain", "fa6s.clock-rotate-left", tip)
        else:
            self._live.show_words(tr("ライブ"), "green", "fa6s.circle-dot")

    def _lay_out(self) -> None:
        head = in_row(
            make_label(self, tr("画面の構造"), Size.TITLE),
            FREE,
            self._found,
            self._live,
            gap=AS_AROUND,
        )
        self.search.textChanged.connect(lambda: self._search_timer.start())
        self.view.hovered.connect(self._on_hovered)
        self.view.selectionModel().currentChanged.connect(self._on_current)
        self.put(head, self.search, self._empty, grow(self.view), self._next)
