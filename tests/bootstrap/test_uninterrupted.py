"""Nobody who gives up waiting cuts off what must come to its end."""

import asyncio
import threading

import pytest

from studio.bootstrap.uninterrupted import uninterrupted


async def test_it_gives_what_the_work_gives() -> None:
    assert await uninterrupted(lambda: 7) == 7
    with pytest.raises(ZeroDivisionError):
        await uninterrupted(lambda: 1 / 0)


@pytest.mark.parametrize("fails", [False, True])
async def test_a_cancellation_waits_for_the_end_and_is_not_lost(fails: bool) -> None:
    begun, go_on, ended = threading.Event(), threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        assert go_on.wait(30)
        ended.set()
        assert not fails

    loop = asyncio.get_running_loop()
    waiting = loop.create_task(uninterrupted(work), name="waiting")
    assert await asyncio.to_thread(begun.wait, 30)
    waiting.cancel()
    loop.call_soon(go_on.set)
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert ended.is_set()
