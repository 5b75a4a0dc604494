"""練習: what playing a flow once more before it was kept has shown."""

from enum import StrEnum

from studio.domain.frozen import Frozen


class RehearsalStatus(StrEnum):
    """How a rehearsal ended.

    WENT: as far as it may go. STUCK: a step did not work. IMPOSSIBLE: nothing could be played without
    changing something. STOPPED: by the person, or its time was up.
    """

    WENT = "went"
    STUCK = "stuck"
    IMPOSSIBLE = "impossible"
    STOPPED = "stopped"


class Rehearsed(Frozen):
    """How far a flow was rehearsed, and what is still doubtful about it.

    Attributes:
        steps: How many of its steps were played and worked.
        total: How many it has that are played at all.
        message: The result in plain words, figures included; "" when there was no rehearsal.
        mended: What was put right meanwhile, one sentence each.
        model_calls: How often a model was asked for an element.
    """

    status: RehearsalStatus
    steps: int = 0
    total: int = 0
    message: str = ""
    mended: tuple[str, ...] = ()
    model_calls: int = 0
