"""The keys stay where they were when the controls around them are made anew."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from studio.ui.widgets.boxes import take_away
from studio.ui.widgets.kept_keys import keys_kept


def make_buttons(around: QWidget, *names: str) -> list[QPushButton]:
    layout = around.layout() or QVBoxLayout(around)
    buttons: list[QPushButton] = []
    for name in names:
        button = QPushButton(name, around)
        button.setObjectName(name)
        layout.addWidget(button)
        buttons.append(button)
    return buttons


@pytest.mark.parametrize("is_behind", [False, True])
@pytest.mark.parametrize(
    ("at", "after", "expected"),
    [
        (1, ("edit", "edit", "edit"), 1),
        (2, ("edit", "edit"), 1),  # the last one is gone
        (0, ("other",), 0),
        (1, ("first", "other", "last"), 1),
    ],
)
def test_the_control_in_its_place_has_the_keys(
    host: QWidget, at: int, after: tuple[str, ...], expected: int, *, is_behind: bool
) -> None:
    around = QWidget(host)
    old = make_buttons(around, "edit", "edit", "edit")
    host.show()
    host.activateWindow()
    old[at].setFocus()
    front = QWidget()
    if is_behind:
        front.show()
        front.activateWindow()
    QApplication.processEvents()
    with keys_kept(around):
        take_away(old)
        new = make_buttons(around, *after)
    front.close()
    host.activateWindow()
    QApplication.processEvents()
    assert host.focusWidget() is new[expected]


def test_keys_that_are_elsewhere_stay_there(host: QWidget) -> None:
    around, beside = QWidget(host), QPushButton(host)
    old = make_buttons(around, "edit")
    host.show()
    beside.show()
    host.activateWindow()
    beside.setFocus()
    with keys_kept(around):
        take_away(old)
        make_buttons(around, "edit")
    assert host.focusWidget() is beside
