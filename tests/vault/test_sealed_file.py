"""A file for somebody else: opens with its passphrase, and says why it does not open."""

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.vault.keyfile import Argon2Cost
from studio.vault.sealed_file import (
    MAGIC,
    SealedFileError,
    SealedTrouble,
    is_sealed,
    open_file,
    seal_file,
)

CHEAP = Argon2Cost(iterations=1, memory_kib=128, lanes=1)
TEXT = "請求書の確認".encode() * 20
SEALED = seal_file(TEXT, "正しい合言葉 2026", CHEAP)
HEADER_END = len(SEALED) - len(TEXT) - 28


def trouble_of(content: bytes, passphrase: str = "正しい合言葉 2026") -> SealedTrouble:
    with pytest.raises(SealedFileError) as told:
        open_file(content, passphrase)
    return told.value.trouble


@given(st.binary(max_size=200), st.text(min_size=1, max_size=20))
@settings(max_examples=25)
def test_what_was_sealed_comes_back(content: bytes, passphrase: str) -> None:
    assert open_file(seal_file(content, passphrase, CHEAP), passphrase) == content


def test_nothing_of_it_can_be_read_and_it_is_never_the_same_twice() -> None:
    assert is_sealed(SEALED)
    assert "請求書".encode() not in SEALED
    assert seal_file(TEXT, "正しい合言葉 2026", CHEAP) != SEALED


@pytest.mark.parametrize("typed", ["正しい合言葉　２０２６", "正しい合言葉 ２026"])
def test_width_and_composition_do_not_matter(typed: str) -> None:
    assert open_file(SEALED, typed) == TEXT


def test_a_wrong_passphrase_is_told_from_a_changed_file() -> None:
    assert trouble_of(SEALED, "ちがう") is SealedTrouble.WRONG_PASSPHRASE
    assert trouble_of(SEALED, "") is SealedTrouble.WRONG_PASSPHRASE
    changed = SEALED[:-1] + bytes([SEALED[-1] ^ 1])
    assert trouble_of(changed) is SealedTrouble.CHANGED


@pytest.mark.parametrize("kept", [len(MAGIC), len(MAGIC) + 1, 40, HEADER_END, len(SEALED) - 1])
def test_a_cut_file_is_told(kept: int) -> None:
    assert trouble_of(SEALED[:kept]) is SealedTrouble.CUT


def test_what_stands_behind_the_end_is_a_change() -> None:
    assert trouble_of(SEALED + b"x") is SealedTrouble.CHANGED


def test_a_newer_layout_is_told() -> None:
    assert trouble_of(MAGIC[:-1] + b"2" + SEALED[len(MAGIC) :]) is SealedTrouble.NEWER


def test_a_file_of_another_kind_is_told() -> None:
    assert not is_sealed(b"PK\x03\x04")
    assert trouble_of(b"PK\x03\x04") is SealedTrouble.NOT_SEALED
    assert trouble_of(b"") is SealedTrouble.NOT_SEALED


@given(st.integers(0, len(SEALED) - 1), st.integers(1, 255))
@settings(max_examples=60)
def test_no_changed_byte_goes_unseen(place: int, mask: int) -> None:
    changed = bytearray(SEALED)
    changed[place] ^= mask
    assert trouble_of(bytes(changed)) is not SealedTrouble.WRONG_PASSPHRASE


def test_a_header_cannot_ask_for_the_memory_of_the_machine() -> None:
    begun = SEALED[: HEADER_END - 16].replace(b'"memory_kib":128', b'"memory_kib":2097152')
    length = len(begun) - len(MAGIC) - 2
    begun = MAGIC + length.to_bytes(2, "big") + begun[len(MAGIC) + 2 :]
    hostile = begun + hashlib.sha256(begun).digest()[:16] + SEALED[HEADER_END:]
    assert trouble_of(hostile) is SealedTrouble.CHANGED


def test_a_header_made_anew_does_not_fit_its_content() -> None:
    """Whoever has no passphrase cannot lower the cost: the header is bound to the ciphertext."""
    begun = SEALED[: HEADER_END - 16].replace(b'"lanes":1', b'"lanes":2')
    hostile = begun + hashlib.sha256(begun).digest()[:16] + SEALED[HEADER_END:]
    assert trouble_of(hostile) is SealedTrouble.WRONG_PASSPHRASE
