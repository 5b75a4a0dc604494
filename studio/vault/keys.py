"""The library's key: made once, opened by keychain, passphrase or recovery key, renewed on request.

`open_keys` is the one way in. The key itself never leaves `LibraryKeys`; what leaves are subkeys
for one purpose each. The keychain is a cache and never the only way: a recovery key always exists.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from studio.domain.errors import LibraryLockedError
from studio.vault import faults, opening, slots
from studio.vault.cipher import SealBrokenError, new_key
from studio.vault.keychain import Keychain, KeychainError
from studio.vault.keyfile import (
    AnySlot,
    Argon2Cost,
    KeychainSlot,
    KeyFile,
    KeysDocument,
    KeySet,
    RecoverySlot,
    kinds,
)
from studio.vault.opening import MIN_PASSPHRASE_CHARS, Unlock
from studio.vault.recovery import as_text, new_recovery_secret
from studio.vault.ring import KeyRing

__all__ = [
    "MIN_PASSPHRASE_CHARS",
    "ComingKey",
    "LibraryKeys",
    "Unlock",
    "open_document",
    "open_keys",
]

Change = Callable[[KeysDocument], KeysDocument]


class LibraryKeys:
    """The opened keys of one library, and the ways to open it.

    Args:
        file: Where the wrapped key is kept.
        document: What the file holds.
        rings: The key in use; while the library is being rekeyed also the new one, if it could be
            opened. The first one counts until `settle`.
        recovery_key: Set on the first start only: to be shown to the person, once.
    """

    def __init__(
        self,
        file: KeyFile,
        document: KeysDocument,
        rings: tuple[KeyRing, ...],
        recovery_key: str = "",
    ) -> None:
        self._file = file
        self._document = document
        self._rings = rings
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
    def is_unsettled(self) -> bool:
        """True while nobody knows whether the library file has its old or its new key."""
        return self._document.coming is not None

    @property
    def ways(self) -> frozenset[str]:
        """Which slots there are: `keychain`, `passphrase`, `recovery`."""
        return kinds(self._document.slots)

    @property
    def is_recovery_confirmed(self) -> bool:
        """True once the person typed the recovery key back."""
        slot = opening.slot_of(self._document, RecoverySlot)
        return slot is not None and slot.is_confirmed

    @property
    def db_key(self) -> bytes:
        """The key of the library file."""
        return self._ring.db_key

    @property
    def possible_keys(self) -> tuple[bytes, ...]:
        """The keys that the library file may have: one, or two while it is unsettled."""
        return tuple(ring.db_key for ring in self._rings)

    @property
    def backup_keys(self) -> tuple[bytes, ...]:
        """The key of the library file, and those of backups from before a rekey."""
        return self._ring.db_keys

    @property
    def secrets_key(self) -> bytes:
        """The key of the second layer, over secret values."""
        return self._ring.secrets_key

    @property
    def audit_key(self) -> bytes:
        """The key that chains the audit log."""
        return self._ring.audit_key

    @property
    def document(self) -> KeysDocument:
        """What a backup keeps of the keys; nothing in it opens anything by itself."""
        return self._document.settled()

    @property
    def _ring(self) -> KeyRing:
        return self._rings[0]

    async def establish(self) -> None:
        """Note that the library file exists. To be called once it was opened; cheap afterwards."""
        if not self.is_established:
            await self._change(lambda d: d.model_copy(update={"is_established": True}))

    async def set_passphrase(self, passphrase: str, cost: Argon2Cost | None = None) -> None:
        """Open with this passphrase from now on, instead of an older one.

        Raises:
            SettingsError: PASSPHRASE_SHORT.
        """
        slot = await opening.passphrase_slot(
            self._ring.key, passphrase, self.library_id, cost or Argon2Cost()
        )
        await self._change(lambda document: document.with_slot(slot))

    async def remove_passphrase(self) -> None:
        """Open with a passphrase no more.

        Raises:
            LibraryError: LAST_WAY.
        """
        await self._remove("passphrase")

    async def add_keychain(self, keychain: Keychain) -> None:
        """Let the OS keychain open the library, after a recovery or instead of a passphrase.

        Raises:
            LibraryLockedError: KEYCHAIN_LOCKED …; nothing has changed.
        """
        before = opening.slot_of(self._document, KeychainSlot)
        slot = await self._new_keychain_slot(self._ring.key, keychain)
        await self._change(lambda document: document.with_slot(slot))
        await self._forget(before, keychain)

    async def remove_keychain(self, keychain: Keychain) -> None:
        """Let the OS keychain open the library no more, and forget its entry.

        Raises:
            LibraryError: LAST_WAY.
        """
        before = opening.slot_of(self._document, KeychainSlot)
        await self._remove("keychain")
        await self._forget(before, keychain)

    async def renew_recovery(self) -> str:
        """Return a new recovery key to be shown once; the older one opens nothing any more."""
        secret = new_recovery_secret()
        slot = slots.wrap_for_recovery(self._ring.key, secret, self.library_id)
        await self._change(lambda document: document.with_slot(slot))
        return as_text(secret)

    async def confirm_recovery(self, typed: str) -> bool:
        """Say whether the person typed the recovery key back rightly, and remember it."""
        try:
            await self._change(lambda document: self._with_confirmed(document, typed))
        except LibraryLockedError:
            return False
        return True

    async def new_key(
        self, keychain: Keychain, passphrase: str | None, cost: Argon2Cost | None = None
    ) -> "ComingKey":
        """Make a new library key with new ways to open it; nothing uses it yet.

        Args:
            keychain: Gets a new entry beside the old one when the library is opened by it.
            passphrase: Needed when there is a way by passphrase.
            cost: For that.

        Raises:
            LibraryLockedError: PASSPHRASE_TO_CHOOSE, KEYCHAIN_LOCKED ….
            SettingsError: PASSPHRASE_SHORT.
        """
        if "passphrase" in self.ways and passphrase is None:
            raise faults.passphrase_for_new_key()
        ring, secret = self._ring.succeeded_by(new_key()), new_recovery_secret()
        made: list[AnySlot] = [slots.wrap_for_recovery(ring.key, secret, self.library_id)]
        if passphrase is not None:
            wanted = cost or Argon2Cost()
            made.append(
                await opening.passphrase_slot(ring.key, passphrase, self.library_id, wanted)
            )
        if "keychain" in self.ways:
            made.append(await self._new_keychain_slot(ring.key, keychain))
        return ComingKey(ring, ring.key_set(tuple(made)), as_text(secret))

    def announce(self, coming: "ComingKey") -> None:
        """Write the new key beside the old one. Blocking; nobody else may have the file open."""
        self._change_now(lambda document: document.model_copy(update={"coming": coming.keys}))
        self._rings = (self._ring, coming.ring)

    def settle(self, db_key: bytes) -> None:
        """Keep the key that opened the library file and drop the other. Blocking.

        To be called while nobody else can have the file open: another process that is about to
        rekey has announced its key already, and would find it gone.
        """
        announced = self._document.coming
        is_new = len(self._rings) == 2 and db_key == self._rings[1].db_key

        def change(present: KeysDocument) -> KeysDocument:
            if present.coming != announced:
                return present
            return present.promoted() if is_new else present.settled()

        if announced is not None:
            self._change_now(change)
        self._rings = self._rings[1:] if is_new else self._rings[:1]

    async def forget_key(self, coming: "ComingKey", keychain: Keychain) -> None:
        """Remove the keychain's entry of a new key that was given up.

        It stays while nobody knows which key the file has: it may be the only thing that opens it.
        That of the old key stays after a rekey: backups of its time open by it when everything
        else is lost.
        """
        slot = opening.slot_of(coming.keys, KeychainSlot)
        if slot and slot not in self._document.slots and not self.is_unsettled:
            await self._forget(slot, keychain)

    async def _new_keychain_slot(self, key: bytes, keychain: Keychain) -> KeychainSlot:
        try:
            return await opening.keychain_slot(key, keychain, self.library_id, opening.new_entry())
        except KeychainError as trouble:
            raise faults.keychain_unusable(trouble, "") from trouble

    def _with_confirmed(self, document: KeysDocument, typed: str) -> KeysDocument:
        slot = opening.slot_of(document, RecoverySlot)
        key = opening.by_recovery(document, self.library_id, typed)
        if slot is None or key != self._ring.key:
            raise faults.recovery_wrong()
        return document.with_slot(slot.model_copy(update={"is_confirmed": True}))

    async def _remove(self, kind: str) -> None:
        def change(document: KeysDocument) -> KeysDocument:
            if not kinds(document.slots) - {kind, "recovery"}:
                raise faults.last_way()
            return document.without(kind)

        await self._change(change)

    async def _forget(self, slot: KeychainSlot | None, keychain: Keychain) -> None:
        if slot is not None:
            with suppress(KeychainError):
                await keychain.delete(opening.entry_name(self.library_id, slot.entry))

    async def _change(self, change: Change) -> None:
        await asyncio.to_thread(self._change_now, change)

    def _change_now(self, change: Change) -> None:
        """Change what the file holds now, not what it held when it was opened."""
        present = self._file.load() or self._document
        if present.library_id != self.library_id:
            raise faults.keys_exchanged(self._file.path)
        changed = change(present)
        self._file.save(changed)
        self._document = changed


@dataclass(frozen=True, slots=True)
class ComingKey:
    """A new key of a library that nothing uses yet.

    Attributes:
        ring: The key, opened.
        keys: The same, wrapped.
        recovery_key: To be shown once.
    """

    ring: KeyRing
    keys: KeySet
    recovery_key: str


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
            RECOVERY_MISTYPED, RECOVERY_WRONG, KEYCHAIN_LOCKED ….
        LibraryError: KEYS_MISSING, KEYS_DAMAGED, KEYS_NEWER, KEYS_UNREADABLE, KEYS_NOT_SAVED.
    """
    file = KeyFile(keys_file)
    document = await asyncio.to_thread(file.load)
    if document is None and library_exists:
        raise faults.keys_missing(keys_file)
    if document is None:
        opened = await _make(file, unlock, keychain, cost or Argon2Cost())
        if opened:
            return opened
        document = await asyncio.to_thread(file.load) or KeysDocument()
    return await open_document(file, document, unlock, keychain)


async def open_document(
    file: KeyFile, document: KeysDocument, unlock: Unlock, keychain: Keychain
) -> LibraryKeys:
    """Open keys that stand written down already, also those inside a backup.

    Raises:
        LibraryLockedError: See `open_keys`.
        LibraryError: KEYS_DAMAGED.
    """
    try:
        rings = await _rings(document, unlock, keychain)
    except SealBrokenError as exc:
        raise faults.keys_damaged(file.path) from exc
    return LibraryKeys(file, document, rings)


async def _rings(document: KeysDocument, unlock: Unlock, keychain: Keychain) -> tuple[KeyRing, ...]:
    """Open the key in use, and a coming one; either is enough, for the new one knows the old."""
    library_id, coming = document.library_id, document.coming
    try:
        key = await opening.unwrap(document, library_id, unlock, keychain)
        present = KeyRing.opened(key, document, library_id)
    except LibraryLockedError:
        if coming is None:
            raise
        present = None
    if coming is None:
        return (present,) if present else ()
    try:
        new = KeyRing.opened(
            await opening.unwrap(coming, library_id, unlock, keychain), coming, library_id
        )
    except LibraryLockedError:
        if present is None:
            raise
        return (present,)
    return (present or KeyRing.opened(new.former[0], document, library_id), new)


async def _make(
    file: KeyFile, unlock: Unlock, keychain: Keychain, cost: Argon2Cost
) -> LibraryKeys | None:
    """Make keys; None when another start of the studio made them meanwhile."""
    key, secret, document = new_key(), new_recovery_secret(), KeysDocument()
    document = document.with_slot(slots.wrap_for_recovery(key, secret, document.library_id))
    if unlock.passphrase is not None:
        slot: AnySlot = await opening.passphrase_slot(
            key, unlock.passphrase, document.library_id, cost
        )
    else:
        try:
            slot = await opening.keychain_slot(key, keychain, document.library_id)
        except KeychainError as trouble:
            raise faults.passphrase_to_choose(trouble) from trouble
    document = document.with_slot(slot)
    kept = await asyncio.to_thread(file.create, document)
    if kept != document:
        return None
    ring = KeyRing.of(key, document.library_id)
    return LibraryKeys(file, document, (ring,), as_text(secret))
