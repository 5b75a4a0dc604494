"""Log, table and report share a place; tabs come when there is more than a log."""

from pathlib import Path

from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.events.events import RunFinished, RunKind, RunStarted, RunStatus
from studio.ui.create.run_record import LOG, REPORT, TABLE, RunRecordPanel
from studio.ui.page.dock import RECORD, Dock
from studio.ui.window.screen import STUDIO_MIN_WIDTH
from tests.ui.conftest import Stage, idle, on_qt, planned, until
from tests.ui.create.test_table_panel import file_named

BOOKS = ExtractedTable(columns=("名前",), rows=(("乙",),) * 1_234)
STARTED = RunStarted(run_kind=RunKind.AGENT, name="本を探す", total=1)
FINISHED = RunFinished(run_kind=RunKind.AGENT, status=RunStatus.DONE)


def record(stage: Stage) -> RunRecordPanel:
    return stage.window.create_page.record


def tabs(stage: Stage) -> list[str]:
    bar = record(stage).tabs
    numbers = range(bar.count()) if not bar.isHidden() else ()
    return [bar.tabText(n) for n in numbers if bar.isTabVisible(n)]


def test_before_a_run_there_is_only_the_log(stage: Stage) -> None:
    assert tabs(stage) == []
    assert not record(stage).log.isHidden()


def test_a_run_leaves_a_report_and_stays_at_the_log(stage: Stage) -> None:
    for event in (STARTED, FINISHED):
        stage.window.create_page.take_event(event)
    assert tabs(stage) == ["操作の記録", "報告"]
    assert record(stage).tabs.currentIndex() == LOG
    record(stage).tabs.setCurrentIndex(REPORT)
    assert not record(stage).report.isHidden()
    assert record(stage).report.text.startswith("実行の報告：本を探す")


def test_a_table_comes_to_the_front_and_gets_room(stage: Stage) -> None:
    stage.window.controller.took_out.emit((BOOKS,))
    assert tabs(stage) == ["操作の記録", "結果の表（1,234 行）"]
    assert record(stage).tabs.currentIndex() == TABLE
    dock = stage.find(Dock, "dock")
    assert not dock.is_folded
    assert dock.tabs.currentIndex() == RECORD


def test_a_new_run_begins_with_an_empty_record(stage: Stage) -> None:
    stage.window.create_page.take_event(STARTED)
    stage.window.create_page.take_event(FINISHED)
    stage.window.controller.took_out.emit((BOOKS,))
    stage.window.create_page.take_event(STARTED)
    assert tabs(stage) == []
    assert not record(stage).log.isHidden()
    assert record(stage).table.tables == ()


@on_qt
async def test_the_report_can_be_handed_on(stage: Stage, tmp_path: Path) -> None:
    for event in (STARTED, FINISHED):
        stage.window.create_page.take_event(event)
    text = record(stage).report.text
    stage.find(QPushButton, "report_copy").click()
    assert QGuiApplication.clipboard().text() == text
    stage.find(QAction, "report_txt").trigger()
    await file_named(stage, tmp_path / "報告.txt")
    await idle(stage)
    assert (tmp_path / "報告.txt").read_text(encoding="utf-8") == f"{text}\n"
    assert stage.find(QLabel, "report_said").text() == "保存しました：報告.txt"
    stage.find(QAction, "report_txt").trigger()
    await file_named(stage, tmp_path / "報告.txt" / "x.txt")
    await idle(stage)
    assert stage.find(QLabel, "report_said").property("tone") == "red"


@on_qt
async def test_in_a_narrow_window_every_way_to_save_a_table_can_be_seen(stage: Stage) -> None:
    """The third button stood half under the table, once there were two tables to choose from."""
    stage.window.resize(STUDIO_MIN_WIDTH, 672)
    await planned(stage)
    stage.window.commands["run"].trigger()
    page = stage.window.create_page
    await until(page.save_bar.isVisible)
    await idle(stage)
    table = ExtractedTable(columns=("題名", "価格"), rows=(("本", "1000円"),) * 30)
    stage.window.controller.took_out.emit((table, table))
    button = stage.find(QPushButton, "table_excel")
    await until(button.isVisible)
    tools = button.parentWidget()
    assert tools is not None
    await until(lambda: tools.height() >= button.geometry().bottom())
