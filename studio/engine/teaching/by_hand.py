"""あなたの番です while a run is stuck: what the person does then becomes steps of the item it is stuck at."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from studio.domain.errors import BrowserError
from studio.domain.events.events import InputKind
from studio.engine.runs.run import ByHand, RunContext
from studio.engine.teaching.recording_session import RecordingSession

logger = logging.getLogger(__name__)


@asynccontextmanager
async def by_hand(context: RunContext, item: str, kind: InputKind) -> AsyncGenerator[ByHand]:
    """Record while the block waits for the person.

    Only where a run is stuck: a login or a code is the person's own at every run, and an answer to a
    question is no act. A page that cannot be listened to costs the recording, not the run.

    Args:
        context: The run's; nobody is recorded where nobody is there.
        item: The sentence the steps belong to.
        kind: Why it is the person's turn.
    """
    done = ByHand()
    recording_session = RecordingSession(
        context.browser,
        context.bus,
        run_id=context.run_id,
        item=item,
        on_observed=lambda page: context.on_observed(page, 0, context.run_id),
    )
    if kind is not InputKind.STUCK or not context.is_attended:
        yield done
        return
    try:
        await recording_session.begin()
    except BrowserError as exc:
        logger.info("what the person does is not recorded: %s", exc.code)
    try:
        yield done
    finally:
        try:
            done.steps = await recording_session.end()
        except BrowserError as exc:
            logger.info("the end of what the person did was lost: %s", exc.code)
            done.steps = recording_session.steps
