"""A request as the developer tools hold it, read once."""

import base64
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, cast
from urllib.parse import unquote_plus, urlsplit

from studio.browser.interception.sent import Mask, fields_of, masked_url, reads_only
from studio.engine.ports import OutgoingRequest, RequestKind

Event: TypeAlias = dict[str, Any]
"""The parameters of an event of the developer tools, as they come; read here and nowhere else."""

TYPES: Final = ("Document", "XHR", "Fetch", "Ping", "CSPViolationReport", "Other")
"""What is held: pictures, styles, scripts and fonts are not, and cost nothing."""
ACTING_PARTS: Final = ("Image", "Script", "Stylesheet", "Media", "Font")
"""Of these, what goes to the address of a deed is held as well: a script may act by a picture."""
_PARTS: Final = frozenset({"Image", "Stylesheet", "Script", "Font", "Media", "Manifest"})
"""What a page is put together of."""
_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_REPLACING: Final = frozenset({"PUT", "PATCH", "DELETE"})
"""What a header says in whose stead a POST is sent."""
_STANDS_FOR: Final = "method-override"
_QUERY: Final = "application/x-www-form-urlencoded"
"""How a query is written that was too long for an address."""
_BROWSERS_OWN: Final = frozenset(
    {"user-agent", "referer", "origin", "cookie", "content-type", "upgrade-insecure-requests"}
)
"""Headers that say nothing of a script's."""
_BACKGROUND: Final = frozenset({"Ping", "CSPViolationReport"})
_SCHEMES: Final = frozenset({"http", "https"})


@dataclass(frozen=True, slots=True)
class Paused:
    """One held request.

    Attributes:
        key: What the developer tools call this hold; a redirect is a new one.
        frame: The frame it comes from; of a main frame this is also the name of its tab.
        is_document: It asks for a whole document, of a tab or of a frame in it.
        is_background: Nobody waits for its answer: `sendBeacon`, `<a ping>`, reports.
        is_part: A picture, a style, a script, a font, a film: of what a page is put together.
        is_redirect: The server sent the browser there.
        body: What is sent, without the bytes of files.
        headers: Of a script's request, what is not the browser's own; and which page it comes from, where that
            tells another site more than its name.
        is_asking: A header says that this POST stands for a GET whose query was too long for an address.
        own_headers: Names and values of what its script wrote; never told to anybody.
    """

    key: str
    frame: str
    method: str
    url: str
    is_document: bool
    is_background: bool
    is_part: bool
    is_redirect: bool
    body: bytes
    content_type: str
    headers: tuple[str, ...] = ()
    is_asking: bool = False
    own_headers: tuple[tuple[str, str], ...] = field(default=(), repr=False)

    @property
    def is_reading(self) -> bool:
        """True for GET, HEAD and OPTIONS."""
        return self.method in _READING

    @property
    def is_plain(self) -> bool:
        """True when nobody needs to be asked: an address without anything behind its host."""
        parts = urlsplit(self.url)
        is_bare = parts.path in ("", "/") and not parts.query
        return self.is_reading and not self.is_document and (is_bare or not self.may_be_asked)

    @property
    def may_be_asked(self) -> bool:
        """False for schemes that are refused without a question."""
        return urlsplit(self.url).scheme in _SCHEMES

    @property
    def only_reads(self) -> bool:
        """True for a POST that says it asks for data only: a query, a method that reads."""
        is_replacing = bool(_REPLACING.intersection(map(str.upper, self.headers)))
        says_so = self.is_asking or reads_only(self.body, self.content_type)
        return self.method == "POST" and not is_replacing and says_so

    def carries(self, tells: Callable[[str], bool]) -> bool:
        """Say whether a secret goes along in the address or in the body, as far as that can be read."""
        body = unquote_plus(self.body.decode("utf-8", "replace"))
        return tells(unquote_plus(self.url)) or (bool(body) and tells(body))

    def outgoing(self, kind: RequestKind, page_url: str, mask: Mask) -> OutgoingRequest:
        """Return what the policy is asked about."""
        return OutgoingRequest(
            method=self.method,
            url=masked_url(self.url, mask),
            kind=kind,
            page_url=masked_url(page_url, mask),
            is_redirect=self.is_redirect,
            headers=tuple(map(mask, self.headers)),
            fields=fields_of(self.body, self.content_type, mask),
            reads_only=self.only_reads,
            is_background=self.is_background,
            is_framed=self.is_document and kind is RequestKind.DATA,
        )


def read_paused(event: Event) -> Paused:
    """Return the held request that an event tells of."""
    request: Event = event["request"]
    headers = {str(name).lower(): str(value) for name, value in request["headers"].items()}
    written = () if event["resourceType"] == "Document" else _written(headers)
    return Paused(
        key=str(event["requestId"]),
        frame=str(event.get("frameId", "")),
        method=str(request["method"]).upper(),
        url=str(request["url"]),
        is_document=event["resourceType"] == "Document",
        is_background=event["resourceType"] in _BACKGROUND,
        is_part=event["resourceType"] in _PARTS,
        is_redirect=bool(event.get("redirectedRequestId")),
        body=_body(request),
        is_asking=headers.get("content-type", "").startswith(_QUERY)
        and any(
            name.endswith(_STANDS_FOR) and value.upper() == "GET" for name, value in headers.items()
        ),
        content_type=headers.get("content-type", ""),
        headers=(
            *(value for _, value in written),
            *_told_place(headers.get("referer", ""), str(request["url"])),
        ),
        own_headers=written,
    )


def _written(headers: dict[str, str]) -> tuple[tuple[str, str], ...]:
    is_own = (
        (name, value)
        for name, value in headers.items()
        if name not in _BROWSERS_OWN and not name.startswith("sec-")
    )
    return tuple(is_own)


def _told_place(referer: str, url: str) -> tuple[str, ...]:
    """Return the address of the page that a request to another site is told to come from; by itself a browser tells its site."""
    came, goes = urlsplit(referer), urlsplit(url)
    is_told = came.path not in ("", "/") or bool(came.query)
    return (referer,) if is_told and came.netloc != goes.netloc else ()


def _body(request: Event) -> bytes:
    """Return what is sent; a long body may be told in parts only."""
    entries = cast("list[dict[str, str]]", request.get("postDataEntries") or [])
    parts = [base64.b64decode(entry["bytes"]) for entry in entries if entry.get("bytes")]
    return b"".join(parts) or str(request.get("postData", "")).encode()
