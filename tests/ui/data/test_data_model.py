"""The rows of a table with their results: virtual, live, also without the file."""

from PySide6.QtCore import QAbstractItemModel, Qt

from studio.domain.records.sheet import CellFault, Sheet, SheetRow
from studio.domain.runs.batch import BatchRow, RowState
from studio.ui.data.data_model import OWN, DataModel

SHEET = Sheet(
    path="/a.csv",
    digest="1",
    headings=("番号", "備考"),
    rows=(
        SheetRow(number=1, cells=("A-1", "長い\n文")),
        SheetRow(number=3, cells=("A-3", ""), faults=(CellFault(column=1, message="式です。"),)),
    ),
)


def line(model: QAbstractItemModel, row: int) -> list[str]:
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


def test_a_table_is_shown_with_its_own_row_numbers() -> None:
    model = DataModel()
    model.show_sheet(SHEET)
    assert line(model, 0) == ["1", "", "", "A-1", "長い 文"]
    assert line(model, 1) == ["3", "", "式です。", "A-3", ""]
    assert model.headerData(3, Qt.Orientation.Horizontal) == "番号"


def test_a_table_that_is_shown_already_is_not_shown_anew() -> None:
    model, told = DataModel(), list[int]()
    model.modelReset.connect(lambda: told.append(model.rowCount()))
    model.show_sheet(SHEET)
    model.show_sheet(SHEET)
    assert told == [2]
    model.show_job([BatchRow(number=1)], SHEET)
    model.show_sheet(SHEET)
    assert told == [2, 2, 2]
    model.show_sheet(SHEET.model_copy(update={"headings": ("番号", "メモ")}))
    assert told == [2, 2, 2, 2]


def test_only_the_cells_of_a_result_change_when_a_row_does() -> None:
    model = DataModel()
    rows = tuple(BatchRow(number=n) for n in (1, 3))
    model.show_job(rows, SHEET)
    changed: list[tuple[int, int, int]] = []
    model.dataChanged.connect(
        lambda first, last: changed.append((first.row(), first.column(), last.column()))
    )
    model.take_row(
        rows[1].model_copy(update={"state": RowState.FAILED, "reason": "断られました。"})
    )
    assert changed == [(1, 1, 2)]
    assert line(model, 1)[:3] == ["3", "失敗", "断られました。"]
    assert model.sign(model.index(1, 1)) == ("fa6s.circle-xmark", "red")
    assert model.row_told(1) == model.row_told(-1) == (3, "断られました。")
    assert model.row_told(0) is None
    assert model.sign(model.index(1, 0)) is None
    model.take_row(BatchRow(number=99, state=RowState.DONE))
    assert len(changed) == 1


def test_a_job_without_its_file_shows_what_its_variables_got() -> None:
    model = DataModel()
    model.show_job((BatchRow(number=7, values=(("番号", "A-7"),)),), None)
    assert model.columnCount() == len(OWN) + 1
    assert line(model, 0) == ["7", "未実行", "", "A-7"]
    assert (model.number_at(0), model.number_at(5), model.place_of(7)) == (7, 0, 0)


def test_a_row_that_has_begun_is_not_called_untouched() -> None:
    model = DataModel()
    model.show_job((BatchRow(number=1, run_id="r"), BatchRow(number=3)), SHEET)
    assert [line(model, row)[1] for row in (0, 1)] == ["途中", "未実行"]
