"""やりたいこと: IME, bad input, samples, variables."""

from urllib.parse import quote

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QLineEdit, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from studio.ui.create.instruction import read_samples
from studio.ui.create.instruction_edit import InstructionEdit
from tests.ui.conftest import RESOURCES, MakeStage, Stage, idle, on_qt, planned, until
from tests.ui.fakes import SENTENCE


def test_ctrl_enter_inside_a_composition_belongs_to_the_ime(
    make_stage: MakeStage, qtbot: QtBot
) -> None:
    edit = make_stage().find(InstructionEdit, "instruction_edit")
    sent: list[bool] = []
    edit.submitted.disconnect()
    edit.submitted.connect(lambda: sent.append(True))
    edit.inputMethodEvent(QInputMethodEvent("けんさく", []))
    assert edit.is_composing
    qtbot.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not sent
    commit = QInputMethodEvent("", [])
    commit.setCommitString("検索")
    edit.inputMethodEvent(commit)
    assert not edit.is_composing
    assert edit.toPlainText() == "検索"
    qtbot.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert sent == [True]
    assert edit.toPlainText() == "検索"


@on_qt
async def test_ctrl_enter_plans(stage: Stage, qtbot: QtBot) -> None:
    stage.window.begin()
    edit = stage.find(InstructionEdit, "instruction_edit")
    edit.setPlainText(SENTENCE)
    qtbot.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    await until(lambda: stage.window.controller.checklist)
    assert stage.find(QPushButton, "plan_button").text() == "作り直す"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "空です"),
        ("　 \n", "空です"),
        ("あ" * 100_000, "長すぎます（100,000 文字）"),
        ("😀🎉👍", "文字や数字が見つかりません"),
    ],
)
@on_qt
async def test_a_bad_sentence_gets_a_hint_and_the_window_goes_on(
    stage: Stage, text: str, words: str
) -> None:
    hint = stage.find(QLabel, "instruction_hint")
    stage.window.begin()
    stage.window.create_page.instruction.set_text(text)
    stage.window.commands["plan"].trigger()
    await until(hint.isVisible)
    await idle(stage)
    assert words in hint.text()
    assert stage.window.controller.checklist is None
    assert stage.window.create_page.instruction.text == text
    assert not stage.window.create_page.failure.isVisible()
    await planned(stage)
    assert not hint.isVisible()


def test_samples_are_offered_and_fill_the_edit(stage: Stage) -> None:
    samples = read_samples(RESOURCES / "samples" / "instructions.json")
    menu = stage.find(QMenu, "samples_menu")
    actions = menu.actions()
    assert 4 <= len(samples) == len(actions)
    stage.window.create_page.instruction.open_samples()
    free = menu.screen().availableGeometry().width()
    whole = [one for one in samples if menu.fontMetrics().horizontalAdvance(one) < free - 60]
    assert len(whole) >= len(samples) - 1
    assert [one.text() for one in actions if "…" not in one.text()] == whole
    menu.close()
    actions[1].trigger()
    assert stage.window.create_page.instruction.text == samples[1]


@on_qt
async def test_a_chip_changes_a_variable_everywhere(stage: Stage, qtbot: QtBot) -> None:
    def form() -> QDialog | None:
        found = stage.window.findChild(QDialog, "variable_form")
        return found if found is not None and found.isVisible() else None

    await planned(stage)
    stage.find(QLabel, "instruction_words").linkActivated.emit(quote("上限価格"))
    await until(form)
    stage.find(QLineEdit, "variable_value").setText("2500")
    stage.find(QCheckBox, "variable_asks").setChecked(True)
    stage.find(QPushButton, "form_accept").click()
    await idle(stage)
    checklist = stage.window.controller.checklist
    assert checklist is not None
    assert checklist.conditions[1].value == "2500"
    assert "2500円以下" in checklist.items[1].text
    assert "2500円以下" in stage.window.create_page.instruction.text
    assert checklist.variables[1].ask_each_time


@on_qt
async def test_what_could_not_be_read_is_said_once_the_list_stands(stage: Stage) -> None:
    """「手順を考えています…」 wiped it: a misspelt clause was left out without a word."""
    stage.bench.model.unread = ("「プログラミング」を検策して",)
    hint = stage.find(QLabel, "instruction_hint")
    await planned(stage)
    assert hint.isVisible()
    assert "読み取れなかった部分：「「プログラミング」を検策して」" in hint.text()
    assert hint.property("tone") == "amber"
