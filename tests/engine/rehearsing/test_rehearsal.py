"""練習 in a real browser on the practice site: its own record is as it was, whatever the flow would do."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import LaunchOptions
from studio.domain.events.events import FlowSaved
from studio.engine.rehearsing.rehearsal import MAX_PLAYS
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions
from studio.engine.workbench import Workbench
from studio.practice.server import PracticeSite
from tests.factories import make_checklist
from tests.fakes import Journal, ScriptedModel, Sites, click, fill
from tests.memory_library import MemoryLibrary

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]
RESOURCES = Path(__file__).parents[3] / "resources"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site() -> AsyncIterator[PracticeSite]:
    site = PracticeSite(RESOURCES)
    await site.start()
    yield site
    await site.stop()


async def test_a_book_is_put_into_the_cart_once(site: PracticeSite) -> None:
    """The run does it; the rehearsal finds the button of the book and leaves it alone."""
    model = ScriptedModel(
        (fill("商品検索", "プログラミング", done=False), click("検索"), click("カートに入れる"))
    )
    workbench = Workbench(
        browser=ChromiumBrowser(LaunchOptions(is_headless=True)), model=model, store=MemoryLibrary(),
        exporters={}, sites=Sites(), bus=EventBus(),
    )  # fmt: skip
    journal = Journal(workbench.bus)
    checklist = make_checklist(
        "商品検索に「プログラミング」を入力して検索する",
        "カートに入れる",
        start_url=f"{site.url}shop/",
        instruction="「プログラミング」を検索して、カートに入れて",
    )
    try:
        report = await workbench.run(checklist, RunOptions(approves_all=True))
        assert report.finished.status == "done", report.finished
        cart = site.record().cart
        assert len(cart) == 1
        await workbench.save(report, "プログラミングの本", rehearses=True)
        assert site.record().cart == cart
        saved = journal.one(FlowSaved)
        assert (saved.rehearsed, saved.rehearsal_total, saved.warnings) == (3, 4, ())
        assert len(await workbench.runs()) == 1
        searches = [event for event in site.record().events if event.what == "search"]
        assert 1 < len(searches) <= 1 + MAX_PLAYS
    finally:
        await workbench.close()
