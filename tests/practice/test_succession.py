"""Who serves a port is told, and its end noticed."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from studio.practice.succession import LOOPBACK, line_to


@asynccontextmanager
async def _answering(answer: bytes) -> AsyncGenerator[int]:
    async def answered(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        writer.close()

    server = await asyncio.start_server(answered, LOOPBACK, 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def test_a_line_leads_to_the_process_of_the_same_record_alone() -> None:
    async with _answering(b"HTTP/1.1 200 OK\r\nServer: tejun-practice/0a\r\n\r\n") as port:
        line = await line_to(port, "tejun-practice/0a")
        assert line is not None
        await asyncio.wait_for(line.until_cut(), 30)  # it hangs up after its answer
        assert await line_to(port, "tejun-practice/0b") is None
    assert await line_to(port, "tejun-practice/0a") is None  # nobody is there


async def test_a_program_that_speaks_no_http_is_another_one() -> None:
    async with _answering(b"SSH-2.0\r\n") as port:
        assert await line_to(port, "SSH") is None
