"""A line of つくる says which notes go along."""

from PySide6.QtWidgets import QLabel, QPushButton

from studio.ui.create.notes_line import NotesLine
from tests.ui.conftest import Stage, child, on_qt, planned, until
from tests.ui.notes import NOTE


@on_qt
async def test_a_plan_says_which_notes_go_along_and_leads_to_them(stage: Stage) -> None:
    await planned(stage)
    line = stage.find(NotesLine, "notes_line")
    assert not line.isVisible()
    await stage.bench.workbench.notes.keep("", NOTE)
    line.refresh()
    await until(line.isVisible)
    assert "すべてのサイト" in child(line, QLabel, "notes_said").text()
    child(line, QPushButton, "notes_open").click()
    await until(stage.window.settings_page.notes_card.isVisible)
