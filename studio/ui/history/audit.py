"""監査ログ: what was done, whether the log is whole, and the log as a file."""

from collections.abc import Coroutine
from datetime import datetime
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.errors import StudioError
from studio.ui.dialogs.ask import ask_where_to_save
from studio.ui.history.audit_model import PAGE, AuditModel, report_in_words
from studio.ui.widgets.boxes import Free, grow, in_column, in_row
from studio.ui.widgets.controls import make_button, make_wrapped, say
from studio.ui.widgets.record_table import Columns, RecordTable
from studio.ui.widgets.room import Room
from studio.words import tr

AUDIT_TASK: Final = "audit"
MORE_TASK: Final = "audit more"
ACT_TASK: Final = "audit act"
_COLUMNS: Final = Columns({0: 68, 1: 152, 2: 150, 4: 90}, {5: 760, 4: 620})


class AuditPanel(QWidget):
    """Rows, newest first; older ones come as the person scrolls."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        self.model = AuditModel(self._ask_more, self)
        self.table = RecordTable(self.model, tr("監査ログ"), _COLUMNS, self)
        self._empty = make_wrapped(
            self, tr("監査ログはまだありません。"), tone="muted", name="audit_empty"
        )
        self._said = make_wrapped(self, name="audit_said")
        words = tr("だれが・いつ・何をしたかの記録です。あとから書き換えると「検証」で分かります。")
        self._intro = make_wrapped(self, words, tone="muted", name="audit_intro")
        self._verify = make_button(
            self, tr("検証"), "audit_verify", lambda: self._start(self._do_verify())
        )
        self._export = make_button(
            self, tr("書き出す…"), "audit_export", lambda: self._start(self._do_export())
        )
        room.theme.dress(self._verify, "fa6s.shield-halved", "muted", 14)
        room.theme.dress(self._export, "fa6s.file-export", "muted", 14)
        self._lay_out()

    def refresh(self) -> None:
        """Ask for the newest rows."""
        self._room.tasks.cancel(MORE_TASK)
        self._room.tasks.restart(AUDIT_TASK, self._refresh(), self._show_fault)

    async def _refresh(self) -> None:
        entries = await self._room.workbench.memory.entries(PAGE)
        self.model.show(entries)
        self.table.setVisible(bool(entries))
        self._empty.setVisible(not entries)

    def _ask_more(self) -> None:
        self._room.tasks.start(MORE_TASK, self._load_more(), self._show_fault)

    async def _load_more(self) -> None:
        oldest = self.model.oldest
        entries = await self._room.workbench.memory.entries(PAGE, oldest)
        if oldest == self.model.oldest:
            self.model.append(entries)

    def _start(self, work: Coroutine[object, object, None]) -> None:
        self._room.tasks.start(ACT_TASK, work, self._show_fault)

    async def _do_verify(self) -> None:
        self._say(tr("すべての行を確かめています…"), "muted")
        report = await self._room.workbench.memory.verify_audit()
        self._say(report_in_words(report), "red" if report.trouble else "green")

    async def _do_export(self) -> None:
        path = await ask_where_to_save(
            self,
            tr("監査ログの書き出し先"),
            tr("監査ログ-{now:%Y%m%d}.jsonl", now=datetime.now().astimezone()),
            tr("監査ログ (*.jsonl)"),
        )
        if path is None:
            return
        self._say(tr("書き出しています…"), "muted")
        rows = await self._room.workbench.memory.export_audit(path)
        words = tr(
            "{0:,} 件を書き出しました：{1}　同じフォルダーの audit_verifier.py で、"
            "受け取った人も確かめられます。"
        )
        self._say(words.format(rows, path.name), "green")
        self.refresh()

    def _show_fault(self, fault: StudioError) -> None:
        self._say(str(fault), "red")

    def _say(self, text: str, tone: str) -> None:
        say(self._said, text, tone)

    def _lay_out(self) -> None:
        head = in_row(grow(self._intro), self._verify, self._export)
        in_column(head, self._said, self._empty, grow(self.table), Free(0), of=self)
        self._said.hide()
        self._empty.hide()
