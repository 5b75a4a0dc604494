"""The clock of this machine, behind the `Clock` port; tests turn their own."""

import asyncio
import time


class WallClock:
    """Time as it passes."""

    def monotonic(self) -> float:
        """Return seconds that only grow."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
