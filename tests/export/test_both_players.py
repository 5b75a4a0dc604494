"""Every flow of the survival matrix, by the studio and by its script: the same end, the same acts on the site.

One flow on two pages each time; all of them with `TEJUN_TEST_WHOLE=1`. The shop is bought from by both
in test_practice_journey.py.
"""

import os
from collections.abc import AsyncGenerator

import pytest

from tests.bench.matrix.alone import alone
from tests.bench.matrix.flows import FLOWS, Journey
from tests.bench.matrix.play import Player, playing
from tests.bench.matrix.report import practice
from tests.bench.matrix.stage import VARIANTS, staged

IS_WHOLE = bool(os.environ.get("TEJUN_TEST_WHOLE"))
CHOSEN = ("expense form",)
CHANGED = ("unchanged", "removed")
pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(2_000)]


@pytest.fixture
async def player() -> AsyncGenerator[Player]:
    with practice() as address, staged(address) as stage, alone() as place:
        async with playing(stage, place) as player:
            yield player


@pytest.mark.parametrize(
    "journey", [one for one in FLOWS if IS_WHOLE or one.name in CHOSEN], ids=lambda one: one.name
)
async def test_both_end_the_same_way(player: Player, journey: Journey) -> None:
    recorded = await player.record(journey)
    for variant in VARIANTS if IS_WHOLE else CHANGED:
        by_studio = await player.ours(recorded, variant)
        by_script = await player.exported(recorded, variant)
        assert by_studio.unlike(by_script) == "", variant
        print(f"{journey.name}: {variant}: {by_script.verdict}")
