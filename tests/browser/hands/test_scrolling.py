"""Scrolling on real pages; the ADR's numbers are held to the letter."""

import logging

import pytest

from studio.browser.hands import virtual_list
from studio.browser.hands.virtual_list import MAX_ATTEMPTS
from studio.domain.actions.action import Click, Scroll, ScrollWay
from studio.domain.actions.outcome import Evidence, EvidenceKind, ListSearch, OutcomeStatus
from studio.engine.ports import SettlePolicy
from tests.browser.grid_page import grid
from tests.browser.stage import Studio, live

browser = pytest.mark.browser
on_one_loop = pytest.mark.asyncio(loop_scope="session")

ENDLESS = """<div id=all></div><script>
let n = 0;
const more = () => { for (let i = 0; i < 20; i++) all.insertAdjacentHTML('beforeend', '<p style="height:40px">記事 ' + n++ + '</p>'); };
more(); addEventListener('scroll', () => { if (n < 60 && scrollY + innerHeight > document.body.scrollHeight - 50) fetch('/more').then(more); });
</script>"""


@browser
@on_one_loop
@pytest.mark.parametrize(
    ("html", "top", "shown", "end"),
    [
        ("<body style='margin:0'><div style='height:5000px'>長い</div>", "scrollY", 800, 4200),
        ("<style>body{margin:0;overflow:hidden}</style>" + grid(200), "box.scrollTop", 200, 3800),
    ],
    ids=["page", "pane"],
)
async def test_once_on_and_back_and_to_the_ends(
    studio: Studio, html: str, top: str, shown: int, end: int
) -> None:
    await studio.show(html)
    ways = {
        ScrollWay.DOWN: 0.8 * shown,
        ScrollWay.UP: 0,
        ScrollWay.END: end,
        ScrollWay.START: 0,
    }
    for way, wanted in ways.items():
        outcome = await studio.browser.perform(Scroll(way=way))
        assert outcome.evidence[0].kind is EvidenceKind.SCROLLED
        assert outcome.evidence[0].detail == f"{wanted:.0f}/{end}"
        assert await studio.js(top) == wanted
    outcome = await studio.browser.perform(Scroll(way=ScrollWay.UP))
    assert (outcome.status, outcome.code) == (OutcomeStatus.NO_EFFECT, "SCROLL_END")


@browser
@on_one_loop
async def test_the_list_around_a_row_is_scrolled_and_not_the_page(studio: Studio) -> None:
    seen = await studio.show(grid(200) + "<div style='height:3000px'></div>")
    assert (await studio.browser.perform(Scroll(target=live(seen, "社員 3 番")))).is_ok
    assert await studio.js("[box.scrollTop, scrollY]") == [160, 0]


@browser
@on_one_loop
async def test_until_a_row_of_a_virtual_grid_shows(studio: Studio) -> None:
    seen = await studio.show(grid(60))
    outcome = await studio.browser.perform(
        Scroll(target=live(seen, "社員", "grid"), until="社員 ４２ 番")
    )
    assert outcome.is_ok, outcome
    assert [fact.kind for fact in outcome.evidence] == [EvidenceKind.FOUND, EvidenceKind.SCROLLED]
    bottoms = "[[...box.querySelectorAll('button')].find(b => b.textContent === '社員 42 番'), box]"
    row, box = await studio.js(f"{bottoms}.map(e => e.getBoundingClientRect().bottom)")
    assert row <= box  # drawn below the edge is not yet in view
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert (await studio.browser.perform(Click(target=live(seen, "社員 42 番")))).is_ok
    assert await studio.js("document.title") == "社員 42 番"


@browser
@on_one_loop
async def test_until_without_a_target_looks_in_the_lists_of_the_page_too(studio: Studio) -> None:
    await studio.show("<div style='height:900px'>前書き</div>" + grid(60))
    assert (await studio.browser.perform(Scroll(until="社員 30 番"))).is_ok


@browser
@on_one_loop
async def test_a_search_in_vain_keeps_the_adr_s_figures(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "studio.browser.hands.virtual_list")
    seen = await studio.show(grid(1000))
    outcome = await studio.browser.perform(
        Scroll(target=live(seen, "社員", "grid"), until="ここにない")
    )
    assert (outcome.status, outcome.code) == (OutcomeStatus.FAILED, "VLIST_NOT_REACHED")
    search = outcome.list_search
    assert search is not None
    assert search.attempt_count == MAX_ATTEMPTS == 10
    assert search.scroll_positions == tuple(160.0 * step for step in range(11))
    assert search.viewport_match_counts == (0,) * 11
    assert (search.client_height, search.scroll_height, search.ratio) == (200, 20_000, 100)
    assert search.container_selector == "div#box"
    assert '"containerSelector":"div#box","clientHeight":200.0' in caplog.text
    assert ListSearch.model_validate_json(search.model_dump_json()) == search


@browser
@on_one_loop
async def test_a_list_that_ends_is_given_up_after_two_moves_below_five_pixels(
    studio: Studio,
) -> None:
    seen = await studio.show(grid(20))  # 400 px in 200: one step and the end
    outcome = await studio.browser.perform(
        Scroll(target=live(seen, "社員", "grid"), until="ここにない")
    )
    search = outcome.list_search
    assert search is not None
    assert search.scroll_positions == (0, 160, 200, 200, 200)
    assert search.attempt_count == 4


@browser
@on_one_loop
async def test_a_page_that_grows_is_followed(studio: Studio) -> None:
    studio.pages.put("/more", "")
    await studio.show(ENDLESS)
    assert (await studio.browser.perform(Scroll(until="記事 55"))).is_ok
    await studio.show(ENDLESS)
    assert (await studio.browser.perform(Scroll(way=ScrollWay.END))).is_ok
    assert await studio.js("n") == 60


SLOW_FEED = """<h1>掲示板</h1><div id=l style="height:300px;overflow:auto"><div id=end style="height:30px">読み込み中…</div></div><script>
let n = 0, busy = false;
const more = late => { if (busy || n >= LAST) return; busy = true; setTimeout(() => {
  for (let i = 0; i < 10; i++) { const post = document.createElement('p'); post.style = 'height:40px;margin:0'; post.textContent = '投稿 ' + ++n + ' 番'; l.insertBefore(post, end); }
  busy = false; }, late); };
more(0);
l.onscroll = () => { if (l.scrollTop + l.clientHeight > l.scrollHeight - 50) more(250); };
</script>"""


@browser
@on_one_loop
async def test_a_list_is_followed_while_it_grows(studio: Studio) -> None:
    await studio.show(SLOW_FEED.replace("LAST", "400"))
    outcome = await studio.browser.perform(Scroll(until="投稿 65 番"))
    assert outcome.is_ok, outcome
    assert outcome.evidence[0] == Evidence(kind=EvidenceKind.FOUND, detail="投稿 65 番")


@browser
@on_one_loop
async def test_a_list_that_has_grown_to_its_end_is_given_up(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(virtual_list, "_GROWTH_S", 1.0)
    await studio.show(SLOW_FEED.replace("LAST", "20"))
    outcome = await studio.browser.perform(Scroll(until="投稿 125 番"))
    assert outcome.code == "VLIST_NOT_REACHED"
