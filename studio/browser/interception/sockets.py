"""Web sockets of pages: each is held until the policy has answered, and so is every message that leaves.

The developer tools cannot hold them. Playwright's own way replaces `WebSocket` in documents that
load from then on, and cannot be taken back: without a policy they open at once, through the driver.
Sockets of workers are not seen here: see `turnstile`.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Final

from playwright.async_api import BrowserContext, Error, WebSocketRoute

logger = logging.getLogger(__name__)

_EVERY: Final = re.compile("")
_GOING_AWAY: Final = 1000


class Sockets:
    """The web sockets of one browser.

    Args:
        ask: Says whether one may be opened to this address.
        ask_message: Says whether a message may leave over one.
    """

    def __init__(
        self,
        ask: Callable[[str], Awaitable[bool]],
        ask_message: Callable[[str, bytes], Awaitable[bool]],
    ) -> None:
        self._ask = ask
        self._ask_message = ask_message
        self._is_routed = False
        self._pumps: set[asyncio.Task[None]] = set()

    def forget(self) -> None:
        """A new browser knows nothing of the routes of the one before."""
        self._is_routed = False

    async def route(self, context: BrowserContext) -> None:
        """Ask about every web socket from now on."""
        if not self._is_routed:
            await context.route_web_socket(_EVERY, self._on_socket)
            self._is_routed = True

    async def _on_socket(self, socket: WebSocketRoute) -> None:
        if not await self._ask(socket.url):
            await socket.close(code=_GOING_AWAY, reason="")
            return
        server = socket.connect_to_server()
        leaving: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        socket.on_message(leaving.put_nowait)

        def on_close(code: int | None, reason: str | None) -> None:
            leaving.put_nowait(None)
            del code, reason

        socket.on_close(on_close)
        pump = asyncio.get_running_loop().create_task(
            self._let_out(socket.url, server, leaving), name="browser: messages of a web socket"
        )
        self._pumps.add(pump)
        pump.add_done_callback(self._pumps.discard)

    async def _let_out(
        self, url: str, server: WebSocketRoute, leaving: "asyncio.Queue[str | bytes | None]"
    ) -> None:
        """Let the messages of one socket out in their order, each after the policy has answered."""
        while (message := await leaving.get()) is not None:
            body = message.encode() if isinstance(message, str) else message
            if not await self._ask_message(url, body):
                continue
            try:
                server.send(message)
            except Error as exc:
                logger.debug("a web socket went away: %s", str(exc).splitlines()[:1])
                return
        try:
            await server.close(code=_GOING_AWAY, reason="")
        except Error as exc:
            logger.debug("a web socket went away: %s", str(exc).splitlines()[:1])
