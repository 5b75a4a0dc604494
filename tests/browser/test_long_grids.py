"""All rows that fit of a grid that only draws those around what is in view, in a real browser."""

from dataclasses import replace

import pytest

from studio.domain.actions.action import ROW_BOX, Choose
from studio.domain.actions.rule import Comparison, Condition, SelectionRule, Taking
from studio.domain.events.events import Event, RowsWalked
from studio.domain.page.observation import Observation
from studio.engine.replay.lists.choosing import ChosenRow, choose
from tests.browser.long_grid import KEPT, long_grid
from tests.browser.row_stage import replaying
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

OUT_IN_OSAKA = SelectionRule(
    where=(
        Condition(column="倉庫", comparison=Comparison.EQUALS, value="大阪倉庫"),
        Condition(column="在庫数", comparison=Comparison.EQUALS, value="0"),
    ),
    taking=Taking.ALL,
)
ROWS = 600
WANTED = [n for n in range(ROWS) if n % 3 == 1 and n % 100 == 0]


class Walked:
    """A choice on a page, how often the page was looked at for it, and what was told meanwhile."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self.looks = 0
        self.told: list[Event] = []

    def _on_look(self, observation: Observation, tokens: int, run_id: str) -> None:
        del observation, tokens, run_id
        self.looks += 1

    async def tick(self, html: str) -> ChosenRow:
        """Tick all rows that fit."""
        context = replace(replaying(self._studio), on_observed=self._on_look)
        context.bus.subscribe(self.told.append)
        page = await self._studio.show(html)
        return await choose(context, Choose(rule=OUT_IN_OSAKA, column=ROW_BOX), page)


@pytest.mark.parametrize(("behind", "ahead"), [(12, 12), (0, 24)], ids=["around", "ahead only"])
async def test_a_long_grid_is_read_in_whole_views(studio: Studio, behind: int, ahead: int) -> None:
    walked = Walked(studio)
    choice = await walked.tick(long_grid(ROWS, behind=behind, ahead=ahead))
    assert choice.outcome.is_ok, choice.outcome
    assert await studio.js(KEPT) == WANTED
    windows = ROWS / (12 + behind + ahead)
    assert walked.looks < 1.4 * windows + 4 * len(WANTED)
    assert [event.told for event in walked.told if isinstance(event, RowsWalked)]


async def test_a_row_that_its_grid_counts_and_never_draws_is_missed(studio: Studio) -> None:
    choice = await Walked(studio).tick(long_grid(300, told=300, lost=150))
    assert choice.outcome.code == "TOO_MANY_PAGES"
    assert await studio.js(KEPT) == []


async def test_a_grid_that_is_too_long_is_told_at_once_with_the_field_that_shortens_it(
    studio: Studio,
) -> None:
    walked = Walked(studio)
    choice = await walked.tick(long_grid(50_000, told=50_000))
    assert choice.outcome.code == "TOO_MANY_PAGES"
    assert "50000 行" in choice.outcome.message
    assert "「倉庫」" in choice.outcome.message
    assert walked.looks < 5
