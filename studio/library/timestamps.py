"""Moments as the library keeps them."""

from datetime import UTC, datetime


def as_stored(moment: datetime) -> str:
    """Return a moment as text whose order is the order of time: UTC, ISO 8601, microseconds."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")
