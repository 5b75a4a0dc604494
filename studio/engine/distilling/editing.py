"""A text area that was edited, kept as the edit and never as the whole old text. Pure."""

from collections.abc import Iterable

from studio.domain.action import EditText, Fill
from studio.domain.flow import FlowStep
from studio.domain.observation import MASK
from studio.domain.text import squeeze
from studio.domain.text_edit import edits_between


def with_edits(step: FlowStep, given: Iterable[str]) -> FlowStep:
    """Return the step; one that changed a text which stood there does that change to today's text.

    Args:
        step: With its trace.
        given: What the person said and gave: a text that they gave whole is put in whole.
    """
    action, trace = step.action, step.trace
    if not isinstance(action, Fill) or trace is None or MASK in trace.held + trace.written:
        return step
    written = trace.written or action.value
    if any(squeeze(written) in squeeze(text) for text in given):
        return step
    edits = edits_between(trace.held, written)
    if not edits:
        return step
    return step.model_copy(update={"action": EditText(target=action.target, edits=edits)})
