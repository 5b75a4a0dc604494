"""From a target to the one element an action touches: by live ref, or by its durable candidates."""

from dataclasses import dataclass
from typing import Any, Final

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
from studio.engine.ports import Terms

_CONTROL_TAGS: Final = frozenset({"button", "input", "select", "textarea", "summary"})
_CONTROL_ROLES: Final = frozenset(
    {"button", "link", "tab", "menuitem", "option", "checkbox", "switch", "radio", "slider"}
)


@dataclass(frozen=True, slots=True)
class Aim:
    """The element an action is about to touch.

    Attributes:
        locator: The element.
        described: It as a durable target, taken before it is touched.
        found_by: `ref`, or the family of the candidate.
        likeness: Similarity to what was recorded; None for a ref.
        is_control: It is a control of its own, and no picture.
        told: What the script of `also` said of it; None when that was not asked.
    """

    locator: Locator
    described: Target
    found_by: str
    likeness: float | None
    is_control: bool = False
    told: Any = None


class Aiming:
    """Finds elements on the current tab of a session."""

    def __init__(self, session: Session, snapshots: SnapshotOwner) -> None:
        self._session = session
        self._snapshots = snapshots

    async def at(
        self, target: Target, terms: Terms, *, is_held: bool = True, also: str = ""
    ) -> Aim:
        """Return the element of a live or durable target.

        Args:
            target: What to find.
            terms: Whether a live one is described.
            is_held: Of a durable one, the very element that was verified and no other; False follows
                what the page puts in its place in the middle of an act of several parts.
            also: A script to be asked of a durable one in the same breath.

        Raises:
            Refused: Not there, several, not the one recorded, or disabled.
            TargetError: `STALE_REF`.
        """
        if target.ref is None:
            found = await self._find(target, also)
            described = await self._anew(found) or target
            locator = found.locator if is_held else found.way
            is_control = found.tag in _CONTROL_TAGS
            return Aim(
                locator, described, found.family.value, found.likeness, is_control, found.told
            )
        locator = await self._snapshots.locator(target.ref, target.epoch)
        observation = self._snapshots.newest
        assert observation is not None  # a live locator has an observation
        node = observation.node(target.ref)
        if node is not None and node.is_disabled:
            raise Refused("TARGET_DISABLED", f"{target.in_words()}は、いま操作できない状態です。")
        described = target
        if terms.describes:
            described = await describe(self._session, locator, observation, target.ref)
        is_control = node is not None and node.role in _CONTROL_ROLES
        return Aim(locator, described, "ref", None, is_control)

    async def _anew(self, found: Found) -> Target | None:
        """Describe what only the tree found: its recorded ways lead nowhere any more."""
        newest = self._snapshots.newest
        if not found.ref or newest is None:
            return None
        return await describe(self._session, found.locator, newest, found.ref)

    async def _find(self, target: Target, also: str) -> Found:
        limit_s = self._session.options.find_timeout_s
        found = await find(self._session, target, limit_s, self._snapshots, also)
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
