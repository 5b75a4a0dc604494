"""A value of the vault that a flow types reaches its own site only, whatever the page does when it is sent (v06)."""

import asyncio

import pytest

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.events.events import PageWarned, RequestStopped
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.records.credential import SecretPlace
from studio.engine.ports import OutgoingRequest
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions
from studio.engine.workbench import Workbench
from tests.factories import make_step
from tests.fakes import Journal, ScriptedModel, Sites
from tests.hostile.alone import WAYS as ALONE
from tests.hostile.secrets_abroad import WAYS
from tests.hostile.stage import Stage, holds
from tests.hostile.web import Origin
from tests.memory_library import MemoryLibrary
from tests.memory_secrets import MemorySecrets

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

VALUE = "Kura-77+sumire/OK"
COMMON = """<iframe name=there hidden></iframe><form id=g target=there action='{other port}/in'><input name=p></form>
<script>window.coded=()=>[...pw.value].map(c=>c.charCodeAt().toString(36)).join('z')</script>"""
PAGE = """<title>会計</title><h1>ログイン</h1><form id=f method=post action=/login
onsubmit="{press};setTimeout(()=>f.submit(),1200);return false">
<label>パスワード<input id=pw type=password name=pw></label><button>ログイン</button></form>"""


def target(role: str, name: str, kind: str = "") -> Target:
    found = Candidate(family=Family.ROLE, value=name, role=role, score=20)
    return Target(
        role=role, name=name, candidates=(found,),
        fingerprint=Fingerprint(role=role, name=name, type=kind),
    )  # fmt: skip


def steps(own: str) -> tuple[FlowStep, ...]:
    return (
        make_step(Navigate(url=f"{own}/page"), item="開く"),
        make_step(Fill(target=target("textbox", "パスワード", "password"), value="{{秘密:会計}}")),
        make_step(
            Click(target=target("button", "ログイン")),
            Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="受け付けました"),
        ),
    )


@pytest.mark.parametrize(
    "way", ["", "GET fetch", "picture", "POST fetch", "frame", "socket of a worker"]
)
async def test_a_vaults_value_reaches_its_own_site_only(stage: Stage, way: str) -> None:
    web = stage.web
    web.start_over()
    web.put("/page", (PAGE + COMMON).replace("{press}", WAYS.get(way, "").replace('"', "&quot;")))
    own = web.urls[Origin.OWN]
    vault, bus = MemorySecrets(), EventBus()
    await vault.put("会計", VALUE, [own], SecretPlace.LIBRARY)
    journal = Journal(bus)
    workbench = Workbench(
        browser=stage.browser, model=ScriptedModel(), store=MemoryLibrary(), exporters={},
        sites=Sites(), bus=bus, credentials=vault,
    )  # fmt: skip
    flow = Flow(name="会計に入る", origins=(own,), steps=steps(own))
    await workbench.replay(flow, options=RunOptions(approves_all=True))
    assert web.foreign() == []
    assert all(hit.page == "/login" for hit in web.hits if holds(hit.text, VALUE))
    told = [*journal.of(RequestStopped), *journal.of(PageWarned)]
    assert bool(told) is bool(way)
    if not way:
        assert any((hit.method, hit.page) == ("POST", "/login") for hit in web.hits)


async def yes(_: OutgoingRequest) -> bool:
    return True


async def test_every_way_arrives_where_nobody_stops_it(stage: Stage) -> None:
    """The attacks are real: a guard that did nothing would be seen."""
    page = stage.browser.session.page
    stage.browser.guard_traffic(yes)
    try:
        for field, ways in (("pw", WAYS), ("q", ALONE)):
            for way, js in ways.items():
                stage.web.start_over()
                html = f'<a id=l href=#a></a><input id={field} oninput="{js}">' + COMMON
                await page.goto(stage.web.put("/page", html))
                await page.locator("input").first.fill("あいう4")
                async with asyncio.timeout(10):
                    while not stage.web.foreign():
                        await page.evaluate("1")
                assert len(stage.web.foreign()) == 1, way
    finally:
        stage.browser.guard_traffic(None)
