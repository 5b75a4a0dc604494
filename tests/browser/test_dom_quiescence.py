"""What counts as a change, asked of the script itself."""

from typing import Any

import pytest

from studio.browser.scripts import script
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

STILL = "(watch, [quiet, cap]) => watch.still(quiet, cap)"
TICK = "<p id=t></p><script>setInterval(() => t.textContent = Date.now(), 30)</script>"


async def _watch(studio: Studio, html: str) -> Any:
    await studio.open(studio.pages.put("/page", html))
    return await studio.session.page.evaluate_handle(script("dom_quiescence", "watch"))


async def test_a_ticker_hides_nothing_else(studio: Studio) -> None:
    watch = await _watch(studio, f"{TICK}<p id=p></p>")
    assert await watch.evaluate(STILL, [100, 3000])
    await studio.js("void setInterval(() => p.append('x'), 30)")
    assert not await watch.evaluate(STILL, [100, 600])
    assert not await watch.evaluate(STILL, [100, 600])
    assert await watch.evaluate(STILL, [100, 600])  # twice in vain is enough


async def test_a_ticker_is_not_known_within_a_second(studio: Studio) -> None:
    watch = await _watch(studio, TICK)
    assert not await watch.evaluate(STILL, [100, 500])
    assert await watch.evaluate(STILL, [100, 3000])


async def test_a_head_that_changes_is_no_change(studio: Studio) -> None:
    watch = await _watch(
        studio,
        "<p>x</p><script>setInterval(() => document.head.append(document.createElement('style')), 30)"
        "</script>",
    )
    assert await watch.evaluate(STILL, [100, 400])


async def test_a_shadow_tree_that_appears_meanwhile_is_watched(studio: Studio) -> None:
    watch = await _watch(studio, "<div id=d></div>")
    await studio.js(
        "setTimeout(() => { const host = document.createElement('div');"
        " const root = host.attachShadow({mode: 'open'}); d.append(host);"
        " setInterval(() => root.append('x'), 20); }, 20) && 0"
    )
    assert not await watch.evaluate(STILL, [100, 600])
