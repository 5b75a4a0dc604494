"""Each way of opening gives the library's key to the right secret, in its own library, and else nothing."""

import base64
import threading
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from studio.vault import slots
from studio.vault.cipher import KEY_BYTES, SealBrokenError, new_key, seal
from studio.vault.keyfile import Argon2Cost, KeychainSlot, PassphraseSlot, RecoverySlot
from studio.vault.slots import (
    context_of,
    new_keychain_secret,
    open_with_keychain,
    open_with_passphrase,
    open_with_recovery,
    wrap_for_keychain,
    wrap_for_passphrase,
    wrap_for_recovery,
)

LIGHT = Argon2Cost(iterations=1, memory_kib=128, lanes=1)
KEY = bytes(range(KEY_BYTES))
OURS, FOREIGN = "0" * 32, "f" * 32
PASSPHRASE = "ガギグ パスワード1"
PAPER, OTHER_PAPER = b"p" * 20, b"q" * 20
RANDOM, OTHER_RANDOM = new_keychain_secret(), new_keychain_secret()

AnySlot = PassphraseSlot | RecoverySlot | KeychainSlot


@dataclass(frozen=True, slots=True)
class Way:
    """One way of opening: a slot for `OURS`, and opening it rightly or wrongly."""

    slot: AnySlot
    right: Callable[[AnySlot, str], bytes]
    wrong: Callable[[AnySlot, str], bytes]


def by_passphrase(passphrase: str) -> Callable[[AnySlot, str], bytes]:
    def open_(slot: AnySlot, library_id: str) -> bytes:
        assert isinstance(slot, PassphraseSlot)
        return open_with_passphrase(slot, passphrase, library_id)

    return open_


def by_recovery(secret: bytes) -> Callable[[AnySlot, str], bytes]:
    def open_(slot: AnySlot, library_id: str) -> bytes:
        assert isinstance(slot, RecoverySlot)
        return open_with_recovery(slot, secret, library_id)

    return open_


def by_keychain(secret: str) -> Callable[[AnySlot, str], bytes]:
    def open_(slot: AnySlot, library_id: str) -> bytes:
        assert isinstance(slot, KeychainSlot)
        return open_with_keychain(slot, secret, library_id)

    return open_


WAYS = (
    Way(
        wrap_for_passphrase(KEY, PASSPHRASE, OURS, LIGHT),
        by_passphrase(PASSPHRASE),
        by_passphrase(PASSPHRASE + "!"),
    ),
    Way(wrap_for_recovery(KEY, PAPER, OURS), by_recovery(PAPER), by_recovery(OTHER_PAPER)),
    Way(
        wrap_for_keychain(KEY, RANDOM, OURS, "KWallet"),
        by_keychain(RANDOM),
        by_keychain(OTHER_RANDOM),
    ),
)
each_way = pytest.mark.parametrize("way", WAYS, ids=[way.slot.kind for way in WAYS])


@each_way
def test_the_right_secret_gives_the_key_back(way: Way) -> None:
    assert way.right(way.slot, OURS) == KEY
    assert KEY.hex() not in way.slot.model_dump_json()


@each_way
def test_the_wrong_secret_gives_nothing(way: Way) -> None:
    with pytest.raises(SealBrokenError):
        way.wrong(way.slot, OURS)


@each_way
def test_a_slot_carried_into_another_library_opens_nothing(way: Way) -> None:
    with pytest.raises(SealBrokenError):
        way.right(way.slot, FOREIGN)


@each_way
def test_a_changed_byte_anywhere_is_noticed(way: Way) -> None:
    wrapped = bytes.fromhex(way.slot.wrapped)
    for place in (0, len(wrapped) // 2, len(wrapped) - 1):
        changed = wrapped[:place] + bytes([wrapped[place] ^ 1]) + wrapped[place + 1 :]
        slot = way.slot.model_copy(update={"wrapped": changed.hex()})
        with pytest.raises(SealBrokenError):
            way.right(slot, OURS)


@pytest.mark.parametrize("way", WAYS[:2], ids=["passphrase", "recovery"])
def test_another_salt_opens_nothing(way: Way) -> None:
    slot = way.slot.model_copy(update={"salt": "00" * 16})
    with pytest.raises(SealBrokenError):
        way.right(slot, OURS)


def test_a_slot_of_one_kind_is_none_of_another() -> None:
    """The wrapping key alone is not enough: what was sealed names its kind of slot."""
    secret = new_keychain_secret()
    kept = wrap_for_keychain(KEY, secret, OURS, "")
    assert context_of("keychain", OURS) != context_of("recovery", OURS)
    moved = seal(base64.b64decode(secret), KEY, context_of("recovery", OURS)).hex()
    with pytest.raises(SealBrokenError):
        open_with_keychain(kept.model_copy(update={"wrapped": moved}), secret, OURS)


@pytest.mark.parametrize("typed", ["ｶﾞｷﾞｸﾞ パスワード１", unicodedata.normalize("NFD", PASSPHRASE)])
def test_a_passphrase_opens_however_the_keyboard_spells_it(typed: str) -> None:
    slot = wrap_for_passphrase(KEY, PASSPHRASE, OURS, LIGHT)
    assert open_with_passphrase(slot, typed, OURS) == KEY


def test_wrapping_twice_shows_nothing_in_common() -> None:
    first, second = (wrap_for_passphrase(KEY, PASSPHRASE, OURS, LIGHT) for _ in range(2))
    assert first.salt != second.salt
    assert first.wrapped != second.wrapped
    assert new_keychain_secret() != new_keychain_secret()


@pytest.mark.parametrize("secret", ["", "もじ", "not base64!", "c2hvcnQ="])
def test_a_keychain_that_holds_something_else_is_a_broken_seal(secret: str) -> None:
    with pytest.raises(SealBrokenError):
        open_with_keychain(wrap_for_keychain(KEY, RANDOM, OURS, ""), secret, OURS)


def test_a_key_of_another_length_is_no_key() -> None:
    slot = wrap_for_recovery(new_key()[:16], PAPER, OURS)
    with pytest.raises(SealBrokenError):
        open_with_recovery(slot, PAPER, OURS)


def test_keys_that_are_derived_at_the_same_time_do_not_wait_for_each_other() -> None:
    cost = Argon2Cost(iterations=1, memory_kib=4096, lanes=4)
    slot = wrap_for_passphrase(KEY, PASSPHRASE, OURS, cost)
    keys: list[bytes] = []

    def derive() -> None:
        keys.extend(open_with_passphrase(slot, PASSPHRASE, OURS) for _ in range(20))

    threads = [threading.Thread(target=derive, daemon=True) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=30)
    assert keys == [KEY] * 40


def test_a_moment_without_memory_is_waited_out(monkeypatch: pytest.MonkeyPatch) -> None:
    slot, tries = wrap_for_passphrase(KEY, PASSPHRASE, OURS, LIGHT), 0
    whole = slots.derived

    def short(plain: bytes, salt: bytes, cost: Argon2Cost) -> bytes:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise MemoryError
        return whole(plain, salt, cost)

    monkeypatch.setattr(slots, "derived", short)
    assert open_with_passphrase(slot, PASSPHRASE, OURS) == KEY
