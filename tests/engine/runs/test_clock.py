import asyncio

from studio.engine.ports import Clock
from studio.engine.runs.clock import WallClock


async def test_the_wall_clock_grows_with_the_loop() -> None:
    clock: Clock = WallClock()
    before = clock.monotonic()
    async with asyncio.timeout(30):
        await clock.sleep(0.01)
    assert clock.monotonic() - before >= 0.009
