"""A run is refused before anything opens where its model could not do it."""

import pytest

from studio.bootstrap.late_model import LateModel
from studio.domain.errors import SettingsError
from studio.domain.events.events import RunStarted
from studio.domain.runs.checklist import Checklist, Item
from studio.engine.planning.fitness import require_fit
from studio.engine.ports import ChatModel
from tests.factories import SHOP, make_bench

LISTED = Checklist(instruction="本を探して", start_url=SHOP, items=(Item(id="a", text="探す"),))


async def test_no_run_begins_with_a_model_that_cannot_do_it() -> None:
    bench = make_bench()

    async def lost() -> ChatModel:
        raise SettingsError("API_KEY_EMPTY", "API キーが空です。")

    bench.workbench.use_model(LateModel(lost, "small"))
    with pytest.raises(SettingsError, match="API キーが空です"):
        await bench.workbench.run(LISTED)
    assert not bench.browser.is_open
    assert bench.journal.of(RunStarted) == []
    assert bench.library.journal == {}


async def test_a_model_that_says_nothing_of_itself_may_run() -> None:
    await require_fit(make_bench().model)
