"""The pointer: click, double click, right click, hover, and drag with its effect checked.

Between two acts it stays where it is, so that a menu that opened under it stays open.
"""

import asyncio
import time
from typing import Any, Final

from playwright.async_api import ElementHandle, Locator

from studio.browser.dialogs import dialog_evidence
from studio.browser.downloads import file_evidence
from studio.browser.hands.press_check import PressCheck
from studio.browser.hands.refusal import Refused
from studio.browser.hands.touching import Touch
from studio.browser.session import Session
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.domain.observation import DialogSeen
from studio.domain.outcome import Evidence, EvidenceKind, OutcomeStatus

_DRAG_STEPS: Final = 12
_LINGER_STEPS: Final = 8
_NEXT_FRAMES: Final = """
() => Promise.race([
  new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  new Promise(late => setTimeout(late, 100)),
])
"""
"""Until the page has drawn what a move changed; a tab behind others draws nothing."""
_DRAG_EFFECT_S: Final = 2.0
_POLL_S: Final = 0.05
_PLACE: Final = """
([el, to]) => {
  const parent = el.parentElement || el.getRootNode();
  const box = el.getBoundingClientRect();
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const names = [...(parent ? parent.children : [])];
  const described = e => e && e.isConnected ? e.innerHTML.length + ':' + (e.textContent || '').slice(0, 4000) : 'gone';
  return {
    isThere: el.isConnected, index: names.indexOf(el), count: names.length,
    left: Math.round(box.left + scrollX), top: Math.round(box.top + scrollY),
    isNear: to.contains(el) || (!!parent && to.parentElement === parent) || meets(box, to.getBoundingClientRect()),
    value: el.getAttribute('aria-valuenow') || '', around: described(to), own: described(parent === document ? null : parent),
  };
}
"""
"""Where a dragged element stands, and what the place it is dragged to holds."""


class Pointer:
    """The pointer on the current tab of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._touch = Touch(session)

    async def click(
        self, locator: Locator, check: PressCheck | None = None
    ) -> tuple[Evidence, ...]:
        """Press once, never again by itself; a file that this gave at once is told.

        Raises:
            Refused: `check` found something else there when the page was to hear it.
        """
        files = self._session.downloads.count
        dialogs = await self._touch.press(
            locator, lambda it, ms: it.click(timeout=ms), "クリックする", check
        )
        kept = await self._session.downloads.ended(files, cap_s=1.0)
        return (*dialog_evidence(dialogs), *file_evidence(kept))

    async def double_click(
        self, locator: Locator, check: PressCheck | None = None
    ) -> tuple[Evidence, ...]:
        """Press twice; see `click`."""
        dialogs = await self._touch.press(
            locator, lambda it, ms: it.dblclick(timeout=ms), "ダブルクリックする", check, clicks=2
        )
        return dialog_evidence(dialogs)

    async def right_click(
        self, locator: Locator, check: PressCheck | None = None
    ) -> tuple[Evidence, ...]:
        """Open the element's own menu; see `click`."""
        dialogs = await self._touch.press(
            locator, lambda it, ms: it.click(button="right", timeout=ms), "右クリックする", check
        )
        return dialog_evidence(dialogs)

    async def hover(self, locator: Locator) -> tuple[Evidence, ...]:
        """Rest on an element; what opens under the pointer stays open for the next act."""
        dialogs = await self._touch.act(lambda ms: locator.hover(timeout=ms), "マウスを重ねる")
        return dialog_evidence(dialogs)

    async def drag(self, locator: Locator, to: Locator) -> tuple[Evidence, ...]:
        """Drag one element onto another and let go.

        Raises:
            Refused: `NO_EFFECT`: neither order nor container changed.
        """
        dragged, place = await self._touch.handle(locator), await self._touch.handle(to)
        before = await self._place(dragged, place)
        dialogs = await self._touch.act(lambda ms: self._carry(locator, to, ms), "ドラッグする")
        return (*await self._moved(dragged, place, before, dialogs), *dialog_evidence(dialogs))

    async def _carry(self, locator: Locator, to: Locator, ms: float) -> None:
        """Take, move in steps, wait a little over the place as a hand does, and let go.

        Lists that make room under the pointer do so once they have drawn the move before.
        """
        mouse = self._session.page.mouse
        await locator.hover(timeout=ms)
        await mouse.down()
        try:
            await to.scroll_into_view_if_needed(timeout=ms)
            box = await to.bounding_box(timeout=ms)
            if box is not None:
                x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
                await mouse.move(x, y, steps=_DRAG_STEPS)
                for step in range(_LINGER_STEPS):
                    await mouse.move(x + (step + 1) % 2, y)
                    await to.evaluate(_NEXT_FRAMES, timeout=ms)
        finally:
            await mouse.up()

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
        if after != before:
            raise Refused(
                "DROPPED_ELSEWHERE",
                "ドラッグしましたが、思った場所に入りませんでした。",
                OutcomeStatus.UNVERIFIED,
            )
        raise Refused(
            "NO_EFFECT",
            "ドラッグしましたが、並び順も場所も変わりませんでした。",
            OutcomeStatus.NO_EFFECT,
        )

    async def _place(self, dragged: ElementHandle, place: ElementHandle) -> dict[str, Any] | None:
        asking = dragged.evaluate(f"(el, to) => ({_PLACE.strip()})([el, to])", place)
        try:
            return await self._session.call(asking, 5, "場所を確かめる")
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
        return "移動しました"
    if after["count"] != before["count"]:
        return "別の場所に移りました"
    if after["index"] != before["index"]:
        return f"{before['index'] + 1} 番目から {after['index'] + 1} 番目に移りました"
    if after["value"] != before["value"]:
        return f"{before['value']} から {after['value']} になりました"
    return "位置が変わりました"
