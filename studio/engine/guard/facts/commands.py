"""What an address or a sent form says by itself: `/items/3/delete`, `_method=delete`, `mutation PayInvoice`. Pure.

Labels may say 「検索」 over a form that goes to `/checkout/pay`; then the form is believed.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

from studio.domain.flows.sending import MESSAGE
from studio.domain.page.address import parsed
from studio.engine.guard.facts.words import (
    WEAK_DEEDS,
    deeds_in,
    says_destructive,
    says_irreversible,
)
from studio.engine.ports import OutgoingRequest, RequestKind

_DEEDS: Final = frozenset(
    {
        "delete", "del", "deletes", "destroy", "remove", "removes", "erase", "purge", "wipe", "drop", "discard", "trash",
        "purchase", "buy", "buynow", "pay", "payout", "remit", "wire", "transfer", "send", "sendmail", "resend", "submit",
        "unlink", "unsubscribe", "withdraw", "withdrawal", "terminate", "deactivate", "resign", "cancel", "approve", "reject",
        "publish", "unpublish", "refund", "sign", "placeorder", "checkout", "finalize", "revoke", "close_account", "optout",
    }
)  # fmt: skip
_ROMAJI: Final = frozenset(
    {"sakujo", "shokyo", "haiki", "haishi", "taikai", "kaiyaku", "torikeshi", "kyanseru", "kakutei", "konyu", "hatchu", "soshin", "sofu",
     "haishin", "shonin", "kyakka", "sashimodoshi", "kessai", "shiharai", "furikomi", "sokin", "shukkin", "kokai", "toko", "teishutsu",
     "jikko", "shomei", "moshikomi", "obo", "kanryo", "dakoku", "teishi", "muko"}
)  # fmt: skip
"""The same deeds as Japanese sites write them in their addresses, in one spelling (see `_spelt`)."""
_ROMAJI_NOUNS: Final = frozenset({"chumon", "shinsei", "toroku", "yoyaku"})
"""Deeds when something is sent there; opened, they are lists."""
_SPELLINGS: Final = (
    ("sy", "sh"), ("[tc]y", "ch"), ("[zj]y", "j"), ("si", "shi"), ("ti", "chi"), ("zi", "ji"), ("tu", "tsu"), ("(?<![sc])hu", "fu"),
    ("cch", "tch"), ("ou|oo", "o"), ("uu", "u"),
)  # fmt: skip
_ASKED_FOR: Final = frozenset({"q", "s", "k", "kw", "w"})
"""Short names of what is searched for."""
_GOODS: Final = frozenset(
    {
        "order",
        "orders",
        "payment",
        "payments",
        "purchases",
        "transfers",
        "charge",
        "charges",
        "remittance",
    }
)
"""Things that come into being by sending them, unless the address says that they are only looked for."""
_PLACES_AN_ORDER: Final = re.compile(
    r"place_?order|confirm_?order|submit_?order|order_?confirm|complete_?order"
)
_LOOKING: Final = frozenset(
    {
        "search", "query", "find", "filter", "lookup", "suggest", "autocomplete", "list", "history", "status", "validate",
        "preview", "read", "fetch", "load", "count", "check", "estimate", "calc", "export", "view", "show", "detail", "details", "queries", "suggestions", "completion",
        "_search", "msearch", "browse", "sort",
    }
)  # fmt: skip
_TOLD_TO_LOOK: Final = _LOOKING | {"get", "refresh", "reload", "poll", "ping", "alive"}
"""The same at the end of what a field says is to be done, where pages ask anew by themselves, too."""
_SHOWS: Final = frozenset(
    {"list", "view", "show", "browse", "preview", "detail", "details", "history"}
)
"""Those of them that say nothing else behind a press: a poll is a vote, too, and what is checked may be a task."""
_AGAIN: Final = (["refresh"], ["reload"])
_CART: Final = frozenset({"cart", "carts", "basket", "bag", "wishlist"})
_ADDS: Final = frozenset({"add", "put", "insert", "addtocart", "cartadd"})
_SESSION: Final = frozenset(
    {
        "login",
        "logout",
        "signin",
        "signout",
        "session",
        "sessions",
        "auth",
        "logoff",
        "logon",
        "oauth",
        "token",
        "sso",
        "saml",
    }
)
_TAKES_AWAY: Final = frozenset(
    {"delete", "del", "deletes", "destroy", "remove", "removes", "erase", "purge", "wipe", "unlink"}
)
_PAGES_OF_FORMS: Final = frozenset({"checkout", "sign", "submit", "cancel"})
_TAKEN_BACK: Final = frozenset({"delete", "destroy", "remove", "revoke"})
"""Deeds that only end a session, or take something out of a cart."""
_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_METHODS: Final = frozenset({"PUT", "PATCH", "DELETE"})
"""What a header says in whose stead a POST is sent."""
_SEARCHES: Final = frozenset(
    {"search", "query", "queries", "find", "filter", "lookup", "suggest", "suggestions", "autocomplete", "_search", "msearch"}
)  # fmt: skip
"""Last words of addresses that look for something and do nothing else, whatever the method."""
_SIGNS_IN: Final = frozenset({"login", "signin", "logon", "session", "sessions", "auth", "sso"})
_OF_SESSION: Final = _SESSION | {"cookie", "cookies", "sync"}
"""What an address may say of a session that begins: `auth:syncCookies`."""
_TOKEN_NAMES: Final = frozenset({"token", "jwt", "bearer", "sid"})
_GIVEN_TOKEN: Final = re.compile(r"(?=.*\d)(?=.*[A-Za-z])[\w.~+/=-]{20,}", re.ASCII)
"""What a site gives a browser to be known by."""
_INTERFACE: Final = re.compile(r"api|rest|v\d{1,2}")
"""What stands before the place of a session in an address."""
_LEAVING: Final = re.compile(r"log[-_]?(?:out|off)|sign[-_]?(?:out|off)", re.IGNORECASE)
_BEFORE_THE_DEED: Final = frozenset(
    {"confirm", "confirmation", "review", "preview", "kakunin", "delivery", "shipping", "address", "validate", "check"}
)  # fmt: skip
"""Last words of addresses that show once more what is about to be sent."""
_ONE_WORD: Final = re.compile(r"\b(sign|log)[ _-]?(in|out|on|off)\b|checkout/(cart)", re.IGNORECASE)
_TELEMETRY: Final = frozenset(
    {"track", "tracking", "beacon", "collect", "analytics", "telemetry", "rum", "pageview", "impression", "impressions",
     "heartbeat", "ping", "keepalive", "metrics", "csp", "vitals", "errorlog", "clientlog"}
)  # fmt: skip
_TELEMETRY_SITES: Final = (
    "google-analytics.com", "analytics.google.com", "googletagmanager.com", "doubleclick.net", "sentry.io", "datadoghq.com",
    "datadoghq.eu", "nr-data.net", "newrelic.com", "segment.io", "segment.com", "hotjar.com", "hotjar.io", "clarity.ms",
    "mixpanel.com", "amplitude.com", "bugsnag.com", "fullstory.com", "cloudflareinsights.com", "omtrdc.net", "demdex.net",
    "karte.io", "treasuredata.com", "yjtag.jp", "bat.bing.com", "applicationinsights.azure.com", "visualstudio.com",
)  # fmt: skip
_COMMAND_FIELDS: Final = frozenset(
    {"action", "_method", "method", "command", "cmd", "op", "operation", "operationname", "event", "mode", "do", "task", "submit",
     "commit", "button", "btn", "verb", "act", "_action", "_eventid", "function", "func", "proc", "mutation", "__eventtarget"}
)  # fmt: skip
_YES_OR_NO: Final = frozenset({"true", "false"})
_QUERIES: Final = frozenset({"query", "sha256hash", "queryid", "query_id", "documentid", "doc_id"})
_GRAPHQL_PIECE: Final = re.compile(r'"(?:\\.|[^"\\])*"|[{}()]|[A-Za-z_]\w*')
_MADE: Final = re.compile(r"(?=.*[0-9])(?=.*[A-Za-z])[\w+/-]{40,}={0,2}", re.ASCII)
"""What a program signed: a `sign` that nobody puts under anything."""
_ROUTE: Final = re.compile(r"(?:/[\w-]+)+/?", re.ASCII)
_CAMEL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_LONG_NAME: Final = 3
_WORDS: Final = re.compile(r"[A-Za-z]+(?:[ _-][A-Za-z]+)*", re.ASCII)
_NOT_WORD: Final = re.compile(r"[^A-Za-z0-9]+")
_JAPANESE: Final = re.compile("[ぁ-ヿ一-鿿]")


@lru_cache(maxsize=256)
def command_of_address(url: str) -> str:
    """Return the word of an address that does something when it is opened, "" for one that only shows.

    The whole path counts, and the names and commands of its query; what the query says as text does not, but
    where it begins with a path: one page of the site is behind all of these.
    """
    address = parsed(url)
    if address is None:
        return ""
    path = _ONE_WORD.sub(r"\1\2\3", _plain(f"{address.pathname}{_route_of(url)}"))
    segments = [part for part in path.split("/") if part]
    found = next((word for part in segments if (word := _deed(part, longest=3))), "")
    query = parse_qsl(address.search.lstrip("?"), keep_blank_values=True)
    return found or command_of_fields(query) or _command_in_short(query) or _written_by(query)


def command_of_request(request: OutgoingRequest) -> str:
    """Return what a writing request says against a harmless label, "" when nothing does."""
    path = _words(unquote(urlsplit(request.url).path))
    if "DELETE" in map(str.upper, (request.method, *request.headers)):
        return "" if _LEAVING.search(request.url) else "DELETE"
    if said := _deed_of_headers(request.headers):
        return said
    fields = [one for one in request.fields if not (request.reads_only and one[0] == "method")]
    command = command_of_fields(fields) or command_of_address(request.url)
    if command in _TAKEN_BACK and path & (_SESSION | _CART):
        return ""
    if command == "submit" and path & _SESSION:
        return ""
    if command == "checkout" and _last_words(request) & _BEFORE_THE_DEED:
        return ""
    if command or path & (_LOOKING | _CART | _SESSION) or _last_words(request) & _BEFORE_THE_DEED:
        return command
    return next((one for one in sorted(path) if one in _GOODS or _spelt(one) in _ROMAJI_NOUNS), "")


def _deed_of_headers(headers: Sequence[str]) -> str:
    """Return the deed that a script writes beside what it sends: `X-Action: delete-all`; what any form does is none."""
    words = (_deed(one, longest=_LONG_NAME) for one in headers if _WORDS.fullmatch(one))
    return next((word for word in words if deeds_in(word) - WEAK_DEEDS), "")


def deed_by_opening(url: str) -> str:
    """Return the deed that a page's own link does by being opened (GET /entries/5/delete), "" for most.

    Forms are opened at /send and /transfer too, so such words count only together with values.
    """
    command = command_of_address(url)
    if command in _PAGES_OF_FORMS:
        return ""
    address = parsed(url)
    has_values = bool(address and parse_qsl(address.search.lstrip("?")))
    return command if has_values or takes_away(url) else ""


def takes_away(url: str) -> bool:
    """Say whether an address says that something is deleted."""
    command = command_of_address(url)
    return command in _TAKES_AWAY or says_destructive(command)


def names_command(name: str) -> bool:
    """Say whether a field says by its name what is to be done: `action`, `_method`, a query's text or sum."""
    return _called(name) in _COMMAND_FIELDS | _QUERIES


def deed_in(text: str) -> str:
    """Return the deed in a short name of something: `delete-5`; "" for `post-5`."""
    return _deed(text, longest=2)


_FILES: Final = re.compile(
    r"\.(?:png|jpe?g|gif|svg|webp|avif|ico|css|m?js|map|woff2?|ttf|otf)$", re.I
)
"""Files that pages are made of."""
_PICTURES: Final = re.compile(r"(?:/.*)?/[^/]*(?<![a-z])(?:icon|glyph|sprite)[^/]+/[^/]+", re.I)
"""Addresses at which a site gives many pictures by their names (/icons/trash); /profile/icon/delete is about one."""
_PARTS: Final = frozenset({RequestKind.PART, RequestKind.DATA})


def deed_of_opening(url: str, *, is_part: bool = False) -> str:
    """Return the deed that an address says, however it is opened; "" for one that only shows.

    `/checkout` is a page before the deed on every shop, and `/images/delete.png` is a picture.

    Args:
        url: The address.
        is_part: It is read for a page that is open, and no page itself: a picture may be got by its name alone.
    """
    address = urlsplit(url)
    if _FILES.search(address.path):
        return ""
    if is_part and not address.query and _PICTURES.fullmatch(address.path):
        return ""
    command = command_of_address(url)
    return "" if command == "checkout" else command


def deed_of_reading(request: OutgoingRequest) -> str:
    """Return the deed that the address of what is only read says."""
    return deed_of_opening(request.url, is_part=request.kind in _PARTS)


PARTS_OF_DEEDS: Final = tuple(
    f"*{word}*" for word in sorted({*_DEEDS, *_ROMAJI, "sakujyo"}) if len(word) > _LONG_NAME
)
"""Patterns of addresses that `deed_of_opening` has to look at, for a border that does not hold every picture."""


def only_fills_cart(request: OutgoingRequest) -> bool:
    """Say whether a request only changes what is in a cart, by its address: POST /cart/quantity."""
    path = _words(unquote(urlsplit(request.url).path))
    return bool(path & _CART) and not command_of_request(request)


def fills_cart_by_opening(url: str) -> bool:
    """Say whether opening an address puts something into a cart: GET /cart/add?id=5, /?add-to-cart=5."""
    address = parsed(url)
    if address is None:
        return False
    fields = parse_qsl(address.search.lstrip("?"), keep_blank_values=True)
    words = _words(" ".join((unquote(address.pathname), *(name for name, _ in fields))))
    return bool(words & _ADDS and words & (_CART | {"addtocart", "cartadd"}))


def only_measures(request: OutgoingRequest) -> bool:
    """Say whether a script only tells how the page is used, by its address."""
    if measures_for_sites(request):
        return True
    is_plain = parsed(request.url) is not None and not command_of_request(request)
    return is_plain and bool(_last_words(request) & _TELEMETRY)


def measures_for_sites(request: OutgoingRequest) -> bool:
    """Say whether a script tells one of the well-known services how the page is used."""
    address = parsed(request.url)
    if address is None or command_of_request(request):
        return False
    host = address.hostname
    return any(host == site or host.endswith("." + site) for site in _TELEMETRY_SITES)


def only_looks(request: OutgoingRequest) -> bool:
    """Say whether a script only asks for data, by its own word or by its address: POST /products/search, /index.php?action=clock.view."""
    if request.reads_only:
        return True
    is_told = bool(_last_words(request) & _LOOKING) or _is_told_to_look(request)
    return is_told and not (_replaces(request) or command_of_request(request))


def only_asks(request: OutgoingRequest, *, is_pressed: bool) -> bool:
    """Say whether a page asks for data, by what it says itself is to be done: /tickets/5/status may set one as well.

    Args:
        request: As it is held; whoever asks waits for an answer.
        is_pressed: It comes from something that was pressed, which may do more than a page by itself.
    """
    is_posted = request.method.upper() == "POST" and not request.is_background
    words = _SHOWS | _SEARCHES if is_pressed else _TOLD_TO_LOOK
    is_told = bool(_last_words(request) & _SEARCHES) or _is_told_to_look(request, words)
    return is_posted and is_told and not (_replaces(request) or command_of_request(request))


def _replaces(request: OutgoingRequest) -> bool:
    """Say whether a request puts something in another's stead or takes it away, by its method or a header that stands for it."""
    return bool(_METHODS.intersection(map(str.upper, (request.method, *request.headers))))


def _is_told_to_look(request: OutgoingRequest, words: frozenset[str] = _TOLD_TO_LOOK) -> bool:
    """Say whether all that a request is told to do by its fields ends with such a word, or does that once more: `item.view.refresh`."""
    sent = (*parse_qsl(urlsplit(request.url).query), *request.fields)
    told = [name_words(value)[-2:] for name, value in sent if _called(name) in _COMMAND_FIELDS]
    return bool(told) and all(
        words.intersection(last if last[-1:] in _AGAIN else last[-1:]) for last in told
    )


def is_message(request: OutgoingRequest) -> bool:
    """Say whether it is a message over a web socket."""
    return request.method == MESSAGE


def is_write(request: OutgoingRequest) -> bool:
    """Say whether a request may change something, by its method or a header that stands for it."""
    return request.method.upper() not in _READING or _replaces(request)


def does_something(url: str) -> bool:
    """Say whether opening an address does more than show a page: a deed, a cart, signing out."""
    address = parsed(url)
    path = address.pathname if address else url
    is_deed = bool(deed_by_opening(url)) or fills_cart_by_opening(url)
    return is_deed or bool(_LEAVING.search(path))


def changes_something(request: OutgoingRequest) -> bool:
    """Say whether a request may leave anything behind: all that write but searches, logins and measuring."""
    if not is_write(request):
        return request.kind is not RequestKind.DATA and does_something(request.url)
    return not (only_measures(request) or only_searches(request) or only_signs_in(request))


def only_searches(request: OutgoingRequest) -> bool:
    """Say whether a writing request only looks for something: POST /products/search, a GraphQL query."""
    if request.reads_only:
        return True
    return bool(_last_words(request) & _SEARCHES) and not command_of_request(request)


def only_signs_in(request: OutgoingRequest) -> bool:
    """Say whether a writing request only begins a session: POST /login."""
    path = unquote(urlsplit(request.url).path)
    is_leaving = request.method.upper() == "DELETE" or bool(_LEAVING.search(path))
    has_command = bool(command_of_request(request))
    return bool(_last_words(request) & _SIGNS_IN) and not (is_leaving or has_command)


def begins_session(request: OutgoingRequest) -> bool:
    """Say the same of a POST whose address says nothing else: no record, and no word but its page's own."""
    places = [urlsplit(url).path.split("/") for url in (request.url, request.page_url)]
    is_plain = all(
        (part.isascii() and _words(part) <= _OF_SESSION)
        or part in places[1]
        or _INTERFACE.fullmatch(part)
        for part in places[0]
    )
    return request.method.upper() == "POST" and is_plain and only_signs_in(request)


def hands_token_over(sent: Sequence[tuple[str, str]], known: frozenset[str] = frozenset()) -> bool:
    """Say whether all that is sent is what a site gave a browser to be known by: {"type": "auth", "access_token": "eyJ…"}.

    Args:
        sent: Names and values.
        known: Words that went with the sign-in itself.
    """
    rest = [
        value
        for name, value in sent
        if not (_TOKEN_NAMES.intersection(name_words(name)[-1:]) and _GIVEN_TOKEN.fullmatch(value))
    ]
    signs = _SIGNS_IN | {"token"}
    return len(rest) < len(sent) and all(
        value in known or (value.isascii() and bool(_words(value)) and _words(value) <= signs)
        for value in rest
    )


def _last_words(request: OutgoingRequest) -> set[str]:
    return _words(unquote(urlsplit(request.url).path).rstrip("/").rpartition("/")[2])


def command_of_fields(fields: Sequence[tuple[str, str]]) -> str:
    """Return a field that is a command by its name (`delete=1`) or by its value (`action=delete`)."""
    held = dict(fields)
    for name, value in fields:
        word = _deed(name, longest=2)
        rights = {held.get(f"{name.rpartition('.')[0]}.{right}") for right in ("read", "update")}
        if {value, *rights} <= _YES_OR_NO:
            continue  # what somebody may do: read, update, delete
        if word and not (word == "sign" and _MADE.fullmatch(value)):
            return word
        called = _called(name)
        is_mutation = called in ("query", "mutation") and value.lstrip().startswith("mutation")
        if (called in _COMMAND_FIELDS or is_mutation) and (word := _deed(value, longest=6)):
            return word
        if called in ("query", "mutation") and (word := _deed_of_query(value)):
            return word
    return ""


def _route_of(url: str) -> str:
    """Return the path with which the query of an address begins: `/index.php?route=/items/delete`; "" for none."""
    first = parse_qsl(urlsplit(url).query)[:1]
    return next((value for _, value in first if _ROUTE.fullmatch(value)), "")


def _plain(path: str) -> str:
    """Return a path as a server may read it: `%2564` is a `d` to who reads it twice, and so is `ｄ`."""
    return unicodedata.normalize("NFKC", unquote(unquote(path)))


def _written_by(query: Sequence[tuple[str, str]]) -> str:
    """Return by what a query says that it writes, though it is only opened: a mutation of GraphQL, another method."""
    for name, value in query:
        called = _called(name)
        if called in ("query", "mutation") and value.lstrip().startswith("mutation"):
            return "mutation"
        if called == "_method" and value.strip().upper() in _METHODS:
            return value.strip().lower()
    return ""


def _command_in_short(query: Sequence[tuple[str, str]]) -> str:
    """Return a deed that is all that a query says under a name of a letter or two: ?m=del."""
    named = (
        value for name, value in query if len(name) < _LONG_NAME and name.lower() not in _ASKED_FOR
    )
    return next(
        (word for value in named if value.isascii() and (word := _deed(value, longest=1))), ""
    )


def _called(name: str) -> str:
    """Return the last name of a field in its object: `variables[input][action]`, `input.action`."""
    return re.split(r"[\[.]", name.strip().lower().rstrip("]"))[-1].rstrip("]")


def _deed_of_query(text: str) -> str:
    """Return the deed that GraphQL asks for at the top: `{ deleteMember(id: 5) { id } }`."""
    depth, top = 0, list[str]()
    for piece in _GRAPHQL_PIECE.findall(text):
        if piece[0] == '"':
            continue
        depth += (piece in "{(") - (piece in "})")
        if depth == 1 and piece not in "{}()":
            top.append(piece)
    found = ((name_words(name) or [""])[0] for name in top)
    return next((word for word in found if word in _DEEDS), "")


def _deed(text: str, *, longest: int) -> str:
    """Return the deed in a short name; a long one (how-to-delete-an-account) is a title."""
    if _JAPANESE.search(text):
        return text if says_irreversible(text) else ""
    parts = name_words(text)
    if len(parts) > longest:
        return ""
    if _PLACES_AN_ORDER.search("_".join(parts)):
        return text
    return next((part for part in parts if part in _DEEDS or _spelt(part) in _ROMAJI), "")


@lru_cache(maxsize=1024)
def _spelt(part: str) -> str:
    """Return a word of Latin letters in the one spelling of Japanese that ours are in: sakujo of sakujyo, shonin of syounin."""
    for pattern, letters in _SPELLINGS:
        part = re.sub(pattern, letters, part)
    return part


def _words(text: str) -> set[str]:
    return set(name_words(text))


def name_words(text: str) -> list[str]:
    """Return the words of a name, in small letters: `search`, `read` of `searchRead`."""
    whole = _ONE_WORD.sub(r"\1\2\3", _CAMEL.sub(" ", text))
    return [part.lower() for part in _NOT_WORD.split(whole) if part]
