"""Which values of a run are secrets, and what asks for them instead. Pure."""

import re
from collections.abc import Collection, Sequence
from typing import Final

from studio.domain.actions.action import Fill, TypesText, TypeText
from studio.domain.flows.flow import FlowStep
from studio.domain.runs.checklist import Checklist
from studio.engine.secrets.masking import is_secret_name
from studio.engine.secrets.secret_redactor import secret_name_in
from studio.engine.variables.naming import free_name

_SECRET_VARIABLE: Final = "パスワード"  # noqa: S105 - a name, not a secret


def secret_names(
    checklist: Checklist, steps: Sequence[FlowStep], vault: Collection[str]
) -> dict[str, str]:
    """Map every value that is a secret, by its field or by its name, to the variable that asks."""
    fills = [step.action for step in steps if isinstance(step.action, TypesText)]
    values = {
        text: _called(fill) for fill in fills if fill.target.is_secret and (text := fill.typed)
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
    """Name a secret: a password as the run and its sentence do, a card number or a code like its field."""
    fingerprint = fill.target.fingerprint
    is_password = fingerprint is None or fingerprint.type == "password"
    name = re.sub(r"[{}\s]+", " ", fill.target.name).strip()
    if is_password or not name:
        return secret_name_in(fill.typed) or _SECRET_VARIABLE
    return name
