"""A day of a calendar means nothing without its month: 20 of October is not 20 of November. Pure."""

import re
import unicodedata
from collections.abc import Iterable
from datetime import date
from typing import Final

from studio.domain.page.observation import AriaNode
from studio.domain.page.target import Fingerprint
from studio.domain.text import squeeze

DAYS_OF_A_CALENDAR: Final = 25
"""So many different days make a calendar; fewer numbers are pages of a list."""
_LEVELS: Final = 12
_DAY: Final = re.compile(r"(?:[12]?\d|3[01])日?")
_NUMBER: Final = re.compile(r"(\d{1,2})日?")
_MONTH: Final = re.compile(
    r"(?:(?:19|20)\d\d|(?:令和|r)\d+)[年/.-](?:1[0-2]|0?[1-9])月?"
    r"|(?:1[0-2]|0?[1-9])月,?(?:19|20)\d\d年?"
    r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[.,]*(?:19|20)\d\d",
    re.IGNORECASE,
)

_YEAR: Final = re.compile(r"(?<!\d)((?:19|20)\d\d)(?!\d)")
_MONTH_WORD: Final = re.compile(r"(?<!\d)(1[0-2]|0?[1-9])\s*月")
_MONTH_NUMBER: Final = re.compile(r"(?<!\d)(1[0-2]|0?[1-9])(?!\d)")
ENGLISH_MONTH: Final = re.compile(
    r"\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b", re.IGNORECASE
)
MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
MONTH_FORM: Final = "yyyy年M月"
"""How the month over a day is kept that a variable says."""


def day_over(looks: Fingerprint | None) -> date | None:
    """Return which day an element of a calendar is: its number under the month that stands over it."""
    if looks is None or not says_month(looks.heading):
        return None
    month, number = month_in(looks.heading), _NUMBER.fullmatch(squeeze(looks.name or looks.text))
    try:
        return date(*month, int(number[1])) if month and number else None
    except ValueError:
        return None


def month_in(text: str) -> tuple[int, int] | None:
    """Read year and month out of a calendar's heading: 2026年11月, November 2026, 11 / 2026."""
    plain = unicodedata.normalize("NFKC", text)
    year = _YEAR.search(plain)
    if year is None:
        return None
    rest = f"{plain[: year.start()]} {plain[year.end() :]}"
    if word := ENGLISH_MONTH.search(rest):
        return int(year[1]), MONTHS.index(word[1].lower()) + 1
    month = _MONTH_WORD.search(rest) or _MONTH_NUMBER.search(rest)
    return (int(year[1]), int(month[1])) if month else None


def says_month(text: str) -> bool:
    """Say whether a text is a year and a month, and nothing else: 2026年10月, October 2026."""
    return bool(_MONTH.fullmatch(squeeze(text)))


def month_over(node: AriaNode, around: Iterable[AriaNode]) -> str:
    """Return the month that stands over a day of a calendar; "" for other elements, and for several months.

    Args:
        node: What may be a day.
        around: Its ancestors, nearest first.
    """
    if not _is_day(node):
        return ""
    for level, ancestor in enumerate(around):
        if level >= _LEVELS:
            break
        inside = list(ancestor.walk())
        days = {squeeze(one.name or one.text) for one in inside if _is_day(one)}
        said = (one.name or one.text for one in inside)
        months = {squeeze(text): text.strip() for text in said if text and says_month(text)}
        if len(days) >= DAYS_OF_A_CALENDAR and months:
            return next(iter(months.values())) if len(months) == 1 else ""
    return ""


def _is_day(node: AriaNode) -> bool:
    return bool(_DAY.fullmatch(squeeze(node.name or node.text)))
