"""Moments as people say them."""

from datetime import UTC, datetime, timedelta

import pytest

from studio.domain.values.moments import is_soon_after, when_in_words

NOW = datetime(2026, 11, 21, 10, 30).astimezone()


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(minutes=18), "今日 10:12"),
        (timedelta(hours=11), "昨日 23:30"),
        (timedelta(days=20), "11/01 10:30"),
        (timedelta(days=400), "2025/10/17 10:30"),
        (timedelta(days=-1), "明日 10:30"),
        (timedelta(days=-9), "11/30（月） 10:30"),
        (timedelta(days=-45), "2027/01/05（火） 10:30"),
    ],
)
def test_when(ago: timedelta, words: str) -> None:
    assert when_in_words(NOW - ago, NOW) == words


@pytest.mark.parametrize(
    ("mark", "expected"),
    [
        ("2026-11-27T12:00:00+00:00", True),
        ("2026-11-26T12:00:00+00:00", False),  # a span is over once it has passed
        ("2026-11-29T12:00:00+00:00", False),  # written by a clock that was ahead
        ("?", False),
    ],
)
def test_what_was_written_down_is_near_for_a_span(mark: str, expected: bool) -> None:
    now = datetime(2026, 11, 28, 12, tzinfo=UTC)
    assert is_soon_after(mark, now, timedelta(days=2)) is expected
