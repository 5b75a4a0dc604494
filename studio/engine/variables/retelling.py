"""A person's sentence of the first run, told with the values of another run. Pure."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from studio.domain.values.writing import NUMBERS, WRITINGS

TEMPLATE: Final = re.compile(r"\{\{[^{}]*\}\}")
"""What stands for a variable in the texts of a flow."""
_REMARK: Final = re.compile(r"\s*[(（\[［].*$", re.DOTALL)
_KEPT_WHOLE: Final = rf"{TEMPLATE.pattern}|〔[^〕]*〕"
_LEAST_END: Final = 2
_LEAST_RETOLD: Final = 2


def retold(text: str, then: Mapping[str, str], now: Mapping[str, str]) -> str:
    """Return a sentence with today's values where those of the first run stand in it.

    Args:
        text: In the person's words.
        then: Values of the first run, by the names of their variables.
        now: Values of this run.
    """
    names = (name for name in then if _base_of(name) == name or _base_of(name) not in text)
    patterns, other = {name: re.escape(name) for name in names}, dict[str, str]()
    for name, value in then.items():
        if name in now and value and now[name] != value:
            for said, today in _writings(_as_said(value, text), value, now[name]):
                patterns[said], other[said] = _where_said(name, said), today
        elif len(value) >= _LEAST_RETOLD:
            patterns[value] = re.escape(value)
    if not other:
        return text
    ordered = [_KEPT_WHOLE, *(patterns[one] for one in sorted(patterns, key=len, reverse=True))]
    return re.sub("|".join(ordered), lambda found: other.get(found[0], found[0]), text)


def _writings(said: str, value: str, today: str) -> Iterator[tuple[str, str]]:
    """Yield a value as sentences write it, with today's in the same writing: 1,250,000 for 1250000."""
    for write in (WRITINGS[name] for name in NUMBERS):
        written, other = write(value), write(today)
        if written and other:
            yield written, other
    yield said, today


def _where_said(name: str, value: str) -> str:
    """Return a pattern of where a value stands: a number as a whole one and in no day, one letter in 「」 or behind its name, the end of that (下限評価: 評価が4) or #."""
    own = re.escape(value)
    if value.isdecimal():
        own = rf"(?<![\d.,:/-]){own}(?![\d:/年月日時]|[.,-]\d)"
    elif value[0].isascii() and value[0].isalnum():
        own = rf"(?<![A-Za-z0-9]){own}"
    if len(value) >= _LEAST_RETOLD:
        return own
    called = "|".join(
        rf"(?<={re.escape(before)})"
        for one in dict.fromkeys((name, _base_of(name) or name, *_ends_of(name)))
        for before in ("「", "#", one, f"{one}が", f"{one}は", f"{one}を")
    )
    return f"(?:{called}){own}"


def _base_of(name: str) -> str:
    """Return a name without the number that tells it from its like: 単価 of 単価1, which 「単価120000」 does not name."""
    return name.rstrip("0123456789")


def _as_said(value: str, text: str) -> str:
    """Return a value as a sentence says it: an option without the remark behind it."""
    bare = _REMARK.sub("", value)
    return value if value in text or not bare else bare


def _ends_of(name: str) -> Iterator[str]:
    """Yield the ends of a name that may be a column's own."""
    return (name[at:] for at in range(1, len(name) - _LEAST_END + 1))
