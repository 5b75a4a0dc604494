"""What our scripts keep in the isolated world is an ordinary locator, and nothing to the page."""

import pytest

from studio.browser.selector_engine import ENGINE_NAME
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_what_is_kept_is_found_until_it_leaves_the_page(studio: Studio) -> None:
    await studio.show("<span onclick=1>甲</span>")
    contexts = studio.browser._snapshots.contexts  # pyright: ignore[reportPrivateUsage]
    (world,) = await contexts.all()
    script = "key => { globalThis['tejun'].found.set(key, [document.querySelector('span')]) }"
    await contexts.ask(world, script, "mine")
    found = studio.session.page.locator(f"{ENGINE_NAME}=mine")
    assert await found.inner_text() == "甲"
    await studio.js("document.querySelector('span').remove()")
    assert await found.count() == 0
    assert await studio.session.page.locator(f"{ENGINE_NAME}=nobody").count() == 0


async def test_the_page_sees_nothing_of_it(studio: Studio) -> None:
    await studio.show("<span onclick=1>甲</span>")
    assert await studio.js("typeof globalThis.tejun") == "undefined"
    assert await studio.js("document.documentElement.outerHTML.includes('tejun')") is False
