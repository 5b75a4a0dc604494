"""What a page writes back just as its site keeps it: of a whole record that is sent, only what changes tells anything.

Many a page reads a record (`GET /rest/config`), changes one value, and sends all of it to where it came
from. Nobody has seen most of what goes along. So what stands there now is read once more before the
policy is asked, and compared: what is sent as it stands there brings nothing to anybody.
"""

import logging
from collections.abc import Iterator
from typing import Final, TypeAlias, cast
from urllib.parse import urlsplit, urlunsplit

from playwright.async_api import BrowserContext, Error

from studio.browser.interception.paused import Paused
from studio.browser.interception.sent import Mask, leaves_of, parsed_json, told_as

logger = logging.getLogger(__name__)

_WRITES: Final = frozenset({"PUT", "PATCH", "POST"})
_READ_MAX: Final = 500
_WAIT_MS: Final = 2_000
_OWN_TO_SCRIPTS: Final = "$$"
"""How names begin that a script keeps for itself (AngularJS): no site takes them."""
Json: TypeAlias = dict[str, object]


class KeptRecords:
    """The addresses that pages of one browser have read, and what stands there."""

    def __init__(self) -> None:
        self._read: dict[str, str] = {}

    def note(self, paused: Paused) -> None:
        """Know of a page that reads an address."""
        is_page = paused.is_document or paused.is_part or not paused.may_be_asked
        if is_page or paused.method != "GET":
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
        if context is None or not url or paused.method not in _WRITES or paused.only_reads:
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


class _LeftOutError(Exception):
    """Something that stands there is not sent: a site may take it for gone."""


def _kept(sent: object, there: object, mask: Mask) -> frozenset[str]:
    """Return the names of equal values, as the policy is told them; none where something that stands there is left out."""
    mine = list(leaves_of("", sent))
    for way, part in _wraps(sent):
        for _, other in _wraps(there):
            try:
                equal = set(_equal(part, other, way, is_whole=True))
            except _LeftOutError:
                continue
            if equal:
                changed = told_as([pair for pair in mine if pair[0] not in equal], mask)
                kept = told_as([pair for pair in mine if pair[0] in equal], mask)
                return frozenset(name for name, _ in kept) - {name for name, _ in changed}
    return frozenset()


def _wraps(value: object) -> Iterator[tuple[str, object]]:
    """Yield a record as it is, and what is in it where it holds that alone: `{"data": {…}}`."""
    yield "", value
    if isinstance(value, dict) and len(inner := cast("Json", value)) == 1:
        yield from inner.items()


def _equal(mine: object, there: object, way: str, *, is_whole: bool = False) -> Iterator[str]:
    """Yield the names of the values that stand there too.

    Args:
        mine: What is sent.
        there: What stands at its place.
        way: Its name.
        is_whole: The record itself: a scalar of it may be missing, as what a site tells and takes from nobody.

    Raises:
        _LeftOutError: Something of it is not sent.
    """
    if not mine and mine == there and not isinstance(mine, bool):
        yield way
    elif isinstance(mine, dict) and isinstance(there, dict):
        yield from _equal_in(cast("Json", mine), cast("Json", there), way, is_whole=is_whole)
    elif isinstance(mine, list) and isinstance(there, list):
        own, other = cast("list[object]", mine), cast("list[object]", there)
        for at, one, its in _aligned(own, other):
            yield from _equal(one, its, f"{way}.{at}" if way else str(at))
    elif isinstance(mine, bool) is isinstance(there, bool) and mine == there:
        yield way
    elif isinstance(there, dict | list) and there:
        raise _LeftOutError


def _equal_in(own: Json, other: Json, way: str, *, is_whole: bool) -> Iterator[str]:
    if any(
        not is_whole or isinstance(other[key], dict | list) for key in other.keys() - own.keys()
    ):
        raise _LeftOutError
    for key, one in own.items():
        name = f"{way}.{key}" if way else key
        if key.startswith(_OWN_TO_SCRIPTS):
            yield from (leaf for leaf, _ in leaves_of(name, one))
        elif key in other:
            yield from _equal(one, other[key], name)


def _aligned(mine: list[object], there: list[object]) -> Iterator[tuple[int, object, object]]:
    """Yield the entries of two lists that are the same one, by what tells each from the others, else by their places."""
    if len(mine) < len(there):
        raise _LeftOutError
    key = _key_of(mine, there)
    if key is None:
        yield from (
            (at, one, other) for at, (one, other) in enumerate(zip(mine, there, strict=False))
        )
        return
    others = {cast("Json", one)[key]: one for one in there}
    for at, one in enumerate(mine):
        if (called := cast("Json", one)[key]) in others:
            yield at, one, others.pop(called)
    if others:
        raise _LeftOutError


def _key_of(mine: list[object], there: list[object]) -> str | None:
    """Return the key by which each entry of two lists is called otherwise than the rest; None without one."""
    entries = [cast("Json", one) for one in (*mine, *there) if isinstance(one, dict)]
    if not there or len(entries) < len(mine) + len(there):
        return None
    for key in entries[0]:
        called = [one.get(key) for one in entries]
        own, other = called[: len(mine)], called[len(mine) :]
        if all(isinstance(one, str | int) and not isinstance(one, bool) for one in called) and (
            len({*own}) == len(own) and len({*other}) == len(other) and {*other} <= {*own}
        ):
            return key
    return None
