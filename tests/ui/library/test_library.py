"""ライブラリ by hand."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
)

from studio.domain.actions.action import Fill, Navigate
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Fingerprint, Target
from studio.domain.values.variable import Variable
from studio.engine.secrets.masking import secret_variables
from studio.engine.variables.variable_values import asked_variables
from studio.ui.library.library_acts import file_name
from tests.ui.conftest import Stage, child, idle, on_qt, press, until
from tests.ui.fakes import SHOP_URL


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


@on_qt
async def test_search_as_you_type(stage: Stage) -> None:
    page = stage.window.library_page
    await at_library(stage, make_flow("勤怠"), make_flow("請求書"), make_flow("交通費"))
    assert len(page.list.flows) == 3
    page.search.setText("請求")
    await until(lambda: len(page.list.flows) == 1)
    page.search.setText("無い")
    await until(lambda: not page.list.flows)
    assert "見つかりませんでした" in stage.find(QLabel, "library_empty").text()
    page.search.clear()
    await until(lambda: len(page.list.flows) == 3)


@on_qt
async def test_a_deleted_flow_comes_back_with_one_press(stage: Stage) -> None:
    """Deleting could not be taken back: 元に戻せません."""
    page = stage.window.library_page
    await at_library(stage, make_flow("勤怠"))
    stage.find(QAction, "delete_flow").trigger()
    await until(lambda: not page.list.flows)
    await idle(stage)
    assert "30 日のあいだ、元に戻せます" in stage.find(QLabel, "library_notice").text()
    assert stage.bench.store.flows
    press(page, "library_undo")
    await until(lambda: page.list.flows)
    await idle(stage)
    assert not stage.find(QPushButton, "library_undo").isVisible()


async def written(stage: Stage, text: str) -> None:
    """Write a line into the form that comes up."""
    await until(lambda: visible(stage, "line_form"))
    form = visible(stage, "line_form")
    assert form is not None
    child(form, QLineEdit, "line_value").setText(text)
    press(form, "form_accept")
    await idle(stage)


@on_qt
async def test_a_flow_is_renamed_copied_labelled_and_pinned(stage: Stage) -> None:
    page, store = stage.window.library_page, stage.bench.store
    await at_library(stage, make_flow("勤怠"), make_flow("請求書"))
    stage.find(QAction, "rename_flow").trigger()
    await written(stage, "毎月の請求書")
    names = [flow.name for flow in page.list.flows]
    assert "毎月の請求書" in names
    assert len(names) == 2
    stage.find(QAction, "duplicate_flow").trigger()
    await until(lambda: len(page.list.flows) == 3)
    await idle(stage)
    assert len({flow.id for flow in store.flows.values()}) == 3
    stage.find(QAction, "label_flow").trigger()
    await written(stage, "経理")
    labels = stage.find(QComboBox, "library_labels")
    assert labels.isVisible()
    labels.setCurrentIndex(labels.findData("経理"))
    await idle(stage)
    assert len(page.list.flows) == 1
    labels.setCurrentIndex(0)
    await idle(stage)
    page.list.choose(2)
    last = page.list.current
    assert last is not None
    buttons = page.list.buttons
    assert buttons is not None
    child(buttons, QAction, "pin_flow").trigger()
    await idle(stage)
    assert page.list.flows[0].flow_id == last.flow_id


@on_qt
async def test_a_card_leads_to_its_schedule_and_to_the_rows_of_a_table(stage: Stage) -> None:
    await at_library(stage, make_flow("入室"), flow := make_flow("退室"))
    page = stage.window.library_page
    page.list.choose([one.flow_id for one in page.list.flows].index(flow.id))
    stage.find(QAction, "schedule_flow").trigger()
    await until(lambda: visible(stage, "schedule_form"))
    flows = stage.find(QComboBox, "schedule_flow")
    assert flows.currentData() == flow.id
    stage.find(QPushButton, "form_cancel").click()
    await idle(stage)
    stage.find(QAction, "rows_of_flow").trigger()
    await idle(stage)
    given = stage.window.data_page.controller.flow
    assert given is not None
    assert given.id == flow.id


@on_qt
async def test_any_value_can_be_another_one_for_one_run(stage: Stage) -> None:
    flow = make_flow("入室", Variable(name="合言葉", value="ひらけごま"))
    await at_library(stage, flow)
    stage.find(QAction, "run_otherwise").trigger()
    await until(lambda: visible(stage, "run_form"))
    stage.find(QLineEdit, "value_合言葉").setText("とじよごま")
    stage.find(QPushButton, "form_accept").click()
    await until(lambda: stage.bench.store.records)
    await idle(stage)
    assert stage.bench.browser.query == "とじよごま"
    kept = await stage.bench.store.get(flow.id)
    assert not kept.variables[0].ask_each_time


@on_qt
async def test_export_writes_the_chosen_folder(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at_library(stage, make_flow("請求書"))
    stage.find(QAction, "export_python").trigger()
    await until(lambda: visible(stage, "save_dialog"))
    dialog = visible(stage, "save_dialog")
    assert isinstance(dialog, QFileDialog)
    export, told = stage.bench.workbench.export, list[str]()

    async def exported(flow: Flow, to: str, path: Path) -> Path:
        told.append(stage.find(QLabel, "library_notice").text())
        return await export(flow, to, path)

    monkeypatch.setattr(stage.bench.workbench, "export", exported)
    dialog.fileSelected.emit(str(tmp_path / "out"))
    dialog.done(QDialog.DialogCode.Accepted)
    await idle(stage)
    assert told == ["「請求書」を書き出しています…"]  # it takes seconds, and nothing moved
    assert (tmp_path / "out" / "flow.py").read_text("utf-8") == "# 請求書を開く\n"
    assert "flow.py" in stage.find(QLabel, "library_notice").text()


@on_qt
async def test_a_flow_that_asks_gets_a_form_and_hides_what_is_secret(stage: Stage) -> None:
    flow = make_flow(
        "入室",
        Variable(name="合言葉", ask_each_time=True),
        Variable(name="月", value="11", ask_each_time=True),
        Variable(name="固定", value="1"),
    )
    assert [variable.name for variable in asked_variables(flow)] == ["合言葉", "月"]
    assert secret_variables(flow) == {"合言葉"}
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


@pytest.mark.parametrize(
    ("name", "expected"),
    [("請求書", "請求書.py"), ('a/b\\c:d*?"<>|', "a_b_c_d______.py")],
)
def test_file_names_every_system_takes(name: str, expected: str) -> None:
    assert file_name(name, ".py") == expected


@on_qt
async def test_a_paper_is_written_from_the_card_and_can_be_opened(
    stage: Stage, tmp_path: Path
) -> None:
    await at_library(stage, make_flow("請求書"))
    for suffix, begins in (("html", b"<!doctype html>"), ("xlsx", b"PK")):
        stage.find(QAction, f"document_{suffix}").trigger()
        await until(lambda: visible(stage, "save_dialog"))
        dialog = visible(stage, "save_dialog")
        assert isinstance(dialog, QFileDialog)
        path = tmp_path / f"請求書 手順書.{suffix}"
        dialog.fileSelected.emit(str(path))
        dialog.done(QDialog.DialogCode.Accepted)
        await idle(stage)
        assert path.read_bytes().startswith(begins)
        assert path.name in stage.find(QLabel, "library_notice").text()
        assert child(stage.window.library_page, QPushButton, "written_open").isVisible()


@on_qt
async def test_a_run_from_the_card_keeps_the_pages_where_that_was_chosen(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def taken() -> bytes:
        return b"\xff\xd8"

    monkeypatch.setattr(stage.bench.browser, "thumbnail", taken)

    flow = make_flow("請求書")
    twice = flow.model_copy(
        update={"steps": (*flow.steps, FlowStep(item="開く", action=Navigate(url=SHOP_URL)))}
    )
    await at_library(stage, twice)
    stage.find(QAction, "run_pictured").trigger()
    await idle(stage)
    await at_library(stage)
    stage.find(QPushButton, "flow_run").click()
    await idle(stage)
    store = stage.bench.store
    kept = [[step.has_picture for step in store.steps[one.run_id]] for one in store.records]
    assert kept == [[True, True], [False, True]]


@on_qt
async def test_a_paper_is_written_from_the_editor(stage: Stage, tmp_path: Path) -> None:
    await at_library(stage, make_flow("請求書"))
    stage.find(QPushButton, "flow_edit").click()
    await idle(stage)
    stage.find(QPushButton, "flow_document").click()
    await until(lambda: visible(stage, "save_dialog"))
    dialog = visible(stage, "save_dialog")
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "a.html"))
    dialog.done(QDialog.DialogCode.Accepted)
    await idle(stage)
    assert (tmp_path / "a.html").exists()
    assert stage.window.create_page.flow.head.written.isVisible()
