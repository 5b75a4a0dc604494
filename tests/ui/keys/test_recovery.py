"""The screen of a library that does not open: every state says what happened and what helps."""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget

from studio.domain.errors import LibraryError, LibraryLockedError, StudioError
from studio.domain.records.library_state import BackupInfo, LibraryRemedy, LibraryState
from studio.ui.keys.recovery import RecoveryDialog, report_of
from studio.ui.keys.restoring import RestoreForm
from studio.ui.keys.unlock import PassphraseDialog
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import RunQt, child, press, shown, until
from tests.ui.memory_care import MemoryCare

CLOSED = [state for state in LibraryState if not state.is_usable]
BACKUP = BackupInfo(backup_id="b7", made_at=datetime.now(UTC), size_bytes=2_000_000, flows=12)
BROKEN = BackupInfo(
    backup_id="b6", made_at=datetime.now(UTC), size_bytes=2_000, flows=None, is_readable=False
)


class Screen:
    """The screen on a twin of the care."""

    def __init__(self, host: QWidget, theme: Theme, home: Path) -> None:
        self.host = host
        self.care = MemoryCare()
        self.tasks = TaskOwner(host)
        self.faults: list[StudioError] = []
        self.tasks.failed.connect(self.faults.append)
        self.dialog = RecoveryDialog(self.care, self.care.open, home, self.tasks, theme, host)

    def during(self, person: Callable[[], Coroutine[object, object, None]]) -> "Asked":
        """Return the answer of the screen, with what the person does while it stands."""
        return Asked(self, person)

    def text(self, name: str) -> str:
        return child(self.dialog, QLabel, name).text()


class Asked:
    """One showing of the screen.

    Attributes:
        answer: What `ask` returned.
    """

    def __init__(
        self, screen: Screen, person: Callable[[], Coroutine[object, object, None]]
    ) -> None:
        self._screen = screen
        self._person = person
        self.answer: bool | None = None

    async def run(self) -> None:
        screen = self._screen
        async with asyncio.timeout(30), asyncio.TaskGroup() as group:
            asking = group.create_task(screen.dialog.ask(screen.care.report), name="ask")
            await until(screen.dialog.isVisible)
            await self._person()
        self.answer = asking.result()
        await screen.tasks.cancel_all()


@pytest.fixture
def screen(host: QWidget, theme: Theme, tmp_path: Path) -> Iterator[Screen]:
    made = Screen(host, theme, tmp_path)
    yield made
    assert not made.faults


@pytest.mark.parametrize("state", CLOSED)
def test_every_state_is_told_with_what_helps(
    screen: Screen, run_qt: RunQt, state: LibraryState
) -> None:
    screen.care.stand(state)

    async def person() -> None:
        assert state.words in screen.text("recovery_title")
        assert "触れていません" in screen.text("recovery_safe")
        names = [b.objectName() for b in screen.dialog.findChildren(QPushButton) if b.isVisible()]
        offered = [f"recovery_{remedy}" for remedy in state.remedies]
        assert names[: len(offered)] == offered or set(offered) <= set(names)
        anew = screen.dialog.findChild(QPushButton, f"recovery_{LibraryRemedy.BEGIN_ANEW}")
        assert anew is None or (not anew.hasFocus() and anew.property("look") != "main")
        press(screen.dialog, "recovery_close")

    asked = screen.during(person)
    run_qt(asked.run())
    assert asked.answer is False
    assert screen.care.done == []


def test_enter_presses_the_button_that_has_the_keyboard(screen: Screen, run_qt: RunQt) -> None:
    screen.care.stand(LibraryState.MISSING)

    async def person() -> None:
        child(screen.dialog, QPushButton, "recovery_begin_anew").setFocus()
        QTest.keyClick(screen.dialog.focusWidget(), Qt.Key.Key_Return)
        press(await shown(screen.host, QWidget, "confirm_box"), "confirm_no")
        await until(lambda: not screen.tasks.names)
        press(screen.dialog, "recovery_close")

    asked = screen.during(person)
    run_qt(asked.run())
    assert asked.answer is False


def test_trying_again_opens_it_when_the_file_is_back(screen: Screen, run_qt: RunQt) -> None:
    screen.care.stand(LibraryState.MISSING)

    async def person() -> None:
        press(screen.dialog, "recovery_retry")
        await until(lambda: not screen.tasks.names)
        assert screen.dialog.isVisible()
        screen.care.stand(LibraryState.READY)
        press(screen.dialog, "recovery_retry")

    asked = screen.during(person)
    run_qt(asked.run())
    assert asked.answer is True


def test_another_state_is_shown_when_it_became_one(screen: Screen, run_qt: RunQt) -> None:
    screen.care.stand(LibraryState.MISSING)

    async def person() -> None:
        screen.care.stand(LibraryState.DAMAGED)
        press(screen.dialog, "recovery_retry")
        await until(lambda: LibraryState.DAMAGED.words in screen.text("recovery_title"))
        await until(lambda: not screen.tasks.names)
        press(screen.dialog, "recovery_close")

    asked = screen.during(person)
    run_qt(asked.run())
    assert asked.answer is False


def test_a_backup_is_put_back(screen: Screen, run_qt: RunQt) -> None:
    screen.care.stand(LibraryState.DAMAGED)
    screen.care.kept = (BROKEN, BACKUP)

    async def person() -> None:
        press(screen.dialog, "recovery_restore")
        form = await shown(screen.host, RestoreForm, "restore_form")
        form.accept_button.click()

    asked = screen.during(person)
    run_qt(asked.run())
    assert asked.answer is True
    assert screen.care.done == ["restore b7"]  # not the broken one above it


def test_a_backup_of_other_keys_asks_for_its_passphrase(screen: Screen, run_qt: RunQt) -> None:
    screen.care.stand(LibraryState.KEYS_MISSING)
    screen.care.kept = (BACKUP,)
    screen.care.backup_key = "そのころの合言葉"

    async def person() -> None:
        press(screen.dialog, "recovery_restore")
        form = await shown(screen.host, RestoreForm, "restore_form")
        key = child(form, QLineEdit, "restore_key")
        assert not key.isVisible()
        form.accept_button.click()
        await until(key.isVisible)
        assert "作ったときのパスフレーズ" in form.hint.text()
        key.setText(screen.care.backup_key)
        await until(form.accept_button.isEnabled)
        form.accept_button.click()

    asked = screen.during(person)
    run_qt(asked.run())
    assert asked.answer is True
    assert screen.care.done[-1] == "unlock"  # with what was typed: it is not asked for twice


def test_a_file_from_elsewhere_can_be_put_back(screen: Screen, run_qt: RunQt) -> None:
    screen.care.stand(LibraryState.EMPTY)

    async def person() -> None:
        press(screen.dialog, "recovery_restore")
        form = await shown(screen.host, RestoreForm, "restore_form")
        assert "ありません" in child(form, QLabel, "restore_none").text()
        form.accept_button.click()
        assert "選んでください" in form.hint.text()
        form.choose_file(Path("usb/先週.tejunbackup"))
        form.accept_button.click()

    asked = screen.during(person)
    run_qt(asked.run())
    assert screen.care.done == ["restore 先週.tejunbackup"]


def test_a_wrong_passphrase_asks_again_and_the_right_one_opens(
    screen: Screen, run_qt: RunQt
) -> None:
    screen.care.stand(LibraryState.LOCKED, "PASSPHRASE_NEEDED")
    screen.care.passphrase = "ただしい 合言葉"

    async def type_in(words: str) -> None:
        dialog = await shown(screen.host, PassphraseDialog, "passphrase_dialog")
        child(dialog, QLineEdit, "passphrase").setText(words)
        press(dialog, "passphrase_accept")

    async def person() -> None:
        press(screen.dialog, "recovery_unlock")
        await type_in("まちがい")
        await until(lambda: len(screen.care.done) == 1)
        dialog = await shown(screen.host, PassphraseDialog, "passphrase_dialog")
        assert "違います" in child(dialog, QLabel, "passphrase_reason").text()
        await type_in(screen.care.passphrase)

    asked = screen.during(person)
    run_qt(asked.run())
    assert asked.answer is True


@pytest.mark.parametrize("is_sure", [True, False])
def test_beginning_anew_asks_first(screen: Screen, run_qt: RunQt, *, is_sure: bool) -> None:
    screen.care.stand(LibraryState.KEY_WRONG)

    async def person() -> None:
        press(screen.dialog, "recovery_begin_anew")
        box = await shown(screen.host, QWidget, "confirm_box")
        press(box, "confirm_yes" if is_sure else "confirm_no")
        if not is_sure:
            await until(lambda: not screen.tasks.names)
            press(screen.dialog, "recovery_close")

    asked = screen.during(person)
    run_qt(asked.run())
    assert asked.answer is is_sure
    assert screen.care.done == (["begin anew"] if is_sure else [])


@pytest.mark.skipif(sys.platform == "win32", reason="its programs are no scripts")
def test_where_no_program_shows_the_folder_its_place_is_said(
    screen: Screen, run_qt: RunQt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opener = tmp_path / "xdg-open"
    opener.write_text("#!/bin/sh\nexit 3\n")
    opener.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    screen.care.stand(LibraryState.MISSING)

    async def person() -> None:
        press(screen.dialog, f"recovery_{LibraryRemedy.OPEN_FOLDER}")
        await until(lambda: str(tmp_path) in screen.text("recovery_result"))
        press(screen.dialog, "recovery_close")

    run_qt(screen.during(person).run())


def test_what_goes_wrong_on_the_way_is_told(screen: Screen, run_qt: RunQt) -> None:
    screen.care.stand(LibraryState.LOCKED)
    screen.care.fault = LibraryError("DISK_FULL", "空き容量が足りません。", "空けてください。")

    async def person() -> None:
        press(screen.dialog, "recovery_begin_anew")
        press(await shown(screen.host, QWidget, "confirm_box"), "confirm_yes")
        await until(
            lambda: "空き容量が足りません。空けてください。" in screen.text("recovery_result")
        )
        await until(lambda: not screen.tasks.names)
        press(screen.dialog, "recovery_more")
        assert "PASSPHRASE_NEEDED" in screen.text("recovery_detail")
        press(screen.dialog, "recovery_close")

    run_qt(screen.during(person).run())


def test_a_fault_without_a_state_is_shown_as_it_is() -> None:
    report = report_of(LibraryError("WHATEVER", "何か起きました。", "もう一度。"))
    assert (report.state, report.message) == (LibraryState.FAILED, "何か起きました。")
    assert LibraryRemedy.RETRY in report.remedies


def test_a_key_of_another_file_is_not_asked_for_again() -> None:
    report = report_of(LibraryLockedError("LIBRARY_KEY_WRONG", "鍵が合いません。"))
    assert report.state is LibraryState.KEY_WRONG
    assert LibraryRemedy.UNLOCK not in report.remedies
