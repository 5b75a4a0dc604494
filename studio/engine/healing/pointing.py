"""L5: the person points at the element in the browser."""

import asyncio
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Final

from studio.domain.errors import HandedOver, Stopped
from studio.domain.events.events import PointRequested
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.repair import RepairLevel
from studio.domain.page.target import Target
from studio.engine.healing.asking import HealingCandidate
from studio.engine.healing.judging import Fitness, judge_described, judge_kind
from studio.engine.healing.likeliest import Likeliest, likeliest
from studio.engine.healing.likeness import kinship
from studio.engine.replay.target_healing import HandOver
from studio.engine.runs.run import RunContext
from studio.words import tr

SKIP_STEP: Final = tr("もう済んでいる・飛ばす")
"""The answer of a person for whom the step is done already, or is not wanted today."""
TAKE_PROPOSED: Final = tr("これを使う")
"""The answer of a person who means what is proposed."""
TRIES: Final = 3
"""So often a person is asked for one element, where what they pressed on cannot be used."""
_END_AGAIN_S: Final = 0.1
SKIPPED: Final = tr("あなたの答えで、行わずに次へ進みました。")


@dataclass(frozen=True, slots=True)
class Plea:
    """How a person is asked to point at something; see `PointRequested`."""

    words: str
    asked: str = ""
    refused: str = ""
    proposed: str = ""


async def point_at(
    context: RunContext, flow: Flow, step: FlowStep, words: str, hand_over: HandOver
) -> HealingCandidate | str:
    """Ask the person to point at the element of a step, or to take what is proposed and marked on the page.

    Args:
        context: The run.
        flow: For what its other steps mean.
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
    if recorded is None or not context.is_attended:
        return ""
    proposed = await likeliest(context, flow, step)
    refused, name = "", proposed.name if proposed else ""
    for _ in range(TRIES):
        await _mark(context, proposed)
        plea = Plea(words, refused=refused, proposed=name)
        picked = await picked_by_person(context, step, plea, hand_over)
        await context.browser.highlight(None)
        if proposed and picked == TAKE_PROPOSED:
            return proposed.candidate
        if isinstance(picked, str):
            return picked or refused
        refused = _why_unfit(step, recorded, picked)
        if not refused:
            return _candidate(recorded, picked)
    return refused


async def _mark(context: RunContext, proposed: Likeliest | None) -> None:
    """Show on the page what is proposed: scrolled to, with a frame around it."""
    if proposed:
        await context.browser.portrait(proposed.candidate.target)
        await context.observe()
        await context.browser.highlight(proposed.ref)


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
    plea: Plea,
    hand_over: HandOver,
) -> Target | str:
    """Return what the person pressed on, or what they answered instead; "" where nobody is there.

    Args:
        context: The run.
        step: For which it is asked.
        plea: How.
        hand_over: Says whose the browser is.

    Raises:
        Stopped: The person stopped the run instead.
    """
    if not context.is_attended:
        return ""
    hand_over(is_persons_turn=True)
    try:
        return await _picked(
            context,
            PointRequested(
                request_id=context.run_control.new_question(),
                step_id=step.id,
                **asdict(plea),
            ),
        )
    finally:
        hand_over(is_persons_turn=False)


async def _picked(context: RunContext, asking: PointRequested) -> Target | str:
    """Wait for the pick or for an answer, whichever comes first; returns the one that came."""
    request_id = asking.request_id
    context.publish(asking)
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
    """End the pick when the person answers elsewhere, stops the run, or does not come; `said` gets the answer.

    It ends again and again until it is cancelled: who answers at once is before the page listens.
    """
    with suppress(HandedOver):
        answer = await context.run_control.wait_for_answer(request_id, context.answer_timeout_s)
        said.append(answer.text)
    while True:
        await context.browser.cancel_pick()
        await asyncio.sleep(_END_AGAIN_S)
