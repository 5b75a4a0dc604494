"""Ctrl+C: stop after the step under way, at once when asked twice or when the step hangs."""

import asyncio
import signal
from collections.abc import Callable, Generator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from studio.cli.terminal.console import Console
from studio.engine.workbench import Workbench

STOP_GRACE_S: Final = 5.0
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Stopper:
    """Turns signals into the two ways of stopping.

    Args:
        workbench: What runs.
        console: Told once that a stop was understood.
        task: The command itself, cancelled when nothing of the workbench's runs.
    """

    def __init__(self, workbench: Workbench, console: Console, task: asyncio.Task[object]) -> None:
        self._workbench = workbench
        self._console = console
        self._task = task
        self.was_asked = False

    def stop(self) -> None:
        """Stop gently the first time, at once the second time or after the grace."""
        if self.was_asked or not self._workbench.is_running:
            self.was_asked = True
            self.stop_now()
            return
        self.was_asked = True
        self._console.note("停止します。すぐに止めるには、もう一度 Ctrl+C を押してください。")
        self._workbench.stop()
        asyncio.get_running_loop().call_later(STOP_GRACE_S, self._stop_if_hanging)

    def stop_now(self) -> None:
        """End the run, or the command when no run is under way."""
        if self._workbench.is_running:
            self._workbench.stop_now()
        else:
            self._task.cancel()

    def _stop_if_hanging(self) -> None:
        if self._workbench.is_running:
            self._workbench.stop_now()


@contextmanager
def stopping_on_signals(stop: Callable[[], None]) -> Generator[None]:
    """Call `stop` on the loop for Ctrl+C and SIGTERM while the block runs (Windows too)."""
    loop = asyncio.get_running_loop()

    def on_signal(_number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop)

    before = {number: signal.signal(number, on_signal) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
