"""The window as a whole: placing, faults, closing in mid-run, controls with names."""

import asyncio

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.domain.actions.action import Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.events.events import (
    ActionPerformed,
    FaultShown,
)
from studio.domain.page.observation import DialogSeen, DownloadSeen
from studio.ui.widgets.parts import ModeChoice, SettingsValues
from studio.ui.window.main_window import CLOSE_TASK
from tests.ui.conftest import MakeStage, Stage, idle, on_qt, planned, until
from tests.ui.fakes import SENTENCE


@on_qt
async def test_the_browser_opens_beside_the_window_when_there_is_something_to_show(
    make_stage: MakeStage,
) -> None:
    stage = make_stage(is_side_by_side=True)
    await planned(stage)
    assert not stage.bench.workbench.is_browser_open
    stage.window.move(40, 30)
    stood = stage.window.geometry()
    stage.window.commands["run"].trigger()
    await until(lambda: stage.bench.browser.placed)
    assert stage.window.geometry() == stood  # where the person put it
    left, top, width, height = stage.bench.browser.placed or (0, 0, 0, 0)
    assert left + width == stage.window.screen().availableGeometry().right() + 1
    assert (top >= 0, height > 100) == (True, True)
    assert stage.find(QLabel, "status_browser").text() == "ブラウザー：Chromium"
    stage.window.commands["stop_now"].trigger()
    await idle(stage)


@on_qt
async def test_a_browser_that_nobody_sees_moves_nothing(make_stage: MakeStage) -> None:
    stage = make_stage(SettingsValues(mode=ModeChoice.PRODUCTION), is_side_by_side=True)
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(lambda: stage.bench.workbench.is_browser_open)
    stage.window.commands["stop_now"].trigger()
    await idle(stage)
    assert stage.bench.browser.placed is None


@on_qt
async def test_the_window_stands_left_and_has_the_keyboard_when_the_browser_has_opened(
    make_stage: MakeStage, qtbot: QtBot
) -> None:
    stage = make_stage(is_side_by_side=True)
    question, browser = QDialog(stage.window), QWidget(None, Qt.WindowType.Tool)
    qtbot.addWidget(browser)
    stage.window.move(40, 30)
    question.open()
    browser.show()
    browser.activateWindow()  # a new browser takes the keyboard
    await until(lambda: QApplication.activeWindow() is browser)
    stage.window.begin()
    stage.window.commands["arrange"].trigger()
    await until(lambda: QApplication.activeWindow() is question)
    free = stage.window.screen().availableGeometry()
    assert stage.window.frameGeometry().topLeft() == free.topLeft()
    assert stage.bench.browser.placed is not None
    question.close()


@on_qt
async def test_what_a_page_does_by_itself_stands_in_the_log_and_at_the_foot(
    stage: Stage,
) -> None:
    shop, foot = stage.bench.browser, stage.find(QLabel, "status_page")

    def lines() -> list[str]:
        return [entry.text for entry in stage.window.create_page.record.log.model.entries]

    stage.window.begin()
    shop.downloads = (DownloadSeen(name="請求書.pdf", path="/a/請求書.pdf"),)
    await stage.bench.workbench.observe_page()
    assert foot.text() == "「請求書.pdf」を保存しました"
    shop.dialogs = (DialogSeen(kind="confirm", message="削除しますか？", answer="open"),)
    await stage.bench.workbench.observe_page()  # at once: no line may be thinned out
    assert foot.text() == "確認画面が開いています"
    await stage.bench.workbench.observe_page()
    assert (foot.text(), lines()) == (
        "",
        ["ファイル「請求書.pdf」を保存しました", "確認画面が開いています「削除しますか？」"],
    )


@on_qt
async def test_a_missing_browser_is_said_and_the_window_goes_on(make_stage: MakeStage) -> None:
    stage = make_stage(is_side_by_side=True)
    stage.bench.browser.is_missing = True
    stage.window.begin()
    stage.window.commands["arrange"].trigger()
    await until(lambda: stage.window.create_page.failure.isVisible())
    assert stage.find(QLabel, "failure_title").text() == "ブラウザーが見つかりません。"
    assert "Microsoft Edge" in stage.find(QLabel, "failure_remedy").text()
    await planned(stage)
    assert stage.window.controller.checklist is not None


@on_qt
async def test_a_model_that_is_down_leaves_the_sentence(stage: Stage) -> None:
    stage.bench.model.is_down = True
    stage.window.begin()
    stage.window.create_page.instruction.set_text(SENTENCE)
    stage.window.commands["plan"].trigger()
    await until(lambda: stage.window.create_page.failure.isVisible())
    assert stage.window.create_page.instruction.text == SENTENCE
    stage.bench.model.is_down = False
    await planned(stage)
    assert not stage.window.create_page.failure.isVisible()


@on_qt
async def test_closing_in_mid_run_asks_first_and_then_gives_everything_back(
    stage: Stage, qtbot: QtBot
) -> None:
    stage.bench.model.hold = asyncio.Event()

    def box() -> QMessageBox | None:
        boxes = stage.window.findChildren(QMessageBox, "confirm_box")
        return next((box for box in boxes if box.isVisible()), None)

    def press(name: str) -> None:
        shown = box()
        assert shown is not None
        button = shown.findChild(QAbstractButton, name)
        assert button is not None
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(lambda: stage.bench.model.requests)
    stage.window.close()
    await until(box)
    press("confirm_no")
    await until(lambda: not stage.window.tasks.is_busy(CLOSE_TASK))
    assert stage.bench.workbench.is_running
    stage.window.close()
    await until(box)
    press("confirm_yes")
    await until(lambda: stage.window.closed.is_set())
    assert not stage.bench.workbench.is_running
    assert not stage.bench.browser.is_open
    assert stage.bench.store.is_closed
    assert stage.bench.workbench.bus.listener_count == 0


@on_qt
async def test_emergency_stop_works_while_a_model_call_hangs(stage: Stage) -> None:
    stage.bench.model.hold = asyncio.Event()
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(lambda: stage.bench.model.requests)
    stage.window.commands["stop_now"].trigger()
    await until(lambda: not stage.bench.workbench.is_running)
    await idle(stage)
    assert stage.bench.browser.is_open
    assert not stage.window.create_page.failure.isVisible()
    assert stage.window.commands["run"].isEnabled()


def test_every_control_has_a_name_for_tests_and_screen_readers(stage: Stage) -> None:
    controls = [
        widget
        for kind in (QAbstractButton, QLineEdit, QPlainTextEdit)
        for widget in stage.window.findChildren(kind)
        if not widget.objectName().startswith("qt_")
        and type(widget.parent()).__name__ not in ("QLineEdit", "QTableView")
    ]
    bare = [
        f"{type(w).__name__} {w.objectName()} {w.accessibleName()}"
        for w in controls
        if not w.objectName()
        or not (w.accessibleName() or (isinstance(w, QAbstractButton) and w.text()))
    ]
    assert len(controls) > 30
    assert not bare


def test_labels_never_read_markup(stage: Stage) -> None:
    stage.bench.workbench.bus.publish(FaultShown(code="X", message="<b>x</b>"))
    rich = [
        label.objectName() or label.text()
        for label in stage.window.findChildren(QLabel)
        if label.textFormat() is not Qt.TextFormat.PlainText and label.text()
    ]
    assert not rich


@on_qt
async def test_the_foot_says_where_an_act_has_led(stage: Stage) -> None:
    """A replay looks at few pages: the address of the page before stood there to its end."""
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(stage.window.create_page.save_bar.isVisible)
    await idle(stage)
    led = Evidence(kind=EvidenceKind.URL, detail="http://127.0.0.1/next")
    outcome = Outcome(status=OutcomeStatus.OK, evidence=(led,))
    act = Navigate(url="http://127.0.0.1/next")
    stage.bench.workbench.bus.publish(ActionPerformed(action=act, words="開く", outcome=outcome))
    assert stage.find(QLabel, "status_url").toolTip() == "http://127.0.0.1/next"


@on_qt
async def test_the_keys_of_an_empty_table_page_are_where_it_begins(stage: Stage) -> None:
    """They stood on the choice of flow, behind the button that is blue."""
    stage.window.begin()
    stage.window.commands["go_data"].trigger()
    assert stage.window.focusWidget() is stage.find(QPushButton, "data_open")
    await idle(stage)
    assert stage.window.focusWidget() is stage.find(QPushButton, "data_open")
