"""The library's key: made once, opened by keychain, passphrase or recovery key.

`open_keys` is the one way in. The key itself never leaves `LibraryKeys`; what leaves are subkeys
for one purpose each. The keychain is a cache and never the only way: a recovery key always exists.
"""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar

from studio.domain.errors import LibraryError, LibraryLockedError, SettingsError
from studio.vault import faults, slots
from studio.vault.cipher import SealBrokenError, new_key, subkey
from studio.vault.keychain import Keychain, KeychainError, KeychainTrouble, write_checked
from studio.vault.keyfile import (
    Argon2Cost,
    KeychainSlot,
    KeyFile,
    KeysDocument,
    PassphraseSlot,
    RecoverySlot,
    Slot,
    kinds,
)
from studio.vault.recovery import MistypedError, as_text, from_text, new_recovery_secret

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


class LibraryKeys:
    """The opened keys of one library, and the ways to open it.

    Args:
        file: Where the wrapped key is kept.
        document: What the file holds.
        key: The library's key.
        recovery_key: Set on the first start only: to be shown to the person, once.
    """

    def __init__(
        self, file: KeyFile, document: KeysDocument, key: bytes, recovery_key: str = ""
    ) -> None:
        self._file = file
        self._document = document
        self._key = key
        self.recovery_key = recovery_key

    @property
    def library_id(self) -> str:
        """Names the library, also in the keychain."""
        return self._document.library_id

    @property
    def is_established(self) -> bool:
        """True once the library file was made; from then on a missing file is a loss."""
        return self._document.is_established

    @property
    def ways(self) -> frozenset[str]:
        """Which slots there are: `keychain`, `passphrase`, `recovery`."""
        return kinds(self._document.slots)

    @property
    def is_recovery_confirmed(self) -> bool:
        """True once the person typed the recovery key back."""
        slot = _slot(self._document, RecoverySlot)
        return slot is not None and slot.is_confirmed

    @property
    def db_key(self) -> bytes:
        """The key of the library file."""
        return self._subkey("db/v1")

    @property
    def secrets_key(self) -> bytes:
        """The key of the second layer, over secret values."""
        return self._subkey("secrets/v1")

    @property
    def audit_key(self) -> bytes:
        """The key that chains the audit log."""
        return self._subkey("audit/v1")

    async def establish(self) -> None:
        """Note that the library file exists. To be called once it was opened; cheap afterwards."""
        if not self.is_established:
            await self._save(self._document.model_copy(update={"is_established": True}))

    async def set_passphrase(self, passphrase: str, cost: Argon2Cost | None = None) -> None:
        """Open with this passphrase from now on, instead of an older one.

        Raises:
            SettingsError: PASSPHRASE_SHORT.
        """
        slot = await _passphrase_slot(self._key, passphrase, self.library_id, cost or Argon2Cost())
        await self._save(self._document.with_slot(slot))

    async def add_keychain(self, keychain: Keychain) -> None:
        """Let the OS keychain open the library, after a recovery or instead of a passphrase.

        Raises:
            LibraryLockedError: KEYCHAIN_UNUSABLE; nothing has changed.
        """
        try:
            slot = await _keychain_slot(self._key, keychain, self.library_id)
        except KeychainError as trouble:
            raise faults.keychain_unusable(trouble, "") from trouble
        await self._save(self._document.with_slot(slot))

    async def renew_recovery(self) -> str:
        """Return a new recovery key to be shown once; the older one opens nothing any more."""
        secret = new_recovery_secret()
        slot = slots.wrap_for_recovery(self._key, secret, self.library_id)
        await self._save(self._document.with_slot(slot))
        return as_text(secret)

    async def confirm_recovery(self, typed: str) -> bool:
        """Say whether the person typed the recovery key back rightly, and remember it."""
        slot = _slot(self._document, RecoverySlot)
        try:
            if slot is None or _by_recovery(self._document, typed) != self._key:
                return False
        except LibraryLockedError:
            return False
        confirmed = slot.model_copy(update={"is_confirmed": True})
        await self._save(self._document.with_slot(confirmed))
        return True

    async def _save(self, document: KeysDocument) -> None:
        await asyncio.to_thread(self._file.save, document)
        self._document = document

    def _subkey(self, purpose: str) -> bytes:
        return subkey(self._key, purpose, bytes.fromhex(self.library_id))


async def open_keys(
    keys_file: Path,
    unlock: Unlock,
    keychain: Keychain,
    *,
    library_exists: bool,
    cost: Argon2Cost | None = None,
) -> LibraryKeys:
    """Open the keys of a library, or make them on the very first start.

    Args:
        keys_file: `library.keys`.
        unlock: What the face brings.
        keychain: Asked only when `unlock` brings nothing.
        library_exists: Whether there is a library file with anything in it; then no keys are made.
        cost: For a new passphrase.

    Raises:
        LibraryLockedError: The code says what to ask the person for: PASSPHRASE_TO_CHOOSE (first
            start without a keychain), PASSPHRASE_NEEDED, PASSPHRASE_WRONG, RECOVERY_NEEDED,
            RECOVERY_MISTYPED, RECOVERY_WRONG, KEYCHAIN_UNUSABLE.
        LibraryError: KEYS_MISSING, KEYS_DAMAGED, KEYS_NEWER, KEYS_UNREADABLE, KEYS_NOT_SAVED.
    """
    file = KeyFile(keys_file)
    document = await asyncio.to_thread(file.load)
    if document is None and library_exists:
        raise LibraryError(
            "KEYS_MISSING",
            f"ライブラリはありますが、鍵ファイルがありません：{keys_file}",
            "バックアップから library.keys を戻してください。ライブラリの中身には触れていません。",
        )
    if document is None:
        opened = await _make(file, unlock, keychain, cost or Argon2Cost())
        if opened:
            return opened
        document = await asyncio.to_thread(file.load) or KeysDocument()
    return LibraryKeys(file, document, await _unlock(document, unlock, keychain))


async def _make(
    file: KeyFile, unlock: Unlock, keychain: Keychain, cost: Argon2Cost
) -> LibraryKeys | None:
    """Make keys; None when another start of the studio made them meanwhile."""
    key, secret, document = new_key(), new_recovery_secret(), KeysDocument()
    document = document.with_slot(slots.wrap_for_recovery(key, secret, document.library_id))
    if unlock.passphrase is not None:
        slot: Slot = await _passphrase_slot(key, unlock.passphrase, document.library_id, cost)
    else:
        try:
            slot = await _keychain_slot(key, keychain, document.library_id)
        except KeychainError as trouble:
            raise faults.passphrase_to_choose(trouble) from trouble
    document = document.with_slot(slot)
    kept = await asyncio.to_thread(file.create, document)
    if kept != document:
        return None
    return LibraryKeys(file, document, key, as_text(secret))


async def _unlock(document: KeysDocument, unlock: Unlock, keychain: Keychain) -> bytes:
    if unlock.recovery_key is not None:
        return _by_recovery(document, unlock.recovery_key)
    passphrase_slot = _slot(document, PassphraseSlot)
    if unlock.passphrase is not None and passphrase_slot:
        return await _by_passphrase(document, passphrase_slot, unlock.passphrase)
    keychain_slot = _slot(document, KeychainSlot)
    if keychain_slot is None:
        raise faults.passphrase_needed() if passphrase_slot else faults.recovery_needed()
    try:
        return await _by_keychain(document, keychain_slot, keychain)
    except LibraryLockedError as fault:
        raise (faults.passphrase_needed(fault) if passphrase_slot else fault) from fault


async def _by_passphrase(document: KeysDocument, slot: PassphraseSlot, passphrase: str) -> bytes:
    try:
        return await asyncio.to_thread(
            slots.open_with_passphrase, slot, passphrase, document.library_id
        )
    except SealBrokenError as exc:
        raise faults.passphrase_wrong() from exc


async def _by_keychain(document: KeysDocument, slot: KeychainSlot, keychain: Keychain) -> bytes:
    try:
        secret = await keychain.read(_entry(document.library_id))
    except KeychainError as trouble:
        raise faults.keychain_unusable(trouble, slot.backend) from trouble
    if secret is None:
        raise faults.keychain_forgot(slot.backend)
    try:
        return slots.open_with_keychain(slot, secret, document.library_id)
    except SealBrokenError as exc:
        untrue = KeychainError(KeychainTrouble.UNTRUE)
        raise faults.keychain_unusable(untrue, slot.backend) from exc


def _by_recovery(document: KeysDocument, typed: str) -> bytes:
    slot = _slot(document, RecoverySlot)
    try:
        secret = from_text(typed)
        if slot is None:
            raise faults.recovery_wrong()
        return slots.open_with_recovery(slot, secret, document.library_id)
    except MistypedError as exc:
        raise faults.recovery_mistyped() from exc
    except SealBrokenError as exc:
        raise faults.recovery_wrong() from exc


async def _passphrase_slot(
    key: bytes, passphrase: str, library_id: str, cost: Argon2Cost
) -> PassphraseSlot:
    if len(passphrase) < MIN_PASSPHRASE_CHARS:
        raise SettingsError(
            "PASSPHRASE_SHORT",
            "パスフレーズが短すぎます。",
            f"{MIN_PASSPHRASE_CHARS} 文字以上にしてください。覚えやすい文章でもかまいません。",
        )
    return await asyncio.to_thread(slots.wrap_for_passphrase, key, passphrase, library_id, cost)


async def _keychain_slot(key: bytes, keychain: Keychain, library_id: str) -> KeychainSlot:
    backend, secret = await keychain.backend(), slots.new_keychain_secret()
    await write_checked(keychain, _entry(library_id), secret)
    return slots.wrap_for_keychain(key, secret, library_id, backend)


def _entry(library_id: str) -> str:
    return f"library:{library_id}"


def _slot(document: KeysDocument, kind: type[_S]) -> _S | None:
    return next((slot for slot in document.slots if isinstance(slot, kind)), None)
