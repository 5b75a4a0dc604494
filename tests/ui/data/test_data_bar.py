"""The foot of データ says what can be done now, and how it is carried out."""

from collections import Counter
from functools import partial

from PySide6.QtWidgets import QPushButton, QWidget

from studio.domain.runs.batch import FailurePolicy
from studio.ui.data.data_bar import POLICY_WORDS, BarActs, BarState, DataBar
from studio.ui.desk.data_controller import DataController
from studio.ui.widgets.flow_editor_fields import CalmCombo
from tests.engine.rows.desk import (
    Desk,
    TableTwin,
    bench_of,
    browser_at,
    sheet_of,
)
from tests.memory_library import MemoryLibrary
from tests.ui.conftest import child


def test_nothing_can_begin_without_a_mapping_and_choices_are_the_desks(host: QWidget) -> None:
    pressed = Counter[str]()
    names = ("trial", "rest", "pause", "stop", "copy")
    acts = BarActs(*(partial(pressed.update, [name]) for name in names))
    bench = bench_of(MemoryLibrary(), browser_at(Desk()), TableTwin(sheet_of(1)))
    controller = DataController(bench, host)
    bar = DataBar(controller, acts, host)
    bar.show_state(BarState(is_busy=False, is_running=False, is_paused=True))
    assert not child(bar, QPushButton, "data_trial").isEnabled()
    assert child(bar, QPushButton, "data_pause").text() == "再開"
    child(bar, QPushButton, "data_stop").click()
    assert pressed == {"stop": 1}
    child(bar, CalmCombo, "data_width").setCurrentIndex(3)
    child(bar, CalmCombo, "data_policy").setCurrentIndex(2)
    assert (controller.width, controller.policy) == (4, FailurePolicy.GO_ON)
    assert set(POLICY_WORDS) == set(FailurePolicy)
    warning = child(bar, QWidget, "data_warning")
    assert warning.isVisibleTo(bar)
