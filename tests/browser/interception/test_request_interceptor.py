"""What leaves the browser, as two servers saw it: nothing that was refused, everything that was allowed."""

import pytest

from studio.engine.ports import RequestKind
from tests.browser.interception.channels import CHANNELS, Channel
from tests.browser.interception.guarded import Guarded, yes
from tests.hostile.sample import sampled

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize("channel", CHANNELS, ids=lambda channel: channel.name)
async def test_nothing_refused_arrives(guarded: Guarded, channel: Channel) -> None:
    html, js = channel.at(guarded.fill)
    await guarded.open(html)
    if js:
        await guarded.js(js)
    out = guarded.sites.foreign
    await guarded.until(lambda: any(out.url[4:] in one.url for one in guarded.asked))
    await guarded.quiet()
    assert [one for one in out.arrived if one.method != "OPTIONS"] == []
    (last,) = [one for one in guarded.asked if out.url[4:] in one.url]
    assert (last.kind is not RequestKind.DATA) == channel.is_document
    assert await guarded.js("document.title") == "始"
    await guarded.session.pages[0].locator("html").click(timeout=30_000)  # it is drawn, not covered


ALLOWED = sampled(CHANNELS, [channel.name for channel in CHANNELS], 3)
"""A yes is one for every channel: what differs between them, whether it is held at all, is played with all above."""


@pytest.mark.parametrize("channel", ALLOWED, ids=lambda channel: channel.name)
async def test_everything_allowed_arrives(guarded: Guarded, channel: Channel) -> None:
    guarded.answers = yes
    html, js = channel.at(guarded.fill)
    await guarded.open(html)
    if js:
        await guarded.js(js)
    await guarded.until(lambda: bool(guarded.sites.foreign.paths()))
    assert {path.partition("?")[0] for path in guarded.sites.foreign.paths()} == {"/x"}
    if channel.opens_tab:
        await guarded.until(lambda: len(guarded.session.pages) == 2)


async def test_a_picture_of_ones_own_site_is_held_at_the_address_of_a_deed_alone(
    guarded: Guarded,
) -> None:
    await guarded.open("<p>始</p>")
    guarded.asked.clear()
    await guarded.js(
        "['/photos/5?size=2','/entries/5/delete?id=5'].forEach(at=>new Image().src=at)"
    )
    await guarded.until(lambda: any("delete" in one.url for one in guarded.asked))
    (held,) = guarded.asked
    assert (held.kind, held.method) == (RequestKind.PART, "GET")
