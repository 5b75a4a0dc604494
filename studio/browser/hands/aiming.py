"""From a target to the one element an action touches: by live ref, or by its durable candidates."""

from dataclasses import dataclass

from playwright.async_api import Locator

from studio.browser.hands.refusal import Refused
from studio.browser.hands.virtual_list import ListWalk
from studio.browser.session import Session
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.targets.describing import describe
from studio.browser.targets.finding import Found, NotFound, find
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.domain.outcome import ListSearch
from studio.domain.target import Target


@dataclass(frozen=True, slots=True)
class Aim:
    """The element an action is about to touch.

    Attributes:
        locator: The element.
        described: It as a durable target, taken before it is touched.
        found_by: `ref`, or the family of the candidate.
        likeness: Similarity to what was recorded; None for a ref.
    """

    locator: Locator
    described: Target
    found_by: str
    likeness: float | None


class Aiming:
    """Finds elements on the current tab of a session."""

    def __init__(self, session: Session, snapshots: SnapshotOwner) -> None:
        self._session = session
        self._snapshots = snapshots

    async def at(self, target: Target) -> Aim:
        """Return the element of a live or durable target.

        Raises:
            Refused: Not there, several, not the one recorded, or disabled.
            TargetError: `STALE_REF`.
        """
        if target.ref is None:
            found = await self._find(target)
            described = await self._anew(found) or target
            return Aim(found.locator, described, found.family.value, found.likeness)
        locator = await self._snapshots.locator(target.ref, target.epoch)
        observation = self._snapshots.newest
        assert observation is not None  # a live locator has an observation
        node = observation.node(target.ref)
        if node is not None and node.is_disabled:
            raise Refused("TARGET_DISABLED", f"{target.in_words()}は、いま操作できない状態です。")
        described = await describe(self._session, locator, observation, target.ref)
        return Aim(locator, described, "ref", None)

    async def _anew(self, found: Found) -> Target | None:
        """Describe what only the tree found: its recorded ways lead nowhere any more."""
        newest = self._snapshots.newest
        if not found.ref or newest is None:
            return None
        return await describe(self._session, found.locator, newest, found.ref)

    async def _find(self, target: Target) -> Found:
        found = await find(
            self._session, target, self._session.options.find_timeout_s, self._snapshots
        )
        if isinstance(found, Found):
            return found
        search: ListSearch | None = None
        if found.code == "TARGET_NOT_FOUND":
            walked = await self._walk_lists(target)
            if isinstance(walked, Found):
                return walked
            search = walked
        if search is None:
            raise Refused(found.code, found.message)
        raise Refused(
            "VLIST_NOT_REACHED",
            f"{target.in_words()}が、一覧をスクロールしても見つかりません。",
            list_search=search,
        )

    async def _walk_lists(self, target: Target) -> Found | ListSearch | None:
        """Look for the target in the lists of the page, from their tops; None when it has none."""
        search: ListSearch | None = None
        for walk in await ListWalk.lists(self._session):
            seen: list[Found] = []

            async def matches(seen: list[Found] = seen) -> int:
                now = await self._look(target)
                seen.extend([now] if now else [])
                return len(seen)

            await walk.rewind()
            if await walk.until(matches):
                return seen[-1]
            search = await walk.log()
        return search

    async def _look(self, target: Target) -> Found | None:
        """Look once, without waiting."""
        try:
            found = await find(self._session, target, 0)
        except BrowserClosedError:
            raise
        except BrowserError:
            return None  # the list was being rebuilt
        return None if isinstance(found, NotFound) else found
