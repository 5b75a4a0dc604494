"""A sentence that wraps, with chips that can be pressed."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from studio.ui.widgets.chip_text import ChipText
from studio.ui.widgets.theme import Theme
from studio.ui.widgets.value_spans import ValueSpan

TEXT = "「プログラミング」を検索して、最初の本をカートに入れる"
SPAN = ValueSpan(1, 8, "検索語")


def test_a_narrow_sentence_takes_more_lines(qapp: QApplication) -> None:
    wide, narrow = (ChipText(TEXT, (), QFont(), width) for width in (900, 120))
    assert narrow.height > 2 * wide.height > 0


def test_a_chip_is_found_where_it_stands_and_nowhere_else(theme: Theme) -> None:
    chip = ChipText(TEXT, (SPAN,), QFont(), 900)
    middle = chip.height // 2
    assert chip.value_at(QPoint(40, middle)) == "検索語"
    assert chip.value_at(QPoint(400, middle)) == ""
    image = QImage(900, 40, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    chip.draw(painter, QPoint(0, 0), theme.colours.text, theme.colours)
    painter.end()
    assert image.pixelColor(20, 2).name().upper() == theme.colours.accent_soft.upper()
