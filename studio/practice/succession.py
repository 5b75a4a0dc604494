"""The site of a home as another process serves it: told from other programs, and waited for until that ends."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

LOOPBACK: Final = "127.0.0.1"
_ANSWER_S: Final = 5.0


@dataclass(frozen=True, slots=True)
class Line:
    """A connection that is held open to whoever serves a port: it is cut when that ends."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def until_cut(self) -> None:
        """Return when the other side hung up; that may be for being idle."""
        try:
            with suppress(OSError):
                await self.reader.read()
        finally:
            self.writer.close()


async def line_to(port: int, mark: str) -> Line | None:
    """Return a line to the process that serves the same home on a port; None where there is none. Never raises.

    Args:
        port: Of this machine.
        mark: What such a process writes into each answer.
    """
    with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        async with asyncio.timeout(_ANSWER_S):
            line = Line(*await asyncio.open_connection(LOOPBACK, port))
            is_known = False
            try:
                line.writer.write(b"HEAD /record.json HTTP/1.1\r\n\r\n")
                is_known = mark.encode() in await line.reader.readuntil(b"\r\n\r\n")
            finally:
                if not is_known:
                    line.writer.close()
        return line if is_known else None
    return None
