"""Labels and buttons that all places share."""

import pytest
from PySide6.QtWidgets import QWidget

from studio.ui.widgets.controls import ElidedLabel, make_elided


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
