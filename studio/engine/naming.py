"""Putting a variable where its value stands: in texts, and in what a step expects to see."""

from collections.abc import Collection, Mapping
from urllib.parse import unquote

from studio.domain.outcome import Evidence, EvidenceKind
from studio.domain.text import fold


def template_of(name: str) -> str:
    """Return the template that stands for a variable: 「{{検索語}}」."""
    return f"{{{{{name}}}}}"


def named(value: str, names: Mapping[str, str]) -> str:
    """Return the template of the variable that holds exactly `value`, or `value`."""
    return template_of(names[value]) if value in names else value


def detail_with_names(fact: Evidence, names: Mapping[str, str]) -> str:
    """Return what is expected with values as templates; short or numeric ones would hit by accident."""
    text = fact.detail
    if fact.kind is not EvidenceKind.TEXT_APPEARED:
        return text
    for value in sorted(names, key=len, reverse=True):
        if len(value) >= 2 and not value.isdigit():
            text = text.replace(fold(value), template_of(names[value]))
    return text


def follows_variable(fact: Evidence, names: Mapping[str, str]) -> bool:
    """Say whether an address holds a variable's value: another value leads to another address."""
    if fact.kind is not EvidenceKind.URL:
        return False
    path = fold(unquote(fact.detail))
    return any(len(value) >= 2 and fold(value) in path for value in names)


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
