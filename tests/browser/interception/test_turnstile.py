"""The way out of web sockets asks before it connects, carries both ways, and cuts what may not stay."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from studio.browser.interception.turnstile import Turnstile


@asynccontextmanager
async def echoing() -> AsyncGenerator[int]:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while chunk := await reader.read(100):
            writer.write(chunk.upper())
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    yield server.sockets[0].getsockname()[1]
    server.close()


async def through(
    turnstile: Turnstile, host: bytes, port: int, kind: int = 3, command: int = 1
) -> tuple[int, asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", turnstile.port)
    writer.write(b"\x05\x01\x00")
    assert await reader.readexactly(2) == b"\x05\x00"
    place = bytes([len(host)]) + host if kind == 3 else host
    writer.write(bytes([5, command, 0, kind]) + place + port.to_bytes(2, "big"))
    answer = await reader.readexactly(10)
    return answer[1], reader, writer


@pytest.mark.parametrize(("kind", "host"), [(3, b"localhost"), (1, b"\x7f\x00\x00\x01")])
async def test_what_may_go_is_carried_both_ways(kind: int, host: bytes) -> None:
    asked: list[tuple[str, int]] = []

    async def ask(host: str, port: int) -> bool:
        asked.append((host, port))
        return True

    turnstile = Turnstile(ask)
    await turnstile.start()
    async with echoing() as port:
        code, reader, writer = await through(turnstile, host, port, kind)
        writer.write(b"hello")
        assert (code, await reader.readexactly(5)) == (0, b"HELLO")
        assert asked == [("localhost" if kind == 3 else "127.0.0.1", port)]
        writer.close()
    await turnstile.close()
    assert turnstile.port == 0


async def test_what_may_not_go_never_arrives_and_what_may_not_stay_is_cut() -> None:
    may = True

    async def ask(_host: str, _port: int) -> bool:
        return may

    turnstile = Turnstile(ask)
    await turnstile.start()
    async with echoing() as port:
        _, reader, writer = await through(turnstile, b"localhost", port)
        may = False
        await turnstile.recheck()
        assert await reader.read() == b""
        code, _, other = await through(turnstile, b"localhost", port)
        assert code == 2
        for one in (writer, other):
            one.close()
    await turnstile.close()


async def test_strange_commands_and_dead_places_are_answered() -> None:
    async def ask(_host: str, _port: int) -> bool:
        return True

    turnstile = Turnstile(ask)
    await turnstile.start()
    for command, expected in ((2, 7), (1, 4)):
        code, _, writer = await through(turnstile, b"localhost", 1, command=command)
        assert code == expected
        writer.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", turnstile.port)
    writer.write(b"GET / HTTP/1.1\r\n\r\n")
    assert await reader.read() == b""
    writer.close()
    await turnstile.close()
    await turnstile.close()
