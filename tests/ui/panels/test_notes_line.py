"""AI への注意書き where they apply."""

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QPushButton

from studio.ui.dialogs.tried_form import TriedForm
from studio.ui.panels.notes_line import NotesLine
from tests.ui.conftest import RunQt, Stage, child, idle, planned, press, shown, until

MakeStage = Callable[..., Stage]
NOTE = "この会社では締め日は 20 日"


async def at_notes(stage: Stage) -> None:
    stage.window.begin()
    await stage.window.settings_page.kept_card.memory.ready()
    stage.window.commands["go_settings"].trigger()
    stage.window.settings_page.show_notes()
    await idle(stage)


async def write(stage: Stage, button: str, text: str, site: str = "") -> TriedForm:
    press(stage.window.settings_page.notes_card, button)
    form = await shown(stage.window, TriedForm, "note_form")
    child(form, QLineEdit, "note_site").setText(site)
    child(form, QPlainTextEdit, "note_text").setPlainText(text)
    form.accept_button.click()
    return form


def words_of(stage: Stage) -> str:
    labels = stage.window.settings_page.notes_card.findChildren(QLabel)
    return "\n".join(label.text() for label in labels)


def test_a_plan_says_which_notes_go_along_and_leads_to_them(
    make_stage: MakeStage, run_qt: RunQt
) -> None:
    stage = make_stage()

    async def journey() -> None:
        await planned(stage)
        line = stage.find(NotesLine, "notes_line")
        assert not line.isVisible()
        await stage.bench.workbench.notes.keep("", NOTE)
        line.refresh()
        await until(line.isVisible)
        assert "すべてのサイト" in child(line, QLabel, "notes_said").text()
        child(line, QPushButton, "notes_open").click()
        await until(stage.window.settings_page.notes_card.isVisible)
        await stage.closed()

    run_qt(journey())
