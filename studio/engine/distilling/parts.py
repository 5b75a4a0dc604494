"""Links that are called by a value and by words of one record: which of their words have to be there another day. Pure."""

import re
from collections.abc import Sequence
from typing import Final

from studio.domain.actions.action import Action, Click, DoubleClick
from studio.domain.flows.flow import FlowStep
from studio.domain.text import squeeze
from studio.engine.variables.retelling import TEMPLATE

_WORD: Final = re.compile(r"\w+")


def with_parts(
    steps: Sequence[FlowStep], actions: Sequence[Action], said: Sequence[str]
) -> tuple[Action, ...]:
    """Return the acts; of a link whose name says more than the person did it is kept which words are theirs.

    「議事録 〔年月〕 開発課」 was opened for the minutes of a month: those of another month may be another section's.

    Args:
        steps: Pruned.
        actions: Theirs, with templates.
        said: All that the person said and gave.
    """
    told = squeeze(" ".join(said))
    return tuple(
        action if step.sends else _with_parts(action, told)
        for step, action in zip(steps, actions, strict=True)
    )


def _with_parts(action: Action, told: str) -> Action:
    if not isinstance(action, Click | DoubleClick) or action.target.role != "link":
        return action
    looks = action.target.fingerprint
    if looks is None or not looks.is_named or looks.row_key:
        return action
    words = _WORD.findall(TEMPLATE.sub(" ", looks.name))
    own = [word for word in words if squeeze(word) in told]
    values = TEMPLATE.findall(looks.name)
    if not values or len(own) == len(words):
        return action
    named = looks.model_copy(update={"parts": (*values, *own)})
    target = action.target.model_copy(update={"fingerprint": named})
    return action.model_copy(update={"target": target})
