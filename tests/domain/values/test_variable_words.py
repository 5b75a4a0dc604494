"""Every kind of a variable has a word of its own."""

from studio.domain.values.variable import VariableKind
from studio.domain.values.variable_words import KIND_WORDS


def test_every_kind_has_a_word_of_its_own() -> None:
    assert set(KIND_WORDS) == set(VariableKind)
    assert len(set(KIND_WORDS.values())) == len(VariableKind)
