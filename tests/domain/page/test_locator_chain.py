import pytest

from studio.domain.page.locator_chain import (
    LocatorCall,
    chain_from_json,
    chain_of,
    frames_of,
    to_json,
)
from studio.domain.page.target import Candidate, Family, Target

RECORDED = [family for family in Family if family not in (Family.WRITTEN, Family.TREE)]


@pytest.mark.parametrize("family", RECORDED)
def test_every_recorded_way_has_words(family: Family) -> None:
    chain = chain_of(Candidate(family=family, value="1/2", role="row", tag="p", score=1))
    assert chain
    assert chain_from_json(to_json(chain)) == chain


def test_what_was_never_recorded_has_none() -> None:
    assert chain_of(Candidate(family=Family.TREE, value="x", score=1)) == ()


def test_a_value_that_holds_quotes_stays_inside_of_them() -> None:
    (call,) = chain_of(Candidate(family=Family.ID, value='a"]\\', score=1))
    assert call.arguments == ('[id="a\\"]\\\\"]',)


def test_frames_are_calls_too() -> None:
    assert frames_of(Target(frames=("a", "b"))) == (
        LocatorCall("frame", ("a",)),
        LocatorCall("frame", ("b",)),
    )
