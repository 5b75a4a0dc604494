"""Cards of a page stand below one another."""

from PySide6.QtWidgets import QApplication, QLabel, QWidget

from studio.ui.widgets.boxes import grow, in_column, in_row
from studio.ui.widgets.controls import Card, make_wrapped
from studio.ui.widgets.scrolled import Scrolled, ScrolledPart


def test_cards_keep_their_order_and_the_rest_stays_free(host: QWidget) -> None:
    column = Scrolled(host)
    cards = [QLabel(text, column.inside) for text in ("一", "二", "三")]
    for card in cards:
        column.add(card)
    entries = [column.lines.itemAt(place) for place in range(column.lines.count())]
    assert [entry.widget() for entry in entries if entry][:3] == cards
    assert entries[-1] is not None
    assert entries[-1].spacerItem() is not None


def test_a_long_column_has_room_for_what_comes_before_there_is_much_to_measure(
    host: QWidget,
) -> None:
    column = Scrolled(host)
    column.resize(200, 100)
    column.show()
    card = QLabel("一", column.inside)
    card.setFixedHeight(500)
    column.begin_many(())
    assert column.inside.minimumHeight() == 0  # all of it is seen
    column.place(card)
    column.end_many()
    column.begin_many([card])
    assert column.inside.minimumHeight() > 500
    column.end_many()
    assert column.inside.minimumHeight() == 0


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
