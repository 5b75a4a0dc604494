"""Cards of a page stand below one another."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from studio.ui.widgets.boxes import grow, in_column, in_row
from studio.ui.widgets.controls import Card, make_wrapped
from studio.ui.widgets.scrolled import GAP, CardColumn, Scrolled, ScrolledPart
from tests.ui.conftest import RunQt


def test_cards_keep_their_order_and_the_rest_stays_free(host: QWidget) -> None:
    column = Scrolled(host)
    cards = [QLabel(text, column.inside) for text in ("一", "二", "三")]
    for card in cards:
        column.add(card)
    entries = [column.lines.itemAt(place) for place in range(column.lines.count())]
    assert [entry.widget() for entry in entries if entry][:3] == cards
    assert entries[-1] is not None
    assert entries[-1].spacerItem() is not None


class _Line(QLabel):
    """A card of one line."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setFixedHeight(50)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.controls: tuple[QWidget, ...] = (self,)


def lines(count: int) -> list[Callable[[QWidget], _Line]]:
    return [partial(_Line, str(number)) for number in range(count)]


def chain_from(widget: QWidget) -> Iterator[QWidget]:
    """Yield what the keyboard reaches after a widget."""
    while following := widget.nextInFocusChain():
        yield following
        widget = following


def test_cards_are_made_as_they_come_near(host: QWidget, run_qt: RunQt, qtbot: QtBot) -> None:
    before = QLabel("前", host)
    column: CardColumn[_Line] = CardColumn(before, host)
    column.resize(300, 200)
    column.show()
    run_qt(column.show_cards(lines(1_000)))
    qtbot.wait(1)  # a turn of the loop
    at_first = len(column.cards)
    assert 4 < at_first < 20
    bar = column.verticalScrollBar()
    bar.setValue(bar.maximum())
    qtbot.waitUntil(lambda: len(column.cards) > at_first)
    assert len(column.cards) < 40
    chain: list[QWidget] = [before]
    while len(chain) <= len(column.cards):
        chain.append(next(one for one in chain_from(chain[-1]) if isinstance(one, QLabel)))
    assert chain[1:] == column.cards

    def places() -> list[int]:
        return [card.mapTo(column.inside, QPoint()).y() for card in column.cards]

    qtbot.waitUntil(lambda: places() == [(50 + GAP) * at for at in range(len(column.cards))])


def test_other_cards_take_the_place_of_those_that_were_there(host: QWidget, run_qt: RunQt) -> None:
    column: CardColumn[_Line] = CardColumn(host, host)
    column.resize(300, 400)
    column.show()
    run_qt(column.show_cards(lines(3)))
    (sheet,) = {card.parentWidget() for card in column.cards}
    run_qt(column.show_cards(lines(2)))
    assert [card.text() for card in column.cards] == ["0", "1"]
    assert not isValid(sheet)


def test_words_that_wrap_leave_no_empty_room_below(host: QWidget) -> None:
    host.show()
    part = ScrolledPart(host)
    card = Card("card", part.inside)
    label = make_wrapped(card, "言葉がいくつも続く、長い文です。" * 6)
    card.put(in_row(QLabel(card), grow(label)))
    label.setMinimumWidth(120)
    in_column(card, of=part.inside)
    part.resize(600, 60)
    part.show()
    QApplication.processEvents()
    assert part.inside.height() == max(60, card.heightForWidth(part.viewport().width()))
    part.resize(200, 60)
    QApplication.processEvents()
    assert part.inside.height() == card.heightForWidth(part.viewport().width()) > 100
