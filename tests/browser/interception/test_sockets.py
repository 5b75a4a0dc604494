"""Web sockets are opened or closed as the policy says, and messages leave so; the whole way is in test_border."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, cast

import pytest
from playwright.async_api import BrowserContext

from studio.browser.interception.sockets import Sockets


@dataclass
class Socket:
    """One held web socket, and what became of it."""

    url: str
    became: list[str] = field(default_factory=list[str])
    hear: Callable[[str], None] = print
    leave: Callable[[int | None, str | None], None] = print

    def connect_to_server(self) -> "Socket":
        self.became.append("open")
        return self

    def on_message(self, hear: Callable[[str], None]) -> None:
        self.hear = hear

    def on_close(self, leave: Callable[[int | None, str | None], None]) -> None:
        self.leave = leave

    def send(self, message: str | bytes) -> None:
        self.became.append(f"sent {message!r}")

    async def close(self, *, code: int, reason: str) -> None:
        self.became.append(f"closed {code}{reason}")


@dataclass
class Context:
    """Where routes are set; counts them."""

    routes: list[Callable[[Any], Awaitable[None]]] = field(
        default_factory=list[Callable[[Any], Awaitable[None]]]
    )

    async def route_web_socket(
        self, _pattern: object, handler: Callable[[Any], Awaitable[None]]
    ) -> None:
        self.routes.append(handler)


async def no_message(_url: str, _body: bytes) -> bool:
    return False


@pytest.mark.parametrize(("may", "became"), [(True, ["open"]), (False, ["closed 1000"])])
async def test_the_policy_decides_about_each(may: bool, became: list[str]) -> None:
    asked: list[str] = []

    async def ask(url: str) -> bool:
        asked.append(url)
        return may

    context, sockets = Context(), Sockets(ask, no_message)
    await sockets.route(cast("BrowserContext", context))
    await sockets.route(cast("BrowserContext", context))
    assert len(context.routes) == 1
    socket = Socket("ws://a.example/live")
    await context.routes[0](socket)
    assert (asked, socket.became) == (["ws://a.example/live"], became)


async def test_messages_leave_in_their_order_each_after_its_answer() -> None:
    asked: list[bytes] = []

    async def ask(_: str) -> bool:
        return True

    async def ask_message(_: str, body: bytes) -> bool:
        asked.append(body)
        await asyncio.sleep(0)
        return body != b"delete"

    context, sockets = Context(), Sockets(ask, ask_message)
    await sockets.route(cast("BrowserContext", context))
    socket = Socket("ws://a.example/live")
    await context.routes[0](socket)
    for message in ("hello", "delete", "bye"):
        socket.hear(message)
    socket.leave(1000, "")
    async with asyncio.timeout(5):
        while "closed 1000" not in socket.became:
            await asyncio.sleep(0)
    assert asked == [b"hello", b"delete", b"bye"]
    assert socket.became == ["open", "sent 'hello'", "sent 'bye'", "closed 1000"]


async def test_a_new_browser_is_routed_anew() -> None:
    async def ask(_: str) -> bool:
        return True

    context, sockets = Context(), Sockets(ask, no_message)
    for _ in range(2):
        await sockets.route(cast("BrowserContext", context))
        sockets.forget()
    assert len(context.routes) == 2
