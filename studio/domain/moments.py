"""Moments of the past as people say them: 今日 10:12, 昨日 09:00."""

from datetime import datetime, timedelta


def when_in_words(at: datetime, now: datetime) -> str:
    """Return a moment as people say it: 今日 10:12, 昨日 09:00, 11/01 18:30."""
    local, today = at.astimezone(), now.astimezone().date()
    clock = f"{local:%H:%M}"
    if local.date() == today:
        return f"今日 {clock}"
    if local.date() == today - timedelta(days=1):
        return f"昨日 {clock}"
    if local.year == today.year:
        return f"{local:%m/%d} {clock}"
    return f"{local:%Y/%m/%d} {clock}"
