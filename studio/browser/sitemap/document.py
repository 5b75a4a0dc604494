"""Bytes of a robots file or a sitemap → the addresses in it. Pure; written by strangers, so bounded.

A document that is cut off or malformed gives what stood before the damage: it *was* received, in
the order in which it is listed. A document that brings a DTD or entities gives nothing at all.
"""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import Final
from xml.etree.ElementTree import ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser
from protego import Protego

from studio.browser.sitemap.address import MAX_ADDRESS_CHARS

MAX_URLS: Final = 50_000
"""Addresses kept of one domain (ADR-000024, 5.1)."""
MAX_ROBOTS_BYTES: Final = 500_000
"""The size search engines read; the rest of a visit's bytes is for the sitemaps themselves."""
MAX_UNPACKED_BYTES: Final = 16_000_000
"""A gzip bomb stops here; 50,000 ordinary entries are 5 MB."""
_PIECE: Final = 65_536
_GZIP: Final = b"\x1f\x8b"
_BOM: Final = b"\xef\xbb\xbf"
_MOST_LAYERS: Final = 2
"""A file `.xml.gz` may be packed again on its way."""
_WHERE_LOC_STANDS: Final = 3
_DEEPEST: Final = 32
"""Elements within elements; a sitemap has four, and a parser remembers every open one."""


@dataclass(frozen=True, slots=True)
class Listing:
    """What a document lists, as written there.

    Attributes:
        pages: `loc` of every `url`, entries of news left out.
        sitemaps: `loc` of every `sitemap`, or the `Sitemap:` lines of a robots file.
    """

    pages: tuple[str, ...] = ()
    sitemaps: tuple[str, ...] = ()


def read_robots(body: bytes, *, is_whole: bool) -> Listing:
    """Return the `Sitemap:` lines; the last line of a body that was cut off is left out."""
    plain = b"".join(_plain(body, MAX_ROBOTS_BYTES))
    if not is_whole or len(plain) >= MAX_ROBOTS_BYTES:
        plain = plain.rpartition(b"\n")[0]
    robots = Protego.parse(plain.decode("utf-8-sig", errors="replace"))
    return Listing(sitemaps=tuple(robots.sitemaps))


def read_sitemap(body: bytes) -> Listing:
    """Return what a sitemap or an index of sitemaps lists; nothing for any other document."""
    target = _Entries()
    parser = DefusedXMLParser(target=target, forbid_dtd=True)
    try:
        for piece in _without_margin(_plain(body, MAX_UNPACKED_BYTES)):
            parser.feed(piece)
        parser.close()
    except DefusedXmlException:
        return Listing()
    except _EnoughReadError:
        pass
    except (ParseError, ValueError, LookupError):  # malformed, or an encoding nobody can read
        pass
    return Listing(tuple(target.pages), tuple(target.sitemaps))


def bounded(pieces: Iterator[bytes], most: int) -> Iterator[bytes]:
    """Yield no more than `most` bytes, and take no piece after them."""
    left = most
    for piece in pieces:
        yield piece[:left]
        left -= len(piece)
        if left <= 0:
            return


class _EnoughReadError(Exception):
    """Nothing more of this document is wanted."""


@dataclass(slots=True)
class _Entries:
    """Takes the events of the parser; keeps `loc` of `url` and `sitemap` and builds no tree."""

    pages: list[str] = field(default_factory=list[str])
    sitemaps: list[str] = field(default_factory=list[str])
    _path: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    _words: list[str] | None = None
    _loc: str = ""
    _is_news: bool = False

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        """An element opens; a root of another kind ends the reading."""
        space, _, name = tag.rpartition("}")
        self._path.append((space, name))
        depth = len(self._path)
        if depth > _DEEPEST or (depth == 1 and name not in ("urlset", "sitemapindex")):
            raise _EnoughReadError
        if depth == _WHERE_LOC_STANDS:
            is_own = space == self._path[1][0]
            self._words = [] if is_own and name == "loc" else None
            self._is_news = self._is_news or "sitemap-news" in space

    def data(self, text: str) -> None:
        """Text or CDATA, perhaps in parts."""
        if self._words is not None and len(self._words) <= MAX_ADDRESS_CHARS:
            self._words.append(text[: MAX_ADDRESS_CHARS + 1])

    def end(self, tag: str) -> None:
        """An element closes; an entry counts when it is whole."""
        _, name = self._path.pop()
        match len(self._path):
            case 2 if self._words is not None:
                self._loc, self._words = "".join(self._words).strip(), None
            case 1:
                self._keep(name)
                self._loc, self._is_news = "", False
            case _:
                pass

    def close(self) -> None:
        """The document ends."""

    def _keep(self, name: str) -> None:
        kept = {"url": self.pages, "sitemap": self.sitemaps}.get(name)
        if kept is None or self._is_news or not 0 < len(self._loc) <= MAX_ADDRESS_CHARS:
            return
        kept.append(self._loc)
        if len(kept) >= MAX_URLS:
            raise _EnoughReadError


def _plain(body: bytes, most: int) -> Iterator[bytes]:
    """Yield a body in pieces, unpacked where it is packed; no layer gives more than `most` bytes."""
    pieces = (body[at : at + _PIECE] for at in range(0, len(body), _PIECE))
    for _ in range(_MOST_LAYERS):
        pieces = bounded(_unpacked(pieces), most)
    return pieces


def _unpacked(pieces: Iterator[bytes]) -> Iterator[bytes]:
    """Unpack gzip, as far as it goes; what is not gzip passes unchanged."""
    first = next(pieces, b"")
    if not first.startswith(_GZIP):
        yield from chain((first,), pieces)
        return
    unpacker = zlib.decompressobj(wbits=31)
    for piece in chain((first,), pieces):
        packed = piece
        while packed:
            if unpacker.eof:  # a file may consist of several members
                unpacker = zlib.decompressobj(wbits=31)
            try:
                yield unpacker.decompress(packed, _PIECE)
            except zlib.error:
                return
            packed = unpacker.unused_data if unpacker.eof else unpacker.unconsumed_tail
    yield unpacker.flush()


def _without_margin(pieces: Iterator[bytes]) -> Iterator[bytes]:
    """Leave out blanks before the first sign: many a template puts an empty line before `<?xml`."""
    for piece in pieces:
        start = piece.removeprefix(_BOM).lstrip()
        if start:
            yield start if start.startswith(b"<") else piece
            break
    yield from pieces
