"""ごみ箱 by hand: brought back at once, deleted only after a yes."""

from PySide6.QtWidgets import QDialog, QLabel

from studio.ui.desk.shelf import MarkShelf
from tests.ui.conftest import Stage, answered, idle, on_qt, press, shown, until
from tests.ui.library.test_library import at_library, make_flow


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
