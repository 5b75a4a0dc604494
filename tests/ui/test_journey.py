"""The window's main journey: type, plan, edit, run, keep, replay."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from studio.domain.runs.checklist import ItemState
from tests.ui.conftest import Stage, on_qt, planned, until
from tests.ui.fakes import CART, PICK, SEARCH, put_into_cart


@on_qt
async def test_plan_edit_run_save_replay(stage: Stage, qtbot: QtBot) -> None:
    controller, page = stage.window.controller, stage.window.create_page
    await planned(stage)
    assert controller.checklist is not None
    assert [item.text for item in controller.checklist.items] == [SEARCH, PICK, CART]
    controller.reword(controller.checklist.items[2].id, CART + "。")
    stage.bench.model.answers[CART + "。"] = put_into_cart
    stage.window.commands["run"].trigger()
    await until(lambda: page.save_bar.isVisible())
    assert {item.state for item in controller.checklist.items} == {ItemState.DONE}
    texts = [entry.text for entry in page.record.log.model.entries]
    assert "「商品検索」に「プログラミング」を入力" in texts
    stage.find(QLineEdit, "save_name").setText("条件に合う本をカートへ")
    qtbot.mouseClick(stage.find(QPushButton, "save_button"), Qt.MouseButton.LeftButton)
    await until(lambda: stage.bench.store.flows)
    await until(lambda: not stage.window.tasks.names)
    asked = len(stage.bench.model.requests)
    stage.window.commands["go_library"].trigger()
    await until(lambda: stage.window.library_page.list.buttons)
    buttons = stage.window.library_page.list.buttons
    assert buttons is not None
    qtbot.mouseClick(buttons.run_button, Qt.MouseButton.LeftButton)
    await until(lambda: len(stage.bench.store.records) == 2)
    await until(lambda: not stage.window.tasks.names)
    assert len(stage.bench.model.requests) == asked
    assert stage.bench.store.records[-1].model_calls == 0
    assert page.run_bar.replay.text.startswith("AI 0 回")
    await stage.closed()
    assert stage.bench.store.is_closed
