"""The sites that exist for a run: nothing goes beyond its own in a strict run, nor from beside a secret.

A run is strict when nobody is there, in production, and with a flow that nobody has trusted. Its own
sites are what the person named or agreed to, and the sites whose parts (a CDN's scripts and pictures)
the flow's first run took or the person allowed in the settings: parts come from there, nothing is sent
but by a frame to its own site. A first run learns them before anything is put in.
A secret reaches the site of its own field, whoever is there.
"""

from collections.abc import Iterable
from typing import Final

from studio.domain.events.events import PageWarned
from studio.domain.page.address import host_in_words, is_same_site, origin_of
from studio.engine.guard.facts.commands import measures_for_sites
from studio.engine.guard.places import AllowedPlaces
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.words import tr

BEYOND: Final = tr("この実行で使うサイトではないため、止めました。")
BESIDE: Final = tr("パスワードが画面にあるあいだは、ほかのサイトへ送らないため、止めました。")
CARRIES: Final = tr("パスワードをほかのサイトへ送ろうとしたため、止めました。")
_TOLD_AT_MOST: Final = 5
"""Hosts whose parts are missed and told of; what a page loses shows with the first."""
_DOCUMENTS: Final = frozenset({RequestKind.NAVIGATION, RequestKind.POPUP})


class Rim:
    """What one run never lets out, whatever was agreed to.

    Args:
        places: Where the run may be; grows by what people agree to.
        parts: Origins from which parts of pages may come.
        is_strict: Only the run's own sites exist.
    """

    def __init__(
        self, places: AllowedPlaces, parts: Iterable[str] = (), *, is_strict: bool = False
    ) -> None:
        self._places = places
        self._parts = tuple(parts)
        self._is_strict = is_strict
        self._missed: set[str] = set()

    def reason(
        self, request: OutgoingRequest, *, is_persons: bool = False, may_learn: bool = False
    ) -> str:
        """Return why a request is stopped, "" when it is not stopped here.

        A whole document is asked about as a place; it is stopped here when it takes a secret along.

        Args:
            request: What wants to leave.
            is_persons: The browser is the person's: they may be solving a CAPTCHA beside the password.
            may_learn: No flow knows from where these pages take parts, and nothing was put in yet.
        """
        if may_learn:
            self._learn(request)
        is_abroad = bool(request.secret_of) and not is_same_site(request.secret_of, request.url)
        if is_abroad and request.carries_secret:
            return CARRIES
        if is_persons or request.kind in _DOCUMENTS or self._is_known_part(request):
            return ""
        if is_abroad:
            return BESIDE
        return BEYOND if self._is_strict and not self._is_own(request) else ""

    def _learn(self, request: OutgoingRequest) -> None:
        if request.kind is RequestKind.PART and not (request.secret_of or request.carries_secret):
            self._parts = tuple(dict.fromkeys((*self._parts, origin_of(request.url))))

    def missed(self, request: OutgoingRequest) -> PageWarned | None:
        """Return, once a host, what pages go without and what the person may do."""
        host = host_in_words(request.url)
        is_told = request.kind is RequestKind.PART and not measures_for_sites(request)
        if not is_told or host in self._missed or len(self._missed) >= _TOLD_AT_MOST:
            return None
        self._missed.add(host)
        return PageWarned(
            words=tr(
                "安全のため、{host} からの読み込みを止めました。ページの一部が出ないことがあります。",
                host=host,
            ),
            remedy=tr("必要なときは、設定の「部品を読み込んでよいサイト」に加えてください。"),
        )

    def _is_own(self, request: OutgoingRequest) -> bool:
        """Say whether a site is the run's own; a frame that came as a known part may send to its own site."""
        is_of_frame = bool(request.frame_url) and is_same_site(request.frame_url, request.url)
        known = (*self._places.origins, *(self._parts if is_of_frame else ()))
        return any(is_same_site(origin, request.url) for origin in known)

    def _is_known_part(self, request: OutgoingRequest) -> bool:
        is_part = request.kind is RequestKind.PART and not request.carries_secret
        return is_part and any(is_same_site(part, request.url) for part in self._parts)
