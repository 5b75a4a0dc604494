"""Quiet pages, busy pages, and pages that never finish."""

import time
from http.server import BaseHTTPRequestHandler
from threading import Event

import pytest

from studio.browser.waiting import PAGE_CAP_S, loaded, settled
from studio.engine.ports import Patience
from tests.browser.stage import Pages, Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


async def _open(studio: Studio, html: str) -> float:
    """Open a page; returns when it began."""
    url = studio.pages.put("/page", html)
    started = time.monotonic()
    await studio.open(url)
    return started


async def test_a_quiet_page_settles_soon(studio: Studio) -> None:
    await _open(studio, "<p>静か</p>")
    started = time.monotonic()
    assert await settled(studio.session, Patience.BRIEF)
    brief = time.monotonic()
    assert await settled(studio.session, Patience.SETTLED)
    assert brief - started < 0.6
    assert 0.5 <= time.monotonic() - brief < 1.5


async def test_a_page_that_changes_for_600_ms_is_seen_as_it_ends(studio: Studio) -> None:
    await _open(
        studio,
        "<p id=p>0</p><script>let n = 0; const timer = setInterval(() => {"
        " p.textContent = ++n; if (n === 12) clearInterval(timer); }, 50)</script>",
    )
    seen = await studio.browser.observe()
    assert "12" in seen.root.words()


async def test_a_page_that_is_never_quiet_is_left_at_the_cap(studio: Studio) -> None:
    await _open(studio, "<p id=p></p><script>setInterval(() => p.textContent = Date.now(), 30)</script>")  # fmt: skip
    started = time.monotonic()
    assert not await settled(studio.session, Patience.SETTLED)
    assert PAGE_CAP_S <= time.monotonic() - started < PAGE_CAP_S + 1


async def test_a_request_under_way_is_waited_for(studio: Studio, pages: Pages) -> None:
    let_go = Event()

    def slow(handler: BaseHTTPRequestHandler) -> None:
        let_go.wait(0.7)
        handler.send_response(200)
        handler.send_header("Content-Length", "2")
        handler.end_headers()
        handler.wfile.write(b"ok")

    pages.answer("/slow", slow)
    await _open(
        studio,
        "<p id=p>読み込み中</p><script>fetch('/slow').then(r => r.text())"
        ".then(text => p.textContent = text)</script>",
    )
    assert "ok" in (await studio.browser.observe()).root.words()


async def test_a_page_that_never_finishes_loading_is_waited_for_once(
    studio: Studio, pages: Pages
) -> None:
    finish = Event()

    def stalled(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Length", "100000")
        handler.end_headers()
        handler.wfile.flush()
        finish.wait(30)

    pages.answer("/stalled.png", stalled)
    try:
        await _open(studio, "<p>本文</p><img src=/stalled.png>")
        started = time.monotonic()
        seen = await studio.browser.observe()
        first = time.monotonic() - started
        assert "本文" in seen.root.words()
        assert first >= studio.session.options.load_cap_s
        started = time.monotonic()
        await studio.browser.observe()
        assert time.monotonic() - started < 1.4  # two quiet windows, and no second cap
        await _open(studio, "<p>別の頁</p>")
        assert await loaded(studio.session, 1.0)
    finally:
        finish.set()


async def test_a_navigation_in_the_middle_is_followed(studio: Studio) -> None:
    studio.pages.put("/two", "<p>着いた</p>")
    await _open(studio, "<p>途中</p><script>setTimeout(() => location.href = '/two', 200)</script>")
    seen = await studio.browser.observe()
    assert "着いた" in seen.root.words()
