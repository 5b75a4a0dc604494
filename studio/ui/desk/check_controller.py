"""Checks that the person asks the window for: of one flow, or of all; one job at a time."""

from collections.abc import Callable, Coroutine, Sequence

from PySide6.QtCore import QObject, Signal

from studio.domain.errors import Stopped, StudioError
from studio.domain.records.check import CheckKind, CheckReport
from studio.domain.records.history import FlowSummary
from studio.domain.text import clip
from studio.engine.checking.checks import CheckProgress
from studio.engine.checking.wording import result_words
from studio.engine.workbench import Workbench
from studio.ui.desk.workspace_controller import RUN_TASK
from studio.ui.widgets.tasks import TaskOwner
from studio.words import tr


class CheckController(QObject):
    """Stands as a run does: nothing else runs meanwhile, and the stop commands end it.

    Args:
        workbench: Checks.
        tasks: Owns the job.

    Attributes:
        progress: The flow that is looked at now.
        done: Checks of the job that are over.
        total: All of the job; 0 while there is none.

    Signals:
        changed: A job began, went on or ended.
        said: How it came out: words and their tone.
    """

    changed = Signal()
    said = Signal(str, str)

    def __init__(self, workbench: Workbench, tasks: TaskOwner, parent: QObject) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._tasks = tasks
        self.progress: CheckProgress | None = None
        self.done = 0
        self.total = 0
        self._before = 0

    @property
    def may_begin(self) -> bool:
        """Nothing runs that a check would stand in the way of."""
        return not (self._tasks.is_busy(RUN_TASK) or self._workbench.is_running)

    def check_all(self, flows: Sequence[FlowSummary], *, opens_pages: bool) -> None:
        """Read all flows, and then look at their pages; those that nobody trusts are only read."""
        visited = [one.flow_id for one in flows if opens_pages and not one.is_imported]
        kinds = [(CheckKind.READ, [one.flow_id for one in flows])]
        if visited:
            kinds.append((CheckKind.VISIT, visited))
        self._start(lambda: self._check(kinds, self._all_words), len(flows) + len(visited))

    def check_one(self, flow: FlowSummary) -> None:
        """Read a flow and look at its pages."""
        ids = [flow.flow_id]
        kinds = [(CheckKind.READ, ids), (CheckKind.VISIT, [] if flow.is_imported else ids)]

        def words(reports: Sequence[CheckReport]) -> str:
            told = [one for one in reports if one.findings] or reports[-1:]
            newest = tr("、").join(map(result_words, told)) or tr("手順がなくなりました。")
            return tr("「{name}」：{newest}", name=clip(flow.name, 60), newest=newest)

        self._start(lambda: self._check(kinds, words), sum(len(found) for _, found in kinds))

    def _start(self, work: Callable[[], Coroutine[object, object, None]], total: int) -> None:
        if not self.may_begin or not total:
            return
        self.progress, self.done, self._before, self.total = None, 0, 0, total
        self._tasks.start(RUN_TASK, work(), self._tell_fault)
        self.changed.emit()

    async def _check(
        self,
        kinds: Sequence[tuple[CheckKind, Sequence[str]]],
        words: Callable[[Sequence[CheckReport]], str],
    ) -> None:
        reports: list[CheckReport] = []
        self.said.emit("", "muted")
        try:
            for check_kind, ids in kinds:
                if ids:
                    checks = self._workbench.checks
                    reports += await checks.check_all(ids, check_kind, self._take_progress)
                    self._before += len(ids)
            self.said.emit(words(reports), "green" if not _news(reports) else "amber")
        except Stopped:
            self.said.emit(tr("止めました。ここまでの結果は残っています。"), "muted")
        finally:
            self.total = 0
            self.changed.emit()

    def _take_progress(self, progress: CheckProgress) -> None:
        self.progress, self.done = progress, self._before + progress.number - 1
        self.changed.emit()

    def _tell_fault(self, fault: StudioError) -> None:
        self.said.emit(str(fault), "red")

    def _all_words(self, reports: Sequence[CheckReport]) -> str:
        flows = len({report.flow_id for report in reports})
        words = tr("{flows} 件の手順を点検しました。", flows=flows)
        parts = [
            name.format(count)
            for name, count in (
                (tr("新しい問題 {0} 件"), _news(reports)),
                (tr("なくなった問題 {0} 件"), sum(len(report.gone) for report in reports)),
            )
            if count
        ]
        return words + (tr("、").join(parts) or tr("新しい問題はありません")) + tr("。")


def _news(reports: Sequence[CheckReport]) -> int:
    return sum(len(report.news) for report in reports)
