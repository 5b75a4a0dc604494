"""The limit of a start: an empty PySide6 window on an asyncio loop, and nothing else."""

import asyncio
import os
import sys
import time

os.environ.setdefault("QT_API", "pyside6")
# isort: off
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
import qasync

# isort: on

from tests.bench.painted import usable


async def live() -> None:
    """Show the window and say when it could be used."""
    window = QMainWindow()
    window.setCentralWidget(QLabel("手順スタジオ"))
    window.resize(960, 1000)
    window.show()
    await usable(window)
    print(time.time(), flush=True)
    window.close()


def main() -> int:
    """Return the exit code."""
    app = QApplication(sys.argv)
    loop = qasync.QEventLoop(app)
    try:
        loop.run_until_complete(asyncio.wait_for(live(), 30))
    finally:
        loop.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
