"""Cards of a page stand below one another."""

from PySide6.QtWidgets import QLabel, QWidget

from studio.ui.widgets.scrolled import Scrolled


def test_cards_keep_their_order_and_the_rest_stays_free(host: QWidget) -> None:
    column = Scrolled(host)
    cards = [QLabel(text, column.inside) for text in ("一", "二", "三")]
    for card in cards:
        column.add(card)
    entries = [column.lines.itemAt(place) for place in range(column.lines.count())]
    assert [entry.widget() for entry in entries if entry][:3] == cards
    assert entries[-1] is not None
    assert entries[-1].spacerItem() is not None
