"""Recorded elements, found again in lists that only draw what is in view."""

import pytest

from studio.domain.action import Click, Scroll
from studio.domain.target import Target
from studio.engine.ports import Patience
from tests.browser.grid_page import grid
from tests.browser.stage import Studio, live

browser = pytest.mark.browser
on_one_loop = pytest.mark.asyncio(loop_scope="session")


@browser
@on_one_loop
async def test_a_recorded_row_is_found_in_its_virtual_list(studio: Studio) -> None:
    target = await _recorded(studio, "社員 30 番", 40)
    await studio.show(grid(60))
    outcome = await studio.browser.perform(Click(target=target))
    assert outcome.is_ok, outcome
    assert await studio.js("document.title") == "社員 30 番"


@browser
@on_one_loop
async def test_a_recorded_row_that_is_not_in_the_list_says_how_far_was_searched(
    studio: Studio,
) -> None:
    target = await _recorded(studio, "社員 30 番", 40)
    await studio.show(grid(25))
    outcome = await studio.browser.perform(Click(target=target))
    assert outcome.code == "VLIST_NOT_REACHED"
    assert outcome.list_search is not None
    assert outcome.list_search.scroll_positions[0] == 0


async def _recorded(studio: Studio, name: str, rows: int) -> Target:
    seen = await studio.show(grid(rows))
    await studio.browser.perform(Scroll(target=live(seen, "社員", "grid"), until=name))
    seen = await studio.browser.observe(Patience.BRIEF)
    outcome = await studio.browser.perform(Click(target=live(seen, name)))
    assert outcome.target is not None
    assert outcome.target.candidates
    return outcome.target
