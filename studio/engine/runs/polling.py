"""Looking again for what may come any moment, without keeping the browser busy with looks alone."""

from collections.abc import Awaitable, Callable
from typing import Final

from studio.engine.ports import Clock

_FIRST_S: Final = 0.02
_LONGEST_S: Final = 0.1
"""Between two looks: short at first, for most of what is waited for comes at once."""


class Polling:
    """Paces the looks of one wait."""

    def __init__(
        self, clock: Clock, passing: Callable[[], Awaitable[None]], timeout_s: float
    ) -> None:
        """Begin to wait.

        Args:
            clock: The run's.
            passing: Waits while the run is paused.
            timeout_s: How long there is another look.
        """
        self._clock = clock
        self._passing = passing
        self._ends_at = clock.monotonic() + timeout_s
        self._pause_s = _FIRST_S

    async def goes_on(self) -> bool:
        """Return when the next look is due; False once the time is over.

        Raises:
            Stopped: The person stopped the run.
        """
        if self._clock.monotonic() >= self._ends_at:
            return False
        await self._passing()
        await self._clock.sleep(self._pause_s)
        self._pause_s = min(self._pause_s * 2, _LONGEST_S)
        return True
