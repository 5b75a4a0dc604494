"""What a model typed of its own beside variables: a reading of a name, an address made of it. Pure.

Nobody can say what such a text becomes for another value; as a variable that goes with the others it
is asked for together with them, and an old one never stands beside a new value.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from studio.domain.actions.action import (
    Action,
    Answer,
    ByRule,
    Navigate,
    OpenTab,
    TypesText,
)
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.flows.flow import START_URL_VARIABLE, FlowStep
from studio.domain.flows.trace import Trace
from studio.domain.text import parse_number, squeeze
from studio.domain.values.dates import parse_date
from studio.domain.values.variable import Variable
from studio.domain.values.writing import is_said, writing_of
from studio.engine.distilling.binding import names_used
from studio.engine.variables.proposing import limit_name, name_for, name_of

_MOVES: Final = (Navigate, OpenTab)


def derived_values(
    steps: Sequence[FlowStep],
    actions: Sequence[Action],
    variables: Sequence[Variable],
    said: Sequence[str],
) -> tuple[Variable, ...]:
    """Return variables for what was typed beside others and said nowhere, with those it goes with.

    Args:
        steps: Pruned, with what they expect: another address begins another form.
        actions: Theirs, with templates.
        variables: That these use.
        said: What the person said and gave: it stays as they said it.
    """
    found: dict[str, Variable] = {}
    taken = {one.name for one in variables}
    for form in _forms(steps, actions):
        used = names_used(form)
        beside = [one for one in variables if _counts(one) and one.name in used]
        for action in form:
            text = _own_text(action, said)
            goes_with = tuple(one.name for one in beside if _may_tell(one.value, text))
            if not goes_with or _is_written(text, (*variables, *found.values())):
                continue
            found[text] = Variable(name=name_for(action, taken), value=text, goes_with=goes_with)
            taken.add(found[text].name)
    return tuple(found.values())


def limits_said(
    steps: Sequence[FlowStep], variables: Sequence[Variable], sentence: str
) -> tuple[Variable, ...]:
    """Return variables for what rows are compared with, where the sentence says it and no plan named it.

    Args:
        steps: Pruned.
        variables: That the plan named.
        sentence: The person's.
    """
    known = {one.name: one for one in variables}
    for step in steps:
        if not isinstance(step.action, ByRule):
            continue
        for condition in step.action.rule.where:
            value = condition.value
            if is_said(sentence, value) and not _is_written(value, tuple(known.values())):
                name = name_of(limit_name(condition), known)
                known[name] = Variable(name=name, value=value)
    return tuple(known.values())[len(variables) :]


def said_otherwise(
    steps: Sequence[FlowStep], variables: Sequence[Variable], sentence: str
) -> tuple[Sequence[FlowStep], Sequence[Variable]]:
    """Return steps and variables in which a value is what its list calls it: ドラフト for 下書き, also in an answer.

    Args:
        steps: Pruned.
        variables: That the plan named.
        sentence: The person's.
    """
    rules = [step.action.rule for step in steps if isinstance(step.action, ByRule)]
    limits = [one for rule in rules for one in rule.where]
    used = {squeeze(one.value) for one in limits}
    own = [one for one in limits if not is_said(sentence, one.value)]
    called = {
        given.name: (given.value, one.value)
        for one in own
        for given in variables
        if squeeze(given.name) == squeeze(one.column) and squeeze(given.value) not in used
    }
    if len({one.value for one in own}) != 1 or len(called) != 1:
        return steps, variables
    [(name, (said, value))] = called.items()

    def told(step: FlowStep) -> FlowStep:
        is_answer = isinstance(step.action, Answer)
        action = step.action.with_texts(lambda text: text.replace(said, value))
        return step.model_copy(update={"action": action}) if is_answer else step

    renamed = (
        one.model_copy(update={"value": value}) if one.name == name else one for one in variables
    )
    return [*map(told, steps)], [*renamed]


def told_in_cells(
    steps: Sequence[FlowStep], untold: Sequence[Variable], variables: Sequence[Variable]
) -> Mapping[str, tuple[Variable, ...]]:
    """Return for each value that the cells of a row say together, and none alone, a variable for each of them: 姓 and 名 of 鈴木健太.

    Args:
        steps: Pruned, with what their rows said.
        untold: What no step uses.
        variables: All, by name.
    """
    found: dict[str, tuple[Variable, ...]] = {}
    taken = {one.name for one in variables}
    for one in untold:
        traces = (step.trace for step in steps if step.trace and step.trace.keys)
        cells = next(filter(None, (_cells_saying(one.value, trace) for trace in traces)), ())
        if not cells:
            continue
        made = list[Variable]()
        for heading, text in cells:
            made.append(Variable(name=name_of(heading, taken), value=text))
            taken.add(made[-1].name)
        found[one.name] = tuple(made)
    return found


def _cells_saying(value: str, trace: Trace) -> tuple[tuple[str, str], ...]:
    """Return the cells side by side in a row that say a value together, each behind its heading; one of them tells the row."""
    headings, said = dict(trace.columns), squeeze(value)
    for at, first in enumerate(trace.row):
        if not squeeze(first) or squeeze(first) == said:
            continue
        for end in range(at + 2, len(trace.row) + 1):
            run = trace.row[at:end]
            if not said.startswith(squeeze("".join(run))):
                break
            is_named = all(headings.get(text) for text in run)
            if squeeze("".join(run)) == said and is_named and set(run) & set(trace.keys):
                return tuple((headings[text], text) for text in run)
    return ()


def _forms(steps: Sequence[FlowStep], actions: Sequence[Action]) -> Iterator[list[Action]]:
    """Yield the acts from one address to the next."""
    form: list[Action] = []
    for step, action in zip(steps, actions, strict=True):
        form.append(action)
        if isinstance(action, _MOVES) or any(f.kind is EvidenceKind.URL for f in step.expects):
            yield form
            form = []
    yield form


def _counts(variable: Variable) -> bool:
    return bool(variable.value) and variable.name != START_URL_VARIABLE


def _own_text(action: Action, said: Sequence[str]) -> str:
    """Return what a model typed of its own; "" where it typed nothing, or what the person said."""
    if not isinstance(action, TypesText) or action.target.is_secret:
        return ""
    text = action.typed
    is_plain = "{{" not in text and any(map(str.isalnum, text))
    return text if is_plain and not any(is_said(one, text) for one in said) else ""


def _may_tell(value: str, text: str) -> bool:
    """Say whether a text may have been made of a value; words are of words only, never of a number or day."""
    return bool(text) and (_is_words(value) or not _is_words(text))


def _is_words(text: str) -> bool:
    is_figure = parse_number(text) is not None or parse_date(text) is not None
    return not is_figure and any(map(str.isalpha, text))


def _is_written(text: str, variables: Sequence[Variable]) -> bool:
    """Say whether a text is a value that is a variable already, in a writing that is known."""
    return any(writing_of(text, one.value) is not None for one in variables if one.value)
