"""A day of a calendar means nothing without its month: 20 of October is not 20 of November. Pure."""

import re
from collections.abc import Iterable
from typing import Final

from studio.domain.observation import AriaNode
from studio.domain.text import squeeze

DAYS_OF_A_CALENDAR: Final = 25
"""So many different days make a calendar; fewer numbers are pages of a list."""
_LEVELS: Final = 12
_DAY: Final = re.compile(r"(?:[12]?\d|3[01])日?")
_MONTH: Final = re.compile(
    r"(?:(?:19|20)\d\d|(?:令和|r)\d+)[年/.-](?:1[0-2]|0?[1-9])月?"
    r"|(?:1[0-2]|0?[1-9])月,?(?:19|20)\d\d年?"
    r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[.,]*(?:19|20)\d\d",
    re.IGNORECASE,
)


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
