"""Where a replay begins, where it halts, what it passes by."""

import pytest

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.errors import SettingsError
from studio.domain.events.events import (
    ApprovalRequested,
    RunPaused,
    RunStatus,
    StepSkipped,
    StepStarted,
)
from studio.domain.flows.flow import Flow
from studio.engine.replay.player import PAUSE_S, Replay
from studio.engine.replay.proof import CHANGE_TIMEOUT_S, EXPECT_TIMEOUT_S
from studio.engine.replay.step_sequence import StepSequence
from studio.engine.runs.reports import Pace, Playing
from studio.engine.runs.resuming import Continuation
from studio.engine.runs.step_source import StepSource, Stop
from tests.factories import SHOP, durable, make_context, make_flow, make_shop, make_step
from tests.fakes import FakeBrowser

OPEN = make_step(Navigate(url="{{url}}"), item="開く")
FILL = make_step(Fill(target=durable("searchbox", "商品検索"), value="本"), item="入れる")
PRESS = make_step(Click(target=durable("button", "検索")), item="押す")


def flow_of(*steps: object) -> Flow:
    flow = make_flow(OPEN, FILL, PRESS)
    return flow.model_copy(update={"steps": steps}) if steps else flow


async def play(flow: Flow, playing: Playing, browser: FakeBrowser | None = None, at: str = ""):
    browser = browser or make_shop()
    context, journal = make_context(browser)
    if at:
        await browser.start()
        browser.go(at)
    halts: list[str] = []

    def go_on(event: object) -> None:
        if isinstance(event, RunPaused):
            halts.append(str(len(journal.of(StepStarted))))
            if playing.is_stepping:
                context.run_control.step_once()
            else:
                context.run_control.resume()
        if isinstance(event, ApprovalRequested):
            context.run_control.answer(event.request_id, is_yes=False)

    context.bus.subscribe(go_on)
    finished = await Replay(context, flow, flow.values(), None, playing).carry_out()
    return finished, journal, halts, browser


def test_the_rest_of_the_way_begins_at_the_step_that_is_named() -> None:
    flow = flow_of()
    stops = list(StepSequence(flow, Continuation(), FILL.id).stops())
    assert [stop.step.id for stop in stops] == [FILL.id, PRESS.id]
    assert [stop.position for stop in stops] == [1, 2]


async def test_a_flow_gives_its_steps_one_by_one() -> None:
    source: StepSource = StepSequence(flow := flow_of(), Continuation())
    assert source.sentences == 3
    assert [stop async for stop in source.steps()] == [
        Stop(place, step) for place, step in enumerate(flow.steps)
    ]


def test_a_step_that_is_gone_is_told() -> None:
    with pytest.raises(SettingsError) as told:
        StepSequence(flow_of(), Continuation(), "gone")
    assert told.value.code == "STEP_NOT_FOUND"


async def test_a_replay_from_here_acts_on_the_page_that_is_open() -> None:
    flow = flow_of().model_copy(update={"origins": ("https://shop.example",)})
    finished, journal, _, browser = await play(flow, Playing(from_step=FILL.id), at=SHOP)
    assert finished.status is RunStatus.DONE
    assert not journal.of(ApprovalRequested)
    assert not any(isinstance(act, Navigate) for act in browser.performed)


async def test_a_replay_from_here_asks_before_it_acts_on_a_page_of_another_site() -> None:
    browser = make_shop()
    browser.add("https://other.example/", *browser.pages[SHOP].nodes)
    flow = flow_of()
    finished, journal, _, _ = await play(
        flow, Playing(from_step=FILL.id), browser, "https://other.example/"
    )
    assert finished.status is RunStatus.NEEDS_PERSON
    assert "手順の途中から" in journal.one(ApprovalRequested).act
    assert browser.performed == []


async def test_a_step_that_is_switched_off_is_passed_by() -> None:
    off = FILL.model_copy(update={"is_enabled": False})
    finished, journal, _, browser = await play(flow_of(OPEN, off, PRESS), Playing())
    assert finished.status is RunStatus.DONE
    assert journal.one(StepSkipped).step_id == off.id
    assert not any(isinstance(act, Fill) for act in browser.performed)


async def test_a_breakpoint_halts_before_its_step() -> None:
    finished, journal, halts, _ = await play(flow_of(), Playing(breakpoints=frozenset({PRESS.id})))
    assert finished.status is RunStatus.DONE
    assert halts == ["2"]
    (paused,) = journal.of(RunPaused)
    assert (paused.step_id, paused.words) == (PRESS.id, PRESS.action.in_words())


async def test_step_by_step_halts_before_each() -> None:
    browser = make_shop()
    context, journal = make_context(browser)
    flow = flow_of()
    halts: list[int] = []

    def go_on(event: object) -> None:
        if isinstance(event, RunPaused):
            halts.append(len(journal.of(StepStarted)))
            if len(halts) < 2:
                context.run_control.step_once()
            else:
                context.run_control.resume()

    context.bus.subscribe(go_on)
    playing = Playing(is_stepping=True)
    finished = await Replay(context, flow, flow.values(), None, playing).carry_out()
    assert finished.status is RunStatus.DONE
    assert halts == [0, 1]


@pytest.mark.parametrize("pace", Pace)
async def test_a_pace_waits_before_each_act(pace: Pace) -> None:
    fast = make_shop()
    await play(flow_of(), Playing(pace=Pace.FAST), fast)
    paced = make_shop()
    await play(flow_of(), Playing(pace=pace), paced)
    assert paced.clock.now - fast.clock.now == pytest.approx(3 * PAUSE_S[pace])


def test_an_effect_is_waited_for_longer_than_a_change() -> None:
    assert CHANGE_TIMEOUT_S < EXPECT_TIMEOUT_S
