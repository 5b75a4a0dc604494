"""What somebody is being asked about a page: while one of these waits, every clock stands.

A dialog that is read, a request that is held: both may take minutes, and no act is at fault for it.
"""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any


class Questions:
    """The questions of one session that wait for an answer."""

    def __init__(self) -> None:
        self._open: set[asyncio.Task[None]] = set()
        self._stood_s = 0.0
        self._since = 0.0

    @property
    def open(self) -> frozenset[asyncio.Task[None]]:
        """One task for each that waits; without the caller's own, so that whoever answers may look."""
        return frozenset(self._open - {asyncio.current_task()})

    @property
    def stood_s(self) -> float:
        """Seconds during which at least one waited, since the session began."""
        return self._stood_s + (time.monotonic() - self._since if self._open else 0.0)

    def ask(self, question: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Ask in a task of its own, and let the clocks stand until it ends."""
        if not self._open:
            self._since = time.monotonic()
        task = asyncio.get_running_loop().create_task(question, name=name)
        self._open.add(task)
        task.add_done_callback(self._over)
        return task

    def _over(self, task: asyncio.Task[None]) -> None:
        self._open.discard(task)
        if not self._open:
            self._stood_s += time.monotonic() - self._since
