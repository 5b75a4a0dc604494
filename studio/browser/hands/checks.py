"""Check boxes, radio buttons, switches and toggle buttons: brought into a state, never blindly clicked."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final

from playwright.async_api import ElementHandle, Locator

from studio.browser.dialogs import dialog_evidence
from studio.browser.hands.press_check import PressCheck
from studio.browser.hands.refusal import Refused, is_covered, why
from studio.browser.hands.registry import Grasp, Told, carries_out, need
from studio.browser.hands.touching import Touch
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.domain.actions.action import SetChecked
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import BrowserClosedError, BrowserError, BrowserTimeoutError
from studio.domain.page.observation import DialogSeen
from studio.words import tr

_COVERED_TIMEOUT_S: Final = 1.5
_LATE_S: Final = 2.0
"""How long a switch may take that asks its server first."""
_POLL_S: Final = 0.05
_BOX: Final = (
    "input[type=checkbox], input[type=radio], [role=checkbox], [role=radio], [role=switch]"
)
CHECK_LOOK: Final = script("hands/checks", "look")
_PAINTS_BOX: Final = script("hands/checks", "paintsBox")
_LABEL: Final = script("hands/checks", "label")


class Checks:
    """Works on the toggles of a session's current tab."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._touch = Touch(session)
        self.stood = False
        """The newest one was in its state already."""

    async def set_checked(
        self,
        locator: Locator,
        *,
        is_on: bool,
        seen: Sequence[Any] | None = None,
        check: PressCheck | None = None,
        painted: tuple[Locator, PressCheck | None] | None = None,
    ) -> tuple[Evidence, ...]:
        """Bring it into the state; a styled box whose input is covered is pressed by its label or key.

        Args:
            locator: The box.
            is_on: The state.
            seen: What `CHECK_LOOK` told of it just now, when that was asked.
            check: Compares it with what was verified when the page would hear the press.
            painted: What is pressed in its place, and the check of that.

        Raises:
            Refused: It cannot be toggled, or stays as it was.
        """
        look: Sequence[Any] = seen or await self._touch.ask(
            locator, CHECK_LOOK, tr("チェックを調べる")
        )
        if look[2] and look[0] is None:
            return await self._set_inside(locator, is_on=is_on, check=check)
        is_toggle = look[0] is not None
        dialogs: tuple[DialogSeen, ...] = ()
        self.stood = await self._told(locator, look) == is_on
        if not self.stood:
            pressed, its_check = painted or (locator, check)
            dialogs = await self._toggle(pressed, its_check, is_toggle=is_toggle)
        now = await self._settled(locator, is_on=is_on)
        if now not in (None, is_on):
            raise Refused(
                "VALUE_REFUSED", tr("チェックを切り替えましたが、状態が変わりませんでした。")
            )
        evidence = Evidence(kind=EvidenceKind.CHECKED, detail="on" if is_on else "off")
        return (*((evidence,) if now is not None else ()), *dialog_evidence(dialogs))

    async def _set_inside(
        self, locator: Locator, *, is_on: bool, check: PressCheck | None
    ) -> tuple[Evidence, ...]:
        """Take a cell, a row or a group for the one box it holds; the press keeps the check of the whole."""
        inside = check.within(_BOX) if check else None
        is_painted = await self._touch.ask(locator, _PAINTS_BOX, tr("チェックを調べる"))
        painted = (locator, check) if is_painted else None
        return await self.set_checked(
            locator.locator(_BOX), is_on=is_on, check=inside, painted=painted
        )

    async def _toggle(
        self, locator: Locator, check: PressCheck | None, *, is_toggle: bool
    ) -> tuple[DialogSeen, ...]:
        """Press it; a switch that asks its server first, or a page that moves on, is seen by `_settled`."""
        if is_toggle:
            return await self._touch.press(
                locator, lambda it, ms: it.click(timeout=ms), tr("切り替える"), check
            )
        limit_s = min(_COVERED_TIMEOUT_S, self._session.options.action_timeout_s)
        try:
            return await self._touch.press(
                locator,
                lambda it, ms: it.click(timeout=ms),
                tr("チェックを切り替える"),
                check,
                limit_s=limit_s,
            )
        except BrowserTimeoutError as exc:
            if not is_covered(exc):
                raise
        return await self._press_covered(locator, check)

    async def _press_covered(
        self, locator: Locator, check: PressCheck | None
    ) -> tuple[DialogSeen, ...]:
        """Press the label of a box that lies under its own styling; without one, its key."""
        finding = locator.evaluate_handle(_LABEL, timeout=2_000)
        handle = await self._session.call(finding, 5, tr("ラベルを探す"))
        label: ElementHandle | None = handle.as_element()
        if label is not None:
            return await self._touch.press(
                locator, lambda it, ms: _by_label(it, label, ms), tr("ラベルを押す"), check
            )
        if await self._touch.ask(
            locator, "el => el.tabIndex >= 0 && el.getClientRects().length > 0", tr("箱を調べる")
        ):
            return await self._touch.press(
                locator, lambda it, ms: it.press("Space", timeout=ms), tr("切り替える"), check
            )
        raise Refused("TARGET_COVERED", tr("ほかの部分に隠れていて、操作できませんでした。"))

    async def _settled(self, locator: Locator, *, is_on: bool) -> bool | None:
        """Read the state until it is the wanted one, or for a while; None when it is gone."""
        ends_at = time.monotonic() + min(_LATE_S, self._session.options.action_timeout_s)
        while True:
            try:
                seen = await self._touch.read_back(locator, CHECK_LOOK)
                now = None if seen is None else await self._told(locator, seen)
            except BrowserClosedError:
                raise
            except BrowserError:
                return None
            if now in (None, is_on) or time.monotonic() >= ends_at:
                return now
            await asyncio.sleep(_POLL_S)

    async def _told(self, locator: Locator, seen: Sequence[Any]) -> bool:
        """Return the state that a look told; of an ARIA widget the driver knows it."""
        pressed, is_checked, _ = seen
        if pressed is not None:
            return pressed == "true"
        if is_checked is not None:
            return bool(is_checked)
        checking = locator.is_checked(timeout=2_000)
        try:
            return await self._session.call(checking, 6, tr("チェックを確かめる"))
        except BrowserError as exc:
            outcome = why(exc, tr("この部分"))
            if outcome.code == "NOT_CHECKABLE":
                raise Refused(outcome.code, outcome.message) from exc
            raise


async def _by_label(box: Locator, label: ElementHandle, ms: float) -> None:
    """Press the label; that the box is looked for first puts its check in place."""
    await box.count()
    await label.click(timeout=ms)


async def _set(at: Grasp, action: SetChecked) -> Told:
    checks, aim = Checks(at.session), need(at.aim)
    told = await checks.set_checked(
        aim.locator, is_on=action.checked, seen=aim.told, check=aim.check
    )
    at.is_as_it_was = checks.stood
    return told


carries_out(SetChecked, _set, asks=CHECK_LOOK, needs_sight=False)
