"""The window of `tests.ui.tour` as a process of its own: for what is told to other programs.

    python -m tests.ui.tour_child FOLDER

Prints the name of each state when it stands, and goes on when a line comes; `end` leaves at once.
"""

import asyncio
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_API", "pyside6")
from PySide6.QtWidgets import QApplication, QDialog

from studio.ui.window.app import make_application, make_loop
from studio.ui.window.main_window import MainWindow
from tests.ui.conftest import open_stage, until
from tests.ui.memory_care import MemoryCare
from tests.ui.tour import tour


class _LeftError(Exception):
    """Nobody wants to see more."""


async def look(name: str, dialog: QDialog | None = None) -> None:
    """Show one state until somebody has looked; the keyboard is in its window."""
    windows = (one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    (dialog or QApplication.activeModalWidget() or next(windows)).activateWindow()
    print(name, flush=True)
    line = await asyncio.to_thread(sys.stdin.readline)
    if line.strip() != "on":
        raise _LeftError


async def live(folder: Path) -> None:
    """Open the window, lead it through its states, close it."""
    stage = open_stage(make_application(), folder, care=MemoryCare())
    await until(stage.window.isVisible)
    stage.window.activateWindow()
    try:
        await tour(stage, look)
    except _LeftError:
        stage.bench.workbench.stop_now()
    await stage.closed()


if __name__ == "__main__":
    make_loop(make_application(["tejun"])).run_until_complete(live(Path(sys.argv[1])))
