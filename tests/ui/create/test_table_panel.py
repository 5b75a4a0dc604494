"""結果の表: what was taken out can be looked at, copied and saved."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.errors import ExportError
from studio.domain.values.cp932 import CsvEncoding
from studio.ui.page.dock import RECORD
from tests.ui.conftest import MakeStage, Stage, idle, on_qt, open_dock, until

BOOKS = ExtractedTable(columns=("名前", "価格"), rows=(("乙", "2,980円"), ("=1+1", "980円")))
OTHER = ExtractedTable(columns=("支店",), rows=(("大阪",),))


def pasted() -> str:
    return QGuiApplication.clipboard().text()


def showing(make_stage: MakeStage, *tables: ExtractedTable) -> Stage:
    stage = make_stage()
    stage.window.controller.took_out.emit(tables)
    open_dock(stage, RECORD)
    return stage


def test_a_copy_can_be_pasted_as_it_is_sorted_and_holds_no_formula(make_stage: MakeStage) -> None:
    stage = showing(make_stage, BOOKS)
    panel = stage.window.create_page.record.table
    assert panel.isVisible()
    panel.view.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    stage.find(QPushButton, "table_copy").click()
    assert pasted() == "名前\t価格\n'=1+1\t980円\n乙\t2,980円\n"
    assert stage.find(QLabel, "table_said").text().startswith("2 行をコピーしました")


def test_the_keys_copy_what_is_selected(make_stage: MakeStage, qtbot: QtBot) -> None:
    stage = showing(make_stage, BOOKS)
    view = stage.window.create_page.record.table.view
    stage.window.activateWindow()
    with qtbot.waitActive(stage.window):
        view.setFocus()
    view.selectRow(0)
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert pasted() == "名前\t価格\n乙\t2,980円\n"


def test_of_several_tables_the_newest_is_shown_and_any_can_be_picked(
    make_stage: MakeStage,
) -> None:
    stage = showing(make_stage, BOOKS, OTHER)
    panel, which = stage.window.create_page.record.table, stage.find(QComboBox, "table_which")
    assert which.isVisible()
    assert panel.model.table == OTHER
    which.setCurrentIndex(0)
    assert panel.model.table == BOOKS
    stage.window.controller.took_out.emit((OTHER,))
    assert not which.isVisible()


async def file_named(stage: Stage, path: Path) -> None:
    """Give the save dialog a file."""

    def dialog() -> QFileDialog | None:
        return stage.window.findChild(QFileDialog, "save_dialog")

    await until(dialog)
    shown = dialog()
    assert shown is not None
    shown.fileSelected.emit(str(path))
    shown.accept()


@pytest.mark.parametrize(("entry", "encoding"), [(0, CsvEncoding.UTF8), (1, CsvEncoding.CP932)])
@on_qt
async def test_a_csv_is_saved_as_the_person_chose(
    make_stage: MakeStage, tmp_path: Path, entry: int, encoding: CsvEncoding
) -> None:
    stage = showing(make_stage, OTHER, BOOKS)
    stage.find(QMenu, "table_csv_menu").actions()[entry].trigger()
    await file_named(stage, tmp_path / "本.txt")
    await idle(stage)
    assert stage.outside.tables == [((BOOKS,), tmp_path / "本.txt.csv", encoding)]
    assert stage.find(QLabel, "table_said").text() == "保存しました：本.txt.csv"


@on_qt
async def test_excel_takes_all_tables_into_one_file(make_stage: MakeStage, tmp_path: Path) -> None:
    stage = showing(make_stage, OTHER, BOOKS)
    stage.find(QPushButton, "table_excel").click()
    await file_named(stage, tmp_path / "本.xlsx")
    await idle(stage)
    assert stage.outside.tables[0][:2] == ((OTHER, BOOKS), tmp_path / "本.xlsx")


@on_qt
async def test_a_file_that_cannot_be_written_is_said_beside_the_table(
    make_stage: MakeStage, tmp_path: Path
) -> None:
    stage = showing(make_stage, BOOKS)
    stage.outside.table_fault = ExportError("X", "書き込めません。", "閉じてください。")
    stage.find(QPushButton, "table_excel").click()
    await file_named(stage, tmp_path / "本.xlsx")
    await idle(stage)
    said = stage.find(QLabel, "table_said")
    assert (said.text(), said.property("tone")) == ("書き込めません。閉じてください。", "red")
    assert not stage.window.create_page.failure.isVisible()


def test_without_a_table_there_is_nothing_to_press(stage: Stage) -> None:
    names = ("table_copy", "table_csv", "table_excel")
    assert not any(stage.find(QPushButton, name).isEnabled() for name in names)
