"""The line a person answers in."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.ui.widgets.answer_field import AnswerField


def test_enter_answers_only_when_something_is_written(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    sent: list[str] = []
    field = AnswerField(lambda: sent.append(field.taken()), host)
    host.show()
    field.offer("どの部署ですか")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert sent == []
    field.setText(" 営業部 ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (sent, field.text()) == (["営業部"], "")


def test_letters_under_conversion_are_no_answer(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    sent: list[str] = []
    field = AnswerField(lambda: sent.append("x"), host)
    host.show()
    field.offer("どの部署ですか")
    field.inputMethodEvent(QInputMethodEvent("えいぎょう", []))
    assert field.has_words
    field.returnPressed.emit()
    assert sent == []


def test_without_a_question_it_is_not_there(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    field = AnswerField(lambda: None, host)
    host.show()
    field.offer("")
    assert not field.isVisible()
