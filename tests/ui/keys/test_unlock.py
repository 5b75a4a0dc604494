"""The dialog before the work: slips in a passphrase are told."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.keys.unlock import PassphraseDialog


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
    assert _label(dialog, "passphrase_hint").property("tone") == "red"


def test_a_wrong_passphrase_is_told_in_the_colour_of_errors(qtbot: QtBot) -> None:
    dialog = PassphraseDialog("パスフレーズが違います。", is_new=False, is_slip=True)
    qtbot.addWidget(dialog)
    assert _label(dialog, "passphrase_reason").property("tone") == "red"


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
