"""Who serves a port is told, and its end noticed."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from studio.practice.succession import LOOPBACK, hung_up, serves_home


@asynccontextmanager
async def _answering(answer: bytes) -> AsyncGenerator[int]:
    async def answered(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        writer.close()

    server = await asyncio.start_server(answered, LOOPBACK, 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def test_only_the_process_of_the_same_record_is_known() -> None:
    async with _answering(b"HTTP/1.1 200 OK\r\nServer: tejun-practice/0a\r\n\r\n") as port:
        assert await serves_home(port, "tejun-practice/0a")
        assert not await serves_home(port, "tejun-practice/0b")
    assert not await serves_home(port, "tejun-practice/0a")  # nobody is there


async def test_a_program_that_speaks_no_http_is_another_one() -> None:
    async with _answering(b"SSH-2.0\r\n") as port:
        assert not await serves_home(port, "SSH")


async def test_a_line_that_is_cut_is_noticed() -> None:
    async with _answering(b"") as port:
        await asyncio.wait_for(hung_up(port), 30)
    await asyncio.wait_for(hung_up(port), 30)
