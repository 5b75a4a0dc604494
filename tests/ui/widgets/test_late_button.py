"""A press that was meant for what stood in the place of a button is none of its own."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.create.run_bar import RunBar
from studio.ui.desk.phase import Phase
from studio.ui.widgets.late_button import LateButton
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import child, make_actions


def test_the_second_press_of_a_double_click_on_stop_is_no_press_on_what_comes_up_there(
    theme: Theme, host: QWidget, qtbot: QtBot
) -> None:
    """新しくつくる stands where 止める was: the result of the run was gone, unread."""
    bar, pressed = RunBar(theme, make_actions(host, []), host), list[str]()
    bar.show()
    new = child(bar, QPushButton, "new_sheet_button")
    assert isinstance(new, LateButton)
    new.clicked.connect(lambda: pressed.append("new"))
    bar.show_phase(Phase.RUNNING)
    bar.show_phase(Phase.RESULT)
    qtbot.mouseClick(new, Qt.MouseButton.LeftButton)
    assert not pressed
    qtbot.waitUntil(lambda: not new.is_deaf)
    qtbot.mouseClick(new, Qt.MouseButton.LeftButton)
    assert pressed == ["new"]
