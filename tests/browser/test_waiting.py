"""Quiet pages, busy pages, and pages that never finish."""

import asyncio
import time
from http.server import BaseHTTPRequestHandler
from threading import Event

import pytest

from studio.browser import waiting
from studio.browser.waiting import PAGE_CAP_S, loaded, settled
from studio.domain.actions.action import SelectOption, SetChecked
from studio.domain.page.target import Candidate, Family, Target
from studio.engine.ports import SettlePolicy, Terms
from tests.browser.interception.guarded import yes
from tests.browser.stage import AT_ONCE_S, SOON_S, Pages, Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LEARNING_S = 1.4
"""To tell what never rests takes longer than this on any machine: it has to be seen for a second."""


async def _is_known(studio: Studio) -> None:
    """Wait for one wait that was too short to have learned anything; a busy machine draws others out."""
    async with asyncio.timeout(SOON_S):
        while True:
            started = time.monotonic()
            assert await settled(studio.session, SettlePolicy.SETTLED)
            if time.monotonic() - started < LEARNING_S:
                return


async def _open(studio: Studio, html: str) -> float:
    """Open a page; returns when it began."""
    url = studio.pages.put("/page", html)
    started = time.monotonic()
    await studio.open(url)
    return started


@pytest.mark.usefixtures("no_cap")
async def test_a_quiet_page_settles_soon(studio: Studio) -> None:
    await _open(studio, "<p>静か</p>")
    started = time.monotonic()
    assert await settled(studio.session, SettlePolicy.BRIEF)
    brief = time.monotonic()
    assert await settled(studio.session, SettlePolicy.SETTLED)
    assert brief - started < AT_ONCE_S
    assert 0.5 <= time.monotonic() - brief < AT_ONCE_S


@pytest.mark.usefixtures("no_cap")
async def test_a_page_that_changes_for_600_ms_is_seen_as_it_ends(studio: Studio) -> None:
    await _open(
        studio,
        "<p id=p>0</p><script>let n = 0; const timer = setInterval(() => {"
        " p.textContent = ++n; if (n === 12) clearInterval(timer); }, 50)</script>",
    )
    seen = await studio.browser.observe()
    assert "12" in seen.root.words()


async def test_a_page_that_never_stops_growing_is_left_at_the_cap_twice(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _open(studio, "<p id=p></p><script>setInterval(() => p.append(' x'), 30)</script>")
    for _ in range(2):
        started = time.monotonic()
        assert not await settled(studio.session, SettlePolicy.SETTLED)
        assert PAGE_CAP_S <= time.monotonic() - started < AT_ONCE_S
    monkeypatch.setattr(waiting, "PAGE_CAP_S", SOON_S)
    assert await settled(studio.session, SettlePolicy.SETTLED)


TICKERS = {
    "text": "setInterval(() => p.textContent = Date.now(), 30)",
    "text node": "p.append('0'); setInterval(() => p.firstChild.data = Date.now(), 30)",
    "style": "setInterval(() => p.style.left = Date.now() % 9 + 'px', 16)",
    "shadow tree": "p.attachShadow({mode: 'open'});"
    " setInterval(() => p.shadowRoot.innerHTML = '<i>' + Date.now() + '</i>', 40)",
    "title": "setInterval(() => document.title = Date.now(), 30)",
}


@pytest.mark.usefixtures("no_cap")
@pytest.mark.parametrize("script", TICKERS.values(), ids=TICKERS)
async def test_what_ticks_by_itself_is_told_apart_and_known_again(
    studio: Studio, script: str
) -> None:
    await _open(studio, f"<div id=p></div><script>{script}</script>")
    assert await settled(studio.session, SettlePolicy.SETTLED)
    await _is_known(studio)


@pytest.mark.usefixtures("no_cap")
async def test_what_comes_late_beside_a_clock_is_waited_for(studio: Studio) -> None:
    await _open(
        studio,
        "<p id=t></p><p id=p></p><script>setInterval(() => t.textContent = Date.now(), 30);"
        "function late() { let n = 0; const timer = setInterval(() => {"
        " p.textContent = ++n; if (n === 8) clearInterval(timer); }, 90) }</script>",
    )
    await settled(studio.session, SettlePolicy.SETTLED)
    await studio.js("late()")
    assert "8" in [node.text for node in (await studio.browser.observe()).nodes]


@pytest.mark.usefixtures("no_cap")
async def test_a_spot_that_rested_counts_again(studio: Studio) -> None:
    await _open(
        studio,
        "<p id=p></p><script>const timer = setInterval(() => p.textContent = 'x' + Date.now(), 30);"
        "function last() { let n = 0; const next = setInterval(() => {"
        " p.textContent = 'n' + ++n; if (n === 5) clearInterval(next); }, 90) }</script>",
    )
    assert await settled(studio.session, SettlePolicy.SETTLED)
    await studio.js("clearInterval(timer)")
    assert await settled(studio.session, SettlePolicy.SETTLED)
    await studio.js("last()")
    assert "n5" in (await studio.browser.observe()).root.words()


@pytest.mark.usefixtures("no_cap")
async def test_a_clock_in_one_document_is_forgotten_in_the_next(studio: Studio) -> None:
    await _open(studio, f"<p id=p></p><script>{TICKERS['text']}</script>")
    await settled(studio.session, SettlePolicy.SETTLED)
    await _open(
        studio,
        "<p id=p>0</p><script>let n = 0; const timer = setInterval(() => {"
        " p.textContent = ++n; if (n === 6) clearInterval(timer); }, 90)</script>",
    )
    assert "6" in (await studio.browser.observe()).root.words()


@pytest.mark.usefixtures("no_cap")
async def test_a_frame_and_a_shadow_tree_are_waited_for_too(studio: Studio) -> None:
    steps = "let n = 0; const timer = setInterval(() => { put('<b>' + ++n + '</b>'); if (n === 7) clearInterval(timer); }, 90)"
    studio.pages.put("/inner", f"<p id=p></p><script>const put = t => p.innerHTML = t; {steps}</script>")  # fmt: skip
    await _open(
        studio,
        "<iframe src=/inner></iframe><div id=d></div><script>const s = d.attachShadow({mode: 'open'});"
        f"const put = t => s.innerHTML = t; {steps}</script>",
    )
    words = (await studio.browser.observe()).root.words()
    assert words.split().count("7") == 2


@pytest.mark.usefixtures("no_cap")
async def test_an_image_that_never_comes_is_no_reason_to_wait(studio: Studio, pages: Pages) -> None:
    finish = Event()

    def never(_: BaseHTTPRequestHandler) -> None:
        finish.wait(2 * SOON_S)

    pages.answer("/never.png", never)
    try:
        await _open(studio, "<p>本文</p>")
        await studio.js("document.body.append(Object.assign(new Image(), {src: '/never.png'}))")
        assert await settled(studio.session, SettlePolicy.SETTLED)
    finally:
        finish.set()


@pytest.mark.usefixtures("no_cap")
async def test_polls_are_not_waited_for(studio: Studio, pages: Pages) -> None:
    def poll(handler: BaseHTTPRequestHandler) -> None:
        Event().wait(0.15)
        handler.send_response(204)
        handler.end_headers()

    pages.answer("/poll", poll)
    await _open(
        studio,
        "<p>待つ</p><script>const ask = () => fetch('/poll').then(() => setTimeout(ask, 5)); ask();"
        "</script>",
    )
    assert await settled(studio.session, SettlePolicy.SETTLED)
    await _is_known(studio)


@pytest.mark.usefixtures("no_cap")
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
    studio: Studio, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish = Event()

    def stalled(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Length", "100000")
        handler.end_headers()
        handler.wfile.flush()
        finish.wait(2 * SOON_S)

    pages.answer("/stalled.png", stalled)
    try:
        await _open(studio, "<p>本文</p><img src=/stalled.png>")
        started = time.monotonic()
        seen = await studio.browser.observe()
        first = time.monotonic() - started
        assert "本文" in seen.root.words()
        assert first >= PAGE_CAP_S
        monkeypatch.setattr(waiting, "PAGE_CAP_S", SOON_S)
        started = time.monotonic()
        await studio.browser.observe()
        assert time.monotonic() - started < AT_ONCE_S  # two quiet windows, and no second cap
        await _open(studio, "<p>別の頁</p>")
        assert await loaded(studio.session, SOON_S)
    finally:
        finish.set()


@pytest.mark.usefixtures("no_cap")
async def test_a_navigation_in_the_middle_is_followed(studio: Studio) -> None:
    studio.pages.put("/two", "<p>着いた</p>")
    await _open(studio, "<p>途中</p><script>setTimeout(() => location.href = '/two', 200)</script>")
    seen = await studio.browser.observe()
    assert "着いた" in seen.root.words()


async def test_a_request_that_outlasted_one_wait_is_not_waited_for_again(
    studio: Studio, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish = Event()

    def hanging(handler: BaseHTTPRequestHandler) -> None:
        finish.wait(2 * SOON_S)
        handler.send_response(204)
        handler.end_headers()

    pages.answer("/hanging", hanging)
    try:
        await _open(studio, "<p>本文</p><script>fetch('/hanging')</script>")
        assert not await settled(studio.session, SettlePolicy.SETTLED)
        with monkeypatch.context() as patch:
            patch.setattr(waiting, "PAGE_CAP_S", SOON_S)
            assert await settled(studio.session, SettlePolicy.SETTLED)
        await studio.js("void fetch('/hanging?another')")
        assert not await settled(studio.session, SettlePolicy.SETTLED)
    finally:
        finish.set()


@pytest.mark.usefixtures("no_cap")
async def test_acts_that_ask_the_same_are_no_poll(studio: Studio, pages: Pages) -> None:
    def slow(handler: BaseHTTPRequestHandler) -> None:
        Event().wait(0.4)
        handler.send_response(204)
        handler.end_headers()

    pages.answer("/same", slow)
    await _open(
        studio,
        "<p id=p></p><script>let n = 0; async function act() { await fetch('/same'); await fetch('/same');"
        " p.textContent = 'n' + ++n; }</script>",
    )
    for number in range(1, 5):
        await studio.js("void act()")
        assert await settled(studio.session, SettlePolicy.SETTLED)
        assert await studio.js("p.textContent") == f"n{number}"


async def test_a_page_that_shows_nothing_yet_is_waited_for_once(studio: Studio) -> None:
    """Its script asks again in a second, as libraries do that read data: until then nothing moves."""
    late = "<script>setTimeout(() => { box.textContent = '一覧' }, 1200)</script>"
    await _open(studio, f"<div id=box><svg width=9></svg></div>{late}")
    assert "一覧" in (await studio.browser.observe()).root.words()
    empty = "<div id=box></div><script></script>"
    await _open(studio, empty)
    await studio.browser.observe()
    started = time.monotonic()
    await studio.browser.observe()
    assert time.monotonic() - started < PAGE_CAP_S


@pytest.mark.parametrize(
    "page",
    [
        "<div id=box></div><script>onload = () => { fetch('/slow').then(draw) }</script>",
        "<div id=box aria-busy=true></div><script>setTimeout(() => draw(), 1200)</script>",
    ],
    ids=["still asks", "says so"],
)
async def test_a_page_that_shows_nothing_and_is_at_work_is_waited_for_as_one_that_loads(
    studio: Studio, page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(handler: BaseHTTPRequestHandler) -> None:
        Event().wait(1.2)
        handler.send_response(200)
        handler.send_header("Content-Length", "0")
        handler.end_headers()

    monkeypatch.setattr("studio.browser.waiting.PAGE_CAP_S", 0.3)
    studio.pages.answer("/slow", slow)
    draw = "<script>var draw = () => { box.textContent = '一覧' }</script>"
    await _open(studio, draw + page)
    assert "一覧" in (await studio.browser.observe()).root.words()


@pytest.mark.parametrize(("written", "words"), [("", ""), ("<p>書いた文", "書いた文")])
async def test_a_page_that_is_written_anew_and_never_closed_is_seen_as_it_is(
    studio: Studio, written: str, words: str
) -> None:
    await studio.open(studio.pages.put("/page", "<p>前の文"))
    await studio.js(f"document.open(); document.write('{written}')")
    async with asyncio.timeout(SOON_S):
        seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert seen.root.words().strip() == words


async def test_a_page_that_left_for_nothing_while_it_loaded_is_opened(studio: Studio) -> None:
    def nothing(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(204)
        handler.end_headers()

    studio.pages.answer("/nothing", nothing)
    async with asyncio.timeout(SOON_S):
        await _open(studio, "<p>本文<script>location = '/nothing'</script>")
        seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert "本文" in seen.root.words()


async def test_an_act_waits_until_the_page_that_another_act_led_to_hears_it(studio: Studio) -> None:
    """The choice stands in the page before its own script does, and in the page before it, too."""

    def late(handler: BaseHTTPRequestHandler) -> None:
        Event().wait(0.4)
        handler.send_response(200)
        handler.send_header("Content-Length", "0")
        handler.end_headers()

    studio.pages.answer("/late.js", late)
    choice = "<label>並び順 <select id=s><option>新しい順<option>安い順</select></label>"
    ready = "addEventListener('DOMContentLoaded', () => { s.onchange = () => { heard = s.value } })"
    studio.pages.put("/next", f"{choice}<script>var heard = ''; {ready}</script><script src=/late.js></script>")  # fmt: skip
    box = "<label><input type=checkbox onchange=\"location.href = '/next'\">在庫あり</label>"
    await studio.show(box + choice)

    def called(role: str, name: str) -> Target:
        way = Candidate(family=Family.ROLE, value=name, role=role, score=100)
        return Target(role=role, name=name, candidates=(way,))

    studio.browser.guard_traffic(yes)
    for act in (
        SetChecked(target=called("checkbox", "在庫あり")),
        SelectOption(target=called("combobox", "並び順"), option="安い順"),
    ):
        outcome = await studio.browser.perform(act, Terms(describes=False))
        assert outcome.is_ok, outcome
    assert await studio.js("heard") == "安い順"
