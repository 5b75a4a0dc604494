"""A card in a row of the timeline."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.widgets.row_holder import RowHolder


def test_a_card_gets_the_room_it_needs_and_keeps_presses_from_the_row(
    host: QWidget, qtbot: QtBot
) -> None:
    pressed: list[bool] = []
    host.mousePressEvent = lambda event: pressed.append(True)
    holder, card = RowHolder(host), QWidget(host)
    words = QLabel("長い文です。" * 30, card)
    words.setWordWrap(True)
    QVBoxLayout(card).addWidget(words)
    assert holder.height_in(600) == 0
    holder.hold(card, "s1")
    assert holder.height_in(300) > holder.height_in(600) > 0
    row = QRect(0, 20, 500, 60 + holder.height_in(500))
    holder.stand_in(row)
    assert row.contains(holder.geometry())
    qtbot.mousePress(holder, Qt.MouseButton.LeftButton)
    assert pressed == []
    holder.hold(None, "")
    assert (holder.isVisible(), holder.item_id, holder.height_in(600)) == (False, "", 0)
