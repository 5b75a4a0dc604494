"""What stands on the table decides which commands there are."""

from PySide6.QtWidgets import QWidget

from studio.domain.runs.checklist import ItemState
from studio.ui.desk.phase import Phase
from studio.ui.desk.workspace_controller import WorkspaceController
from studio.ui.widgets.tasks import TaskOwner
from tests.ui.conftest import on_qt, until
from tests.ui.fakes import SENTENCE, make_bench


@on_qt
async def test_a_list_that_is_edited_after_its_run_is_a_plan_again(host: QWidget) -> None:
    tasks = TaskOwner(host)
    bench = make_bench()
    controller = WorkspaceController(bench.workbench, tasks, host)
    assert controller.phase is Phase.START
    controller.plan(SENTENCE)
    await until(lambda: not tasks.names)
    assert controller.phase is Phase.PLAN
    controller.run()
    assert controller.phase is Phase.RUNNING
    await until(lambda: not tasks.names)
    await until(lambda: bench.workbench.is_running is False)
    controller.insert(0, "先に見る")
    assert controller.phase is Phase.PLAN
    assert controller.checklist is not None
    assert controller.checklist.items[1].state is ItemState.DONE
    assert controller.way_on == ""  # a run that went through is not gone on with
    controller.new_sheet()
    assert controller.phase is Phase.START
    await bench.workbench.close()
