"""Where a run may be: origins that a person named or agreed to, and nothing else."""

import asyncio
import re
from collections.abc import Callable, Iterable
from typing import Final

from studio.domain.page.address import host_in_words, is_no_page, is_same_place, origin_of
from studio.domain.text import clip
from studio.engine.guard.questions import place_question
from studio.engine.ports import OutgoingRequest
from studio.engine.runs.approval import Approvals
from studio.words import tr

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


class PlaceAsker:
    """Asks before a page of another place is shown; who said no is not asked again.

    Args:
        places: Where the run may be; grows by what people agree to.
        approvals: Who is asked.
        asking: One question at a time.
        masked: Takes secrets out of what is told.
    """

    def __init__(
        self,
        places: AllowedPlaces,
        approvals: Approvals,
        asking: asyncio.Lock,
        masked: Callable[[str], str],
    ) -> None:
        self._places = places
        self._approvals = approvals
        self._asking = asking
        self._masked = masked
        self._refused: set[str] = set()

    async def may_open(self, request: OutgoingRequest, *, is_unasked: bool) -> bool:
        """Say whether a document may be shown.

        Args:
            request: It asks for the document.
            is_unasked: Nothing that was done asked for it: nobody is asked either.
        """
        if self._places.allows(request.url):
            return True
        origin = origin_of(request.url)
        if not origin or is_unasked:
            return False
        async with self._asking:
            if self._places.allows(request.url):
                return True
            if origin not in self._refused and await self._ask(request):
                self._places.allow(request.url)
                return True
        self._refused.add(origin)
        return False

    async def _ask(self, request: OutgoingRequest) -> bool:
        return await self._approvals.approve_aside(
            place_question(request.url, is_redirect=request.is_redirect),
            host_in_words(request.url),
            ((tr("アドレス"), self._masked(clip(request.url, 120))),),
            is_beyond_yes=True,
        )


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
