"""L5: the person points at the element in the browser."""

import asyncio
from contextlib import suppress
from typing import Final

from studio.domain.errors import HandedOver, Stopped
from studio.domain.events.events import PointRequested
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.repair import RepairLevel
from studio.domain.page.target import Target
from studio.engine.healing.asking import HealingCandidate
from studio.engine.healing.judging import Fitness, judge_described, judge_kind
from studio.engine.healing.likeness import kinship
from studio.engine.replay.target_healing import HandOver
from studio.engine.runs.run import RunContext
from studio.words import tr

SKIP_STEP: Final = tr("もう済んでいる・飛ばす")
"""The answer of a person for whom the step is done already, or is not wanted today."""
TRIES: Final = 3
"""So often a person is asked for one element, where what they pressed on cannot be used."""
SKIPPED: Final = tr("あなたの答えで、行わずに次へ進みました。")


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
        What they pointed at; a Japanese sentence when nothing of it can be used, `SKIP_STEP` where the step
        is to be passed by, "" when they gave up.

    Raises:
        Stopped: The person stopped the run instead.
    """
    recorded = step.action.element
    if recorded is None:
        return ""
    refused = ""
    for _ in range(TRIES):
        picked = await picked_by_person(context, step, words, hand_over, refused=refused)
        if isinstance(picked, str):
            return picked or refused
        refused = _why_unfit(step, recorded, picked)
        if not refused:
            return _candidate(recorded, picked)
    return refused


def _why_unfit(step: FlowStep, recorded: Target, picked: Target) -> str:
    judgements = (
        judge_kind(step, recorded, picked),
        judge_described(recorded, picked, is_persons=True),
    )
    reasons = (one.reason for one in judgements if one.fitness is Fitness.UNFIT)
    reason = next(reasons, None)
    return "" if reason is None else tr("選んだ部品は使えませんでした。{reason}", reason=reason)


def _candidate(recorded: Target, picked: Target) -> HealingCandidate:
    before, after = recorded.fingerprint, picked.fingerprint
    return HealingCandidate(
        picked,
        RepairLevel.PERSON,
        tr("画面から選びました。"),
        similarity=kinship(before, after) if before and after else 0.0,
    )


async def picked_by_person(
    context: RunContext,
    step: FlowStep,
    words: str,
    hand_over: HandOver,
    asked: str = "",
    refused: str = "",
) -> Target | str:
    """Return what the person pressed on, or what they answered instead; "" where nobody is there.

    Args:
        context: The run.
        step: For which it is asked.
        words: What is to be done, in Japanese, secrets masked.
        hand_over: Says whose the browser is.
        asked: What is to be pressed; "" for the element of the step.
        refused: Why what they pressed on before cannot be used; "" the first time.

    Raises:
        Stopped: The person stopped the run instead.
    """
    if not context.is_attended:
        return ""
    hand_over(is_persons_turn=True)
    try:
        return await _picked(context, step, (words, asked, refused))
    finally:
        hand_over(is_persons_turn=False)


async def _picked(context: RunContext, step: FlowStep, said: tuple[str, str, str]) -> Target | str:
    """Wait for the pick or for an answer, whichever comes first; returns the one that came."""
    request_id, (words, asked, refused) = context.run_control.new_question(), said
    context.publish(
        PointRequested(
            request_id=request_id, step_id=step.id, words=words, asked=asked, refused=refused
        )
    )
    answers: list[str] = []
    giving_up = asyncio.get_running_loop().create_task(
        _give_up(context, request_id, answers), name="heal: やめるを待つ"
    )
    try:
        picked = await context.browser.pick()
    finally:
        giving_up.cancel()
        await asyncio.wait({giving_up})
        context.run_control.drop_question(request_id)
    if context.run_control.is_stopping:
        raise Stopped(tr("停止しました。"))
    return picked or "".join(answers)


async def _give_up(context: RunContext, request_id: str, said: list[str]) -> None:
    """End the pick when the person answers elsewhere, stops the run, or does not come; `said` gets the answer."""
    with suppress(HandedOver):
        answer = await context.run_control.wait_for_answer(request_id, context.answer_timeout_s)
        said.append(answer.text)
    await context.browser.cancel_pick()
