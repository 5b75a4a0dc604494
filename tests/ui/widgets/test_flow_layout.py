"""Chips go on in the next line, and the panel grows with them."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from studio.ui.widgets.flow_layout import FlowLayout


class LongChip(QWidget):
    """A chip with more words than the window is wide."""

    @override
    def sizeHint(self) -> QSize:
        return QSize(900, 20)


def fill(host: QWidget, *sizes: tuple[int, int]) -> tuple[FlowLayout, list[QWidget]]:
    layout = FlowLayout(host, spacing=10, line_gap=5)
    chips = [QWidget(host) for _ in sizes]
    for chip, (width, height) in zip(chips, sizes, strict=True):
        chip.setFixedSize(width, height)
        layout.addWidget(chip)
        chip.show()
    return layout, chips


def test_what_does_not_fit_goes_to_the_next_line(host: QWidget) -> None:
    layout, chips = fill(host, (100, 20), (100, 20), (100, 20))
    host.resize(215, 300)
    layout.activate()
    assert [(chip.x(), chip.y()) for chip in chips] == [(0, 0), (110, 0), (0, 25)]
    host.resize(400, 300)
    layout.activate()
    assert [(chip.x(), chip.y()) for chip in chips] == [(0, 0), (110, 0), (220, 0)]


def test_the_height_follows_the_width(host: QWidget) -> None:
    layout, _ = fill(host, (100, 20), (100, 30), (100, 20))
    assert layout.hasHeightForWidth()
    assert host.sizePolicy().hasHeightForWidth()
    assert layout.heightForWidth(320) == 30
    assert layout.heightForWidth(210) == 30 + 5 + 20
    assert layout.heightForWidth(100) == 20 + 5 + 30 + 5 + 20
    assert layout.sizeHint() == QSize(320, 30)


def test_a_hidden_chip_leaves_no_gap(host: QWidget) -> None:
    layout, chips = fill(host, (100, 20), (100, 20), (100, 20))
    host.resize(400, 300)
    chips[1].hide()
    layout.activate()
    assert chips[2].x() == 110
    assert layout.heightForWidth(215) == 20


def test_a_chip_wider_than_the_window_is_narrowed_and_pushes_nothing_out(host: QWidget) -> None:
    layout = FlowLayout(host)
    chip = LongChip(host)
    layout.addWidget(chip)
    chip.show()
    host.resize(300, 100)
    layout.activate()
    assert chip.width() == 300
    assert layout.minimumSize().width() <= 120


def test_chips_are_taken_away_one_by_one(host: QWidget) -> None:
    layout, chips = fill(host, (100, 20), (100, 20))
    taken = layout.takeAt(0)
    assert taken is not None
    assert taken.widget() is chips[0]
    assert layout.count() == 1
    assert layout.takeAt(5) is None
    assert layout.itemAt(5) is None
