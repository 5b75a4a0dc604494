"""ライブラリ by hand."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from studio.domain.action import Fill, Navigate
from studio.domain.flow import Flow, FlowStep
from studio.domain.target import Fingerprint, Target
from studio.domain.variable import Variable
from studio.engine.variable_desk import asked_variables, secret_variables
from studio.ui.panels.library_acts import file_name
from tests.ui.conftest import RunQt, Stage, idle, until
from tests.ui.fakes import SHOP_URL

MakeStage = Callable[..., Stage]


def make_flow(name: str, *variables: Variable) -> Flow:
    """Return a flow that opens a page, and fills a password if it has a variable for one."""
    password = Target(name="パスワード", fingerprint=Fingerprint(type="password"))
    steps = [FlowStep(item=f"{name}を開く", action=Navigate(url=SHOP_URL))]
    if any(variable.name == "合言葉" for variable in variables):
        fill = Fill(target=password, value="{{合言葉}}")
        steps.append(FlowStep(item="合言葉を入力する", action=fill))
    return Flow(
        name=name, purpose=f"{name}をする", variables=variables, steps=tuple(steps),
        origins=(SHOP_URL.rstrip("/"),),
    )  # fmt: skip


async def at_library(stage: Stage, *flows: Flow) -> None:
    for flow in flows:
        await stage.bench.store.save(flow)
    stage.window.begin()
    stage.window.commands["go_library"].trigger()
    await idle(stage)


def visible(stage: Stage, name: str) -> QDialog | None:
    found = stage.window.findChildren(QDialog, name)
    return next((dialog for dialog in found if dialog.isVisible()), None)


def test_search_as_you_type(make_stage: MakeStage, run_qt: RunQt) -> None:
    stage = make_stage()
    page = stage.window.library_page

    async def journey() -> None:
        await at_library(stage, make_flow("勤怠"), make_flow("請求書"), make_flow("交通費"))
        assert len(page.list.flows) == 3
        page.search.setText("請求")
        await until(lambda: len(page.list.flows) == 1)
        page.search.setText("無い")
        await until(lambda: not page.list.flows)
        assert "見つかりませんでした" in stage.find(QLabel, "library_empty").text()
        page.search.clear()
        await until(lambda: len(page.list.flows) == 3)
        await stage.closed()

    run_qt(journey())


def test_delete_asks_and_no_is_the_default(
    make_stage: MakeStage, run_qt: RunQt, qtbot: QtBot
) -> None:
    stage = make_stage()

    def press(name: str) -> None:
        box = visible(stage, "confirm_box")
        assert isinstance(box, QMessageBox)
        button = box.findChild(QAbstractButton, name)
        assert button is not None
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    async def journey() -> None:
        await at_library(stage, make_flow("勤怠"))
        stage.find(QAction, "delete_flow").trigger()
        await until(lambda: visible(stage, "confirm_box"))
        box = visible(stage, "confirm_box")
        qtbot.keyClick(box, Qt.Key.Key_Return)
        await idle(stage)
        assert stage.bench.store.flows
        stage.find(QAction, "delete_flow").trigger()
        await until(lambda: visible(stage, "confirm_box"))
        press("confirm_yes")
        await until(lambda: not stage.bench.store.flows)
        await until(lambda: not stage.window.library_page.list.flows)
        await stage.closed()

    run_qt(journey())


def test_export_writes_the_chosen_file(
    make_stage: MakeStage, run_qt: RunQt, tmp_path: Path
) -> None:
    stage = make_stage()

    async def journey() -> None:
        await at_library(stage, make_flow("請求書"))
        stage.find(QAction, "export_python").trigger()
        await until(lambda: visible(stage, "save_dialog"))
        dialog = visible(stage, "save_dialog")
        assert isinstance(dialog, QFileDialog)
        dialog.fileSelected.emit(str(tmp_path / "out.py"))
        dialog.done(QDialog.DialogCode.Accepted)
        await idle(stage)
        assert (tmp_path / "out.py").read_text("utf-8") == "# 請求書を開く\n"
        assert "out.py" in stage.find(QLabel, "library_notice").text()
        await stage.closed()

    run_qt(journey())


def test_a_flow_that_asks_gets_a_form_and_hides_what_is_secret(
    make_stage: MakeStage, run_qt: RunQt
) -> None:
    stage = make_stage()
    flow = make_flow(
        "入室",
        Variable(name="合言葉", ask_each_time=True),
        Variable(name="月", value="11", ask_each_time=True),
        Variable(name="固定", value="1"),
    )
    assert [variable.name for variable in asked_variables(flow)] == ["合言葉", "月"]
    assert secret_variables(flow) == {"合言葉"}

    async def journey() -> None:
        await at_library(stage, flow)
        stage.find(QPushButton, "flow_run").click()
        await until(lambda: visible(stage, "run_form"))
        accept = stage.find(QPushButton, "form_accept")
        secret = stage.find(QLineEdit, "value_合言葉")
        assert secret.echoMode() is QLineEdit.EchoMode.Password
        assert not accept.isEnabled()
        secret.setText("ひらけごま")
        assert accept.isEnabled()
        accept.click()
        await until(lambda: stage.bench.store.records)
        await idle(stage)
        assert stage.bench.store.records[-1].model_calls == 0
        assert stage.bench.browser.query == "ひらけごま"
        assert stage.window.create_page.banner.isVisible()
        stage.find(QPushButton, "leave_flow").click()
        assert stage.window.create_page.instruction.isVisible()
        await stage.closed()

    run_qt(journey())


@pytest.mark.parametrize(
    ("name", "expected"),
    [("請求書", "請求書.py"), ('a/b\\c:d*?"<>|', "a_b_c_d______.py")],
)
def test_file_names_every_system_takes(name: str, expected: str) -> None:
    assert file_name(name, ".py") == expected
