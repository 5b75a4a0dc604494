"""A table as Qt sees it: cells as on the page, rows by numbers where there are numbers."""

import pytest
from PySide6.QtCore import Qt

from studio.domain.actions.outcome import ExtractedTable
from studio.ui.create.table_model import TableModel, sorted_rows

DOWN = Qt.SortOrder.DescendingOrder
BOOKS = ExtractedTable(
    columns=("名前", "価格"),
    rows=(("乙", "2,980円"), ("甲", "980円"), ("丙", ""), ("丁", "10,000円")),
)


def column(model: TableModel, number: int) -> list[object]:
    return [model.index(row, number).data() for row in range(model.rowCount())]


def shown(table: ExtractedTable | None = BOOKS) -> TableModel:
    model = TableModel()
    model.show(table)
    return model


def test_cells_stand_as_on_the_page() -> None:
    model = shown()
    assert (model.rowCount(), model.columnCount()) == (4, 2)
    assert [model.headerData(n, Qt.Orientation.Horizontal) for n in range(2)] == ["名前", "価格"]
    assert column(model, 1) == ["2,980円", "980円", "", "10,000円"]


def test_amounts_are_sorted_as_numbers_and_empty_cells_come_last() -> None:
    model = shown()
    model.sort(1)
    assert column(model, 1) == ["980円", "2,980円", "10,000円", ""]
    model.sort(1, DOWN)
    assert column(model, 1) == ["10,000円", "2,980円", "980円", ""]
    model.sort(-1)
    assert column(model, 0) == ["乙", "甲", "丙", "丁"]


def test_words_are_sorted_as_words() -> None:
    rows = (("ｂ10",), ("B2",), ("a",), ("",))
    assert [row[0] for row in sorted_rows(rows, 0, is_descending=False)] == ["a", "ｂ10", "B2", ""]


def test_sorting_keeps_rows_whole() -> None:
    model = shown()
    model.sort(1)
    assert model.table.rows == (("甲", "980円"), ("乙", "2,980円"), ("丁", "10,000円"), ("丙", ""))
    assert model.rows_of([0, 2]).rows == (("甲", "980円"), ("丁", "10,000円"))


def test_uneven_rows_have_empty_cells_and_a_heading_each() -> None:
    model = shown(ExtractedTable(columns=("a",), rows=((), ("1", "2"))))
    assert [model.headerData(n, Qt.Orientation.Horizontal) for n in range(2)] == ["a", "列 2"]
    assert column(model, 1) == ["", "2"]


def test_no_table_is_no_rows() -> None:
    model = shown(None)
    assert (model.rowCount(), model.columnCount()) == (0, 0)


@pytest.mark.parametrize(
    ("text", "is_right"), [("2,980円", True), ("-3.5%", True), ("B2", False), ("", False)]
)
def test_amounts_stand_at_the_right(text: str, is_right: bool) -> None:
    model = shown(ExtractedTable(columns=("x",), rows=((text,),)))
    side = model.index(0, 0).data(Qt.ItemDataRole.TextAlignmentRole)
    assert bool(side & int(Qt.AlignmentFlag.AlignRight)) is is_right


def test_lines_of_a_cell_are_shown_as_one_and_whole_in_the_tip() -> None:
    text = "長い説明が書かれている\nセルの二行目です。"
    model = shown(ExtractedTable(columns=("x",), rows=((text,),)))
    assert model.index(0, 0).data() == "長い説明が書かれている セルの二行目です。"
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == text
