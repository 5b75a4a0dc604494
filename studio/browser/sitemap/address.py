"""Which addresses belong to a visited site: where a sitemap may lie, and what it may list.

Robots files, sitemaps and redirects are written by the site; none of them makes the studio ask a
host that the run did not visit. No list of public suffixes is needed for that: a site is the
visited host with or without `www.`, and the hosts below it.
"""

from dataclasses import dataclass
from typing import Final, Self

import ada_url

from studio.domain.loopback import is_loopback

MAX_ADDRESS_CHARS: Final = 2_048
"""The sitemap protocol's limit of one `loc`."""
_SCHEMES: Final = frozenset({"http:", "https:"})
_A_NAME: Final = 0


@dataclass(frozen=True, slots=True)
class SiteAddress:
    """One visited site.

    Attributes:
        scheme: `http:` or `https:`.
        host: As visited, without the port.
        port: "" for the scheme's own.
        domain: The host without `www.`; hosts below it belong to the site. "" where only the very
            host does: addresses of figures, `localhost`.
    """

    scheme: str
    host: str
    port: str
    domain: str

    @classmethod
    def of(cls, address: str) -> Self | None:
        """Return the site of a page, None for what is no web page."""
        url = _parsed(address, None)
        if url is None:
            return None
        domain = url.hostname.removeprefix("www.").rstrip(".")
        has_hosts_below = int(url.host_type) == _A_NAME and "." in domain
        return cls(url.protocol, url.hostname, url.port, domain if has_hosts_below else "")

    @property
    def origin(self) -> str:
        """Scheme, host and port: `https://www.example.jp`."""
        return f"{self.scheme}//{self.host}{f':{self.port}' if self.port else ''}"

    @property
    def is_on_this_machine(self) -> bool:
        """True for loopback, which no proxy can reach."""
        return is_loopback(self.host)

    def listed(self, address: str, base: str) -> str | None:
        """Return an address that the site lists in its normal form, None when it is not one of its pages.

        Args:
            address: As written, perhaps relative.
            base: Where it is written.
        """
        url = _parsed(address.strip(), base)
        return url.href if url is not None and self._holds(url) else None

    def to_ask(self, address: str, base: str) -> str | None:
        """Return an address of this site that may be asked, None for any other.

        A site that was visited by https is never asked by http: an old robots file's http lines
        are asked by https.
        """
        found = self.listed(address, base)
        if found is None or self.scheme == "http:" or found.startswith("https:"):
            return found
        return f"https:{found.removeprefix('http:')}"

    def _holds(self, url: ada_url.URL) -> bool:
        if url.hostname == self.host and url.port == self.port:
            return True
        is_below = url.hostname == self.domain or url.hostname.endswith(f".{self.domain}")
        return bool(self.domain) and is_below and url.port in ("", self.port)


def _parsed(address: str, base: str | None) -> ada_url.URL | None:
    """Parse as a browser does; None for anything but a plain web address."""
    if len(address) > MAX_ADDRESS_CHARS:
        return None
    try:
        url = ada_url.URL(address, base)
    except ValueError:
        return None
    is_plain = url.protocol in _SCHEMES and not url.username and not url.password
    return url if is_plain and url.hostname and len(url.href) <= MAX_ADDRESS_CHARS else None
