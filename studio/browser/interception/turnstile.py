"""The way out of web sockets: a SOCKS5 proxy on loopback that asks about each place before it connects.

The developer tools neither see nor hold the sockets of workers, and a policy of the browser's own
cannot change while it runs. Chromium sends web sockets, and nothing else, through here. Where the
company's own proxy is in use there is no turnstile: two proxies cannot be had.
"""

import asyncio
import contextlib
import ipaddress
import logging
from collections.abc import Awaitable, Callable
from typing import Final

logger = logging.getLogger(__name__)

_VERSION: Final = 5
_CONNECT: Final = 1
_IPV4, _NAME, _IPV6 = 1, 3, 4
_DONE, _NOT_ALLOWED, _UNREACHABLE, _UNKNOWN_COMMAND = 0, 2, 4, 7
_HANDSHAKE_S: Final = 10.0
_CONNECT_S: Final = 20.0
_CHUNK: Final = 65_536


class Turnstile:
    """Lets web sockets out one by one.

    Args:
        ask: Says whether one may go to this host and port.
    """

    def __init__(self, ask: Callable[[str, int], Awaitable[bool]]) -> None:
        self._ask = ask
        self._server: asyncio.Server | None = None
        self._open: dict[asyncio.Task[None], tuple[str, int] | None] = {}

    @property
    def port(self) -> int:
        """Where it listens, 0 when it does not."""
        return self._server.sockets[0].getsockname()[1] if self._server else 0

    async def start(self) -> None:
        """Listen on loopback.

        Raises:
            OSError: No port is free.
        """
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def close(self) -> None:
        """Close every socket that went through, and listen no more."""
        server, self._server = self._server, None
        if server is None:
            return
        server.close()
        for task in tuple(self._open):
            task.cancel()
        if self._open:
            await asyncio.wait(set(self._open), timeout=1)

    async def recheck(self) -> None:
        """Ask again about what is open, and cut what may not go there any more."""
        for task, place in tuple(self._open.items()):
            if place and not await self._ask(*place):
                task.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None, "the server starts one a connection"
        self._open[task] = None
        try:
            async with asyncio.timeout(_HANDSHAKE_S):
                place = await _asked_for(reader, writer)
            if place is None or not await self._ask(*place):
                await _answer(writer, _UNKNOWN_COMMAND if place is None else _NOT_ALLOWED)
                return
            self._open[task] = place
            await _join(place, reader, writer)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, ValueError) as exc:
            logger.debug("a web socket did not get through: %s", type(exc).__name__)
        except asyncio.CancelledError:
            logger.debug("a web socket was cut")  # by `recheck` or `close`, which nobody awaits
        finally:
            self._open.pop(task, None)
            writer.close()


async def _asked_for(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> tuple[str, int] | None:
    """Return where somebody wants to go; None for what is not wanted here."""
    version, methods = await reader.readexactly(2)
    if version != _VERSION:
        raise ValueError(version)
    await reader.readexactly(methods)
    writer.write(bytes([_VERSION, 0]))
    await writer.drain()
    version, command, _, kind = await reader.readexactly(4)
    host = await _host(reader, kind)
    port = int.from_bytes(await reader.readexactly(2), "big")
    return (host, port) if command == _CONNECT else None


async def _host(reader: asyncio.StreamReader, kind: int) -> str:
    if kind == _NAME:
        (length,) = await reader.readexactly(1)
        return (await reader.readexactly(length)).decode("ascii")
    if kind not in (_IPV4, _IPV6):
        raise ValueError(kind)
    return str(ipaddress.ip_address(await reader.readexactly(4 if kind == _IPV4 else 16)))


async def _answer(writer: asyncio.StreamWriter, code: int) -> None:
    writer.write(bytes([_VERSION, code, 0, _IPV4, 0, 0, 0, 0, 0, 0]))
    await writer.drain()


async def _join(
    place: tuple[str, int], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """Connect, say so, and carry bytes both ways until one side ends."""
    try:
        async with asyncio.timeout(_CONNECT_S):
            there, out = await asyncio.open_connection(*place)
    except (OSError, TimeoutError):
        await _answer(writer, _UNREACHABLE)
        raise
    try:
        await _answer(writer, _DONE)
        loop, name = asyncio.get_running_loop(), "browser: bytes of a web socket"
        ways = {
            loop.create_task(_carry(reader, out), name=name),
            loop.create_task(_carry(there, writer), name=name),
        }
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
    finally:
        out.close()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while chunk := await reader.read(_CHUNK):
            writer.write(chunk)
            await writer.drain()
