"""Names and values: plain text, as high as it needs to be; of many, the first."""

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from studio.ui.widgets.fact_table import FactTable
from studio.ui.widgets.theme import Theme, ThemeChoice


def placed(theme: Theme, host: QWidget) -> FactTable:
    table = FactTable(theme, "facts", host)
    layout = QVBoxLayout(host)
    layout.addWidget(table)
    layout.addStretch(1)
    return table


def rows_shown(table: FactTable) -> int:
    return len(table.toPlainText().splitlines()) // 2


def test_it_is_as_high_as_its_facts_and_nothing_scrolls_in_it(theme: Theme, host: QWidget) -> None:
    """A bar of its own stood in the card, beside that of the page."""
    table = placed(theme, host)
    left: list[int] = []
    table.rest_changed.connect(left.append)
    table.show_facts([("金額", "1,200円")])
    QApplication.processEvents()
    one = table.height()
    table.show_facts([("金額", "1,200円")] * 3)
    QApplication.processEvents()
    assert one < table.height() < table.limit
    assert left[-1] == 0
    table.show_facts([(f"項目{n}", "値") for n in range(40)])
    QApplication.processEvents()
    assert 3 * one / 2 < table.height() <= table.limit == 110
    assert 0 < rows_shown(table) == 40 - left[-1] < 40
    assert table.verticalScrollBar().maximum() == 0
    table.open_rest()
    QApplication.processEvents()
    assert (rows_shown(table), left[-1]) == (40, 0)
    assert table.verticalScrollBar().maximum() == 0
    assert table.height() >= table.document().size().height()
    assert len(table.facts) == 40


def test_the_last_facts_stand_where_the_button_for_them_would(theme: Theme, host: QWidget) -> None:
    host.setFixedSize(600, 860)
    table = placed(theme, host)
    for count in range(8, 24):
        table.show_facts([(f"項目{n}", "値") for n in range(count)])
        QApplication.processEvents()
        assert rows_shown(table) == count or table.limit - table.height() >= 30, count


def test_a_value_that_is_higher_than_all_the_room_is_whole(theme: Theme, host: QWidget) -> None:
    table = placed(theme, host)
    table.show_facts([("本文", "とても長い文です。" * 60), ("件名", "見積の件")])
    QApplication.processEvents()
    assert rows_shown(table) == 1
    assert table.height() >= table.document().size().height() > table.limit


def test_a_high_window_shows_more_of_what_is_sent(theme: Theme, host: QWidget) -> None:
    """The amount of an expense claim stood below the fold of the card, in a window half empty."""
    host.setFixedSize(600, 860)
    table = placed(theme, host)
    table.show_facts([(f"項目{n}（item_{n}）", "値") for n in range(12)])
    QApplication.processEvents()
    assert table.limit == 315
    assert rows_shown(table) == 12
    host.setFixedSize(590, 520)
    QApplication.processEvents()
    assert rows_shown(table) < 12
    assert table.height() <= table.limit == 110


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
