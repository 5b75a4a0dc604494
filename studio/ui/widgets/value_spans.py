"""Where the values that can be changed stand in a sentence, and which of them an edit changed. Pure."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.flows.flow import START_URL_VARIABLE
from studio.domain.values.variable import Variable

_BRACKETS: Final = re.compile(r"〔[^〔〕]+〕")


@dataclass(frozen=True, slots=True)
class ValueSpan:
    """One value in a sentence.

    Attributes:
        start: Its first character.
        end: One past its last.
        name: Of the variable; "" for a value that only a flow or the vault knows.
    """

    start: int
    end: int
    name: str = ""


def value_spans(text: str, variables: Sequence[Variable]) -> tuple[ValueSpan, ...]:
    """Return the values of a sentence in their order, none overlapping.

    As `editing.set_variable` swaps them: a number where it stands alone, a word inside 「」.
    """
    found = [ValueSpan(*match.span()) for match in _BRACKETS.finditer(text)]
    for variable in variables:
        if variable.name != START_URL_VARIABLE and variable.value:
            found += _spans_of(text, variable)
    taken: list[ValueSpan] = []
    for span in sorted(found, key=lambda one: (one.start, -one.end)):
        if not taken or span.start >= taken[-1].end:
            taken.append(span)
    return tuple(taken)


def changed_value(
    before: str, after: str, variables: Sequence[Variable]
) -> tuple[Variable, str] | None:
    """Return the variable of which an edit of a sentence wrote another value, with it; None for any other edit."""
    for span in value_spans(before, variables):
        head, tail = before[: span.start], before[span.end :]
        is_around = after.startswith(head) and after.endswith(tail)
        value = after[len(head) : len(after) - len(tail)].strip() if is_around else ""
        known = next((one for one in variables if one.name == span.name and span.name), None)
        is_whole = value and not set(value) & set("「」〔〕、。")
        if known and is_whole and value != known.value and _is_alike(known.value, value):
            return known, value
    return None


def _is_alike(old: str, new: str) -> bool:
    """Say whether a number stays a number: 「4」 that became 「4 以上」 is no other value."""
    return new.isdecimal() if old.isdecimal() else True


def _spans_of(text: str, variable: Variable) -> Iterator[ValueSpan]:
    value = variable.value
    if value.replace(".", "", 1).isdigit():
        pattern = rf"(?<![\d.,]){re.escape(value)}(?![\d,]|\.\d)"
        for match in re.finditer(pattern, text):
            yield ValueSpan(*match.span(), variable.name)
        return
    for match in re.finditer(re.escape(f"「{value}」"), text):
        yield ValueSpan(match.start() + 1, match.end() - 1, variable.name)
