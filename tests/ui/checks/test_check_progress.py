"""How far a check is, and 止める."""

from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QWidget

from studio.domain.records.check import CheckKind
from studio.engine.checking.checks import CheckProgress
from studio.ui.checks.check_progress import CheckProgressCard
from studio.ui.widgets.actions import ActionSet, Situation
from studio.ui.widgets.room import Room
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import RESOURCES, Outside, child, make_actions, press
from tests.ui.fakes import make_bench


def room_of(theme: Theme, host: QWidget, actions: ActionSet) -> Room:
    bench = make_bench()
    tables = Outside(bench.model).save_tables
    return Room(bench.workbench, TaskOwner(host), theme, actions, RESOURCES, tables)


def test_it_names_the_flow_and_its_number(theme: Theme, host: QWidget) -> None:
    given: list[str] = []
    actions = make_actions(host, given)
    card = CheckProgressCard(room_of(theme, host, actions), host)
    card.show()
    words, bar = child(card, QLabel, "check_progress_words"), card.findChild(QProgressBar)
    assert bar is not None
    card.show_progress(None, 0, 9)
    assert words.text() == "点検を始めています…"
    card.show_progress(CheckProgress(3, 5, "文具の発注", CheckKind.VISIT), 6, 9)
    assert words.text() == "7 / 9：「文具の発注」を点検しています…"
    assert (bar.value(), bar.maximum()) == (6, 9)


def test_stopping_is_that_of_a_run(theme: Theme, host: QWidget) -> None:
    given: list[str] = []
    actions = make_actions(host, given)
    card = CheckProgressCard(room_of(theme, host, actions), host)
    card.show()
    actions.show_situation(Situation())
    assert not child(card, QPushButton, "check_stop").isEnabled()
    actions.show_situation(Situation(is_running=True))
    press(card, "check_stop")
    assert given == ["stop"]
