"""実行履歴 says which flows fail more and more often, and points at 点検."""

from PySide6.QtWidgets import QLabel, QPushButton

from studio.engine.checking.due import FlowAlert
from studio.ui.desk.shelf import MarkShelf
from studio.ui.history.failure_alert import FailureAlert
from tests.ui.checks_stage import failing, stored
from tests.ui.conftest import Stage, idle, on_qt, press


def words(stage: Stage) -> str:
    label = stage.find(QLabel, "failure_alert_words")
    return label.text() if label.isVisible() else ""


@on_qt
async def test_the_alert_leads_to_the_flow_in_the_checks(stage: Stage) -> None:
    window = stage.window
    window.begin()
    window.commands["go_history"].trigger()
    await idle(stage)
    assert words(stage) == ""
    await stored(stage, "fine", "在庫の照会")
    flow = await stored(stage, "often", "請求書")
    await failing(stage, flow)
    window.commands["go_history"].trigger()
    await idle(stage)
    assert words(stage) == "失敗が増えています：「請求書」　直近 10 回のうち 4 回失敗（40%）"
    press(window, "failure_alert_checks")
    await idle(stage)
    assert window.checks_page.isVisible()
    focus = window.focusWidget()
    assert isinstance(focus, QPushButton)
    assert focus.accessibleName() == "「請求書」：点検する"
    await MarkShelf(stage.bench.workbench).throw_away("often")
    window.commands["go_history"].trigger()
    await idle(stage)
    assert words(stage) == ""


@on_qt
async def test_several_are_named_in_one_line(stage: Stage) -> None:
    stage.window.commands["go_history"].trigger()
    await idle(stage)
    alert = stage.find(FailureAlert, "failure_alert")
    alert.show_alerts([FlowAlert(str(n), f"手順{n}", "") for n in range(5)])
    assert words(stage) == (
        "失敗が増えている手順が 5 件あります：「手順0」、「手順1」、「手順2」 ほか"
    )
    alert.show_alerts([])
    assert words(stage) == ""
