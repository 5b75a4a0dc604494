"""Dates as Japanese offices write them, read into ISO form. Never guessed: unclear means None."""

import re
import unicodedata
from datetime import date, timedelta
from typing import Final

_ERAS: Final = {"令和": 2018, "r": 2018, "平成": 1988, "h": 1988, "昭和": 1925, "s": 1925}
_WESTERN: Final = re.compile(r"(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?")
_JAPANESE: Final = re.compile(
    r"(令和|平成|昭和|[rhs])\s*(元|\d{1,2})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?",
    re.IGNORECASE,
)
_WHOLE: Final = re.compile(
    rf"(?<![\d.])(?:{_WESTERN.pattern}|{_JAPANESE.pattern})(?!\d)", re.IGNORECASE
)
_OF_A_YEAR: Final = re.compile(r"(\d{1,2})\s*(?:/|月)\s*(\d{1,2})\s*日?")
HALF_A_YEAR: Final = timedelta(days=183)


def parse_date(text: str) -> date | None:
    """Read 2026/11/20, 2026年11月20日, 令和8年11月20日, R8.11.20; None when `text` is nothing else.

    A date that does not exist (H31.4.31) is None too.
    """
    plain = unicodedata.normalize("NFKC", text).strip()
    if match := _WESTERN.fullmatch(plain):
        return _real(int(match[1]), int(match[2]), int(match[3]))
    if match := _JAPANESE.fullmatch(plain):
        year = 1 if match[2] == "元" else int(match[2])
        return _real(_ERAS[match[1].lower()] + year, int(match[3]), int(match[4]))
    return None


def dates_in(text: str) -> frozenset[date]:
    """Return the dates that a text says with their year: 「2026年12月8日(火)」, 「R8.12.8 13:00」."""
    plain = unicodedata.normalize("NFKC", text)
    found = (parse_date(one.group()) for one in _WHOLE.finditer(plain))
    return frozenset(day for day in found if day is not None)


def day_near(text: str, around: date) -> date | None:
    """Return the day of 「12/5」 or 「12月5日」 that is less than half a year from another one, as offices read it."""
    match = _OF_A_YEAR.fullmatch(unicodedata.normalize("NFKC", text).strip())
    years = (around.year, around.year - 1, around.year + 1) if match else ()
    days = (_real(year, int(match[1]), int(match[2])) for year in years if match)
    return next((day for day in days if day and abs(day - around) < HALF_A_YEAR), None)


def _real(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
