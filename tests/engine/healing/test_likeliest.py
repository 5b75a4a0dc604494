"""What a person is asked to point at is proposed where one element of today is ahead: marked, and one click."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from studio.browser.chromium import ChromiumBrowser
from studio.domain.events.events import Event, PointRequested, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.flows.repair import RepairLevel
from studio.engine.healing.pointing import TAKE_PROPOSED
from studio.engine.runs.reports import Playing, RunOptions, RunReport
from studio.engine.workbench import Workbench
from tests.engine.healing.stage import FORM, Site, Stage, serve
from tests.engine.healing.test_healer import QUICK
from tests.fakes import ScriptedModel, Sites

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

RENAMED = FORM.replace("金額", "かかった費用").replace("name=amount", "name=sum")
_FIELD = "<p><label>金額 <input name=amount></label></p>"
TWO_FOR_ONE = FORM.replace(
    _FIELD, "<p><label>数 <input></label></p><p><label>高 <input></label></p>"
)
_MARKED = """() => [...document.querySelectorAll("[data-tejun-mark]")].map(mark => {
    const {x, y, width, height} = mark.getBoundingClientRect();
    return document.elementsFromPoint(x + width / 2, y + height / 2)[0].name;
})"""


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with serve() as site:
        yield site


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[ChromiumBrowser]:
    browser = ChromiumBrowser(QUICK)
    yield browser
    await browser.close()


class _Person:
    """Takes what is proposed after a look at the page; gives up where nothing is."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._workbench = Workbench(
            browser=stage.browser,
            model=ScriptedModel(),
            store=stage.library,
            exporters={},
            sites=Sites(),
            bus=stage.bus,
        )
        self.asked: list[PointRequested] = []
        self.marked: list[list[str]] = []

    async def play(self, flow: Flow) -> RunReport:
        options = RunOptions(approves_all=True, playing=Playing(may_ask_person=True))
        async with asyncio.TaskGroup() as group:

            def react(event: Event) -> None:
                if isinstance(event, PointRequested):
                    group.create_task(self._answer(event), name="person")

            stop = self._stage.bus.subscribe(react)
            report = await self._workbench.replay(flow, options=options)
            stop()
        return report

    async def _answer(self, event: PointRequested) -> None:
        self.asked.append(event)
        page = self._stage.browser._session.page  # pyright: ignore[reportPrivateUsage]
        self.marked.append(await page.evaluate(_MARKED))
        said = TAKE_PROPOSED if event.proposed else ""
        self._workbench.answer(event.request_id, is_yes=False, text=said)


async def test_the_likeliest_field_is_marked_and_taken_by_one_answer(
    browser: ChromiumBrowser, site: Site
) -> None:
    stage = Stage(browser, site)
    flow = await stage.recorded()
    site.html, person = f"<div style='height:3000px'></div>{RENAMED}", _Person(stage)
    report = await person.play(flow)
    assert report.finished.status is RunStatus.DONE
    assert [asked.proposed for asked in person.asked] == ["かかった費用"]
    assert person.marked == [["sum"]]
    (body,) = [body for _, body in site.posts]
    assert "sum=980" in body
    (repair,) = await stage.library.repairs(flow.id)
    assert (repair.level, repair.after.name) == (RepairLevel.PERSON, "かかった費用")


async def test_nothing_is_proposed_where_two_fields_are_as_alike(
    browser: ChromiumBrowser, site: Site
) -> None:
    stage = Stage(browser, site)
    flow = await stage.recorded()
    site.posts.clear()
    site.html, person = TWO_FOR_ONE, _Person(stage)
    report = await person.play(flow)
    assert report.finished.status is RunStatus.FAILED
    assert [asked.proposed for asked in person.asked] == [""]
    assert person.marked == [[]]
    assert site.posts == []
