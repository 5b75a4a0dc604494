"""The recovery key a person writes down: 160 bits in Crockford's base32, with two check characters.

34 characters in seven groups. The check is the value modulo 1021 (the largest prime under 32²), so
one wrong character and two swapped neighbours are always noticed before any key is tried.
"""

import os
import unicodedata
from typing import Final

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LOOKALIKES: Final = str.maketrans("OIL", "011")
_BYTES: Final = 20
_DIGITS: Final = 32
_CHECK_DIGITS: Final = 2
_MODULUS: Final = 1021
_GROUP: Final = 5


class MistypedError(Exception):
    """What was typed is not a recovery key; nothing was tried with it."""


def new_recovery_secret() -> bytes:
    """Return 160 random bits."""
    return os.urandom(_BYTES)


def as_text(secret: bytes) -> str:
    """Return the secret as a person writes it down: `7ZQ2M-…`."""
    value = int.from_bytes(secret, "big")
    digits = _encode(value, _DIGITS) + _encode(value % _MODULUS, _CHECK_DIGITS)
    return "-".join(digits[i : i + _GROUP] for i in range(0, len(digits), _GROUP))


def from_text(typed: str) -> bytes:
    """Read a recovery key as people type it: any case and width, O for 0, I and L for 1, any dashes.

    Raises:
        MistypedError: Wrong length, a foreign character, or the check characters do not fit.
    """
    plain = unicodedata.normalize("NFKC", typed).upper().translate(_LOOKALIKES)
    digits = "".join(char for char in plain if char.isalnum())
    if len(digits) != _DIGITS + _CHECK_DIGITS or any(d not in _ALPHABET for d in digits):
        raise MistypedError
    value, check = _decode(digits[:_DIGITS]), _decode(digits[_DIGITS:])
    if value % _MODULUS != check:
        raise MistypedError
    return value.to_bytes(_BYTES, "big")


def _encode(value: int, width: int) -> str:
    return "".join(_ALPHABET[(value >> 5 * place) & 31] for place in reversed(range(width)))


def _decode(digits: str) -> int:
    value = 0
    for digit in digits:
        value = value << 5 | _ALPHABET.index(digit)
    return value
