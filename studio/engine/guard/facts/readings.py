"""What a text says when it is read as addresses, base64 and bytes are written. Pure."""

import base64
import binascii
import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import unquote

_ENCODED: Final = (
    re.compile(r"[A-Za-z0-9+/_-]{12,}={0,2}"),
    re.compile(r"[A-Za-z0-9+_-]{12,}={0,2}"),
)
"""Base64 in text, and in a path, where a slash may stand before it."""
_HEX: Final = re.compile(r"(?:[0-9A-Fa-f]{2}){6,}")


def readings(text: str) -> Iterator[str]:
    """Yield a text as it stands, decoded once and twice, and what its bytes and its base64 say."""
    once = unquote(text.replace("+", " "))
    plain = tuple(dict.fromkeys((text, unquote(text), once, unquote(once))))
    yield from plain
    for token in (token for one in plain for token in _HEX.findall(one)):
        yield bytes.fromhex(token).decode(errors="ignore")
    for encoded in _ENCODED:
        for token in (token for one in plain for token in encoded.findall(one)):
            yield from (_from_base64(token[start:]) for start in range(4))


def _from_base64(token: str) -> str:
    """Return what base64 says, whatever is no text left out."""
    bare = token.rstrip("=").replace("+", "-").replace("/", "_")
    try:
        raw = base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except (binascii.Error, ValueError):
        return ""
    return raw.decode(errors="ignore")
