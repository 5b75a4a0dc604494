"""Which days a sentence means by 明日 and 来週の金曜. Pure."""

from collections.abc import Sequence
from datetime import date
from typing import Final

from studio.domain.errors import SettingsError
from studio.domain.values.date_expression import day_said, is_date_said
from studio.engine.variables.values import NoCalendar

_LONGEST: Final = 12
"""Signs of such a day."""


def days_of(text: str, starts: Sequence[int], today: date) -> frozenset[date] | None:
    """Return the days that a text means at some places; None where one of them cannot be told.

    Args:
        text: What was said.
        starts: Where in it a day begins.
        today: By which it is counted.
    """
    found, end = set[date](), 0
    for start in starts:
        if start < end:  # within the one before: 来週の金曜
            continue
        said = next(
            (
                text[start:at]
                for at in range(start + _LONGEST, start, -1)
                if is_date_said(text[start:at])
            ),
            "",
        )
        day = _day(said, today) if said else None
        if day is None:
            return None
        found.add(day)
        end = start + len(said)
    return frozenset(found)


def _day(said: str, today: date) -> date | None:
    try:
        return day_said(said, today, NoCalendar()).day
    except SettingsError:
        return None
