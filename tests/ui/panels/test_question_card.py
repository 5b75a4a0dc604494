"""The card that asks: 「やめる」 is the answer nobody gave, and Enter alone never approves."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.domain.events import (
    ApprovalAnswered,
    ApprovalRequested,
    RunFinished,
    RunKind,
    RunStatus,
    UserInputRequested,
)
from studio.ui.panels.question_card import MAX_DETAILS, ApproveButton, QuestionCard
from studio.ui.theme import Theme
from tests.ui.conftest import RunQt, Stage, child, idle, planned, until
from tests.ui.fakes import order

ORDER = "注文を確定する"
MakeStage = Callable[..., Stage]


class Answers:
    """Takes answers, and counts how often the card came forward.

    Attributes:
        given: Id and answer of every question.
        times_forward: How often the card asked to be seen.
    """

    def __init__(self) -> None:
        self.given: list[tuple[str, bool]] = []
        self.times_forward = 0

    def __call__(self, request_id: str, *, is_yes: bool) -> None:
        self.given.append((request_id, is_yes))

    def come_forward(self) -> None:
        self.times_forward += 1


def make_card(theme: Theme, host: QWidget, answers: Answers) -> QuestionCard:
    return QuestionCard(theme, answers, answers.come_forward, host)


def approval(request_id: str, *details: tuple[str, str]) -> ApprovalRequested:
    return ApprovalRequested(
        request_id=request_id, act="「注文を確定する」をクリック", host="127.0.0.1", details=details
    )


def words(card: QuestionCard) -> list[str]:
    return [label.text() for label in card.findChildren(QLabel) if label.isVisible()]


def test_it_says_what_will_happen_and_where(theme: Theme, host: QWidget) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    assert not card.isVisible()
    card.take_event(approval("q1", ("合計", "2,980円")))
    assert answers.times_forward == 1
    assert {"確認してください", "「注文を確定する」をクリック"} <= set(words(card))
    assert {"送り先", "127.0.0.1", "合計", "2,980円"} <= set(words(card))
    assert child(card, QPushButton, "question_yes").text() == "実行する"


def test_no_has_the_focus_and_is_the_answer_of_enter(
    theme: Theme, host: QWidget, qtbot: QtBot
) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(approval("q1"))
    no, yes = child(card, QPushButton, "question_no"), child(card, QPushButton, "question_yes")
    assert host.focusWidget() is no
    assert (no.text(), no.autoDefault(), yes.autoDefault()) == ("やめる", True, False)
    qtbot.keyClick(yes, Qt.Key.Key_Return)
    assert answers.given == []
    qtbot.keyClick(no, Qt.Key.Key_Return)
    assert answers.given == [("q1", False)]
    assert not card.isVisible()


def test_a_button_that_approves_ignores_enter_wherever_it_stands(
    host: QWidget, qtbot: QtBot
) -> None:
    button, pressed = ApproveButton(host), list[bool]()
    button.clicked.connect(lambda: pressed.append(True))
    button.setAutoDefault(True)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        qtbot.keyClick(button, key)
    assert not pressed
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert pressed == [True]


def test_the_next_question_shows_nothing_of_the_one_before(theme: Theme, host: QWidget) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(approval("q1", ("合計", "2,980円")))
    card.take_event(UserInputRequested(request_id="q2", question="ログインしてください"))
    assert {"あなたの番です", "ログインしてください"} <= set(words(card))
    assert not {"合計", "送り先"} & set(words(card))
    yes = child(card, QPushButton, "question_yes")
    assert yes.text() == "続ける"
    yes.click()
    yes.click()
    assert answers.given == [("q2", True)]


def test_a_form_full_of_values_does_not_fill_the_window(theme: Theme, host: QWidget) -> None:
    card = make_card(theme, host, Answers())
    card.take_event(approval("q1", *((f"項目{n}", "x" * 5_000) for n in range(40))))
    shown = [text for text in words(card) if text.startswith("項目")]
    assert len(shown) == MAX_DETAILS - 1
    assert max(len(text) for text in words(card)) <= 200


def test_it_goes_when_the_question_is_settled_elsewhere(theme: Theme, host: QWidget) -> None:
    answers = Answers()
    card = make_card(theme, host, answers)
    card.take_event(approval("q1"))
    card.take_event(ApprovalAnswered(request_id="another", is_approved=True))
    assert card.is_asking
    card.take_event(ApprovalAnswered(request_id="q1", is_approved=False))
    assert not card.is_asking
    card.take_event(approval("q2"))
    card.take_event(RunFinished(run_kind=RunKind.AGENT, status=RunStatus.STOPPED))
    assert not card.isVisible()
    assert answers.given == []


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
