"""L5: the person points at the element in the browser."""

import asyncio
from contextlib import suppress

from studio.domain.action import target_of
from studio.domain.errors import HandedOver, Stopped
from studio.domain.events import PointRequested
from studio.domain.flow import FlowStep
from studio.domain.repair import RepairLevel
from studio.domain.target import Target
from studio.engine.healing.asking import HealingCandidate
from studio.engine.healing.judging import Fitness, judge_described, judge_kind
from studio.engine.healing.likeness import kinship
from studio.engine.replay.target_healing import HandOver
from studio.engine.run import RunContext


async def point_at(
    context: RunContext, step: FlowStep, words: str, hand_over: HandOver
) -> HealingCandidate | str:
    """Ask the person to point at the element of a step.

    Args:
        context: The run.
        step: With the recorded target.
        words: What is to be done, in Japanese, secrets masked.
        hand_over: Says whose the browser is.

    Returns:
        What they pointed at; a Japanese sentence when it cannot be used, "" when they gave up.

    Raises:
        Stopped: The person stopped the run instead.
    """
    if not context.is_attended:
        return ""
    hand_over(is_persons_turn=True)
    try:
        picked = await _picked(context, step, words)
    finally:
        hand_over(is_persons_turn=False)
    recorded = target_of(step.action)
    if picked is None or recorded is None:
        return ""
    for judgement in (
        judge_kind(step, recorded, picked),
        judge_described(recorded, picked, is_persons=True),
    ):
        if judgement.fitness is Fitness.UNFIT:
            return f"選んだ部品は使えませんでした。{judgement.reason}"
    before, after = recorded.fingerprint, picked.fingerprint
    return HealingCandidate(
        picked,
        RepairLevel.PERSON,
        "画面から選びました。",
        similarity=kinship(before, after) if before and after else 0.0,
    )


async def _picked(context: RunContext, step: FlowStep, words: str) -> Target | None:
    """Wait for the pick or for やめる, whichever comes first."""
    request_id = context.run_control.new_question()
    context.bus.publish(
        PointRequested(run_id=context.run_id, request_id=request_id, step_id=step.id, words=words)
    )
    giving_up = asyncio.get_running_loop().create_task(
        _give_up(context, request_id), name="heal: やめるを待つ"
    )
    try:
        picked = await context.browser.pick()
    finally:
        giving_up.cancel()
        await asyncio.wait({giving_up})
        context.run_control.drop_question(request_id)
    if context.run_control.is_stopping:
        raise Stopped("停止しました。")
    return picked


async def _give_up(context: RunContext, request_id: str) -> None:
    """End the pick when the person answers elsewhere, stops the run, or does not come."""
    with suppress(HandedOver):
        await context.run_control.wait_for_answer(request_id, context.answer_timeout_s)
    await context.browser.cancel_pick()
