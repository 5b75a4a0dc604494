"""The whole thread on the practice site: said, run, recorded, exported, and run again alone.

With `TEJUN_TEST_WHOLE=1`, on the made-over site, too. Each time tests/bootstrap/test_selftest.py goes this way,
tests/e2e/test_makeover.py plays the studio on the made-over site, and test_both_players.py both players on a page
that lost an element.
"""

import asyncio
import sys
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from pathlib import Path

import pytest

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import LaunchOptions
from studio.domain.events.events import RunStatus
from studio.engine.runs.bus import EventBus
from studio.engine.workbench import RunOptions, Workbench
from studio.export.formats import FORMATS
from studio.llm.builtin.model import BuiltinModel
from studio.practice.server import PracticeSite
from tests.cli.fake_house import NoSites
from tests.hostile.sample import IS_WHOLE
from tests.memory_library import MemoryLibrary

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not IS_WHOLE, reason="selftest goes the same way"),
]
RESOURCES = Path(__file__).parents[2] / "resources"
JOB = (
    "「プログラミング」を検索して、評価が4以上で価格が3000円以下の本を探して、"
    "最初の該当商品をカートに入れて"
)


@pytest.fixture
async def site() -> AsyncGenerator[PracticeSite]:
    site = PracticeSite(RESOURCES)
    await site.start()
    yield site
    await site.stop()


@pytest.fixture
async def workbench() -> AsyncGenerator[Workbench]:
    workbench = Workbench(
        browser=ChromiumBrowser(LaunchOptions(is_headless=True)),
        model=BuiltinModel(),
        store=MemoryLibrary(),
        exporters=FORMATS,
        sites=NoSites(),
        bus=EventBus(),
    )
    yield workbench
    await workbench.close()


@dataclass(frozen=True, slots=True)
class Ran:
    """How a script ended."""

    code: int
    said: str
    complained: str


async def run_script(script: Path) -> Ran:
    done = await asyncio.create_subprocess_exec(
        sys.executable,
        "-I",
        str(script),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(100):
        said, complained = await done.communicate()
    assert done.returncode is not None
    return Ran(done.returncode, said.decode(), complained.decode())


async def test_the_script_buys_what_the_studio_buys(
    workbench: Workbench, site: PracticeSite, tmp_path: Path
) -> None:
    checklist = await workbench.plan(JOB, f"{site.url}shop/")
    report = await workbench.run(checklist, RunOptions(is_attended=False, approves_all=True))
    assert report.finished.status is RunStatus.DONE, report.finished
    bought = site.record().cart
    assert len(bought) == 1
    assert bought[0].price <= 3000

    flow = await workbench.save(report, "本を買う")
    script = await workbench.export(flow, "python", tmp_path / "flow.py")
    site.reset()
    ran = await run_script(script)
    assert (ran.code, ran.complained) == (0, "")
    assert ran.said.rstrip().endswith("完了しました")
    assert site.record().cart == bought

    # After the makeover both find the same book, or both refuse: never another one.
    site.reset()
    site.set_makeover(on=True)
    replayed = await workbench.replay(flow, options=RunOptions(is_attended=False))
    by_studio = site.record().cart
    site.reset()
    ran = await run_script(script)
    assert (ran.code == 0) == (replayed.finished.status is RunStatus.DONE), ran.complained
    assert [line.id for line in site.record().cart] == [line.id for line in by_studio]
    assert {line.id for line in by_studio} <= {line.id for line in bought}
