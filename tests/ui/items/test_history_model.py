"""Moments, durations and prices as people say them."""

from datetime import datetime, timedelta

import pytest

from studio.domain.told import cost_in_words, seconds_in_words
from studio.ui.items.history_model import when_in_words

NOW = datetime(2026, 11, 21, 10, 30).astimezone()


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(minutes=18), "今日 10:12"),
        (timedelta(hours=11), "昨日 23:30"),
        (timedelta(days=20), "11/01 10:30"),
        (timedelta(days=400), "2025/10/17 10:30"),
    ],
)
def test_when(ago: timedelta, words: str) -> None:
    assert when_in_words(NOW - ago, NOW) == words


def test_how_long_and_how_much() -> None:
    assert seconds_in_words(2.13) == "2.1 秒"
    assert seconds_in_words(125.7) == "2 分 5 秒"
    assert cost_in_words(3412, 1.23) == "3,412 トークン・約1.2円"
    assert cost_in_words(3412, None) == "3,412 トークン・料金不明"
    assert cost_in_words(0, None) == "0円"
