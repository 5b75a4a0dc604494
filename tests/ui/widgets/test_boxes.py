"""Rows and columns as they are written: order, room, and whose they are."""

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.widgets.boxes import FREE, Free, at_top, clear, grow, in_column, in_row


def test_parts_stand_in_their_order_and_share_the_room_that_is_left(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    first, second, third = QLabel("一"), QLabel("二"), QLabel("三")
    row = in_row(first, grow(second), Free(pixels=20), at_top(third), gap=0, of=owner)
    owner.resize(400, 100)
    owner.show()
    qtbot.waitExposed(owner)
    row.activate()
    assert first.x() < second.x() < third.x()
    assert second.width() > first.width()
    assert third.x() - second.geometry().right() >= 20
    assert third.height() < second.height()


def test_a_column_of_a_widget_is_flush_and_may_be_emptied(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    gone = QLabel("消える")
    column = in_column(gone, FREE, of=owner)
    assert owner.layout() is column
    assert column.contentsMargins().left() == 0
    clear(column)
    assert column.count() == 0
    assert gone.isHidden()
