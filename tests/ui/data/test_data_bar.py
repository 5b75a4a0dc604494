"""The foot of データ says what can be done now, and how it is carried out."""

from collections import Counter
from functools import partial

import pytest
from PySide6.QtWidgets import QPushButton, QWidget

from studio.domain.runs.batch import Batch, FailurePolicy
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


def make_bar(host: QWidget) -> tuple[DataBar, DataController, Counter[str]]:
    pressed = Counter[str]()
    names = ("trial", "rest", "pause", "stop", "copy")
    acts = BarActs(*(partial(pressed.update, [name]) for name in names))
    bench = bench_of(MemoryLibrary(), browser_at(Desk()), TableTwin(sheet_of(1)))
    controller = DataController(bench, host)
    return DataBar(controller, acts, host), controller, pressed


def test_nothing_can_begin_without_a_mapping_and_choices_are_the_desks(host: QWidget) -> None:
    bar, controller, pressed = make_bar(host)
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


def test_while_a_job_runs_only_what_can_be_pressed_is_there(
    host: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """一時停止 and 止める pushed the choices into a second line, and the table up."""
    bar, _, _ = make_bar(host)
    job = Batch.model_construct(id="job")
    monkeypatch.setattr(DataController, "batch", property(lambda _: job))
    bar.show()
    begins = [child(bar, QWidget, f"data_{name}") for name in ("trial", "rest", "width", "policy")]
    holds = [child(bar, QWidget, f"data_{name}") for name in ("pause", "stop")]
    bar.show_state(BarState(is_busy=False, is_running=False, is_paused=False))
    assert [one.isVisible() for one in (*begins, *holds)] == [True] * 4 + [False] * 2
    bar.show_state(BarState(is_busy=True, is_running=True, is_paused=False))
    assert [one.isVisible() for one in (*begins, *holds)] == [False] * 4 + [True] * 2
