"""Working days: the holidays of Japan, the turn of the year, and a company's own days off."""

from studio.workdays.days_off import DaysOff, read_days_off
from studio.workdays.office import OfficeCalendar

__all__ = ["DaysOff", "OfficeCalendar", "read_days_off"]
