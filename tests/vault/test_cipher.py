import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.vault.cipher import SealBrokenError, new_key, seal, subkey, unseal


@given(plain=st.binary(max_size=200), context=st.text(max_size=20))
def test_what_was_sealed_comes_back(plain: bytes, context: str) -> None:
    key = new_key()
    assert unseal(key, seal(key, plain, context), context) == plain


@given(data=st.data())
def test_every_changed_bit_is_noticed(data: st.DataObject) -> None:
    key = new_key()
    sealed = bytearray(seal(key, b"secret value", "slot"))
    place = data.draw(st.integers(0, len(sealed) * 8 - 1))
    sealed[place // 8] ^= 1 << place % 8
    with pytest.raises(SealBrokenError):
        unseal(key, bytes(sealed), "slot")


def test_another_key_another_context_and_a_cut_are_refused() -> None:
    key = new_key()
    sealed = seal(key, b"secret value", "one")
    for bad_key, bytes_, context in (
        (new_key(), sealed, "one"),
        (key, sealed, "two"),
        (key, sealed[:-1], "one"),
        (key, b"", "one"),
    ):
        with pytest.raises(SealBrokenError):
            unseal(bad_key, bytes_, context)


def test_sealing_twice_never_gives_the_same_bytes() -> None:
    key = new_key()
    assert seal(key, b"same", "c") != seal(key, b"same", "c")


def test_subkeys_differ_by_purpose_and_salt_and_repeat() -> None:
    key = new_key()
    keys = {subkey(key, "db/v1"), subkey(key, "secrets/v1"), subkey(key, "db/v1", b"x"), key}
    assert len(keys) == 4
    assert subkey(key, "db/v1") == subkey(key, "db/v1")
    assert len(subkey(key, "db/v1")) == 32
