"""What lies behind a failed connection, read from the chain of its causes."""

import ssl
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from studio.domain.models.provider import is_on_this_computer


class Trouble(StrEnum):
    """Why nothing came through; each wants another remedy."""

    TLS = "tls"
    PLAIN = "no tls"
    PROXY = "proxy"
    HOST = "host"
    REFUSED = "refused"
    NOT_RUNNING = "not running"
    OTHER = "other"


# No bare numbers: addresses and ports stand in these texts, too.
_SAID: Final = (
    (Trouble.TLS, ("certificate", "[ssl", "sslerror")),
    (Trouble.PROXY, ("proxyerror", "proxy authentication", "proxy error")),
    (Trouble.HOST, ("name or service not known", "getaddrinfo", "nodename nor servname",
                    "name resolution", "no address associated")),
    (Trouble.REFUSED, ("refused", "all connection attempts failed", "connect call failed", "[winerror 10061]")),
)  # fmt: skip


def trouble_of(error: BaseException) -> Trouble:
    """Return what is in the way."""
    chain = list(_causes(error))
    if any("WRONG_VERSION_NUMBER" in str(cause) for cause in chain):
        return Trouble.PLAIN
    if any(isinstance(cause, ssl.SSLError) for cause in chain):
        return Trouble.TLS
    said = " ".join(f"{type(cause).__name__} {cause}" for cause in chain[1:]).lower()
    for trouble, words in _SAID:
        if any(word in said for word in words):
            return trouble
    return Trouble.OTHER


def is_lasting(error: BaseException) -> bool:
    """Say whether another try is useless: a certificate or a proxy does not change by waiting."""
    return trouble_of(error) in (Trouble.TLS, Trouble.PLAIN, Trouble.PROXY)


def is_own_machine(error: BaseException) -> bool:
    """Say whether the request went to this machine."""
    request = getattr(error, "request", None)
    return is_on_this_computer(str(getattr(request, "url", "")))


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Return the error and what caused it, ten deep at most: chains may bite their tail."""
    current: BaseException | None = error
    for _ in range(10):
        if current is None:
            return
        yield current
        current = current.__cause__ or current.__context__
