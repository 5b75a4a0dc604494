"""F1 lists the keys."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QLabel

from tests.ui.conftest import RunQt, Stage, press, shown


def test_every_command_with_a_key_is_listed(
    make_stage: Callable[..., Stage], run_qt: RunQt
) -> None:
    stage = make_stage()

    async def journey() -> None:
        stage.window.commands["keys"].trigger()
        dialog = await shown(stage.window, QDialog, "keys_dialog")
        words = [label.text() for label in dialog.findChildren(QLabel)]
        assert {"F5", "実行", "Shift+F5", "止める", "Ctrl+N", "新しくつくる", "F2"} <= set(words)
        press(dialog, "keys_close")
        await stage.closed()

    run_qt(journey())
