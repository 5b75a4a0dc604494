"""Elements held on to in a frame's isolated world, so that nobody looks for them a second time.

What was found and verified is what is touched: a pinned locator is this very element, costs one
short call, and fails at once (`is_lost`) when the page has put another one in its place. The page
sees nothing of it.
"""

import asyncio
import re
from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import count
from typing import Final
from weakref import WeakKeyDictionary

from playwright.async_api import Locator

from studio.browser.scripts import bound, script
from studio.browser.selector_engine import ENGINE_NAME
from studio.browser.session import Session, retrieved
from studio.browser.sight.isolated_contexts import FrameWorld, IsolatedContexts, Json, unreadable
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.words import tr

PIN_LOST: Final = "the pinned element is gone"
"""What looking for a pinned element says that is not in the page any more; nothing was done to it then."""
_KEPT: Final = 32
_LOST: Final = re.compile(re.escape(PIN_LOST) + r": (\d+)")
_PINNED: Final = re.compile(rf"selector='{ENGINE_NAME}=pinned:(\d+)(?::(\d+))?'")
_LOOK_S: Final = 2.0
_FIND_S: Final = 5.0
_ON_PIN: Final = script("targets/pins", "onPin")
_ONCE_PINNED: Final = script("targets/pins", "oncePinned")


@dataclass(frozen=True, slots=True)
class HeldElement:
    """What a locator found: how many, and what the single one (or the one at its place) answered."""

    count: int
    answer: Json


@dataclass(frozen=True, slots=True)
class Pin:
    """A place to hold on to what a locator finds.

    Attributes:
        key: Its number.
        world: The document it is in.
        contexts: Asks there.
        place: Of several that are held, which one is meant, from 0; None when it is the only one.
    """

    key: int
    world: FrameWorld
    contexts: IsolatedContexts
    place: int | None = None

    def holding(self, locator: Locator) -> Locator:
        """Return a locator that finds the same, and has it held."""
        return locator.locator(f"{ENGINE_NAME}=pin:{self.key}")

    @property
    def held(self) -> Locator:
        """The locator of the element that is held."""
        at = "" if self.place is None else f":{self.place}"
        return self.world.frame.locator(f"{ENGINE_NAME}=pinned:{self.key}{at}")

    async def ask(self, script: str, argument: object = None) -> Json:
        """Evaluate one of our own scripts on the element, unseen by its page.

        Raises:
            BrowserError: It is lost (see `is_lost`), or its document is gone.
        """
        return await self._ask(_ON_PIN, script, argument)

    async def hold_and_ask(
        self, session: Session, locator: Locator, count: int, script: str, argument: object
    ) -> "HeldElement":
        """Hold what a locator finds, and, if that is so many elements, evaluate a script on the one.

        Both go out at once: the answer comes in the same breath.

        Raises:
            BrowserError: The document is gone, or does not answer.
        """
        loop = asyncio.get_running_loop()
        asked = self._ask(_ONCE_PINNED, script, argument)
        asking = loop.create_task(asked, name="browser: asking what is found")
        try:
            found = await session.call(self.holding(locator).count(), _FIND_S, tr("対象を探す"))
            return HeldElement(found, await asking if found == count else None)
        finally:
            if not asking.done():
                asking.cancel()
            asking.add_done_callback(retrieved)

    async def _ask(self, how: str, script: str, argument: object) -> Json:
        asking = bound(how, script)
        return await self.contexts.ask(self.world, asking, str(self.key), self.place, argument)


@dataclass(slots=True)
class Pins:
    """The pins of one session, and how each element was found."""

    keys: "count[int]" = field(default_factory=lambda: count(1))
    known: OrderedDict[int, tuple[Pin, Locator]] = field(
        default_factory=OrderedDict[int, "tuple[Pin, Locator]"]
    )

    def new(self, world: FrameWorld, contexts: IsolatedContexts, place: int | None) -> Pin:
        """Return a pin that holds nothing yet."""
        return Pin(next(self.keys), world, contexts, place)

    async def hold(
        self,
        session: Session,
        locator: Locator,
        world: FrameWorld | None,
        contexts: IsolatedContexts,
    ) -> Pin:
        """Hold the one element that a locator finds in a frame.

        Raises:
            BrowserError: It is gone, or its frame did not answer.
        """
        if world is None:
            raise unreadable("a frame did not answer")
        pin = self.new(world, contexts, None)
        if await session.call(pin.holding(locator).count(), _FIND_S, tr("対象を探す")) != 1:
            raise unreadable(f"{PIN_LOST}: {pin.key}")
        self.know(pin, locator)
        return pin

    def know(self, pin: Pin, way: Locator) -> None:
        """Remember a pin, and what finds whatever stands where its element stood."""
        self.known[pin.key] = pin, way
        while len(self.known) > _KEPT:
            self.known.popitem(last=False)

    def of(self, locator: Locator) -> Pin | None:
        """Return the pin that a locator is of; None for all other locators."""
        match = _PINNED.search(repr(locator))
        known = self.known.get(int(match[1])) if match else None
        return known[0] if known else None

    async def revive(self, session: Session, fault: BrowserError) -> bool:
        """Hold what now stands where a lost element stood, to read it only; False when that is not one.

        Args:
            session: The page.
            fault: What the lost element said.
        """
        lost = _LOST.search(_said(fault))
        known = self.known.get(int(lost[1])) if lost else None
        if known is None or known[0].place is not None:
            return False
        pin, way = known
        forgetting = pin.world.frame.locator(f"{ENGINE_NAME}=unpin:{pin.key}").count()
        try:
            await session.call(forgetting, _LOOK_S, tr("対象を探す"))
            return await session.call(pin.holding(way).count(), _LOOK_S, tr("対象を探す")) == 1
        except BrowserClosedError:
            raise
        except BrowserError:
            return False


_PINS: Final[WeakKeyDictionary[Session, Pins]] = WeakKeyDictionary()


def pins_of(session: Session) -> Pins:
    """Return the pins of a session."""
    return _PINS.setdefault(session, Pins())


def is_lost(fault: BrowserError) -> bool:
    """Say whether a call failed because its pinned element has left the page: nothing was done to it."""
    return PIN_LOST in _said(fault)


def _said(fault: BrowserError) -> str:
    return f"{fault.detail} {fault.__cause__}"
