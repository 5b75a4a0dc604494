"""The cards by keyboard and by mouse: one set of real buttons, the others painted."""

from weakref import ref

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.domain.records.check import CheckKind, CheckReport
from studio.ui.library.library_card import CardButtons
from tests.ui.conftest import Stage, idle, on_qt, press, until
from tests.ui.history.test_history import REPLAYED
from tests.ui.library.test_library import at_library, make_flow


@on_qt
async def test_many_flows_have_one_set_of_buttons(stage: Stage) -> None:
    page = stage.window.library_page
    await at_library(stage, *(make_flow(f"手順 {n}") for n in range(300)))
    assert len(page.list.flows) == 300
    page.list.choose(299)
    assert page.list.current == page.list.flows[299]
    assert len([b for b in page.findChildren(CardButtons) if b.isVisible()]) == 1
    page.refresh()
    await idle(stage)
    assert page.list.current == page.list.flows[299]
    assert page.list.verticalScrollBar().value() > 0


@on_qt
async def test_the_buttons_go_from_card_to_card(stage: Stage) -> None:
    page = stage.window.library_page
    await at_library(stage, *(make_flow(f"手順 {n}") for n in range(3)))
    buttons = page.list.buttons
    for row in (1, 2, 0):
        page.list.choose(row)
        assert page.list.buttons is buttons
        assert buttons is not None
        assert buttons.isVisible()
        assert buttons.run_button.accessibleName() == f"「{page.list.flows[row].name}」を実行"
        assert buttons.geometry().top() > page.list.visualRect(page.list.currentIndex()).top()
    page.list.choose(2)
    press(page, "flow_run")
    await until(lambda: stage.bench.store.records)
    assert stage.bench.store.records[-1].name == page.list.flows[2].name
    assert len(page.findChildren(CardButtons)) == 2  # with the sample of the pictures


@on_qt
async def test_all_by_keyboard(stage: Stage, qtbot: QtBot) -> None:
    page = stage.window.library_page
    await at_library(stage, make_flow("交通費"), make_flow("請求書"), make_flow("勤怠"))
    stage.window.activateWindow()
    qtbot.keyClick(page.search, Qt.Key.Key_Down)
    assert page.list.hasFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    assert page.list.current is not None
    assert page.list.current.name == "請求書"
    qtbot.keyClick(page.list, Qt.Key.Key_Tab)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == "「請求書」を実行"
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    await until(lambda: len(page.list.flows) == 2)
    await idle(stage)
    press(page, "library_undo")
    await until(lambda: len(page.list.flows) == 3)
    await idle(stage)
    page.list.choose([flow.name for flow in page.list.flows].index("請求書"))
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    await until(lambda: stage.bench.store.records)
    assert stage.bench.store.records[-1].name == "請求書"
    await idle(stage)
    stage.window.commands["go_library"].trigger()
    await idle(stage)
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_K)
    assert stage.window.focusWidget() is page.search
    assert page.search.text() == "k"


@on_qt
async def test_painted_buttons_are_pressed_like_real_ones(stage: Stage, qtbot: QtBot) -> None:
    shown = stage.window.library_page.list

    def press(row: int, *, is_run: bool) -> None:
        buttons = shown.buttons
        assert buttons is not None
        part = buttons.run_button if is_run else buttons.more_button
        index = shown.model().index(row, 0)
        place = part.geometry().center() + buttons.pos()
        place.setY(place.y() - shown.visualRect(shown.currentIndex()).top())
        place.setY(place.y() + shown.visualRect(index).top())
        qtbot.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=place)

    await at_library(stage, make_flow("交通費"), make_flow("請求書"), make_flow("勤怠"))
    press(2, is_run=False)
    assert shown.current is not None
    assert shown.current.name == "交通費"
    assert shown.buttons is not None
    assert shown.buttons.menu.isVisible()
    shown.buttons.menu.close()
    press(1, is_run=True)
    await until(lambda: stage.bench.store.records)
    assert stage.bench.store.records[-1].name == "請求書"
    await idle(stage)


@on_qt
async def test_a_card_leads_to_the_runs_of_its_flow(stage: Stage) -> None:
    page = stage.window.history_page
    await at_library(stage, make_flow("交通費"), make_flow("請求書"))
    for flow in stage.bench.store.flows.values():
        run = REPLAYED.model_copy(
            update={"run_id": flow.name, "flow_id": flow.id, "name": flow.name}
        )
        await stage.bench.store.add_run(run)
    stage.find(QAction, "flow_runs").trigger()
    await idle(stage)
    assert page.isVisible()
    assert [record.name for record in page.model.rows] == ["請求書"]


@on_qt
async def test_checks_shown_no_more_go_in_later_turns_of_the_loop(stage: Stage) -> None:
    page = stage.window.library_page
    await at_library(stage, make_flow("交通費"))
    flow = page.list.flows[0]
    report = CheckReport(flow_id=flow.flow_id, flow_version=1, check_kind=CheckKind.READ)
    older = ref(report)
    page.list.show_flows([flow], {flow.flow_id: report})
    del report
    page.list.show_flows([flow], {})
    assert older() is not None
    await until(lambda: older() is None)
