"""F1 lists the keys."""

from PySide6.QtWidgets import QDialog, QLabel

from tests.ui.conftest import Stage, on_qt, press, shown


@on_qt
async def test_every_command_with_a_key_is_listed(stage: Stage) -> None:
    stage.window.commands["keys"].trigger()
    dialog = await shown(stage.window, QDialog, "keys_dialog")
    words = [label.text() for label in dialog.findChildren(QLabel)]
    assert {"F5", "実行", "Shift+F5", "止める", "Ctrl+N", "新しくつくる", "F2"} <= set(words)
    press(dialog, "keys_close")
