"""Which of the ways that find an element are kept: the best of each family, five at most."""

from studio.browser.targets.proposing import MAX_CANDIDATES, chosen
from studio.domain.page.target import Candidate, Family


def _way(family: Family, score: int, value: str = "x") -> Candidate:
    return Candidate(family=family, value=value, score=score)


def test_each_family_sends_its_best_before_a_second_one() -> None:
    labels = [_way(Family.LABEL, 110 + n, f"label {n}") for n in range(6)]
    others = [_way(Family.ROLE, 100), _way(Family.ID, 250), _way(Family.TEXT, 180)]
    kept = chosen([*labels, *others])
    assert len(kept) == MAX_CANDIDATES
    assert {one.family for one in kept} == {Family.LABEL, Family.ROLE, Family.ID, Family.TEXT}
    assert [one.value for one in kept if one.family is Family.LABEL] == ["label 0", "label 1"]
    assert [one.score for one in kept] == sorted(one.score for one in kept)


def test_nothing_that_finds_it_is_nothing_to_keep() -> None:
    assert chosen([]) == []


def test_a_part_of_the_page_does_not_push_out_what_is_known_by_no_words() -> None:
    named = _way(Family.SCOPED, 140).model_copy(
        update={"scope_role": "form", "scope_name": "絞り込み"}
    )
    region = _way(Family.SCOPED, 150).model_copy(update={"scope_role": "main"})
    words = [_way(Family.ROLE, 100), _way(Family.LABEL, 110), _way(Family.NEAR, 160)]
    attribute = _way(Family.ATTRIBUTE, 220, "name=stock")
    assert attribute in chosen([*words, named, region, attribute])
    assert region in chosen([*words, region, attribute])
