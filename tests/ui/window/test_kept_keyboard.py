"""An act of a run takes the keyboard, and the studio takes it back."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from studio.domain.actions.action import Navigate
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.events.events import (
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    Event,
    RehearsalStarted,
    RunKind,
    RunStarted,
    StepStarted,
    UserInputRequested,
)
from studio.domain.runs.persons_turn import InputKind
from studio.ui.desk.check_controller import CheckController
from studio.ui.desk.data_controller import DataController
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.window.kept_keyboard import KeptKeyboard
from tests.factories import make_bench

REPLAYED = RunStarted(run_kind=RunKind.REPLAY, name="検索", total=1)
PRESSED = StepStarted(item_id="1", text="検索する", attempt=1)
DONE = ActionPerformed(
    action=Navigate(url="http://127.0.0.1/"), words="開く", outcome=Outcome(status=OutcomeStatus.OK)
)
ASKED = ApprovalRequested(request_id="q", act="送る", host="")
TURN = UserInputRequested(request_id="t", question="ログイン", input_kind=InputKind.STUCK)


class Counting(QWidget):
    """A window that counts how often it asked for the keyboard."""

    asked = 0

    def activateWindow(self) -> None:
        self.asked += 1
        super().activateWindow()


def kept(qtbot: QtBot) -> tuple[Counting, KeptKeyboard, int]:
    """Return a window in front, what keeps its keyboard, and how often it has asked for that."""
    window = Counting()
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    checks = CheckController(make_bench().workbench, TaskOwner(window), window)
    data = DataController(make_bench().workbench, window)
    return window, KeptKeyboard(window, checks, data), window.asked


def taken_after(qtbot: QtBot, *events: Event, is_later: bool = False) -> int:
    """Let another program take the keyboard after these events, or a second later; returns how often it was asked back."""
    window, keyboard, before = kept(qtbot)
    for event in events:
        keyboard.take_event(event)
    (late,) = keyboard.findChildren(QTimer)
    if is_later and late.isActive():
        late.timeout.emit()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusWindowChanged.emit(None)  # what Qt says when the browser is in front
    return window.asked - before


OPENED = (RunStarted(run_kind=RunKind.AGENT, name="検索", total=1),)
THOUGHT = (*OPENED, DONE, StepStarted(item_id="2", text="送る", attempt=1))


@pytest.mark.parametrize(
    "events",
    [
        OPENED,  # the browser opens
        (REPLAYED, PRESSED),
        (REPLAYED, DONE, PRESSED),
        (REPLAYED, PRESSED, DONE),  # the last act of a replay: the browser had it from then on
        (REPLAYED, PRESSED, TURN),  # what failed is late to take it
        (*OPENED, ASKED),  # the press that is asked about is still under way
        (*OPENED, ASKED, ApprovalAnswered(request_id="q", is_approved=True)),
        (RehearsalStarted(name="検索", total=2),),
    ],
)
def test_what_an_act_took_is_taken_back(qtbot: QtBot, events: tuple[Event, ...]) -> None:
    assert taken_after(qtbot, *events) == 1


@pytest.mark.parametrize("events", [(), (REPLAYED, DONE), THOUGHT])
def test_who_goes_to_the_browser_stays_there(qtbot: QtBot, events: tuple[Event, ...]) -> None:
    assert taken_after(qtbot, *events, is_later=True) == 0


def test_a_check_that_opens_pages_keeps_the_keyboard_until_it_is_over(qtbot: QtBot) -> None:
    window, keyboard, before = kept(qtbot)
    (checks,) = window.findChildren(CheckController)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    checks.total = 2
    for _ in range(2):
        checks.changed.emit()
        app.focusWindowChanged.emit(None)
    assert window.asked - before == 2
    checks.total = 0
    checks.changed.emit()
    app.focusWindowChanged.emit(None)
    assert window.asked - before == 2
    assert not keyboard.is_ours


def test_the_browser_of_rows_leaves_the_keyboard_while_it_opens(qtbot: QtBot) -> None:
    """It opens before the run of the first row begins: 一時停止 and 止める were no longer heard."""
    window, keyboard, before = kept(qtbot)
    (data,) = window.findChildren(DataController)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    data.is_playing = True
    data.playing_changed.emit()
    for _ in range(2):
        app.focusWindowChanged.emit(None)
    assert window.asked - before == 2
    data.is_playing = False
    data.playing_changed.emit()
    (late,) = keyboard.findChildren(QTimer)
    late.timeout.emit()
    app.focusWindowChanged.emit(None)
    assert window.asked - before == 2


def test_who_leaves_twice_within_an_act_stays_away(qtbot: QtBot) -> None:
    window, keyboard, before = kept(qtbot)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for event in (REPLAYED, DONE, PRESSED):
        keyboard.take_event(event)
    app.focusWindowChanged.emit(None)
    app.focusWindowChanged.emit(None)
    assert window.asked - before == 1
    assert not keyboard.is_ours


@pytest.mark.parametrize("question", [ASKED, TURN])
def test_who_goes_to_the_browser_a_moment_after_the_question_stays_there(
    qtbot: QtBot, question: Event
) -> None:
    window, keyboard, before = kept(qtbot)
    for event in (*OPENED, question):
        keyboard.take_event(event)
    (late,) = keyboard.findChildren(QTimer)
    late.timeout.emit()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusWindowChanged.emit(None)
    assert window.asked == before
