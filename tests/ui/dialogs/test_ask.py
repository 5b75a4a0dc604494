"""Questions in dialogs: nothing is done unless the person says so, and nothing is left behind."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.dialogs.ask import ask_where_to_save, confirm, name_parts, opened
from tests.ui.conftest import child, on_qt, until


async def asked(host: QWidget) -> QMessageBox:
    """Wait until the question is open."""
    await until(lambda: host.findChild(QMessageBox, "confirm_box"))
    box = child(host, QMessageBox, "confirm_box")
    await until(box.isVisible)
    return box


async def answered(host: QWidget, answer: asyncio.Task[bool]) -> bool:
    """Return the answer once its dialog is gone too."""
    result = await answer
    await until(lambda: host.findChild(QDialog) is None)
    return result


def ask(group: asyncio.TaskGroup, host: QWidget) -> asyncio.Task[bool]:
    question = confirm(host, "手順の削除", "「勤怠」を削除しますか？", "削除する", "残す")
    return group.create_task(question, name="question")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape])
@on_qt
async def test_enter_and_escape_mean_no(host: QWidget, qtbot: QtBot, key: Qt.Key) -> None:
    async with asyncio.TaskGroup() as group:
        answer = ask(group, host)
        box = await asked(host)
        assert box.defaultButton().text() == "残す"
        qtbot.keyClick(box, key)
        assert not await answered(host, answer)


@pytest.mark.parametrize(("name", "expected"), [("confirm_yes", True), ("confirm_no", False)])
@on_qt
async def test_a_click_means_what_the_button_says(host: QWidget, name: str, expected: bool) -> None:
    async with asyncio.TaskGroup() as group:
        answer = ask(group, host)
        child(await asked(host), QPushButton, name).click()
        assert await answered(host, answer) is expected


@on_qt
async def test_a_cancelled_question_takes_its_dialog_away(host: QWidget) -> None:
    async with asyncio.TaskGroup() as group:
        answer = ask(group, host)
        await asked(host)
        answer.cancel()
        await until(lambda: host.findChild(QDialog) is None)
        assert answer.cancelled()


@on_qt
async def test_a_dialog_is_a_yes_only_when_accepted(host: QWidget) -> None:
    for code in (QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected):
        dialog = QDialog(host)
        async with asyncio.TaskGroup() as group:
            answer = group.create_task(opened(dialog), name="dialog")
            await until(dialog.isVisible)
            dialog.done(code)
            assert await answered(host, answer) is (code == QDialog.DialogCode.Accepted)


@on_qt
async def test_the_file_dialog_proposes_a_name_and_giving_up_is_none(
    host: QWidget, tmp_path: Path
) -> None:
    async def choose(path: Path | None) -> Path | None:
        async with asyncio.TaskGroup() as group:
            question = ask_where_to_save(host, "書き出す", "勤怠.py", "Python スクリプト (*.py)")
            answer = group.create_task(question, name="file")
            await until(lambda: host.findChild(QFileDialog, "save_dialog"))
            dialog = child(host, QFileDialog, "save_dialog")
            await until(dialog.isVisible)
            assert dialog.selectedFiles()[0].endswith("勤怠.py")
            if path is not None:
                dialog.fileSelected.emit(str(path))
            dialog.done(QDialog.DialogCode.Rejected)
        await until(lambda: host.findChild(QFileDialog) is None)
        return answer.result()

    assert await choose(tmp_path / "kintai.py") == tmp_path / "kintai.py"
    assert await choose(None) is None


def test_a_file_dialog_of_qt_has_no_english_words(host: QWidget) -> None:
    dialog = QFileDialog(host)
    name_parts(dialog)
    labels = (QFileDialog.DialogLabel.LookIn, QFileDialog.DialogLabel.FileType)
    assert [dialog.labelText(label) for label in labels] == ["場所：", "種類："]
