"""A flow of 点検 on its card: what is painted where, and its real buttons."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton, QStyleOptionViewItem, QWidget

from studio.ui.checks.check_card import RowButtons
from studio.ui.checks.check_column import CheckColumn
from studio.ui.checks.check_rows import FIRST_LINES
from studio.ui.checks.standing_groups import grouped
from studio.ui.widgets.theme import Theme
from tests.ui.checks.test_check_rows import FLOW, many, standing
from tests.ui.checks_stage import GONE, NOW, seen
from tests.ui.conftest import child, press


def opened(host: QWidget, theme: Theme, count: int, led: list[str]) -> CheckColumn:
    """Return a page of one flow with so many findings."""
    column = CheckColumn(theme, lambda one: led.append(one.summary.flow_id), lambda _: None, host)
    column.resize(host.size())
    column.show()
    found = standing(seen(FLOW, *(many(count) or (GONE,))))
    column.show_standings(grouped([found], {}), {}, NOW)
    return column


def height_of(column: CheckColumn) -> int:
    index = column.model().index(1, 0)
    return column.itemDelegate().sizeHint(QStyleOptionViewItem(), index).height()


def test_the_button_of_a_flow_leads_on(host: QWidget, theme: Theme) -> None:
    led: list[str] = []
    column = opened(host, theme, 0, led)
    lead = column.lead_of(FLOW.id)
    assert lead is not None
    assert (lead.text(), lead.accessibleName()) == ("直す", "「文具の発注」：直す")
    assert lead.property("look") == "main"
    press(column, "check_lead")
    assert led == [FLOW.id]
    column.let_press(may_press=False)
    assert not lead.isEnabled()


def test_a_long_list_opens_by_a_button_that_then_goes(host: QWidget, theme: Theme) -> None:
    column = opened(host, theme, FIRST_LINES + 3, [])
    before = height_of(column)
    assert child(column, QPushButton, "check_more").text() == "ほか 3 件を見る"
    press(column, "check_more")
    assert height_of(column) > before
    assert not [one for one in column.findChildren(QPushButton, "check_more") if one.isVisible()]
    assert host.focusWidget() is column.lead_of(FLOW.id)


@pytest.mark.parametrize("width", [320, 900])
def test_buttons_stand_inside_their_card(host: QWidget, theme: Theme, width: int) -> None:
    column = opened(host, theme, FIRST_LINES + 1, [])
    column.resize(width, 400)
    (buttons,) = [one for one in column.findChildren(RowButtons) if one.lead]
    inside = QRect(0, 0, buttons.width(), buttons.height() - 10)
    assert buttons.geometry() == column.visualRect(column.model().index(1, 0))
    assert all(inside.contains(one.geometry()) for one in buttons.controls)


def test_words_need_more_room_where_the_list_is_narrow(host: QWidget, theme: Theme) -> None:
    column = opened(host, theme, 0, [])
    column.resize(900, 400)
    wide = height_of(column)
    column.resize(260, 400)
    assert height_of(column) > wide
