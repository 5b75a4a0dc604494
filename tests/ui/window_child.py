"""The studio's window as a process of its own, told by its standard input what to do.

    python -m tests.ui.window_child HOME

Prints `ready` once the library is open. Knows the lines `minimize` (answers `minimized`), `write`
(saves flows until another line comes; answers `writing` and `wrote N`), `state` (answers `normal` or
`minimized`) and `close`.
"""

import asyncio
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_API", "pyside6")
from studio.bootstrap import Options
from studio.domain.actions.action import Navigate
from studio.domain.flows.flow import Flow, FlowStep
from studio.ui.window.main_window import MainWindow
from studio.ui.window.start import open_studio_window
from studio.ui.window.whole_window import LIBRARY_TASK


class Puppet:
    """A window on strings."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._orders: asyncio.Queue[str] = asyncio.Queue()

    async def live(self) -> None:
        """Do as told until told to close."""
        loop = asyncio.get_running_loop()
        reading = loop.run_in_executor(None, self._read, loop)
        while self._window.tasks.is_busy(LIBRARY_TASK):
            await asyncio.sleep(0.01)
        await self._window.workbench.memory.ready()
        self._say("ready")
        order = ""
        while order != "close":
            order = await self._orders.get()
            await self._obey(order)
        await reading
        self._window.close()

    async def _obey(self, order: str) -> None:
        match order:
            case "minimize":
                self._window.showMinimized()
                self._say("minimized")
            case "state":
                self._say("minimized" if self._window.isMinimized() else "normal")
            case "write":
                await self._write()
            case _:
                pass

    async def _write(self) -> None:
        self._say("writing")
        count = 0
        while self._orders.empty():
            step = FlowStep(item="開く", action=Navigate(url="http://127.0.0.1/"))
            await self._window.workbench.memory.save(Flow(name=f"手順 {count}", steps=(step,)))
            count += 1
        self._say(f"wrote {count}")

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(self._orders.put_nowait, line.strip())
            if line.strip() == "close":
                return
        loop.call_soon_threadsafe(self._orders.put_nowait, "close")

    @staticmethod
    def _say(words: str) -> None:
        print(words, flush=True)


def main(home: Path) -> int:
    """Return the exit code of the window."""
    return open_studio_window(
        Options(home=home, headless=True), lambda window: Puppet(window).live()
    )


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
