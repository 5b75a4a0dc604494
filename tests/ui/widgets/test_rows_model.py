"""Rows of values as Qt sees them."""

from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from studio.ui.widgets.rows_model import RowsModel


class Words(RowsModel[str]):
    """Words and their length."""

    def cell(self, row: str, column: int) -> str:
        return row if column == 0 else str(len(row))


def test_rows_and_headings(qtmodeltester: ModelTester) -> None:
    model = Words(("語", "長さ"))
    model.show(["ひとつ", "ふたつめ"])
    qtmodeltester.check(model)
    assert model.headerData(1, Qt.Orientation.Horizontal) == "長さ"
    assert model.index(1, 1).data() == "4"
    assert model.row(2) is None
    assert model.rowCount(model.index(0, 0)) == 0


def test_more_rows_leave_what_is_there(qtbot: QtBot) -> None:
    model = Words(("語", "長さ"))
    model.show(["ひとつ"])
    with qtbot.waitSignal(model.rowsInserted) as told:
        model.append(["ふたつ", "みっつ"])
    assert told.args is not None
    assert told.args[1:] == [1, 2]
    with qtbot.assertNotEmitted(model.rowsInserted):
        model.append([])
    assert list(model.rows) == ["ひとつ", "ふたつ", "みっつ"]
    assert model.index(0, 0, QModelIndex()).data() == "ひとつ"
