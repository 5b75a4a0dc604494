"""Sentences of steps that only say what the step does, as a recording writes them. Pure."""

from collections import Counter

from studio.domain.flow import Flow, FlowStep


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
        step.id: step.action
        for step in before.steps
        if used[step.item] == 1 and step.item == step.action.in_words()
    }

    def said(step: FlowStep) -> FlowStep:
        if step.id not in own or step.action == own[step.id]:
            return step
        return step.model_copy(update={"item": step.action.in_words()})

    return after.model_copy(update={"steps": tuple(map(said, after.steps))})
