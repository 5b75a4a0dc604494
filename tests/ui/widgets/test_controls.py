"""Labels and buttons that all places share."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QListWidget, QWidget
from shiboken6 import createdByPython

import studio.ui
from studio.ui.widgets.controls import (
    ElidedLabel,
    add_row,
    make_button,
    make_elided,
    make_icon_button,
)
from studio.ui.widgets.theme import Theme


def drawn(label: ElidedLabel, text: str) -> bool:
    """Say whether a label draws anything of a text."""
    label.setText("")
    empty = label.grab().toImage()
    label.setText(text)
    return label.grab().toImage() != empty


@pytest.mark.parametrize(
    ("text", "room", "is_drawn"),
    [
        ("http://127.0.0.1:8701/search", 60, False),
        ("http://127.0.0.1:8701/search", 120, True),
        ("http:", 60, True),
    ],
)
def test_a_text_of_which_only_its_first_letters_would_be_seen_is_not_drawn(
    host: QWidget, text: str, room: int, is_drawn: bool
) -> None:
    label = make_elided(host, least=80)
    label.resize(room, 24)
    assert drawn(label, text) == is_drawn


def test_a_row_is_made_by_qt_and_stands_at_the_end(host: QWidget) -> None:
    """One that Python made ended the process as its list was cleared."""
    rows = QListWidget(host)
    first, second = add_row(rows, "一"), add_row(rows)
    assert [rows.row(first), rows.row(second), first.text()] == [0, 1, "一"]
    assert not createdByPython(first)
    assert not createdByPython(second)


def test_enter_presses_the_button_that_has_the_keyboard_and_held_down_no_second_time(
    host: QWidget, theme: Theme
) -> None:
    """Qt does so in dialogs alone: 「ファイルを選ぶ」 had the ring, and nothing came of Enter."""
    pressed: list[str] = []
    words = make_button(host, "選ぶ", "choose", lambda: pressed.append("words"))
    icon = make_icon_button(host, theme, "fa6s.plus", "足す", "add")
    icon.clicked.connect(lambda: pressed.append("icon"))
    for button in (words, icon):
        for repeats in (False, True):
            key = QKeyEvent(
                QEvent.Type.KeyPress,
                Qt.Key.Key_Return,
                Qt.KeyboardModifier.NoModifier,
                "\r",
                repeats,
            )
            QApplication.sendEvent(button, key)
    assert pressed == ["words", "icon"]


def test_every_button_of_the_window_is_one_that_enter_presses() -> None:
    made = re.compile(r"\bQ(?:Push|Tool)Button\(")
    found = [
        f"{file.name}: {line.strip()}"
        for file in (Path(studio.ui.__file__).parent).rglob("*.py")
        for line in file.read_text("utf-8").splitlines()
        if made.search(line) and not line.startswith("class ")
    ]
    assert found == []
