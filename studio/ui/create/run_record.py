"""What a run leaves: its answer first, its log, the tables it took out, and the report. Tabs come when there is more than a log."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QStackedWidget, QWidget

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.events.events import Event, RunFinished, RunStarted
from studio.engine.runs.story import RunStory
from studio.ui.create.answer_card import AnswerCard
from studio.ui.create.report_panel import ReportPanel
from studio.ui.create.table_panel import TablePanel
from studio.ui.page.step_log import StepLog
from studio.ui.widgets.boxes import grow, in_column
from studio.ui.widgets.calm import CalmTabs
from studio.ui.widgets.room import Room
from studio.words import tr

LOG, TABLE, REPORT = range(3)


class RunRecordPanel(QWidget):
    """Log, table and report, one at a time; its `answer` stands elsewhere, above everything else.

    Args:
        show_item: Called with the item of a clicked line of the log.
    """

    def __init__(self, room: Room, show_item: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._story = RunStory()
        self.answer = AnswerCard(room.theme, parent)
        self.log = StepLog(room.theme, show_item, self)
        self.table = TablePanel(room, self)
        self.report = ReportPanel(room, self)
        self.tabs = CalmTabs("record_tabs", tr("実行の記録"), self)
        self._stack = QStackedWidget(self)
        self._lay_out()
        self._show_tabs()

    def take_event(self, event: Event) -> None:
        """Write the log and the report; a new run begins with an empty record."""
        self.log.take_event(event)
        self._story.take(event)
        if isinstance(event, RunStarted):
            self.table.show_tables(())
            self.report.show_lines(())
            self.answer.show_answer(None)
            self._show_tabs()
        elif isinstance(event, RunFinished):
            self.report.show_lines(self._story.lines(), event.run_id)
            self.answer.show_answer(event.answer)
            self._show_tabs()

    def clear(self) -> None:
        """Forget the run: another task has the page."""
        self.log.model.clear()
        self._story = RunStory()
        self.table.show_tables(())
        self.report.show_lines(())
        self.answer.show_answer(None)
        self._show_tabs()

    def show_tables(self, tables: Sequence[ExtractedTable]) -> None:
        """Show what a run took out, in front: it is what the person wanted."""
        self.table.show_tables(tables)
        self._show_tabs()
        if tables:
            self.tabs.setCurrentIndex(TABLE)

    def _show_tabs(self) -> None:
        is_told = bool(self.report.text)
        tables = self.table.tables
        words = tr("結果の表")
        rows = tr(
            "{words}（{tables:,} 行）", words=words, tables=sum(len(table.rows) for table in tables)
        )
        self.tabs.setTabText(TABLE, rows if tables else words)
        self.tabs.setTabVisible(TABLE, bool(tables))
        self.tabs.setTabVisible(REPORT, is_told)
        self.tabs.setVisible(bool(tables) or is_told)
        if not self.tabs.isTabVisible(self.tabs.currentIndex()):
            self.tabs.setCurrentIndex(LOG)

    def _lay_out(self) -> None:
        for page, words in (
            (self.log, tr("操作の記録")),
            (self.table, tr("結果の表")),
            (self.report, tr("報告")),
        ):
            self._stack.addWidget(page)
            self.tabs.addTab(words)
        self.tabs.currentChanged.connect(self._stack.setCurrentIndex)
        in_column(self.tabs, grow(self._stack), gap=4, of=self)
