"""Web sockets are opened or closed as the policy says; the whole way is in test_border."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, cast

import pytest
from playwright.async_api import BrowserContext

from studio.browser.border.sockets import Sockets


@dataclass
class Socket:
    """One held web socket, and what became of it."""

    url: str
    became: list[str] = field(default_factory=list[str])

    def connect_to_server(self) -> None:
        self.became.append("open")

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


@pytest.mark.parametrize(("may", "became"), [(True, ["open"]), (False, ["closed 1000"])])
async def test_the_policy_decides_about_each(may: bool, became: list[str]) -> None:
    asked: list[str] = []

    async def ask(url: str) -> bool:
        asked.append(url)
        return may

    context, sockets = Context(), Sockets(ask)
    await sockets.route(cast("BrowserContext", context))
    await sockets.route(cast("BrowserContext", context))
    assert len(context.routes) == 1
    socket = Socket("ws://a.example/live")
    await context.routes[0](socket)
    assert (asked, socket.became) == (["ws://a.example/live"], became)


async def test_a_new_browser_is_routed_anew() -> None:
    async def ask(_: str) -> bool:
        return True

    context, sockets = Context(), Sockets(ask)
    for _ in range(2):
        await sockets.route(cast("BrowserContext", context))
        sockets.forget()
    assert len(context.routes) == 2
