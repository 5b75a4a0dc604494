"""Blocking work that must come to its end once it has begun, whoever gives up waiting for it."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def uninterrupted(work: Callable[[], T]) -> T:
    """Do blocking work in a thread; a cancellation takes effect when the work is over.

    `asyncio.to_thread` returns at once when it is cancelled, while its thread goes on: what then
    cleans up would do so under the hands of the thread.

    Args:
        work: Of a length that a person can wait for; it is not cut short.
    """
    done = asyncio.get_running_loop().run_in_executor(None, work)
    try:
        return await asyncio.shield(done)
    except asyncio.CancelledError:
        await asyncio.wait({done})
        raise
