"""What a site says about its own pages (ADR-000024, 5.1): the `SiteMaps` of the studio.

Kept in memory only, for as long as the program runs; a later run asks again with a conditional GET.
"""

import asyncio
import importlib
import logging
from typing import TYPE_CHECKING, Final

from studio.browser.sitemap.address import SiteAddress

if TYPE_CHECKING:
    from studio.browser.sitemap.visit import CachedDocument

logger = logging.getLogger(__name__)

MAX_SITES: Final = 8
"""Sites remembered at a time; one may hold 50,000 addresses."""
GRACE_S: Final = 2.0
"""For reading what was received in time; nothing is received in it."""


class WebSiteMaps:
    """Asks sites for robots.txt and sitemaps. A `SiteMaps`.

    Args:
        seconds: For one site, everything together.
        received_bytes: For one site, everything together, as it comes over the wire.
    """

    def __init__(self, seconds: float = 3.0, received_bytes: int = 2_000_000) -> None:
        self._seconds = seconds
        self._received_bytes = received_bytes
        self._known: dict[str, dict[str, CachedDocument]] = {}

    async def urls(self, origin: str) -> tuple[str, ...]:
        """See `SiteMaps.urls`."""
        site = SiteAddress.of(origin)
        return await self._ask(site) if site else ()

    async def _ask(self, site: SiteAddress) -> tuple[str, ...]:
        await asyncio.to_thread(importlib.import_module, "studio.browser.sitemap.visit")
        from studio.browser.sitemap.visit import FAILURES, SitemapVisit, VisitLimits

        visit = SitemapVisit(
            site, self._documents_of(site.origin), VisitLimits(self._seconds, self._received_bytes)
        )
        try:
            async with asyncio.timeout(self._seconds + GRACE_S):
                await visit.gather()
        except (TimeoutError, ImportError, *FAILURES) as exc:  # ImportError: a SOCKS proxy
            logger.debug("sitemap: %s: %s", site.origin, type(exc).__name__)
        logger.debug("sitemap: %s lists %d pages", site.origin, len(visit.pages))
        return visit.pages

    def _documents_of(self, origin: str) -> "dict[str, CachedDocument]":
        """Return what is known of a site, as the newest of those remembered."""
        documents = self._known.pop(origin, {})
        self._known[origin] = documents
        while len(self._known) > MAX_SITES:
            del self._known[next(iter(self._known))]
        return documents
