"""The run bar: what runs, what it costs, and what must be seen at a glance."""

import asyncio
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from studio.domain.events.events import (
    ApprovalAnswered,
    ApprovalRequested,
    BudgetNeared,
    DecisionMade,
    EmergencyEntered,
    EmergencyLeft,
    Event,
    PointRequested,
    RunFinished,
    RunKind,
    RunPaused,
    RunResumed,
    RunStarted,
    RunStatus,
    StepStarted,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.runs.decision import Decision, ModelTier, Usage
from studio.domain.runs.emergency import Trigger, TriggerKind
from studio.ui.create import run_bar
from studio.ui.create.run_bar import RunBar
from studio.ui.desk.phase import Phase
from studio.ui.widgets.actions import Situation
from studio.ui.widgets.badges import Badge
from studio.ui.widgets.parts import ModeChoice
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import Stage, child, idle, make_actions, on_qt, planned, until
from tests.ui.fakes import PICK, confused

EMERGENCY = EmergencyEntered(
    trigger=Trigger(kind=TriggerKind.FAILURES, figure=3),
    model="大きいモデル",
    at=datetime(2026, 11, 21, 1, 12, 5, tzinfo=UTC),
)
APPROVAL = ApprovalRequested(request_id="q1", act="送信", host="127.0.0.1")


def make_bar(theme: Theme, host: QWidget) -> RunBar:
    bar = RunBar(theme, make_actions(host, []), host)
    bar.show()
    return bar


def badges(bar: RunBar) -> list[str]:
    """Return the words of the badges that are shown."""
    return [badge.text for badge in bar.findChildren(Badge) if badge.isVisible()]


def decision(confidence: float) -> DecisionMade:
    return DecisionMade(decision=Decision(), tier=ModelTier.SMALL, model="m", confidence=confidence)


@pytest.mark.parametrize(
    ("comes", "words", "goes"),
    [
        (
            EMERGENCY,
            "強い AI に切り替えました（連続 3 回失敗）",
            EmergencyLeft(reason="", model="m"),
        ),
        (APPROVAL, "確認を待っています", ApprovalAnswered(request_id="q1", is_approved=True)),
        (RunPaused(), "一時停止中", RunResumed()),
        (
            UserInputRequested(request_id="q2", question="?"),
            "あなたの番です",
            UserInputReceived(request_id="q2"),
        ),
        (
            PointRequested(request_id="q3", step_id="s", words="「実行」を押す"),
            "あなたの番です",
            StepStarted(item_id="t", text="次", attempt=1),
        ),
        (
            BudgetNeared(budget="yen", used=7.5, limit=10),
            "費用の上限の 75 %",
            RunFinished(run_kind=RunKind.AGENT, status=RunStatus.LIMIT),
        ),
    ],
)
def test_a_badge_comes_with_its_event_and_goes_with_the_other(
    theme: Theme, host: QWidget, comes: Event, words: str, goes: Event
) -> None:
    bar = make_bar(theme, host)
    assert badges(bar) == []
    bar.take_event(comes)
    assert badges(bar) == [words]
    bar.take_event(goes)
    assert badges(bar) == []


def test_a_model_that_is_sure_is_not_told_and_one_that_is_not_is(
    theme: Theme, host: QWidget
) -> None:
    bar = make_bar(theme, host)
    bar.take_event(decision(0.914))
    assert badges(bar) == []
    bar.take_event(decision(0.5))
    assert badges(bar) == ["AI が迷っています"]
    assert bar.confidence.property("badge") == "amber"
    bar.take_event(decision(0.2))
    assert bar.confidence.property("badge") == "red"


def test_the_end_of_a_run_takes_its_badges_away(theme: Theme, host: QWidget) -> None:
    bar = make_bar(theme, host)
    for event in (EMERGENCY, APPROVAL, RunPaused(), decision(0.5)):
        bar.take_event(event)
    assert len(badges(bar)) == 4
    bar.take_event(RunFinished(run_kind=RunKind.AGENT, status=RunStatus.FAILED))
    assert badges(bar) == []


def test_a_replay_says_that_it_asked_no_model(theme: Theme, host: QWidget) -> None:
    bar = make_bar(theme, host)
    bar.take_event(RunStarted(run_kind=RunKind.REPLAY, name="勤怠", total=3))
    assert badges(bar) == ["AI 0 回でくり返し中"]
    bar.take_event(RunFinished(run_kind=RunKind.REPLAY, status=RunStatus.DONE, elapsed_s=2.14))
    assert badges(bar) == []  # the result says it


def test_figures_stand_only_after_the_first_call(theme: Theme, host: QWidget) -> None:
    bar = make_bar(theme, host)
    bar.foot.show()
    usage = child(bar.foot, QLabel, "usage_badge")
    bar.show_usage(Usage(calls=1, prompt_tokens=3_400, completion_tokens=12, yen=1.23))
    assert (usage.isVisible(), usage.text()) == (True, "AI：約1.2円")
    assert usage.toolTip() == "3,412 文字ぶん・約1.2円"
    bar.show_usage(Usage())
    assert (usage.isVisible(), usage.text()) == (False, "")


def test_an_unusual_mode_is_said(theme: Theme, host: QWidget) -> None:
    bar = make_bar(theme, host)
    bar.foot.show()
    mode = child(bar.foot, QLabel, "mode_badge")
    bar.show_mode(ModeChoice.PRODUCTION)
    assert (mode.isVisible(), mode.text()) == (True, "本番モード")
    bar.show_mode(ModeChoice.STANDARD)
    assert not mode.isVisible()


def test_pause_becomes_resume_and_back(theme: Theme, host: QWidget) -> None:
    bar = make_bar(theme, host)
    button = child(bar, QPushButton, "pause_or_resume_button")
    seen = [button.text()]
    for is_paused in (True, False):
        bar.show_situation(Situation(is_running=True, is_paused=is_paused))
        seen.append(button.text())
    assert seen == ["一時停止", "再開", "一時停止"]


def test_stopping_twice_is_offered_while_the_act_under_way_ends(
    theme: Theme, host: QWidget
) -> None:
    bar = make_bar(theme, host)
    stop = child(bar, QPushButton, "stop_button")
    bar.show_situation(Situation(is_running=True))
    assert stop.text() == "止める"
    assert "もう一度押すと、すぐに止めます" in stop.toolTip()
    bar.show_situation(Situation(is_running=True, is_stopping=True))
    assert stop.text() == "すぐに止める"
    bar.show_situation(Situation())
    assert stop.text() == "止める"


@pytest.mark.parametrize(
    ("phase", "shown"),
    [
        (Phase.PLAN, {"run", "step_once", "new_sheet", "go_on"}),
        (Phase.RUNNING, {"pause_or_resume", "stop"}),
        (None, {"pause_or_resume", "stop", "step_once", "go_on"}),  # a flow that halts
        (Phase.RESULT, {"run", "step_once", "new_sheet", "back_to_plan", "go_on"}),
    ],
)
def test_each_state_has_its_own_buttons(
    theme: Theme, host: QWidget, phase: Phase | None, shown: set[str]
) -> None:
    bar = make_bar(theme, host)
    child(host, QAction, "stop").setEnabled(False)  # nothing runs but where it is said
    child(host, QAction, "step_once").setEnabled(phase is not Phase.RUNNING)
    bar.show_phase(Phase.RUNNING if phase is None else phase)
    found = {*bar.findChildren(QPushButton), *bar.foot.findChildren(QPushButton)}
    names = {one.objectName().removesuffix("_button") for one in found if one.isVisible()}
    assert names == shown


def test_a_start_that_takes_long_says_what_is_waited_for(
    theme: Theme, host: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A site that answers late had nothing but 「始めています…」 for a minute."""
    now = [100.0]
    monkeypatch.setattr(run_bar, "monotonic", lambda: now[0])
    bar = make_bar(theme, host)
    (clock,) = (one for one in bar.findChildren(QTimer) if one.interval() == run_bar.CLOCK_MS)
    said: list[str] = []
    for seconds in (0, 2, 10):
        now[0] = 100.0 + seconds
        bar.show_title("始めています…", "ページを待っています（{0} 秒）")  # as it is said anew
        clock.timeout.emit()
        said.append(bar.title.text())
    assert said == ["始めています…", "始めています…", "ページを待っています（10 秒）"]
    bar.show_title("1 / 3")
    assert (bar.title.text(), clock.isActive()) == ("1 / 3", False)


def test_what_a_card_of_the_result_offers_stands_there_alone(theme: Theme, host: QWidget) -> None:
    bar = make_bar(theme, host)
    offered = ("run", "go_on", "back")
    for phase, expected in ((Phase.RESULT, set[str]()), (Phase.PLAN, {"run", "go_on"})):
        bar.show_phase(phase, has_card=True, of_card=offered)
        found = {*bar.findChildren(QPushButton), *bar.foot.findChildren(QPushButton)}
        shown = {one.objectName().removesuffix("_button") for one in found if one.isVisible()}
        assert shown & {"run", "go_on", "back_to_plan"} == expected


@on_qt
async def test_emergency_is_seen_and_goes(stage: Stage) -> None:
    bar = stage.window.create_page.run_bar
    stage.bench.model.answers[PICK] = confused
    seen: list[str] = []
    stage.bench.model.hold_large = large_may_answer = asyncio.Event()
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(bar.emergency.isVisible)
    seen.append(bar.emergency.text)
    large_may_answer.set()
    await until(lambda: not stage.bench.workbench.is_running)
    assert not bar.emergency.isVisible()
    await idle(stage)
    assert seen[0].startswith("強い AI に切り替えました")
