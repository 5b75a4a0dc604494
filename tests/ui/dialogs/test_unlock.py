"""The dialogs before the work: slips in a passphrase are told, the recovery key is not lost by one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.dialogs.unlock import PassphraseDialog, RecoveryKeyDialog

KEY = "7ZQ2M-AAAAA-BBBBB-CCCCC-DDDDD-EEEEE-FFFF"


@pytest.fixture
def dialog(qtbot: QtBot) -> RecoveryKeyDialog:
    shown = RecoveryKeyDialog(KEY)
    qtbot.addWidget(shown)
    shown.show()
    return shown


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_slip_does_not_put_the_recovery_key_away(
    qtbot: QtBot, dialog: RecoveryKeyDialog, key: Qt.Key
) -> None:
    qtbot.keyClick(dialog, key)
    assert dialog.isVisible()
    assert _label(dialog, "recovery_key").text() == KEY
    assert _label(dialog, "recovery_warning").text()


def test_closing_by_the_title_bar_warns_first(dialog: RecoveryKeyDialog) -> None:
    dialog.close()
    assert dialog.isVisible()
    assert "二度と表示できません" in _label(dialog, "recovery_warning").text()


def test_it_goes_when_the_person_has_kept_it(qtbot: QtBot, dialog: RecoveryKeyDialog) -> None:
    qtbot.mouseClick(_button(dialog, "recovery_copy"), Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == KEY
    qtbot.mouseClick(_button(dialog, "recovery_done"), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_it_belongs_to_the_window_so_that_the_browser_cannot_cover_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    assert RecoveryKeyDialog(KEY, window).parent() is window


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ("", "", "入力してください"),
        ("short", "short", "8 文字以上"),
        ("abcdefgh", "abcdefgi", "違"),
    ],
)
def test_slips_of_a_new_passphrase_are_told(
    qtbot: QtBot, first: str, second: str, told: str
) -> None:
    dialog = PassphraseDialog("理由", is_new=True)
    qtbot.addWidget(dialog)
    dialog.show()
    assert "8 文字以上" in _label(dialog, "passphrase_hint").text()  # the rule before the slip
    _edit(dialog, "passphrase").setText(first)
    _edit(dialog, "passphrase_again").setText(second)
    qtbot.mouseClick(_button(dialog, "passphrase_accept"), Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert told in _label(dialog, "passphrase_hint").text()


def _label(parent: QWidget, name: str) -> QLabel:
    found = parent.findChild(QLabel, name)
    assert found is not None
    return found


def _button(parent: QWidget, name: str) -> QPushButton:
    found = parent.findChild(QPushButton, name)
    assert found is not None
    return found


def _edit(parent: QWidget, name: str) -> QLineEdit:
    found = parent.findChild(QLineEdit, name)
    assert found is not None
    return found
