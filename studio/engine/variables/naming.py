"""Putting a variable where its value stands: in texts, and in what a step expects to see."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final
from urllib.parse import unquote

from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.text import fold
from studio.engine.variables.retelling import TEMPLATE

_LEAST_SAID: Final = 3
"""Characters of a text that say enough to be looked for."""


def template_of(name: str, writing: str = "") -> str:
    """Return the template that stands for a variable, in a writing of its own: 「{{期日|yyyy-MM-dd}}」."""
    return f"{{{{{name}{f'|{writing}' if writing else ''}}}}}"


def named(value: str, names: Mapping[str, str]) -> str:
    """Return the template of the variable that holds exactly `value`, or `value`."""
    return template_of(names[value]) if value in names else value


def detail_with_names(fact: Evidence, names: Mapping[str, str]) -> str:
    """Return what is expected with values as templates; short or numeric ones would hit by accident, but behind #.

    A confirmation screen names the record that it is about, in the page's own writing.
    """
    text = fact.detail
    if fact.kind not in (EvidenceKind.TEXT_APPEARED, EvidenceKind.DIALOG):
        return text
    for value in sorted(names, key=len, reverse=True):
        if value.isdecimal():
            text = re.sub(rf"(?<=#){value}(?!\d)", template_of(names[value]), text)
        elif len(value) >= 2 and not value.isdigit():
            said = fold(value) if fact.kind is EvidenceKind.TEXT_APPEARED else value
            text = text.replace(said, template_of(names[value]))
    return text


def without_record(fact: Evidence, record: Sequence[str]) -> Evidence | None:
    """Return what is expected with `*` for what one record said, None where nothing is left to be said."""
    if fact.kind is not EvidenceKind.TEXT_APPEARED:
        return fact
    said = "|".join(re.escape(fold(words)) for words in sorted(record, key=len, reverse=True) if fold(words))  # fmt: skip
    if not said:
        return fact
    text = re.sub(rf"({TEMPLATE.pattern})|{said}", lambda found: found[1] or "*", fact.detail)
    if text == fact.detail:
        return fact
    text = re.sub(r"\*[\s*]*\*", "*", text)
    is_said = len(text.replace("*", "").strip()) >= _LEAST_SAID
    return fact.model_copy(update={"detail": text}) if is_said else None


def follows_variable(fact: Evidence, values: Collection[str]) -> bool:
    """Say whether an address holds a variable's value: another value leads to another address."""
    if fact.kind is not EvidenceKind.URL:
        return False
    path = fold(unquote(fact.detail))
    return any(len(value) >= 2 and fold(value) in path for value in values)


def free_name(wanted: str, taken: Collection[str], form: str = "{}{}") -> str:
    """Return `wanted`, or the first of `wanted` with 2, 3 … that nothing is called yet.

    Args:
        wanted: What it would be called.
        taken: Names that are in use.
        form: How name and number are written together.
    """
    name, number = wanted, 1
    while name in taken:
        number += 1
        name = form.format(wanted, number)
    return name
