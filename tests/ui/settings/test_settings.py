"""設定 by hand: what cannot work is not kept, what is kept is used."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from studio.domain.errors import StudioError
from studio.engine.ports import ChatModel
from studio.ui.settings.settings import SettingsCallbacks, SettingsPage
from studio.ui.widgets.parts import EngineChoice, SettingsInput, SettingsValues
from studio.ui.widgets.room import Room
from studio.ui.widgets.theme import ThemeChoice
from tests.ui.conftest import RESOURCES, MakeStage, Stage, child, idle, on_qt, until
from tests.ui.fakes import ScriptedModel
from tests.ui.memory_care import MemoryCare


@on_qt
async def test_settings_are_tested_kept_and_used(stage: Stage) -> None:
    page = stage.window.settings_page
    result = stage.find(QLabel, "settings_result")
    stage.window.begin()
    stage.window.commands["go_settings"].trigger()
    page.model_form.engines[EngineChoice.COMPATIBLE].click()
    stage.find(QPushButton, "save_settings").click()
    assert "接続先を入力してください" in result.text()
    stage.find(QLineEdit, "base_url").setText("http://localhost:11434/v1")
    stage.find(QLineEdit, "api_key").setText("sk-test")
    stage.find(QPushButton, "test_connection").click()
    await until(lambda: result.text() == "つながりました。")
    page.choice_form.theme.setCurrentIndex(2)
    old = stage.bench.workbench.model
    stage.find(QPushButton, "save_settings").click()
    await until(lambda: stage.saved)
    await idle(stage)
    assert stage.saved[0].api_key == "sk-test"
    assert stage.saved[0].values.theme is ThemeChoice.DARK
    assert stage.theme.is_dark
    assert stage.find(QLineEdit, "api_key").text() == ""
    assert isinstance(old, ScriptedModel)
    assert old.is_closed
    assert stage.bench.workbench.model is not old


@on_qt
async def test_what_cannot_work_is_said_and_not_kept(stage: Stage) -> None:
    kept: list[SettingsInput] = []

    async def save(given: SettingsInput) -> None:
        kept.append(given)

    async def refuse(given: SettingsInput) -> ChatModel:
        raise StudioError("BAD_KEY", "API キーが違うようです。", "入力し直してください。")

    async def test(given: SettingsInput) -> str:
        return ""

    window = stage.window
    room = Room(
        stage.bench.workbench, window.tasks, stage.theme, window.commands, RESOURCES,
        stage.outside.save_tables,
    )  # fmt: skip
    ways = SettingsCallbacks(save, refuse, test, stage.outside.served_models)
    page = SettingsPage(room, SettingsValues(), ways, window)
    result = child(page, QLabel, "settings_result")
    button = child(page, QPushButton, "save_settings")
    before = stage.bench.workbench.model
    button.click()
    assert not button.isEnabled()
    await idle(stage)
    assert result.text() == "API キーが違うようです。入力し直してください。"
    assert result.property("tone") == "red"
    assert button.isEnabled()
    assert kept == []
    assert stage.bench.workbench.model is before
    page.model_form.engines[EngineChoice.OPENAI].click()
    assert result.text() == ""


@on_qt
async def test_a_section_is_shown_at_a_time_and_what_is_missing_is_shown_where_it_is(
    make_stage: MakeStage,
) -> None:
    """One long column had 接続テスト and 保存 under everything."""
    stage = make_stage(care=MemoryCare())
    page = stage.window.settings_page
    save = stage.find(QPushButton, "save_settings")

    def shown() -> list[str]:
        cards = (
            page.model_form, page.budget_form, page.choice_form, page.upkeep_form,
            page.kept_card, stage.window.key_card,
        )  # fmt: skip
        return [card.objectName() for card in cards if card and card.isVisible()]

    stage.window.begin()
    stage.window.commands["go_settings"].trigger()
    await idle(stage)
    assert shown() == ["model_form", "budget_form"]
    page.model_form.engines[EngineChoice.COMPATIBLE].click()
    QTest.keyClick(page.sections, Qt.Key.Key_Down)
    assert shown() == ["choice_form"]
    assert not stage.find(QPushButton, "test_connection").isVisible()
    save.click()
    assert "接続先を入力してください" in stage.find(QLabel, "settings_result").text()
    assert shown() == ["model_form", "budget_form"]
    page.show_keys()
    assert shown() == ["key_card"]
    assert not save.isVisible()


@on_qt
async def test_the_sections_stand_one_below_the_other_when_they_are_first_shown(
    make_stage: MakeStage,
) -> None:
    stage = make_stage(care=MemoryCare())
    view = stage.window.settings_page.sections
    stage.window.begin()
    stage.window.commands["go_settings"].trigger()
    await idle(stage)
    places = [view.visualItemRect(view.item(row)) for row in range(view.count())]
    assert len(places) == 6
    gaps = [below.top() - above.bottom() for above, below in pairwise(places)]
    assert min(gaps) > 0


@on_qt
async def test_no_title_of_a_section_is_cut_beside_its_cards(make_stage: MakeStage) -> None:
    """「Checks and working days」 lost its last letters in a wide window."""
    stage = make_stage(care=MemoryCare())
    stage.window.resize(1440, 900)
    view = stage.window.settings_page.sections
    view.addItem("Checks and working days")
    stage.window.begin()
    stage.window.commands["go_settings"].trigger()
    await idle(stage)
    row = view.count() - 1
    needed = view.sizeHintForIndex(view.indexFromItem(view.item(row))).width()
    assert view.viewport().width() >= needed
