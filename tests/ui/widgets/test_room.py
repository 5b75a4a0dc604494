"""What the places of the window share is one and the same."""

from PySide6.QtWidgets import QWidget

from studio.ui.widgets.room import Room
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import RESOURCES, Outside, make_actions
from tests.ui.fakes import make_bench


def test_a_command_given_in_one_place_reaches_the_window(theme: Theme, host: QWidget) -> None:
    given: list[str] = []
    actions = make_actions(host, given)
    bench = make_bench()
    tables = Outside(bench.model).save_tables
    room = Room(bench.workbench, TaskOwner(host), theme, actions, RESOURCES, tables)
    room.actions["run"].trigger()
    assert given == ["run"]
