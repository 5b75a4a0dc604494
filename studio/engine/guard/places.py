"""Where a run may be: origins that a person named or agreed to, and nothing else. Pure."""

import re
from collections.abc import Iterable
from typing import Final

from studio.domain.address import is_no_page, is_same_place, origin_of

_URL_IN_TEXT: Final = re.compile(r"https?://[^\s「」『』（）()、。，<>\"'｜|]+", re.IGNORECASE)
_NOT_ADDRESS: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff].*$")


class AllowedPlaces:
    """The origins of one run: scheme, host and port, no patterns. None means that nothing is allowed."""

    def __init__(self, origins: Iterable[str] = ()) -> None:
        self._origins: list[str] = []
        for origin in origins:
            self.allow(origin)

    @property
    def origins(self) -> tuple[str, ...]:
        """What was named or agreed to, in that order; kept with a flow."""
        return tuple(self._origins)

    def allow(self, url: str) -> None:
        """Allow the origin of a web address from now on; anything else allows nothing."""
        origin = origin_of(url)
        if origin and origin not in self._origins:
            self._origins.append(origin)

    def allows(self, url: str) -> bool:
        """Say whether a run may be there. A tab that shows no page yet is nowhere."""
        if is_no_page(url):
            return True
        origin = origin_of(url)
        return any(is_same_place(allowed, origin) for allowed in self._origins)


def named_addresses(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the web addresses that stand in a person's own words, also with Japanese right behind them."""
    found = (match[0] for text in texts for match in _URL_IN_TEXT.finditer(text))
    return tuple(dict.fromkeys(address for one in found if origin_of(address := _bare(one))))


def _bare(found: str) -> str:
    """Return an address without the Japanese after its host: 「https://example.com/を開いて」."""
    scheme, _, rest = found.partition("://")
    host, slash, path = rest.partition("/")
    if host.isascii() or slash:
        return f"{scheme}://{host}{slash}{path}"
    return f"{scheme}://{_NOT_ADDRESS.sub('', host)}"
