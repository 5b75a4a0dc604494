"""Serve the pages of `tests.bench.pages` on loopback."""

import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tests.bench.pages import PAGES, Page
from tests.bench.pages_assembled import ASSEMBLED
from tests.bench.pages_fetch import fetch
from tests.serving import LittleServer, QuietHandler, serving

_DJANGO: Final = ("django", "asgiref", "sqlparse")


@dataclass(frozen=True, slots=True)
class Corpus:
    """The pages that can be had here, served.

    Attributes:
        url: Root of the files and the assembled pages, without a slash at the end.
        django: Root of Django's admin; empty when it is not there.
        pages: The pages whose packages are there.
    """

    url: str
    django: str
    pages: tuple[Page, ...]

    def address(self, page: Page) -> str:
        """Return where a page is."""
        if page.path.startswith("django/"):
            return self.django + page.path.removeprefix("django")
        return f"{self.url}/{page.path}"


class Handler(QuietHandler, SimpleHTTPRequestHandler):
    """Files of the packages, and the assembled pages."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".yaml": "text/yaml",
        ".woff2": "font/woff2",
    }

    def do_GET(self) -> None:
        """Answer with an assembled page, else with a file."""
        html = ASSEMBLED.get(urlsplit(self.path).path.removeprefix("/assembled/"))
        if html is None:
            return super().do_GET()
        body = html.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        return None


@contextmanager
def served(folder: Path, wanted: tuple[Page, ...] = PAGES) -> Generator[Corpus]:
    """Fetch what these pages need and serve them.

    Args:
        folder: Where packages are kept.
        wanted: Which pages.
    """
    there = fetch({key for page in wanted for key in page.needs}, folder)
    pages = tuple(page for page in wanted if there.issuperset(page.needs))
    with ExitStack() as stack:
        url = stack.enter_context(
            serving(LittleServer(partial(Handler, directory=str(folder))), "pages")
        )
        is_django_wanted = any(page.path.startswith("django/") for page in pages)
        django = stack.enter_context(_django(folder)) if is_django_wanted else ""
        yield Corpus(url, django, pages)


@contextmanager
def _django(folder: Path) -> Generator[str]:
    """Run Django's admin in a process of its own."""
    paths = [*(str(folder / key) for key in _DJANGO), str(Path.cwd())]
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.bench.pages_django"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
    )
    try:
        assert process.stdout is not None
        yield f"http://127.0.0.1:{int(process.stdout.readline())}"
    finally:
        process.terminate()
        process.wait(10)
