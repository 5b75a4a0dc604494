"""Moments as people say them."""

from datetime import datetime, timedelta

import pytest

from studio.domain.values.moments import when_in_words

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
