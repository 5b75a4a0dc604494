"""The person's word at a moment of a run: the item under way where it is theirs, else their sentence. Pure."""

import re
from functools import partial
from typing import Final

from studio.domain.text import squeeze
from studio.engine.agent.agent_state import AgentState
from studio.engine.agent.judging.goals import GoalKind, becoming_in, named_in, read_goal
from studio.engine.agent.steps.fitting_rows import chosen_controls, meant_ticks
from studio.engine.guard.facts.persons import affirmed
from studio.engine.guard.mandates.persons_word import Word

_LOOKING: Final = frozenset({GoalKind.OPEN, GoalKind.READ, GoalKind.TABLE})
"""Items that are done by looking: nothing needs to be sent for them."""
_CLAUSE: Final = re.compile(r"[。\n]|(?<=[てで])、|(?<=[し])、")

_MOVES: Final = re.compile(r"を.*移動")


def persons_word(agent_state: AgentState) -> Word:
    """Return what the person asks for now.

    An item of a plan that nobody saw is theirs only if it stands in the sentence; else the whole sentence counts.
    """
    given = agent_state.persons_words
    text = agent_state.item_text
    is_theirs = agent_state.is_plan_seen or squeeze(text) in affirmed(
        agent_state.checklist.instruction
    )
    if text and is_theirs:
        is_change = _asks_for_change(text)
    else:
        text = agent_state.checklist.instruction
        is_change = any(map(_asks_for_change, filter(None, _CLAUSE.split(text))))
    ticks = partial(meant_ticks, text, agent_state.checklist)
    return Word(
        text,
        is_change,
        given,
        agent_state.began_on,
        ticks,
        named_in(agent_state.item_text),
        becoming_in(agent_state.item_text),
        chosen_controls,
    )


def _asks_for_change(text: str) -> bool:
    """Say whether a clause asks for more than looking; something is moved elsewhere where it is said what."""
    return read_goal(text.strip()).kind not in _LOOKING or bool(_MOVES.search(text))
