"""Budgets of a run: told at three quarters, once each; at the end the report says what was reached."""

import threading
from dataclasses import replace

import pytest

from studio.domain.events.events import (
    ActionPerformed,
    BudgetNeared,
    DecisionMade,
    ItemChanged,
    RunFinished,
    RunStatus,
)
from studio.engine.runs.limits import Limits
from tests.chat_server import ChatServer, Reply
from tests.scenarios.site import FORM
from tests.scenarios.stage import ATTENDED, LIMITS, Mind, Scene, Stage, fill, reply

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ITEMS = ("「山田」を氏名に入力する", "「総務」を部署に入力する")
DONE_FIRST = fill("氏名", "山田", step_done=True)


def on_and_on(count: int = 12) -> list[Mind]:
    """Reach the first item, then do something else each time."""
    return [DONE_FIRST, *(fill("内線", str(number)) for number in range(count))]


async def spend(stage: Stage, limits: Limits) -> Scene:
    return await stage.play(
        FORM, on_and_on(), items=ITEMS, options=replace(ATTENDED, limits=limits)
    )


def told(scene: Scene) -> list[tuple[str, float]]:
    return [(near.budget, near.limit) for near in scene.journal.of(BudgetNeared)]


async def test_steps(stage: Stage) -> None:
    scene = await spend(stage, replace(LIMITS, max_steps=4))
    assert scene.order(DecisionMade, BudgetNeared, RunFinished) == [
        *["DecisionMade"] * 3, "BudgetNeared", "DecisionMade", "RunFinished",
    ]  # fmt: skip
    assert (told(scene), scene.journal.one(BudgetNeared).used) == ([("steps", 4)], 3)
    assert (scene.finished.status, scene.finished.steps) == (RunStatus.LIMIT, 4)
    assert "4 手順" in scene.finished.message
    # What was reached stands in the report: the first item, and its verified step.
    assert scene.report is not None
    assert [item.state.value for item in scene.report.checklist.items] == ["done", "failed"]
    assert len(scene.report.steps) == len(scene.journal.of(ActionPerformed)) == 5
    assert [change.state.value for change in scene.journal.of(ItemChanged)] == [
        "running", "done", "running", "failed",
    ]  # fmt: skip


async def test_tokens(stage: Stage) -> None:
    first = (await stage.play(FORM, [DONE_FIRST])).finished.usage.tokens
    scene = await spend(stage, replace(LIMITS, max_tokens=int(first * 3.5)))
    assert told(scene) == [("tokens", int(first * 3.5))]
    near = scene.journal.one(BudgetNeared)
    assert 0.75 * near.limit <= near.used < near.limit
    assert scene.finished.status is RunStatus.LIMIT
    assert scene.finished.usage.tokens >= near.limit
    assert "やりとりの上限" in scene.finished.message


async def test_yen(stage: Stage) -> None:
    """A model whose price is known: the same server, under its name."""
    with ChatServer(stage.chat.script, models=("gpt-4o-mini",)) as priced:
        own = Stage(stage.web, stage.browser, priced)
        cost = (await own.play(FORM, [DONE_FIRST], small_model="gpt-4o-mini")).finished.usage.yen
        assert cost
        limits = replace(LIMITS, max_yen=cost * 3.5)
        scene = await own.play(
            FORM, on_and_on(), items=ITEMS, options=replace(ATTENDED, limits=limits),
            small_model="gpt-4o-mini",
        )  # fmt: skip
    assert told(scene) == [("yen", cost * 3.5)]
    assert scene.finished.status is RunStatus.LIMIT
    assert (scene.finished.usage.yen or 0) >= cost * 3.5
    assert "円" in scene.finished.message


async def test_one_step_that_takes_too_long(stage: Stage) -> None:
    run_control = threading.Event()
    try:
        scene = await stage.play(
            FORM,
            [DONE_FIRST, reply(Reply.json({}).after(run_control))],
            items=ITEMS,
            options=replace(ATTENDED, limits=replace(LIMITS, step_timeout_s=2.5)),
        )
    finally:
        run_control.set()
    assert (scene.finished.status, scene.finished.code) == (RunStatus.FAILED, "STEP_TIMEOUT")
    assert scene.finished.remedy
    assert scene.report is not None
    assert [item.state.value for item in scene.report.checklist.items] == ["done", "failed"]
