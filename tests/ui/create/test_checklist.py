"""チェックリスト by hand: keys, mouse, dragging, undo."""

import asyncio

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QScrollBar
from pytestqt.qtbot import QtBot

from studio.domain.events.events import ItemChanged
from studio.domain.runs.checklist import ItemState
from studio.engine.planning.editing import UNDO_DEPTH
from studio.ui.create import checklist
from studio.ui.create.checklist_rows import ChecklistDelegate
from studio.ui.create.create_parts import Rest
from studio.ui.widgets.controls import ComposingEdit
from studio.ui.widgets.row_painting import drop_row
from tests.ui.cards.test_mending import LOST
from tests.ui.conftest import Stage, idle, on_qt, planned, until
from tests.ui.fakes import CART, PICK, SEARCH


def texts(stage: Stage) -> list[str]:
    checklist = stage.window.controller.checklist
    return [item.text for item in checklist.items] if checklist else []


def select(stage: Stage, *rows: int) -> None:
    model = stage.window.create_page.checklist.model
    items = (model.item(row) for row in rows)
    ids = frozenset(item.id for item in items if item)
    stage.window.create_page.checklist.view.select_ids(ids)


@on_qt
async def test_keys_duplicate_delete_switch_and_move(stage: Stage, qtbot: QtBot) -> None:
    view = stage.window.create_page.checklist.view
    await planned(stage)
    view.setFocus()
    select(stage, 0)
    qtbot.keyClick(view, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert texts(stage) == [SEARCH, SEARCH, PICK, CART]
    select(stage, 0, 3)
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert texts(stage) == [SEARCH, PICK]
    select(stage, 0)
    qtbot.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert texts(stage) == [PICK, SEARCH]
    qtbot.keyClick(view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert texts(stage) == [SEARCH, PICK]
    select(stage, 0, 1)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    checklist = stage.window.controller.checklist
    assert checklist is not None
    assert not checklist.enabled_items
    assert not stage.window.commands["run"].isEnabled()
    qtbot.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert stage.window.commands["run"].isEnabled()


@on_qt
async def test_the_switch_of_a_row_is_clicked(stage: Stage, qtbot: QtBot) -> None:
    view = stage.window.create_page.checklist.view
    await planned(stage)
    row = view.visualRect(view.model().index(1, 0))
    assert isinstance(view.rows_delegate, ChecklistDelegate)
    place = view.rows_delegate.switch_rect(row).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    checklist = stage.window.controller.checklist
    assert checklist is not None
    assert [item.enabled for item in checklist.items] == [True, False, True]


@on_qt
async def test_an_item_is_edited_in_place_and_enter_waits_for_the_ime(
    stage: Stage, qtbot: QtBot
) -> None:
    view = stage.window.create_page.checklist.view
    await planned(stage)
    stage.window.commands["add_item"].trigger()
    editor = stage.find(ComposingEdit, "item_editor")
    editor.selectAll()
    QApplication.sendEvent(editor, QInputMethodEvent("かいけい", []))
    enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    assert not view.rows_delegate.eventFilter(editor, enter)
    commit = QInputMethodEvent("", [])
    commit.setCommitString("会計する")
    QApplication.sendEvent(editor, commit)
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    await until(lambda: texts(stage) == [SEARCH, PICK, CART, "会計する"])


@on_qt
async def test_where_a_dragged_item_lands(stage: Stage) -> None:
    view = stage.window.create_page.checklist.view
    await planned(stage)
    first = view.visualRect(view.model().index(0, 0))
    assert drop_row(view, first.topLeft() + QPoint(5, 2)) == 0
    assert drop_row(view, first.bottomLeft() + QPoint(5, -2)) == 1
    assert drop_row(view, QPointF(5, 900).toPoint()) == 3
    select(stage, 0)
    view.model().edits.move(view.selected_ids, 3)  # type: ignore[attr-defined]
    assert texts(stage) == [PICK, CART, SEARCH]
    assert [index.row() for index in view.selectedIndexes()] == [2]


@on_qt
async def test_fifty_edits_come_back(stage: Stage) -> None:
    undo, redo = stage.window.commands["undo"], stage.window.commands["redo"]
    await planned(stage)
    for number in range(UNDO_DEPTH):
        stage.window.controller.insert(0, f"項目 {number}")
    assert len(texts(stage)) == UNDO_DEPTH + 3
    for _ in range(UNDO_DEPTH):
        undo.trigger()
    assert texts(stage) == [SEARCH, PICK, CART]
    assert not undo.isEnabled()
    for _ in range(UNDO_DEPTH):
        redo.trigger()
    assert texts(stage)[0] == f"項目 {UNDO_DEPTH - 1}"


@on_qt
async def test_the_item_under_way_stays_in_sight_when_there_is_less_room(stage: Stage) -> None:
    panel, rest = stage.window.create_page.checklist, stage.find(Rest, "create_rest")
    await planned(stage)
    for _ in range(20):
        stage.window.controller.insert(0, "前の項目")
    last = panel.model.item(panel.model.rowCount() - 1)
    assert last is not None
    stage.window.controller.take_event(
        ItemChanged(item_id=last.id, text=last.text, state=ItemState.RUNNING)
    )
    view = panel.view
    row = panel.model.index(panel.model.rowCount() - 1)
    for height in (900, 600):
        stage.window.resize(900, height)
        await until(lambda: view.visibleRegion().contains(view.visualRect(row)))
    bars = (one for one in rest.findChildren(QScrollBar) if one.maximum() > 0 and one.isVisible())
    assert list(bars) == [rest.verticalScrollBar()]


class Watch:
    """A clock that stands until a test moves it.

    Attributes:
        now_s: What it shows.
        looks: How often it was looked at.
    """

    def __init__(self) -> None:
        self.now_s = 0.0
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.now_s

    async def moved(self, seconds: float) -> None:
        """Move it, and wait until it was looked at again."""
        self.now_s += seconds
        enough = self.looks + 2
        await until(lambda: self.looks >= enough)


def now_doing(stage: Stage) -> str:
    """Return the last small line of the row under way."""
    model = stage.window.create_page.checklist.model
    items = [model.item(row) for row in range(model.rowCount())]
    running = next(item for item in items if item and item.state is ItemState.RUNNING)
    return model.lines(running)[-1].words


@on_qt
async def test_a_row_that_takes_long_says_for_how_long(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """15 to 20 seconds passed in silence."""
    watch = Watch()
    monkeypatch.setattr(checklist, "monotonic", watch)
    stage.bench.model.hold = asyncio.Event()
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(lambda: stage.bench.workbench.is_running and watch.looks)
    await watch.moved(0)
    await watch.moved(8)
    assert now_doing(stage) == "画面を見ています（8 秒）"
    stage.window.commands["pause_or_resume"].trigger()
    await until(lambda: stage.bench.workbench.is_paused)
    await watch.moved(60)
    assert "秒" not in now_doing(stage)
    stage.window.commands["stop_now"].trigger()
    await idle(stage)


@on_qt
async def test_nothing_is_counted_while_the_person_is_asked_to_point_at_something(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    monkeypatch.setattr(checklist, "monotonic", watch)
    page, shop = stage.window.create_page, stage.bench.browser
    shop.lost, shop.hesitates = frozenset({"実行"}), True
    stage.window.controller.replay(await stage.bench.store.save(LOST), {})
    await until(page.mending.point.isVisible)
    await watch.moved(60)
    assert "秒" not in now_doing(stage)
    stage.window.commands["stop_now"].trigger()
    await idle(stage)
