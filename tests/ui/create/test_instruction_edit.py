"""The sentence: passwords are hidden as they are written, and still planned with."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.create.instruction_edit import InstructionEdit

DOTS = "••••••"


def make_edit(host: QWidget) -> InstructionEdit:
    edit = InstructionEdit(host)
    edit.show()
    return edit


def test_a_password_is_hidden_as_soon_as_its_quote_closes(host: QWidget) -> None:
    edit = make_edit(host)
    edit.insertPlainText("パスワードに「Sakura-7")
    edit.insertPlainText("」を入力して")
    assert edit.toPlainText() == f"パスワードに「{DOTS}」を入力して"
    assert edit.written == "パスワードに「Sakura-7」を入力して"


def test_a_hidden_password_does_not_come_back_with_undo(host: QWidget) -> None:
    edit = make_edit(host)
    edit.insertPlainText("パスワードに「Sakura-7」を入力")
    for _ in range(5):
        edit.undo()
    assert "Sakura" not in edit.toPlainText()


def test_a_password_at_the_end_waits_until_the_person_has_left(host: QWidget) -> None:
    edit = make_edit(host)
    edit.insertPlainText("パスワードは Sakura-7")
    assert "Sakura" in edit.toPlainText()
    edit.hide_passwords(is_left=True)
    assert edit.toPlainText() == f"パスワードは {DOTS}"
    assert edit.written == "パスワードは Sakura-7"


def test_words_written_after_the_dots_are_no_part_of_the_password(host: QWidget) -> None:
    edit = make_edit(host)
    edit.insertPlainText("パスワードは Sakura-7")
    edit.hide_passwords(is_left=True)
    edit.moveCursor(QTextCursor.MoveOperation.End)
    edit.insertPlainText("でログイン")
    assert edit.written == "パスワードは Sakura-7でログイン"


def test_dots_that_are_deleted_in_part_are_no_password(host: QWidget, qtbot: QtBot) -> None:
    edit = make_edit(host)
    edit.insertPlainText("パスワードに「Sakura-7」を入力")
    edit.moveCursor(QTextCursor.MoveOperation.End)
    for _ in range(len("」を入力") + 1):
        qtbot.keyClick(edit, Qt.Key.Key_Backspace)
    assert edit.written == "パスワードに「"


def test_a_bracket_asks_for_names_and_a_chosen_one_is_written(host: QWidget, qtbot: QtBot) -> None:
    edit = make_edit(host)
    edit.setFocus()
    QApplication.processEvents()
    asked: list[bool] = []
    edit.bracket_opened.connect(lambda: asked.append(True))
    edit.insertPlainText("パスワードに〔")
    edit.offer(("練習会員",))
    menus = edit.findChildren(QMenu, "credential_menu")
    if edit.hasFocus():
        assert asked
        assert menus[0].activeAction() is menus[0].actions()[0]  # one Enter takes it
        menus[0].actions()[0].trigger()
        assert edit.toPlainText() == "パスワードに〔認証情報：練習会員〕"
