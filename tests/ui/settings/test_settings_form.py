"""The fields of 設定: what is shown comes back, and what is missing is said."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.settings.settings_form import BudgetForm, ChoiceForm, ModelForm, read_input
from studio.ui.settings.settings_upkeep import UpkeepForm
from studio.ui.widgets.parts import EngineChoice, ModeChoice, SettingsInput, SettingsValues
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import ThemeChoice
from tests.ui.conftest import child

BUILTIN = SettingsValues()
OPENAI = SettingsValues(
    engine=EngineChoice.OPENAI,
    small_model="small-1",
    large_model="large-1",
    mode=ModeChoice.PRODUCTION,
    browser="msedge",
    part_sites="cdn.example.com, fonts.example.com",
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


@dataclass(slots=True)
class Forms:
    """The four forms, and how often something was changed in them."""

    model: ModelForm
    budget: BudgetForm
    choices: ChoiceForm
    upkeep: UpkeepForm
    changes: list[bool]

    def read(self) -> SettingsInput:
        return read_input(self.model, self.budget, self.choices, self.upkeep)


def make_forms(host: QWidget, values: SettingsValues) -> Forms:
    changes: list[bool] = []

    def on_change() -> None:
        changes.append(True)

    model, budget = ModelForm(on_change, host), BudgetForm(on_change, host)
    choices = ChoiceForm(on_change, host)
    upkeep = UpkeepForm(on_change, TaskOwner(host), host)
    for form in (model, budget, choices, upkeep):
        form.show_values(values)
    model.show()
    changes.clear()
    return Forms(model, budget, choices, upkeep, changes)


AZURE = SettingsValues(
    engine=EngineChoice.AZURE,
    base_url="https://firm.openai.azure.com",
    api_version="2025-01-01-preview",
    small_model="deployed",
    sends_pictures=True,
    limit_yen=30.0,
    limit_tokens=0,
    limit_steps=120,
    finds_by_model=True,
    weekly_check=False,
    weekly_visit=True,
    days_off_file="C:/会社/休日.csv",
    rests_at_year_end=False,
)


@pytest.mark.parametrize("values", [BUILTIN, OPENAI, OWN, AZURE])
def test_what_is_shown_comes_back_as_it_was(host: QWidget, values: SettingsValues) -> None:
    assert make_forms(host, values).read() == SettingsInput(values)


def test_what_is_typed_comes_back_without_blanks(host: QWidget) -> None:
    forms = make_forms(host, BUILTIN)
    model, mode = forms.model, forms.choices.mode
    model.engines[EngineChoice.COMPATIBLE].click()
    model.base_url.setText(" http://localhost:9000/v1 ")
    model.key.setText(" sk-new ")
    model.small.setEditText(" small ")
    mode.setCurrentIndex(mode.findData(str(ModeChoice.PRODUCTION)))
    given = forms.read()
    assert given.api_key == "sk-new"
    assert given.values == SettingsValues(
        engine=EngineChoice.COMPATIBLE,
        base_url="http://localhost:9000/v1",
        small_model="small",
        mode=ModeChoice.PRODUCTION,
    )


@pytest.mark.parametrize(
    ("engine", "address"),
    [
        (EngineChoice.OLLAMA, "http://localhost:11434/v1"),
        (EngineChoice.LM_STUDIO, "http://localhost:1234/v1"),
        (EngineChoice.OPENAI, ""),
        (EngineChoice.BUILTIN, ""),
    ],
)
def test_a_preset_fills_in_the_address(host: QWidget, engine: EngineChoice, address: str) -> None:
    forms = make_forms(host, OWN)
    forms.model.engines[engine].click()
    assert forms.read().values.base_url == address


def test_an_address_that_was_typed_is_there_again_later(host: QWidget) -> None:
    model = make_forms(host, BUILTIN).model
    model.engines[EngineChoice.AZURE].click()
    assert model.base_url.text() == ""
    model.base_url.setText("https://firm.openai.azure.com")
    model.engines[EngineChoice.OLLAMA].click()
    assert model.base_url.text() == "http://localhost:11434/v1"
    model.engines[EngineChoice.AZURE].click()
    assert model.base_url.text() == "https://firm.openai.azure.com"


def test_nothing_of_another_provider_is_kept(host: QWidget) -> None:
    forms = make_forms(host, AZURE)
    forms.model.key.setText("sk-half-typed")
    forms.model.engines[EngineChoice.OLLAMA].click()
    given = forms.read()
    assert (given.api_key, given.values.api_version) == ("", "")
    forms.model.engines[EngineChoice.BUILTIN].click()
    assert not forms.read().values.finds_by_model


def test_pictures_are_sent_only_after_a_yes_and_the_words_say_what_leaves(host: QWidget) -> None:
    forms = make_forms(host, BUILTIN)
    model, privacy = forms.model, child(forms.model, QLabel, "privacy_note")
    assert not privacy.isVisible()
    model.engines[EngineChoice.OPENAI].click()
    assert not model.pictures.isChecked()
    assert "画面の文字" in privacy.text()
    assert "パソコンの外" in privacy.text()
    model.pictures.click()
    assert forms.read().values.sends_pictures
    model.engines[EngineChoice.OLLAMA].click()
    assert "このパソコンの中" in privacy.text()
    model.base_url.setText("http://ai.example.co.jp:11434/v1")
    assert "パソコンの外" in privacy.text()
    model.engines[EngineChoice.COMPATIBLE].click()
    model.base_url.setText("http://127.0.0.1:8700/v1")
    assert "このパソコンの中" in privacy.text(), "a server of one's own was said to be outside"
    model.engines[EngineChoice.BUILTIN].click()
    assert not forms.read().values.sends_pictures


def test_limits_reach_the_run(host: QWidget) -> None:
    forms = make_forms(host, BUILTIN)
    forms.budget.steps.setValue(80)
    forms.budget.tokens.setValue(0)
    forms.budget.yen.setValue(25)
    assert forms.changes
    assert forms.budget.tokens.text() == "上限なし"
    limits = forms.read().values.limits
    assert (limits.max_steps, limits.max_tokens, limits.max_yen) == (80, None, 25.0)


def test_the_wheel_changes_no_limit(host: QWidget, qtbot: QtBot) -> None:
    """A person who scrolls the page passes over the fields."""
    budget = make_forms(host, BUILTIN).budget
    budget.show()
    point = QPointF(budget.steps.rect().center())
    wheel = QWheelEvent(
        point, point, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(budget.steps, wheel)
    assert budget.steps.value() == 40
    assert not wheel.isAccepted()
    qtbot.keyClick(budget.steps, Qt.Key.Key_Up)
    assert budget.steps.value() == 41


def test_a_kept_key_is_never_shown(host: QWidget) -> None:
    model = make_forms(host, OPENAI).model
    assert model.key.text() == ""
    assert model.key.placeholderText().startswith("保存済み")
    assert model.key.echoMode() is QLineEdit.EchoMode.Password


@pytest.mark.parametrize(
    ("engine", "shown"),
    [
        (EngineChoice.BUILTIN, set[str]()),
        (EngineChoice.OPENAI, {"api_key", "small_model", "large_model"}),
        (EngineChoice.COMPATIBLE, {"base_url", "api_key", "small_model", "large_model"}),
        (EngineChoice.OLLAMA, {"base_url", "small_model", "large_model"}),
        (
            EngineChoice.AZURE,
            {"base_url", "api_version", "api_key", "small_model", "large_model"},
        ),
    ],
)
def test_only_the_fields_of_the_picked_model_are_shown(
    host: QWidget, engine: EngineChoice, shown: set[str]
) -> None:
    model = make_forms(host, BUILTIN).model
    model.engines[engine].click()
    edits = (model.base_url, model.api_version, model.key, model.small, model.large)
    assert {edit.objectName() for edit in edits if edit.isVisible()} == shown


@pytest.mark.parametrize(
    ("values", "words"),
    [
        (BUILTIN, ""),
        (OPENAI, ""),
        (OWN, ""),
        (
            SettingsValues(engine=EngineChoice.COMPATIBLE, base_url=" "),
            "接続先を入力してください。",
        ),
        (
            SettingsValues(engine=EngineChoice.AZURE),
            "接続先を入力してください。例：https://（リソース名）",
        ),
    ],
)
def test_what_is_missing_is_said(host: QWidget, values: SettingsValues, words: str) -> None:
    problem = make_forms(host, values).model.problem()
    assert problem.startswith(words)
    assert bool(problem) == bool(words)


def test_picking_another_model_counts_as_a_change(host: QWidget) -> None:
    forms = make_forms(host, BUILTIN)
    forms.model.engines[EngineChoice.OPENAI].click()
    assert forms.changes
