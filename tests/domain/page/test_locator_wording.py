"""How an element was found, for people: no word of the machine, and no two ways alike."""

import re

import pytest

from studio.domain.page.locator_wording import found_in_words, way_in_words
from studio.domain.page.target import Candidate, Family


@pytest.mark.parametrize("found_by", [*Family, "ref", "nazo"])
def test_every_way_has_plain_words(found_by: str) -> None:
    words = found_in_words(found_by)
    assert words.endswith(("で", "から"))
    assert not re.search(r"role|css|nth|xpath|aria|=", words)


def test_ways_are_told_apart() -> None:
    assert len({found_in_words(family) for family in Family}) == len(Family)


def test_nothing_is_said_where_nothing_was_looked_for() -> None:
    assert found_in_words("") == ""


def test_a_way_is_told_by_what_it_looks_for() -> None:
    told = {
        Family.ROLE: "「甲」という名前",
        Family.SCOPED: "「Python 入門」の中の「甲」",
        Family.NEAR: "「Python 入門」の隣の「甲」",
        Family.LABEL: "ラベル「甲」",
        Family.CSS: "ページの形",
    }
    ways = [Candidate(family=one, value="甲", scope_key="Python 入門", score=10) for one in told]
    assert [way_in_words(way) for way in ways] == list(told.values())
    assert way_in_words(Candidate(family=Family.NTH, value="2/5", score=1000)) == (
        "並び順（5 個のうち 2 番目）"
    )


@pytest.mark.parametrize("family", Family)
def test_every_family_is_told_without_words_of_the_machine(family: Family) -> None:
    words = way_in_words(Candidate(family=family, value="甲", score=10))
    assert words
    assert not re.search(r"role|css|nth|xpath|aria|=", words)
