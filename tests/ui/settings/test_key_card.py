"""設定 → ライブラリの鍵とバックアップ, by hand."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton, QWidget

from studio.domain.errors import LibraryError
from studio.domain.records.library_state import BackupInfo, LibraryReport, LibraryState
from studio.ui.dialogs.tried_form import TriedForm
from studio.ui.keys.key_forms import MIN_PASSPHRASE
from studio.ui.keys.recovery_key import RecoveryKeyDialog
from studio.ui.keys.restoring import RestoreForm
from studio.ui.settings.key_card import READ_TASK
from tests.ui.conftest import MakeStage, Stage, child, idle, on_qt, planned, press, shown, until
from tests.ui.memory_care import MemoryCare

WORD = "ながい 合言葉"


@pytest.fixture
def care() -> MemoryCare:
    return MemoryCare()


async def at_settings(stage: Stage) -> QWidget:
    stage.window.begin()
    stage.window.commands["go_settings"].trigger()
    stage.window.settings_page.show_keys()
    await idle(stage)
    card = stage.window.key_card
    assert card is not None
    return card


def said(stage: Stage) -> str:
    return stage.find(QLabel, "key_result").text()


async def pressed(stage: Stage, name: str) -> None:
    press(stage.window, name)
    await idle(stage)


async def fill(form: TriedForm, **texts: str) -> None:
    for name, text in texts.items():
        child(form, QLineEdit, name).setText(text)
    form.accept_button.click()


@on_qt
async def test_it_says_how_the_library_is_opened_and_what_was_kept(
    make_stage: MakeStage, care: MemoryCare
) -> None:
    stage = make_stage(care=care)
    care.report = LibraryReport(
        state=LibraryState.READY,
        ways=("keychain", "recovery"),
        last_backup=BackupInfo(backup_id="b", made_at=datetime.now(UTC), size_bytes=1, flows=1_234),
        notices=("保存場所が同期フォルダーにあります。",),
    )
    card = await at_settings(stage)
    words = "\n".join(label.text() for label in card.findChildren(QLabel))
    for expected in (
        "OS のキーチェーン・回復キー",
        "まだ確かめていません",
        "1,234 件",
        "同期フォルダー",
    ):
        assert expected in words
    assert not child(card, QPushButton, "key_no_passphrase").isVisible()


@on_qt
async def test_a_passphrase_is_set_and_left_but_never_the_last_way(
    make_stage: MakeStage, care: MemoryCare
) -> None:
    stage = make_stage(care=care)
    await at_settings(stage)
    press(stage.window, "key_passphrase")
    form = await shown(stage.window, TriedForm, "passphrase_form")
    for first, second, told in (
        ("short", "short", f"{MIN_PASSPHRASE} 文字"),
        (WORD * 2, WORD, "違って"),
    ):
        await fill(form, new_passphrase=first, new_passphrase_again=second)
        assert told in form.hint.text()
    assert care.done == []
    await fill(form, new_passphrase=WORD * 2, new_passphrase_again=WORD * 2)
    await idle(stage)
    assert care.passphrase == WORD * 2
    await pressed(stage, "key_keychain")
    assert "開きません" in said(stage)
    press(stage.window, "key_no_passphrase")
    press(await shown(stage.window, QWidget, "confirm_box"), "confirm_yes")
    await idle(stage)
    assert "ほかに開く方法がありません" in said(stage)
    await pressed(stage, "key_keychain")
    assert set(care.report.ways) == {"keychain", "passphrase", "recovery"}


@on_qt
async def test_a_new_recovery_key_is_shown_once_and_typed_back(
    make_stage: MakeStage, care: MemoryCare
) -> None:
    stage = make_stage(care=care)
    await at_settings(stage)
    press(stage.window, "key_renew")
    press(await shown(stage.window, QWidget, "confirm_box"), "confirm_yes")
    dialog = await shown(stage.window, RecoveryKeyDialog, "recovery_dialog")
    assert child(dialog, QLabel, "recovery_key").text() == care.recovery_key
    press(dialog, "recovery_done")
    form = await shown(stage.window, TriedForm, "recovery_confirm")
    form.cancel_button.click()
    await idle(stage)
    words = "\n".join(label.text() for label in stage.window.findChildren(QLabel))
    assert care.recovery_key not in words
    press(stage.window, "status_recovery")  # the quiet line at the foot
    form = await shown(stage.window, TriedForm, "recovery_confirm")
    await fill(form, recovery_typed=care.recovery_key)
    await idle(stage)
    assert "正しい" in said(stage)
    assert not stage.find(QPushButton, "status_recovery").isVisible()


@on_qt
async def test_backups_are_made_and_put_back(make_stage: MakeStage, care: MemoryCare) -> None:
    stage = make_stage(care=care)
    await at_settings(stage)
    await pressed(stage, "key_backup")
    assert "手順 12 件" in said(stage)
    press(stage.window, "key_backup_file")
    dialog = await shown(stage.window, QFileDialog, "save_dialog")
    dialog.fileSelected.emit(str(Path("usb/控え.tejunbackup")))
    dialog.accept()
    await idle(stage)
    press(stage.window, "key_restore")
    form = await shown(stage.window, RestoreForm, "restore_form")
    form.accept_button.click()
    await idle(stage)
    assert "set-aside-1" in said(stage)
    assert care.done == ["back up", "back up 控え.tejunbackup", "restore b0"]


@on_qt
async def test_a_check_that_finds_damage_says_what_to_do(
    make_stage: MakeStage, care: MemoryCare
) -> None:
    stage = make_stage(care=care)
    await at_settings(stage)
    await pressed(stage, "key_check")
    assert "問題はありません" in said(stage)
    care.is_sound = False
    await pressed(stage, "key_check")
    assert "壊れています" in said(stage)
    assert "戻してください" in said(stage)
    assert "壊れているところ" in stage.find(QLabel, "key_check_now").text()
    care.fault = LibraryError("DISK_FULL", "空きが足りません。", "空けてください。")
    await pressed(stage, "key_backup")
    assert said(stage) == "空きが足りません。空けてください。"


@on_qt
async def test_a_new_key_asks_for_the_passphrase_that_is_there(
    make_stage: MakeStage, care: MemoryCare
) -> None:
    stage = make_stage(care=care)
    care.report = care.report.model_copy(update={"ways": ("passphrase", "recovery")})
    await at_settings(stage)
    press(stage.window, "key_rekey")
    form = await shown(stage.window, TriedForm, "rekey_form")
    await fill(form, new_passphrase=WORD * 2, new_passphrase_again=WORD * 2)
    dialog = await shown(stage.window, RecoveryKeyDialog, "recovery_dialog")
    press(dialog, "recovery_done")
    form = await shown(stage.window, TriedForm, "recovery_confirm")
    await fill(form, recovery_typed=care.recovery_key)
    await until(lambda: "新しい鍵で" in said(stage))


@pytest.mark.parametrize("button", ["key_restore", "key_rekey"])
@on_qt
async def test_the_library_is_not_exchanged_under_a_run(
    make_stage: MakeStage, care: MemoryCare, button: str
) -> None:
    stage = make_stage(care=care)
    await planned(stage)
    stage.bench.browser.hold = asyncio.Event()
    stage.window.commands["run"].trigger()
    await until(lambda: stage.bench.workbench.is_running)
    stage.window.commands["go_settings"].trigger()
    stage.window.settings_page.show_keys()
    await until(lambda: not stage.window.tasks.is_busy(READ_TASK))
    press(stage.window, button)
    await until(lambda: "実行中" in said(stage))
    assert care.done == []
    stage.window.commands["stop_now"].trigger()
    await idle(stage)
