"""AI への注意書き in its form: what is refused stays there."""

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit

from studio.ui.dialogs.tried_form import TriedForm
from tests.ui.conftest import RunQt, Stage, child, idle, press, shown, until

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


def test_what_is_refused_stays_in_its_form(make_stage: MakeStage, run_qt: RunQt) -> None:
    stage = make_stage()

    async def journey() -> None:
        await at_notes(stage)
        form = await write(stage, "add_note", NOTE, "経理のサイト")
        await until(lambda: "アドレスとして読めません" in "".join(
            label.text() for label in form.findChildren(QLabel)
        ))  # fmt: skip
        assert child(form, QPlainTextEdit, "note_text").toPlainText() == NOTE
        form.cancel_button.click()
        await idle(stage)
        assert await stage.bench.workbench.notes.all() == ()
        await stage.closed()

    run_qt(journey())
