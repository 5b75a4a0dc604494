"""Names of sites from packages beside the studio: the entry points `tejun.target_sites`.

ADR-000024, target sites: `get_target_sites(ctx) -> list[SiteProfile]` comes from outside at run
time, and a source that fails leaves an empty list. A company's package says in its pyproject.toml

    [project.entry-points."tejun.target_sites"]
    our-company = "our_sites:get_target_sites"

and its function returns `SiteProfile`s, or mappings with `name`, `url` and `aliases`. It may be a
coroutine function. It runs in a thread of its own, so it cannot hold up the window.
"""

import asyncio
import inspect
import logging
import threading
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from importlib.metadata import EntryPoint, entry_points
from itertools import islice
from typing import Final, cast

from pydantic import ValidationError

from studio import __version__
from studio.domain.page.address import is_plain_address
from studio.domain.text import clip, squeeze
from studio.engine.ports import SiteDirectory, SiteProfile, TargetSitesContext

_log = logging.getLogger(__name__)

GROUP: Final = "tejun.target_sites"
MAX_SITES: Final = 100
"""Of one provider; every one of them is read by the planner."""
MAX_NAME_CHARS: Final = 60
MAX_ALIASES: Final = 20
MAX_URL_CHARS: Final = 2_000

Provider = Callable[[TargetSitesContext], object]


class InstalledSites:
    """What every installed provider names, in the order of the providers' names. A `SiteDirectory`.

    Args:
        timeout_s: For each provider; all are asked at once.
    """

    def __init__(self, timeout_s: float = 2.0) -> None:
        self._timeout_s = timeout_s
        self._under_way: set[str] = set()

    async def target_sites(self) -> Sequence[SiteProfile]:
        """Return the sites of all providers; one that fails or is late names none."""
        points = await asyncio.to_thread(entry_points, group=GROUP)
        ordered = sorted(points, key=lambda point: point.name)
        found = await asyncio.gather(*(self._ask(point) for point in ordered))
        return tuple(site for sites in found for site in sites)

    async def _ask(self, point: EntryPoint) -> tuple[SiteProfile, ...]:
        if point.value in self._under_way:
            _log.warning("target sites of %s: still busy with an earlier question", point.name)
            return ()
        self._under_way.add(point.value)
        try:
            async with asyncio.timeout(self._timeout_s):
                return await _in_a_thread(lambda: self._sites_of(point), f"sites of {point.name}")
        except TimeoutError:
            _log.warning("target sites of %s: no answer in %s s", point.name, self._timeout_s)
            return ()

    def _sites_of(self, point: EntryPoint) -> tuple[SiteProfile, ...]:
        """Load and call a provider; a stranger's code may raise anything."""
        try:
            provider: Provider = point.load()
            answer = provider(TargetSitesContext(app_version=__version__))
            if inspect.isawaitable(answer):
                answer = asyncio.run(_awaited(answer))
            return checked_sites(answer, point.name)
        except Exception as exc:  # noqa: BLE001 - a stranger's code
            _log.warning("target sites of %s: %s: %s", point.name, type(exc).__name__, exc)
            return ()
        finally:
            self._under_way.discard(point.value)


class JoinedSites:
    """Several directories as one. A `SiteDirectory`.

    A name keeps the meaning that the first directory gives it: a package cannot lead 「楽天」 to
    another address.
    """

    def __init__(self, *directories: SiteDirectory) -> None:
        self._directories = directories

    async def target_sites(self) -> Sequence[SiteProfile]:
        """Return the sites of all, asked at once."""
        found = await asyncio.gather(*(one.target_sites() for one in self._directories))
        taken: set[str] = set()
        joined: list[SiteProfile] = []
        for sites in found:
            fresh = [_less_taken(site, taken) for site in sites if squeeze(site.name) not in taken]
            joined += fresh
            taken |= {squeeze(name) for site in fresh for name in (site.name, *site.aliases)}
        return tuple(joined)


def checked_sites(answer: object, source: str) -> tuple[SiteProfile, ...]:
    """Return the usable profiles of a provider's answer; the others cost a line in the log.

    Args:
        answer: Whatever it returned; generators are read up to `MAX_SITES`.
        source: The provider's name.

    Raises:
        TypeError: It is no list.
    """
    kind = type(answer).__name__
    if not isinstance(answer, Iterable) or isinstance(answer, str | bytes | Mapping):
        raise TypeError(f"a list of SiteProfile is wanted, not {kind}")
    sites: list[SiteProfile] = []
    for item in islice(cast("Iterable[object]", answer), MAX_SITES):
        try:
            sites.append(_checked(item))
        except (TypeError, ValueError) as exc:
            reason = "not a profile" if isinstance(exc, ValidationError) else exc
            _log.warning(
                "target sites of %s: left out %s: %s", source, clip(repr(item), 80), reason
            )
    return tuple(sites)


def _checked(item: object) -> SiteProfile:
    """Return a profile whose words fit on a line of a prompt.

    Raises:
        ValueError: It is none, or its name or address cannot be used.
    """
    site = SiteProfile.model_validate(item)
    name = clip(site.name, MAX_NAME_CHARS + 1)
    if not 0 < len(name) <= MAX_NAME_CHARS:
        raise ValueError(f"a name has 1 to {MAX_NAME_CHARS} characters")
    if len(site.url) > MAX_URL_CHARS or not is_plain_address(site.url):
        raise ValueError("only plain http and https addresses can be opened")
    aliases = (clip(alias, MAX_NAME_CHARS + 1) for alias in site.aliases[:MAX_ALIASES])
    fitting = tuple(alias for alias in aliases if 0 < len(alias) <= MAX_NAME_CHARS)
    return SiteProfile(name=name, url=site.url, aliases=fitting)


def _less_taken(site: SiteProfile, taken: set[str]) -> SiteProfile:
    """Return a profile without the aliases that mean another site already."""
    aliases = tuple(alias for alias in site.aliases if squeeze(alias) not in taken)
    return site if aliases == site.aliases else site.model_copy(update={"aliases": aliases})


async def _awaited(answer: Awaitable[object]) -> object:
    return await answer


def _in_a_thread(
    call: Callable[[], tuple[SiteProfile, ...]], name: str
) -> asyncio.Future[tuple[SiteProfile, ...]]:
    """Run a call in a daemon thread: one that never returns must not hold up the program's end."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[tuple[SiteProfile, ...]] = loop.create_future()

    def settle(sites: tuple[SiteProfile, ...]) -> None:
        if not future.done():
            future.set_result(sites)

    def run() -> None:
        sites = call()
        try:
            loop.call_soon_threadsafe(settle, sites)
        except RuntimeError:  # the loop is closed: nobody waits any more
            _log.debug("%s came too late", name)

    threading.Thread(target=run, name=name, daemon=True).start()
    return future
