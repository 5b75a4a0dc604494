"""Comparisons: what one means stands in one place, and no two are written alike."""

import pytest

from studio.domain.actions.rule import Condition
from studio.domain.values.comparison import BY_SIGN, CellWords, Comparison


@pytest.mark.parametrize("one", Comparison)
def test_a_comparison_says_all_that_is_asked_of_it(one: Comparison) -> None:
    meaning = one.meaning
    words = Condition(column="列", comparison=one, value="値").in_words()
    assert words.startswith("列")
    assert "値" in words
    assert meaning.choice
    assert meaning.script
    assert meaning.texts or meaning.numbers, "nothing is compared"


def test_no_sign_and_no_word_means_two_comparisons() -> None:
    signs = [sign for one in Comparison for sign in one.meaning.signs]
    assert len(signs) == len(set(signs)) == len(BY_SIGN)
    assert len({one.meaning.script for one in Comparison}) == len(Comparison)
    assert len({one.meaning.choice for one in Comparison}) == len(Comparison)


def test_an_opposite_is_the_others_opposite() -> None:
    pairs = {one: one.opposite for one in Comparison if one.opposite}
    assert set(pairs) == {
        Comparison.AT_LEAST, Comparison.AT_MOST, Comparison.MORE_THAN, Comparison.LESS_THAN,
    }  # fmt: skip
    assert all(pairs[other] is one for one, other in pairs.items())


@pytest.mark.parametrize("one", [one for one in Comparison if one.opposite])
def test_where_one_of_a_pair_holds_the_other_does_not(one: Comparison) -> None:
    assert one.opposite is not None
    mine, other = one.meaning.numbers, one.opposite.meaning.numbers
    assert mine
    assert other
    assert all(mine(held, 3) is not other(held, 3) for held in (2, 3, 4))


def test_a_file_keeps_the_name_of_a_comparison() -> None:
    told = Condition(column="価格", comparison=Comparison.AT_MOST, value="3000")
    assert told.model_dump_json() == '{"column":"価格","comparison":"at_most","value":"3000"}'
    assert Condition.model_validate_json(told.model_dump_json()) == told


@pytest.mark.parametrize(
    ("cell", "wanted", "is_meant"),
    [
        ("A(最重要)", "A", True),
        ("01(東京)", "01", True),
        ("AB(重要)", "A", False),
        ("本(上)", "本", False),  # another volume is another book
        ("A(重要)ほか", "A", False),
    ],
)
def test_a_code_may_be_told_with_its_gloss(cell: str, wanted: str, *, is_meant: bool) -> None:
    texts = Comparison.EQUALS.meaning.texts
    assert texts
    assert texts(CellWords(cell, cell, ""), wanted) is is_meant
