"""A press in one of several ticked rows, which is meant for all of them: kept by their rule, not by that row. Pure."""

from collections.abc import Iterable, Sequence

from studio.domain.actions.action import ROW_BOX, Choose, Click
from studio.domain.actions.rule import Taking
from studio.domain.flows.flow import FlowStep
from studio.domain.text import squeeze


def with_ticked_rows(steps: Sequence[FlowStep], given: Iterable[str]) -> tuple[FlowStep, ...]:
    """Return the steps; a menu opened in a ticked row is opened in the first of the rows that fit that day.

    The row that it was opened in may be ticked no more another day, or may not fit: its menu would
    then be about itself alone. A row that the person named stays the row that they named.

    Args:
        steps: Pruned, with their traces.
        given: What the person said and gave.
    """
    said = squeeze("\n".join(given))
    kept: list[FlowStep] = []
    ticking: Choose | None = None
    for step in steps:
        action = step.action
        if isinstance(action, Choose) and action.column == ROW_BOX:
            ticking = action
        if ticking and isinstance(action, Click) and _is_for_all(step, said):
            rule = ticking.rule.model_copy(update={"taking": Taking.NTH, "take": 1})
            action = Choose(rule=rule, column=action.target.name)
            step = step.model_copy(update={"action": action})
        kept.append(step)
    return tuple(kept)


def _is_for_all(step: FlowStep, said: str) -> bool:
    trace = step.trace
    if trace is None or not trace.is_ticked or step.sends or step.needs_approval:
        return False
    return not any(len(key) > 1 and squeeze(key) in said for key in trace.keys)
