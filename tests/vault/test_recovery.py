import unicodedata

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from studio.vault.recovery import MistypedError, as_text, from_text, new_recovery_secret

SECRETS = st.binary(min_size=20, max_size=20)
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


@given(SECRETS)
def test_written_down_and_typed_back(secret: bytes) -> None:
    assert from_text(as_text(secret)) == secret


def test_seven_groups_of_crockford_characters() -> None:
    groups = as_text(new_recovery_secret()).split("-")
    assert [len(group) for group in groups] == [5, 5, 5, 5, 5, 5, 4]
    assert set("".join(groups)) <= set(ALPHABET)


@given(SECRETS)
def test_people_type_it_in_many_ways(secret: bytes) -> None:
    text = as_text(secret)
    wide = "".join(chr(ord(c) + 0xFEE0) if c != "-" else "ー" for c in text)
    assert unicodedata.normalize("NFKC", wide) != wide
    for typed in (
        text.lower(),
        text.replace("-", ""),
        text.replace("-", " "),
        wide.replace("ー", "－"),
        text.replace("0", "o").replace("1", "l"),
        f"  {text.replace('1', 'I')}\n",
    ):
        assert from_text(typed) == secret


@given(SECRETS, st.integers(0, 33), st.sampled_from(ALPHABET))
def test_one_wrong_character_is_always_noticed(secret: bytes, place: int, other: str) -> None:
    digits = as_text(secret).replace("-", "")
    assume(digits[place] != other)
    with pytest.raises(MistypedError):
        from_text(digits[:place] + other + digits[place + 1 :])


@given(SECRETS, st.integers(0, 30))
def test_two_swapped_neighbours_are_always_noticed(secret: bytes, place: int) -> None:
    digits = as_text(secret).replace("-", "")
    assume(digits[place] != digits[place + 1])
    swapped = digits[:place] + digits[place + 1] + digits[place] + digits[place + 2 :]
    with pytest.raises(MistypedError):
        from_text(swapped)


@pytest.mark.parametrize("typed", ["", "-", "ABCDE", "回復キー", "U" * 34, "0" * 35])
def test_anything_else_is_not_a_recovery_key(typed: str) -> None:
    with pytest.raises(MistypedError):
        from_text(typed)
