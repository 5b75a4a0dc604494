"""How Japanese offices write values, and how fields hold them. Pure.

A field of a type takes its own form (ISO for dates); a page may set separators into what was typed
(1,234 or 100-0001). Both are the same value; a lost sign or point is not.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from studio.domain.dates import parse_date
from studio.domain.text import fold

_TIME: Final = re.compile(r"(\d{1,2})\s*(?::|時)\s*(?:(\d{1,2})分?)?")
_SEPARATED: Final = re.compile(r"-?[\d\s,¥円〒-]*\d[\d\s,¥円〒-]*")
_DASHES: Final = re.compile("[‐-―−－]")


def for_field(kind: str, value: str) -> str:
    """Return `value` as a field of this `type` takes it; unchanged when it cannot be read as one."""
    match kind:
        case "date":
            day = parse_date(value)
            return day.isoformat() if day else value
        case "month":
            day = parse_date(value) or parse_date(f"{value.strip()}1日") or parse_date(f"{value}/1")
            return day.strftime("%Y-%m") if day else value
        case "time":
            return _time(value) or value
        case _:
            return value


def same_value(held: str, wanted: str) -> bool:
    """Say whether a field that shows `held` has taken `wanted`."""
    if fold(held) == fold(wanted):
        return True
    digits, day = _digits(wanted), parse_date(wanted)
    return (digits is not None and digits == _digits(held)) or (
        day is not None and day == parse_date(held)
    )


def only_option(labels: Sequence[str], wanted: str) -> tuple[int, ...]:
    """Return the places of the options that are meant: equal when folded, else those that hold it.

    Exactly one place means that it is clear which.
    """
    equal = [index for index, label in enumerate(labels) if fold(label) == fold(wanted)]
    if equal or not fold(wanted):
        return tuple(equal)
    return tuple(index for index, label in enumerate(labels) if fold(wanted) in fold(label))


def _time(value: str) -> str | None:
    match = _TIME.fullmatch(unicodedata.normalize("NFKC", value).strip())
    if match is None or int(match[1]) > 23 or int(match[2] or 0) > 59:
        return None
    return f"{int(match[1]):02}:{int(match[2] or 0):02}"


def _digits(text: str) -> str | None:
    """Return sign and digits of a number, code or phone number with its separators; else None."""
    plain = _DASHES.sub("-", fold(text))
    if not _SEPARATED.fullmatch(plain):
        return None
    return plain[: plain.startswith("-")] + "".join(filter(str.isdigit, plain))
