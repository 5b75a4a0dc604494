"""What the person at the terminal reads: steps with their seconds, faults with a remedy."""

import sys
import time
from collections.abc import Callable
from typing import TextIO

QUIET_TICK_S = 15.0
"""How often a long step is heard of where lines cannot be rewritten."""


class SetupError(Exception):
    """Setting up cannot go on.

    Args:
        what: One plain Japanese sentence: what happened.
        remedy: What to do next.
    """

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(what, remedy)
        self.what = what
        self.remedy = remedy

    def in_words(self) -> str:
        """Return the fault as it is printed."""
        return f"✖ {self.what}\n  → {self.remedy}"


class Console:
    """Prints steps as they begin, go on and end.

    Args:
        stream: Where to print; a terminal gets its line rewritten, a file gets a line now and then.
        clock: Seconds that only grow.
    """

    def __init__(
        self, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._stream = stream or sys.stdout
        self._clock = clock
        self._is_live = self._stream.isatty()
        self._started = clock()
        self._title = ""
        self._began = 0.0
        self._last_tick = 0.0

    def say(self, text: str) -> None:
        """Print one line."""
        print(text, file=self._stream, flush=True)

    def begin(self, title: str) -> None:
        """Open a step."""
        self._title = title
        self._began = self._last_tick = self._clock()
        if self._is_live:
            self._rewrite(f"… {title}")
        else:
            self.say(f"… {title}")

    def tick(self, note: str = "") -> None:
        """Show that the step is still alive."""
        now = self._clock()
        line = f"… {self._title}（{now - self._began:.0f} 秒）{note}"
        if self._is_live:
            self._rewrite(line)
        elif now - self._last_tick >= QUIET_TICK_S:
            self._last_tick = now
            self.say(line)

    def end(self, result: str = "") -> None:
        """Close the step with what came of it."""
        self._close("✔", result)

    def fail(self, result: str = "") -> None:
        """Close the step as failed."""
        self._close("✖", result)

    def total(self) -> float:
        """Return the seconds since the console was made."""
        return self._clock() - self._started

    def _close(self, sign: str, result: str) -> None:
        line = f"{sign} {self._title}（{self._clock() - self._began:.1f} 秒）{result}"
        if self._is_live:
            self._rewrite(line)
            self.say("")
        else:
            self.say(line)

    def _rewrite(self, line: str) -> None:
        print(f"\r\x1b[2K{line[:100]}", end="", file=self._stream, flush=True)
