"""On which pages our hands put a secret, and whether it may still stand there."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from playwright.async_api import Page

_LOOK_S: Final = 0.5
"""How long is waited for the name of a document that was just read."""


class PutSecrets:
    """The documents in whose fields secrets stand, until each was left.

    A script may send at the very end of its document, and what it sends may come when the next one is
    there: only once that has been read, requests of scripts are the next one's. Parts of pages are cut
    off with their document, and for them alone it is asked which one stands there: a tab whose next
    document is held answers nothing until that was let go.

    Args:
        document_of: Says which document a tab shows.
    """

    def __init__(self, document_of: Callable[[Page], Awaitable[str]]) -> None:
        self._document_of = document_of
        self._put: dict[Page, tuple[str, str]] = {}
        self._shown: dict[Page, str] = {}
        """The document of each tab that was read last."""
        self._asking: set[asyncio.Task[None]] = set()
        self._heard: set[Page] = set()
        self._read: set[Page] = set()
        self.newest = ""
        """The page that a secret was put into last, "" before the first."""

    async def put(self, page: Page) -> None:
        """Know that a secret stands in this tab's document from now on."""
        self._shown[page] = document = await self._document_of(page)
        self._put[page] = (document, page.url)
        self._read.discard(page)
        self.newest = page.url
        if page not in self._heard:
            self._heard.add(page)
            page.on("domcontentloaded", self._on_read)
            page.on("close", self._forget)

    def let_go(self) -> None:
        """Know of no secret any more, and listen to no tab: whoever comes next listens for itself."""
        for page in tuple(self._heard):
            page.remove_listener("domcontentloaded", self._on_read)
            page.remove_listener("close", self._forget)
            self._forget(page)

    async def place(self, *, is_part: bool) -> str:
        """Return the page on which a secret stands while something leaves, "" for none.

        Args:
            is_part: What leaves is a part of a page.
        """
        if self._asking and not is_part:
            await asyncio.wait(set(self._asking), timeout=_LOOK_S)
        for page, (document, url) in tuple(self._put.items()):
            shown = await self._document_of(page) if is_part else self._shown.get(page, "")
            if shown == document:
                self._read.discard(page)
                return url
            if page in self._read:
                self._put.pop(page, None)
            elif not is_part:
                return url
        return ""

    def _on_read(self, page: Page) -> None:
        if page not in self._put:
            return
        self._read.add(page)
        task = asyncio.get_running_loop().create_task(self._look(page), name="browser: document")
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _look(self, page: Page) -> None:
        document = await self._document_of(page)
        if document and page in self._put:
            self._shown[page] = document

    def _forget(self, page: Page) -> None:
        self._put.pop(page, None)
        self._shown.pop(page, None)
        self._heard.discard(page)
        self._read.discard(page)
