"""A table of records: by keyboard, and with what has room."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from studio.ui.widgets.record_table import Columns, RecordTable, SignDelegate
from studio.ui.widgets.rows_model import Index
from studio.ui.widgets.theme import Theme
from tests.ui.widgets.test_rows_model import Words


@pytest.fixture
def table(host: QWidget) -> RecordTable:
    """Return a table of three words."""
    model = Words(("語", "長さ"), host)
    model.show(["ひとつ", "ふたつ", "みっつ"])
    made = RecordTable(model, "語の表", Columns({1: 80}, {1: 300}), host)
    made.resize(400, 200)
    made.show()
    return made


def test_enter_opens_and_delete_asks(table: RecordTable, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.chosen) as told:
        table.choose(1)
    assert told.args == [1]
    with qtbot.waitSignal(table.opened):
        qtbot.keyClick(table, Qt.Key.Key_Return)
    with qtbot.waitSignal(table.removal_asked):
        qtbot.keyClick(table, Qt.Key.Key_Delete)
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert table.currentIndex().row() == 2


def test_other_rows_choose_none(table: RecordTable, qtbot: QtBot) -> None:
    table.choose(1)
    model = table.model()
    assert isinstance(model, Words)
    with qtbot.waitSignal(table.chosen) as told:
        model.show(["よっつ"])
    assert told.args == [-1]


def test_columns_leave_where_there_is_no_room(table: RecordTable) -> None:
    assert not table.isColumnHidden(1)
    table.resize(250, 200)
    assert table.isColumnHidden(1)


def test_a_picture_asks_the_model_once_a_cell(host: QWidget) -> None:
    asked: list[int] = []

    class Asked(Words):
        @override
        def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
            asked.append(int(role))
            return super().data(index, role)

    model = Asked(("語", "長さ"), host)
    model.show(["ひとつ", "ふたつ"])
    table = RecordTable(model, "語の表", Columns({1: 80}), host)
    table.resize(400, 200)
    table.show()
    asked.clear()
    table.viewport().grab()
    assert asked == [int(Qt.ItemDataRole.DisplayRole)] * 4


def test_a_sign_stands_before_the_words(host: QWidget, theme: Theme, table: RecordTable) -> None:
    table.show()
    before = table.viewport().grab().toImage()
    sign = SignDelegate(theme, lambda _: ("fa6s.circle-check", "green"), table)
    table.setItemDelegateForColumn(0, sign)
    assert table.viewport().grab().toImage() != before


def test_a_long_name_takes_a_second_line_and_its_row_alone(host: QWidget, qtbot: QtBot) -> None:
    """履歴 cut the names of flows."""
    long = "毎月の請求書をまとめて保存し、会計システムに登録してから、経理部の担当者へ知らせる"
    model = Words(("語", "長さ"), host)
    table = RecordTable(model, "語の表", Columns({1: 80}, wrapped=0), host)
    table.resize(400, 300)
    table.show()
    model.show(["短い", long, "短い"])
    plain = table.verticalHeader().defaultSectionSize()
    line = table.fontMetrics().height()
    qtbot.waitUntil(lambda: table.rowHeight(1) >= plain + line)
    assert [table.rowHeight(row) for row in (0, 2)] == [plain, plain]
    table.resize(1_200, 300)
    qtbot.waitUntil(lambda: table.rowHeight(1) == plain)
    table.resize(400, 300)
    qtbot.waitUntil(lambda: table.rowHeight(1) > plain)
    model.show(["短い"] * 3)
    qtbot.waitUntil(lambda: table.rowHeight(1) == plain)


def test_a_very_long_name_stays_within_its_row(host: QWidget, qtbot: QtBot) -> None:
    """It ran over the rows above and below, and a line of it began with 」."""
    model = Words(("語", "長さ"), host)
    table = RecordTable(model, "語の表", Columns({1: 80}, wrapped=0), host)
    table.resize(240, 300)
    table.show()
    model.show(["申請者名に「山田 太郎」、社員番号に「104200」、" * 6, "短い"])
    plain = table.verticalHeader().defaultSectionSize()
    qtbot.waitUntil(lambda: table.rowHeight(0) > 2 * plain - 16)
    row = table.visualRect(model.index(0, 0))
    image = table.viewport().grab(row).toImage()
    for y in (1, 3, image.height() - 5, image.height() - 4):
        assert len({image.pixel(x, y) for x in range(9, image.width() - 9)}) == 1, y
