"""AI への注意書き in 設定 are written and taken away by hand."""

from PySide6.QtWidgets import QLabel, QPushButton

from tests.ui.conftest import Stage, answered, child, on_qt, press, until
from tests.ui.notes import NOTE, at_notes, write


def words_of(stage: Stage) -> str:
    labels = stage.window.settings_page.notes_card.findChildren(QLabel)
    return "\n".join(label.text() for label in labels)


@on_qt
async def test_notes_for_all_and_for_a_site_are_written_and_taken_away(
    stage: Stage,
) -> None:
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


@on_qt
async def test_the_keyboard_stays_on_the_note_that_was_written_and_then_taken_away(
    stage: Stage,
) -> None:
    await at_notes(stage)
    card = stage.window.settings_page.notes_card

    def held() -> str:
        focused = stage.window.focusWidget()
        return focused.objectName() if focused else ""

    child(card, QPushButton, "edit_note_").setFocus()
    await write(stage, "edit_note_", NOTE)
    await until(lambda: NOTE in words_of(stage))
    await until(lambda: held() == "edit_note_")
    child(card, QPushButton, "remove_note_").setFocus()
    press(card, "remove_note_")
    await answered(stage)
    await until(lambda: NOTE not in words_of(stage))
    await until(lambda: held() == "edit_note_")
