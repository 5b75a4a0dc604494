"""報告を保存: a button whose menu writes the report of a run, with the pictures of its pages or as plain text."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from studio.domain.errors import StudioError
from studio.engine.whole_file import write_whole
from studio.ui.dialogs.ask import ask_where_to_save
from studio.ui.dialogs.papers import PAPER_KINDS, save_run_paper
from studio.ui.widgets.boxes import AS_AROUND, FREE, in_row
from studio.ui.widgets.controls import Size, make_button, make_wrapped, say, trigger
from studio.ui.widgets.room import Room
from studio.ui.widgets.written_file import WrittenFile
from studio.words import tr

SAVE_REPORT_TASK: Final = "save report"
_TEXT: Final = ".txt"


class ReportButton(QWidget):
    """The button; what was written is said beside it.

    Args:
        room: What the places share.
        text: Returns the report as plain text.
        name: What the object names of its parts begin with.
    """

    def __init__(self, room: Room, text: Callable[[], str], name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        self._name = name
        self._text = text
        self._run_id = ""
        self._button = make_button(self, tr("報告を保存"), f"{name}_save", self._open_menu)
        room.theme.dress(self._button, "fa6s.file-lines", "muted", 14)
        self._said = make_wrapped(self, "", Size.SMALL, "muted", f"{name}_said")
        self._written = WrittenFile(self)
        self.menu = QMenu(self)
        self.menu.setObjectName(f"{name}_menu")
        pictured = {".html": tr("HTML（画面の画像つき・1 つのファイル）")}
        self._papers = [
            self._add(pictured.get(suffix, kind), suffix) for suffix, kind in PAPER_KINDS.items()
        ]
        self._add(tr("テキスト（文章だけ）"), _TEXT)
        in_row(self._button, self._written, self._said, FREE, gap=AS_AROUND, of=self)
        self._said.hide()

    def show_run(self, run_id: str) -> None:
        """Offer the report of a run; "" for one that the library does not know: its text alone."""
        self._run_id = run_id
        for action in self._papers:
            action.setVisible(bool(run_id))
        self._written.show_path(None)
        say(self._said, "", "muted")

    def _add(self, words: str, suffix: str) -> QAction:
        action = QAction(words, self.menu)
        action.setObjectName(f"{self._name}_{suffix.removeprefix('.')}")
        trigger(action, partial(self._start, suffix))
        self.menu.addAction(action)
        return action

    def _open_menu(self) -> None:
        self.menu.popup(self._button.mapToGlobal(self._button.rect().bottomLeft()))

    def _start(self, suffix: str) -> None:
        self._room.tasks.start(SAVE_REPORT_TASK, self._save(suffix), self._show_fault)

    async def _save(self, suffix: str) -> None:
        self.show_run(self._run_id)
        path = await (self._save_text() if suffix == _TEXT else self._save_paper(suffix))
        if path is not None:
            say(self._said, tr("保存しました：{name}", name=path.name), "green")
            self._written.show_path(path)

    async def _save_paper(self, suffix: str) -> Path | None:
        return await save_run_paper(self._room.workbench, self, self._run_id, suffix)

    async def _save_text(self) -> Path | None:
        title, kind = tr("報告を保存"), tr("テキスト ファイル (*.txt)")
        path = await ask_where_to_save(self, title, tr("実行の報告.txt"), kind)
        if path is not None:
            await asyncio.to_thread(write_whole, path, f"{self._text()}\n")
        return path

    def _show_fault(self, fault: StudioError) -> None:
        say(self._said, str(fault), "red")
