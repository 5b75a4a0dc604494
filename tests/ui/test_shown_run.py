"""What stands on the table decides which commands there are."""

from PySide6.QtWidgets import QWidget

from studio.domain.checklist import ItemState
from studio.ui.desk import Desk
from studio.ui.phase import Phase
from studio.ui.tasks import TaskOwner
from tests.ui.conftest import RunQt, until
from tests.ui.fakes import SENTENCE, make_bench


def test_a_list_that_is_edited_after_its_run_is_a_plan_again(run_qt: RunQt, host: QWidget) -> None:
    tasks = TaskOwner(host)
    bench = make_bench()
    desk = Desk(bench.workbench, tasks, host)

    async def journey() -> None:
        assert desk.phase is Phase.START
        desk.plan(SENTENCE)
        await until(lambda: not tasks.names)
        assert desk.phase is Phase.PLAN
        desk.run()
        assert desk.phase is Phase.RUNNING
        await until(lambda: not tasks.names)
        await until(lambda: bench.workbench.is_running is False)
        desk.insert(0, "先に見る")
        assert desk.phase is Phase.PLAN
        assert desk.checklist is not None
        assert desk.checklist.items[1].state is ItemState.DONE
        assert desk.way_on == ""  # a run that went through is not gone on with
        desk.new_sheet()
        assert desk.phase is Phase.START
        await bench.workbench.close()

    run_qt(journey())
