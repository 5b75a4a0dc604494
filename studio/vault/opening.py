"""Unwrapping a library's key by what a face brings, and wrapping it for each way to open it."""

import asyncio
from dataclasses import dataclass, field
from typing import Final, TypeVar
from uuid import uuid4

from studio.domain.errors import LibraryLockedError, SettingsError
from studio.vault import faults, slots
from studio.vault.cipher import SealBrokenError
from studio.vault.keychain import Keychain, KeychainError, KeychainTrouble, write_checked
from studio.vault.keyfile import Argon2Cost, KeychainSlot, KeySet, PassphraseSlot, RecoverySlot
from studio.vault.recovery import MistypedError, from_text
from studio.words import tr

MIN_PASSPHRASE_CHARS: Final = 8

_S = TypeVar("_S", KeychainSlot, PassphraseSlot, RecoverySlot)


@dataclass(frozen=True, slots=True)
class Unlock:
    """What a face brings to open the library. What is given goes before the keychain.

    Attributes:
        passphrase: Typed, or read from TEJUN_PASSPHRASE_FILE. On the first start it is the one
            that will open the library, and the keychain is left alone.
        recovery_key: As typed from the paper.
    """

    passphrase: str | None = field(default=None, repr=False)
    recovery_key: str | None = field(default=None, repr=False)


async def unwrap(keys: KeySet, library_id: str, unlock: Unlock, keychain: Keychain) -> bytes:
    """Return the library's key.

    Raises:
        LibraryLockedError: The code says what to ask the person for.
    """
    if unlock.recovery_key is not None:
        return by_recovery(keys, library_id, unlock.recovery_key)
    passphrase_slot = slot_of(keys, PassphraseSlot)
    if unlock.passphrase is not None and passphrase_slot:
        return await _by_passphrase(passphrase_slot, library_id, unlock.passphrase)
    keychain_slot = slot_of(keys, KeychainSlot)
    if keychain_slot is None:
        raise faults.passphrase_needed() if passphrase_slot else faults.recovery_needed()
    try:
        return await _by_keychain(keychain_slot, library_id, keychain)
    except LibraryLockedError as fault:
        raise (faults.passphrase_needed(fault) if passphrase_slot else fault) from fault


def by_recovery(keys: KeySet, library_id: str, typed: str) -> bytes:
    """Return the library's key by the recovery key.

    Raises:
        LibraryLockedError: RECOVERY_MISTYPED or RECOVERY_WRONG.
    """
    slot = slot_of(keys, RecoverySlot)
    try:
        secret = from_text(typed)
        if slot is None:
            raise faults.recovery_wrong()
        return slots.open_with_recovery(slot, secret, library_id)
    except MistypedError as exc:
        raise faults.recovery_mistyped() from exc
    except SealBrokenError as exc:
        raise faults.recovery_wrong() from exc


async def passphrase_slot(
    key: bytes, passphrase: str, library_id: str, cost: Argon2Cost
) -> PassphraseSlot:
    """Wrap for a passphrase.

    Raises:
        SettingsError: PASSPHRASE_SHORT.
    """
    if len(passphrase) < MIN_PASSPHRASE_CHARS:
        raise SettingsError(
            "PASSPHRASE_SHORT",
            tr("パスフレーズが短すぎます。"),
            tr(
                "{passphrase_chars} 文字以上にしてください。覚えやすい文章でもかまいません。",
                passphrase_chars=MIN_PASSPHRASE_CHARS,
            ),
        )
    return await asyncio.to_thread(slots.wrap_for_passphrase, key, passphrase, library_id, cost)


async def keychain_slot(
    key: bytes, keychain: Keychain, library_id: str, entry: str = ""
) -> KeychainSlot:
    """Wrap for the keychain, which gets a new random key under `entry`.

    Raises:
        KeychainError: It cannot be used, or did not keep what it was given.
    """
    backend, secret = await keychain.backend(), slots.new_keychain_secret()
    await write_checked(keychain, entry_name(library_id, entry), secret)
    slot = slots.wrap_for_keychain(key, secret, library_id, backend)
    return slot.model_copy(update={"entry": entry})


def new_entry() -> str:
    """Return a name that no entry of the keychain has yet: the old one stays good meanwhile."""
    return uuid4().hex[:8]


def entry_name(library_id: str, entry: str) -> str:
    """Return the full name of a keychain's entry."""
    return f"library:{library_id}:{entry}" if entry else f"library:{library_id}"


def slot_of(keys: KeySet, kind: type[_S]) -> _S | None:
    """Return the slot of this kind."""
    return next((slot for slot in keys.slots if isinstance(slot, kind)), None)


async def _by_passphrase(slot: PassphraseSlot, library_id: str, passphrase: str) -> bytes:
    try:
        return await asyncio.to_thread(slots.open_with_passphrase, slot, passphrase, library_id)
    except SealBrokenError as exc:
        raise faults.passphrase_wrong() from exc


async def _by_keychain(slot: KeychainSlot, library_id: str, keychain: Keychain) -> bytes:
    try:
        secret = await keychain.read(entry_name(library_id, slot.entry))
    except KeychainError as trouble:
        raise faults.keychain_unusable(trouble, slot.backend) from trouble
    if secret is None:
        raise faults.keychain_forgot(slot.backend, await _backend(keychain))
    try:
        return slots.open_with_keychain(slot, secret, library_id)
    except SealBrokenError as exc:
        untrue = KeychainError(KeychainTrouble.UNTRUE)
        raise faults.keychain_unusable(untrue, slot.backend) from exc


async def _backend(keychain: Keychain) -> str:
    try:
        return await keychain.backend()
    except KeychainError as trouble:
        return trouble.trouble
