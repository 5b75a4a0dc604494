"""Moments as papers write them, in the time of this machine."""

from datetime import datetime


def day_of(at: datetime) -> str:
    """Return a day: 2026/11/27."""
    return f"{at.astimezone():%Y/%m/%d}"


def moment_of(at: datetime) -> str:
    """Return a day and its time: 2026/11/27 15:04."""
    return f"{at.astimezone():%Y/%m/%d %H:%M}"


def foot_at(at: datetime) -> str:
    """Return what a paper says at its foot."""
    return f"手順スタジオで {moment_of(at)} に作りました"
