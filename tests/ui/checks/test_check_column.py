"""The flows of 点検 under their headings; many are not all made at once."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from studio.engine.checking.standing import FlowStanding
from studio.ui.checks.check_column import CheckColumn
from studio.ui.checks.standing_groups import FIRST, grouped
from studio.ui.widgets.theme import Theme
from tests.ui.checks.test_check_card import FLOW, standing
from tests.ui.checks_stage import GONE, NOW, seen
from tests.ui.conftest import RunQt, child, press


def named(number: int, *, is_broken: bool = True) -> FlowStanding:
    found = standing(seen(FLOW, *((GONE,) if is_broken else ())))
    name = {"flow_id": f"f{number}", "name": f"手順 {number}"}
    return FlowStanding(found.summary.model_copy(update=name), found.reports, found.findings)


def show(column: CheckColumn, flows: Sequence[FlowStanding], run_qt: RunQt) -> None:
    run_qt(column.show_standings(grouped(flows, column.limits), {"f1": FLOW}, NOW))


def made(host: QWidget, theme: Theme, led: list[str]) -> CheckColumn:
    column = CheckColumn(theme, lambda one: led.append(one.summary.flow_id), lambda: None, host)
    column.resize(host.size())
    column.show()
    return column


def test_each_state_has_a_heading_with_its_count(
    host: QWidget, theme: Theme, run_qt: RunQt
) -> None:
    led: list[str] = []
    column = made(host, theme, led)
    flows = (named(1), named(2), named(3, is_broken=False))
    show(column, flows, run_qt)
    assert child(column, QLabel, "checks_troubled").text() == "要対応（2）"
    assert child(column, QLabel, "checks_fine").text() == "問題なし（1）"
    lines = [card.findChildren(QLabel, "check_line") for card in column.cards]
    assert lines[0][0].text().startswith("新しい：手順 3：")
    assert lines[1][0].text().startswith("新しい：ボタン")
    assert column.first_lead is column.cards[0].lead
    looks = [card.lead.property("look") for card in column.cards if card.lead]
    assert looks == ["main", ""]
    press(column, "check_lead")
    assert led == ["f1"]


def test_the_keyboard_stays_on_its_flow_when_all_is_made_anew(
    host: QWidget, theme: Theme, run_qt: RunQt
) -> None:
    column = made(host, theme, [])
    show(column, [named(n) for n in range(8)], run_qt)
    assert column.focus_flow("f7")
    assert column.verticalScrollBar().value() > 0
    show(column, [named(n) for n in range(1, 9)], run_qt)
    focus = host.focusWidget()
    assert isinstance(focus, QPushButton)
    assert focus.accessibleName() == "「手順 7」：直す"
    assert not column.focus_flow("nowhere")


def test_of_many_flows_some_are_shown_and_the_others_asked_for(
    host: QWidget, theme: Theme, run_qt: RunQt
) -> None:
    asked: list[int] = []
    flows = [named(n) for n in range(FIRST + 5)]
    column = CheckColumn(theme, lambda _: None, lambda: asked.append(1), host)
    show(column, flows, run_qt)
    assert len(column.cards) == FIRST
    more = child(column, QPushButton, "checks_more_troubled")
    assert more.text() == "ほか 5 件の手順を見る"
    more.click()
    assert asked
    show(column, flows, run_qt)
    assert len(column.cards) == FIRST + 5


def test_nothing_can_be_pressed_while_something_runs(
    host: QWidget, theme: Theme, run_qt: RunQt
) -> None:
    column = made(host, theme, [])
    show(column, [named(1)], run_qt)
    column.let_press(may_press=False)
    assert column.cards[0].lead is not None
    assert not column.cards[0].lead.isEnabled()
