"""`guard …`: what was answered with いつも is listed and taken back."""

import asyncio

from studio.cli.kept.guard_app import kept_line
from studio.domain.flows.sending import SentShape
from studio.engine.guard.remembering import KeptShape, RememberedShapes
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.memory_library import MemoryLibrary

SHAPE = SentShape(
    site="https://shop.example", method="POST", path="/items/*/star", fields=(("memo", "*"),)
)


def test_a_line_says_where_and_what() -> None:
    line = kept_line(KeptShape(name="ab12", shape=SHAPE))
    assert line == "ab12  shop.example  POST /items/*/star（memo）"


async def remembered(store: MemoryLibrary) -> KeptShape:
    await RememberedShapes(store).keep(SHAPE)
    (kept,) = await RememberedShapes(store).all()
    return kept


def test_it_is_listed_and_revoked(house: FakeHouse, tejun: Tejun) -> None:
    kept = asyncio.run(remembered(house.store))
    assert kept.name in tejun("guard", "list").out
    assert tejun("guard", "revoke", kept.name).code == 0
    assert kept.name not in tejun("guard", "list").out


def test_an_unknown_one_is_a_usage_fault(tejun: Tejun) -> None:
    ran = tejun("guard", "revoke", "nothing")
    assert ran.code == 1
    assert "guard list" in ran.err
