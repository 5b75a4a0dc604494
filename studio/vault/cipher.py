"""Bytes to bytes: authenticated encryption and subkeys. No files, no policy."""

import os
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

KEY_BYTES: Final = 32
_NONCE_BYTES: Final = 12


class SealBrokenError(Exception):
    """Wrong key, wrong context, or changed bytes; which one cannot be told."""


def new_key() -> bytes:
    """Return 32 random bytes."""
    return os.urandom(KEY_BYTES)


def seal(key: bytes, plain: bytes, context: str) -> bytes:
    """Encrypt with AES-256-GCM.

    Args:
        key: 32 bytes.
        plain: What to hide.
        context: What it belongs to; it cannot be opened in another context (AAD).

    Returns:
        Nonce (12), ciphertext, tag (16).
    """
    nonce = os.urandom(_NONCE_BYTES)
    return nonce + AESGCM(key).encrypt(nonce, plain, context.encode())


def unseal(key: bytes, sealed: bytes, context: str) -> bytes:
    """Return what `seal` hid.

    Raises:
        SealBrokenError: The key or the context differs, or a byte was changed.
    """
    try:
        return AESGCM(key).decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], context.encode())
    except (InvalidTag, ValueError) as exc:
        raise SealBrokenError(context) from exc


def subkey(key: bytes, purpose: str, salt: bytes = b"") -> bytes:
    """Derive a 32-byte key for one purpose (HKDF-SHA256); knowing it tells nothing of the others."""
    return HKDF(
        algorithm=SHA256(), length=KEY_BYTES, salt=salt or None, info=purpose.encode()
    ).derive(key)
