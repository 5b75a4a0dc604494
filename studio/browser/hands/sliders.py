"""ARIA sliders and spin buttons: set by keys, read back from `aria-valuenow`."""

import asyncio
import time
from typing import Any, Final

from playwright.async_api import Locator

from studio.browser.dialogs import dialog_evidence
from studio.browser.hands.refusal import Refused
from studio.browser.hands.touching import Touch
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.page.observation import DialogSeen
from studio.domain.text import parse_number
from studio.words import tr

_MAX_PRESSES: Final = 400
_EXACT: Final = 1e-6
_DRAWN_S: Final = 0.4
"""How long a page may take to draw what a key changed."""
_POLL_S: Final = 0.01
_HEARS_KEYS: Final = "el => el.tabIndex >= 0"
_STATE: Final = script("hands/sliders", "state")


class Sliders:
    """Moves the sliders of a session's current tab."""

    def __init__(self, session: Session) -> None:
        self._touch = Touch(session)

    async def move(self, locator: Locator, value: str) -> tuple[Evidence, ...]:
        """Bring a slider to a number.

        Raises:
            Refused: Not a number, out of its range, or between two of its steps.
        """
        wanted = parse_number(value)
        if wanted is None:
            raise Refused(
                "VALUE_REFUSED", tr("つまみに入れる数が読み取れません：「{value}」", value=value)
            )
        now, low, high = await self._state(locator)
        keys = await self._keys(locator)
        if (low is not None and wanted < low) or (high is not None and wanted > high):
            raise Refused(
                "VALUE_REFUSED",
                tr(
                    "{wanted:g} は、この範囲（{low:g}〜{high:g}）の外です。",
                    wanted=wanted,
                    low=low,
                    high=high,
                ),
            )
        dialogs: tuple[DialogSeen, ...] = ()
        if high is not None and abs(wanted - high) < _EXACT < abs(now - high):
            dialogs = await self._press(keys, "End")
            await self._moved(locator, now)
        elif low is not None and abs(wanted - low) < _EXACT < abs(now - low):
            dialogs = await self._press(keys, "Home")
            await self._moved(locator, now)
        held, more = await self._step_to(locator, keys, wanted)
        if abs(held - wanted) > _EXACT:
            raise Refused(
                "VALUE_REFUSED",
                tr("{wanted:g} に合わせられず、{held:g} になりました。", wanted=wanted, held=held),
            )
        evidence = Evidence(kind=EvidenceKind.VALUE, detail=f"{held:g}")
        return (evidence, *dialog_evidence(dialogs + more))

    async def _step_to(
        self, locator: Locator, keys: Locator, wanted: float
    ) -> tuple[float, tuple[DialogSeen, ...]]:
        """Press arrows until it is there, or would pass it; returns where it stands."""
        dialogs: tuple[DialogSeen, ...] = ()
        now, _, _ = await self._state(locator)
        for _ in range(_MAX_PRESSES):
            if abs(now - wanted) < _EXACT:
                break
            dialogs += await self._press(keys, "ArrowUp" if wanted > now else "ArrowDown")
            before, now = now, await self._moved(locator, now)
            if abs(now - wanted) >= abs(before - wanted):
                break
        return now, dialogs

    async def _keys(self, locator: Locator) -> Locator:
        """Return what hears keys: the slider, or the thumb inside it."""
        if await self._touch.ask(locator, _HEARS_KEYS, tr("つまみを調べる")):
            return locator
        return locator.locator("[tabindex='0']").first

    async def _moved(self, locator: Locator, before: float) -> float:
        """Wait until the slider says another value; returns what it says."""
        ends_at = time.monotonic() + _DRAWN_S
        while True:
            now, _, _ = await self._state(locator)
            if now != before or time.monotonic() >= ends_at:
                return now
            await asyncio.sleep(_POLL_S)

    async def _press(self, locator: Locator, key: str) -> tuple[DialogSeen, ...]:
        return await self._touch.act(
            lambda ms: locator.press(key, timeout=ms), tr("つまみを動かす")
        )

    async def _state(self, locator: Locator) -> tuple[float, float | None, float | None]:
        state: list[Any] = await self._touch.ask(locator, _STATE, tr("つまみを調べる"))
        if state[0] is None:
            raise Refused("NOT_EDITABLE", tr("このつまみの値が読み取れません。"))
        return float(state[0]), state[1], state[2]
