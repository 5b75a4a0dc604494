"""Tells a wrong key from a damaged file, by the seal that SQLCipher puts on every page.

SQLCipher says "file is not a database" for both. The remedies differ: another key, or a backup.
Layout (SQLCipher 4): 16 bytes of salt at the start of the file; pages of 4,096 bytes that end in a
16-byte IV and an HMAC-SHA512 over ciphertext, IV and the page's number.
"""

import hashlib
import hmac
from pathlib import Path
from typing import Final

_PAGE: Final = 4_096
_SALT: Final = 16
_MAC: Final = 64
_PAGES_TRIED: Final = 64


def key_fits_any_page(path: Path, key: bytes) -> bool:
    """Say whether at least one of the first pages was sealed with `key`.

    False also when the salt at the very start of the file is damaged: then no key fits.
    """
    with path.open("rb") as file:
        head = file.read(_PAGE * _PAGES_TRIED)
    salt = head[:_SALT]
    seal_key = hashlib.pbkdf2_hmac("sha512", key, bytes(byte ^ 0x3A for byte in salt), 2, 32)
    count = len(head) // _PAGE
    return any(
        _is_sealed(head[(n - 1) * _PAGE : n * _PAGE], n, seal_key) for n in range(1, count + 1)
    )


def _is_sealed(page: bytes, number: int, seal_key: bytes) -> bool:
    body = page[_SALT if number == 1 else 0 : -_MAC]
    seal = hmac.digest(seal_key, body + number.to_bytes(4, "little"), "sha512")
    return hmac.compare_digest(seal, page[-_MAC:])
