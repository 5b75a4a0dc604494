"""How an element was found, for people: no word of the machine, and no two ways alike."""

import re

import pytest

from studio.domain.found import found_in_words
from studio.domain.target import Family


@pytest.mark.parametrize("found_by", [*Family, "ref", "nazo"])
def test_every_way_has_plain_words(found_by: str) -> None:
    words = found_in_words(found_by)
    assert words.endswith(("で", "から"))
    assert not re.search(r"role|css|nth|xpath|aria|=", words)


def test_ways_are_told_apart() -> None:
    assert len({found_in_words(family) for family in Family}) == len(Family)


def test_nothing_is_said_where_nothing_was_looked_for() -> None:
    assert found_in_words("") == ""
