"""ライブラリ: the kept flows; search as you type, run, write out, delete."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from studio.domain.flow import Flow
from studio.domain.history import FlowSummary
from studio.domain.text import clip
from studio.ui.controls import Size, make_button, make_label, make_wrapped
from studio.ui.dialogs.ask import ask_where_to_save, confirm
from studio.ui.dialogs.forms import ask_values
from studio.ui.panels.library_card import CardCallbacks, LibraryCard
from studio.ui.panels.scrolled import Scrolled
from studio.ui.room import Room

REFRESH_TASK: Final = "library"
ACT_TASK: Final = "library act"
_SEARCH_MS: Final = 150
_AT_ONCE: Final = 4
"""Cards made before the loop runs again; one takes about 2 ms."""
PAGE: Final = 50


class LibraryPage(QWidget):
    """Cards of flows, newest first.

    Args:
        room: What the places share.
        replay: Runs a flow with values and shows it.
        go_create: Goes to つくる.
    """

    def __init__(
        self,
        room: Room,
        replay: Callable[[Flow, Mapping[str, str]], None],
        go_create: Callable[[], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._room = room
        self._replay = replay
        self._go_create = go_create
        self._limit = PAGE
        self._callbacks = CardCallbacks(self._run, self._export, self._delete)
        self.cards: list[LibraryCard] = []
        self.search = QLineEdit(self)
        self._count = make_label(self, size=Size.SMALL, tone="muted", name="library_count")
        self._notice = make_wrapped(self, tone="green", name="library_notice")
        self._empty = make_wrapped(self, tone="muted", name="library_empty")
        self._list = Scrolled(self)
        self._more = make_button(self, self.tr("さらに表示"), "library_more", self._show_more)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SEARCH_MS)
        self._timer.timeout.connect(self.refresh)
        self._lay_out()

    def refresh(self) -> None:
        """Ask the library again; an older question is dropped."""
        self._room.tasks.restart(REFRESH_TASK, self._refresh())

    def focus_search(self) -> None:
        """Put the person into the search."""
        self.search.setFocus()

    async def _refresh(self) -> None:
        text = self.search.text()
        found = await self._room.workbench.flows(text)
        await self._show(found, is_search=bool(text.strip()))

    async def _show(self, found: Sequence[FlowSummary], *, is_search: bool) -> None:
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = []
        words = self.tr("{0} 件見つかりました") if is_search else self.tr("{0} 件の手順")
        self._count.setText(words.format(len(found)))
        self._say_when_empty(is_empty=not found, is_search=is_search)
        self._more.setVisible(len(found) > self._limit)
        formats = self._room.workbench.export_formats
        for number, flow in enumerate(found[: self._limit]):
            if number % _AT_ONCE == _AT_ONCE - 1:
                await asyncio.sleep(0)
            card = LibraryCard(flow, formats, self._room.theme, self._callbacks, self._list.inside)
            self._list.lines.insertWidget(number, card)
            self.cards.append(card)

    def _say_when_empty(self, *, is_empty: bool, is_search: bool) -> None:
        self._empty.setVisible(is_empty)
        self._empty.setText(
            self.tr("見つかりませんでした。ほかの言葉で探してください。")
            if is_search
            else self.tr(
                "保存した手順はまだありません。「つくる」で実行すると、ここに保存できます。"
            )
        )

    def _show_more(self) -> None:
        self._limit += PAGE
        self.refresh()

    def _run(self, flow_id: str) -> None:
        self._room.tasks.start(ACT_TASK, self._ask_and_run(flow_id))

    async def _ask_and_run(self, flow_id: str) -> None:
        flow = await self._room.workbench.flow(flow_id)
        values = await ask_values(self, flow)
        if values is not None:
            self._replay(flow, values)

    def _export(self, flow: FlowSummary, export_format: str) -> None:
        self._room.tasks.start(ACT_TASK, self._ask_and_export(flow, export_format))

    async def _ask_and_export(self, summary: FlowSummary, export_format: str) -> None:
        exporter = self._room.workbench.export_formats[export_format]
        path = await ask_where_to_save(
            self,
            self.tr("書き出し先"),
            file_name(summary.name, exporter.suffix),
            f"{exporter.title} (*{exporter.suffix})",
        )
        if path is None:
            return
        flow = await self._room.workbench.flow(summary.flow_id)
        written = await self._room.workbench.export(flow, export_format, path)
        self._say(self.tr("書き出しました：{0}").format(written))

    def _delete(self, flow: FlowSummary) -> None:
        self._room.tasks.start(ACT_TASK, self._ask_and_delete(flow))

    async def _ask_and_delete(self, flow: FlowSummary) -> None:
        is_sure = await confirm(
            self,
            self.tr("手順の削除"),
            self.tr("「{0}」を削除します。元に戻せません。").format(clip(flow.name, 60)),
            self.tr("削除する"),
            self.tr("やめる"),
        )
        if not is_sure:
            return
        await self._room.workbench.delete_flow(flow.flow_id)
        self._say(self.tr("「{0}」を削除しました。").format(clip(flow.name, 60)))
        self.refresh()

    def _say(self, text: str) -> None:
        self._notice.setText(text)
        self._notice.show()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(make_label(self, self.tr("ライブラリ"), Size.PAGE))
        head.addWidget(self._count)
        head.addStretch(1)
        new = make_button(self, self.tr("新しくつくる"), "library_new", self._go_create, "main")
        self._room.theme.dress(new, "fa6s.plus", "on_accent", 14)
        head.addWidget(new)
        self.search.setObjectName("library_search")
        self.search.setPlaceholderText(self.tr("名前・サイト・中身で探す"))
        self.search.setAccessibleName(self.tr("名前・サイト・中身で探す"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda: self._timer.start())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 12)
        layout.setSpacing(10)
        layout.addLayout(head)
        layout.addWidget(self.search)
        layout.addWidget(self._notice)
        layout.addWidget(self._empty)
        layout.addWidget(self._list, 1)
        layout.addWidget(self._more)
        self._notice.hide()
        self._empty.hide()
        self._more.hide()


def file_name(name: str, suffix: str) -> str:
    """Return a file name every system takes: without the signs Windows refuses."""
    plain = "".join("_" if char in '\\/:*?"<>|' or ord(char) < 32 else char for char in name)
    return str(Path(clip(plain, 60).strip(" .") or "flow").name) + suffix
