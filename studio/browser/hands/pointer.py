"""The pointer: click, double click, right click and hover.

Between two acts it stays where it is, so that a menu that opened under it stays open.
"""

from typing import Final

from playwright.async_api import Locator

from studio.browser.dialogs import dialog_evidence
from studio.browser.downloads import file_evidence
from studio.browser.hands.clearing import clear_the_way
from studio.browser.hands.press_check import PressCheck
from studio.browser.hands.registry import Grasp, Told, carries_out
from studio.browser.hands.touching import Touch
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.domain.actions.action import Click, DoubleClick, Hover, RightClick
from studio.domain.actions.outcome import Evidence
from studio.words import tr

_FOR_KEYS: Final = script("hands/pointer", "isForKeys")


class Pointer:
    """The pointer on the current tab of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._touch = Touch(session)

    async def click(
        self, locator: Locator, check: PressCheck | None = None, *, is_for_keys: bool | None = None
    ) -> tuple[Evidence, ...]:
        """Press once, never again by itself; a file that this gave at once is told.

        Args:
            locator: The element.
            check: Compares it with what was verified when the page would hear the press.
            is_for_keys: What `_FOR_KEYS` told of it just now; None when that was not asked.

        Raises:
            Refused: `check` found something else there when the page was to hear it.
        """
        files = self._session.downloads.count
        if is_for_keys is None:
            is_for_keys = await self._touch.ask(locator, _FOR_KEYS, tr("クリックする"))
        dialogs = await self._touch.press(
            locator,
            lambda it, ms: it.press("Enter", timeout=ms) if is_for_keys else it.click(timeout=ms),
            tr("クリックする"),
            check,
        )
        kept = await self._session.downloads.ended(files, cap_s=1.0)
        return (*dialog_evidence(dialogs), *file_evidence(kept))

    async def double_click(
        self, locator: Locator, check: PressCheck | None = None
    ) -> tuple[Evidence, ...]:
        """Press twice; see `click`."""
        dialogs = await self._touch.press(
            locator,
            lambda it, ms: it.dblclick(timeout=ms),
            tr("ダブルクリックする"),
            check,
            clicks=2,
        )
        return dialog_evidence(dialogs)

    async def right_click(
        self, locator: Locator, check: PressCheck | None = None
    ) -> tuple[Evidence, ...]:
        """Open the element's own menu; see `click`."""
        dialogs = await self._touch.press(
            locator,
            lambda it, ms: it.click(button="right", timeout=ms),
            tr("右クリックする"),
            check,
        )
        return dialog_evidence(dialogs)

    async def hover(self, locator: Locator) -> tuple[Evidence, ...]:
        """Rest on an element, on the menu around it first; what opens under the pointer stays open for the next act."""
        await clear_the_way(self._session, locator)
        dialogs = await self._touch.act(lambda ms: locator.hover(timeout=ms), tr("マウスを重ねる"))
        return dialog_evidence(dialogs)


async def _click(at: Grasp, _: Click) -> Told:
    told = at.aim.told if at.aim else None
    return await Pointer(at.session).click(at.it, at.check, is_for_keys=told)


carries_out(Click, _click, asks=_FOR_KEYS)
carries_out(DoubleClick, lambda at, _: Pointer(at.session).double_click(at.it, at.check))
carries_out(RightClick, lambda at, _: Pointer(at.session).right_click(at.it, at.check))
carries_out(Hover, lambda at, _: Pointer(at.session).hover(at.it))
