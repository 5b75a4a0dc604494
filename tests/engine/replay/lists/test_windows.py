"""A list that says how many rows it has, and draws only some; real grids are in `tests/browser/test_long_grids.py`."""

import pytest

from studio.domain.actions.action import Choose
from studio.domain.actions.outcome import Outcome
from studio.domain.actions.rule import SelectionRule, Taking
from studio.engine.replay.lists.choosing import choose
from studio.engine.replay.lists.windows import MAX_WINDOWS
from tests.factories import card, make_context, node
from tests.fakes import FakeBrowser

URL = "http://list.example/"
ALL = SelectionRule(taking=Taking.ALL)


async def found(told: str, drawn: int = 5) -> Outcome:
    rows = (card(f"本{n}", "100円") for n in range(drawn))
    browser = FakeBrowser()
    browser.add(URL, node("list", "検索結果", *rows, rows=told))
    await browser.start()
    browser.go(URL)
    context, _ = make_context(browser)
    return (await choose(context, Choose(rule=ALL), await browser.observe())).outcome


@pytest.mark.parametrize("told", ["5/5", "約5/5", ""])
async def test_a_list_that_was_seen_as_long_as_it_says_is_whole(told: str) -> None:
    assert (await found(told)).is_ok


@pytest.mark.parametrize("told", ["6/5", "約9/5", f"{MAX_WINDOWS * 5 + 1}/5"])
async def test_a_list_that_says_it_has_more_rows_than_were_seen_is_cut(told: str) -> None:
    outcome = await found(told)
    assert outcome.code == "TOO_MANY_PAGES"
    assert told.strip("約").partition("/")[0] in outcome.message
