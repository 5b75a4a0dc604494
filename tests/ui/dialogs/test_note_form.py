"""The form of a note to AI: what is refused stays in it."""

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QPlainTextEdit

from tests.ui.conftest import RunQt, Stage, child, idle, until
from tests.ui.notes import NOTE, at_notes, write

MakeStage = Callable[..., Stage]


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
