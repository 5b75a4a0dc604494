"""One start of the real window: says when it could be used, then plans and presses 実行.

Prints three lines: when its sentence could be written and when all of it could be used (seconds since the
epoch), and the milliseconds from the click to the first act in the browser.
"""

import argparse
import asyncio
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_API", "pyside6")
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from studio.bootstrap import Options
from studio.ui.window.app import make_application
from studio.ui.window.start import open_studio_window
from tests.bench.painted import FirstPicture, usable

if TYPE_CHECKING:
    from studio.ui.window.main_window import MainWindow

SENTENCE = "練習書店で「プログラミング」を検索して"
PATIENCE_S = 60


async def live(window: "MainWindow") -> None:
    """Measure, and close the window whatever happens."""
    try:
        await usable(window)
        print(time.time(), flush=True)
        print(await asyncio.wait_for(click_to_act(window), PATIENCE_S), flush=True)
    finally:
        window.close()


async def click_to_act(window: "MainWindow") -> float:
    """Return the milliseconds from the click on 実行 to the first act in the open browser."""
    from studio.domain.events.events import (
        ActionPerformed,
        Event,
    )  # as the window loads it: behind its first sheet

    window.commands["arrange"].trigger()
    while not window.workbench.is_browser_open:
        await asyncio.sleep(0.01)
    window.create_page.instruction.set_text(SENTENCE)
    window.commands["plan"].trigger()
    while window.controller.checklist is None or not window.commands["run"].isEnabled():
        await asyncio.sleep(0.01)
    acted = asyncio.Event()

    def listen(event: Event) -> None:
        if isinstance(event, ActionPerformed):
            acted.set()

    window.workbench.bus.subscribe(listen)
    button = window.findChild(QPushButton, "run_button")
    assert button is not None
    started = time.perf_counter()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    await acted.wait()
    elapsed_ms = (time.perf_counter() - started) * 1000
    window.workbench.stop_now()
    while window.workbench.is_running:
        await asyncio.sleep(0.01)
    return elapsed_ms


def main() -> int:
    """Return the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("home", type=Path)
    home = parser.parse_args().home
    first = FirstPicture(make_application())

    async def ready(window: "MainWindow") -> None:
        print(first.at, flush=True)
        await live(window)

    return open_studio_window(Options(home=home, headless=True), ready)


if __name__ == "__main__":
    sys.exit(main())
