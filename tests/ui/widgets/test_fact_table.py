"""Names and values: plain text, as high as it needs to be, scrolled when long."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from studio.ui.widgets.fact_table import FactTable
from studio.ui.widgets.theme import Theme, ThemeChoice


def placed(theme: Theme, host: QWidget) -> FactTable:
    table = FactTable(theme, "facts", host)
    layout = QVBoxLayout(host)
    layout.addWidget(table)
    layout.addStretch(1)
    return table


def test_it_is_as_high_as_its_facts_and_scrolls_past_a_limit(theme: Theme, host: QWidget) -> None:
    table = placed(theme, host)
    table.show_facts([("金額", "1,200円")])
    QApplication.processEvents()
    one = table.height()
    assert table.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    table.show_facts([("金額", "1,200円")] * 3)
    QApplication.processEvents()
    assert one < table.height() < table.limit
    table.show_facts([(f"項目{n}", "値") for n in range(40)])
    QApplication.processEvents()
    assert table.height() == table.limit == 110
    assert table.verticalScrollBar().maximum() > 0
    assert table.verticalScrollBar().value() == 0


def test_a_high_window_shows_more_of_what_is_sent(theme: Theme, host: QWidget) -> None:
    """The amount of an expense claim stood below the fold of the card, in a window half empty."""
    host.setFixedSize(600, 860)
    table = placed(theme, host)
    table.show_facts([(f"項目{n}（item_{n}）", "値") for n in range(12)])
    QApplication.processEvents()
    assert table.limit == 286
    assert 240 < table.document().size().height() <= table.height()
    host.setFixedSize(600, 520)
    table.show_facts([(f"項目{n}（item_{n}）", "値") for n in range(12)])
    QApplication.processEvents()
    assert table.height() == table.limit == 110


def test_a_value_of_a_page_is_never_markup(theme: Theme, host: QWidget) -> None:
    table = placed(theme, host)
    table.show_facts([("備考", "<b>太字</b><img src=x>")])
    assert "<b>太字</b><img src=x>" in table.toPlainText()


def test_without_facts_it_is_not_there(theme: Theme, host: QWidget) -> None:
    table = placed(theme, host)
    table.show_facts([("金額", "1")])
    table.show_facts([])
    assert not table.isVisible()
    assert table.toPlainText() == ""


def test_its_colours_follow_the_theme(theme: Theme, host: QWidget) -> None:
    table = placed(theme, host)
    table.show_facts([("金額", "1,200円")])
    before = theme.colours.text
    theme.choose(ThemeChoice.DARK)
    cursor = table.textCursor()
    found = table.document().find("1,200円", cursor)
    assert found.charFormat().foreground().color().name().upper() == theme.colours.text.upper()
    assert before != theme.colours.text
