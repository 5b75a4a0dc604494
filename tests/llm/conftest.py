"""Servers that are stopped whatever a test does."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.chat_server import ChatServer, Reply, Script, always
from tests.llm.serving import ServerMaker


@pytest.fixture
def serve() -> Iterator[ServerMaker]:
    servers: list[ChatServer] = []

    def start(script: Script | Reply, **options: Any) -> ChatServer:
        server = ChatServer(always(script) if isinstance(script, Reply) else script, **options)
        servers.append(server)
        return server.__enter__()

    yield start
    for server in servers:
        server.__exit__(None, None, None)
