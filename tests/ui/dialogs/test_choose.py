"""A question with several answers: each can be given, Escape gives none."""

import asyncio

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from studio.ui.dialogs.choose import DialogChoice, choose
from tests.ui.conftest import on_qt, press, shown

CHOICES = (DialogChoice("save", "保存する", is_main=True), DialogChoice("drop", "保存しない"))


@pytest.mark.parametrize(
    ("button", "answer"), [("choose_save", "save"), ("choose_drop", "drop"), ("choose_none", "")]
)
@on_qt
async def test_the_pressed_answer_comes_back(host: QWidget, button: str, answer: str) -> None:
    async with asyncio.TaskGroup() as group:
        asked = group.create_task(choose(host, "題", "何をしますか。", CHOICES, "やめる"))
        press(await shown(host, QDialog, "choose_box"), button)
    assert asked.result() == answer


@on_qt
async def test_escape_is_no_answer(host: QWidget) -> None:
    async with asyncio.TaskGroup() as group:
        asked = group.create_task(choose(host, "題", "何をしますか。", CHOICES, "やめる"))
        QTest.keyClick(await shown(host, QDialog, "choose_box"), Qt.Key.Key_Escape)
    assert asked.result() == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
@on_qt
async def test_where_no_answer_is_the_main_one_a_key_pressed_by_habit_does_nothing(
    host: QWidget, key: Qt.Key
) -> None:
    again = (DialogChoice("again", "もう一度行う"),)
    async with asyncio.TaskGroup() as group:
        asked = group.create_task(choose(host, "題", "もう一度？", again, "やめる"))
        dialog = await shown(host, QDialog, "choose_box")
        focused = dialog.focusWidget()
        assert focused
        QTest.keyClick(focused, key)
    assert asked.result() == ""
