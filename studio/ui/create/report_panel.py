"""報告: one readable account of the run, to keep or to hand on."""

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from studio.ui.create.report_button import ReportButton
from studio.ui.widgets.boxes import Free, grow, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_elided, named, say
from studio.ui.widgets.room import Room
from studio.words import tr


class ReportPanel(Card):
    """The report as text, with コピー and 報告を保存."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__("report_panel", parent)
        self._said = make_elided(self, Size.SMALL, "muted", "report_copied")
        self.view = named(QPlainTextEdit(self), "report_text", tr("実行の報告"))
        self.view.setReadOnly(True)
        self.view.setTabChangesFocus(True)
        copy = make_button(self, tr("コピー"), "report_copy", self._copy)
        room.theme.dress(copy, "fa6s.copy", "muted", 14)
        self.saving = ReportButton(room, lambda: self.text, "report", self)
        self.put(in_row(copy, self.saving, grow(self._said), Free(0), gap=6), grow(self.view))
        self._said.hide()

    @property
    def text(self) -> str:
        """The report."""
        return self.view.toPlainText()

    def show_lines(self, lines: Sequence[str], run_id: str = "") -> None:
        """Show a report from its beginning; `run_id` is its run, "" for none that is kept."""
        self.view.setPlainText("\n".join(lines))
        self.saving.show_run(run_id)
        say(self._said, "", "muted")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
        say(self._said, tr("報告をコピーしました。メールなどに貼り付けられます。"), "green")
