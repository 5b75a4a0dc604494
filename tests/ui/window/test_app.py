"""Start-up and shutdown: in order, with an exit code, and without a crash at the end."""

import asyncio
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget

from studio.domain.errors import LibraryLockedError
from studio.domain.events.events import RunKind
from studio.domain.records.journal import JournaledRun
from studio.domain.records.library_state import LibraryState
from studio.ui.widgets.parts import SettingsValues, WindowParts
from studio.ui.widgets.theme import ThemeChoice
from studio.ui.window.app import run_window
from studio.ui.window.main_window import MainWindow
from tests.ui.conftest import RESOURCES, Outside, child, press, shown, until
from tests.ui.fakes import SENTENCE, Bench, make_bench
from tests.ui.memory_care import MemoryCare

ROOT = Path(__file__).parents[2]


def make_parts(bench: Bench) -> WindowParts:
    outside = Outside(bench.model)
    return WindowParts(
        workbench=bench.workbench,
        settings=SettingsValues(theme=ThemeChoice.LIGHT),
        save_settings=outside.save,
        build_model=outside.build,
        test_connection=outside.test,
        served_models=outside.served_models,
        save_tables=outside.save_tables,
        resources=RESOURCES,
    )


def open_and_close() -> int:
    """Open the window on twins, observe a page, close; returns the exit code."""
    bench = make_bench()

    async def parts() -> WindowParts:
        return make_parts(bench)

    async def ready(window: MainWindow) -> None:
        await bench.workbench.open_browser()
        await bench.workbench.observe_page()
        window.close()

    code = run_window(parts, ready)
    assert bench.store.is_closed
    assert not bench.browser.is_open
    return code


def test_a_window_that_is_closed_ends_with_zero(qapp: QApplication) -> None:
    assert open_and_close() == 0
    assert not qapp.windowIcon().pixmap(16).isNull()


def test_what_keeps_the_studio_from_starting_is_said(
    qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    said: list[str] = []

    async def parts() -> WindowParts:
        raise LibraryLockedError("LOCKED", "ライブラリの鍵が違います。", "鍵を確かめてください。")

    def close_box() -> None:
        for box in QApplication.topLevelWidgets():
            if isinstance(box, QMessageBox) and box.objectName() == "start_fault":
                said.append(box.text())
                box.reject()
                timer.stop()

    timer = QTimer(qapp)
    timer.timeout.connect(close_box)
    timer.start(10)
    assert run_window(parts) == 1
    assert "ライブラリの鍵が違います。" in said[0]
    assert "鍵を確かめてください。" in said[0]
    assert "LOCKED" in caplog.text


def test_the_window_can_be_used_while_the_library_opens(qapp: QApplication) -> None:
    bench, key = make_bench(), asyncio.Event()
    seen: list[str] = []

    async def open_library(window: QWidget) -> None:
        await key.wait()
        seen.append("opened")

    async def parts() -> WindowParts:
        return replace(
            make_parts(bench), open_library=open_library, library_note="暗号化済み・自動保存"
        )

    async def ready(window: MainWindow) -> None:
        label = child(window, QLabel, "status_library")
        await bench.workbench.plan(SENTENCE)
        seen.append(label.text())
        child(window, QTimer, "library_long").timeout.emit()
        seen.append(label.text())
        key.set()
        await until(lambda: "暗号" in label.text())
        seen.append(label.text())
        window.close()

    assert run_window(parts, ready) == 0
    assert seen == [
        "ライブラリ：開いています…",
        "ライブラリ：開いています（出ている窓があれば、答えてください）",
        "opened",
        "ライブラリ：暗号化済み・自動保存",
    ]


def test_a_library_that_stays_closed_is_said_on_the_window_which_then_closes(
    qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    bench = make_bench()
    said: list[str] = []

    async def open_library(window: QWidget) -> None:
        raise LibraryLockedError("LOCKED", "パスフレーズが違います。", "もう一度どうぞ。")

    async def parts() -> WindowParts:
        return replace(make_parts(bench), open_library=open_library)

    async def ready(window: MainWindow) -> None:
        await until(lambda: window.findChild(QMessageBox, "start_fault"))
        box = child(window, QMessageBox, "start_fault")
        said.append(box.text())
        box.reject()

    assert run_window(parts, ready) == 1
    assert "パスフレーズが違います。" in said[0]
    assert "LOCKED" in caplog.text
    assert not bench.browser.is_open


def test_who_leaves_where_a_passphrase_is_to_be_chosen_is_told_nothing_more(
    qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    """終了 was followed by a red box about 環境変数 TEJUN_PASSPHRASE_FILE."""
    bench = make_bench()
    boxes: list[QMessageBox] = []

    async def open_library(window: QWidget) -> None:
        raise LibraryLockedError("PASSPHRASE_TO_CHOOSE", "決めてください。", "環境変数で。")

    async def parts() -> WindowParts:
        return replace(make_parts(bench), open_library=open_library)

    async def ready(window: MainWindow) -> None:
        await until(lambda: not window.isVisible() or window.findChildren(QMessageBox))
        boxes.extend(window.findChildren(QMessageBox))
        for box in boxes:
            box.reject()

    assert run_window(parts, ready) == 1
    assert boxes == []
    assert "PASSPHRASE_TO_CHOOSE" in caplog.text


def test_a_process_of_its_own_ends_cleanly(qapp: QApplication) -> None:
    script = "import sys; from tests.ui.window.test_app import open_and_close; sys.exit(open_and_close())"
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", script],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "Fatal" not in done.stderr


def test_a_library_that_does_not_open_shows_what_helps_and_opens_in_the_end(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bench, care = make_bench(), MemoryCare()
    care.stand(LibraryState.MISSING)
    seen: list[str] = []

    async def open_library(window: QWidget) -> None:
        await care.open()

    async def parts() -> WindowParts:
        return replace(
            make_parts(bench),
            open_library=open_library,
            care=care,
            home=tmp_path,
            library_note="安心",
        )

    async def ready(window: MainWindow) -> None:
        screen = await shown(window, QWidget, "recovery_screen")
        press(screen, "recovery_begin_anew")
        press(await shown(window, QMessageBox, "confirm_box"), "confirm_yes")
        label = child(window, QLabel, "status_library")
        await until(lambda: "安心" in label.text())
        seen.extend(care.done)
        window.close()

    assert run_window(parts, ready) == 0
    assert seen == ["begin anew"]
    assert "MISSING" in caplog.text


def test_closing_the_screen_closes_the_window(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bench, care = make_bench(), MemoryCare()
    care.stand(LibraryState.EMPTY)

    async def open_library(window: QWidget) -> None:
        await care.open()

    async def parts() -> WindowParts:
        return replace(make_parts(bench), open_library=open_library, care=care, home=tmp_path)

    async def ready(window: MainWindow) -> None:
        press(await shown(window, QWidget, "recovery_screen"), "recovery_close")

    assert run_window(parts, ready) == 1
    assert care.done == []
    assert "EMPTY" in caplog.text


def test_a_library_that_can_only_be_read_is_told_in_the_status_line(
    qapp: QApplication, tmp_path: Path
) -> None:
    bench, care = make_bench(), MemoryCare()
    care.stand(LibraryState.READ_ONLY)
    seen: list[str] = []

    async def open_library(window: QWidget) -> None:
        await care.open()

    async def parts() -> WindowParts:
        return replace(make_parts(bench), open_library=open_library, care=care, home=tmp_path)

    async def ready(window: MainWindow) -> None:
        label = child(window, QLabel, "status_library")
        await until(lambda: "開いて" not in label.text())
        seen.append(label.text())
        window.close()

    assert run_window(parts, ready) == 0
    assert seen == ["ライブラリ：読むだけ使えます"]


def test_a_run_that_was_cut_off_is_offered_once_the_library_is_open(qapp: QApplication) -> None:
    bench, key = make_bench(), asyncio.Event()
    seen: list[bool] = []

    async def open_library(window: QWidget) -> None:
        await key.wait()

    async def parts() -> WindowParts:
        run = JournaledRun(run_id="cut", run_kind=RunKind.REPLAY, name="発注", flow_id="f")
        await bench.store.open_run(run)
        return replace(make_parts(bench), open_library=open_library)

    async def ready(window: MainWindow) -> None:
        seen.append(window.create_page.resume.isVisible())
        key.set()
        await until(window.create_page.resume.isVisible)
        seen.append(True)
        window.close()

    assert run_window(parts, ready) == 0
    assert seen == [False, True]
