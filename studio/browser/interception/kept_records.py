"""What a page writes back just as its site keeps it: of a whole record that is sent, only what changes tells anything.

Many a page reads a record (`GET /rest/config`), changes one value, and sends all of it to where it came
from. Nobody has seen most of what goes along. So what stands there now is read once more before the
policy is asked, and compared: what is sent as it stands there brings nothing to anybody.
"""

import logging
from collections.abc import Iterator
from typing import Final, cast
from urllib.parse import urlsplit, urlunsplit

from playwright.async_api import BrowserContext, Error

from studio.browser.interception.paused import Paused
from studio.browser.interception.sent import Mask, leaves_of, parsed_json, told_as

logger = logging.getLogger(__name__)

_WRITES: Final = frozenset({"PUT", "PATCH", "POST"})
_READ_MAX: Final = 500
_WAIT_MS: Final = 2_000


class KeptRecords:
    """The addresses that pages of one browser have read, and what stands there."""

    def __init__(self) -> None:
        self._read: dict[str, str] = {}

    def note(self, paused: Paused) -> None:
        """Know of a page that reads an address."""
        if (
            paused.method != "GET"
            or paused.is_document
            or paused.is_part
            or not paused.may_be_asked
        ):
            return
        self._read[_place(paused.url)] = paused.url
        if len(self._read) > _READ_MAX:
            self._read.pop(next(iter(self._read)))

    async def names_of_kept(
        self, context: BrowserContext | None, paused: Paused, mask: Mask
    ) -> frozenset[str]:
        """Return the names of what a write sends as its site keeps it there now; none where that is not known.

        Only an address that the page has read by itself is read again, with the headers that its script wrote.
        """
        url = self._read.get(_place(paused.url), "")
        if context is None or not url or paused.method not in _WRITES or not paused.body:
            return frozenset()
        sent = parsed_json(paused.body)
        if not isinstance(sent, dict):
            return frozenset()
        try:
            answer = await context.request.get(
                url, headers=dict(paused.own_headers), timeout=_WAIT_MS, max_redirects=0
            )
            there = parsed_json(await answer.body()) if answer.ok else None
        except Error as exc:
            logger.debug("a record could not be read again: %s", str(exc).splitlines()[:1])
            return frozenset()
        return _kept(cast("object", sent), cast("object", there), mask)


def _place(url: str) -> str:
    """Return an address without its query: a number that keeps it from being cached is no other record."""
    return urlunsplit(urlsplit(url)._replace(query="", fragment=""))


def _kept(sent: object, there: object, mask: Mask) -> frozenset[str]:
    """Return the names of equal values, as the policy is told them; none where something that stands there is left out.

    A scalar of the record itself may be missing: what a site only tells, and takes from nobody.
    """
    mine = dict(leaves_of("", sent))
    for way, part in _wraps(sent):
        for _, other in _wraps(there):
            theirs = dict(leaves_of(way, other))
            own = dict(leaves_of(way, part))
            equal = {name for name, value in own.items() if theirs.get(name) == value}
            gone = (name.removeprefix(f"{way}.") for name in theirs.keys() - own.keys())
            if equal and not any("." in name for name in gone):
                changed = told_as([pair for pair in mine.items() if pair[0] not in equal], mask)
                kept = told_as([pair for pair in mine.items() if pair[0] in equal], mask)
                return frozenset(name for name, _ in kept) - {name for name, _ in changed}
    return frozenset()


def _wraps(value: object) -> Iterator[tuple[str, object]]:
    """Yield a record as it is, and what is in it where it holds that alone: `{"data": {…}}`."""
    yield "", value
    if isinstance(value, dict) and len(inner := cast("dict[str, object]", value)) == 1:
        yield from inner.items()
