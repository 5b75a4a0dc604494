"""A real window and a real browser on the practice site, in the hands of a monkey; then stopped, again and again.

    python -m tests.bench.sound_window HOME EVENTS STOPS SEED

Prints one line of JSON: how long the window stood still at most (ms), what was raised, and for each
emergency stop the time until the run was over and until the site heard the last of us (both ms; the
second by the site's own record, 0 where it heard nothing any more).
"""

import asyncio
import json
import logging
import os
import random
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, cast

os.environ.setdefault("QT_API", "pyside6")
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget
from typing_extensions import override

from studio.bootstrap import Options
from studio.ui.window.main_window import MainWindow
from studio.ui.window.start import open_studio_window
from studio.ui.window.whole_window import LIBRARY_TASK
from tests.bench.aria_window import Pulse
from tests.e2e.processes import kill_browser_of

SENTENCE: Final = (
    "練習書店で「プログラミング」を検索して、評価が4以上で価格が3000円以下の本を探して、"
    "最初の該当商品をカートに入れて"
)
WORDS: Final = ("練習書店で「本」を検索して", "あ", "2026/11/27", "🔍", "無い")
KEYS: Final = (
    Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Up,
    Qt.Key.Key_Down, Qt.Key.Key_F5, Qt.Key.Key_F6, Qt.Key.Key_F10, Qt.Key.Key_Delete,
)  # fmt: skip
LEFT_ALONE: Final = (
    "choose",
    "open",
    "file",
    "folder",
    "export",
    "import",
    "arrange",
    "save_table",
)
"""Buttons that open a window of the system, which nobody here could close."""
PATIENCE_S: Final = 30.0
AFTERWARDS_S: Final = 0.7
"""So long is waited for what a page might still hear of a run that is over."""


class Raised(logging.Handler):
    """Keeps what was raised and caught by nobody: hooks and the loop log it as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    @override
    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            self.lines.append(f"{record.name}: {record.getMessage()}: {error!r}")


class Monkey:
    """Presses, types, resizes and breaks things, each by a seed."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self._window = window
        self._draw = random.Random(seed)
        self._acts: Sequence[tuple[int, Callable[[], None]]] = (
            (40, self._press),
            (25, self._key),
            (10, self._go),
            (8, self._type),
            (6, self._resize),
            (5, self._run),
            (2, self._kill_browser),
        )

    def act(self) -> None:
        """Do one thing."""
        weights = [weight for weight, _ in self._acts]
        self._draw.choices([act for _, act in self._acts], weights)[0]()

    @property
    def _front(self) -> QWidget:
        return QApplication.activeModalWidget() or self._window

    def _press(self) -> None:
        buttons = [
            one
            for one in self._front.findChildren(QAbstractButton)
            if one.isVisible()
            and one.isEnabled()
            and not any(word in one.objectName() for word in LEFT_ALONE)
            and "…" not in one.text()
        ]
        if buttons:
            QTest.mouseClick(self._draw.choice(buttons), Qt.MouseButton.LeftButton)

    def _key(self) -> None:
        QTest.keyClick(self._front.focusWidget() or self._front, self._draw.choice(KEYS))

    def _go(self) -> None:
        names = ("create", "library", "history", "data", "schedules", "credentials", "settings")
        self._window.commands[f"go_{self._draw.choice(names)}"].trigger()

    def _type(self) -> None:
        self._window.create_page.instruction.set_text(self._draw.choice(WORDS))

    def _resize(self) -> None:
        self._window.resize(self._draw.randint(720, 1600), self._draw.randint(560, 1000))
        QTest.mouseMove(self._window, QPoint(self._draw.randint(0, 700), 300))

    def _run(self) -> None:
        self._window.create_page.instruction.set_text(SENTENCE)
        self._window.commands["plan"].trigger()

    def _kill_browser(self) -> None:
        kill_browser_of(os.getpid())


def by_itself(act: Callable[[], None]) -> None:
    """Let something be done as by a hand: by Qt, and not inside a task, in which it could begin no other."""
    QTimer.singleShot(0, act)


async def until(condition: Callable[[], object]) -> None:
    """Wait for a condition.

    Raises:
        TimeoutError: It did not come.
    """
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.005)


async def calm(window: MainWindow) -> None:
    """Close every dialog and end every run, as a person who begins anew."""
    window.workbench.stop_now()
    async with asyncio.timeout(PATIENCE_S):
        while window.workbench.is_running or QApplication.activeModalWidget():
            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, QDialog):
                dialog.reject()
            await asyncio.sleep(0.02)
    window.commands["go_create"].trigger()


async def stopped(window: MainWindow, delay_s: float) -> tuple[float, float]:
    """Run, press 緊急停止 after so long; returns when the run was over, and when the site heard us last (ms)."""
    await calm(window)
    window.commands["new_sheet"].trigger()
    window.create_page.instruction.set_text(SENTENCE)
    await until(window.commands["plan"].isEnabled)
    window.commands["plan"].trigger()
    await until(lambda: window.controller.checklist and window.commands["run"].isEnabled())
    window.commands["run"].trigger()
    await until(lambda: window.workbench.is_running)
    await asyncio.sleep(delay_s)
    pressed, pressed_at = time.perf_counter(), time.time()
    by_itself(window.commands["stop_now"].trigger)
    await until(lambda: not window.workbench.is_running)
    over_ms = (time.perf_counter() - pressed) * 1000
    await asyncio.sleep(AFTERWARDS_S)
    seen = window.workbench.observation
    heard = await asyncio.to_thread(last_heard, seen.url if seen else "")
    return over_ms, max(0.0, (heard - pressed_at) * 1000)


def last_heard(page_url: str) -> float:
    """Ask the site when anything was done to it last; 0 where nothing was."""
    origin = "/".join(page_url.split("/")[:3])
    if not origin.startswith("http://127.0.0.1"):
        return 0.0
    with urllib.request.urlopen(f"{origin}/record.json", timeout=PATIENCE_S) as answer:
        events = cast("list[dict[str, str]]", json.load(answer)["events"])
    return max((datetime.fromisoformat(one["at"]).timestamp() for one in events), default=0.0)


async def live(window: MainWindow, events: int, stops: int, seed: int) -> None:
    """Measure, print, and close the window whatever happens."""
    raised, pulse, draw = Raised(), Pulse(), random.Random(seed)
    logging.getLogger().addHandler(raised)
    try:
        await until(lambda: not window.tasks.is_busy(LIBRARY_TASK))
        await window.workbench.open_browser()
        monkey = Monkey(window, seed)
        async with pulse.taken():
            for _ in range(events):
                by_itself(monkey.act)
                await asyncio.sleep(draw.uniform(0.005, 0.06))
        told = [await stopped(window, draw.uniform(0, 1.2)) for _ in range(stops)]
        await calm(window)
        found = {"gaps": pulse.told, "raised": raised.lines, "stops": told}
        print(json.dumps(found), flush=True)
    finally:
        logging.getLogger().removeHandler(raised)
        with suppress(TimeoutError):
            await calm(window)
        window.close()


def main() -> int:
    """Return the exit code."""
    home, events, stops, seed = sys.argv[1], *(int(word) for word in sys.argv[2:5])
    return open_studio_window(
        Options(home=Path(home), headless=True), lambda window: live(window, events, stops, seed)
    )


if __name__ == "__main__":
    sys.exit(main())
