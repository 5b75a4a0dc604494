"""From the verified acts of a run to a flow: what led to the result, with variables where values stood. Pure."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import unquote

from studio.domain.actions.action import Action, Click, DoubleClick, EditText, FormField
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import DecisionError
from studio.domain.flows.flow import START_URL_VARIABLE, Flow, FlowStep
from studio.domain.runs.checklist import Checklist
from studio.domain.text import fold, squeeze
from studio.domain.values.variable import Variable
from studio.domain.values.writing import dated
from studio.engine.agent.steps.conditional import lost_if, with_branches
from studio.engine.agent.steps.lasting import with_one_that_tells
from studio.engine.agent.steps.other_branch import with_other_branches
from studio.engine.distilling.binding import bound, names_used
from studio.engine.distilling.choosing import with_choices, with_kinds, with_own_values
from studio.engine.distilling.deriving import (
    derived_values,
    limits_said,
    said_otherwise,
    told_in_cells,
)
from studio.engine.distilling.editing import with_edits
from studio.engine.distilling.elements import is_bound, leads_to
from studio.engine.distilling.parts import with_parts
from studio.engine.distilling.pruning import pruned
from studio.engine.distilling.secrets import secret_names
from studio.engine.distilling.ticked import with_ticked_rows
from studio.engine.distilling.words import Words
from studio.engine.perception.sayings import says_something
from studio.engine.replay.branches import parts_of
from studio.engine.secrets.masking import masked
from studio.engine.secrets.templates import names_of, texts_of
from studio.engine.variables.naming import (
    detail_with_names,
    follows_variable,
    named,
    template_of,
    without_record,
)
from studio.words import tr

_IS_WORD: Final = re.compile(r"(?<!\w)\{\{[^{}]*\}\}(?!\w)")
"""A value that is no part of a longer word, as 東京 is of 東京都港区."""
_VALUE: Final = re.compile(r"#?\{\{[^{}]*\}\}")
_PLAIN: Final = re.compile(r"[\w/.~-]+", re.ASCII)
"""An address that browsers write as it is."""


def build_flow(
    checklist: Checklist,
    steps: Sequence[FlowStep],
    name: str,
    purpose: str = "",
    *,
    vault: Collection[str] = (),
) -> Flow:
    """Join verified steps into a flow whose words and numbers are variables.

    Args:
        checklist: Of the run.
        steps: As recorded.
        name: What the person calls it.
        purpose: What it is for; "" takes the instruction.
        vault: Secrets that stay 「{{秘密:名前}}」 and are opened by the vault; for every other one the
            flow asks each time.

    Raises:
        DecisionError: There is nothing to keep, or no name.
    """
    if not steps:
        raise DecisionError(
            "NOTHING_TO_SAVE",
            tr("保存できる手順がありません。"),
            tr("実行して、うまくいったことを確かめてから保存してください。"),
        )
    if not name.strip():
        raise DecisionError("NO_NAME", tr("名前が空です。"), tr("手順の名前を入力してください。"))
    secrets = secret_names(checklist, steps, vault)
    said = (checklist.instruction, *(variable.value for variable in checklist.variables))
    taken = pruned(with_branches(steps, lost_if(checklist)))
    led = with_ticked_rows(with_other_branches(taken), said)
    acts = [with_edits(step, said) for step in led]
    given = _with_years(_variables(checklist, secrets), acts)
    acts, given = said_otherwise(acts, given, checklist.instruction)
    given = (*given, *limits_said(acts, given, checklist.instruction))
    made = _made(acts, given, secrets)
    used = {one.name for one in made.variables}
    if cells := told_in_cells(acts, [one for one in given if one.name not in used], given):
        given = tuple(part for one in given for part in cells.get(one.name, (one,)))
        made = _made(acts, given, secrets)
    if checklist.instruction and (own := derived_values(acts, made.actions, made.variables, said)):
        named = {one.name for one in own}  # one that no act uses may be called the same
        made = _made(acts, (*(one for one in given if one.name not in named), *own), secrets)
    words = (*said, *(step.item for step in acts))
    made = replace(made, actions=with_parts(acts, made.actions, words))
    return Flow(
        name=masked(name.strip(), tuple(secrets)),
        purpose=masked(purpose or checklist.instruction[:200], tuple(secrets)),
        sites=(checklist.site,) if checklist.site else (),
        variables=made.variables,
        steps=_finished_steps(acts, made, secrets),
    )


@dataclass(frozen=True, slots=True)
class _Made:
    """Acts with templates, the variables that they use, all values that were given, and what of records.

    Attributes:
        asked: Variables by which a question tells the record that an act chose.
    """

    actions: tuple[Action, ...]
    variables: tuple[Variable, ...]
    data: Sequence[str]
    record: Sequence[str]
    places: Collection[str]
    asked: frozenset[str] = frozenset()


def _made(
    steps: Sequence[FlowStep], given: Sequence[Variable], secrets: Mapping[str, str]
) -> _Made:
    """Return the acts of pruned steps with variables in them, and the variables that they use."""
    made = bound(steps, given, secrets)
    actions, own = with_own_values(steps, made, given)
    asked = _asked_about(steps, made.actions, given) - made.torn
    known = made.used | asked
    said = known | made.torn | names_used(actions)
    untold = [one for one in given if one.name not in said]
    told = tuple(
        _told_wholly(step, action, untold) for step, action in zip(steps, actions, strict=True)
    )
    before, after = names_used(actions), names_used(told)
    actions, known = told, (known | (after - before) | {START_URL_VARIABLE}) - (before - after)
    offered = [one for one in given if one.name in known]
    kinds = with_kinds(with_choices((*offered, *own), steps, actions), actions)
    data = [one.value for one in given if one.value]
    return _Made(actions, kinds, data, made.record, made.places, asked)


def _told_wholly(step: FlowStep, action: Action, untold: Sequence[Variable]) -> Action:
    """Return an act on a record that a variable chooses so that its row says the other values of the person, too.

    「12/2 14:00 の小野様」 is the one of that row: at another time somebody else has come, and nothing would tell.
    Where the row writes such a value otherwise, what is done to the record is done to that one alone.
    """
    target, row = action.element, step.trace.row if step.trace else ()
    looks = target.fingerprint if target else None
    if target is None or not any("{{" in way.scope_key for way in target.candidates):
        return action
    words = Words(untold, {})
    others = (text for text in row if text != target.name)
    also = tuple(said for text in others if _IS_WORD.search(said := words.inside(text)))
    if also and looks is not None and looks.row_key:
        looks = looks.model_copy(update={"row_also": also})
        return action.with_targets(
            lambda one: one.model_copy(update={"fingerprint": looks}) if one == target else one
        )
    is_deed = step.sends or step.needs_approval
    return step.action if is_deed and _is_said(row, untold) else action


def _is_said(row: Sequence[str], untold: Sequence[Variable]) -> bool:
    words = tuple(map(squeeze, row))
    values = (squeeze(one.value) for one in untold)
    return any(len(value) > 1 and any(value in one for one in words) for value in values)


def _asked_about(
    steps: Sequence[FlowStep], actions: Sequence[Action], given: Sequence[Variable]
) -> frozenset[str]:
    """Return the variables whose values stand in the question about a record that a variable chose.

    The site itself then says whether it is the record that is meant, before anything is done to it.
    """
    asking = (
        fact
        for step, action in zip(steps, actions, strict=True)
        if is_bound(action)
        for fact in step.expects
        if fact.kind is EvidenceKind.DIALOG
    )
    told = [fact.detail for fact in asking]
    return frozenset(
        one.name for one in given if one.value and any(_says(detail, one) for detail in told)
    )


def _says(detail: str, variable: Variable) -> bool:
    fact = Evidence(kind=EvidenceKind.DIALOG, detail=detail)
    return detail_with_names(fact, {variable.value: variable.name}) != detail


def _finished_steps(
    steps: Sequence[FlowStep], made: _Made, secrets: Mapping[str, str]
) -> tuple[FlowStep, ...]:
    used = names_used(made.actions) | made.asked
    names = {one.value: one.name for one in made.variables if one.name in used and one.value}
    known = _Expecting(
        names, tuple(secrets), made.data, made.record, made.places, _lines_given(steps, made)
    )
    pairs = zip(steps, made.actions, strict=True)
    done = (_finished(step, action, known) for step, action in pairs)
    return tuple(
        _proven_otherwise(one) if _is_read_back(step) or _brings(step, after) else one
        for one, step, after in zip(done, steps, (*steps[1:], None), strict=True)
    )


def _is_read_back(step: FlowStep) -> bool:
    """Say whether a step sets a field and sends nothing: that the field holds it is read there."""
    return isinstance(step.action, FormField) and not (step.sends or step.needs_approval)


def _brings(step: FlowStep, after: FlowStep | None) -> bool:
    """Say whether a step that sends nothing brought up what the next one acts on: that it is found there tells that it worked."""
    target = after.action.element if after else None
    if step.trace is None or step.sends or step.needs_approval or target is None:
        return False
    return f"{target.role} {squeeze(target.name)}" in step.trace.brought


def _proven_otherwise(step: FlowStep) -> FlowStep:
    """Return a step whose texts are noted where they are missing: what a page says meanwhile may be of something else."""
    expects = (
        fact.model_copy(update={"is_minor": True})
        if fact.kind is EvidenceKind.TEXT_APPEARED
        else fact
        for fact in step.expects
    )
    return step.model_copy(update={"expects": tuple(expects)})


def _variables(checklist: Checklist, secrets: Mapping[str, str]) -> tuple[Variable, ...]:
    """Return the flow's variables: its start page, the checklist's, and one for each password."""
    found = (
        [Variable(name=START_URL_VARIABLE, value=checklist.start_url)]
        if checklist.start_url
        else []
    )
    found += [
        Variable(name=variable.name, ask_each_time=True)
        if variable.value in secrets
        else variable.model_copy(update={"value": masked(variable.value, tuple(secrets))})
        for variable in checklist.variables
        if variable.name != START_URL_VARIABLE
    ]
    known = {variable.name for variable in found}
    new = [name for name in secrets.values() if name not in known]
    return (*found, *(Variable(name=name, ask_each_time=True) for name in new))


def _with_years(variables: Sequence[Variable], steps: Sequence[FlowStep]) -> tuple[Variable, ...]:
    """Return the variables; one that says a day without its year says the whole day that was typed for it."""
    typed = [text for step in steps for text in texts_of(step.action)]

    def whole(variable: Variable) -> Variable:
        days = {day for text in typed if (day := dated(text, variable.value))}
        return variable.model_copy(update={"value": days.pop()}) if len(days) == 1 else variable

    return tuple(map(whole, variables))


def _lines_given(steps: Sequence[FlowStep], made: _Made) -> dict[str, str]:
    """Return lines that an edit put in with their templates: a page that shows one then shows another."""
    lines: dict[str, str] = {}
    for step, action in zip(steps, made.actions, strict=True):
        if isinstance(action, EditText):
            pairs = zip(step.action.typed.split("\n"), action.typed.split("\n"), strict=True)
            lines |= {fold(said): with_it for said, with_it in pairs if said != with_it}
    return lines


@dataclass(frozen=True, slots=True)
class _Expecting:
    """What a post-condition may hold: variables by their values, secrets, all values, and what a record said and how its address tells it.

    Attributes:
        lines: Templates of lines that were put into a text, as such a fact says them.
    """

    names: Mapping[str, str]
    secrets: Sequence[str]
    data: Sequence[str]
    record: Sequence[str]
    places: Collection[str]
    lines: Mapping[str, str]

    def place(self, path: str) -> str:
        """Return an address in which a variable's value tells the record, /issues/{{番号}}; "" for any other."""
        before, sign, last = path.rstrip("/").rpartition("/")
        name = self.names.get(unquote(last)) if last else None
        return f"{before}{sign}{template_of(name)}" if name else ""


def _finished(step: FlowStep, action: Action, known: _Expecting) -> FlowStep:
    """Return the step as a flow keeps it: values as variables also in what it expects, and no secret."""
    facts = (
        fact.model_copy(
            update={"detail": masked(detail_with_names(fact, known.names), known.secrets)}
        )
        for fact in (_as_put_in(one, known.lines) for one in step.expects)
        if not follows_variable(fact, known.data) and not _is_of_a_record(fact, known.places)
    )
    expects = [without_record(fact, known.record) for fact in facts]
    return step.model_copy(
        update={
            "item": masked(step.item, known.secrets),
            "action": action,
            "expects": _telling(
                [fact for fact in expects if fact is not None], step, action, known
            ),
            "only_when": _condition(step.only_when, known),
            "trace": None,
        }
    )


def _as_put_in(fact: Evidence, lines: Mapping[str, str]) -> Evidence:
    """Return the fact with the templates of the lines in it that an edit put in."""
    if fact.kind is not EvidenceKind.TEXT_APPEARED:
        return fact
    detail = fact.detail
    for said in sorted(lines, key=len, reverse=True):
        detail = detail.replace(said, lines[said])
    return fact.model_copy(update={"detail": detail})


def _telling(
    expects: Sequence[Evidence], step: FlowStep, action: Action, known: _Expecting
) -> tuple[Evidence, ...]:
    """Return post-conditions of which the first tells whether the act worked, as far as that is known.

    Where another value leads to another record's page, what that page says besides the value is its own.
    Of what was sent a value alone does not tell: a complaint repeats it.
    """
    if not _leads_to_a_record(step, action, known):
        told = with_one_that_tells(expects)
        return _not_by_value_alone(told) if step.sends else told
    leads_to = step.trace.leads_to if step.trace else ""
    address = known.place(leads_to) if _PLAIN.fullmatch(leads_to) else ""
    found = [_of_record(fact, is_page=bool(leads_to), is_minor=bool(address)) for fact in expects]
    at = [Evidence(kind=EvidenceKind.URL, detail=address)] if address else []
    return tuple(dict.fromkeys((*at, *found)))


def _of_record(fact: Evidence, *, is_page: bool, is_minor: bool) -> Evidence:
    """Return what is expected of a page of a record with nothing of the record but the variable that chose it."""
    if fact.kind is not EvidenceKind.TEXT_APPEARED:
        return fact
    said = _VALUE.findall(fact.detail)
    if not said:
        return fact.model_copy(update={"is_minor": True})
    is_alone = not is_page or "".join(said) == fact.detail
    detail = fact.detail if is_alone else "*".join(("", *said, ""))
    return fact.model_copy(update={"detail": detail, "is_minor": fact.is_minor or is_minor})


def _not_by_value_alone(expects: Sequence[Evidence]) -> tuple[Evidence, ...]:
    """Return post-conditions of which another one tells too where the first is but a value, with signs."""
    telling = [
        fact for fact in expects if not fact.is_minor and fact.kind is not EvidenceKind.DIALOG
    ]
    if any(_says_more(fact) for fact in telling):
        return tuple(expects)
    other = next((fact for fact in expects if fact.is_minor and _says_more(fact)), None)
    return tuple(
        fact.model_copy(update={"is_minor": False}) if fact is other else fact for fact in expects
    )


def _says_more(fact: Evidence) -> bool:
    """Say whether a post-condition tells more than a value."""
    return fact.kind is not EvidenceKind.TEXT_APPEARED or says_something(
        _VALUE.sub("", fact.detail)
    )


def _leads_to_a_record(step: FlowStep, action: Action, known: _Expecting) -> bool:
    """Say whether an act that sends nothing shows what a variable chose, by its element or where it leads."""
    is_told = any(
        follows_variable(fact, known.data) or _is_of_a_record(fact, known.places)
        for fact in step.expects
    )
    is_chosen = isinstance(action, Click | DoubleClick) and any(
        "{{" in name for name in names_of(action)
    )
    is_shown = step.trace is not None and not step.sends and bool(known.place(step.trace.leads_to))
    return is_told or is_shown or (is_chosen and not step.sends)


def _is_of_a_record(fact: Evidence, places: Collection[str]) -> bool:
    """Say whether an address is the one record's that was chosen by a variable: another one has its own."""
    return fact.kind is EvidenceKind.URL and leads_to(fact.detail, places)


def _condition(condition: Evidence | None, known: _Expecting) -> Evidence | None:
    """Return a condition with the variable that holds what it is about."""
    if condition is None:
        return None
    label, sign, said = parts_of(condition.detail)
    detail = masked(f"{label}{sign}{named(said, known.names)}", known.secrets)
    return condition.model_copy(update={"detail": detail})
