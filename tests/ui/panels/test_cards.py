"""The cards that stop a person from harm, say what failed, and keep what worked."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from studio.domain.errors import StudioError
from studio.domain.events import RunFinished, RunKind, RunStatus
from studio.ui.panels.failure_card import failure_of_fault, failure_of_run
from studio.ui.panels.save_bar import proposed_name
from tests.ui.conftest import RunQt, Stage, idle, planned, until
from tests.ui.fakes import PICK, confused, make_checklist, order

ORDER = "注文を確定する"
MakeStage = Callable[..., Stage]


async def asked(stage: Stage) -> None:
    """Run until the approval card asks."""
    await planned(stage)
    stage.bench.model.answers[ORDER] = order
    stage.window.desk.insert(0, ORDER)
    stage.window.commands["run"].trigger()
    await until(lambda: stage.window.create_page.question.is_asking)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_alone_never_approves(
    make_stage: MakeStage, run_qt: RunQt, qtbot: QtBot, key: Qt.Key
) -> None:
    stage = make_stage()
    question = stage.window.create_page.question
    yes, no = stage.find(QPushButton, "question_yes"), stage.find(QPushButton, "question_no")

    async def journey() -> None:
        await asked(stage)
        stage.window.activateWindow()
        await until(lambda: no.hasFocus() or QApplication.activeWindow() is None)
        yes.setFocus()
        qtbot.keyClick(yes, key)
        assert question.is_asking
        assert stage.bench.workbench.is_running
        qtbot.keyClick(no, key)
        assert not question.is_asking
        await idle(stage)
        assert stage.bench.store.records[0].status is RunStatus.FAILED
        assert stage.bench.browser.cart == 0
        await stage.closed()

    run_qt(journey())


def test_a_click_on_yes_approves(make_stage: MakeStage, run_qt: RunQt, qtbot: QtBot) -> None:
    stage = make_stage()

    async def journey() -> None:
        await asked(stage)
        stage.window.commands["go_library"].trigger()
        assert stage.window.create_page.run_bar.approval.text == "確認を待っています"
        stage.window.commands["go_create"].trigger()
        yes = stage.find(QPushButton, "question_yes")
        qtbot.mouseClick(yes, Qt.MouseButton.LeftButton)
        await until(lambda: stage.bench.browser.cart == 1)
        await idle(stage)
        await stage.closed()

    run_qt(journey())


def test_a_question_comes_forward_from_any_place(make_stage: MakeStage, run_qt: RunQt) -> None:
    stage = make_stage()

    async def journey() -> None:
        await planned(stage)
        stage.bench.model.answers[ORDER] = order
        stage.window.desk.insert(0, ORDER)
        stage.window.commands["run"].trigger()
        stage.window.commands["go_settings"].trigger()
        await until(lambda: stage.window.create_page.question.isVisible())
        stage.window.commands["stop_now"].trigger()
        await idle(stage)
        assert not stage.window.create_page.question.is_asking
        await stage.closed()

    run_qt(journey())


def test_a_failure_says_what_and_what_next_and_runs_again(
    make_stage: MakeStage, run_qt: RunQt
) -> None:
    stage = make_stage()
    page, answers = stage.window.create_page, stage.bench.model.answers

    async def journey() -> None:
        await planned(stage)
        good, answers[PICK] = answers[PICK], confused
        stage.window.commands["run"].trigger()
        await until(page.failure.isVisible)
        await idle(stage)
        assert stage.find(QLabel, "failure_title").text() == f"「{PICK}」で止まりました"
        assert stage.find(QLabel, "failure_message").text()
        assert stage.find(QLabel, "failure_remedy").text()
        detail = stage.find(QPlainTextEdit, "failure_detail")
        assert not detail.isVisible()
        stage.find(QPushButton, "failure_more").click()
        assert detail.isVisible()
        assert not page.run_bar.emergency.isVisible()
        answers[PICK] = good
        stage.find(QPushButton, "failure_retry").click()
        await until(page.save_bar.isVisible)
        assert not page.failure.isVisible()
        await idle(stage)
        await stage.closed()

    run_qt(journey())


def test_emergency_is_seen_and_goes(make_stage: MakeStage, run_qt: RunQt) -> None:
    stage = make_stage()
    bar = stage.window.create_page.run_bar
    stage.bench.model.answers[PICK] = confused
    seen: list[str] = []

    async def journey() -> None:
        await planned(stage)
        stage.window.commands["run"].trigger()
        await until(bar.emergency.isVisible)
        seen.append(bar.emergency.text)
        await until(lambda: not stage.bench.workbench.is_running)
        assert not bar.emergency.isVisible()
        await idle(stage)
        await stage.closed()

    run_qt(journey())
    assert seen[0].startswith("緊急モード：大きいモデル＋軽量DOM")


def test_the_card_of_a_fault_keeps_its_detail_back() -> None:
    fault = StudioError("CODE", "起きたこと。", "すること。", detail="Traceback")
    failure = failure_of_fault(fault, can_retry=False)
    assert (failure.title, failure.remedy, failure.can_retry) == (
        "起きたこと。",
        "すること。",
        False,
    )
    assert "Traceback" in failure.detail
    assert "Traceback" not in failure.title + failure.message + failure.remedy


@pytest.mark.parametrize("status", [s for s in RunStatus if s not in ("done", "stopped")])
def test_every_bad_end_has_a_title(status: RunStatus) -> None:
    event = RunFinished(run_kind=RunKind.AGENT, status=status, message="理由", code="X")
    assert failure_of_run(event, "", "").title
    assert failure_of_run(event, "検索する", "").title


def test_the_proposed_name_says_where_and_what() -> None:
    assert proposed_name(make_checklist()) == "練習書店：最初の該当商品をカートに入れる"
