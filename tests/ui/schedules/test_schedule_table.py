"""The table of a schedule: read as soon as it is chosen, with its sheet, and what was mapped before."""

from pathlib import Path

from openpyxl import Workbook
from PySide6.QtWidgets import QLabel

from studio.domain.records.schedule import RowsSource
from studio.domain.runs.batch import ColumnMapping
from studio.ui.schedules.schedule_table import TableFields
from tests.ui.conftest import Stage, child, idle, on_qt, until
from tests.ui.sample_flow import shop_flow


def book(folder: Path) -> Path:
    """Write a book of two sheets; the second has the column."""
    made = Workbook()
    first = made.active
    assert first is not None
    first.title = "説明"
    first.append(["ほか"])
    first.append(["x"])
    second = made.create_sheet("依頼")
    second.append(["検索語"])
    second.append(["料理"])
    second.append(["経理"])
    path = folder / "依頼.xlsx"
    made.save(path)
    return path


@on_qt
async def test_another_sheet_is_chosen_and_its_columns_are_found(
    stage: Stage, tmp_path: Path
) -> None:
    bench, window = stage.bench.workbench, stage.window
    fields = TableFields(shop_flow(), bench.rows, window.tasks, window)
    told = child(fields, QLabel, "schedule_table_told")
    assert "まだ行っていない行だけ" in told.text()
    fields.path.setText(str(book(tmp_path)))
    fields.path.editingFinished.emit()
    await until(lambda: fields.sheet.count() == 2)
    assert "同じ名前の列がありません" in told.text()
    fields.sheet.setCurrentIndex(1)
    fields.sheet.activated.emit(1)
    await until(lambda: "いま 2 行" in told.text())
    assert fields.sheet_name == "依頼"


@on_qt
async def test_a_file_that_is_gone_is_told(stage: Stage, tmp_path: Path) -> None:
    bench, window = stage.bench.workbench, stage.window
    gone = RowsSource(path=str(tmp_path / "ない.csv"))
    fields = TableFields(shop_flow(), bench.rows, window.tasks, window, gone)
    await idle(stage)
    told = child(fields, QLabel, "schedule_table_told")
    assert told.property("tone") == "red"


@on_qt
async def test_columns_that_somebody_mapped_stay_with_their_file(
    stage: Stage, tmp_path: Path
) -> None:
    table = tmp_path / "表.csv"
    table.write_text("言葉\n料理\n", encoding="utf-8")
    mapped = (ColumnMapping(variable="検索語", column="言葉"),)
    kept = RowsSource(path=str(table), mappings=mapped)
    bench, window = stage.bench.workbench, stage.window
    fields = TableFields(shop_flow(), bench.rows, window.tasks, window, kept)
    await idle(stage)
    assert fields.columns == {"検索語": "言葉"}
    assert "「言葉」の列" in child(fields, QLabel, "schedule_table_told").text()
    fields.path.setText(str(tmp_path / "別.csv"))
    assert fields.columns == {}
