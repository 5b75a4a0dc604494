"""A site of raw bytes on loopback that misbehaves on demand, and remembers what it was asked."""

import gzip
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler

from studio.browser.sitemap.site_maps import WebSiteMaps
from studio.engine.ports import SiteMaps
from tests.serving import LittleServer, QuietHandler, serving

Answer = Callable[[BaseHTTPRequestHandler], None]

PATIENCE_S = 40
"""Longest wait of a slow answer for its test to end, and of a test for a slow machine."""


@dataclass(slots=True)
class Asked:
    """One request: its path with query, and its headers in small letters."""

    path: str
    headers: dict[str, str]


@dataclass(slots=True)
class WebSite:
    """What a little server serves, by path.

    Attributes:
        url: Its origin.
        asked: Every request, in order.
        is_over: Set when the test ends; slow answers wait for it.
        sent: Bytes of body that answers of `endless` wrote.
    """

    url: str = ""
    asked: list[Asked] = field(default_factory=list[Asked])
    answers: dict[str, Answer] = field(default_factory=dict[str, Answer])
    is_over: threading.Event = field(default_factory=threading.Event)
    sent: int = 0

    @property
    def paths(self) -> list[str]:
        """Paths asked, in order."""
        return [asked.path for asked in self.asked]

    def put(self, path: str, body: bytes | str, status: int = 200, **headers: str) -> None:
        """Serve these bytes; header names with _ for -."""
        content = body.encode() if isinstance(body, str) else body
        content = content.replace(b"{url}", self.url.encode())

        def answer(handler: BaseHTTPRequestHandler) -> None:
            handler.send_response(status)
            for name, value in headers.items():
                handler.send_header(name.replace("_", "-"), value.replace("{url}", self.url))
            handler.send_header("Content-Length", str(len(content)))
            handler.end_headers()
            handler.wfile.write(content)

        self.answers[path] = answer

    def put_packed(self, path: str, body: str, **headers: str) -> None:
        """Serve a text packed by gzip."""
        self.put(path, gzip.compress(body.replace("{url}", self.url).encode()), 200, **headers)

    def move(self, path: str, to: str, status: int = 302) -> None:
        """Redirect."""
        self.put(path, b"", status, Location=to)

    def stall(self, path: str, start: bytes = b"", drip: bytes = b"") -> None:
        """Send the beginning of a long answer, then a drop at a time until the test is over."""

        def answer(handler: BaseHTTPRequestHandler) -> None:
            handler.send_response(200)
            handler.send_header("Content-Length", "1000000")
            handler.end_headers()
            handler.wfile.write(start.replace(b"{url}", self.url.encode()))
            handler.wfile.flush()
            for _ in range(PATIENCE_S * 20):
                if self.is_over.wait(0.05):
                    return
                handler.wfile.write(drip)
                handler.wfile.flush()

        self.answers[path] = answer

    def hang(self, path: str) -> None:
        """Take a request and say nothing until the test is over."""

        def answer(_: BaseHTTPRequestHandler) -> None:
            self.is_over.wait(PATIENCE_S)

        self.answers[path] = answer

    def endless(self, path: str, start: bytes, again: bytes) -> None:
        """Send without end, and count."""

        def answer(handler: BaseHTTPRequestHandler) -> None:
            handler.send_response(200)
            handler.end_headers()
            handler.wfile.write(start.replace(b"{url}", self.url.encode()))
            block = again.replace(b"{url}", self.url.encode()) * 100
            while not self.is_over.is_set() and self.sent < 100_000_000:
                handler.wfile.write(block)
                self.sent += len(block)

        self.answers[path] = answer


@contextmanager
def serve_site() -> Generator[WebSite]:
    """Serve a site on a free port of 127.0.0.1 until the block ends."""
    site = WebSite()

    class Handler(QuietHandler):
        def do_GET(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            site.asked.append(Asked(self.path, headers))
            answer = site.answers.get(self.path)
            try:
                if answer is None:
                    self.send_error(404)
                else:
                    answer(self)
            except (BrokenPipeError, ConnectionResetError):
                pass

    with serving(LittleServer(Handler), "misbehaving site") as site.url:
        try:
            yield site
        finally:
            site.is_over.set()


def sitemap(*pages: str) -> str:
    """Return a sitemap of these addresses; `{url}` stands for the site's origin."""
    entries = "".join(f"<url><loc>{page}</loc></url>\n" for page in pages)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{XMLNS}">\n{entries}</urlset>'


def index(*sitemaps: str) -> str:
    """Return an index of these sitemaps."""
    entries = "".join(f"<sitemap><loc>{one}</loc></sitemap>" for one in sitemaps)
    return f'<sitemapindex xmlns="{XMLNS}">{entries}</sitemapindex>'


XMLNS = "http://www.sitemaps.org/schemas/sitemap/0.9"


async def listed(site: WebSite, sitemaps: SiteMaps | None = None) -> list[str]:
    """Return the paths that a site is found to list."""
    found = await (sitemaps or WebSiteMaps(PATIENCE_S)).urls(f"{site.url}/some/page?x=1")
    return [url.removeprefix(site.url) for url in found]
