"""ライブラリ: the kept flows; search as you type, run, write out, delete."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from studio.domain.flows.flow import Flow
from studio.domain.records.check import CheckReport
from studio.domain.records.history import FlowSummary
from studio.ui.desk.shelf import Marks, MarkShelf
from studio.ui.library.library_acts import FlowActs, PageCallbacks, ReplaysFlow
from studio.ui.library.library_card import CardCallbacks
from studio.ui.library.library_files import FileActs
from studio.ui.library.library_list import FlowList
from studio.ui.library.trash import made_opener
from studio.ui.widgets.boxes import AS_AROUND, FREE, grow, in_row
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.collector import spare_when_many
from studio.ui.widgets.controls import (
    Size,
    make_button,
    make_label,
    make_search,
    make_wrapped,
    named,
    say,
)
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.parts import FlowFiles
from studio.ui.widgets.room import Room
from studio.ui.widgets.timers import once_after
from studio.ui.widgets.written_file import WrittenFile
from studio.words import tr

REFRESH_TASK: Final = "library"
TRASH_TASK: Final = "library trash"
_SEARCH_MS: Final = 150


@dataclass(frozen=True, slots=True)
class LibraryWays:
    """Where a flow can be taken to from here.

    Attributes:
        replay: Runs a flow with values and shows it.
        edit: Shows a flow to be edited.
        new_sheet: Goes to つくる with an empty sheet.
        restored: Takes a flow whose stored version is another now: it may be open in the editor.
        take_to: Goes to a place with a flow, by its id: 表で実行, 予定.
        show_runs: Shows the history of a flow, by its id and name; None where there is none.
        thrown_away: Switches off what runs a flow by itself, and returns how much that was.
        checks: Goes to 点検; None where there is none.
    """

    replay: ReplaysFlow
    edit: Callable[[Flow], None]
    new_sheet: Callable[[], None]
    restored: Callable[[Flow], None]
    take_to: Callable[[str, str], None]
    show_runs: Callable[[str, str], None] | None = None
    thrown_away: Callable[[str], Awaitable[int]] | None = None
    checks: Callable[[], None] | None = None


class LibraryPage(QWidget):
    """Cards of flows, newest first.

    Args:
        room: What the places share.
        ways: Where a flow can be taken to.
        files: Reads and writes files of flows; None where neither is possible.
    """

    def __init__(
        self, room: Room, ways: LibraryWays, parent: QWidget, files: FlowFiles | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._room = room
        self._ways = ways
        self.search = make_search(self, "library_search", tr("名前・サイト・中身で探す"))
        self._count = make_label(self, size=Size.SMALL, tone="muted", name="library_count")
        self._notice = make_wrapped(self, tone="green", name="library_notice")
        self._written = WrittenFile(self)
        self._undo_act: Callable[[], None] | None = None
        self._undo = make_button(self, tr("元に戻す"), "library_undo", self._take_back)
        self._shelf = MarkShelf(room.workbench)
        self._labels = CalmBox(self)
        self._trash = make_button(self, tr("ごみ箱"), "library_trash", self._open_trash, "link")
        self._checks = make_button(self, tr("点検"), "library_checks", self._open_checks, "link")
        self._empty = make_wrapped(self, tone="muted", name="library_empty")
        told = PageCallbacks(
            replay=ways.replay,
            say=self._say,
            say_with_undo=self._say_with_undo,
            say_written=self._say_written,
            say_document=partial(self._say_written, is_document=True),
            refresh=self.refresh,
            edit=ways.edit,
            restored=ways.restored,
            thrown_away=ways.thrown_away,
        )
        self._acts = FlowActs(room, self, told)
        self._files = FileActs(room, self, told, files) if files else None
        self.list = FlowList(room, self._card_callbacks(ways.show_runs), self)
        self._timer = once_after(self, _SEARCH_MS, self.refresh)
        self._set_up_search()
        self._lay_out()

    def refresh(self) -> None:
        """Ask the library again; an older question is dropped."""
        self._room.tasks.restart(REFRESH_TASK, self._refresh())

    def run_flow(self, flow: FlowSummary) -> None:
        """Run a flow, once its values are asked for."""
        self._acts.run(flow)

    def run_otherwise(self, flow: FlowSummary) -> None:
        """Run a flow, once all of its values are asked for."""
        self._acts.run_otherwise(flow)

    def show_troubled(self, count: int) -> None:
        """Say how many flows want a person."""
        words = tr("点検（要対応 {count}）", count=count) if count else tr("点検")
        self._checks.setText(words)
        self._checks.setAccessibleName(words)
        self._room.theme.dress(self._checks, "fa6s.stethoscope", "amber" if count else "muted", 14)

    def focus_search(self) -> None:
        """Put the person into the search."""
        self.search.setFocus()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self._say("")  # what was done here before is no news where one comes back
        super().hideEvent(event)

    async def _refresh(self) -> None:
        text = self.search.text()
        found = await self._room.workbench.flows(text)
        reports = await self._room.workbench.memory.checks()
        marks = await self._shelf.read()
        spare_when_many(len(found))
        self._show_labels(marks)
        label = str(self._labels.currentData() or "")
        kept, checks = await asyncio.to_thread(_arranged, found, reports, marks, label)
        self.list.show_marks(marks)
        self._show(kept, is_search=bool(text.strip() or label), checks=checks)
        if marks.trashed and not (kept or text.strip() or label):
            self._empty.setText(tr("手順はありません。捨てた手順は「ごみ箱」にあります。"))

    def _show_labels(self, marks: Marks) -> None:
        """Offer the labels there are; the chosen one stays."""
        chosen = self._labels.currentData()
        self._labels.blockSignals(True)  # filling it is no choice
        self._labels.clear()
        self._labels.addItem(tr("すべてのラベル"), "")
        for label in marks.all_labels:
            self._labels.addItem(label, label)
        self._labels.setCurrentIndex(max(self._labels.findData(chosen), 0))
        self._labels.blockSignals(False)
        self._labels.setVisible(bool(marks.all_labels))
        self._trash.setText(
            tr("ごみ箱（{count}）", count=len(marks.trashed)) if marks.trashed else tr("ごみ箱")
        )

    def _open_checks(self) -> None:
        if self._ways.checks is not None:
            self._ways.checks()

    def _open_trash(self) -> None:
        self._room.tasks.start(TRASH_TASK, self._opened_trash())

    async def _opened_trash(self) -> None:
        self._say("")  # what was thrown away is seen there, and may come back there
        await made_opener(self._room, self._shelf, self)()
        self.refresh()

    def _say_with_undo(self, text: str, undo: Callable[[], None]) -> None:
        self._say(text)
        self._undo_act = undo
        self._undo.show()

    def _say_written(self, path: Path, *, is_document: bool = False) -> None:
        self._say(tr("書き出しました：{path}", path=path))
        self._written.show_path(path, is_document=is_document)

    def _take_back(self) -> None:
        act, self._undo_act = self._undo_act, None
        self._undo.hide()
        if act is not None:
            act()

    def _show(
        self, found: Sequence[FlowSummary], *, is_search: bool, checks: Mapping[str, CheckReport]
    ) -> None:
        words = tr("{0:,} 件見つかりました") if is_search else tr("{0:,} 件の手順")
        self._count.setText(words.format(len(found)))
        self._say_when_empty(is_empty=not found, is_search=is_search)
        self.list.show_flows(found, checks)

    def _say_when_empty(self, *, is_empty: bool, is_search: bool) -> None:
        self._empty.setVisible(is_empty)
        self._empty.setText(
            tr("見つかりませんでした。ほかの言葉で探してください。")
            if is_search
            else tr("保存した手順はまだありません。「つくる」で実行すると、ここに保存できます。")
        )

    def _say(self, text: str) -> None:
        say(self._notice, text)
        self._undo.hide()
        self._written.show_path(None)

    def _card_callbacks(self, show_runs: Callable[[str, str], None] | None) -> CardCallbacks:
        schedule, rows = partial(self._take, "go_schedules"), partial(self._take, "go_data")
        given = replace(self._acts.callbacks(), schedule=schedule, rows=rows)
        if show_runs:

            def show(flow: FlowSummary) -> None:
                show_runs(flow.flow_id, flow.name)

            given = replace(given, show_runs=show)
        if self._files:
            given = replace(given, write_file=self._files.hand_out, trust=self._files.trust)
        return given

    def _take(self, place: str, flow: FlowSummary) -> None:
        self._ways.take_to(place, flow.flow_id)

    def _search_for(self, letters: str) -> None:
        """Take over what was typed into the list."""
        self.search.setFocus()
        self.search.insert(letters)

    def _set_up_search(self) -> None:
        named(self._labels, "library_labels", tr("ラベル"))
        self._labels.currentIndexChanged.connect(lambda: self.refresh())
        self.search.textChanged.connect(lambda: self._timer.start())
        self.list.typed.connect(self._search_for)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.search)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self.list.setFocus)

    def _make_head(self) -> QHBoxLayout:
        acts = QWidget(self)
        line = FlowLayout(acts, self._checks, spacing=4)
        if self._files:
            take_in = make_button(
                self, tr("取り込む…"), "library_import", self._files.take_in, "link"
            )
            line.addWidget(take_in)
        new = make_button(self, tr("新しくつくる"), "library_new", self._ways.new_sheet, "main")
        self._room.theme.dress(new, "fa6s.plus", "on_accent", 14)
        line.addWidget(new)
        QWidget.setTabOrder(new, self.search)
        return in_row(make_label(self, tr("手順", "several flows"), Size.PAGE), FREE, acts)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 12)
        layout.setSpacing(10)
        layout.addLayout(self._make_head())
        find = in_row(grow(self.search), self._count, self._labels, self._trash, gap=10)
        said = in_row(grow(self._notice), self._undo, self._written, gap=AS_AROUND)
        layout.addLayout(find)
        layout.addLayout(said)
        layout.addWidget(self._empty)
        layout.addWidget(self.list, 1)
        for widget in (self._notice, self._undo, self._empty, self._labels):
            widget.hide()
        self._checks.setVisible(self._ways.checks is not None)
        self.show_troubled(0)
        QWidget.setTabOrder(self.search, self.list)


def _arranged(
    found: Sequence[FlowSummary], reports: Sequence[CheckReport], marks: Marks, label: str
) -> tuple[tuple[FlowSummary, ...], dict[str, CheckReport]]:
    """Return the flows of a label in order, and the newest report of each; for a thread, as they may be many."""
    newest = {report.flow_id: report for report in sorted(reports, key=lambda one: one.at)}
    return marks.with_label(marks.kept(found), label), newest
