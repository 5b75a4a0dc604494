"""The site of a home as another process serves it: told from other programs, and waited for until that ends."""

import asyncio
from contextlib import suppress
from typing import Final

LOOPBACK: Final = "127.0.0.1"
_ANSWER_S: Final = 5.0
_AGAIN_S: Final = 0.05


async def serves_home(port: int, mark: str) -> bool:
    """Say whether a process that serves the same home answers on a port; never raises.

    Args:
        port: Of this machine.
        mark: What such a process writes into each answer.
    """
    with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        async with asyncio.timeout(_ANSWER_S):
            reader, writer = await asyncio.open_connection(LOOPBACK, port)
            try:
                writer.write(b"HEAD /record.json HTTP/1.1\r\nConnection: close\r\n\r\n")
                head = await reader.readuntil(b"\r\n\r\n")
            finally:
                writer.close()
        return mark.encode() in head
    return False


async def hung_up(port: int) -> None:
    """Return when whoever serves a port may have ended: the line that is held open was cut."""
    with suppress(OSError):
        reader, writer = await asyncio.open_connection(LOOPBACK, port)
        try:
            await reader.read()
        finally:
            writer.close()
        return
    await asyncio.sleep(_AGAIN_S)
