"""うまくいかなかった所 by hand."""

from studio.domain.records.history import Cause
from studio.ui.history.history import FAILURES
from tests.ui.conftest import Stage, idle, on_qt
from tests.ui.history.test_history import FAILED, at_history, shown
from tests.ui.history.test_steps_model import FAILED as FAILED_STEP

LOCKED = FAILED_STEP.model_copy(
    update={"number": 3, "code": "LOGIN_NEEDED", "message": "ログインの画面です。"}
)


@on_qt
async def test_failures_by_place_and_cause(stage: Stage) -> None:
    page = stage.window.history_page
    panel = page.failures
    await stage.bench.store.add_run(FAILED, (FAILED_STEP, LOCKED))
    await at_history(stage)
    page.tabs.setCurrentIndex(FAILURES)
    await idle(stage)
    assert [pattern.cause for pattern in panel.model.rows] == [Cause.PERMISSION, Cause.SCREEN]
    panel.table.choose(0)
    assert "権限：ログインの画面です。" in shown(stage)
    assert "手順：「請求書を保存する」" in shown(stage)
    panel.cause.setCurrentIndex(panel.cause.findData(Cause.SCREEN.value))
    assert [pattern.message for pattern in panel.model.rows] == ["「区分」が見つかりません。"]
    assert "ログインの画面です。" not in shown(stage)
    panel.search.setText("無い")
    assert "条件を変えてください" in shown(stage)


@on_qt
async def test_without_failures_the_page_says_so(stage: Stage) -> None:
    await at_history(stage)
    stage.window.history_page.tabs.setCurrentIndex(FAILURES)
    await idle(stage)
    assert "うまくいかなかった所の記録は、まだありません。" in shown(stage)
