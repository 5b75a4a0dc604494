"""AI への注意書き in 設定, as a hand writes them."""

from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from studio.ui.dialogs.tried_form import TriedForm
from tests.ui.conftest import Stage, child, idle, press, shown

NOTE = "この会社では締め日は 20 日"


async def at_notes(stage: Stage) -> None:
    """Go where they are written."""
    stage.window.begin()
    await stage.window.settings_page.kept_card.memory.ready()
    stage.window.commands["go_settings"].trigger()
    stage.window.settings_page.show_notes()
    await idle(stage)


async def write(stage: Stage, button: str, text: str, site: str = "") -> TriedForm:
    """Press a button of the card, and fill in and accept its form."""
    press(stage.window.settings_page.notes_card, button)
    form = await shown(stage.window, TriedForm, "note_form")
    child(form, QLineEdit, "note_site").setText(site)
    child(form, QPlainTextEdit, "note_text").setPlainText(text)
    form.accept_button.click()
    return form
