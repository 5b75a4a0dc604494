"""実行履歴 by hand: a row a run, and the words of the chosen one."""

from datetime import UTC, datetime, timedelta

from PySide6.QtWidgets import QLabel

from studio.domain.events.events import RunKind, RunStatus
from studio.domain.records.history import RunRecord
from tests.ui.conftest import Stage, idle, on_qt

NOW = datetime.now(UTC)
REPLAYED = RunRecord(
    run_id="1",
    name="勤怠",
    run_kind=RunKind.REPLAY,
    status=RunStatus.DONE,
    started_at=NOW - timedelta(minutes=1),
    elapsed_s=2.13,
    steps=4,
)
FAILED = RunRecord(
    run_id="2",
    name="請求書を保存する",
    run_kind=RunKind.AGENT,
    status=RunStatus.FAILED,
    message="「保存」が見つかりません。",
    started_at=NOW,
    elapsed_s=75.0,
    steps=1,
    model_calls=3,
    tokens=1_234,
    yen=1.5,
)


BUILTIN = FAILED.model_copy(
    update={
        "run_id": "3",
        "model_calls": 7,
        "tokens": 0,
        "yen": 0.0,
        "started_at": NOW - timedelta(days=3),
    }
)
"""内蔵エンジン was asked, and that is no AI."""


async def at_history(stage: Stage, *records: RunRecord) -> None:
    for record in records:
        await stage.bench.store.add_run(record)
    stage.window.commands["go_history"].trigger()
    await idle(stage)


def shown(stage: Stage) -> str:
    """Return every word that stands on the page."""
    labels = stage.window.history_page.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


@on_qt
async def test_rows_say_what_ran_how_it_ended_and_what_it_cost(stage: Stage) -> None:
    page = stage.window.history_page
    await at_history(stage, BUILTIN, REPLAYED, FAILED)
    rows = [
        [str(page.model.index(row, column).data()) for column in range(1, 7)]
        for row in range(page.model.rowCount())
    ]
    assert rows == [
        ["請求書を保存する", "失敗", "1 分 15 秒", "1", "3 回", "約1.5円"],
        ["勤怠", "成功", "2.1 秒", "4", "0 回", "0円"],
        ["請求書を保存する", "失敗", "1 分 15 秒", "1", "0 回", "0円"],
    ]
    assert stage.find(QLabel, "history_count").text() == "新しい順に 3 件"


@on_qt
async def test_a_chosen_run_tells_its_reason(stage: Stage) -> None:
    await at_history(stage, REPLAYED, FAILED)
    assert "AI が操作を決めて実行" not in shown(stage)
    stage.window.history_page.table.selectRow(0)
    assert "請求書を保存する：失敗" in shown(stage)
    assert "「保存」が見つかりません。" in shown(stage)
    assert "AI が操作を決めて実行" in shown(stage)
    stage.window.history_page.table.selectRow(1)
    assert "勤怠：成功" in shown(stage)
    assert "ライブラリの手順をくり返し" in shown(stage)
    assert "見つかりません" not in shown(stage)


@on_qt
async def test_an_empty_history_says_how_it_fills(stage: Stage) -> None:
    await at_history(stage)
    assert "まだ実行していません" in shown(stage)
    assert not stage.window.history_page.table.isVisible()
    await at_history(stage, REPLAYED)
    assert "まだ実行していません" not in shown(stage)
    assert stage.window.history_page.table.isVisible()


@on_qt
async def test_a_narrow_window_leaves_the_room_to_the_names(stage: Stage) -> None:
    table = stage.window.history_page.table
    await at_history(stage, REPLAYED)
    assert not table.isColumnHidden(4)
    stage.window.resize(720, 800)
    assert table.isColumnHidden(4)
