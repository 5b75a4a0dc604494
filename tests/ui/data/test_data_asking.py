"""Each question of データ can be refused, and Enter never means the answer that cannot be taken back."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from studio.domain.errors import StudioError
from studio.engine.rows.earlier import DoneBefore
from studio.ui.data import data_asking
from tests.ui.conftest import on_qt, press, shown

FAULT = StudioError("X", "保存できません。", "")
Answer = bool | DoneBefore | Path | None


@pytest.mark.parametrize(
    ("asks", "answer"),
    [
        (lambda host: data_asking.leaves_out(host, 2, "空です。"), False),
        (lambda host: data_asking.goes_on_with_old(host, FAULT), False),
        (lambda host: data_asking.done_before(host, FAULT), DoneBefore.REFUSE),
        (lambda host: data_asking.folder_instead(host, FAULT), None),
    ],
)
@on_qt
async def test_every_question_can_be_refused(
    host: QWidget,
    asks: Callable[[QWidget], Coroutine[object, object, Answer]],
    answer: Answer,
) -> None:
    async with asyncio.TaskGroup() as group:
        asked = group.create_task(asks(host))
        box = await shown(host, QDialog, "choose_box")
        assert any(label.text() for label in box.findChildren(QLabel))
        press(box, "choose_none")
    assert asked.result() == answer
