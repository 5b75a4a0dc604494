"""The form of a note to AI: what is refused stays in it."""

from PySide6.QtWidgets import QLabel, QPlainTextEdit

from tests.ui.conftest import Stage, child, idle, on_qt, until
from tests.ui.notes import NOTE, at_notes, write


@on_qt
async def test_what_is_refused_stays_in_its_form(stage: Stage) -> None:
    await at_notes(stage)
    form = await write(stage, "add_note", NOTE, "経理のサイト")
    await until(lambda: "アドレスとして読めません" in "".join(
        label.text() for label in form.findChildren(QLabel)
    ))  # fmt: skip
    assert child(form, QPlainTextEdit, "note_text").toPlainText() == NOTE
    form.cancel_button.click()
    await idle(stage)
    assert await stage.bench.workbench.notes.all() == ()
