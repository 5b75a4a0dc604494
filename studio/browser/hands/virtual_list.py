"""Lists that only draw what is in view, walked in steps: ADR-000024's numbers, to the letter."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any, Final

from playwright.async_api import ElementHandle, Frame, JSHandle, Locator

from studio.browser.scripts import script
from studio.browser.session import Session
from studio.browser.waiting import settled
from studio.domain.actions.action import ScrollWay
from studio.domain.actions.outcome import ListSearch
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.engine.ports import SettlePolicy
from studio.words import tr

logger = logging.getLogger(__name__)

STEP: Final = 0.8
"""Of the container's height that shows."""
MAX_ATTEMPTS: Final = 10
STUCK_PX: Final = 5.0
_STUCK_TIMES: Final = 2
_CAP_S: Final = 30.0
_GROWING_CAP_S: Final = 60.0
_GROWTH_S: Final = 3.0
"""How long a list that grows, or whose page asks its server, may take to grow at its end."""
_ANSWER_S: Final = 1.0
"""The same of a list that has just come to its end, and shows nothing of it."""
_POLL_S: Final = 0.05

LISTS: Final = script("hands/virtual_list", "lists")
CONTAINER: Final = script("hands/virtual_list", "container")
_OWN_CONTAINER: Final = script("hands/virtual_list", "ownContainer")
PAGE: Final = script("hands/virtual_list", "page")

_STATE: Final = "el => [el.scrollTop, el.clientHeight, el.scrollHeight]"
_MOVE: Final = "(el, top) => el.scrollTo({top, behavior: 'instant'})"
_SELECTOR: Final = script("hands/virtual_list", "selector")


class ListWalk:
    """One container, scrolled step by step until something shows; keeps the log of it."""

    def __init__(self, session: Session, container: ElementHandle) -> None:
        self._session = session
        self._container = container
        self._positions: list[float] = []
        self._counts: list[int] = []
        self._attempts = 0

    @classmethod
    async def around(cls, session: Session, locator: Locator) -> "ListWalk | None":
        """Return the list that an element is, holds or stands in; the page when there is none."""
        finding = locator.evaluate_handle(CONTAINER, timeout=2_000)
        return cls._of(session, await session.call(finding, 5, tr("一覧を調べる")))

    @classmethod
    async def own(cls, session: Session, locator: Locator) -> "ListWalk | None":
        """Return the list that an element is, holds or stands in; None where only the page would scroll."""
        finding = locator.evaluate_handle(_OWN_CONTAINER, timeout=2_000)
        return cls._of(session, await session.call(finding, 5, tr("一覧を調べる")))

    @classmethod
    async def page(cls, session: Session) -> "ListWalk | None":
        """Return what scrolls on the page: the page itself, else its largest part."""
        finding = session.page.evaluate_handle(PAGE)
        return cls._of(session, await session.call(finding, 5, tr("一覧を調べる")))

    @classmethod
    async def lists(cls, session: Session) -> tuple["ListWalk", ...]:
        """Return what the ADR takes for lists, in every frame, the largest of each frame first."""
        found: list[ListWalk] = []
        for frame in session.page.frames:
            found += await cls._lists_of(session, frame)
        return tuple(found)

    @property
    def positions(self) -> tuple[float, ...]:
        """Where it stood, before the first and after every step."""
        return tuple(self._positions)

    async def until(
        self, matches: Callable[[], Awaitable[int]], way: ScrollWay = ScrollWay.DOWN
    ) -> bool:
        """Scroll until something matches, within the ADR's limits; a list that grows is followed.

        Only attempts since it last grew count, and where it ends, it is given a moment to grow.

        Args:
            matches: Counts what of the wanted shows now.
            way: `UP` walks back; anything else on.
        """
        started, (_, _, whole), grown_at = time.monotonic(), await self.state(), 0
        await self._note(matches)
        while not self._counts[-1] and self._attempts - grown_at < MAX_ATTEMPTS:
            cap_s = _GROWING_CAP_S if grown_at else _CAP_S
            if is_stuck(self._positions) or time.monotonic() - started >= cap_s:
                return False
            await self.step(way)
            now = await self._height(whole, may_wait=way is ScrollWay.DOWN, has_grown=grown_at > 0)
            if now > whole + STUCK_PX:
                grown_at = self._attempts
            whole = now
            await self._note(matches)
        return bool(self._counts[-1])

    async def _height(self, before: float, *, may_wait: bool, has_grown: bool) -> float:
        """Return how high the content is; at its end, wait for more where more may be on its way."""
        began = time.monotonic()
        while True:
            top, shown, whole = await self.state()
            is_at_end = may_wait and top + shown >= whole - STUCK_PX
            waited_s = time.monotonic() - began
            if whole > before + STUCK_PX or not is_at_end or waited_s >= _GROWTH_S:
                return whole
            if not has_grown and not self._session.requests_in_flight(_GROWTH_S):
                has_come = abs(top - self._positions[-1]) >= STUCK_PX
                if not has_come or waited_s >= _ANSWER_S:
                    return whole
            await asyncio.sleep(_POLL_S)

    async def rewind(self) -> None:
        """Go back to the top; that is no attempt."""
        await self._move(0.0)

    async def step(self, way: ScrollWay, to: int | None = None) -> float:
        """Scroll once, or to a place, and wait for what comes; returns where it stands."""
        top, shown, whole = await self.state()
        self._attempts += 1
        wanted = {
            ScrollWay.DOWN: top + STEP * shown,
            ScrollWay.UP: max(0.0, top - STEP * shown),
            ScrollWay.START: 0.0,
            ScrollWay.END: whole,
        }
        await self._move(wanted[way] if to is None else to)
        return (await self.state())[0]

    async def state(self) -> tuple[float, float, float]:
        """Return scrollTop, clientHeight and scrollHeight in CSS pixels."""
        asking = self._container.evaluate(_STATE)
        top, shown, whole = await self._session.call(asking, 5, tr("一覧を調べる"))
        return float(top), float(shown), float(whole)

    async def ask(self, script: str, argument: object = None) -> Any:  # noqa: ANN401 - what JavaScript returns
        """Evaluate one of our own scripts on the container."""
        return await self._session.call(
            self._container.evaluate(script, argument), 5, tr("一覧を調べる")
        )

    async def log(self) -> ListSearch:
        """Return what the ADR wants kept of a search, and write it to the log."""
        _, shown, whole = await self.state()
        search = ListSearch(
            container_selector=str(await self.ask(_SELECTOR)),
            client_height=shown,
            scroll_height=whole,
            ratio=round(whole / shown, 2) if shown else 0.0,
            attempt_count=self._attempts,
            scroll_positions=tuple(self._positions),
            viewport_match_counts=tuple(self._counts),
        )
        logger.info("list search: %s", search.model_dump_json())
        return search

    async def _move(self, top: float) -> None:
        moving = self._container.evaluate(_MOVE, top)
        await self._session.call(moving, 5, tr("スクロールする"))
        await settled(self._session, SettlePolicy.BRIEF)

    async def _note(self, matches: Callable[[], Awaitable[int]]) -> None:
        self._positions.append((await self.state())[0])
        self._counts.append(await matches())

    @classmethod
    def _of(cls, session: Session, handle: JSHandle) -> "ListWalk | None":
        container = handle.as_element()
        return cls(session, container) if container else None

    @classmethod
    async def _lists_of(cls, session: Session, frame: Frame) -> list["ListWalk"]:
        try:
            array = await session.call(frame.evaluate_handle(LISTS), 5, tr("一覧を調べる"))
            parts = await session.call(array.get_properties(), 5, tr("一覧を調べる"))
        except BrowserClosedError:
            raise
        except BrowserError as exc:  # the frame is on its way elsewhere
            logger.debug("lists of a frame: %s", exc.code)
            return []
        return [walk for part in parts.values() if (walk := cls._of(session, part))]


def is_stuck(positions: list[float]) -> bool:
    """Say whether the last three positions differ by less than 5 px, twice in a row."""
    last = positions[-_STUCK_TIMES - 1 :]
    moves = [abs(after - before) for before, after in pairwise(last)]
    return len(moves) == _STUCK_TIMES and all(move < STUCK_PX for move in moves)
