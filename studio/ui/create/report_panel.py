"""報告: one readable account of the run, to keep or to hand on."""

import asyncio
from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from studio.domain.errors import StudioError
from studio.engine.whole_file import write_whole
from studio.ui.dialogs.ask import ask_where_to_save
from studio.ui.widgets.boxes import Free, grow, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_elided, named, say
from studio.ui.widgets.room import Room

SAVE_REPORT_TASK: Final = "save report"


class ReportPanel(Card):
    """The report as text, with コピー and 保存."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__("report_panel", parent)
        self._room = room
        self._said = make_elided(self, Size.SMALL, "muted", "report_said")
        self.view = named(QPlainTextEdit(self), "report_text", self.tr("実行の報告"))
        self.view.setReadOnly(True)
        self.view.setTabChangesFocus(True)
        copy = make_button(self, self.tr("コピー"), "report_copy", self._copy)
        save = make_button(self, self.tr("保存"), "report_save", self._start_save)
        for button, icon in ((copy, "fa6s.copy"), (save, "fa6s.floppy-disk")):
            room.theme.dress(button, icon, "muted", 14)
        self.put(in_row(copy, save, grow(self._said), Free(0), gap=6), grow(self.view))
        self._said.hide()

    @property
    def text(self) -> str:
        """The report."""
        return self.view.toPlainText()

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show a report from its beginning."""
        self.view.setPlainText("\n".join(lines))
        self._say("", "muted")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
        self._say(self.tr("報告をコピーしました。メールなどに貼り付けられます。"), "green")

    def _start_save(self) -> None:
        self._room.tasks.start(SAVE_REPORT_TASK, self._save(), self._show_fault)

    async def _save(self) -> None:
        title, kind = self.tr("実行の報告を保存"), self.tr("テキスト ファイル (*.txt)")
        path = await ask_where_to_save(self, title, self.tr("実行の報告.txt"), kind)
        if path is not None:
            await asyncio.to_thread(write_whole, path, f"{self.text}\n")
            self._say(self.tr("報告を保存しました：{0}").format(path.name), "green")

    def _show_fault(self, fault: StudioError) -> None:
        self._say(str(fault), "red")

    def _say(self, text: str, tone: str) -> None:
        say(self._said, text, tone)
