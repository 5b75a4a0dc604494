"""What is said where there is no window."""

import asyncio

import pytest
from PySide6.QtWidgets import QMessageBox

from studio.domain.errors import StudioError
from studio.ui.dialogs.start_fault import say_cannot_start
from tests.ui.conftest import MakeStage, on_qt, shown


@on_qt
async def test_it_says_what_happened_and_what_to_do(
    make_stage: MakeStage, caplog: pytest.LogCaptureFixture
) -> None:
    window = make_stage().window
    fault = StudioError("NO_ROOM", "<b>空きがありません。</b>", "ファイルを消してください。")
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(say_cannot_start(fault, window))
        box = await shown(window, QMessageBox, "start_fault")
        words = box.text()
        box.reject()
    assert "<b>空きがありません。</b>\nファイルを消してください。" in words
    assert "NO_ROOM" in caplog.text
