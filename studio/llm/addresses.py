"""Addresses that models write: which may be opened at all, and where a plan begins."""

import re
from collections.abc import Sequence
from typing import Final

import ada_url

from studio.domain.text import clip, squeeze, strip_unseen
from studio.engine.ports import PlanRequest, SiteProfile
from studio.llm.wire import WirePlan

MAX_VALUE_CHARS: Final = 2_000
_URL_IN_TEXT: Final = re.compile(r"https?://[!-~]+")


class UnusableReplyError(ValueError):
    """An answer that cannot be used; the text says why, for the model to mend it."""


def web_address(text: str, base: str = "") -> str:
    """Return an absolute http or https address in its normal form.

    Args:
        text: What a model or a person wrote.
        base: The page that a bare path belongs to.

    Raises:
        UnusableReplyError: Anything else, `javascript:` and `file:` included.
    """
    cleaned = strip_unseen(text).strip()
    try:
        url = ada_url.URL(cleaned, base or None)
    except ValueError:
        raise UnusableReplyError(
            f"{clip(text, 80)!r} is not an absolute http or https address."
        ) from None
    if (
        url.protocol not in ("http:", "https:")
        or url.username
        or url.password
        or len(url.href) > MAX_VALUE_CHARS
    ):
        raise UnusableReplyError(
            f"{clip(text, 80)!r} is refused: only plain http and https addresses may be opened."
        )
    return url.href


def start_page(wire: WirePlan, request: PlanRequest) -> tuple[str, bool]:
    """Return where to begin, and whether the model made it up.

    The person's own address beats a known site, a known site beats the model's memory.
    """
    if request.start_url:
        return web_address(request.start_url), False
    typed = {
        web_address(found)
        for found in _URL_IN_TEXT.findall(request.instruction)
        if _is_address(found)
    }
    proposed = web_address(wire.start_url) if wire.start_url.strip() else ""
    if proposed and proposed in typed:
        return proposed, False
    if site := _known_site(wire.site, request.sites):
        return site.url, False
    known_hosts = {_host(url) for url in (*typed, *(site.url for site in request.sites))}
    is_known = _host(proposed) in known_hosts or _is_named(_host(proposed), request.instruction)
    return proposed, bool(proposed) and not is_known


def _known_site(name: str, sites: Sequence[SiteProfile]) -> SiteProfile | None:
    wanted = squeeze(name)
    for site in sites:
        if wanted and wanted in {squeeze(known) for known in (site.name, *site.aliases)}:
            return site
    return None


def _is_named(host: str, instruction: str) -> bool:
    """Say whether the person wrote the host without a scheme: example.com を開いて."""
    return (
        bool(host)
        and re.search(rf"(?<![\w.-]){re.escape(host)}(?![A-Za-z0-9-])", instruction, re.I)
        is not None
    )


def _is_address(text: str) -> bool:
    try:
        return bool(web_address(text))
    except UnusableReplyError:
        return False


def _host(url: str) -> str:
    return ada_url.URL(url).host if url else ""
