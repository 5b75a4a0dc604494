"""Verified acts become a flow: templates for variables, durable targets, post-conditions that last."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from studio.domain.action import Action, Choose, Drag, Fill, TypeText, target_of
from studio.domain.checklist import Checklist
from studio.domain.errors import DecisionError
from studio.domain.flow import START_URL_VARIABLE, Flow, FlowStep
from studio.domain.outcome import Evidence, Outcome
from studio.domain.variable import Variable
from studio.engine.agent.lasting import with_one_that_tells
from studio.engine.masking import is_secret_name, masked
from studio.engine.naming import detail_with_names, follows_variable, free_name, named
from studio.engine.pouch import secret_name_in
from studio.engine.templates import typed_text, with_texts

_SECRET_VARIABLE: Final = "パスワード"  # noqa: S105 - a name, not a secret


def record_step(
    item: str,
    action: Action,
    outcome: Outcome,
    *,
    needs_approval: bool,
    expects: tuple[Evidence, ...] = (),
    shape: tuple[str, ...] = (),
) -> FlowStep:
    """Return the flow step of one verified act.

    Args:
        item: The checklist sentence.
        action: As decided, with a live target.
        outcome: Its verified outcome; holds the durable target.
        needs_approval: It was irreversible.
        expects: Its post-conditions (`lasting`).
        shape: Where the table of a `choose` stands.
    """
    return FlowStep(
        item=item,
        action=_durable(action, outcome, shape),
        expects=expects,
        needs_approval=needs_approval,
    )


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
            "保存できる手順がありません。",
            "実行して、うまくいったことを確かめてから保存してください。",
        )
    if not name.strip():
        raise DecisionError("NO_NAME", "名前が空です。", "手順の名前を入力してください。")
    secrets = _secret_names(checklist, steps, vault)
    variables = _variables(checklist, secrets)
    names = _names_by_value(variables)
    return Flow(
        name=masked(name.strip(), tuple(secrets)),
        purpose=masked(purpose or checklist.instruction[:200], tuple(secrets)),
        sites=(checklist.site,) if checklist.site else (),
        variables=variables,
        steps=tuple(_with_names(step, names, secrets) for step in steps),
    )


def _durable(action: Action, outcome: Outcome, shape: tuple[str, ...]) -> Action:
    if isinstance(action, Choose):
        return action.model_copy(update={"rule": action.rule.model_copy(update={"shape": shape})})
    if target_of(action) is None or outcome.target is None:
        return action
    found = {"target": outcome.target} | ({"to": outcome.to} if isinstance(action, Drag) else {})
    return action.model_copy(update=found)


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


def _secret_names(
    checklist: Checklist, steps: Sequence[FlowStep], vault: Collection[str]
) -> dict[str, str]:
    """Map every value that is a secret, by its field or by its name, to the variable that asks."""
    fills = [step.action for step in steps if isinstance(step.action, Fill | TypeText)]
    values = {
        text: _called(fill)
        for fill in fills
        if fill.target.is_secret and (text := typed_text(fill))
    }
    values |= {v.value: v.name for v in checklist.variables if v.value and is_secret_name(v.name)}
    values = {value: name for value, name in values.items() if secret_name_in(value) not in vault}
    names = {v.value: v.name for v in reversed(checklist.variables) if v.value in values}
    taken = {variable.name for variable in checklist.variables}
    for value, proposal in values.items():
        if value not in names:
            names[value] = free_name(proposal, taken)
            taken.add(names[value])
    return names


def _called(fill: Fill | TypeText) -> str:
    """Name a secret: a password is one, a card number or a code is called like its field."""
    fingerprint = fill.target.fingerprint
    is_password = fingerprint is None or fingerprint.type == "password"
    name = re.sub(r"[{}\s]+", " ", fill.target.name).strip()
    return _SECRET_VARIABLE if is_password or not name else name


def _names_by_value(variables: Sequence[Variable]) -> dict[str, str]:
    """Map values to variable names; a value that two variables share stays a literal."""
    values = [variable.value for variable in variables]
    return {
        variable.value: variable.name
        for variable in variables
        if variable.value and values.count(variable.value) == 1
    }


def _with_names(step: FlowStep, names: dict[str, str], secrets: dict[str, str]) -> FlowStep:
    """Return the step with values replaced by variables, also in what it expects, and no secret."""
    expects = [
        fact.model_copy(update={"detail": masked(detail_with_names(fact, names), tuple(secrets))})
        for fact in step.expects
        if not follows_variable(fact, names)
    ]
    return step.model_copy(
        update={
            "item": masked(step.item, tuple(secrets)),
            "action": with_texts(step.action, lambda text: named(text, names | secrets)),
            "expects": with_one_that_tells(expects),
        }
    )
