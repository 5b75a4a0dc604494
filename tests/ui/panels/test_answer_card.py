"""What a run answered stands before everything else."""

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from studio.domain.answer import GivenAnswer
from studio.ui.panels.answer_card import AnswerCard
from tests.ui.conftest import Stage
from tests.ui.panels.test_run_record import FINISHED, STARTED, record

MakeStage = Callable[..., Stage]


def test_an_answer_is_shown_first_and_can_be_copied(make_stage: MakeStage) -> None:
    stage = make_stage()
    answer = GivenAnswer(text="12件、合計は543,000円です。", values=("12", "543,000円"))
    for event in (STARTED, FINISHED.model_copy(update={"answer": answer})):
        stage.window.create_page.take_event(event)
    card: AnswerCard = record(stage).answer
    assert card.isVisible()
    assert card.said.text() == "12件、合計は543,000円です。"
    assert card.geometry().bottom() < record(stage).tabs.geometry().top()
    copy = card.findChild(QPushButton, "answer_copy")
    assert copy is not None
    copy.click()
    assert QGuiApplication.clipboard().text() == answer.text
    assert copy.text() == "コピーしました"
    stage.window.create_page.take_event(STARTED)
    assert not card.isVisible()
