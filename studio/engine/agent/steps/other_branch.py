"""The other branch of an 「もし」, as the sentence says it: 「解決」であれば「終了」に、それ以外なら「フィードバック」に. Pure.

No run has gone it. It is made only where all of it is known: what one list is to show instead, among the
options that the list offered, and everything else as in the branch that was taken.
"""

from collections.abc import Iterator, Sequence
from uuid import uuid4

from studio.domain.actions.action import SelectOption
from studio.domain.actions.outcome import Evidence
from studio.domain.flows.flow import FlowStep
from studio.domain.text import squeeze
from studio.engine.agent.steps.conditional import QUOTED
from studio.engine.replay.branches import ELSE_SAID, negated


def with_other_branches(steps: Sequence[FlowStep]) -> tuple[FlowStep, ...]:
    """Return the steps with the other branch of an item behind the one that was taken.

    Args:
        steps: As recorded; those of a branch bear its condition.
    """
    done: list[FlowStep] = []
    last = {step.item: place for place, step in enumerate(steps)}
    for place, step in enumerate(steps):
        done.append(step)
        if place == last[step.item] and step.only_when is not None:
            done += _other([one for one in steps if one.item == step.item and one.only_when])
    return tuple(done)


def _other(branch: Sequence[FlowStep]) -> Iterator[FlowStep]:
    """Yield the other branch; nothing where the sentence does not say all of it."""
    condition = branch[0].only_when
    other = negated(condition) if condition else None
    said = ELSE_SAID.search(branch[0].item)
    if other is None or said is None or any(one.only_when != condition for one in branch):
        return
    then, otherwise = branch[0].item[: said.start()], branch[0].item[said.end() :]
    chosen = [
        (one.action.option, one.trace) for one in branch if isinstance(one.action, SelectOption)
    ]
    wanted = set(QUOTED.findall(otherwise))
    if len(chosen) != 1 or len(wanted) != 1:
        return
    ((taken, trace),), option = chosen, wanted.pop()
    offered = [squeeze(one) for one in trace.choices] if trace else []
    is_known = squeeze(taken) in squeeze(then) and squeeze(taken) not in squeeze(otherwise)
    if is_known and offered.count(squeeze(option)) == 1:
        yield from (_in_its_place(one, other, option, taken) for one in branch)


def _in_its_place(step: FlowStep, condition: Evidence, option: str, taken: str) -> FlowStep:
    """Return a step of the branch that was taken as one of the other: nothing is expected that tells of the first."""
    action = step.action
    if isinstance(action, SelectOption):
        action = action.model_copy(update={"option": option})
    expects = tuple(fact for fact in step.expects if squeeze(taken) not in squeeze(fact.detail))
    return step.model_copy(
        update={
            "id": uuid4().hex[:8],
            "action": action,
            "only_when": condition,
            "expects": expects,
        }
    )
