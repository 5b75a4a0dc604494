"""AI への注意書き by hand: written in 設定, said where it applies, kept when the form is refused."""

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit

from studio.ui.dialogs.tried_form import TriedForm
from tests.ui.conftest import RunQt, Stage, answered, child, idle, press, shown, until

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


def test_notes_for_all_and_for_a_site_are_written_and_taken_away(
    make_stage: MakeStage, run_qt: RunQt
) -> None:
    stage = make_stage()

    async def journey() -> None:
        await at_notes(stage)
        await write(stage, "edit_note_", NOTE)
        await until(lambda: NOTE in words_of(stage))
        await write(stage, "add_note", "金額を見る", "https://keiri.example.co.jp/a")
        await until(lambda: "金額を見る" in words_of(stage))
        assert "keiri.example.co.jp" in words_of(stage)
        press(stage.window.settings_page.notes_card, "remove_note_")
        await answered(stage)
        await until(lambda: NOTE not in words_of(stage))
        (left,) = await stage.bench.workbench.notes.all()
        assert (left.where, left.text) == ("keiri.example.co.jp", "金額を見る")
        await stage.closed()

    run_qt(journey())
