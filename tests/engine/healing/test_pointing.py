"""L5: the person points, code checks the kind, and a yes stands before what cannot be undone."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.events.events import (
    ApprovalRequested,
    Event,
    PointRequested,
    RunStatus,
    StepSkipped,
)
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.repair import RepairLevel, RepairState
from studio.domain.page.target import Target
from studio.engine.healing.pointing import SKIP_STEP
from studio.engine.healing.repairs import RepairReview
from studio.engine.runs.reports import Playing, RunOptions, RunReport
from tests.factories import Bench, durable, make_bench, make_flow, make_step, node
from tests.fakes import FakeBrowser

HOME = "http://shop.example/"
ASKS = Playing(may_ask_person=True)
DONE = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="送りました")


def _browser() -> FakeBrowser:
    browser = FakeBrowser()
    browser.add(HOME, node("textbox", "合計"), node("button", "提出する"), node("button", "戻る"))
    browser.on("click", "提出する", lambda b: b.show(node("status", "送りました")))
    return browser


def _flow(target: Target, *expects: Evidence, asks: bool = False) -> Flow:
    press = FlowStep(
        id="press", item="送る", action=Click(target=target), expects=expects, needs_approval=asks
    )
    return make_flow(make_step(Navigate(url="{{url}}"), item="開く"), press)


async def _played(
    bench: Bench, flow: Flow, person: Callable[[Event], None], playing: Playing = ASKS
) -> RunReport:
    """Replay while a person reacts to what is told."""
    unsubscribe = bench.workbench.bus.subscribe(person)
    options = RunOptions(answer_timeout_s=5, playing=playing)
    async with asyncio.timeout(30):
        report = await bench.workbench.replay(flow, options=options)
    unsubscribe()
    return report


def _person(bench: Bench, points: str | None, *, says_yes: bool = True) -> Callable[[Event], None]:
    """Return a person who points at the element of this name, or gives up, and answers cards."""

    async def point() -> None:
        assert bench.browser.is_picking
        await bench.browser.point_at(points or "")

    def react(event: Event) -> None:
        loop = asyncio.get_running_loop()
        if isinstance(event, PointRequested):
            if points is None:
                later = lambda: bench.workbench.answer(event.request_id, is_yes=False)  # noqa: E731
            else:
                later = lambda: loop.create_task(point(), name="person")  # noqa: E731
            loop.call_later(0.02, later)
        elif isinstance(event, ApprovalRequested):
            loop.call_soon(lambda: bench.workbench.answer(event.request_id, is_yes=says_yes))

    return react


async def test_what_the_person_points_at_is_used_and_kept() -> None:
    bench = make_bench(browser=_browser())
    flow = await bench.library.save(_flow(durable("button", "確認"), DONE))
    report = await _played(bench, flow, _person(bench, "提出する"))
    assert report.finished.status is RunStatus.DONE
    assert bench.journal.one(PointRequested).step_id == "press"
    (repair,) = await bench.library.repairs(flow.id)
    assert (repair.level, repair.after.name, repair.successes) == (
        RepairLevel.PERSON,
        "提出する",
        1,
    )
    pictures = await bench.library.repair_pictures(repair.id)
    assert pictures.after.startswith(b"portrait of")
    again = await _played(bench, flow, _person(bench, None))
    assert again.finished.status is RunStatus.DONE
    assert len(bench.journal.of(PointRequested)) == 1
    assert (await bench.library.get(flow.id)).version == 2


@pytest.mark.parametrize("points", [None, "合計"], ids=["gives up", "another kind"])
async def test_without_a_fitting_element_nothing_is_pressed(points: str | None) -> None:
    bench = make_bench(browser=_browser())
    flow = await bench.library.save(_flow(durable("button", "確認"), DONE))
    report = await _played(bench, flow, _person(bench, points))
    assert report.finished.status is RunStatus.FAILED
    assert await bench.library.repairs() == ()
    assert [act.verb for act in bench.browser.performed if act.verb == "click"] == ["click"]


async def test_a_wrong_press_is_told_and_the_person_points_again() -> None:
    bench = make_bench(browser=_browser())
    flow = await bench.library.save(_flow(durable("button", "確認"), DONE))
    points = iter(("合計", "提出する"))

    def person(event: Event) -> None:
        is_pick = isinstance(event, PointRequested)
        _person(bench, next(points) if is_pick else None)(event)

    report = await _played(bench, flow, person)
    assert report.finished.status is RunStatus.DONE
    first, second = bench.journal.of(PointRequested)
    assert not first.refused
    assert second.refused.startswith("選んだ部品は使えませんでした。")


async def test_a_step_that_is_done_already_is_passed_by_and_the_rest_is_played() -> None:
    bench = make_bench(browser=_browser())
    back = make_step(Click(target=durable("button", "戻る")), item="戻る")
    flow = _flow(durable("button", "確認"), DONE)
    flow = await bench.library.save(flow.model_copy(update={"steps": (*flow.steps, back)}))

    def person(event: Event) -> None:
        if isinstance(event, PointRequested):
            answer = partial(bench.workbench.answer, event.request_id, is_yes=False, text=SKIP_STEP)
            asyncio.get_running_loop().call_later(0.02, answer)

    report = await _played(bench, flow, person)
    assert report.finished.status is RunStatus.DONE
    assert bench.journal.one(StepSkipped).step_id == "press"
    assert not bench.browser.is_picking
    assert await bench.library.repairs() == ()


@pytest.mark.parametrize("says_yes", [True, False])
async def test_what_cannot_be_undone_needs_a_yes(says_yes: bool) -> None:
    bench = make_bench(browser=_browser())
    flow = await bench.library.save(_flow(durable("button", "申請する"), DONE, asks=True))
    report = await _played(bench, flow, _person(bench, "提出する", says_yes=says_yes))
    (repair,) = await bench.library.repairs() if says_yes else (None,)
    if repair is not None:
        assert report.finished.status is RunStatus.DONE
        assert repair.state is RepairState.PROVISIONAL
        (about,) = [e for e in bench.journal.of(ApprovalRequested) if "代わりに" in e.act]
        assert "「申請する」の代わりに「提出する」" in about.act
    else:
        assert report.finished.status is RunStatus.STOPPED
        assert "送りました" not in str(bench.browser.pages)


async def test_a_run_that_fails_after_a_find_does_not_count() -> None:
    bench = make_bench(browser=_browser())
    last = make_step(Fill(target=durable("textbox", "ありません"), value="1"), item="書く")
    flow = _flow(durable("button", "確認"), DONE)
    flow = await bench.library.save(flow.model_copy(update={"steps": (*flow.steps, last)}))
    first = iter(("提出する",))

    def person(event: Event) -> None:
        points = next(first, None) if isinstance(event, PointRequested) else None
        _person(bench, points)(event)

    report = await _played(bench, flow, person)
    assert report.finished.status is RunStatus.FAILED
    (repair,) = await bench.library.repairs()
    assert (repair.state, repair.successes) == (RepairState.PROVISIONAL, 0)


async def test_a_find_without_the_effect_is_undone() -> None:
    bench = make_bench(browser=_browser())
    flow = await bench.library.save(_flow(durable("button", "確認"), DONE))
    report = await _played(bench, flow, _person(bench, "戻る"))
    assert report.finished.code == "POST_CONDITION_MISSING"
    (repair,) = await bench.library.repairs()
    assert repair.state is RepairState.UNDONE


async def test_a_changed_target_makes_a_repair_void() -> None:
    bench = make_bench(browser=_browser())
    flow = await bench.library.save(_flow(durable("button", "確認"), DONE))
    await _played(bench, flow, _person(bench, "提出する"))
    other = _flow(durable("button", "承諾"), DONE).model_copy(update={"id": flow.id})
    changed = await bench.library.save(other)
    report = await _played(bench, changed, _person(bench, None), Playing())
    assert report.finished.status is RunStatus.FAILED
    (repair,) = await bench.library.repairs()
    assert repair.state is RepairState.UNDONE


async def test_stopping_ends_the_pick() -> None:
    bench = make_bench(browser=_browser())
    flow = await bench.library.save(_flow(durable("button", "確認"), DONE))

    def person(event: Event) -> None:
        if isinstance(event, PointRequested):
            asyncio.get_running_loop().call_later(0.02, bench.workbench.stop)

    report = await _played(bench, flow, person)
    assert report.finished.status is RunStatus.STOPPED
    assert not bench.browser.is_picking


async def test_adopting_and_undoing_by_hand() -> None:
    bench = make_bench(browser=_browser())
    flow = await bench.library.save(_flow(durable("button", "確認"), DONE))
    await _played(bench, flow, _person(bench, "提出する"))
    desk = RepairReview(bench.library, bench.workbench.bus)
    (repair,) = await desk.open_ones(flow.id)
    adopted = await desk.adopt(repair.id)
    assert adopted.steps[1].action == Click(target=repair.after)
    assert await desk.open_ones(flow.id) == ()
    assert (await desk.undo(repair.id)).state is RepairState.UNDONE
    assert (await bench.library.get(flow.id)).steps == flow.steps
