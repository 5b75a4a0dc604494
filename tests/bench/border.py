"""`python -m tests.bench interceptor`: what the border costs a page load, a form and a fetch.

The same pages in the same browser, by turns without a policy and with one that allows everything at
once; loopback, so that what is measured is the border and no network.
"""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import LaunchOptions
from studio.domain.actions.action import Navigate, Press
from studio.engine.ports import OutgoingRequest
from tests.bench.figures import Comparison, Measure, compare, table
from tests.serving import LittleServer, QuietHandler, serving

_PARTS: Final = 60
_FETCHES: Final = 50
_PLAIN: Final = "<!doctype html><link rel=icon href=data:><title>頁</title><p>本文</p>"
_PAGES: Final = {
    "/plain": _PLAIN,
    "/parts": _PLAIN + "".join(f"<img src='/part/{n}.svg'>" for n in range(_PARTS)),
    "/form": _PLAIN + "<form method=post action='/saved'><input name=a value=1 autofocus></form>",
}
_ASK: Final = """async ([method, count]) => {
  for (let n = 0; n < count; n++)
    await (await fetch('/data', {method, body: method === 'GET' ? undefined : '{}'})).text();
}"""


class _Handler(QuietHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1

    def _answer(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        is_part = self.path.startswith("/part/")
        body = (
            b"<svg xmlns='http://www.w3.org/2000/svg'/>"
            if is_part
            else _PAGES.get(self.path, _PLAIN).encode()
        )
        self.send_response(200)
        kind = "image/svg+xml" if is_part else "text/html; charset=utf-8"
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "max-age=600" if is_part else "no-store")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = _answer


async def _yes(_: OutgoingRequest) -> bool:
    return True


@asynccontextmanager
async def _opened() -> AsyncGenerator[ChromiumBrowser]:
    browser = ChromiumBrowser(LaunchOptions(is_headless=True))
    await browser.start()
    try:
        yield browser
    finally:
        await browser.close()


async def _measure(url: str, runs: int) -> list[Comparison]:
    async with _opened() as free, _opened() as guarded:
        guarded.guard_traffic(_yes)
        found: list[Comparison] = []
        for title, sides in {
            "goto: a small page": (_goto(guarded, f"{url}/plain"), _goto(free, f"{url}/plain")),
            f"goto: {_PARTS} pictures from the cache": (
                _goto(guarded, f"{url}/parts"),
                _goto(free, f"{url}/parts"),
            ),
            "form POST by Enter": (_form(guarded, url), _form(free, url)),
            f"{_FETCHES} × fetch GET": (_fetch(guarded, url, "GET"), _fetch(free, url, "GET")),
            f"{_FETCHES} × fetch POST": (_fetch(guarded, url, "POST"), _fetch(free, url, "POST")),
        }.items():
            pair = ("guarded", sides[0]), ("no policy", sides[1])
            found.append(await compare(title, *pair, runs))
        return found


def _goto(browser: ChromiumBrowser, url: str) -> Measure:
    async def measure() -> float:
        started = time.perf_counter()
        assert (await browser.perform(Navigate(url=url))).is_ok
        page = browser._session.page  # pyright: ignore[reportPrivateUsage]
        await page.wait_for_load_state("load", timeout=10_000)
        return (time.perf_counter() - started) * 1000

    return measure


def _form(browser: ChromiumBrowser, url: str) -> Measure:
    async def measure() -> float:
        assert (await browser.perform(Navigate(url=f"{url}/form"))).is_ok
        page = browser._session.page  # pyright: ignore[reportPrivateUsage]
        started = time.perf_counter()
        assert (await browser.perform(Press(keys="Enter"))).is_ok
        await page.wait_for_url(f"{url}/saved", timeout=10_000)
        return (time.perf_counter() - started) * 1000

    return measure


def _fetch(browser: ChromiumBrowser, url: str, method: str) -> Measure:
    async def measure() -> float:
        page = browser._session.page  # pyright: ignore[reportPrivateUsage]
        if page.url != f"{url}/plain":
            assert (await browser.perform(Navigate(url=f"{url}/plain"))).is_ok
        started = time.perf_counter()
        await page.evaluate(_ASK, [method, _FETCHES])
        return (time.perf_counter() - started) * 1000

    return measure


def interceptor(runs: int) -> str:
    """Measure and return the table, in milliseconds."""
    with serving(LittleServer(_Handler), "bench pages") as url:
        return table(asyncio.run(_measure(url, runs)))
