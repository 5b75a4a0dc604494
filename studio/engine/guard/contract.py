"""The contract: what a held request sends, read from the request and from nothing else. Pure.

`card_of` is what a person reads before they agree; `strangers` are the fields that neither the page
showed nor anybody put in, so that no yes from before the request was seen covers them.
"""

import re
import unicodedata
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final
from urllib.parse import parse_qsl, unquote, unquote_plus, urlsplit

from studio.domain.address import is_same_site, origin_of, page_pattern, parsed
from studio.domain.observation import EDITABLE_ROLES, MASK, ControlKind, Observation
from studio.domain.sending import ANY, SentShape
from studio.domain.text import clip, fold
from studio.engine.guard.commands import names_command
from studio.engine.ports import OutgoingRequest, RequestKind

SENT_AS: Final = "送り方"
"""What a card calls the method and the address of a request."""
SITES_OWN: Final = "サイト自身の項目"
"""What a card calls the fields that a site puts into its forms for itself."""
UNSEEN: Final = "（画面に出ていない項目）"
"""Stands behind the name of a field that the page does not show."""
_VALUE_SHOWN: Final = 2_000
_OWN_SHOWN: Final = 24
_OF_THE_SITE: Final = re.compile(
    r"_*(?:csrf|xsrf)[-_a-z]*|_*(?:authenticity_?token|requestverificationtoken|viewstate[a-z]*|eventvalidation)"
    r"|_?(?:token|nonce|wpnonce)|utf8|csrfmiddlewaretoken",
    re.IGNORECASE,
)
"""Names of fields that a site puts into its forms for itself."""
_OPAQUE: Final = re.compile(r"(?=.*[A-Za-z])[!-~]{16,}|✓|")
"""What stands in such a field; a word or an amount tells a person something, whatever it is called."""
_CODE: Final = re.compile(r"[!-?A-~]*")
"""ASCII without a blank and without @: ids, options, tokens."""
_NUMBER: Final = re.compile(r"[-+]?[\d,]*\d(?:\.\d+)?")
_AMOUNTS: Final = re.compile(
    r"amount|sum|total|price|cost|fee|pay|qty|quantity|kingaku|gaku|suryo|suuryou|金額|数量|価格|合計|料金|単価",
    re.IGNORECASE,
)
_PART: Final = re.compile(r"[\w.$-]+")
_TOKEN: Final = re.compile(r"(?=.*[a-z])(?=.*[A-Z0-9])[\w-]{32,}", re.ASCII)
"""What a site's own script makes for a field of its form each time."""
_STATE: Final = re.compile(r"\d{10,}|(?=.*[A-Za-z])[!-~]{16,}")
"""What a site keeps in a form for itself and makes anew for each page: instants, sums, tokens."""
_SMALL_DIGITS: Final = 4
"""A number with no more digits is an option or a record, unless its field is called an amount."""

_MARK_MAX: Final = 60

Key = tuple[str, str, tuple[tuple[str, str], ...]]
"""One request, whole: method, address and everything that it sends."""


@dataclass(frozen=True)
class Ground:
    """What was known when an act began.

    Attributes:
        page: As it was seen before it; None where nobody looked.
        put_in: What was put in until now, by the run or by the flow.
    """

    page: Observation | None = None
    put_in: tuple[str, ...] = field(default_factory=tuple[str, ...])

    @cached_property
    def said(self) -> str:
        """All that the page says and its fields hold, and what was put in, letters and digits only."""
        return "\n".join(filter(None, map(letters_of, (*self._words(), *self.put_in))))

    @cached_property
    def numbers(self) -> frozenset[str]:
        """The numbers among it."""
        words = "\n".join((*self._words(), *self.put_in))
        found = re.findall(r"\d[\d,]*(?:\.\d+)?", unicodedata.normalize("NFKC", words))
        return frozenset(number.replace(",", "") for number in found)

    @cached_property
    def fields(self) -> dict[str, str]:
        """What the page's fields are called, by what they hold."""
        nodes = self.page.nodes if self.page else ()
        held = (node for node in nodes if node.role in EDITABLE_ROLES and node.text.strip())
        return {fold(node.text): node.label for node in held if node.label}

    @cached_property
    def controls(self) -> frozenset[tuple[str, str]]:
        """Names and values that the page's forms held."""
        held = (self.page.controls if self.page else None) or ()
        return frozenset(
            (one.name, ANY if one.kind is ControlKind.PLACE else one.value) for one in held
        )

    @cached_property
    def knows_controls(self) -> bool:
        """True where somebody looked what the page's forms hold."""
        return self.page is not None and self.page.controls is not None

    @cached_property
    def records(self) -> frozenset[str]:
        """The parts of the page's addresses: ids of records, names of what its links do."""
        urls = [self.page.url, *(node.url for node in self.page.nodes)] if self.page else []
        return frozenset(part for url in urls for part in _PART.findall(unquote(url)))

    def knows(self, name: str, value: str) -> bool:
        """Say whether a code stood in the page's forms or addresses; a site's long tokens change by themselves."""
        if not value:
            return not tells("", name) or self.holds(name) or (name, "") in self.controls
        if {(name, value), (name, ANY)} & self.controls or value in self.records:
            return True
        is_fields = any(name == one for one, _ in self.controls)
        return is_fields and bool(_TOKEN.fullmatch(value))

    def holds(self, value: str) -> bool:
        """Say whether a value was to be seen, or was put in."""
        number = fold(value).replace(",", "")
        if _NUMBER.fullmatch(number):
            return number in self.numbers
        return letters_of(value) in self.said

    def _words(self) -> Iterator[str]:
        if self.page is None:
            return
        yield self.page.title
        yield unquote(self.page.url)
        for node in self.page.nodes:
            yield from (node.name, node.text, node.placeholder)
        for dialog in self.page.dialogs:
            yield dialog.message


def letters_of(text: str) -> str:
    """Return only letters and digits, in one width and one case: what survives re-formatting."""
    folded = unicodedata.normalize("NFKC", text).lower()
    return "".join(char for char in folded if char.isalnum())


def sent_by(request: OutgoingRequest) -> tuple[tuple[str, str], ...]:
    """Return everything that a request tells: its query and its body."""
    query = parse_qsl(urlsplit(request.url).query, keep_blank_values=True)
    return (*query, *request.fields)


def text_of(request: OutgoingRequest) -> str:
    """Return all that a request says: its address, the names and the values."""
    said = (text for pair in sent_by(request) for text in pair)
    return "\n".join((unquote_plus(request.url), *said))


def key_of(request: OutgoingRequest) -> Key:
    """Return a request as the thing that a yes was given to."""
    return (request.method.upper(), request.url, request.fields)


def strangers(
    request: OutgoingRequest, ground: Ground, *, is_form: bool | None = None
) -> tuple[str, ...]:
    """Return the names of what is sent that nobody saw or put in.

    Of a form everything counts that did not stand in its controls, ids and options too; of what a script
    sends by itself only what tells something.

    Args:
        request: As it is held.
        ground: What was known when the act began.
        is_form: It is sent for values that were typed; None: a whole page is.
    """
    is_whole = is_document(request) if is_form is None else is_form
    is_strict = is_whole and ground.knows_controls
    return tuple(
        name
        for name, value in sent_by(request)
        if _is_strange(name, value, request, ground, is_strict=is_strict)
    )


def _is_strange(
    name: str, value: str, request: OutgoingRequest, ground: Ground, *, is_strict: bool
) -> bool:
    if value == MASK or is_of_the_site(name, value):
        return False
    if not value.strip():
        return not ground.knows(name, "")
    if ground.holds(value):
        return False
    return tells(name, value, request.url) or (is_strict and not ground.knows(name, value))


def tells(name: str, value: str, url: str = "") -> bool:
    """Say whether a value tells something: words, an amount, an address; ids and options do not."""
    bare = fold(value)
    if not bare or bare == MASK or is_of_the_site(name, value):
        return False
    if not any(map(str.isalpha, bare)):
        is_small = sum(map(str.isdigit, bare)) <= _SMALL_DIGITS and "." not in bare
        return not is_small or bool(_NUMBER.fullmatch(bare) and _AMOUNTS.search(name))
    if "://" in bare:
        return not is_same_site(value.strip(), url)
    return not _CODE.fullmatch(bare)


def names_amount(name: str) -> bool:
    """Say whether a field is called an amount: a number of it may be larger or smaller, not another thing."""
    return bool(_AMOUNTS.search(name))


def is_of_the_site(name: str, value: str) -> bool:
    """Say whether a site put a field into its form for itself: a token against forged requests."""
    bare = name.rpartition("[")[2].rstrip("]")
    return bool(_OF_THE_SITE.fullmatch(bare) and _OPAQUE.fullmatch(value))


def is_state(name: str, value: str) -> bool:
    """Say whether a value is one that a site makes anew for each page, and is not called an amount."""
    return bool(_STATE.fullmatch(fold(value))) and not _AMOUNTS.search(name)


def card_of(request: OutgoingRequest, ground: Ground) -> tuple[tuple[str, str], ...]:
    """Return what a person reads: where it goes, and every name and value that is sent."""
    address = parsed(request.url)
    where = f"{address.hostname}{address.pathname}" if address else request.url
    pairs = sent_by(request)
    told = [
        (_called(name, value, ground), clip(value, _VALUE_SHOWN))
        for name, value in pairs
        if not is_of_the_site(name, value)
    ]
    own = [
        f"{name}＝{clip(value, _OWN_SHOWN)}" for name, value in pairs if is_of_the_site(name, value)
    ]
    return (
        (SENT_AS, f"{request.method.upper()} {clip(where, 200)}"),
        *told,
        *(((SITES_OWN, "、".join(own)),) if own else ()),
    )


def shape_of(request: OutgoingRequest, role: str = "") -> SentShape:
    """Return the shape of a request; a value stays where it tells something.

    A field that says what is to be done (`action=delete`) is part of the place, as on sites with one address.
    """
    fields: dict[str, str] = {}
    doing = [f"{name}={_mark(value)}" for name, value in sent_by(request) if names_command(name)]
    for name, value in sent_by(request):
        is_kept = tells(name, value, request.url) and name not in fields
        fields[name] = clip(value, _VALUE_SHOWN) if is_kept else ANY
    return SentShape(
        site=origin_of(request.url),
        method=request.method.upper(),
        path="?".join(filter(None, (page_pattern(request.url), "&".join(doing)))),
        fields=tuple(fields.items()),
        role=role,
    )


def in_short(request: OutgoingRequest) -> str:
    """Return in one line what was sent, for the journal and the report."""
    told = [
        f"{name}＝{clip(value, 60)}" if value else name
        for name, value in sent_by(request)
        if not is_of_the_site(name, value)
    ]
    address = parsed(request.url)
    where = f"{address.host}{address.pathname}" if address else request.url
    return f"{request.method.upper()} {clip(where, 120)}" + (f"：{'、'.join(told)}" if told else "")


def is_document(request: OutgoingRequest) -> bool:
    """Say whether a whole page is sent or opened, in this tab or in a new one."""
    return request.kind in (RequestKind.NAVIGATION, RequestKind.POPUP)


def _mark(value: str) -> str:
    """Return a command as it is, and a long one (the text of a query) by its sum."""
    return value if len(value) <= _MARK_MAX else f"#{zlib.crc32(value.encode()):08x}"


def _called(name: str, value: str, ground: Ground) -> str:
    """Return a field's name as a person knows it, and whether the page shows it at all."""
    if ground.page is None:
        return name
    label = ground.fields.get(fold(value), "")
    if label:
        return label if fold(label) == fold(name) else f"{label}（{name}）"
    return name if ground.holds(value) or not value else f"{name}{UNSEEN}"
