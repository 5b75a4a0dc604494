"""The list of runs: searched, filtered, pinned, deleted."""

from datetime import timedelta

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from studio.domain.errors import LibraryError
from studio.domain.events.events import RunStatus
from studio.domain.records.history import RunRecord
from studio.ui.history.history_runs import FIRST_RUNS
from tests.ui.conftest import Stage, answered, idle, on_qt, until
from tests.ui.history.test_history import FAILED, NOW, REPLAYED, at_history, shown

PLAYED = REPLAYED.model_copy(update={"flow_id": "f1"})


def many(count: int) -> list[RunRecord]:
    return [
        PLAYED.model_copy(
            update={"run_id": f"r{n}", "name": f"実行 {n}", "started_at": NOW - timedelta(hours=n)}
        )
        for n in range(count)
    ]


@on_qt
async def test_the_newest_come_first_and_the_others_after_them(stage: Stage) -> None:
    page = stage.window.history_page
    await at_history(stage, *many(FIRST_RUNS + 50))
    assert page.model.rowCount() == FIRST_RUNS + 50
    assert stage.find(QLabel, "history_count").text() == f"新しい順に {FIRST_RUNS + 50} 件"
    page.table.choose(FIRST_RUNS + 20)
    page.refresh()
    await idle(stage)
    assert page.runs.current is not None
    assert page.runs.current.name == f"実行 {FIRST_RUNS + 20}"


@on_qt
async def test_a_narrow_list_leaves_out_figures_before_it_cuts_names(stage: Stage) -> None:
    table = stage.window.history_page.table
    await at_history(stage, PLAYED)
    stage.window.resize(1200, 700)
    await until(lambda: not table.isColumnHidden(6))
    stage.window.resize(524, 672)
    await until(lambda: table.width() < 440)
    assert table.isColumnHidden(5)
    assert table.columnWidth(1) > 120


@on_qt
async def test_search_result_and_flow_narrow_the_list(stage: Stage) -> None:
    page = stage.window.history_page
    await at_history(stage, PLAYED, FAILED)
    page.runs.search.setText("保存")
    await until(lambda: page.model.rowCount() == 1)
    assert stage.find(QLabel, "history_count").text() == "2 件のうち 1 件"
    page.runs.search.setText("無い")
    await until(lambda: not page.model.rowCount())
    assert "条件を変えてください" in shown(stage)
    page.runs.search.clear()
    await until(lambda: page.model.rowCount() == 2)
    page.runs.status.setCurrentIndex(page.runs.status.findData(RunStatus.DONE.value))
    assert [record.name for record in page.model.rows] == ["勤怠"]
    page.runs.status.setCurrentIndex(0)
    page.show_flow("f1", "勤怠")
    assert [record.name for record in page.model.rows] == ["勤怠"]
    stage.find(QPushButton, "history_only").click()
    assert page.model.rowCount() == 2


@on_qt
async def test_a_run_can_be_kept_for_good(stage: Stage) -> None:
    pin = stage.find(QPushButton, "history_pin")
    await at_history(stage, PLAYED)
    stage.window.history_page.table.selectRow(0)
    pin.click()
    await idle(stage)
    assert stage.bench.store.records[0].is_pinned
    assert pin.text() == "残すのをやめる"
    pin.click()
    await idle(stage)
    assert not stage.bench.store.records[0].is_pinned


@on_qt
async def test_delete_asks_first(stage: Stage, qtbot: QtBot) -> None:
    table = stage.window.history_page.table
    await at_history(stage, PLAYED, FAILED)
    table.selectRow(0)
    qtbot.keyClick(table, Qt.Key.Key_Delete)
    await answered(stage, "confirm_no")
    await idle(stage)
    assert len(stage.bench.store.records) == 2
    qtbot.keyClick(table, Qt.Key.Key_Delete)
    await answered(stage)
    await idle(stage)
    assert [record.name for record in stage.bench.store.records] == ["勤怠"]
    assert stage.window.history_page.model.rowCount() == 1


@on_qt
async def test_a_run_that_is_gone_is_told_and_leaves_the_list(stage: Stage) -> None:
    faults: list[LibraryError] = []
    stage.window.tasks.failed.connect(faults.append)
    await at_history(stage, PLAYED)
    stage.window.history_page.table.selectRow(0)
    stage.bench.store.records.clear()
    stage.find(QPushButton, "history_pin").click()
    await idle(stage)
    assert [fault.code for fault in faults] == ["RUN_NOT_FOUND"]
    assert not stage.window.history_page.model.rowCount()


@on_qt
async def test_enter_opens_the_run(stage: Stage, qtbot: QtBot) -> None:
    page = stage.window.history_page
    await at_history(stage, PLAYED)
    page.table.selectRow(0)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    await idle(stage)
    assert page.run.isVisible()
    stage.find(QPushButton, "run_back").click()
    assert page.runs.isVisible()
