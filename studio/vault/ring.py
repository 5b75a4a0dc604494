"""The keys that one opened library key gives: for the file, the secrets, the audit, older backups.

The file's key follows from the library's key. Those of secrets and audit did so once, and from the
first rekey on are kept sealed under it instead: a new library key changes how the file is
encrypted and nothing else. Re-sealing the secrets and starting the audit anew would open a window
in which a kill leaves some under one key and some under the other, and break the audit's chain,
for no gain: whoever knows an old inner key still cannot get into the file.
"""

from dataclasses import dataclass, field

from studio.vault.cipher import KEY_BYTES, SealBrokenError, seal, subkey, unseal
from studio.vault.keyfile import AnySlot, KeySet

_MOST_FORMER = 100


@dataclass(frozen=True, slots=True)
class KeyRing:
    """An opened key with what belongs to it.

    Attributes:
        library_id: 32 hex digits; salts every derived key.
        key: The library's key, 32 bytes.
        secrets_key: Seals values of secrets.
        audit_key: Chains the audit log.
        former: Older library keys, newest first.
    """

    library_id: str
    key: bytes = field(repr=False)
    secrets_key: bytes = field(repr=False)
    audit_key: bytes = field(repr=False)
    former: tuple[bytes, ...] = field(default=(), repr=False)

    @classmethod
    def of(cls, key: bytes, library_id: str) -> "KeyRing":
        """Return the ring of a key that never replaced another."""
        secrets, audit = (_derived(key, p, library_id) for p in ("secrets/v1", "audit/v1"))
        return cls(library_id, key, secrets, audit)

    @classmethod
    def opened(cls, key: bytes, keys: KeySet, library_id: str) -> "KeyRing":
        """Return the ring of a key that was unwrapped from one of the slots of `keys`.

        Raises:
            SealBrokenError: What the file holds beside the slots was changed.
        """
        ring = cls.of(key, library_id)
        former = tuple(_unsealed(key, text, "former", library_id) for text in keys.former)
        if not keys.inner:
            return cls(library_id, key, ring.secrets_key, ring.audit_key, former)
        both = unseal(key, bytes.fromhex(keys.inner), _context("inner", library_id))
        if len(both) != 2 * KEY_BYTES:
            raise SealBrokenError("inner")
        return cls(library_id, key, both[:KEY_BYTES], both[KEY_BYTES:], former)

    @property
    def db_key(self) -> bytes:
        """The key of the library file."""
        return _derived(self.key, "db/v1", self.library_id)

    @property
    def db_keys(self) -> tuple[bytes, ...]:
        """The key of the library file, and those of its older backups, newest first."""
        return tuple(_derived(key, "db/v1", self.library_id) for key in (self.key, *self.former))

    def succeeded_by(self, key: bytes) -> "KeyRing":
        """Return the ring of a new key: it opens everything that this one opens."""
        former = (self.key, *self.former)[:_MOST_FORMER]
        return KeyRing(self.library_id, key, self.secrets_key, self.audit_key, former)

    def key_set(self, slots: tuple[AnySlot, ...]) -> KeySet:
        """Return what is written down of this ring beside `slots`, which wrap its key."""
        both = seal(self.key, self.secrets_key + self.audit_key, _context("inner", self.library_id))
        context = _context("former", self.library_id)
        former = tuple(seal(self.key, key, context).hex() for key in self.former)
        return KeySet(slots=slots, inner=both.hex(), former=former)


def _derived(key: bytes, purpose: str, library_id: str) -> bytes:
    return subkey(key, purpose, bytes.fromhex(library_id))


def _unsealed(key: bytes, text: str, kind: str, library_id: str) -> bytes:
    found = unseal(key, bytes.fromhex(text), _context(kind, library_id))
    if len(found) != KEY_BYTES:
        raise SealBrokenError(kind)
    return found


def _context(kind: str, library_id: str) -> str:
    return f"{kind}:v1:{library_id}"
