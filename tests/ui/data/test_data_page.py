"""データ: a table is dropped, mapped, tried with one row, carried out, asked about, taken up again."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)

from studio.domain.actions.action import Fill
from studio.domain.flows.flow import Flow
from studio.domain.records.sheet import CellFault, SheetRow
from studio.domain.runs.batch import RowState
from studio.domain.values.variable import Converter
from studio.ui.data.data_cards import MAX_JOBS, JobsCard
from studio.ui.data.data_mapping import COLUMN_MIME, DropCombo
from studio.ui.data.data_model import OWN, DataModel
from studio.ui.data.data_page import DataPage
from studio.ui.data.data_stages import StagesLine
from studio.ui.data.data_table import DataTable
from studio.ui.desk.data_controller import DataController
from studio.ui.editor.variable_proposals import ProposalsDialog
from studio.ui.widgets.room import Room
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from studio.ui.widgets.written_file import WrittenFile
from studio.ui.window.bridge import EventBridge
from tests.engine.rows.desk import (
    Desk,
    TableTwin,
    bench_of,
    browser_at,
    sheet_of,
    slip_flow,
)
from tests.memory_library import MemoryLibrary
from tests.ui.conftest import (
    RESOURCES,
    Outside,
    child,
    make_actions,
    on_qt,
    press,
    shown,
    until,
)
from tests.ui.fakes import ScriptedModel


class Opened:
    """The page on a real workbench, over the desk that takes slips."""

    def __init__(self, theme: Theme, host: QWidget, rows: int = 3) -> None:
        self.site = Desk()
        self.twin = TableTwin(sheet_of(rows))
        self.store = MemoryLibrary()
        bench = bench_of(self.store, browser_at(self.site), self.twin)
        self.tasks = TaskOwner(host)
        save = Outside(ScriptedModel()).save_tables
        actions = make_actions(host, [])
        room = Room(bench, self.tasks, theme, actions, Path(RESOURCES), save)
        self.page = DataPage(room, host)
        self.page.resize(900, 700)
        self.page.show()
        self.bench = bench
        self.bridge = EventBridge(bench.bus, host)
        self.bridge.happened.connect(self.page.take_event)
        self.bridge.happened.connect(self.agree)

    @property
    def controller(self) -> DataController:
        return self.page.controller

    def agree(self, event: object) -> None:
        """Answer every question of the run with yes, as a person at the card would."""
        request_id = getattr(event, "request_id", "")
        if request_id and type(event).__name__.endswith("Requested"):
            self.bench.answer(request_id, is_yes=True)

    async def idle(self) -> None:
        await until(lambda: not self.tasks.names)

    async def mapped(self) -> None:
        await self.store.save(slip_flow())
        self.page.refresh()
        await self.idle()
        self.page.open_file(Path("/tables/伝票.csv"))
        await self.idle()
        self.page.flows.setCurrentIndex(1)
        await self.idle()


def main_button(opened: Opened) -> str:
    """Return which of the two ways to begin is the one that is offered first."""
    (name,) = (
        name
        for name in ("data_trial", "data_rest", "data_copy")
        if child(opened.page, QPushButton, name).property("look") == "main"
    )
    return name


@pytest.fixture
def opened(theme: Theme, host: QWidget) -> Opened:
    host.resize(920, 720)
    return Opened(theme, host)


@on_qt
async def test_columns_called_like_variables_are_mapped_and_others_by_hand_or_drag(
    opened: Opened,
) -> None:
    await opened.mapped()
    assert {name: one.column for name, one in opened.controller.mappings.items()} == {
        "番号": "番号",
        "金額": "金額",
    }
    combo = child(opened.page, DropCombo, "map_金額")
    data = QMimeData()
    data.setData(COLUMN_MIME, "備考".encode())
    combo.dropEvent(
        QDropEvent(
            QPointF(1, 1),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    assert opened.controller.mappings["金額"].column == "備考"
    combo.setCurrentIndex(0)
    assert "金額" not in opened.controller.mappings
    line = child(opened.page, QLineEdit, "fixed_金額")
    assert line.isVisibleTo(opened.page)
    line.setText("500")
    prepared = await opened.controller.prepared()
    assert prepared
    assert dict(prepared.rows[2].values) == {"番号": "A-3", "金額": "500"}


@on_qt
async def test_a_column_that_goes_nowhere_is_told_while_a_value_is_the_same_in_all_rows(
    opened: Opened,
) -> None:
    """Everybody's claim would have been sent under the name of whoever was recorded."""
    await opened.mapped()
    unused = child(opened.page, QLabel, "mapping_unused")
    assert not unused.isVisibleTo(opened.page)  # all values have a column, whatever 備考 is for
    opened.controller.map("金額", "")
    assert unused.isVisibleTo(opened.page)
    assert unused.text().startswith(
        "「金額」は、どの行も同じ値になります。表の「金額」、「備考」は、"
    )
    child(opened.page, QLineEdit, "fixed_金額").setText("500")
    assert not unused.isVisibleTo(opened.page)


@on_qt
async def test_a_trial_that_went_wrong_is_no_trial(opened: Opened) -> None:
    """The rest was offered in blue, with 「よければ」, below the question about the row that failed."""
    opened.site.forgets_to_answer = frozenset({"A-1"})
    await opened.mapped()
    press(opened.page, "data_trial")
    await opened.idle()
    assert opened.page.question.isVisibleTo(opened.page)
    assert main_button(opened) == "data_trial"
    assert "よければ" not in child(opened.page, QLabel, "data_said").text()
    assert child(opened.page, StagesLine, "data_stages").accessibleName() == "いま：1 件試す"


@on_qt
async def test_what_was_said_of_a_job_goes_with_it_and_it_can_be_taken_up_again(
    opened: Opened,
) -> None:
    await opened.mapped()
    press(opened.page, "data_trial")
    await opened.idle()
    press(opened.page, "data_anew")
    await opened.idle()
    assert not child(opened.page, QLabel, "data_said").isVisibleTo(opened.page)
    assert opened.page.jobs.isVisibleTo(opened.page)


@on_qt
async def test_a_converter_shows_at_once_what_it_makes(opened: Opened) -> None:
    cells = SheetRow(number=1, cells=("Ａ－１", "１，０００円", ""))
    opened.twin.sheet = opened.twin.sheet.model_copy(update={"rows": (cells,)})
    await opened.mapped()
    press(opened.page, "convert_金額")
    menu = child(opened.page, QMenu, "converter_menu")
    next(a for a in menu.actions() if a.objectName().endswith("number_plain")).trigger()
    menu.close()
    assert opened.controller.mappings["金額"].converters == (Converter.NUMBER_PLAIN,)
    assert child(opened.page, QLabel, "example_金額").text() == "例：１，０００円 → 1000"
    opened.controller.convert("番号", (Converter.DATE_ISO,))
    assert "変換できません" in child(opened.page, QLabel, "example_番号").text()


@on_qt
async def test_one_row_is_tried_then_the_rest_and_the_results_stand_beside_them(
    opened: Opened,
) -> None:
    await opened.mapped()
    assert main_button(opened) == "data_trial"
    press(opened.page, "data_trial")
    await opened.idle()
    assert main_button(opened) == "data_rest"
    states = [row.state for row in opened.controller.rows]
    assert states == [RowState.DONE, RowState.WAITING, RowState.WAITING]
    assert "1 件を試しました" in child(opened.page, QLabel, "data_said").text()
    assert opened.page.findChild(DropCombo, "map_番号") is None  # it cannot be changed any more
    assert child(opened.page, QLabel, "mapping_said").text() == "番号：列「番号」、金額：列「金額」"
    press(opened.page, "data_rest")
    await opened.idle()
    assert {row.state for row in opened.controller.rows} == {RowState.DONE}
    assert dict(opened.site.sent) == {"A-1": 1, "A-2": 1, "A-3": 1}
    table = opened.page.findChild(DataTable)
    assert table
    assert not table.isColumnHidden(1)
    assert table.horizontalHeader().length() >= table.viewport().width()  # 理由 has the rest
    assert opened.page.model.index(2, 1).data() == "完了"
    assert not child(opened.page, QPushButton, "data_rest").isEnabled()
    assert main_button(opened) == "data_copy"
    press(opened.page, "data_copy")
    await opened.idle()
    assert len(opened.twin.copies) == 1
    press(opened.page, "data_anew")
    assert opened.controller.batch is None


@on_qt
async def test_the_blue_button_of_an_empty_page_takes_a_table(opened: Opened) -> None:
    assert child(opened.page, QPushButton, "data_open").property("look") == "main"
    opened.page.open_file(Path("/tables/伝票.csv"))
    await opened.idle()
    assert child(opened.page, QPushButton, "data_open").property("look") == ""


@on_qt
async def test_the_page_says_which_of_its_four_stages_is_to_be_done_now(opened: Opened) -> None:
    """It began with an empty table, a cut hint and buttons that could not be pressed."""

    def now() -> str:
        return child(opened.page, StagesLine, "data_stages").accessibleName()

    assert now() == "いま：表を選ぶ"
    assert not child(opened.page, QPushButton, "data_trial").isVisibleTo(opened.page)
    assert child(opened.page, QLabel, "data_empty").isVisibleTo(opened.page)
    opened.page.open_file(Path("/tables/伝票.csv"))
    await opened.idle()
    assert now() == "いま：手順と列を合わせる"
    await opened.mapped()
    assert now() == "いま：1 件試す"
    press(opened.page, "data_trial")
    await opened.idle()
    assert now() == "いま：残りを実行"
    press(opened.page, "data_rest")
    await opened.idle()
    assert now() == "いま：終わりました"
    assert child(opened.page, QLabel, "data_stage_4").text() == "✓ 残りを実行"


@on_qt
async def test_the_row_that_is_tried_keeps_the_page_before_each_act(opened: Opened) -> None:
    """A flow that is played over tables alone had no 前の画面 to be mended by."""
    await opened.mapped()
    press(opened.page, "data_trial")
    await opened.idle()
    flow = opened.controller.flow
    assert flow is not None
    (record,) = opened.store.records
    detail = await opened.store.run(record.run_id)
    assert any(step.has_before for step in detail.steps)


@on_qt
async def test_results_that_were_written_can_be_opened_until_something_else_is_said(
    opened: Opened,
) -> None:
    await opened.mapped()
    press(opened.page, "data_trial")
    await opened.idle()
    files = child(opened.page, WrittenFile, "written_file")
    assert files.isHidden()
    press(opened.page, "data_copy")
    await opened.idle()
    assert files.isVisibleTo(opened.page)
    press(opened.page, "data_rest")
    await opened.idle()
    assert files.isHidden()


@on_qt
async def test_a_row_nobody_knows_of_is_asked_about_and_never_sent_again_unasked(
    opened: Opened,
) -> None:
    opened.site.forgets_to_answer = frozenset({"A-2"})
    await opened.mapped()
    press(opened.page, "data_rest")
    await opened.idle()
    assert opened.controller.rows[1].state in (RowState.UNCLEAR, RowState.FAILED)
    assert opened.page.question.isVisibleTo(opened.page)
    assert "2 行目" in child(opened.page, QLabel, "row_title").text()
    told = child(opened.page, QLabel, "data_reason")
    assert not told.isVisibleTo(opened.page)  # the question says it
    opened.page.table.selectRow(1)
    assert (
        told.text() == f"2 行目：{opened.controller.rows[1].told}"
    )  # 理由 has room for half of it
    press(opened.page, "row_skip")
    await opened.idle()
    assert opened.controller.rows[1].state is RowState.SKIPPED
    assert opened.site.sent["A-2"] == 1


@on_qt
async def test_rows_that_cannot_be_used_are_told_before_anything_begins(opened: Opened) -> None:
    rows = list(opened.twin.sheet.rows)
    rows[1] = rows[1].model_copy(
        update={"faults": (CellFault(column=1, message="セルがエラーです。"),)}
    )
    opened.twin.sheet = opened.twin.sheet.model_copy(update={"rows": tuple(rows)})
    await opened.mapped()
    job = await opened.controller.prepared()
    assert job
    press(opened.page, "data_trial")
    press(await shown(opened.page, QDialog, "choose_box"), "choose_none")
    await opened.idle()
    assert job.faulty == 1
    assert opened.controller.batch is None
    assert not opened.site.sent


@on_qt
async def test_an_unfinished_job_is_taken_up_or_forgotten(opened: Opened) -> None:
    await opened.mapped()
    press(opened.page, "data_trial")
    await opened.idle()
    opened.controller.begin_anew()
    opened.page.refresh()
    await opened.idle()
    assert opened.page.jobs.isVisibleTo(opened.page)
    press(opened.page, "job_resume")
    await opened.idle()
    assert [row.state for row in opened.controller.rows].count(RowState.WAITING) == 2
    assert not opened.page.jobs.isVisibleTo(opened.page)
    heads = [
        opened.page.model.headerData(n, Qt.Orientation.Horizontal)
        for n in range(opened.page.model.columnCount())
    ]
    assert heads[3:] == ["番号", "金額", "備考"]  # all columns of the file, not the mapped ones
    told = child(opened.page, QLabel, "data_said").text()
    assert told == "3 行のうち、1 行が完了しています。残りは 2 行で、2 行目から行います。"
    press(opened.page, "data_rest")
    await opened.idle()
    assert set(opened.site.sent.values()) == {1}
    assert opened.site.sent.total() == 3


@on_qt
async def test_a_job_whose_table_is_another_one_now_is_taken_up_with_what_was_kept(
    opened: Opened,
) -> None:
    await opened.mapped()
    press(opened.page, "data_trial")
    await opened.idle()
    opened.twin.sheet = opened.twin.sheet.model_copy(update={"digest": "second", "rows": ()})
    opened.controller.begin_anew()
    opened.page.refresh()
    await opened.idle()
    press(opened.page, "job_resume")
    await opened.idle()
    assert opened.page.model.columnCount() == 5
    assert opened.page.model.rowCount() == 3
    assert "割り当てた列だけ" in child(opened.page, QLabel, "data_said").text()


@on_qt
async def test_rows_of_an_earlier_job_are_done_again_only_when_that_is_said(opened: Opened) -> None:
    await opened.mapped()
    press(opened.page, "data_trial")
    await opened.idle()
    opened.controller.begin_anew()
    press(opened.page, "data_rest")
    press(await shown(opened.page, QDialog, "choose_box"), "choose_none")
    await opened.idle()
    assert opened.controller.batch is None
    press(opened.page, "data_rest")
    press(await shown(opened.page, QDialog, "choose_box"), "choose_leave_out")
    await opened.idle()
    assert dict(opened.site.sent) == {"A-1": 1, "A-2": 1, "A-3": 1}
    opened.controller.begin_anew()
    press(opened.page, "data_trial")
    press(await shown(opened.page, QDialog, "choose_box"), "choose_again")
    await opened.idle()
    assert dict(opened.site.sent) == {"A-1": 2, "A-2": 1, "A-3": 1}


@on_qt
async def test_where_the_folder_takes_no_file_another_one_is_asked_for(
    opened: Opened, tmp_path: Path
) -> None:
    await opened.mapped()
    press(opened.page, "data_trial")
    await opened.idle()
    opened.twin.closed = Path("/tables")
    press(opened.page, "data_copy")
    press(await shown(opened.page, QDialog, "choose_box"), "choose_none")
    await opened.idle()
    assert "書き込めません" in child(opened.page, QLabel, "data_said").text()
    press(opened.page, "data_copy")
    press(await shown(opened.page, QDialog, "choose_box"), "choose_go")
    dialog = await shown(opened.page, QFileDialog, "folder_dialog")
    dialog.fileSelected.emit(str(tmp_path))
    dialog.accept()
    await opened.idle()
    assert len(opened.twin.copies) == 1
    assert str(tmp_path) in child(opened.page, QLabel, "data_said").text()


@on_qt
async def test_a_file_is_dropped_onto_the_page(opened: Opened) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/tables/伝票.csv")])
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    opened.page.dropEvent(event)
    await opened.idle()
    assert opened.controller.sheet
    assert child(opened.page, QLabel, "data_file").text() == "伝票.csv"
    assert not child(opened.page, QPushButton, "data_rest").isEnabled()


@on_qt
async def test_five_thousand_rows_make_no_widget_a_row(theme: Theme, host: QWidget) -> None:
    opened = Opened(theme, host, rows=5_000)
    before = len(QApplication.allWidgets())
    await opened.mapped()
    assert opened.page.model.rowCount() == 5_000
    assert len(QApplication.allWidgets()) - before < 120


@on_qt
async def test_only_the_newest_unfinished_jobs_are_shown(theme: Theme, host: QWidget) -> None:
    opened = Opened(theme, host)
    await opened.mapped()
    job = await opened.controller.prepared()
    assert job
    card = JobsCard(theme, lambda _: None, lambda _: None, host)
    card.show_jobs([job.batch] * 9)
    assert len(card.findChildren(QPushButton, "job_resume")) == MAX_JOBS
    card.show_jobs(())
    assert not card.isVisibleTo(host)


def always_the_same() -> Flow:
    """Return the slips' flow as a recording leaves it: its values are those of that day."""
    typed = {"番号": "A-9", "金額": "900"}
    steps = tuple(
        step.model_copy(
            update={
                "action": step.action.model_copy(update={"value": typed[step.action.target.name]})
            }
        )
        if isinstance(step.action, Fill)
        else step
        for step in slip_flow().steps
    )
    return slip_flow().model_copy(update={"variables": (), "steps": steps})


@on_qt
async def test_a_flow_of_fixed_values_gets_its_columns_on_the_spot(opened: Opened) -> None:
    """After a recording nothing could be mapped, and nothing said why 1件だけ試す was grey."""
    await opened.store.save(always_the_same())
    opened.page.refresh()
    await opened.idle()
    opened.page.open_file(Path("/tables/伝票.csv"))
    await opened.idle()
    opened.page.flows.setCurrentIndex(1)
    await opened.idle()
    assert not opened.controller.is_mapped
    assert "いつも同じ" in child(opened.page, QLabel, "mapping_same").text()
    press(opened.page, "mapping_offer")
    dialog = await shown(opened.page, QDialog, "proposals_dialog")
    assert isinstance(dialog, ProposalsDialog)
    dialog.accept_button.click()
    await opened.idle()
    assert set(opened.controller.mappings) == {"番号", "金額"}
    assert opened.controller.is_mapped
    assert not child(opened.page, QLabel, "mapping_same").isVisible()


def table_of(theme: Theme, host: QWidget, *cells: str, headings: tuple[str, ...]) -> DataTable:
    model = DataModel(host)
    table = DataTable(model, theme, host)
    table.resize(900, 300)
    row = SheetRow(number=1, cells=cells)
    sheet = sheet_of(1).model_copy(update={"headings": headings, "rows": (row,)})
    model.show_sheet(sheet)
    table.show()
    table.size_columns(is_job=False, has_faults=False)
    return table


@on_qt
async def test_a_column_is_as_wide_as_what_it_holds(theme: Theme, host: QWidget) -> None:
    long = "大阪府大阪市北区中之島一丁目二番三号 手順ビルディング 十二階"
    table = table_of(theme, host, "1", long, headings=("数", "住所"))
    short, address = len(OWN), len(OWN) + 1
    assert table.columnWidth(short) < 100 < table.fontMetrics().horizontalAdvance(long)
    assert table.columnWidth(address) > table.fontMetrics().horizontalAdvance(long)
    table.resize(400, 300)
    await until(lambda: table.columnWidth(address) < 300)  # cut, with its tip
    index = table.model().index(0, address)
    assert table.model().data(index, Qt.ItemDataRole.ToolTipRole) == long
    assert table.textElideMode() is Qt.TextElideMode.ElideRight


@on_qt
async def test_a_column_that_a_person_made_wider_stays_so(theme: Theme, host: QWidget) -> None:
    table = table_of(theme, host, "1", "2", headings=("数", "量"))
    table.setColumnWidth(len(OWN), 200)
    table.size_columns(is_job=False, has_faults=False)
    assert table.columnWidth(len(OWN)) == 200
