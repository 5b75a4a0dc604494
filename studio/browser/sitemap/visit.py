"""One visit: the requests behind a site's list of pages, within the ADR's time and bytes.

They go out beside the browser, not through it: Playwright's own request context buffers and unpacks
an answer whole before anything can count it, inside the process that drives the page. These are
documents for anonymous readers, so no cookie of the person's leaves the browser for them.
"""

import asyncio
import logging
import re
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http import HTTPStatus
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Final
from urllib.parse import urlsplit

import httpx

from studio import __version__
from studio.browser.sitemap.address import SiteAddress
from studio.browser.sitemap.document import (
    MAX_ROBOTS_BYTES,
    MAX_URLS,
    Listing,
    read_robots,
    read_sitemap,
)

logger = logging.getLogger(__name__)

MAX_HOPS: Final = 5
MAX_DOCUMENTS: Final = 50
"""Requests for one site: a site with more files than this does not fit into the time anyway."""
FAILURES: Final = (httpx.HTTPError, httpx.InvalidURL, httpx.StreamError, OSError, ValueError)
"""Everything a request can end with; `ValueError` for headers and proxies nobody can read."""
_MOVED: Final = frozenset({301, 302, 303, 307, 308})
_SKIPPED: Final = re.compile(r"(?<![a-z])(?:image|img|photo|picture|news|video)s?(?![a-z])", re.I)


@dataclass(frozen=True, slots=True)
class VisitLimits:
    """What one visit may cost (ADR-000024, 5.1), all documents together.

    Attributes:
        seconds: From the first request on.
        received_bytes: As they come over the wire, packed or not.
    """

    seconds: float = 3.0
    received_bytes: int = 2_000_000


@dataclass(frozen=True, slots=True)
class CachedDocument:
    """A document that was received, and what to show the server when asking again.

    Attributes:
        listing: Of this site only, in normal form.
    """

    listing: Listing
    etag: str = ""
    last_modified: str = ""

    def conditions(self) -> dict[str, str]:
        """Return the headers of a conditional GET."""
        headers = {"If-None-Match": self.etag, "If-Modified-Since": self.last_modified}
        return {name: value for name, value in headers.items() if value}


@dataclass(frozen=True, slots=True)
class _Answer:
    """What a server said at the end of its redirects.

    Attributes:
        url: Where it was found.
        body: None when nothing changed since the last visit.
        is_whole: False when time or bytes ran out in the middle.
    """

    url: str
    body: bytes | None
    is_whole: bool
    etag: str = ""
    last_modified: str = ""


class SitemapVisit:
    """Asks one site once. `pages` grows in the order of the lists; it can be read at any time.

    Args:
        site: The visited site.
        known: Documents of earlier visits by address; renewed in place.
        limits: Of this visit.
    """

    def __init__(
        self, site: SiteAddress, known: dict[str, CachedDocument], limits: VisitLimits
    ) -> None:
        self._site = site
        self._known = known
        self._bytes_left = limits.received_bytes
        self._ends_at = time.monotonic() + limits.seconds
        self._asked: set[str] = set()
        self._pages: dict[str, None] = {}

    @property
    def pages(self) -> tuple[str, ...]:
        """What was listed so far."""
        return tuple(self._pages)

    async def gather(self) -> None:
        """Ask for everything; returns when it is there or the limits are reached."""
        client = await asyncio.to_thread(_open_client, self._site, self._seconds_left())
        async with client:
            robots = await self._read(client, f"{self._site.origin}/robots.txt")
            tops = robots.listing.sitemaps if robots else ()
            for top in tops or (f"{self._site.origin}/sitemap.xml",):
                index = await self._add_pages_of(client, top)
                for child in index.listing.sitemaps if index else ():
                    await self._add_pages_of(client, child)  # one level: its own children are not

    async def _add_pages_of(self, client: httpx.AsyncClient, url: str) -> CachedDocument | None:
        found = await self._read(client, url)
        if found is not None:
            self._add(found)
        return found

    def _add(self, known: CachedDocument) -> None:
        room = MAX_URLS - len(self._pages)
        self._pages.update(dict.fromkeys(known.listing.pages[:room]))

    async def _read(self, client: httpx.AsyncClient, url: str) -> CachedDocument | None:
        """Return what one document lists; None for any failure, or when it was asked before."""
        if url in self._asked or len(self._asked) >= MAX_DOCUMENTS or self._seconds_left() <= 0:
            return None
        self._asked.add(url)
        before = self._known.get(url)
        try:
            answer = await self._ask(client, url, before)
        except TimeoutError:
            logger.debug("sitemap: no answer in time from %s", url)
            return None
        except FAILURES as exc:
            logger.debug("sitemap: %s: %s", url, type(exc).__name__)
            return None
        if answer is None or answer.body is None:
            return before if answer else None
        return await self._understand(url, answer, answer.body)

    async def _understand(self, url: str, answer: _Answer, body: bytes) -> CachedDocument:
        listing = await asyncio.to_thread(self._own_part, url, answer, body)
        known = CachedDocument(listing, answer.etag, answer.last_modified)
        if answer.is_whole:
            self._known[url] = known
        return known

    def _own_part(self, url: str, answer: _Answer, body: bytes) -> Listing:
        """Return what a document lists of this site. Blocking: 50,000 addresses take 0.3 s.

        Sitemaps of images, news and videos are left out.
        """
        is_robots = self._is_robots(url)
        listing = read_robots(body, is_whole=answer.is_whole) if is_robots else read_sitemap(body)
        pages = (self._site.listed(address, answer.url) for address in listing.pages)
        sitemaps = (self._site.to_ask(address, answer.url) for address in listing.sitemaps)
        return Listing(
            pages=tuple(dict.fromkeys(page for page in pages if page)),
            sitemaps=tuple(url for url in sitemaps if url and not _SKIPPED.search(_file_name(url))),
        )

    async def _ask(
        self, client: httpx.AsyncClient, url: str, before: CachedDocument | None
    ) -> _Answer | None:
        """GET, following redirects within the site; None for what is not there.

        Raises:
            TimeoutError: No headers in time.
        """
        headers = before.conditions() if before else {}
        at = url
        for _ in range(MAX_HOPS + 1):
            async with self._stream(client, at, headers) as response:
                if response.status_code not in _MOVED:
                    return await self._take(response, at)
                target = self._site.to_ask(response.headers.get("Location", ""), at)
            if target is None:
                logger.debug("sitemap: %s leads away from the site", at)
                return None
            at = target
        logger.debug("sitemap: %s is redirected in circles", url)
        return None

    @asynccontextmanager
    async def _stream(
        self, client: httpx.AsyncClient, url: str, headers: dict[str, str]
    ) -> AsyncGenerator[httpx.Response]:
        request = client.build_request("GET", url, headers=headers)
        async with asyncio.timeout(self._seconds_left()):
            response = await client.send(request, stream=True)
        try:
            yield response
        finally:
            await response.aclose()

    async def _take(self, response: httpx.Response, url: str) -> _Answer | None:
        status = response.status_code
        if status not in (HTTPStatus.OK, HTTPStatus.NOT_MODIFIED):
            logger.debug("sitemap: %s answers %d", url, status)
            return None
        if status == HTTPStatus.NOT_MODIFIED:
            return _Answer(url, None, is_whole=True)
        is_robots = self._is_robots(url)
        most = min(self._bytes_left, MAX_ROBOTS_BYTES) if is_robots else self._bytes_left
        body, is_whole = await self._receive(response, most)
        self._bytes_left -= len(body)
        headers = response.headers
        return _Answer(
            url, body, is_whole, headers.get("ETag", ""), headers.get("Last-Modified", "")
        )

    async def _receive(self, response: httpx.Response, most: int) -> tuple[bytes, bool]:
        """Receive as far as time and bytes allow; says whether it was all."""
        body = bytearray()
        try:
            async with asyncio.timeout(self._seconds_left()):
                async for chunk in response.aiter_raw():
                    body += chunk
                    if len(body) > most:
                        return bytes(body[:most]), False
        except (TimeoutError, *FAILURES) as exc:
            logger.debug("sitemap: %s was cut off: %s", response.url, type(exc).__name__)
            return bytes(body), False
        return bytes(body), True

    def _is_robots(self, url: str) -> bool:
        return urlsplit(url).path == "/robots.txt"

    def _seconds_left(self) -> float:
        return self._ends_at - time.monotonic()


def _file_name(url: str) -> str:
    """Return the end of the path and the query: the part that says what a sitemap is about."""
    parts = urlsplit(url)
    return f"{parts.path.rpartition('/')[2]}?{parts.query}"


def _open_client(site: SiteAddress, seconds: float) -> httpx.AsyncClient:
    """Return a client that trusts what this machine trusts and goes through its proxy.

    Blocking: reading the certificates takes tens of milliseconds.
    """
    trusted = httpx.create_ssl_context()
    trusted.load_default_certs()  # a company's own authority is in the system's store
    return httpx.AsyncClient(
        verify=trusted,
        trust_env=not site.is_on_this_machine,
        timeout=seconds,
        cookies=CookieJar(DefaultCookiePolicy(allowed_domains=())),
        headers={"User-Agent": f"TejunStudio/{__version__}", "Accept-Encoding": "gzip"},
    )
