"""Which hand carries out which kind of action: each is registered beside its own code."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

from playwright.async_api import Locator

from studio.browser.hands.aiming import Aim
from studio.browser.hands.press_check import PressCheck
from studio.browser.hands.refusal import Refused
from studio.browser.session import Session
from studio.browser.sight.isolated_contexts import IsolatedContexts
from studio.domain.actions.action import ActionBase
from studio.domain.actions.outcome import Evidence
from studio.words import tr

Told = tuple[Evidence, ...]
ActionT = TypeVar("ActionT", bound=ActionBase)
ToolT = TypeVar("ToolT")


@dataclass(slots=True)
class Grasp:
    """What a hand is given, and what it leaves beside its evidence.

    Attributes:
        session: The browser.
        contexts: For what is asked of frames.
        tools: What hands keep from act to act.
        aim: The element that was found and verified; None for an act without one.
        to: Where a drag leads.
        held: Left by the hand: what stood in the field before.
        is_as_it_was: Left by the hand: it stood there already.
    """

    session: Session
    contexts: IsolatedContexts
    tools: dict[object, object]
    aim: Aim | None = None
    to: Aim | None = None
    held: str = ""
    is_as_it_was: bool = False

    def kept(self, make: Callable[[Session], ToolT]) -> ToolT:
        """Return what remembers earlier acts of this session, made when it is first used."""
        if make not in self.tools:
            self.tools[make] = make(self.session)
        return cast("ToolT", self.tools[make])

    @property
    def it(self) -> Locator:
        """The element, of an act that cannot be without one."""
        return need(self.aim).locator

    @property
    def check(self) -> PressCheck | None:
        """What compares it at the moment of a press."""
        return self.aim.check if self.aim else None


@dataclass(frozen=True, slots=True)
class Hand:
    """What carries out one kind of action.

    Attributes:
        act: Does it; returns what was read back. An expected failure is a `Refused`.
        asks: The script that it would ask first of its element; asked with the look that finds it.
        needs_sight: It is done on what is seen there: a canvas is a single picture.
    """

    act: Callable[[Grasp, Any], Awaitable[Told]]
    asks: str = ""
    needs_sight: bool = True


HANDS: Final[dict[type[ActionBase], Hand]] = {}


def carries_out(
    kind: type[ActionT],
    act: Callable[[Grasp, ActionT], Awaitable[Told]],
    *,
    asks: str = "",
    needs_sight: bool = True,
) -> None:
    """Register the hand of a kind of action; see `Hand`."""
    HANDS[kind] = Hand(cast("Callable[[Grasp, Any], Awaitable[Told]]", act), asks, needs_sight)


def need(aim: Aim | None) -> Aim:
    """Return the element of an action that cannot be without one."""
    if aim is None:
        raise Refused("TARGET_NOT_FOUND", tr("操作する対象が指定されていません。"))
    return aim
