"""Hosts that look like one that the person named and are another. Pure."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from studio.domain.page.address import host_of, is_same_site, parsed
from studio.words import tr

_TWINS: Final = str.maketrans({"0": "o", "1": "l", "i": "l", "5": "s", "-": "", "_": ""})
_SHORTEST: Final = 5


def lookalike_of(url: str, known: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Return the warning of a card about a host that could be taken for a known one; () for every other.

    One letter more, less or other, signs that look alike, or the known name at the front of a longer one.
    """
    host = _name(url)
    for origin in known:
        if is_same_site(origin, url) or not host:
            continue
        other = _name(origin)
        if len(other) >= _SHORTEST and _looks_like(host, other):
            return (
                (
                    tr("注意"),
                    tr(
                        "{host_of} に似た名前ですが、別のサイト（{host_of_2}）です。",
                        host_of=host_of(origin),
                        host_of_2=host_of(url),
                    ),
                ),
            )
    return ()


def _looks_like(host: str, other: str) -> bool:
    one, two = _drawn(host), _drawn(other)
    return (
        one == two or _is_one_off(one, two) or host.startswith(f"{other}.") or f"-{other}" in host
    )


def _drawn(host: str) -> str:
    return (
        unicodedata.normalize("NFKC", host).translate(_TWINS).replace("rn", "m").replace("vv", "w")
    )


def _is_one_off(one: str, two: str) -> bool:
    """Say whether two names differ by one letter."""
    if abs(len(one) - len(two)) > 1:
        return False
    start = next(
        (at for at, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]), None
    )
    if start is None:
        return True
    return (
        one[start + 1 :] == two[start + 1 :]
        or one[start:] == two[start + 1 :]
        or one[start + 1 :] == two[start:]
    )


def _name(url: str) -> str:
    address = parsed(url)
    host = address.hostname if address else ""
    is_name = any(char.isalpha() for char in host)
    return host.removeprefix("www.") if is_name else ""
