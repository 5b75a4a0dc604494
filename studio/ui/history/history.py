"""履歴: the runs, what did not work where, and the audit log."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QStackedWidget, QWidget

from studio.ui.history.audit import AuditPanel
from studio.ui.history.failure_alert import FailureAlert
from studio.ui.history.history_failures import FailuresPanel
from studio.ui.history.history_model import HistoryModel
from studio.ui.history.history_run import RunPanel
from studio.ui.history.history_runs import RunsPanel
from studio.ui.widgets.boxes import FREE, PAGE, grow, in_column, in_row
from studio.ui.widgets.calm import CalmTabs
from studio.ui.widgets.controls import Size, make_label
from studio.ui.widgets.record_table import RecordTable
from studio.ui.widgets.room import Room
from studio.words import tr

OPEN_TASK: Final = "history open"
RUNS, FAILURES, AUDIT = range(3)


class HistoryPage(QWidget):
    """Three tabs; a run opens in full in the place of the list of runs.

    Args:
        room: What the places share.
        show_checks: Goes to 点検, to a flow by its id.
    """

    def __init__(self, room: Room, show_checks: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._room = room
        self.tabs = CalmTabs("history_tabs", tr("記録の種類"), self)
        self.alert = FailureAlert(room, show_checks, self)
        self.runs = RunsPanel(room, self.open_run, self)
        self.run = RunPanel(room, self.close_run, self)
        self.failures = FailuresPanel(room, self)
        self.audit = AuditPanel(room, self)
        self._first = QStackedWidget(self)
        self._stack = QStackedWidget(self)
        self._lay_out()

    @property
    def model(self) -> HistoryModel:
        """The rows of the list of runs."""
        return self.runs.model

    @property
    def table(self) -> RecordTable:
        """The list of runs."""
        return self.runs.table

    def refresh(self) -> None:
        """Ask for what is shown again."""
        self.alert.refresh()
        match self.tabs.currentIndex():
            case 0:
                self.runs.refresh()
            case 1:
                self.failures.refresh()
            case _:
                self.audit.refresh()

    def show_flow(self, flow_id: str, name: str) -> None:
        """Show the runs of one flow."""
        self.close_run()
        self.tabs.setCurrentIndex(RUNS)
        self.runs.show_flow(flow_id, name)

    def open_run(self, run_id: str) -> None:
        """Show a run in full."""
        self._room.tasks.restart(OPEN_TASK, self._open(run_id))

    def close_run(self) -> None:
        """Show the list of runs again."""
        self._first.setCurrentWidget(self.runs)
        self.runs.table.setFocus()

    async def _open(self, run_id: str) -> None:
        detail = await self._room.workbench.memory.run(run_id)
        self._first.setCurrentWidget(self.run)
        self.run.show_run(detail)

    def _on_tab(self, index: int) -> None:
        self._stack.setCurrentIndex(index)
        self.runs.count.setVisible(index == RUNS)
        self.refresh()

    def _lay_out(self) -> None:
        self._first.addWidget(self.runs)
        self._first.addWidget(self.run)
        for page, words in (
            (self._first, tr("実行", "several runs")),
            (self.failures, tr("うまくいかなかった所")),
            (self.audit, tr("監査ログ")),
        ):
            self._stack.addWidget(page)
            self.tabs.addTab(words)
        self.tabs.currentChanged.connect(self._on_tab)
        head = in_row(make_label(self, tr("履歴"), Size.PAGE), self.runs.count, FREE, gap=10)
        in_column(head, self.alert, self.tabs, grow(self._stack), of=self, margins=PAGE)
