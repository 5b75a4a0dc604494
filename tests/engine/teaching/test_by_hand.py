"""A run that is stuck: what the person does is recorded, becomes the item's steps, and the run goes on."""

import asyncio
from dataclasses import replace

import pytest

from studio.domain.actions.action import Click, Done
from studio.domain.events.events import ActRecorded, InputKind, UserInputRequested
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Target
from studio.domain.runs.decision import Decision
from studio.engine.agent.loop import AgentRun
from studio.engine.runs.run import RunContext
from studio.engine.teaching.building import taught
from studio.engine.teaching.by_hand import by_hand
from tests.engine.agent.test_loop import lost
from tests.factories import make_checklist, make_context, make_shop
from tests.fakes import FakeBrowser, Journal, ScriptedModel

pytestmark = pytest.mark.asyncio
SEARCH = Click(target=Target(role="button", name="検索"))


async def _world() -> tuple[FakeBrowser, RunContext, Journal]:
    browser = make_shop()
    await browser.start()
    browser.go(next(iter(browser.pages)))
    context, journal = make_context(browser)
    return browser, context, journal


async def test_what_the_person_does_belongs_to_the_item() -> None:
    browser, context, journal = await _world()
    async with by_hand(context, "本を検索する", InputKind.STUCK) as done:
        await browser.by_person(SEARCH)
    assert [step.item for step in done.steps] == ["本を検索する"]
    assert journal.of(ActRecorded)[0].run_id == context.run_id
    await browser.by_person(SEARCH)
    assert len(done.steps) == 1, "their turn is over"


@pytest.mark.parametrize("kind", [InputKind.LOGIN, InputKind.CODE, InputKind.QUESTION])
async def test_a_login_or_an_answer_is_no_step(kind: InputKind) -> None:
    browser, context, _ = await _world()
    async with by_hand(context, "ログインする", kind) as done:
        await browser.by_person(SEARCH)
    assert done.steps == ()


async def test_who_gives_up_in_the_middle_leaves_no_recording_behind() -> None:
    browser, context, journal = await _world()
    with pytest.raises(asyncio.CancelledError):
        async with by_hand(context, "検索", InputKind.STUCK):
            raise asyncio.CancelledError
    await browser.by_person(SEARCH)
    assert not journal.of(ActRecorded)


async def test_a_stuck_replay_is_taught_in_place() -> None:
    steps = tuple(FlowStep(id=one, item=one, action=SEARCH) for one in ("a", "b", "c"))
    flow = Flow(name="手順", steps=steps)
    new = (FlowStep(id="x", item="b", action=SEARCH), FlowStep(id="y", item="b", action=SEARCH))
    assert taught(flow, {}) is None
    mended = taught(flow, {"b": new})
    assert mended is not None
    assert [step.id for step in mended.steps] == ["a", "x", "y", "c"]


async def test_what_was_done_by_hand_stands_among_the_steps_of_the_run() -> None:
    browser = make_shop()
    bare, journal = make_context(browser)
    context = replace(bare, by_hand=by_hand)
    each = (
        lost(reason="a"),
        lost(reason="b"),
        Decision(actions=(Done(evidence="ようこそ"),), confidence=0.9),
    )
    items = ("「ようこそ」と出ていることを確認する",) * 4
    run = AgentRun(context, ScriptedModel(each * 4), make_checklist(*items))
    running = asyncio.get_running_loop().create_task(run.carry_out(), name="run")
    async with asyncio.timeout(30):
        while not journal.of(UserInputRequested):
            await asyncio.wait({running}, timeout=0.005)
        await browser.by_person(SEARCH)
        context.run_control.answer(journal.one(UserInputRequested).request_id, is_yes=True)
        while not any(isinstance(step.action, Click) for step in run.recorded_steps):
            await asyncio.wait({running}, timeout=0.005)
        context.run_control.stop()
        await running
    assert [step.item for step in run.recorded_steps if isinstance(step.action, Click)] == [
        items[0]
    ]
