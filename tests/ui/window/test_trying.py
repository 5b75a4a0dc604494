"""What counts as a window that shows something; that it opens at all is tests/bootstrap/test_selftest.py."""

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from studio.ui.window.trying import shows_something


def test_letters_are_something_and_an_empty_face_is_not(qtbot: QtBot) -> None:
    label = QLabel("手順スタジオ")
    qtbot.addWidget(label)
    label.resize(200, 40)
    assert shows_something(label.grab().toImage())
    blank = QImage(200, 40, QImage.Format.Format_RGB32)
    blank.fill(QColor("white"))
    assert not shows_something(blank)
