"""The edit of a sentence and the input method."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.widgets.sentence_edit import SentenceEdit


def test_keys_belong_to_the_input_method_until_it_gives_its_letters(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    edit = SentenceEdit(holder)
    said: list[str] = []
    edit.composed.connect(lambda: said.append(edit.toPlainText()))
    edit.submitted.connect(lambda: said.append("submitted"))
    QApplication.sendEvent(edit, QInputMethodEvent("ほん", []))
    QTest.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert edit.is_composing
    assert said == []
    committed = QInputMethodEvent("", [])
    committed.setCommitString("本")
    QApplication.sendEvent(edit, committed)
    QTest.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert said == ["本", "submitted"]
