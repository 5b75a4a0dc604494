"""The work area gives its room to what is worked on, and the dock its place."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from studio.ui.create.create_parts import Rest, WorkArea
from studio.ui.desk.phase import Phase
from studio.ui.page.dock import NOW, RECORD, Dock
from studio.ui.widgets.boxes import in_column
from studio.ui.widgets.theme import Theme


def make_area(theme: Theme, host: QWidget, width: int) -> tuple[WorkArea, tuple[QWidget, ...]]:
    parts = tuple(QWidget(host) for _ in range(5))
    checklist, steps, *views = parts
    rest, dock = Rest(host), Dock((views[0], views[1], views[2]), theme, host)
    area = WorkArea(rest, (checklist, steps), dock, host)
    in_column(area.rows, of=rest.inside)
    host.resize(width, 900)
    area.resize(width, 900)
    area.show()
    QApplication.processEvents()
    return area, parts


def test_each_state_shows_its_own_rows(theme: Theme, host: QWidget) -> None:
    area, (checklist, steps, *_) = make_area(theme, host, 700)
    for phase, is_list, is_steps in (
        (Phase.START, False, False),
        (Phase.PLAN, True, False),
        (Phase.RUNNING, True, False),
        (Phase.EDIT, False, True),
        (Phase.RECORDING, False, False),
    ):
        area.show_phase(phase)
        assert (checklist.isVisible(), steps.isVisible()) == (is_list, is_steps), phase


def test_the_dock_opens_while_something_happens_and_folds_for_the_answer(
    theme: Theme, host: QWidget
) -> None:
    area, _ = make_area(theme, host, 700)
    area.show_phase(Phase.PLAN)
    assert area.dock.is_folded
    area.show_phase(Phase.RUNNING)
    assert not area.dock.is_folded
    area.show_phase(Phase.RESULT)
    assert area.dock.is_folded
    assert area.dock.tabs.currentIndex() == NOW, "くわしい記録 stood there, chosen by nobody"
    assert area.dock.tabs.property("folded") == "true"
    area.give_record_room()
    assert not area.dock.is_folded
    assert area.dock.tabs.currentIndex() == RECORD


@pytest.mark.parametrize(("width", "is_beside"), [(900, False), (1_010, True)])
def test_a_wide_window_has_tree_and_record_open_beside_the_rows(
    theme: Theme, host: QWidget, width: int, *, is_beside: bool
) -> None:
    area, (_, _, _, tree, record) = make_area(theme, host, width)
    area.show_phase(Phase.PLAN)
    QApplication.processEvents()
    assert (tree.isVisible(), record.isVisible()) == (is_beside, is_beside)
    assert (area.dock.x() > 0) is is_beside


def test_the_first_screen_is_a_column_in_the_middle(host: QWidget) -> None:
    from PySide6.QtWidgets import QVBoxLayout

    rest = Rest(host)
    layout = QVBoxLayout(rest.inside)
    rest.resize(1_400, 600)
    rest.keep_narrow(is_narrow=True)
    assert layout.contentsMargins().left() == (1_400 - 760) // 2
    rest.keep_narrow(is_narrow=False)
    assert layout.contentsMargins().left() == 14


def test_a_window_made_low_has_no_dock_below_a_question(theme: Theme, host: QWidget) -> None:
    """やめる was out of sight, as the dock was put away before only."""
    area, _ = make_area(theme, host, 700)
    area.show_phase(Phase.RUNNING)
    area.make_room(is_asking=True)
    assert area.dock.isVisible()
    for height, is_visible in ((600, False), (900, True)):
        host.resize(700, height)
        area.resize(700, height)
        QApplication.processEvents()
        assert area.dock.isVisible() is is_visible
    area.show_rows(are_shown=False)
    area.resize(700, 890)
    QApplication.processEvents()
    assert not area.dock.isVisible()
