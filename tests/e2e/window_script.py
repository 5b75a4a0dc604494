"""What a clumsy person does to the real window, one thing after the other; prints what they saw.

    python -m tests.e2e.window_script HOME SHOP CLOSED_PORT

One JSON object a line: the case, and every word the place つくる shows after it. The browser has no window, everything else is real.
"""

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_API", "pyside6")
from PySide6.QtWidgets import QLabel

from studio.bootstrap import Options
from studio.domain.events.events import Event, RunFinished, StepStarted
from studio.ui.window.main_window import MainWindow
from studio.ui.window.start import open_studio_window
from tests.e2e.conftest import CLAUSES
from tests.e2e.processes import kill_browser_of

PATIENCE_S = 100


class ClumsyPerson:
    """Works on one window.

    Args:
        window: The studio.
        shop: Address of the practice bookshop.
        closed_port: Where nobody listens.
    """

    def __init__(self, window: MainWindow, shop: str, closed_port: int) -> None:
        self._window = window
        self._shop = shop
        self._closed_port = closed_port
        self._events: list[Event] = []
        window.workbench.bus.subscribe(self._events.append)

    async def work(self) -> None:
        """Do everything wrong, then everything right."""
        sentences = {
            "empty": "　　",
            "long": "あ" * 100_000,
            "emoji": "😀🎉",
            "surrogate": "\udcff",
        }
        for case, sentence in sentences.items():
            await self._plan(sentence)
            self._tell(case)
        await self._plan("存在しないサイトで「猫」を検索して")
        await self._run()
        self._tell("unknown site")
        await self._plan(f"http://127.0.0.1:{self._closed_port}/を開いて「猫」を検索して")
        await self._run()
        self._tell("site down")
        await self._plan(f"{self._shop}で{CLAUSES}")
        await self._run(lambda: kill_browser_of(os.getpid()))
        self._tell("browser killed")
        await self._run()
        self._tell("everything right")

    async def _plan(self, sentence: str) -> None:
        self._window.create_page.instruction.set_text(sentence)
        await self._press("plan")
        await self._until(lambda: not self._window.controller.situation.is_planning)

    async def _run(self, in_between: Callable[[], object] | None = None) -> None:
        """Press 実行; do something as soon as the first step began."""
        self._events.clear()
        await self._press("run")
        if in_between is not None:
            await self._until(lambda: self._has(StepStarted))
            in_between()
        await self._until(lambda: self._has(RunFinished))
        await self._until(lambda: not self._window.controller.situation.is_running)

    async def _press(self, command: str) -> None:
        """Trigger `command` once it can be: what is over is shown a turn of the loop later."""
        await self._until(self._window.commands[command].isEnabled)
        self._window.commands[command].trigger()

    def _has(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self._events)

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not holds():
                await asyncio.sleep(0.01)

    def _tell(self, case: str) -> None:
        labels = self._window.create_page.findChildren(QLabel)
        words = [label.text() for label in labels if label.isVisible()]
        print(json.dumps({"case": case, "words": "\n".join(words)}), flush=True)


def main() -> int:
    """Return the exit code of the window."""
    parser = argparse.ArgumentParser()
    parser.add_argument("home", type=Path)
    parser.add_argument("shop")
    parser.add_argument("closed_port", type=int)
    given = parser.parse_args()

    async def live(window: MainWindow) -> None:
        try:
            await ClumsyPerson(window, given.shop, given.closed_port).work()
        finally:
            window.close()

    return open_studio_window(Options(home=given.home, headless=True), live)


if __name__ == "__main__":
    sys.exit(main())
