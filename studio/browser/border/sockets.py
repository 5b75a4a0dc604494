"""Web sockets: each is held until the policy has answered; once open it is nobody's question.

The developer tools cannot hold them. Playwright's own way replaces `WebSocket` in documents that
load from then on, and cannot be taken back: without a policy they open at once, through the driver.
A socket that a worker opens is not seen here.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Final

from playwright.async_api import BrowserContext, WebSocketRoute

_EVERY: Final = re.compile("")
_GOING_AWAY: Final = 1000


class Sockets:
    """The web sockets of one browser.

    Args:
        ask: Says whether one may be opened to this address.
    """

    def __init__(self, ask: Callable[[str], Awaitable[bool]]) -> None:
        self._ask = ask
        self._is_routed = False

    def forget(self) -> None:
        """A new browser knows nothing of the routes of the one before."""
        self._is_routed = False

    async def route(self, context: BrowserContext) -> None:
        """Ask about every web socket from now on."""
        if not self._is_routed:
            await context.route_web_socket(_EVERY, self._on_socket)
            self._is_routed = True

    async def _on_socket(self, socket: WebSocketRoute) -> None:
        if await self._ask(socket.url):
            socket.connect_to_server()
        else:
            await socket.close(code=_GOING_AWAY, reason="")
