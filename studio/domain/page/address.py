r"""Addresses as the browser reads them: one WHATWG parser, for whatever is compared or shown.

The standard library reads `http://evil.test\@good.test/` as good.test where a browser goes to
evil.test; `ada-url` read 46 of 46 nasty addresses as Chromium does (anchors: security 3.3).
"""

import ipaddress
import re
import unicodedata
from functools import cache
from typing import Final
from urllib.parse import unquote

import ada_url
from publicsuffixlist import PublicSuffixList

from studio.domain.loopback import is_loopback
from studio.domain.text import strip_unseen
from studio.words import tr

_WEB: Final = frozenset({"http:", "https:"})
_PLAIN: Final = re.compile(
    r"https?://(?P<host>[A-Za-z0-9.-]+)(?::\d{1,5})?(?:[/?#][^\s\\]*)?", re.IGNORECASE
)
_ODD: Final = re.compile(
    r"[\\\s\x00-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]"
)
_ENCODED: Final = re.compile("(?:%[89A-F][0-9A-F])+", re.IGNORECASE)
_WRITTEN_HOST: Final = re.compile(r"https?://(\[[^\]]*\]|[^/?#:\\@]+)", re.IGNORECASE)
_DISGUISED: Final = re.compile("[%。．｡]")
_LOCAL_SUFFIXES: Final = (".localhost", ".local", ".internal", ".lan", ".home.arpa")
_EVERYDAY_SCRIPTS: Final = ("HIRAGANA", "KATAKANA", "CJK")
_DIVIDED: Final = (
    "amazonaws.com", "atlassian.net", "backlog.com", "backlog.jp", "coreserver.jp", "cybozu.com", "fc2.com",
    "freshdesk.com", "heteml.jp", "jimdofree.com", "kintone.com", "lolipop.jp", "my.salesforce.com", "service-now.com",
    "sharepoint.com", "shopserve.jp", "smarthr.jp", "stores.jp", "thebase.in", "wordpress.com", "wpx.jp", "xrea.com",
    "xsrv.jp", "zendesk.com",
)  # fmt: skip
"""Names that the public suffix list lacks and under which each customer has a site of their own."""
_RECORD: Final = re.compile(r"[\d%]|.{31}")
"""A part of a path that names a record: a number, an id, a title."""
_USUAL_PORTS: Final = {"http:": "80", "https:": "443", "ws:": "80", "wss:": "443"}
_NO_PAGE: Final = frozenset({"", "about:blank"})


def parsed(url: str) -> ada_url.URL | None:
    """Return an address as a browser reads it, None for what is no absolute address."""
    try:
        return ada_url.URL(url)
    except (ValueError, UnicodeError):
        return None


def written_out(url: str, base: str = "") -> str:
    """Return an address as a browser goes there, seen from a page; "" for what is none."""
    try:
        return (ada_url.URL(url, base) if base else ada_url.URL(url)).href
    except (ValueError, UnicodeError):
        return ""


def readable(text: str) -> str:
    """Return a text with the words of its addresses instead of their bytes; what nobody can see stays as it is written."""
    return _ENCODED.sub(_decoded, text)


def _decoded(match: re.Match[str]) -> str:
    try:
        words = unquote(match[0], errors="strict")
    except UnicodeDecodeError:
        return match[0]
    return words if strip_unseen(words) == words else match[0]


def host_of(url: str) -> str:
    """Return `host:port` of a web address as the browser goes there (punycode, no default port).

    Of a web socket too; "" for pages without a host and for what is no address.
    """
    address = parsed(url)
    return address.host if address and address.protocol in _USUAL_PORTS else ""


def origin_of(url: str) -> str:
    """Return `scheme://host:port` of a web address, "" for anything else."""
    address = parsed(url)
    return address.origin if address and address.protocol in _WEB else ""


def page_pattern(url: str) -> str:
    """Return which page of its site an address is, whatever record it shows: `/tickets/*/edit`.

    Parts of the path with a digit, escaped or very long ones are records; so is everything asked for.
    A route behind `#/` counts as the path. "" for what has no page.
    """
    address = parsed(url)
    if address is None or address.protocol not in _WEB:
        return ""
    route = address.hash.partition("?")[0]
    path = route if route.startswith(("#/", "#!/")) else address.pathname
    return "/".join("*" if _RECORD.search(part) else part for part in path.split("/"))


def is_plain_address(url: str) -> bool:
    """Say whether a web address is written as the browser reads it.

    No user part, backslash, blank or odd sign in the host, and no number that is another spelling of an
    IP address (`0x7f.1`).
    """
    match = _PLAIN.fullmatch(url)
    address = parsed(url) if match else None
    return bool(match and address and match["host"].lower() == address.hostname)


def is_honest_address(url: str) -> bool:
    """Say whether nothing in a web address deceives: no user part, backslash, blank, number in disguise.

    Unlike a plain one, its host may be written in Japanese.
    """
    address = parsed(url)
    written = _WRITTEN_HOST.match(url)
    if address is None or written is None or address.protocol not in _WEB or _ODD.search(url):
        return False
    if address.username or address.password:
        return False
    host = written[1]
    if host.isascii():
        return host.lower() == address.hostname
    return not _DISGUISED.search(host) and unicodedata.normalize("NFKC", host) == host


def is_no_page(url: str) -> bool:
    """Say whether a tab with this address shows no page yet."""
    return url in _NO_PAGE


def is_private(url: str) -> bool:
    """Say whether an address leads into this machine or the local network, by what stands in it.

    Loopback, RFC 1918, link-local and other non-public numbers, `localhost`, and names without a dot.
    """
    address = parsed(url)
    host = address.hostname if address else ""
    if not host:
        return False
    number = _ip(host)
    if number is not None:
        mapped = number.ipv4_mapped if isinstance(number, ipaddress.IPv6Address) else None
        return not (mapped or number).is_global
    name = host.rstrip(".")
    return "." not in name or name.endswith(_LOCAL_SUFFIXES)


def is_private_way(url: str) -> bool:
    """Say whether nobody on the way can read what is typed: https, or this very machine."""
    address = parsed(url)
    if address is None or address.protocol not in _WEB:
        return False
    return address.protocol == "https:" or is_loopback(address.hostname)


def is_same_place(allowed: str, origin: str) -> bool:
    """Say whether an origin is what a person means who named `allowed`.

    The same origin; the same host over https instead of http, both on their usual ports; the same
    name with or without `www.`.
    """
    if allowed == origin:
        return bool(allowed)
    one, other = parsed(allowed), parsed(origin)
    if one is None or other is None or one.port or other.port:
        return False
    if one.protocol != other.protocol and other.protocol != "https:":
        return False
    return _without_www(one.hostname) == _without_www(other.hostname)


def is_same_site(one: str, other: str) -> bool:
    """Say whether two addresses are of one owner: `app.example.com` and `api.example.com`.

    By the public suffix list: two customers of `sakura.ne.jp` or `cybozu.com` are strangers. Numbers
    are of one owner only when they are equal; in a local network a port is a program of its own.
    """
    first, second = parsed(one), parsed(other)
    if first is None or second is None or not first.hostname:
        return False
    if (is_private(one) or is_private(other)) and _port(first) != _port(second):
        return False
    if first.hostname == second.hostname:
        return True
    return bool(site := _site(first.hostname)) and site == _site(second.hostname)


def _port(address: ada_url.URL) -> str:
    return address.port or _USUAL_PORTS.get(address.protocol, "")


@cache
def public_suffixes() -> PublicSuffixList:
    """Return the public suffix list; the first call reads it, some 70 ms."""
    return PublicSuffixList()


def host_in_words(url: str) -> str:
    """Return the host as a card shows it: punycode as it is, what it looks like, and a warning.

    `xn--80ak6aa92e.com（「аррӏе.com」と表示される、まぎらわしい名前です）`.
    """
    host = host_of(url)
    if "xn--" not in host:
        return host
    shown = _shown(host)
    if not is_lookalike(url):
        return tr("{host}（「{shown}」）", host=host, shown=shown)
    return tr("{host}（「{shown}」と表示される、まぎらわしい名前です）", host=host, shown=shown)


def is_lookalike(url: str) -> bool:
    """Say whether a host is shown with characters that may be taken for others."""
    host = host_of(url)
    return "xn--" in host and not all(map(_is_everyday, _shown(host)))


def _shown(host: str) -> str:
    return ada_url.idna_to_unicode(host.encode())


def _is_everyday(char: str) -> bool:
    """Say whether a sign of a host name is ASCII or Japanese."""
    return char.isascii() or unicodedata.name(char, "").startswith(_EVERYDAY_SCRIPTS)


def _without_www(host: str) -> str:
    bare = host.removeprefix("www.")
    return bare if "." in bare else host


def _site(host: str) -> str:
    """Return the name that somebody has bought or rents, "" for a number and for what many share."""
    if _ip(host) is not None:
        return ""
    name = host.rstrip(".")
    for shared in _DIVIDED:
        if name.endswith(f".{shared}"):
            return f"{name.removesuffix(f'.{shared}').rpartition('.')[2]}.{shared}"
    return public_suffixes().privatesuffix(name) or ""


def _ip(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return None


def fits_path(pattern: str, path: str) -> bool:
    """Say whether the path of an address is the one that is written so, `*` for any text, both read in their letters."""
    parts = (re.escape(part) for part in unquote(pattern).split("*"))
    return re.fullmatch(".*".join(parts), unquote(path)) is not None
