"""Accepting a proposed variable: all its places are rewritten together. Pure."""

import re
from collections.abc import Iterable

from studio.domain.actions.action import Action, ByRule
from studio.domain.errors import SettingsError
from studio.domain.flows.brackets import is_told_apart
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.text import clip
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.secrets.templates import with_names
from studio.engine.variables.naming import detail_with_names, follows_variable, named, template_of
from studio.engine.variables.proposing import VariableProposal, limit_name
from studio.engine.variables.sentences import with_own_sentences
from studio.words import tr


def accepted(
    flow: Flow, proposal: VariableProposal, value: str = "", *, asks_each_time: bool = False
) -> Flow:
    """Return the flow with the proposal as a variable in all its places.

    Args:
        flow: The one it was made for.
        proposal: With the name that the person wants.
        value: What the variable holds: the literal, a date expression, or "" for the default.
        asks_each_time: 「毎回たずねる」.

    Raises:
        SettingsError: NAME_TAKEN or BAD_NAME; nothing was changed.
    """
    if proposal.is_existing:
        return _with_date(flow, proposal, value, asks_each_time=asks_each_time)
    check_name((variable.name for variable in flow.variables), proposal.name)
    variable = Variable(
        name=proposal.name,
        value=value or proposal.default,
        kind=proposal.kind,
        date_format=proposal.date_format,
        ask_each_time=asks_each_time,
    )
    steps = tuple(
        _rewritten(step, proposal) if step.id in proposal.steps else step for step in flow.steps
    )
    changes = {"variables": (*flow.variables, variable), "steps": steps}
    return with_own_sentences(flow, flow.model_copy(update=changes))


def check_name(others: Iterable[str], name: str) -> None:
    """Refuse a name that no template could hold, or that another variable (`others`) has.

    Raises:
        SettingsError: BAD_NAME or NAME_TAKEN.
    """
    is_usable = bool(name.strip()) and name == name.strip() and is_told_apart(name)
    if not is_usable or re.search(r"[{}|=:\n]", name):
        raise SettingsError(
            "BAD_NAME",
            tr("変数の名前に使えない文字があるか、名前が空です。"),
            tr(
                "「{ } 〔 〕 | = :」と前後の空白を除いて、「検索語」のような短い名前にしてください。"
            ),
        )
    if name in others:
        raise SettingsError(
            "NAME_TAKEN",
            tr("「{name}」という変数は、もうあります。", name=clip(name, 40)),
            tr("別の名前にしてください。"),
        )


def _with_date(flow: Flow, proposal: VariableProposal, value: str, *, asks_each_time: bool) -> Flow:
    changes = {
        "kind": VariableKind.DATE,
        "date_format": proposal.date_format,
        "value": value or proposal.default,
    }
    variables = tuple(
        variable.model_copy(
            update=changes | {"ask_each_time": asks_each_time or variable.ask_each_time}
        )
        if variable.name == proposal.name
        else variable
        for variable in flow.variables
    )
    return flow.model_copy(update={"variables": variables})


def _rewritten(step: FlowStep, proposal: VariableProposal) -> FlowStep:
    template, names = template_of(proposal.name), {proposal.literal: proposal.name}
    if proposal.is_in_names:
        action = with_names(step.action, lambda text: text.replace(proposal.literal, template))
    else:
        action = _with_template(step.action, proposal)
    expects = tuple(
        fact.model_copy(update={"detail": detail_with_names(fact, names)})
        for fact in step.expects
        if not follows_variable(fact, names)
    )
    return step.model_copy(update={"action": action, "expects": expects})


def _with_template(action: Action, proposal: VariableProposal) -> Action:
    names = {proposal.literal: proposal.name}
    if not (proposal.label and isinstance(action, ByRule)):
        return action.with_texts(lambda text: named(text, names))
    where = tuple(
        condition.model_copy(update={"value": named(condition.value, names)})
        if limit_name(condition) == proposal.label
        else condition
        for condition in action.rule.where
    )
    rule = action.rule.model_copy(update={"where": where})
    return action.model_copy(update={"rule": rule})
