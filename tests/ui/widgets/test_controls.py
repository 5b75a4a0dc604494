"""Labels and buttons that all places share."""

import pytest
from PySide6.QtWidgets import QListWidget, QWidget
from shiboken6 import createdByPython

from studio.ui.widgets.controls import ElidedLabel, add_row, make_elided


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
