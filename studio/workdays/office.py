"""The calendar of an office in Japan: weekends, holidays, the turn of the year, own days off."""

from collections.abc import Callable
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from studio.workdays.days_off import DaysOff, read_days_off

HOLIDAYS_KNOWN_UNTIL: Final = date(2027, 12, 31)
"""The last day whose holidays stand in the official gazette: each February names the days of spring and
autumn of the year after. Later ones are computed; raise this with the version of the library."""

_SATURDAY: Final = 5
_LAST_COMPUTED: Final = 2099


class OfficeCalendar:
    """`WorkCalendar` by the library of Japanese holidays; it is loaded when the first day is asked for.

    Args:
        days_off_file: The company's own days; None = none.
        rests_at_year_end: December 29 to January 3 are days off.
    """

    def __init__(
        self, days_off_file: Path | None = None, *, rests_at_year_end: bool = True
    ) -> None:
        self._file = days_off_file
        self._rests_at_year_end = rests_at_year_end
        self._read: DaysOff | None = None

    @property
    def known_until(self) -> date:
        """See `WorkCalendar.known_until`."""
        return HOLIDAYS_KNOWN_UNTIL

    def is_workday(self, day: date) -> bool:
        """See `WorkCalendar.is_workday`.

        Raises:
            SettingsError: DAYS_OFF_UNREADABLE.
        """
        company = self._company()
        if day in company.working:
            return True
        if day in company.off or day.weekday() >= _SATURDAY:
            return False
        return not (self._is_year_end(day) or is_holiday(day))

    def _is_year_end(self, day: date) -> bool:
        is_around = (day.month, day.day) >= (12, 29) or (day.month, day.day) <= (1, 3)
        return self._rests_at_year_end and is_around

    def _company(self) -> DaysOff:
        if self._read is None:
            self._read = read_days_off(self._file) if self._file else DaysOff()
        return self._read


def is_holiday(day: date) -> bool:
    """Say whether a day is a holiday by law, 振替休日 and 国民の休日 included; none is computed past 2099."""
    return day.year <= _LAST_COMPUTED and _asked()(day)


@cache
def _asked() -> Callable[[date], bool]:
    from jpholiday import JPHoliday

    return JPHoliday().is_holiday
