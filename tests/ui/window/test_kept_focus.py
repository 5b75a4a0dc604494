"""A control that goes away hands the keys to its page, and gets them back."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.window.kept_focus import KeptFocusWindow, pages_stack


def _window(qtbot: QtBot) -> tuple[KeptFocusWindow, QWidget, QPushButton, QPushButton]:
    window = KeptFocusWindow()
    qtbot.addWidget(window)
    centre, page = QWidget(window), QWidget()
    stack = pages_stack(centre)
    stack.addWidget(page)
    inside, foot = QPushButton("保存", page), QPushButton("回復キーを確かめる", centre)
    QVBoxLayout(page).addWidget(inside)
    layout = QVBoxLayout(centre)
    layout.addWidget(stack)
    layout.addWidget(foot)
    window.setCentralWidget(centre)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    inside.setFocus()
    return window, page, inside, foot


def test_a_button_that_is_greyed_while_it_works_has_the_keys_again_afterwards(qtbot: QtBot) -> None:
    window, page, inside, _ = _window(qtbot)
    inside.setEnabled(False)
    assert window.focusWidget() is page
    inside.setEnabled(True)
    assert window.focusWidget() is inside


def test_who_went_elsewhere_meanwhile_stays_there(qtbot: QtBot) -> None:
    window, _, inside, foot = _window(qtbot)
    inside.setEnabled(False)
    foot.setFocus()
    inside.setEnabled(True)
    assert window.focusWidget() is foot


def test_a_part_that_is_put_away_presses_nothing_at_the_foot(qtbot: QtBot) -> None:
    window, page, inside, _ = _window(qtbot)
    inside.hide()
    assert window.focusWidget() is page


def test_tab_goes_on_as_ever(qtbot: QtBot) -> None:
    window, _, _, foot = _window(qtbot)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.focusWidget() is foot
