"""ごみ箱 by hand: brought back at once, deleted only after a yes."""

from PySide6.QtWidgets import QDialog, QLabel, QPushButton

from studio.ui.desk.shelf import MarkShelf
from tests.ui.conftest import Stage, answered, idle, on_qt, press, shown, until
from tests.ui.library.test_library import at_library, make_flow


@on_qt
async def test_what_is_saved_while_it_lies_in_the_dustbin_comes_back(stage: Stage) -> None:
    """「保存しました」 was said, and thirty days later it would have been deleted."""
    controller, shelf = stage.window.controller, MarkShelf(stage.bench.workbench)
    said: list[str] = []
    controller.editor.told.connect(said.append)
    flow = make_flow("勤怠")
    await at_library(stage, flow)
    stage.window.create_page.edit_flow(await stage.bench.store.get(flow.id))
    await until(lambda: controller.editor.is_open)
    await shelf.throw_away(flow.id)
    controller.editor.edit(lambda one: one.model_copy(update={"purpose": "毎月"}))
    stage.window.create_page.save()
    await until(lambda: said)
    assert said[-1].endswith("ごみ箱から元に戻しました。")
    assert (await shelf.read()).trashed == {}


@on_qt
async def test_the_news_of_a_place_is_over_when_it_is_left(stage: Stage) -> None:
    """「ごみ箱に入れました」 stood above a flow that had long come back, with 元に戻す beside it."""
    page = stage.window.library_page
    await at_library(stage, make_flow("勤怠"))
    (summary,) = await stage.bench.workbench.flows()
    page._acts.callbacks().delete(summary)  # pyright: ignore[reportPrivateUsage]
    await idle(stage)
    assert stage.find(QPushButton, "library_undo").isVisible()
    assert "ごみ箱」にあります" in stage.find(QLabel, "library_empty").text()
    press(page, "library_trash")
    dialog = await shown(stage.window, QDialog, "trash_dialog")
    press(dialog, "trash_back")
    await until(lambda: not dialog.findChildren(QPushButton, "trash_back"))
    press(dialog, "trash_close")
    await idle(stage)
    assert not stage.find(QPushButton, "library_undo").isVisible()
    page._acts.callbacks().delete(summary)  # pyright: ignore[reportPrivateUsage]
    await idle(stage)
    stage.window.commands["go_create"].trigger()
    stage.window.commands["go_library"].trigger()
    await idle(stage)
    assert not stage.find(QLabel, "library_notice").isVisible()


@on_qt
async def test_what_was_thrown_away_comes_back_or_goes_for_good(stage: Stage) -> None:
    shelf, page = MarkShelf(stage.bench.workbench), stage.window.library_page
    first, second = make_flow("勤怠"), make_flow("請求書")
    await at_library(stage, first, second)
    for flow in (first, second):
        await shelf.throw_away(flow.id)
    page.refresh()
    await until(lambda: not page.list.flows)
    press(page, "library_trash")
    dialog = await shown(stage.window, QDialog, "trash_dialog")
    words = [label.text() for label in dialog.findChildren(QLabel)]
    assert {"勤怠", "請求書"} <= set(words)
    press(dialog, "trash_back")  # of the newest
    await until(lambda: not stage.window.tasks.is_busy("trash"))
    assert set((await shelf.read()).trashed) == {first.id}
    press(dialog, "trash_delete")
    await answered(stage, "confirm_no")
    await until(lambda: not stage.window.tasks.is_busy("trash"))
    assert first.id in stage.bench.store.flows
    press(dialog, "trash_delete")
    await answered(stage)
    await until(lambda: first.id not in stage.bench.store.flows)
    await until(lambda: not stage.window.tasks.is_busy("trash"))
    press(dialog, "trash_close")
    await idle(stage)
    assert [flow.name for flow in page.list.flows] == ["請求書"]
