"""The rail: where the person is, and one click to be elsewhere."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.widgets.theme import Theme
from studio.ui.window.rail import Rail
from tests.ui.conftest import child, make_actions

PLACES = ("go_create", "go_library", "go_settings")


def make_rail(theme: Theme, host: QWidget, given: list[str]) -> Rail:
    actions = make_actions(host, given)
    return Rail(theme, [(actions[name], "fa6s.book") for name in PLACES], host)


def checked(rail: Rail) -> list[str]:
    return [b.objectName() for b in rail.findChildren(QRadioButton) if b.isChecked()]


@pytest.mark.parametrize("place", PLACES)
def test_exactly_the_current_place_is_marked(theme: Theme, host: QWidget, place: str) -> None:
    rail = make_rail(theme, host, [])
    rail.show_place("go_create")
    rail.show_place(place)
    assert checked(rail) == [f"rail_{place}"]


def test_a_click_goes_there_and_the_words_are_those_of_the_menu(
    theme: Theme, host: QWidget, qtbot: QtBot
) -> None:
    given: list[str] = []
    button = child(make_rail(theme, host, given), QRadioButton, "rail_go_library")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert given == ["go_library"]
    assert (button.text(), button.accessibleName()) == ("手順", "手順")


def test_the_last_place_stands_at_the_foot(theme: Theme, host: QWidget) -> None:
    rail = make_rail(theme, host, [])
    rail.resize(rail.width(), 480)
    rail.show()
    tops = [child(rail, QRadioButton, f"rail_{name}").y() for name in PLACES]
    first, second, last = tops
    assert last - second > second - first


def test_a_place_is_told_as_one_of_several(theme: Theme, host: QWidget) -> None:
    """They were told as check boxes."""
    place = child(make_rail(theme, host, []), QRadioButton, "rail_go_library")
    assert QAccessible.queryAccessibleInterface(place).role() is QAccessible.Role.RadioButton
