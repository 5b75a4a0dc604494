"""取り込む, 書き出す and 信頼する by hand, with real files."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from studio.bootstrap import write_flow_file
from studio.domain.errors import StudioError
from studio.domain.records.audit import AuditAction
from tests.ui.conftest import Stage, idle, on_qt, until
from tests.ui.create.test_table_panel import file_named
from tests.ui.library.test_library import at_library, make_flow, visible

PASSPHRASE = "ひらけごま、どうぞ"


async def chosen(stage: Stage, path: Path) -> None:
    """Press 取り込む and give the dialog a file."""
    stage.find(QPushButton, "library_import").click()
    await until(lambda: visible(stage, "open_dialog"))
    dialog = visible(stage, "open_dialog")
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.done(QDialog.DialogCode.Accepted)


def press(stage: Stage, dialog: str, button: str) -> None:
    """Press a button of the dialog that is open now: closed ones may still be there."""
    shown = visible(stage, dialog)
    assert shown is not None
    found = shown.findChild(QPushButton, button)
    assert found is not None
    found.click()


@on_qt
async def test_what_is_inside_is_shown_before_it_is_kept(stage: Stage, tmp_path: Path) -> None:
    path = tmp_path / "受け取った手順.tejun"
    await write_flow_file((make_flow("請求書"), make_flow("勤怠")), path)
    await at_library(stage, make_flow("請求書"))
    await chosen(stage, path)
    await until(lambda: visible(stage, "flow_inside"))
    content = stage.find(QPlainTextEdit, "inside_content").toPlainText()
    assert "■ 請求書（1 手順）" in content
    assert "同じ名前の手順「請求書」" in content
    assert len(stage.bench.store.flows) == 1
    press(stage, "flow_inside", "inside_cancel")
    await idle(stage)
    assert len(stage.bench.store.flows) == 1
    await chosen(stage, path)
    await until(lambda: visible(stage, "flow_inside"))
    press(stage, "flow_inside", "inside_accept")
    await idle(stage)
    kept = list(stage.bench.store.flows.values())
    assert [(flow.name, flow.is_imported) for flow in kept] == [
        ("請求書", False),
        ("請求書（2）", True),
        ("勤怠", True),
    ]
    actions = [note.action for note in stage.bench.store.notes]
    assert actions.count(AuditAction.FLOW_IMPORTED) == 2
    assert stage.find(QLabel, "library_notice").text().startswith("2 件の手順を取り込みました")
    assert len(stage.window.library_page.list.flows) == 3


@on_qt
async def test_a_sealed_file_asks_for_its_passphrase(stage: Stage, tmp_path: Path) -> None:
    path = tmp_path / "封.tejun"
    await write_flow_file((make_flow("請求書"),), path, PASSPHRASE)
    await at_library(stage)
    await chosen(stage, path)
    await until(lambda: visible(stage, "unseal_form"))
    field = stage.find(QLineEdit, "unseal_passphrase")
    field.setText("違うパスフレーズ")
    press(stage, "unseal_form", "form_accept")
    await until(lambda: "パスフレーズが違います" in stage.find(QLabel, "form_hint").text())
    field.setText(PASSPHRASE)
    press(stage, "unseal_form", "form_accept")
    await until(lambda: visible(stage, "flow_inside"))
    press(stage, "flow_inside", "inside_accept")
    await idle(stage)
    assert [flow.name for flow in stage.bench.store.flows.values()] == ["請求書"]


@on_qt
async def test_a_file_of_something_else_is_refused_in_words(stage: Stage, tmp_path: Path) -> None:
    path = tmp_path / "写真.tejun"
    path.write_bytes(b"\x89PNG\r\n")
    faults: list[StudioError] = []
    stage.window.tasks.failed.connect(faults.append)
    await at_library(stage)
    await chosen(stage, path)
    await idle(stage)
    assert len(faults) == 1
    assert not stage.bench.store.flows


@on_qt
async def test_a_flow_is_written_plain_or_sealed(stage: Stage, tmp_path: Path) -> None:
    plain, sealed = tmp_path / "a.tejun", tmp_path / "b.tejun"
    await at_library(stage, make_flow("請求書"))
    stage.find(QAction, "write_flow").trigger()
    await until(lambda: visible(stage, "export_form"))
    press(stage, "export_form", "form_accept")
    await file_named(stage, plain)
    await idle(stage)
    assert plain.read_bytes()[:2] == b"PK"
    stage.find(QAction, "write_flow").trigger()
    await until(lambda: visible(stage, "export_form"))
    form = visible(stage, "export_form")
    assert form is not None
    boxes, lines = form.findChildren(QCheckBox), form.findChildren(QLineEdit)
    boxes[0].setChecked(True)
    lines[0].setText(PASSPHRASE)
    press(stage, "export_form", "form_accept")
    hint = form.findChild(QLabel, "form_hint")
    assert hint is not None
    assert "2 つのパスフレーズが違います" in hint.text()
    lines[1].setText(PASSPHRASE)
    press(stage, "export_form", "form_accept")
    await file_named(stage, sealed)
    await idle(stage)
    assert sealed.read_bytes()[:2] != b"PK"
    actions = [note.action for note in stage.bench.store.notes]
    assert actions.count(AuditAction.FLOW_EXPORTED) == 2


@on_qt
async def test_trust_is_given_after_a_look_and_never_by_enter(stage: Stage, qtbot: QtBot) -> None:
    foreign = make_flow("請求書").model_copy(update={"is_imported": True})
    await at_library(stage, foreign)
    stage.find(QAction, "trust_flow").trigger()
    await until(lambda: visible(stage, "flow_inside"))
    qtbot.keyClick(visible(stage, "flow_inside"), Qt.Key.Key_Return)
    await idle(stage)
    assert stage.bench.store.flows[foreign.id].is_imported
    stage.find(QAction, "trust_flow").trigger()
    await until(lambda: visible(stage, "flow_inside"))
    press(stage, "flow_inside", "inside_accept")
    await idle(stage)
    assert not stage.bench.store.flows[foreign.id].is_imported
    assert stage.bench.store.notes[-1].action is AuditAction.FLOW_TRUSTED
    assert "「請求書」を信頼しました。" in stage.find(QLabel, "library_notice").text()
