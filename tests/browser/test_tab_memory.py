"""What a site keeps for one tab is read tab by tab, and put into another without asking the site."""

import pytest

from studio.browser.tab_memory import TabMemory, remember, tab_memories
from studio.domain.actions.action import OpenTab
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

KEEPS = "<script>sessionStorage.setItem('token', '{}')</script>"


async def test_of_two_tabs_the_current_one_counts_and_empty_ones_tell_nothing(
    studio: Studio,
) -> None:
    assert await tab_memories(studio.session) == ()
    await studio.show(KEEPS.format("一"), "/one")
    opened = await studio.browser.perform(OpenTab(url=studio.pages.put("/two", KEEPS.format("二"))))
    assert opened.is_ok
    memory = TabMemory(studio.pages.url, {"token": "二"})
    assert await tab_memories(studio.session) == (memory,)
    assert "二" not in repr(memory)


async def test_it_is_put_into_a_tab_without_asking_the_site(studio: Studio) -> None:
    asked = len(studio.pages.asked)
    await remember(studio.session, (TabMemory(studio.pages.url, {"token": "三"}),))
    assert studio.browser.page_url == "about:blank"
    assert studio.pages.asked[asked:] == []
    await studio.show("<p>店</p>", "/shop")
    assert await studio.js("() => sessionStorage.token") == "三"
