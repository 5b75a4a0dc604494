"""A day, or a moment of it, given in pieces: a year, a month, a day, an hour and a minute in fields of their own. Pure."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final

from studio.domain.values.date_format import format_date
from studio.domain.values.dates import parse_date
from studio.domain.values.writing import OF_DAY, OF_TIME, WRITINGS, read_time

ORDERS: Final = ("yMdHm", "MdyHm", "dMyHm")
"""In which forms ask for the pieces."""
_YEARS: Final = ("yyyy", "yyyy年", "ggge年", "ggge", "e")
_PLAIN: Final = "{}"
_PADDED: Final = "{:02}"
_FAMILIES: Final = (
    ("", _PLAIN),
    ("月日時分", _PLAIN),
    ("", _PADDED),
    ("月日時分", _PADDED),
)
"""How a month, a day, an hour and a minute are written when each stands by itself."""
_KINDS: Final = "MdHm"


@dataclass(frozen=True, slots=True)
class DayPiece:
    """How one piece is written in a field of its own.

    Attributes:
        text: What is given for it.
        writing: By which the whole value is written so.
        first: The same of the first month, day, hour or minute: a list tells by it whether it has zeros.
    """

    text: str
    writing: str
    first: str = ""


DayPieces = Mapping[str, DayPiece]
"""By `y`, `M`, `d`, and for a moment `H` and `m`."""


def pieces_of(value: str) -> Iterator[DayPieces]:
    """Yield the ways to give a value in pieces, those of the whole year first; nothing for what is neither a day nor a moment."""
    time = read_time(value)
    day = parse_date(value) or (time.day if time else None)
    if day is None:
        return
    of_day, of_time = (OF_DAY, OF_TIME) if time else ("", "")
    numbers = (day.month, day.day, *((time.hour, time.minute) if time else ()))
    for year, (units, form) in product(_YEARS, _FAMILIES):
        found = {"y": DayPiece(format_date(day, year), of_day + year)}
        for at, (kind, number) in enumerate(zip(_KINDS, numbers, strict=False)):
            unit = units[at : at + 1]
            sign = (kind if form is _PLAIN else kind * 2) + unit
            writing = (of_time if kind in "Hm" else of_day) + sign
            first = form.format(int(kind in "Md")) + unit
            found[kind] = DayPiece(form.format(number) + unit, writing, first)
        yield found


def covered_by(writings: Iterable[str]) -> frozenset[str]:
    """Return which pieces of a moment some writings of it say: all of them where one is no piece."""
    found: set[str] = set()
    for writing in writings:
        if writing not in WRITINGS or not writing.startswith((OF_DAY, OF_TIME)):
            return frozenset("yMdHm")
        signs = writing.removeprefix(OF_DAY).removeprefix(OF_TIME)
        found |= {kind for kind in "MdHm" if kind in signs} | (
            {"y"} if {*signs} & {*"ye"} else set()
        )
    return frozenset(found)
