"""VISIT in a real browser on the practice site: its own record shows no write, whatever the flow would do."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import LaunchOptions
from studio.domain.actions.action import (
    Action,
    Choose,
    Click,
    Fill,
    Navigate,
    WaitFor,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.observation import DialogSeen
from studio.domain.page.target import Target
from studio.domain.records.check import CheckReport
from studio.domain.values.variable import Variable
from studio.engine.checking import visit
from studio.engine.ports import OutgoingRequest
from studio.engine.runs.bus import EventBus
from studio.engine.workbench import Workbench
from studio.practice.record import PracticeRecord
from studio.practice.server import PracticeSite
from tests.browser.stage import Pages, handler_of
from tests.factories import make_flow, make_rule
from tests.fakes import ScriptedModel, Sites
from tests.memory_library import MemoryLibrary
from tests.serving import LittleServer, serving

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]
RESOURCES = Path(__file__).parents[3] / "resources"
GOOD = make_rule(("評価", Comparison.AT_LEAST, "4"), ("価格", Comparison.AT_MOST, "3000"))


@dataclass(frozen=True, slots=True)
class Place:
    """The practice site, and a studio that checks flows on it."""

    site: PracticeSite
    browser: ChromiumBrowser
    workbench: Workbench

    async def described(self, url: str, role: str, name: str) -> Target:
        """Return an element as a recording would describe it; nothing is touched."""
        await self.browser.perform(Navigate(url=url))
        page = await self.browser.observe()
        node = next(n for n in page.nodes if n.ref and n.role == role and n.name == name)
        live = Target(ref=node.ref, epoch=page.epoch, role=role, name=name)
        outcome = await self.browser.locate(live, 30)
        assert outcome.target
        return outcome.target

    async def check(self, *actions: Action | FlowStep, url: str = "") -> CheckReport:
        """Check a flow of these acts on a site whose record is empty."""
        steps = [a if isinstance(a, FlowStep) else FlowStep(item="x", action=a) for a in actions]
        flow: Flow = make_flow(
            *steps,
            variables=(
                Variable(name="url", value=url or f"{self.site.url}shop/"),
                Variable(name="語", value="プログラミング"),
            ),
        )
        stored = await self.workbench.memory.save(flow)
        await self.browser.perform(Navigate(url="about:blank"))
        self.site.reset()
        return await self.workbench.checks.visit(stored)

    @property
    def writes(self) -> PracticeRecord:
        """What the site says was done to it."""
        return self.site.record()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place() -> AsyncIterator[Place]:
    site = PracticeSite(RESOURCES)
    await site.start()
    browser = ChromiumBrowser(LaunchOptions(is_headless=True))
    workbench = Workbench(
        browser=browser,
        model=ScriptedModel(),
        store=MemoryLibrary(),
        exporters={},
        sites=Sites(),
        bus=EventBus(),
    )
    await browser.start()
    yield Place(site, browser, workbench)
    await workbench.close()
    await site.stop()


OPEN = Navigate(url="{{url}}")


def codes(report: CheckReport) -> list[str]:
    return [finding.code for finding in report.findings]


async def test_a_flow_into_the_cart_is_seen_to_its_last_step_and_the_cart_stays_empty(
    place: Place,
) -> None:
    shop = f"{place.site.url}shop/"
    field = await place.described(shop, "searchbox", "商品検索")
    search = await place.described(shop, "button", "検索")
    found = Evidence(kind=EvidenceKind.URL, detail="/shop/search")
    report = await place.check(
        OPEN,
        Fill(target=field, value="{{語}}"),
        FlowStep(item="x", action=Click(target=search), expects=(found,)),
        Choose(rule=GOOD, column="カートに入れる"),
        WaitFor(text="カートに入れました"),
    )
    assert (report.seen_steps, report.unseen_steps, codes(report)) == (4, 1, ["UNSEEN_STEPS"])
    assert place.writes == PracticeRecord(events=place.writes.events)
    assert [event.what for event in place.writes.events if event.what != "search"] == []
    assert [sight.similarity for sight in report.sights] == [1.0, 1.0]


async def test_a_cart_behind_a_harmless_name_is_held_at_the_border(place: Place) -> None:
    results = f"{place.site.url}shop/search?q=プログラミング"
    await place.browser.perform(Navigate(url=results))
    page = await place.browser.observe()
    add = next(n for n in page.nodes if n.ref and n.name == "カートに入れる")
    outcome = await place.browser.locate(Target(ref=add.ref, epoch=page.epoch), 30)
    assert outcome.target
    lying = outcome.target.model_copy(update={"name": "次へ"})
    report = await place.check(Navigate(url=results), Click(target=lying), OPEN)
    assert place.writes.cart == ()
    assert report.unseen_steps == 1


async def test_a_makeover_is_told_as_drift(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visit, "LOCATE_S", 0.5)
    cart = await place.described(f"{place.site.url}shop/", "link", "カート 0 点")
    place.site.set_makeover(on=True)
    try:
        report = await place.check(OPEN, Click(target=cart))
    finally:
        place.site.set_makeover(on=False)
    assert report.findings
    assert report.findings[0].code.startswith("TARGET_")


GREEDY = """<title>送りたがる</title>
<script>
const send = (method, path) => fetch(path, {method, body: 'x'}).catch(() => 0);
send('POST', '/on-load');
addEventListener('input', () => send('PUT', '/on-input'));
addEventListener('click', () => { send('DELETE', '/on-click'); localStorage.x = 1; });
addEventListener('pagehide', () => navigator.sendBeacon('/on-leaving', 'x'));
addEventListener('beforeunload', event => event.preventDefault());
setTimeout(() => send('PATCH', '/by-timer'), 20);
new WebSocket('ws://' + location.host + '/socket');
</script>
<h1>明細</h1><label>氏名 <input></label>
<form method=post action=/form><button>検索</button></form>
<a href=/entries/5/delete>詳細</a> <a href="/bye/logout">案内</a>
"""


@pytest.fixture
def greedy() -> Iterator[Pages]:
    """Serve a page that writes whenever it can; every request is remembered, whatever its method."""
    pages = Pages()

    class Remembering(handler_of(pages)):
        def do_POST(self) -> None:
            pages.asked.append(f"{self.command} {self.path}")
            self.send_error(404)

        do_PUT = do_DELETE = do_PATCH = do_POST

    with serving(LittleServer(Remembering), "greedy page") as pages.url:
        yield pages


async def test_a_page_that_writes_whenever_it_can_writes_nothing(
    place: Place, greedy: Pages
) -> None:
    url = greedy.put("/", GREEDY)
    place.browser.guard_traffic(_nothing)  # while its elements are described
    place.browser.answer_dialogs(_leave)
    targets = [
        await place.described(url, role, name)
        for role, name in (
            ("textbox", "氏名"), ("button", "検索"), ("link", "詳細"), ("link", "案内"),
        )
    ]  # fmt: skip
    field, search, detail, logout = targets
    greedy.asked.clear()
    report = await place.check(
        Navigate(url="{{url}}"),
        Fill(target=field, value="点検"),
        Click(target=search),
        Navigate(url="{{url}}"),
        Click(target=detail),
        Navigate(url="{{url}}"),
        Click(target=logout),
        url=url,
    )
    assert set(greedy.asked) == {"/"}, greedy.asked
    assert report.seen_steps == 7
    page = await place.browser.observe()
    assert (page.url, len(page.tabs)) == ("about:blank", 1)


async def _leave(dialog: DialogSeen) -> bool:
    return dialog.kind == "beforeunload"


async def _nothing(request: OutgoingRequest) -> bool:
    """Let documents be read and nothing be sent."""
    return request.method == "GET" and not request.url.startswith("ws")
