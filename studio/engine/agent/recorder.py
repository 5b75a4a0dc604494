"""Verified acts become a flow: templates for variables, durable targets, post-conditions that last."""

import re
from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

from studio.domain.action import (
    Action,
    Choose,
    Fill,
    Navigate,
    Press,
    SelectOption,
    target_of,
)
from studio.domain.checklist import Checklist, Variable
from studio.domain.errors import DecisionError
from studio.domain.flow import START_URL_VARIABLE, Flow, FlowStep
from studio.domain.outcome import Evidence, EvidenceKind, Outcome
from studio.domain.text import fold

_KEPT_KINDS: Final = frozenset(
    {EvidenceKind.URL, EvidenceKind.TEXT_APPEARED, EvidenceKind.DIALOG, EvidenceKind.TAB}
)
_DIGITS: Final = re.compile(r"[\d,.]*\d")
_SECRET_VARIABLE: Final = "パスワード"  # noqa: S105 - a name, not a secret


def record_step(
    item: str,
    action: Action,
    outcome: Outcome,
    *,
    needs_approval: bool,
    row_words: Sequence[str] = (),
    shape: tuple[str, ...] = (),
) -> FlowStep:
    """Return the flow step of one verified act.

    Args:
        item: The checklist sentence.
        action: As decided, with a live target.
        outcome: Its verified outcome; holds the durable target.
        needs_approval: It was irreversible.
        row_words: What the chosen row said; such words are not part of a post-condition.
        shape: Where the table of a `choose` stands.
    """
    facts = () if isinstance(action, Navigate) else outcome.evidence
    expects = [
        kept
        for fact in facts
        if fact.kind in _KEPT_KINDS and (kept := _lasting(fact, row_words)) is not None
    ]
    return FlowStep(
        item=item,
        action=_durable(action, outcome, shape),
        expects=tuple(expects[:3]),
        needs_approval=needs_approval,
    )


def build_flow(
    checklist: Checklist, steps: Sequence[FlowStep], name: str, purpose: str = ""
) -> Flow:
    """Join verified steps into a flow whose words and numbers are variables.

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
    variables = _variables(checklist, steps)
    names = _names_by_value(variables)
    return Flow(
        name=name.strip(),
        purpose=purpose or checklist.instruction[:200],
        sites=(checklist.site,) if checklist.site else (),
        variables=variables,
        steps=tuple(_with_names(step, names) for step in steps),
    )


def _durable(action: Action, outcome: Outcome, shape: tuple[str, ...]) -> Action:
    if isinstance(action, Choose):
        return action.model_copy(update={"rule": action.rule.model_copy(update={"shape": shape})})
    if target_of(action) is None or outcome.target is None:
        return action
    return action.model_copy(update={"target": outcome.target})


def _lasting(fact: Evidence, row_words: Sequence[str]) -> Evidence | None:
    """Return a post-condition that will hold another day, or None.

    Digits and the words of the chosen row become `*`: the count in the cart and the title of the
    book are other ones next time. What is left must still say something.
    """
    if fact.kind is EvidenceKind.URL:
        path = urlsplit(fact.detail).path
        return None if _DIGITS.search(path) else Evidence(kind=fact.kind, detail=path)
    if fact.kind is not EvidenceKind.TEXT_APPEARED:
        return fact
    text = fold(fact.detail)
    for words in sorted(row_words, key=len, reverse=True):
        if len(fold(words)) >= 2:
            text = text.replace(fold(words), "*")
    text = re.sub(r"\*[\s*]*\*", "*", _DIGITS.sub("*", text))
    said = text.replace("*", "").strip()
    return Evidence(kind=fact.kind, detail=text) if len(said) >= 3 else None


def _variables(checklist: Checklist, steps: Sequence[FlowStep]) -> tuple[Variable, ...]:
    """Return the flow's variables: its start page, the checklist's, and one for each password."""
    found = (
        [Variable(name=START_URL_VARIABLE, value=checklist.start_url)]
        if checklist.start_url
        else []
    )
    secret_values = {_secret_value(step) for step in steps} - {None}
    for variable in checklist.variables:
        if variable.value in secret_values:
            variable = Variable(name=variable.name, ask_each_time=True)
        found.append(variable)
    if secret_values and not any(v.ask_each_time for v in found):
        found.append(Variable(name=_SECRET_VARIABLE, ask_each_time=True))
    return tuple(found)


def _names_by_value(variables: Sequence[Variable]) -> dict[str, str]:
    """Map values to variable names; a value that two variables share stays a literal."""
    values = [variable.value for variable in variables]
    return {
        variable.value: variable.name
        for variable in variables
        if variable.value and values.count(variable.value) == 1
    }


def _with_names(step: FlowStep, names: Mapping[str, str]) -> FlowStep:
    """Return the step with the variables' values replaced by their names, also in what it expects."""
    expects = tuple(
        fact.model_copy(update={"detail": _named_inside(fact.detail, names)})
        if fact.kind is EvidenceKind.TEXT_APPEARED
        else fact
        for fact in step.expects
    )
    return step.model_copy(update={"action": _templated(step.action, names), "expects": expects})


def _templated(action: Action, names: Mapping[str, str]) -> Action:
    match action:
        case Navigate():
            return action.model_copy(update={"url": _named(action.url, names)})
        case Fill():
            is_secret = _is_password(action)
            value = f"{{{{{_SECRET_VARIABLE}}}}}" if is_secret else _named(action.value, names)
            return action.model_copy(update={"value": value})
        case SelectOption():
            return action.model_copy(update={"option": _named(action.option, names)})
        case Choose():
            where = tuple(
                condition.model_copy(update={"value": _named(condition.value, names)})
                for condition in action.rule.where
            )
            rule = action.rule.model_copy(update={"where": where})
            return action.model_copy(update={"rule": rule})
        case _:
            return action


def _named(value: str, names: Mapping[str, str]) -> str:
    return f"{{{{{names[value]}}}}}" if value in names else value


def _named_inside(text: str, names: Mapping[str, str]) -> str:
    """Replace words inside a folded text; short or numeric values would hit by accident."""
    for value in sorted(names, key=len, reverse=True):
        if len(value) >= 2 and not value.isdigit():
            text = text.replace(fold(value), f"{{{{{names[value]}}}}}")
    return text


def _is_password(action: Fill) -> bool:
    fingerprint = action.target.fingerprint
    return fingerprint is not None and fingerprint.type == "password"


def _secret_value(step: FlowStep) -> str | None:
    action = step.action
    return action.value if isinstance(action, Fill) and _is_password(action) else None


__all__ = ["Press", "build_flow", "record_step"]
