"""The names of models: those of the server to choose from, and any other to type."""

from PySide6.QtWidgets import QLabel, QLineEdit

from studio.domain.errors import StudioError
from studio.ui.settings.model_box import ModelBox
from studio.ui.widgets.parts import EngineChoice
from tests.ui.conftest import Stage, idle, on_qt


@on_qt
async def test_the_list_is_asked_for_when_it_is_opened_and_a_name_can_be_typed(
    stage: Stage,
) -> None:
    stage.window.begin()
    stage.window.commands["go_settings"].trigger()
    form, told = stage.window.settings_page.model_form, stage.find(QLabel, "models_told")
    form.engines[EngineChoice.COMPATIBLE].click()
    form.small.showPopup()
    assert "接続先を入力してください" in told.text()
    stage.find(QLineEdit, "base_url").setText("http://localhost:11434/v1")
    form.small.setEditText("typed")
    assert not stage.outside.asked_models
    form.small.showPopup()
    await idle(stage)
    assert names(form.small) == names(form.large) == ["llama3.1:8b", "qwen3:8b"]
    assert form.small.view().isVisible()
    assert form.small.currentText() == "typed"
    form.small.setCurrentIndex(1)
    assert form.small.currentText() == "qwen3:8b"
    form.small.hidePopup()
    form.large.showPopup()
    assert len(stage.outside.asked_models) == 1, "one answer serves both"
    form.large.hidePopup()
    stage.find(QLineEdit, "api_key").textEdited.emit("sk-other")
    assert names(form.small) == []
    assert form.small.currentText() == "qwen3:8b"


@on_qt
async def test_why_there_is_no_list_is_said_in_words(stage: Stage) -> None:
    stage.outside.models_fault = StudioError("X", "接続できません。", "起動してください。")
    stage.window.begin()
    stage.window.commands["go_settings"].trigger()
    form = stage.window.settings_page.model_form
    form.engines[EngineChoice.OLLAMA].click()
    form.small.showPopup()
    await idle(stage)
    assert stage.find(QLabel, "models_told").text() == "接続できません。起動してください。"
    assert not form.small.view().isVisible()


def names(box: ModelBox) -> list[str]:
    return [box.itemText(row) for row in range(box.count())]
