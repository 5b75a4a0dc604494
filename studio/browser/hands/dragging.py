"""Dragging: onto something, or into a list before or after one of its entries, with its effect checked.

Lists make room under the pointer in their own ways, most of them while it moves, some once it let go. So
the pointer goes to the edge of the entry that is meant, waits as a hand does, and looks whether what
it holds stands there already; the order after it let go is what counts.
"""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.async_api import ElementHandle, Locator

from studio.browser.dialogs import dialog_evidence
from studio.browser.hands.refusal import Refused
from studio.browser.hands.registry import carries_out, need
from studio.browser.hands.touching import Touch
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.domain.actions.action import Drag, DropPlace
from studio.domain.actions.outcome import Evidence, EvidenceKind, ListEnd, OutcomeStatus
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.domain.page.observation import DialogSeen
from studio.words import tr

_DRAG_STEPS: Final = 12
_LINGER_STEPS: Final = 8
_NEXT_FRAMES: Final = script("hands/dragging", "nextFrames")
_DRAG_EFFECT_S: Final = 2.0
_POLL_S: Final = 0.05
_PLACE: Final = script("hands/dragging", "place")
_WORDS: Final = "el => (el.textContent || '').normalize('NFKC').replace(/[\\s\\d]+/g, '')"
_ORDER: Final = script("hands/dragging", "order")
_IS_BESIDE: Final = script("hands/dragging", "isBeside")
_END: Final = script("hands/list_ends", "end")
_IS_AT_END: Final = script("hands/list_ends", "isAtEnd")
_EDGE: Final = 0.15
"""How far from its edge an entry is touched, of its extent."""
_ENDS: Final = {DropPlace.FIRST: DropPlace.BEFORE, DropPlace.LAST: DropPlace.AFTER}
"""On which side of its first or last entry a list is entered."""
_STANDING: Final = {
    DropPlace.BEFORE: tr("すぐ前"),
    DropPlace.AFTER: tr("すぐ後ろ"),
    DropPlace.FIRST: tr("先頭"),
    DropPlace.LAST: tr("末尾"),
}
_TRIES: Final = (_EDGE, _EDGE, 0.5, -_EDGE)
"""Where over an entry room is looked for; entries move away under the pointer."""


@dataclass(frozen=True, slots=True)
class _Drop:
    """Where a drag ends: an entry, which side of it, and what both ends said before."""

    to: ElementHandle
    place: DropPlace
    words: Sequence[str] = ()


class Dragging:
    """Drags on the current tab of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._touch = Touch(session)

    async def drag(
        self, locator: Locator, to: Locator, place: DropPlace = DropPlace.INTO
    ) -> tuple[Evidence, ...]:
        """Drag one element to another and let go; what stands there already stays.

        Raises:
            Refused: `NO_EFFECT`: neither order nor container changed; `DROPPED_ELSEWHERE`.
        """
        dragged, at = await self._touch.handle(locator), await self._touch.handle(to)
        if place in _ENDS:
            at, place = await self._end(dragged, at, place)
        if place in _ENDS:
            return (_standing(place),)
        words = [await self._ask(one, _WORDS) for one in (dragged, at)]
        drop = _Drop(at, place, words)
        if place is not DropPlace.INTO and await self._stands(dragged, drop):
            return (_standing(place),)
        before = await self._place(dragged, at)
        dialogs = await self._touch.act(
            lambda ms: self._carry(dragged, drop, ms), tr("ドラッグする")
        )
        if place is DropPlace.INTO:
            return (*await self._moved(dragged, at, before, dialogs), *dialog_evidence(dialogs))
        return (*await self._in_order(dragged, drop, before, dialogs), *dialog_evidence(dialogs))

    async def end_at(
        self, locator: Locator, to: Locator, place: DropPlace, name: str
    ) -> ListEnd | None:
        """Return which end of which list a drop beside an entry would reach; None in the middle of one.

        Args:
            locator: What is to be dragged; nothing was touched yet.
            to: The entry.
            place: Before or after it.
            name: The heading over that entry, "" for none.
        """
        end = next((one for one, side in _ENDS.items() if side is place), None)
        if end is None:
            return None
        dragged, at = await self._touch.handle(locator), await self._touch.handle(to)
        argument = [at, name, end is DropPlace.FIRST]
        found = await self._ask(dragged, _IS_AT_END, argument)
        if found not in ("called", "own"):
            return None
        return ListEnd(place=end, name=name if found == "called" else "")

    async def _end(
        self, dragged: ElementHandle, to: ElementHandle, place: DropPlace
    ) -> tuple[ElementHandle, DropPlace]:
        """Return beside which entry of the list of `to` its end is, or the list itself when it is empty.

        The place stays first or last when the list holds nothing but the dragged entry.

        Raises:
            Refused: `LIST_NOT_FOUND`.
        """
        asking = dragged.evaluate_handle(_END, [to, place is DropPlace.FIRST])
        told = await self._session.call(asking, 5, tr("一覧を探す"))
        found, how = await asyncio.gather(told.get_property("at"), told.get_property("how"))
        at = found.as_element()
        if at is None:
            raise Refused("LIST_NOT_FOUND", tr("移動先の一覧が、画面で見分けられません。"))
        places = {"empty": DropPlace.INTO, "beside": _ENDS[place]}
        return at, places.get(await how.json_value(), place)

    async def _carry(self, dragged: ElementHandle, drop: _Drop, ms: float) -> None:
        """Take, move in steps, wait a little over the place as a hand does, and let go.

        Lists that make room under the pointer do so once they have drawn the move before.
        """
        mouse = self._session.page.mouse
        await dragged.hover(timeout=ms)
        await mouse.down()
        try:
            await drop.to.scroll_into_view_if_needed(timeout=ms)
            if drop.place is DropPlace.INTO:
                await self._over(drop.to, 0.5, 0.5)
                return
            for share in _TRIES:
                await self._beside(drop, share)
                if await self._stands(dragged, drop):
                    return
            await self._beside(drop, _EDGE)
        finally:
            await mouse.up()

    async def _beside(self, drop: _Drop, share: float) -> None:
        """Go to that share of an entry's extent, from the side where it is to be dropped."""
        along = share if drop.place is DropPlace.BEFORE else 1 - share
        is_beside = await drop.to.evaluate(_IS_BESIDE)
        await self._over(drop.to, *((along, 0.5) if is_beside else (0.5, along)))

    async def _over(self, to: ElementHandle, across: float, down: float) -> None:
        box = await to.bounding_box()
        if box is None:
            return
        mouse = self._session.page.mouse
        x, y = box["x"] + box["width"] * across, box["y"] + box["height"] * down
        await mouse.move(x, y, steps=_DRAG_STEPS)
        for step in range(_LINGER_STEPS):
            await mouse.move(x + (step + 1) % 2, y)
            await to.evaluate(_NEXT_FRAMES)

    async def _in_order(
        self,
        dragged: ElementHandle,
        drop: _Drop,
        before: dict[str, Any] | None,
        dialogs: tuple[DialogSeen, ...],
    ) -> tuple[Evidence, ...]:
        """Wait until the list shows the order that was asked for."""
        ends_at = time.monotonic() + _DRAG_EFFECT_S
        while not await self._stands(dragged, drop):
            if dialogs or time.monotonic() >= ends_at:
                break
            await asyncio.sleep(_POLL_S)
        else:
            return (_standing(drop.place),)
        if dialogs:
            return ()
        raise _not_landed(is_moved=await self._place(dragged, drop.to) != before)

    async def _stands(self, dragged: ElementHandle, drop: _Drop) -> bool:
        asked = _ORDER
        return await self._ask(dragged, asked, [drop.to, list(drop.words)]) == drop.place.value

    async def _ask(self, element: ElementHandle, script: str, argument: object = None) -> str:
        """Ask an element; "" when its page is another one by now."""
        try:
            asking = element.evaluate(script, argument)
            return str(await self._session.call(asking, 5, tr("場所を確かめる")))
        except BrowserClosedError:
            raise
        except BrowserError:
            return ""

    async def _moved(
        self,
        dragged: ElementHandle,
        place: ElementHandle,
        before: dict[str, Any] | None,
        dialogs: tuple[DialogSeen, ...],
    ) -> tuple[Evidence, ...]:
        """Wait until the drag shows; pages animate it, or ask their server first."""
        ends_at = time.monotonic() + _DRAG_EFFECT_S
        while True:
            after = await self._place(dragged, place)
            if before is None or after is None:
                return ()  # the page replaced itself: the next look shows what came of it
            if after != before and _has_landed(before, after):
                return (Evidence(kind=EvidenceKind.STATE, detail=_told(before, after)),)
            if dialogs or time.monotonic() >= ends_at:
                break
            await asyncio.sleep(_POLL_S)
        if dialogs:
            return ()
        raise _not_landed(is_moved=after != before)

    async def _place(self, dragged: ElementHandle, place: ElementHandle) -> dict[str, Any] | None:
        asking = dragged.evaluate(_PLACE, place)
        try:
            return await self._session.call(asking, 5, tr("場所を確かめる"))
        except BrowserClosedError:
            raise
        except BrowserError:
            return None


def _has_landed(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Say whether what was dragged is now in, beside or on the place, or the place took it."""
    return bool(after["isNear"] or after["around"] != before["around"] or not after["isThere"])


def _told(before: dict[str, Any], after: dict[str, Any]) -> str:
    """Return in words what a drag changed."""
    if not after["isThere"] or before["around"] == "gone":
        return tr("移動しました")
    if after["count"] != before["count"]:
        return tr("別の場所に移りました")
    if after["index"] != before["index"]:
        return tr(
            "{before} 番目から {after} 番目に移りました",
            before=before["index"] + 1,
            after=after["index"] + 1,
        )
    if after["value"] != before["value"]:
        return tr(
            "{before} から {after} になりました", before=before["value"], after=after["value"]
        )
    return tr("位置が変わりました")


def _standing(place: DropPlace) -> Evidence:
    return Evidence(
        kind=EvidenceKind.STATE, detail=tr("{place}に並んでいます", place=_STANDING[place])
    )


def _not_landed(*, is_moved: bool) -> Refused:
    if is_moved:
        words = tr(
            "ドラッグしましたが、思った場所に入りませんでした。いまの並びを確かめてください。"
        )
        return Refused("DROPPED_ELSEWHERE", words, OutcomeStatus.UNVERIFIED)
    words = tr("ドラッグしましたが、並び順も場所も変わりませんでした。")
    return Refused("NO_EFFECT", words, OutcomeStatus.NO_EFFECT)


carries_out(
    Drag,
    lambda at, action: Dragging(at.session).drag(at.it, need(at.to).locator, action.place),
)
