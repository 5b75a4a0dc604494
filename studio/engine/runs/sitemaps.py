"""Which pages the sites of a run say they have, asked beside the work and never waited for.

ADR-000024, 5.1: the first visit of a domain asks for its sitemap; the prompt gets the list as it
stands there, up to 300 addresses or 10,000 characters.
"""

import asyncio
import logging
from collections.abc import Iterable
from itertools import islice
from typing import Final
from urllib.parse import urlsplit

from studio.domain.page.address import host_of
from studio.engine.ports import SiteMaps

logger = logging.getLogger(__name__)

MAX_PROMPT_URLS: Final = 300
MAX_PROMPT_CHARS: Final = 10_000


def prompt_share(urls: Iterable[str]) -> tuple[str, ...]:
    """Return the first addresses that fit into a prompt, line breaks counted; none is skipped."""
    share: list[str] = []
    left = MAX_PROMPT_CHARS
    for url in islice(urls, MAX_PROMPT_URLS):
        left -= len(url) + 1
        if left < 0:
            break
        share.append(url)
    return tuple(share)


class NoSiteMaps:
    """A `SiteMaps` for runs that ask no site."""

    async def urls(self, origin: str) -> tuple[str, ...]:
        """Return no address; nothing is asked."""
        del origin
        return ()


class SiteGuide:
    """The sitemaps of one run. Owns its tasks: `close` it when the run ends.

    A list is handed out with the first decision on its site, and again whenever the work is stuck:
    in between it would only cost tokens.
    """

    def __init__(self, sitemaps: SiteMaps) -> None:
        self._sitemaps = sitemaps
        self._asking: dict[str, asyncio.Task[tuple[str, ...]]] = {}
        self._told: set[str] = set()

    def visit(self, url: str) -> None:
        """Begin to ask a site when the run comes to it for the first time; returns at once.

        Call it before a page is opened (the answer then comes beside the page) and with the address
        of each observation (a click may have led to another site).
        """
        origin = _origin(url)
        if not origin or origin in self._asking:
            return
        task = asyncio.get_running_loop().create_task(
            self._sitemaps.urls(origin), name=f"sitemap of {origin}"
        )
        task.add_done_callback(_note)
        self._asking[origin] = task

    def pages_for(self, url: str, *, is_stuck: bool) -> tuple[str, ...]:
        """Return what the prompt of this turn gets: () while the answer is under way.

        Args:
            url: Of the page the decision is about.
            is_stuck: The previous turn failed, or the large model is asked.
        """
        origin = _origin(url)
        task = self._asking.get(origin)
        if task is None or not task.done() or task.cancelled() or task.exception():
            return ()
        if origin in self._told and not is_stuck:
            return ()
        self._told.add(origin)
        return prompt_share(task.result())

    async def close(self) -> None:
        """Give up what is still under way."""
        under_way = [task for task in self._asking.values() if not task.done()]
        for task in under_way:
            task.cancel()
        if under_way:
            await asyncio.wait(under_way, timeout=5)


def _origin(url: str) -> str:
    host = host_of(url)
    scheme = urlsplit(url).scheme if host else ""
    return f"{scheme}://{host}" if scheme in ("http", "https") else ""


def _note(task: asyncio.Task[tuple[str, ...]]) -> None:
    """Take the result, so that a fault of the port ends as a line in the log and not the run."""
    if not task.cancelled() and (exc := task.exception()):
        logger.debug("no sitemap", exc_info=exc)
