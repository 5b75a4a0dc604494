"""A file sealed by a passphrase, to be given to somebody else.

    magic (8) · length of the header (2) · header (JSON) · SHA-256 of all before, 16 bytes of it ·
    nonce (12), AES-256-GCM ciphertext, tag (16)

Everything before the nonce is bound to the ciphertext (AAD). The header says how the key is made of
the passphrase (Argon2id, capped on reading: a hostile file could ask for all the memory of the
machine), how long the rest is, and 16 bytes that only the right passphrase gives, so that a wrong
passphrase, a cut file and a changed file can be told apart. Those 16 bytes tell a guesser nothing that
the tag does not.
"""

import hashlib
import hmac
import os
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from pydantic import Field, ValidationError
from pydantic_core import to_json

from studio.domain.frozen import Frozen
from studio.vault.cipher import SealBrokenError, seal, subkey, unseal
from studio.vault.keyfile import Argon2Cost, Hex
from studio.vault.slots import stretch

MAGIC: Final = b"TEJUN\x00S1"
"""How a sealed file begins; the last sign is the version of this layout."""
_FAMILY: Final = MAGIC[:-1]
_SALT_BYTES: Final = 16
_CHECK_BYTES: Final = 16
_DIGEST_BYTES: Final = 16
_LENGTH_BYTES: Final = 2
_MAX_HEADER: Final = 1_000


class SealedTrouble(StrEnum):
    """Why a sealed file does not open."""

    NOT_SEALED = "not_sealed"
    NEWER = "newer"
    CUT = "cut"
    CHANGED = "changed"
    WRONG_PASSPHRASE = "wrong_passphrase"  # noqa: S105 - a name, not a secret


class SealedFileError(Exception):
    """A sealed file that does not open."""

    def __init__(self, trouble: SealedTrouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


class _Header(Frozen):
    cost: Argon2Cost
    salt: Annotated[Hex, Field(min_length=2 * _SALT_BYTES, max_length=2 * _SALT_BYTES)]
    check: Annotated[Hex, Field(min_length=2 * _CHECK_BYTES, max_length=2 * _CHECK_BYTES)]
    sealed_bytes: Annotated[int, Field(ge=0)]


@dataclass(frozen=True, slots=True)
class _Parts:
    bound: bytes
    header: _Header
    sealed: bytes


def is_sealed(content: bytes) -> bool:
    """Say whether a file begins as a sealed one does, of this version or another."""
    return content.startswith(_FAMILY)


def seal_file(content: bytes, passphrase: str, cost: Argon2Cost | None = None) -> bytes:
    """Return `content` sealed. Takes about half a second on purpose; blocking.

    Args:
        content: What to hide.
        passphrase: NFKC is taken, so that full width and half width are the same.
        cost: How hard it is to guess; None takes the one of the library.
    """
    cost = cost or Argon2Cost()
    salt = os.urandom(_SALT_BYTES)
    key = stretch(passphrase, salt, cost)
    overhead = len(seal(key, b"", ""))
    header = _Header(
        cost=cost,
        salt=salt.hex(),
        check=_check_of(key).hex(),
        sealed_bytes=len(content) + overhead,
    )
    said = to_json(header)
    begun = MAGIC + len(said).to_bytes(_LENGTH_BYTES, "big") + said
    bound = begun + _digest(begun)
    return bound + seal(_content_key(key), content, bound.hex())


def open_file(content: bytes, passphrase: str) -> bytes:
    """Return what `seal_file` hid. Blocking, as long as sealing.

    Raises:
        SealedFileError: Which trouble, as far as cryptography can tell.
    """
    parts = _parts(content)
    key = stretch(passphrase, bytes.fromhex(parts.header.salt), parts.header.cost)
    if not hmac.compare_digest(_check_of(key), bytes.fromhex(parts.header.check)):
        raise SealedFileError(SealedTrouble.WRONG_PASSPHRASE)
    try:
        return unseal(_content_key(key), parts.sealed, parts.bound.hex())
    except SealBrokenError as exc:
        raise SealedFileError(SealedTrouble.CHANGED) from exc


def _parts(content: bytes) -> _Parts:
    """Take a file apart; what can be told without a passphrase is told before one is stretched."""
    if not is_sealed(content):
        raise SealedFileError(SealedTrouble.NOT_SEALED)
    if content[: len(MAGIC)] != MAGIC:
        is_cut = len(content) < len(MAGIC)
        raise SealedFileError(SealedTrouble.CUT if is_cut else SealedTrouble.NEWER)
    at = len(MAGIC) + _LENGTH_BYTES
    length = int.from_bytes(content[len(MAGIC) : at], "big")
    end = at + length + _DIGEST_BYTES
    if length > _MAX_HEADER:
        raise SealedFileError(SealedTrouble.CHANGED)
    if len(content) < end:
        raise SealedFileError(SealedTrouble.CUT)
    begun, digest = content[: at + length], content[at + length : end]
    if _digest(begun) != digest:
        raise SealedFileError(SealedTrouble.CHANGED)
    header = _header(begun[at:])
    sealed = content[end:]
    if len(sealed) != header.sealed_bytes:
        is_cut = len(sealed) < header.sealed_bytes
        raise SealedFileError(SealedTrouble.CUT if is_cut else SealedTrouble.CHANGED)
    return _Parts(content[:end], header, sealed)


def _header(said: bytes) -> _Header:
    try:
        return _Header.model_validate_json(said, strict=True)
    except ValidationError as exc:
        raise SealedFileError(SealedTrouble.CHANGED) from exc


def _digest(begun: bytes) -> bytes:
    """Return what shows that a header was changed by accident; on purpose, the tag shows it."""
    return hashlib.sha256(begun).digest()[:_DIGEST_BYTES]


def _check_of(key: bytes) -> bytes:
    return subkey(key, "sealed-file/check/v1")[:_CHECK_BYTES]


def _content_key(key: bytes) -> bytes:
    return subkey(key, "sealed-file/content/v1")
