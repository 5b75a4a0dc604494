"""The fields of 設定: what is shown comes back, and what is missing is said."""

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget

from studio.ui.panels.settings_form import ChoiceForm, ModelForm, read_input
from studio.ui.parts import EngineChoice, ModeChoice, SettingsInput, SettingsValues, ThemeChoice

BUILTIN = SettingsValues()
OPENAI = SettingsValues(
    engine=EngineChoice.OPENAI,
    has_key=True,
    small_model="small-1",
    large_model="large-1",
    mode=ModeChoice.PRODUCTION,
    browser="msedge",
    theme=ThemeChoice.DARK,
)
OWN = SettingsValues(
    engine=EngineChoice.COMPATIBLE,
    base_url="http://localhost:11434/v1",
    small_model="qwen",
    mode=ModeChoice.DEVELOPMENT,
    browser="C:/Tools/chromium.exe",
    theme=ThemeChoice.LIGHT,
)


def make_forms(host: QWidget, values: SettingsValues) -> tuple[ModelForm, ChoiceForm, list[bool]]:
    changes: list[bool] = []
    model = ModelForm(lambda: changes.append(True), host)
    choices = ChoiceForm(lambda: changes.append(True), host)
    model.show_values(values)
    choices.show_values(values)
    model.show()
    changes.clear()
    return model, choices, changes


@pytest.mark.parametrize("values", [BUILTIN, OPENAI, OWN])
def test_what_is_shown_comes_back_as_it_was(host: QWidget, values: SettingsValues) -> None:
    model, choices, _ = make_forms(host, values)
    assert read_input(model, choices, values) == SettingsInput(values)


def test_what_is_typed_comes_back_without_blanks(host: QWidget) -> None:
    model, choices, _ = make_forms(host, BUILTIN)
    model.engines[EngineChoice.COMPATIBLE].click()
    model.base_url.setText(" http://localhost:1234/v1 ")
    model.key.setText(" sk-new ")
    model.small.setText(" small ")
    choices.mode.setCurrentIndex(choices.mode.findData(str(ModeChoice.PRODUCTION)))
    given = read_input(model, choices, BUILTIN)
    assert given.api_key == "sk-new"
    assert given.values == SettingsValues(
        engine=EngineChoice.COMPATIBLE,
        base_url="http://localhost:1234/v1",
        has_key=True,
        small_model="small",
        mode=ModeChoice.PRODUCTION,
    )


def test_a_kept_key_is_never_shown(host: QWidget) -> None:
    model, _, _ = make_forms(host, OPENAI)
    assert model.key.text() == ""
    assert model.key.placeholderText().startswith("保存済み")
    assert model.key.echoMode() is QLineEdit.EchoMode.Password


@pytest.mark.parametrize(
    ("engine", "shown"),
    [
        (EngineChoice.BUILTIN, set[str]()),
        (EngineChoice.OPENAI, {"api_key", "small_model", "large_model"}),
        (EngineChoice.COMPATIBLE, {"base_url", "api_key", "small_model", "large_model"}),
    ],
)
def test_only_the_fields_of_the_picked_model_are_shown(
    host: QWidget, engine: EngineChoice, shown: set[str]
) -> None:
    model, _, _ = make_forms(host, BUILTIN)
    model.engines[engine].click()
    edits = (model.base_url, model.key, model.small, model.large)
    assert {edit.objectName() for edit in edits if edit.isVisible()} == shown


@pytest.mark.parametrize(
    ("values", "words"),
    [
        (BUILTIN, ""),
        (OPENAI, ""),
        (OWN, ""),
        (SettingsValues(engine=EngineChoice.OPENAI), "API キーを入力してください。"),
        (
            SettingsValues(engine=EngineChoice.COMPATIBLE, base_url=" "),
            "接続先を入力してください。",
        ),
    ],
)
def test_what_is_missing_is_said(host: QWidget, values: SettingsValues, words: str) -> None:
    problem = make_forms(host, values)[0].problem()
    assert problem.startswith(words)
    assert bool(problem) == bool(words)


def test_picking_another_model_counts_as_a_change(host: QWidget) -> None:
    model, _, changes = make_forms(host, BUILTIN)
    model.engines[EngineChoice.OPENAI].click()
    assert changes
