"""The list of finished runs: searched, filtered, kept for good or deleted; one opens in full."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.errors import StudioError
from studio.domain.events.events import RunStatus
from studio.domain.records.history import RunRecord
from studio.domain.text import clip
from studio.ui.dialogs.ask import confirm
from studio.ui.history.history_model import (
    NAME_COLUMN,
    RESULT_ICONS,
    STATUS_COLUMN,
    FoundRun,
    HistoryModel,
    RunFilter,
    found_runs,
    is_same,
)
from studio.ui.history.history_run import facts_in_words
from studio.ui.widgets.boxes import AS_AROUND, FREE, Free, grow, in_column, in_row
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.collector import SlowRelease, spare_when_many
from studio.ui.widgets.controls import (
    Card,
    Size,
    make_button,
    make_label,
    make_search,
    make_wrapped,
    named,
)
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.record_table import Columns, Index, RecordTable, SignDelegate
from studio.ui.widgets.room import Room
from studio.ui.widgets.timers import once_after
from studio.words import tr

HISTORY_TASK: Final = "history"
ACT_TASK: Final = "history act"
FIRST_RUNS: Final = 200
"""Asked for first, so that the newest stand there at once."""
ALL_RUNS: Final = 100_000
_SEARCH_MS: Final = 120
_COLUMNS: Final = Columns(
    {0: 108, 2: 86, 3: 84, 4: 66, 5: 56, 6: 78}, {4: 760, 5: 640, 6: 640, 3: 480}, NAME_COLUMN
)


class RunsPanel(QWidget):
    """Runs, newest first, and the words of the chosen one below.

    Args:
        open_run: Shows a run in full.
    """

    def __init__(self, room: Room, open_run: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        self._open_run = open_run
        self._runs: tuple[FoundRun, ...] = ()
        self._flow: tuple[str, str] = ("", "")
        self._release = SlowRelease(self)
        self.model = HistoryModel(self)
        self.table = RecordTable(self.model, tr("実行履歴"), _COLUMNS, self)
        self.search = make_search(self, "history_search", tr("手順の名前・サイト・理由で探す"))
        self.status = CalmBox(self)
        self.count = make_label(self, size=Size.SMALL, tone="muted", name="history_count")
        self._only = make_button(
            self, tr("すべての手順"), "history_only", lambda: self.show_flow("", ""), "chip"
        )
        self._empty = make_wrapped(self, tone="muted", name="history_empty")
        self._detail = Card("history_detail", self)
        self._title = make_wrapped(self._detail, size=Size.TITLE)
        self._message = make_wrapped(self._detail)
        self._facts = make_wrapped(self._detail, size=Size.SMALL, tone="muted")
        self._timer = once_after(self, _SEARCH_MS, self._filter)
        self._lay_out()
        self._connect()

    @property
    def current(self) -> RunRecord | None:
        """The chosen run."""
        return self.model.row(self.table.currentIndex().row())

    def refresh(self) -> None:
        """Ask for the runs again."""
        self._room.tasks.restart(HISTORY_TASK, self._refresh())

    def show_flow(self, flow_id: str, name: str) -> None:
        """Show the runs of one flow only; of all with ""."""
        self._flow = (flow_id, name)
        self._only.setText(tr("手順：{name}　✕", name=clip(name, 30)))
        self._only.setAccessibleName(tr("手順「{name}」だけの表示をやめる", name=clip(name, 30)))
        self._only.setVisible(bool(flow_id))
        self._filter()

    async def _refresh(self) -> None:
        """Show the newest at once and the others when they are there."""
        memory = self._room.workbench.memory
        is_first = len(self._runs) < FIRST_RUNS
        records = await memory.runs(limit=FIRST_RUNS if is_first else ALL_RUNS)
        await self._take(records)
        if is_first and len(records) == FIRST_RUNS:
            await self._take(await memory.runs(limit=ALL_RUNS))

    async def _take(self, records: tuple[RunRecord, ...]) -> None:
        if self._runs and await asyncio.to_thread(is_same, self._runs, records):
            self._release.take(records)
            return
        self._release.take(self._runs)
        self._runs = await asyncio.to_thread(found_runs, records)
        spare_when_many(len(records))
        self._filter()

    def _filter(self) -> None:
        chosen, place = self.current, self.table.verticalScrollBar().value()
        status = self.status.currentData()
        wanted = RunFilter(self.search.text(), RunStatus(status) if status else None, self._flow[0])
        picked = wanted.picked(self._runs)
        self.model.show(picked)
        row = self.model.row_of(chosen.run_id) if chosen else -1
        if row >= 0:
            self.table.verticalScrollBar().setValue(place)
            self.table.choose(row)
        self._say(len(picked))

    def _say(self, shown: int) -> None:
        total = len(self._runs)
        words = tr("新しい順に {0:,} 件")
        if shown != total:
            words = tr("{1:,} 件のうち {0:,} 件")
        self.count.setText(words.format(shown, total) if total else "")
        self._empty.setText(
            tr("まだ実行していません。実行すると、結果がここに残ります。")
            if not total
            else tr("この条件に合う実行はありません。条件を変えてください。")
        )
        self._empty.setVisible(not shown)
        self.table.setVisible(bool(shown))
        for widget in (self.search, self.status):
            widget.setVisible(bool(total))

    def _on_chosen(self, _: int) -> None:
        record = self.current
        self._detail.setVisible(record is not None)
        if record is None:
            return
        self._title.setText(
            tr("{name}：{word}", name=clip(record.name, 80), word=record.status.words.word)
        )
        self._message.setText(clip(record.why, 400))
        self._message.setVisible(bool(record.why))
        self._facts.setText(facts_in_words(record))
        self._show_pin(is_pinned=record.is_pinned)
        self._only_this.setVisible(bool(record.flow_id) and record.flow_id != self._flow[0])

    def _show_pin(self, *, is_pinned: bool) -> None:
        self._pin.setText(tr("残すのをやめる") if is_pinned else tr("残す"))
        self._pin.setAccessibleName(self._pin.text())
        self._pin.setToolTip(
            tr("90 日たつと、ほかの記録と同じように消えます")
            if is_pinned
            else tr("90 日を過ぎても消えないようにします")
        )
        self._room.theme.dress(
            self._pin, "fa6s.thumbtack", "accent_text" if is_pinned else "muted", 14
        )

    def _sign(self, index: Index) -> tuple[str, str] | None:
        record = self.model.row(index.row())
        if record is None:
            return None
        if index.column() == STATUS_COLUMN:
            return RESULT_ICONS.get(record.status, ("fa6s.circle-question", "amber"))
        return ("fa6s.thumbtack", "accent_text") if record.is_pinned else None

    def _start(self, work: Coroutine[object, object, None]) -> None:
        self._room.tasks.start(ACT_TASK, work, self._on_fault)

    def _on_fault(self, fault: StudioError) -> None:
        self._room.tasks.failed.emit(fault)
        self.refresh()

    def _turn_pin(self) -> None:
        if self.current:
            self._start(self._pin_run(self.current))

    async def _pin_run(self, record: RunRecord) -> None:
        await self._room.workbench.memory.pin_run(record.run_id, is_pinned=not record.is_pinned)
        self.refresh()

    def _delete(self) -> None:
        if self.current:
            self._start(self._ask_and_delete(self.current))

    async def _ask_and_delete(self, record: RunRecord) -> None:
        is_sure = await confirm(
            self,
            tr("実行の記録の削除"),
            tr(
                "「{name}」（{started_at:%Y/%m/%d %H:%M}）の記録を、画面の写しといっしょに削除します。"
                "元に戻せません。手順は残ります。",
                name=clip(record.name, 60),
                started_at=record.started_at.astimezone(),
            ),
            tr("削除する"),
            tr("やめる"),
        )
        if is_sure:
            await self._room.workbench.memory.delete_run(record.run_id)
            self.refresh()

    def _open(self) -> None:
        if self.current:
            self._open_run(self.current.run_id)

    def _show_only_this(self) -> None:
        if self.current:
            self.show_flow(self.current.flow_id, self.current.name)

    def _connect(self) -> None:
        sign = SignDelegate(self._room.theme, self._sign, self.table)
        for column in (NAME_COLUMN, STATUS_COLUMN):
            self.table.setItemDelegateForColumn(column, sign)
        self.table.chosen.connect(self._on_chosen)
        self.table.opened.connect(self._open)
        self.table.removal_asked.connect(self._delete)
        self.search.textChanged.connect(lambda: self._timer.start())
        self.status.currentIndexChanged.connect(lambda: self._filter())

    def _lay_out(self) -> None:
        self._set_up_filter()
        tools = in_row(grow(self.search), self.status)
        self._detail.put(self._title, self._message, self._facts, self._make_buttons())
        only = in_row(self._only, FREE, gap=AS_AROUND)
        in_column(tools, only, self._empty, grow(self.table), self._detail, Free(0), of=self)
        self._only.hide()
        self._detail.hide()
        self._empty.hide()

    def _set_up_filter(self) -> None:
        named(self.status, "history_status", tr("結果で絞り込む"))
        self.status.addItem(tr("すべての結果"), "")
        for status in RunStatus:
            self.status.addItem(status.words.word, status.value)

    def _make_buttons(self) -> QWidget:
        tools = QWidget(self._detail)
        more = make_button(tools, tr("手順ごとの記録"), "history_open", self._open)
        self._room.theme.dress(more, "fa6s.list-ol", "muted", 14)
        self._pin = make_button(tools, tr("残す"), "history_pin", self._turn_pin)
        words = tr("この手順の実行だけ")
        self._only_this = make_button(tools, words, "history_same", self._show_only_this)
        self._room.theme.dress(self._only_this, "fa6s.filter", "muted", 14)
        delete = make_button(tools, tr("削除…"), "history_delete", self._delete)
        self._room.theme.dress(delete, "fa6s.trash-can", "muted", 14)
        FlowLayout(tools, more, self._pin, self._only_this, delete)
        return tools
