"""点検と営業日 in 設定: what is agreed to reaches the next replay; the file is looked for by a dialog."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QLineEdit, QPushButton

from studio.bootstrap import Settings, check_days_off
from studio.domain.errors import SettingsError
from studio.ui.settings.settings_upkeep import UpkeepForm
from studio.ui.widgets.parts import EngineChoice
from tests.ui.conftest import Stage, child, idle, on_qt, shown, until


@on_qt
async def test_a_replay_asks_a_model_only_after_a_yes(stage: Stage) -> None:
    window = stage.window
    window.begin()
    playing = window.controller.editor.playing()
    assert (playing.may_ask_model, playing.may_ask_person) == (False, True)
    window.commands["go_settings"].trigger()
    window.settings_page.model_form.engines[EngineChoice.OLLAMA].click()
    stage.find(QCheckBox, "finds_by_model").click()
    stage.find(QPushButton, "save_settings").click()
    await until(lambda: stage.saved)
    await idle(stage)
    assert stage.saved[0].values.finds_by_model
    assert window.controller.editor.playing().may_ask_model
    assert window.data_page.controller.may_ask_model


@on_qt
async def test_the_file_of_days_off_is_looked_for(stage: Stage, tmp_path: Path) -> None:
    form = stage.window.settings_page.upkeep_form
    file = tmp_path / "休日.csv"
    file.write_text("2026/11/20,創立記念日\n", encoding="utf-8")
    assert isinstance(form, UpkeepForm)
    stage.window.commands["go_settings"].trigger()
    stage.find(QPushButton, "choose_days_off").click()
    dialog = await shown(form, QFileDialog, "open_dialog")
    dialog.fileSelected.emit(str(file))
    dialog.done(QDialog.DialogCode.Accepted)
    await idle(stage)
    assert child(form, QLineEdit, "days_off_file").text() == str(file)


def test_a_file_that_no_run_could_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "休日.csv"
    file.write_text("見出し\nきのう,休み\n", encoding="utf-8")
    with pytest.raises(SettingsError, match="2 行目"):
        check_days_off(Settings().changed({"days_off_file": file}))
    check_days_off(Settings())
