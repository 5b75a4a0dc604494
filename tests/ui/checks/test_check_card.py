"""A flow of 点検 on its card: what is so, and one button."""

from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.domain.records.check import CheckReport, Finding
from studio.domain.records.history import FlowSummary
from studio.engine.checking.standing import FlowStanding, standing_of
from studio.ui.checks.check_card import CheckCard, CheckShown
from studio.ui.widgets.theme import Theme
from tests.ui.checks_stage import GONE, LAST_WEEK, NOW, RENAMED, seen
from tests.ui.conftest import child, press
from tests.ui.sample_flow import shop_flow

FLOW = shop_flow("文具の発注")


def standing(*reports: CheckReport) -> FlowStanding:
    summary = FlowSummary(
        flow_id=FLOW.id,
        name=FLOW.name,
        purpose="",
        owner="",
        sites=(),
        version=FLOW.version,
        steps=len(FLOW.steps),
        updated_at=LAST_WEEK,
    )
    return standing_of(summary, reports)


def made(host: QWidget, theme: Theme, shown: FlowStanding, led: list[FlowStanding]) -> CheckCard:
    card = CheckCard(CheckShown(shown, {"s3": 3}, NOW), theme, led.append, host)
    card.show()
    return card


def words(card: CheckCard, name: str = "check_line") -> list[str]:
    return [label.text() for label in card.findChildren(QLabel, name) if label.isVisible()]


def many(count: int) -> tuple[Finding, ...]:
    return tuple(
        RENAMED.model_copy(update={"step_id": f"x{n}", "message": f"{'あ' * n}が変わりました。"})
        for n in range(1, count + 1)
    )


def test_it_says_what_is_new_and_leads_on(host: QWidget, theme: Theme) -> None:
    led: list[FlowStanding] = []
    found = standing(seen(FLOW, GONE, RENAMED))
    card = made(host, theme, found, led)
    assert words(card)[0] == "新しい：手順 3：ボタン「検索」が、今日の画面に見つかりません。"
    assert "手順を直してください" in words(card, "check_remedy")[0]
    assert "から" in words(card, "check_state")[0]
    lead = child(card, QPushButton, "check_lead")
    assert (lead.text(), lead.accessibleName()) == ("直す", "「文具の発注」：直す")
    press(card, "check_lead")
    assert led == [found]


def test_where_nothing_is_to_be_done_there_is_no_button(host: QWidget, theme: Theme) -> None:
    card = made(host, theme, standing(seen(FLOW)), [])
    assert card.lead is None
    assert card.controls == ()
    assert words(card) == []
    assert "4 操作を確認" in words(card, "check_when")[0]


def test_a_long_list_opens_by_a_button_that_then_goes(
    host: QWidget, theme: Theme, qtbot: QtBot
) -> None:
    card = made(host, theme, standing(seen(FLOW, *many(7))), [])
    assert len(words(card)) == 4
    more = child(card, QPushButton, "check_more")
    assert more.text() == "ほか 3 件を見る"
    assert more in card.controls
    press(card, "check_more")
    qtbot.waitUntil(lambda: len(words(card)) == 7)
    assert not more.isVisible()


def test_the_first_one_is_the_blue_one(host: QWidget, theme: Theme) -> None:
    card = made(host, theme, standing(seen(FLOW, GONE)), [])
    assert card.lead is not None
    card.stand_out(is_first=True)
    assert card.lead.property("look") == "main"
    card.stand_out(is_first=False)
    assert not card.lead.property("look")
    card.let_press(may_press=False)
    assert not card.lead.isEnabled()
