"""The flows of 点検 under their headings; only what is in sight has buttons."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from studio.engine.checking.standing import CheckState, FlowStanding
from studio.ui.checks.check_card import RowButtons
from studio.ui.checks.check_column import CheckColumn
from studio.ui.checks.standing_groups import FIRST, grouped
from studio.ui.widgets.theme import Theme
from tests.ui.checks.test_check_rows import FLOW, named
from tests.ui.checks_stage import NOW
from tests.ui.conftest import press


def show(column: CheckColumn, flows: Sequence[FlowStanding], limit: int = FIRST) -> None:
    limits = {CheckState.TROUBLED: limit}
    column.show_standings(grouped(flows, limits), {"f1": FLOW}, NOW)


def made(
    host: QWidget, theme: Theme, led: list[str], more: list[CheckState] | None = None
) -> CheckColumn:
    on_more = more.append if more is not None else lambda _: None
    column = CheckColumn(theme, lambda one: led.append(one.summary.flow_id), on_more, host)
    column.resize(host.size())
    column.show()
    return column


def test_only_rows_in_sight_have_widgets(host: QWidget, theme: Theme) -> None:
    column = made(host, theme, [])
    show(column, [named(n) for n in range(200)], 200)
    at_first = len(column.findChildren(RowButtons))
    assert 0 < at_first < 20
    column.verticalScrollBar().setValue(column.verticalScrollBar().maximum())
    assert column.lead_of("f199") is not None
    assert column.lead_of("f100") is None
    assert len(column.findChildren(RowButtons)) < 3 * at_first


def test_the_keyboard_stays_on_its_flow_when_all_is_shown_anew(host: QWidget, theme: Theme) -> None:
    column = made(host, theme, [])
    show(column, [named(n) for n in range(8)])
    assert column.focus_flow("f7")
    assert column.verticalScrollBar().value() > 0
    show(column, [named(n) for n in range(1, 9)])
    focus = host.focusWidget()
    assert isinstance(focus, QPushButton)
    assert focus.accessibleName() == "「手順 7」：直す"
    assert not column.focus_flow("nowhere")


def test_tab_goes_from_button_to_button_and_brings_the_next_ones(
    host: QWidget, theme: Theme
) -> None:
    column = made(host, theme, [])
    show(column, [named(n) for n in range(30)], 30)
    host.activateWindow()
    column.focus_flow("f0")
    for _ in range(29):
        QTest.keyClick(host.focusWidget() or host, Qt.Key.Key_Tab)
    assert host.focusWidget() is column.lead_of("f29")
    held = column.lead_of("f29")
    assert held is not None
    place = held.mapTo(column.viewport(), held.rect().center())
    assert column.viewport().rect().contains(place)


def test_arrows_choose_and_enter_leads_on(host: QWidget, theme: Theme) -> None:
    led: list[str] = []
    asked: list[CheckState] = []
    column = made(host, theme, led, asked)
    show(column, [named(n) for n in range(3)], 2)
    column.setFocus()
    QTest.keyClick(column, Qt.Key.Key_Down)
    QTest.keyClick(column, Qt.Key.Key_Return)
    assert led == ["f1"]
    QTest.keyClick(column, Qt.Key.Key_Down)
    QTest.keyClick(column, Qt.Key.Key_Return)
    assert asked == [CheckState.TROUBLED]
    press(column, "checks_more_troubled")
    assert len(asked) == 2


def test_nothing_can_be_pressed_while_something_runs(host: QWidget, theme: Theme) -> None:
    column = made(host, theme, [])
    column.let_press(may_press=False)
    show(column, [named(1)])
    lead = column.lead_of("f1")
    assert lead is not None
    assert not lead.isEnabled()


def test_after_more_the_keyboard_is_on_the_first_of_them(host: QWidget, theme: Theme) -> None:
    column = made(host, theme, [])
    show(column, [named(n) for n in range(5)], 2)
    more = column.findChild(QPushButton, "checks_more_troubled")
    assert more is not None
    more.setFocus()
    show(column, [named(n) for n in range(5)], 5)
    assert host.focusWidget() is column.lead_of("f2")
