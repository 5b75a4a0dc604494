"""Moments of the past in the time of this machine, as people say them and as papers write them."""

from datetime import datetime, timedelta

from studio.words import tr


def when_in_words(at: datetime, now: datetime) -> str:
    """Return a moment as people say it: 今日 10:12, 昨日 09:00, 11/01 18:30."""
    local, today = at.astimezone(), now.astimezone().date()
    clock = f"{local:%H:%M}"
    if local.date() == today:
        return tr("今日 {clock}", clock=clock)
    if local.date() == today - timedelta(days=1):
        return tr("昨日 {clock}", clock=clock)
    if local.year == today.year:
        return f"{local:%m/%d} {clock}"
    return f"{local:%Y/%m/%d} {clock}"


def day_of(at: datetime) -> str:
    """Return a day: 2026/11/27."""
    return f"{at.astimezone():%Y/%m/%d}"


def moment_of(at: datetime) -> str:
    """Return a day and its time: 2026/11/27 15:04."""
    return f"{at.astimezone():%Y/%m/%d %H:%M}"
