"""別の値でもう一度: which kept flow the next run is a second example of."""

from PySide6.QtCore import QObject, Signal

from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow
from studio.engine.distilling.changing import learnt_lines
from studio.engine.runs.reports import RunReport
from studio.engine.workbench import Workbench
from studio.ui.desk.looking import look_again
from studio.ui.widgets.tasks import TaskOwner

EXAMPLE_TASK = "learn from an example"


class Examples(QObject):
    """Waits for a run with other values, and lets a flow learn from it.

    Signals:
        learnt: The flow as it is kept now, and what it learnt, one line each.

    Args:
        workbench: Keeps the flow.
        tasks: Owns the work.
    """

    learnt = Signal(object, object)

    def __init__(self, workbench: Workbench, tasks: TaskOwner, parent: QObject) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._tasks = tasks
        self._flow: Flow | None = None
        self._report: RunReport | None = None

    @property
    def flow_name(self) -> str:
        """Name of the flow that an example is wanted for; "" for none."""
        return self._flow.name if self._flow else ""

    def want(self, flow: Flow | None) -> None:
        """Take the next run that works as an example of this flow; None: of none."""
        self._flow, self._report = flow, None

    def take(self, report: RunReport) -> None:
        """Hear of a run that worked."""
        self._report = report

    def learn(self, *, rehearses: bool) -> None:
        """Make the run that worked an example of the flow; under 「できていますか？」 it was seen to work."""
        if self._flow is not None and self._report is not None:
            work = self._learn(self._flow, self._report, rehearses=rehearses)
            self._tasks.start(EXAMPLE_TASK, work)

    async def _learn(self, flow: Flow, report: RunReport, *, rehearses: bool) -> None:
        is_unsure = report.finished.status is RunStatus.UNVERIFIED
        kept = await self._workbench.add_example(
            flow, report, is_seen_done=is_unsure, rehearses=rehearses
        )
        self.want(None)
        self.learnt.emit(kept, learnt_lines(flow, kept))
        if rehearses:
            await look_again(self._workbench)
