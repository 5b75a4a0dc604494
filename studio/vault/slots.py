"""Wrapping the library's key for one way of opening it. Pure but for the random numbers."""

import base64
import os
import threading
import unicodedata
from contextlib import suppress
from typing import Final

from cryptography.hazmat.primitives.kdf.argon2 import Argon2id

from studio.vault.cipher import KEY_BYTES, SealBrokenError, new_key, seal, subkey, unseal
from studio.vault.keyfile import Argon2Cost, KeychainSlot, PassphraseSlot, RecoverySlot

_SALT_BYTES: Final = 16
_MORE_TRIES: Final = 2
_ALONE: Final = threading.Lock()
"""Two of OpenSSL's Argon2 with several lanes at once in one process wait for each other for ever (4.0.3, measured)."""


def context_of(kind: str, library_id: str) -> str:
    """Return what a wrapped key is bound to: its kind of slot and its library."""
    return f"slot:{kind}:v1:{library_id}"


def wrap_for_passphrase(
    key: bytes, passphrase: str, library_id: str, cost: Argon2Cost
) -> PassphraseSlot:
    """Wrap for a passphrase. Takes about half a second on purpose."""
    salt = os.urandom(_SALT_BYTES)
    wrapped = seal(stretch(passphrase, salt, cost), key, context_of("passphrase", library_id))
    return PassphraseSlot(cost=cost, salt=salt.hex(), wrapped=wrapped.hex())


def open_with_passphrase(slot: PassphraseSlot, passphrase: str, library_id: str) -> bytes:
    """Return the library's key.

    Raises:
        SealBrokenError: Another passphrase, or a changed slot.
    """
    stretched = stretch(passphrase, bytes.fromhex(slot.salt), slot.cost)
    return _opened(slot.wrapped, stretched, context_of("passphrase", library_id))


def wrap_for_recovery(key: bytes, secret: bytes, library_id: str) -> RecoverySlot:
    """Wrap for the 160 bits of a recovery key; so many need no stretching."""
    salt = os.urandom(_SALT_BYTES)
    wrapped = seal(subkey(secret, "recovery/v1", salt), key, context_of("recovery", library_id))
    return RecoverySlot(salt=salt.hex(), wrapped=wrapped.hex())


def open_with_recovery(slot: RecoverySlot, secret: bytes, library_id: str) -> bytes:
    """Return the library's key.

    Raises:
        SealBrokenError: The recovery key of another library, or an older one.
    """
    wrapping = subkey(secret, "recovery/v1", bytes.fromhex(slot.salt))
    return _opened(slot.wrapped, wrapping, context_of("recovery", library_id))


def new_keychain_secret() -> str:
    """Return 44 characters for the keychain: a random key, the only thing that goes in there."""
    return base64.b64encode(new_key()).decode()


def wrap_for_keychain(key: bytes, secret: str, library_id: str, backend: str) -> KeychainSlot:
    """Wrap for the random key that the keychain holds."""
    wrapped = seal(base64.b64decode(secret), key, context_of("keychain", library_id))
    return KeychainSlot(backend=backend, wrapped=wrapped.hex())


def open_with_keychain(slot: KeychainSlot, secret: str, library_id: str) -> bytes:
    """Return the library's key.

    Raises:
        SealBrokenError: The keychain holds something else than what was put in.
    """
    try:
        wrapping = base64.b64decode(secret, validate=True)
    except ValueError as exc:
        raise SealBrokenError("keychain") from exc
    return _opened(slot.wrapped, wrapping, context_of("keychain", library_id))


def stretch(passphrase: str, salt: bytes, cost: Argon2Cost) -> bytes:
    """Derive a key from a passphrase, the same for every width and composition of its characters."""
    plain = unicodedata.normalize("NFKC", passphrase).encode("utf-8", "replace")
    with _ALONE:
        for _ in range(_MORE_TRIES):
            with suppress(
                MemoryError
            ):  # seen on a busy machine with gigabytes free: it works a moment later
                return derived(plain, salt, cost)
        return derived(plain, salt, cost)


def derived(plain: bytes, salt: bytes, cost: Argon2Cost) -> bytes:
    """Derive once; raises MemoryError where OpenSSL could not."""
    return Argon2id(
        salt=salt,
        length=KEY_BYTES,
        iterations=cost.iterations,
        lanes=cost.lanes,
        memory_cost=cost.memory_kib,
    ).derive(plain)


def _opened(wrapped: str, wrapping: bytes, context: str) -> bytes:
    key = unseal(wrapping, bytes.fromhex(wrapped), context)
    if len(key) != KEY_BYTES:
        raise SealBrokenError(context)
    return key
