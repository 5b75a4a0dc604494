"""The first sheet: there before the studio is loaded, and nothing that is done on it is lost."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from studio.bootstrap.language import kept_choice
from studio.ui.widgets.parts import WindowParts
from studio.ui.window.app import run_window
from studio.ui.window.first_sheet import FirstSheet
from studio.ui.window.main_window import MainWindow
from studio.ui.window.plan import OnReady
from tests.ui.conftest import child, until
from tests.ui.fakes import SENTENCE, make_bench
from tests.ui.window.test_app import make_parts

HEAVY = ("pydantic", "studio.domain.flows", "studio.engine.workbench", "studio.cli.runs", "typer")
SHORT = "本を探す"


def test_it_is_shown_before_the_studio_is_loaded() -> None:
    script = (
        "import sys\nimport studio.__main__, studio.cli.main, studio.ui.window.start\n"
        f"loaded = [name for name in sys.modules if name.startswith({HEAVY!r})]\n"
        "print(loaded, file=sys.stderr)\nsys.exit(len(loaded))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr[-500:]


def sheet_of() -> FirstSheet:
    return next(one for one in QApplication.topLevelWidgets() if isinstance(one, FirstSheet))


def looking(look: Callable[[MainWindow], None]) -> OnReady:
    """Return what looks at a window that stands, and closes it."""

    async def ready(window: MainWindow) -> None:
        try:
            await until(lambda: not window.controller.situation.is_planning)
            look(window)
        finally:
            window.close()

    return ready


def opened(do: Callable[[FirstSheet], object], look: Callable[[MainWindow], None]) -> int:
    """Open a window, do something on its first sheet, look at what stands in its place."""
    bench = make_bench()

    async def parts() -> WindowParts:
        do(sheet_of())
        return make_parts(bench)

    code = run_window(parts, looking(look))
    assert bench.store.is_closed
    return code


def test_what_was_written_stands_in_the_window_and_can_be_written_on(qapp: QApplication) -> None:
    def write(sheet: FirstSheet) -> None:
        sheet.edit.insertPlainText(SHORT)
        QTest.keyClick(sheet.edit, Qt.Key.Key_Left)

    def look(window: MainWindow) -> None:
        edit = window.create_page.instruction.edit
        assert window.create_page.instruction.text == SHORT
        assert window.focusWidget() is edit
        edit.insertPlainText("し")
        assert edit.toPlainText() == "本を探しす"

    assert opened(write, look) == 0


def test_a_password_that_was_written_is_hidden_in_the_window(qapp: QApplication) -> None:
    words = "パスワード「hunter2-x」でログインして、"

    def look(window: MainWindow) -> None:
        assert "hunter2" not in window.create_page.instruction.edit.toPlainText()
        assert window.create_page.instruction.text == words

    assert opened(lambda sheet: sheet.edit.insertPlainText(words), look) == 0


def test_what_was_asked_for_is_done_once_the_window_stands(qapp: QApplication) -> None:
    def ask(sheet: FirstSheet) -> None:
        sheet.edit.setPlainText(SENTENCE)
        child(sheet, QPushButton, "plan_button").click()

    def look(window: MainWindow) -> None:
        shown = window.controller.checklist
        assert shown is not None
        assert shown.instruction == SENTENCE

    assert opened(ask, look) == 0


def test_a_place_that_was_chosen_is_shown(qapp: QApplication) -> None:
    def look(window: MainWindow) -> None:
        assert window.settings_page.isVisible()

    assert opened(lambda sheet: sheet.commands["go_settings"].trigger(), look) == 0


def test_letters_that_the_input_method_holds_are_waited_for(qapp: QApplication) -> None:
    def compose(sheet: FirstSheet) -> None:
        QApplication.sendEvent(sheet.edit, QInputMethodEvent("ほん", []))
        committed = QInputMethodEvent("", [])
        committed.setCommitString("本")

        def commit() -> None:
            assert not [
                one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)
            ]
            QApplication.sendEvent(sheet.edit, committed)

        asyncio.get_running_loop().call_later(0.2, commit)

    def look(window: MainWindow) -> None:
        assert window.create_page.instruction.text == "本"

    assert opened(compose, look) == 0


def test_one_that_was_closed_opens_nothing(qapp: QApplication) -> None:
    def look(window: MainWindow) -> None:
        raise AssertionError(window)

    assert opened(lambda sheet: sheet.close(), look) == 0


@pytest.mark.parametrize(("environ", "wanted"), [({}, "dark"), ({"TEJUN_THEME": "light"}, "light")])
def test_it_wears_what_was_chosen(environ: dict[str, str], wanted: str, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('mode = "standard"\ntheme = "dark"\n', encoding="utf-8")
    assert kept_choice("theme", tmp_path, environ) == wanted
    assert kept_choice("theme", tmp_path / "none", {}) == ""
