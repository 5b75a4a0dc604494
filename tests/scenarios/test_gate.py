"""Pause, 安全停止 and 緊急停止, whatever hangs meanwhile; the browser stays, and a new run works."""

import asyncio
import threading
import time
from typing import Final

import pytest

from studio.domain.events.events import (
    ActionPerformed,
    ApprovalRequested,
    DecisionMade,
    EventBase,
    RunFinished,
    RunPaused,
    RunResumed,
    RunStatus,
    StepStarted,
)
from studio.engine.runs.reports import RunReport
from tests.chat_server import Reply
from tests.hostile.web import Answer, Origin, Web
from tests.scenarios.site import FORM, ORDER, form
from tests.scenarios.stage import Mind, Scene, Stage, click, fill, reply, say

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FINISH = fill("氏名", "山田", step_done=True)
ITEM: Final = "「山田」を氏名に入力する"
AT_ONCE_S: Final = 20.0
"""緊急停止 waits for nothing: whatever hangs here would hang three times as long."""
CONFIRMING: Final = form("<button onclick=\"confirm('月次の処理を始めますか？')\">処理</button>")


async def test_pause_holds_before_the_next_turn_and_resume_goes_on(stage: Stage) -> None:
    async with stage.scene([fill("部署", "総務"), FINISH], by=_pausing_after_one_act) as scene:
        run = scene.begin(stage.list_of(FORM, ITEM))
        await scene.until(RunPaused)
        async with asyncio.timeout(30):
            while not scene.workbench.is_paused or len(scene.prompts) != 1:
                await asyncio.sleep(0)
        # It waits: nothing is observed, decided or done before 再開.
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.3):
                await scene.until(StepStarted, 2)
        scene.workbench.resume()
        await run
    kinds = (StepStarted, DecisionMade, RunPaused, RunResumed, RunFinished)
    assert scene.order(*kinds) == [
        "StepStarted", "DecisionMade", "RunPaused", "RunResumed", "StepStarted", "DecisionMade",
        "RunFinished",
    ]  # fmt: skip
    assert scene.finished.status is RunStatus.DONE


def _pausing_after_one_act(scene: Scene, event: EventBase) -> None:
    if isinstance(event, ActionPerformed) and event.item_id and not scene.journal.of(RunPaused):
        scene.workbench.pause()


async def test_a_safe_stop_ends_after_the_step_under_way(stage: Stage) -> None:
    def stops(scene: Scene, event: EventBase) -> None:
        if isinstance(event, DecisionMade):
            scene.workbench.stop()

    scene = await stage.play(FORM, [fill("部署", "総務"), FINISH], by=stops)
    assert scene.order(DecisionMade, ActionPerformed, RunFinished) == [
        "ActionPerformed", "DecisionMade", "ActionPerformed", "RunFinished",
    ]  # fmt: skip
    assert (scene.finished.status, scene.finished.steps) == (RunStatus.STOPPED, 1)
    await works_again(stage)


async def test_stop_now_while_the_model_hangs(stage: Stage) -> None:
    run_control = threading.Event()
    try:
        hanging = reply(Reply.json({}).after(run_control))
        await stopped_at_once(stage, FORM, [hanging], waiting_for=StepStarted, asked=1)
    finally:
        run_control.set()
    await works_again(stage)


async def test_stop_now_while_a_stream_never_ends(stage: Stage) -> None:
    endless = reply(Reply.endless("考え中").slowly(0.02))
    await stopped_at_once(stage, FORM, [endless], waiting_for=StepStarted, asked=1)
    await works_again(stage)


async def test_stop_now_while_a_page_does_not_load(stage: Stage, web: Web) -> None:
    web.answers[Origin.OWN, "/slow"] = Answer(status=0)
    opens = say("navigate", web.urls[Origin.OWN] + "/slow")
    page = f"{FORM}<a href=/slow>一覧</a>"
    await stopped_at_once(stage, page, [opens], waiting_for=DecisionMade, arrived="/slow")
    await works_again(stage)


async def test_stop_now_while_a_request_is_held_at_the_border(stage: Stage) -> None:
    page = form("<button onclick=\"fetch('/notes', {method: 'POST', body: 'x=1'})\">記録</button>")
    scene = await stopped_at_once(
        stage, page, [click("記録")], waiting_for=ApprovalRequested, item="控えを残す"
    )
    assert scene.changes == []
    await works_again(stage)
    assert scene.changes == []


async def test_stop_now_while_a_card_is_open(stage: Stage) -> None:
    scene = await stopped_at_once(
        stage, ORDER, [click("注文を確定")], waiting_for=ApprovalRequested, item="注文を確定する"
    )
    assert scene.changes == []
    await works_again(stage)


async def test_stop_now_while_a_dialog_of_the_page_is_open(stage: Stage) -> None:
    await stopped_at_once(
        stage, CONFIRMING, [click("処理")], waiting_for=ApprovalRequested, item="処理のボタンを押す"
    )
    await works_again(stage)


async def test_stop_now_while_paused(stage: Stage) -> None:
    async with stage.scene([fill("部署", "総務"), FINISH], by=_pausing_after_one_act) as scene:
        run = scene.begin(stage.list_of(FORM, ITEM))
        await scene.until(RunPaused)
        await _stopped(scene, run)


async def stopped_at_once(
    stage: Stage,
    html: str,
    minds: list[Mind],
    *,
    waiting_for: type[EventBase],
    item: str = ITEM,
    asked: int = 0,
    arrived: str = "",
) -> Scene:
    """Start a run, wait until it hangs, stop it at once, and return what came of it."""
    async with stage.scene(minds) as scene:
        run = scene.begin(stage.list_of(html, item))
        await scene.until(waiting_for)
        async with asyncio.timeout(30):
            while len(scene.prompts) < asked or (
                arrived and all(hit.page != arrived for hit in stage.web.hits)
            ):
                await asyncio.sleep(0.01)
        await _stopped(scene, run)
    return scene


async def _stopped(scene: Scene, run: asyncio.Task[RunReport]) -> None:
    before = time.monotonic()
    scene.workbench.stop_now()
    await run
    assert time.monotonic() - before < AT_ONCE_S
    assert scene.finished.status is RunStatus.STOPPED
    assert [event.kind for event in scene.journal.events[-2:]] == ["RunFinished", "HistoryUpdated"]
    assert scene.browser.is_open
    assert not scene.workbench.is_running


async def works_again(stage: Stage) -> None:
    """Run something else in the same browser."""
    scene = await stage.play(FORM, [FINISH])
    assert scene.finished.status is RunStatus.DONE
