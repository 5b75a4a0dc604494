"""Moments in the time of this machine, as people say them and as papers and lists of commands write them."""

from datetime import UTC, date, datetime, timedelta
from typing import Final

from studio.words import tr

DAY_NAMES: Final = tuple(tr("月,火,水,木,金,土,日").split(","))
"""What people read of the days of a week, Monday first."""


def when_in_words(at: datetime, now: datetime) -> str:
    """Return a moment as people say it: 今日 10:12, 昨日 09:00, 明日 09:00, 11/01 18:30, 12/01（火） 09:00."""
    local, today = at.astimezone(), now.astimezone().date()
    clock = f"{local:%H:%M}"
    match (local.date() - today).days:
        case 0:
            return tr("今日 {clock}", clock=clock)
        case -1:
            return tr("昨日 {clock}", clock=clock)
        case 1:
            return tr("明日 {clock}", clock=clock)
        case _:
            return f"{day_in_words(local.date(), today)} {clock}"


def day_in_words(day: date, today: date) -> str:
    """Return a day as people say it: 11/01; one to come has its weekday, one of another year that year."""
    number = f"{day:%m/%d}" if day.year == today.year else f"{day:%Y/%m/%d}"
    if day <= today:
        return number
    return tr("{day}（{weekday}）", day=number, weekday=DAY_NAMES[day.weekday()])


def is_soon_after(mark: str, now: datetime, span: timedelta) -> bool:
    """Say whether less than a span has passed since a moment that was written down; one of the future (a clock set back) is worth nothing."""
    try:
        last = datetime.fromisoformat(mark)
    except ValueError:
        return False
    return last <= now.astimezone(UTC) < last + span


def day_of(at: datetime) -> str:
    """Return a day: 2026/11/27."""
    return f"{at.astimezone():%Y/%m/%d}"


def moment_of(at: datetime) -> str:
    """Return a day and its time: 2026/11/27 15:04."""
    return f"{at.astimezone():%Y/%m/%d %H:%M}"
