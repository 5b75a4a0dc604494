"""The recovery key: not lost by a slip, printed whole, and typed back from the paper."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.dialogs.tried_form import TriedForm
from studio.ui.keys.recovery_key import RecoveryKeyDialog, confirm_recovery_key
from studio.ui.widgets.tasks import TaskOwner
from tests.ui.conftest import child, on_qt, press, shown, until
from tests.ui.memory_care import MemoryCare

KEY = "7ZQ2M-AAAAA-BBBBB-CCCCC-DDDDD-EEEEE-FFFF"


@pytest.fixture
def dialog(qtbot: QtBot) -> RecoveryKeyDialog:
    shown = RecoveryKeyDialog(KEY)
    qtbot.addWidget(shown)
    shown.show()
    return shown


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_slip_does_not_put_the_recovery_key_away(
    qtbot: QtBot, dialog: RecoveryKeyDialog, key: Qt.Key
) -> None:
    qtbot.keyClick(dialog, key)
    assert dialog.isVisible()
    assert child(dialog, QLabel, "recovery_key").text() == KEY
    assert child(dialog, QLabel, "recovery_warning").text()


def test_enter_does_what_the_ring_shows(qtbot: QtBot, dialog: RecoveryKeyDialog) -> None:
    """The ring stood on 控えました, and Enter copied."""
    assert dialog.focusWidget() is child(dialog, QPushButton, "recovery_copy")
    done = child(dialog, QPushButton, "recovery_done")
    done.setFocus()
    qtbot.keyClick(done, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_closing_by_the_title_bar_warns_first(dialog: RecoveryKeyDialog) -> None:
    dialog.close()
    assert dialog.isVisible()
    assert "二度と表示できません" in child(dialog, QLabel, "recovery_warning").text()


def test_it_goes_when_the_person_has_kept_it(qtbot: QtBot, dialog: RecoveryKeyDialog) -> None:
    qtbot.mouseClick(child(dialog, QPushButton, "recovery_copy"), Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == KEY
    qtbot.mouseClick(child(dialog, QPushButton, "recovery_done"), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_it_belongs_to_the_window_so_that_the_browser_cannot_cover_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    assert RecoveryKeyDialog(KEY, window).parent() is window


def test_the_page_is_printed_whole(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = RecoveryKeyDialog(KEY, page=MemoryCare().recovery_page(KEY))
    qtbot.addWidget(dialog)
    dialog.show()
    press(dialog, "recovery_print")
    choice = child(dialog, QPrintDialog, "recovery_printer")
    assert choice.isVisible()
    choice.reject()
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "key.pdf"))
    dialog.print_with(printer)
    assert (tmp_path / "key.pdf").read_bytes().startswith(b"%PDF")
    assert "印刷しました" in child(dialog, QLabel, "recovery_warning").text()


@on_qt
async def test_it_is_typed_back_from_the_paper(host: QWidget) -> None:
    care, tasks = MemoryCare(), TaskOwner(host)
    answers: list[bool] = []

    async def ask() -> None:
        answers.append(await confirm_recovery_key(care, tasks, host))

    tasks.start("ask", ask())
    form = await shown(host, TriedForm, "recovery_confirm")
    form.accept_button.click()
    assert "入力してください" in form.hint.text()
    typed = child(form, QLineEdit, "recovery_typed")
    typed.setText(KEY.replace("7", "8"))
    form.accept_button.click()
    await until(lambda: "違います" in form.hint.text())
    typed.setText(KEY.lower())
    form.accept_button.click()
    await until(lambda: not tasks.names)
    tasks.start("ask", ask())
    (await shown(host, TriedForm, "recovery_confirm")).cancel_button.click()
    await until(lambda: not tasks.names)
    assert answers == [True, False]
    assert care.report.is_recovery_confirmed
