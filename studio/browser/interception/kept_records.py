"""What a page writes back just as its site keeps it: of a whole record that is sent, only what changes tells anything.

Many a page reads a record (`GET /rest/config`), changes one value, and sends all of it to where it came
from. Nobody has seen most of what goes along. So what stands there now is read once more before the
policy is asked, and compared: what is sent as it stands there brings nothing to anybody.
"""

import logging
import re
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from typing import Final, TypeAlias, cast
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from playwright.async_api import BrowserContext, Error

from studio.browser.interception.paused import Paused
from studio.browser.interception.sent import Mask, leaves_of, parsed_json, told_as
from studio.domain.page.address import is_same_site
from studio.engine.guard.facts.commands import deed_of_opening
from studio.engine.guard.facts.ground import is_stamp

logger = logging.getLogger(__name__)

_WRITES: Final = frozenset({"PUT", "PATCH", "POST"})
_READ_MAX: Final = 500
_WAIT_MS: Final = 2_000
_OWN_TO_SCRIPTS: Final = "$$"
"""How names begin that a script keeps for itself (AngularJS): no site takes them."""
_TOLD_TO_SCRIPTS: Final = re.compile(r"(?:object:)?\w{1,8}", re.ASCII)
"""What stands under such a name: a count."""
_OF_ANSWERS: Final = frozenset(
    {"accept", "accept-language", "cache-control", "pragma", "expires", "if-modified-since", "if-none-match"}
)  # fmt: skip
"""What says which answers are understood, and how new they have to be."""
_OF_WRITES: Final = frozenset({"if-match", "if-unmodified-since", "x-requested-with"})
"""What is written beside a write alone, as a token against forged ones is."""
_TOKEN: Final = re.compile(r"(?=.*[A-Za-z])[!-~]{16,}")
_DATA: Final = "data"
_TWO: Final = ({False, True}, {0, 1})
Json: TypeAlias = dict[str, object]
Headers: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class KeptValues:
    """What a write sends as its site keeps it.

    Attributes:
        names: Of what stands there just so.
        turned: Of what stands there as the other one of two.
    """

    names: frozenset[str] = frozenset()
    turned: frozenset[str] = frozenset()


NOTHING: Final = KeptValues()


class KeptRecords:
    """The addresses that pages of one browser have read, and what stands there."""

    def __init__(self) -> None:
        self._read: dict[str, tuple[str, Headers]] = {}
        self._told: dict[str, str] = {}
        self._anew: set[str] = set()

    def note(self, paused: Paused) -> None:
        """Know of a page that has read an address, after that was allowed."""
        is_page = paused.is_document or paused.is_part or not paused.may_be_asked
        if is_page or paused.method != "GET" or deed_of_opening(paused.url, is_part=True):
            return
        self._anew.update(
            one for one, value in paused.own_headers if self._told.get(one, value) != value
        )
        self._told.update(paused.own_headers)
        self._read[_place(paused.url)] = (paused.url, paused.own_headers)
        if len(self._read) > _READ_MAX:
            self._read.pop(next(iter(self._read)))

    async def kept(
        self, context: BrowserContext | None, paused: Paused, page_urls: Sequence[str], mask: Mask
    ) -> KeptValues:
        """Return what a write sends as its site keeps it there now; nothing where that is not known.

        Only what the page has read by itself, of its own site, is read again, in just the way in which it did: nobody is
        told anything by that. Whoever writes in another way (of another account) may see another record.

        Args:
            context: The browser.
            paused: The write.
            page_urls: The page that it comes from, and its frame.
            mask: Covers known secrets.
        """
        url, headers = self._read.get(_place(paused.url), ("", ()))
        if context is None or not url or paused.method not in _WRITES or paused.only_reads:
            return NOTHING
        is_own = any(is_same_site(page, url) for page in page_urls)
        sent = parsed_json(paused.body)
        is_as_read = _is_as(headers, paused.own_headers, self._anew)
        if not is_own or not isinstance(sent, dict) or not is_as_read:
            return NOTHING
        try:
            answer = await context.request.get(
                url, headers=dict(headers), timeout=_WAIT_MS, max_redirects=0
            )
            there = parsed_json(await answer.body()) if answer.ok else None
        except Error as exc:
            logger.debug("a record could not be read again: %s", str(exc).splitlines()[:1])
            return NOTHING
        return _kept(cast("object", sent), cast("object", there), urlsplit(url).path, mask)


def _place(url: str) -> str:
    """Return an address without the moment that keeps it from being cached: with another query it is another record."""
    parts = urlsplit(url)
    query = parse_qsl(parts.query, keep_blank_values=True)
    told = sorted(pair for pair in query if not is_stamp(*pair))
    return urlunsplit(parts._replace(query=urlencode(told), fragment=""))


def _is_as(read: Headers, written: Headers, anew: Set[str]) -> bool:
    """Say whether a script writes with the headers that it read with, and with nothing else that tells anybody anything.

    Args:
        read: Names and values when it read.
        written: The same as it writes.
        anew: Names that had another value with each reading: traces, numbers of requests.
    """
    its, mine = (
        {name: value for name, value in one if name not in _OF_ANSWERS} for one in (read, written)
    )
    more = dict(mine.items() - its.items())
    return all(name in mine and (name not in more or name in anew) for name in its) and all(
        name in _OF_WRITES or _TOKEN.fullmatch(value) for name, value in more.items()
    )


class _LeftOutError(Exception):
    """Something that stands there is not sent: a site may take it for gone."""


def _kept(sent: object, there: object, path: str, mask: Mask) -> KeptValues:
    """Return what is equal, and what is turned, as the policy is told it; nothing where something that stands there is left out.

    A name that two values have (`{"a.b": 1, "a": {"b": 2}}`) tells of neither.
    """
    mine = list(leaves_of("", sent))
    once = {name for name, times in Counter(name for name, _ in mine).items() if times == 1}
    for way, part in _wraps(sent):
        for is_in, other in _wraps(there):
            if way not in ("", is_in, _DATA) and way.lower()[:-1] not in path.lower():
                continue  # {"archive": {…}} says more than {"user": {…}} to /users/5
            try:
                found = dict(_compared(part, other, way, is_whole=True))
            except _LeftOutError:
                continue
            if equal := {name for name, is_equal in found.items() if is_equal} & once:
                changed = told_as([pair for pair in mine if pair[0] not in equal], mask)
                kept = told_as([pair for pair in mine if pair[0] in equal], mask)
                names = frozenset(name for name, _ in kept) - {name for name, _ in changed}
                return KeptValues(names, frozenset(once & found.keys() - equal))
    return NOTHING


def _wraps(value: object) -> Iterator[tuple[str, object]]:
    """Yield a record as it is, and what is in it where it holds that alone: `{"data": {…}}`."""
    yield "", value
    if isinstance(value, dict) and len(inner := cast("Json", value)) == 1:
        yield from inner.items()


def _compared(
    mine: object, there: object, way: str, *, is_whole: bool = False
) -> Iterator[tuple[str, bool]]:
    """Yield the names of the values that stand there too, and whether just so or as the other one of two.

    Args:
        mine: What is sent.
        there: What stands at its place.
        way: Its name.
        is_whole: The record itself: a scalar of it may be missing, as what a site tells and takes from nobody.

    Raises:
        _LeftOutError: Something of it is not sent.
    """
    if not mine and mine == there and not isinstance(mine, bool | int):
        yield way, True
    elif isinstance(mine, dict) and isinstance(there, dict):
        yield from _compared_in(cast("Json", mine), cast("Json", there), way, is_whole=is_whole)
    elif isinstance(mine, list) and isinstance(there, list):
        own, other = cast("list[object]", mine), cast("list[object]", there)
        for at, one, its in _aligned(own, other):
            yield from _compared(one, its, f"{way}.{at}" if way else str(at))
    elif isinstance(mine, bool) is isinstance(there, bool) and mine == there:
        yield way, True
    elif isinstance(mine, int) and isinstance(there, int) and {mine, there} in _TWO:
        yield way, False
    elif isinstance(there, dict | list) and there:
        raise _LeftOutError


def _compared_in(own: Json, other: Json, way: str, *, is_whole: bool) -> Iterator[tuple[str, bool]]:
    if any(
        not is_whole or isinstance(other[key], dict | list) for key in other.keys() - own.keys()
    ):
        raise _LeftOutError
    for key, one in own.items():
        name = f"{way}.{key}" if way else key
        if key in other:
            yield from _compared(one, other[key], name)
        elif key.startswith(_OWN_TO_SCRIPTS) and _TOLD_TO_SCRIPTS.fullmatch(str(one)):
            yield name, True


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
