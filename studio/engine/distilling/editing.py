"""A text area that was edited, kept as the edit and never as the whole old text. Pure."""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Final

from studio.domain.actions.action import EditText, Fill
from studio.domain.actions.text_edit import TextEdit, edits_between, of_row
from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import MASK
from studio.domain.text import squeeze
from studio.domain.values.variable import Variable
from studio.engine.distilling.words import Words, found_in
from studio.engine.variables.naming import template_of

_PIECES: Final = re.compile(r"\d+(?:[.,]\d+)*|[A-Za-z]+|\s+|.", re.DOTALL)
"""A number and a word are one piece: 10 became 12, not 0 became 2."""


def with_edits(step: FlowStep, given: Sequence[str]) -> FlowStep:
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
    lines, said = trace.held.splitlines(), "\n".join(given)
    edits = tuple(of_row(edit, lines, said) for edit in edits)
    return step.model_copy(update={"action": EditText(target=action.target, edits=edits)})


def told_by_change(step: FlowStep, variables: Sequence[Variable], words: Words) -> dict[str, str]:
    """Return the texts of an edit with templates, where what it changed in a line is one variable's value.

    The 4 of 週4日 is a value's where 週3日 stood before, though few digits may stand anywhere by chance.

    Args:
        step: Of any verb.
        variables: What the change may be.
        words: For what stands around it.
    """
    if not isinstance(step.action, EditText):
        return {}
    told: dict[str, str] = {}
    for edit in step.action.edits:
        for text, start, end in _changed(edit):
            spans = [
                (template_of(one.name), at, till)
                for one in variables
                for at, till in found_in(text, one.value)
                if at <= start and end <= till
            ]
            if len(spans) == 1:
                template, at, till = spans[0]
                told[text] = words.inside(text[:at]) + template + words.inside(text[till:])
    return told


def _changed(edit: TextEdit) -> Iterator[tuple[str, int, int]]:
    """Yield both texts of an edit with where they differ, if they differ in one place."""
    pieces = [_PIECES.findall(text) for text in (edit.anchor, edit.text)]
    matcher = SequenceMatcher(None, *pieces, autojunk=False)
    places = [one for one in matcher.get_opcodes() if one[0] != "equal"]
    if len(places) != 1 or places[0][0] != "replace":
        return
    _, *ends = places[0]
    for text, parts, (first, last) in zip(
        (edit.anchor, edit.text), pieces, (ends[:2], ends[2:]), strict=True
    ):
        yield text, len("".join(parts[:first])), len("".join(parts[:last]))
