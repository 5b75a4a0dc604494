"""Addresses of pages: their host, and whether every parser would read them alike."""

import re
from urllib.parse import urlsplit


def host_of(url: str) -> str:
    """Return `host:port` of an address, "" for pages without one and for what is no address."""
    try:
        return urlsplit(url).netloc.rpartition("@")[2].lower()
    except ValueError:  # half a bracket, a sign that NFKC turns into a slash
        return ""


def is_plain_address(url: str) -> bool:
    """Say whether every URL parser reads `url` alike: no user part, backslash, blank or odd sign in the host."""
    return bool(re.fullmatch(r"https?://[A-Za-z0-9.-]+(?::\d{1,5})?(?:[/?#][^\s\\]*)?", url))
