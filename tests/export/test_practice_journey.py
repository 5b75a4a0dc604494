"""The whole thread on the practice site: said, run, recorded, exported, and run again alone."""

import asyncio
import sys
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import LaunchOptions
from studio.domain.events import RunStatus
from studio.engine.bus import EventBus
from studio.engine.workbench import RunOptions, Workbench
from studio.export import FORMATS
from studio.llm.builtin.model import BuiltinModel
from studio.practice.server import PracticeSite
from tests.cli.fake_house import MemoryStore, NoSites

pytestmark = [pytest.mark.browser, pytest.mark.slow]
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
        store=MemoryStore(),
        exporters=FORMATS,
        sites=NoSites(),
        bus=EventBus(),
    )
    yield workbench
    await workbench.close()


async def test_the_script_buys_what_the_studio_bought(
    workbench: Workbench, site: PracticeSite, tmp_path: Path
) -> None:
    checklist = await workbench.plan(JOB, f"{site.url}shop/")
    report = await workbench.run(checklist, RunOptions(is_attended=False))
    assert report.finished.status is RunStatus.DONE, report.finished
    bought = site.record().cart
    assert len(bought) == 1
    assert bought[0].price <= 3000

    flow = await workbench.save(report, "本を買う")
    script = await workbench.export(flow, "python", tmp_path / "flow.py")
    site.reset()
    done = await asyncio.create_subprocess_exec(
        sys.executable,
        "-I",
        str(script),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(100):
        said, complained = await done.communicate()
    assert (done.returncode, complained.decode()) == (0, "")
    assert said.decode().rstrip().endswith("完了しました")
    assert site.record().cart == bought
