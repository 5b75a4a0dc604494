"""A turn that a person wants now stands in the window as any run does: in つくる, with its questions and stops."""

from collections.abc import Callable, Coroutine, Mapping

from studio.domain.flows.flow import Flow
from studio.engine.runs.limits import Limits
from studio.ui.create.create_page import CreatePage
from studio.ui.data.data_page import DATA_TASK
from studio.ui.desk.workspace_controller import WorkspaceController
from studio.ui.widgets.tasks import TaskOwner

Work = Callable[[], Coroutine[object, object, None]]


class ScheduledRuns:
    """`RunShower` of the window.

    Args:
        controller: Shows the flow.
        create_page: Where edits of another flow may wait to be saved.
        go_create: Goes there.
        tasks: Carries a turn over rows, under the name that the window knows for rows.
    """

    def __init__(
        self,
        controller: WorkspaceController,
        create_page: CreatePage,
        go_create: Callable[[], None],
        tasks: TaskOwner,
    ) -> None:
        self._controller = controller
        self._create_page = create_page
        self._go_create = go_create
        self._tasks = tasks

    @property
    def limits(self) -> Limits:
        """See `RunShower.limits`."""
        return self._controller.limits

    def follow(self, flow: Flow, values: Mapping[str, str], work: Work) -> None:
        """See `RunShower.follow`; edits that are not saved are asked about first."""
        self._go_create()
        self._create_page.flow.runner.leave(lambda: self._controller.follow(flow, values, work))

    def follow_rows(self, work: Work) -> None:
        """See `RunShower.follow_rows`."""
        self._tasks.start(DATA_TASK, work())
