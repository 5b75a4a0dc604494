"""Sentences of steps that only say what the step does, as a recording writes them. Pure."""

from collections import Counter

from studio.domain.actions.action import Action
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import unmarked
from studio.words import as_written


def _in_words(action: Action) -> str:
    return action.in_words()


def _in_japanese(action: Action) -> str:
    with as_written():
        return action.in_words()


_SAYINGS = (_in_words, _in_japanese)
"""A flow may have been made in another language than that of today's window."""


def with_own_sentences(before: Flow, after: Flow) -> Flow:
    """Let sentences that only said what their step does say what it does now.

    「申請者名」に「山田」を入力 becomes 「申請者名」に〔申請者名〕を入力 with its value. What a person or the
    planner wrote stays, and so does a sentence of several steps.

    Args:
        before: The flow as it was.
        after: The same steps, acting differently.
    """
    used = Counter(step.item for step in before.steps)
    own = {
        step.id: (step.action, say)
        for step in before.steps
        for say in _SAYINGS
        if used[step.item] == 1 and unmarked(step.item) == unmarked(say(step.action))
    }

    def said(step: FlowStep) -> FlowStep:
        action, say = own.get(step.id, (step.action, _in_words))
        return step if step.action == action else step.model_copy(update={"item": say(step.action)})

    return after.model_copy(update={"steps": tuple(map(said, after.steps))})
