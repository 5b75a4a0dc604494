"""週に 1 回、今日のページを開いて確かめる: the window's own clock, for whoever switched it on."""

import logging
from typing import Final

from PySide6.QtCore import QObject

from studio.domain.errors import StudioError
from studio.engine.workbench import Workbench
from studio.ui.desk.workspace_controller import RUN_TASK
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.timers import every

logger = logging.getLogger(__name__)

LOOK_EVERY_MS: Final = 600_000


class WeeklyVisit(QObject):
    """Visits the flows that are due while nothing else goes on; 停止 ends it as it ends a run.

    Args:
        workbench: Knows what is due.
        tasks: Owns the visit.

    Attributes:
        is_wanted: The person switched it on in 設定.
        is_library_open: Before that nothing is asked of the library: it would ask for its passphrase.
    """

    def __init__(self, workbench: Workbench, tasks: TaskOwner, parent: QObject) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._tasks = tasks
        self.is_wanted = False
        self.is_library_open = False
        self._timer = every(self, LOOK_EVERY_MS, self.look)
        self._timer.start()

    def look(self) -> None:
        """Begin a visit where one is wanted and disturbs nobody: no task, no run, and a browser there."""
        is_free = not (self._tasks.names or self._workbench.is_running)
        if self.is_wanted and self.is_library_open and is_free and self._workbench.is_browser_open:
            self._tasks.start(RUN_TASK, self._visit(), self._note)

    async def _visit(self) -> None:
        await self._workbench.checks.visit_due()

    def _note(self, fault: StudioError) -> None:
        """Nobody asked for it just now: a recording that goes on is no fault to be shown."""
        logger.info("weekly visit not made: %s", fault.code)
