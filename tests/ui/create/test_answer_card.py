"""What a run answered stands before everything else."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from studio.domain.actions.answer import GivenAnswer
from studio.ui.create.answer_card import AnswerCard
from tests.ui.conftest import Stage, on_qt, planned, until
from tests.ui.create.test_run_record import FINISHED, STARTED, record


@on_qt
async def test_an_answer_is_shown_first_and_can_be_copied(stage: Stage) -> None:
    answer = GivenAnswer(text="12件、合計は543,000円です。", values=("12", "543,000円"))
    card: AnswerCard = record(stage).answer
    await planned(stage)
    bus = stage.bench.workbench.bus
    for event in (STARTED, FINISHED.model_copy(update={"answer": answer})):
        bus.publish(event)
    await until(card.isVisible)
    assert card.said.text() == "12件、合計は543,000円です。"
    above, below = (one.mapTo(stage.window, QPoint()).y() for one in (card, record(stage)))
    assert above < below
    copy = card.findChild(QPushButton, "answer_copy")
    assert copy is not None
    copy.click()
    assert QGuiApplication.clipboard().text() == answer.text
    assert copy.text() == "コピーしました"
    bus.publish(STARTED)
    await until(lambda: not card.isVisible())
