"""Clocks that pages open beside a field: boxes for hour and minute, and AM or PM where they count to twelve.

No library is known by name: a clock is what floats up with two or three boxes for numbers.
"""

import asyncio
import time
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from playwright.async_api import ElementHandle, Locator

from studio.browser.hands.refusal import Refused
from studio.browser.hands.touching import Touch
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.values.timestamps import read_moment
from studio.words import tr

_AFTERNOON: Final = frozenset({"pm", "午後"})
_OPEN_TIMEOUT_S: Final = 3.0
_POLL_S: Final = 0.05
_ROUNDS: Final = 4
_NOON: Final = 12
_FIND: Final = script("hands/clocks", "find")
_HELD: Final = "el => 'value' in el ? String(el.value) : (el.innerText || '')"


@dataclass(frozen=True, slots=True)
class _Clock:
    """Boxes from hours on, and what says the half of the day, where one stands.

    Attributes:
        is_in_form: Enter in a box would send a form.
    """

    boxes: tuple[ElementHandle, ...]
    half: ElementHandle | None
    is_in_form: bool


class Clocks:
    """Works on the clocks of a session's current tab."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._touch = Touch(session)

    async def pick(self, locator: Locator, at: datetime) -> tuple[Evidence, ...]:
        """Open the clock of a field, set it, read the field again.

        Args:
            locator: The field.
            at: See `time_in`; its day does not matter.

        Raises:
            Refused: No clock opens, or the field shows another time.
        """
        await self._touch.act(lambda ms: locator.click(timeout=ms), tr("時計を開く"))
        clock = await self._opened(locator)
        hour = at.hour if clock.half is None else at.hour % _NOON or _NOON
        numbers = tuple(zip(clock.boxes, (hour, at.minute, at.second), strict=False))
        for _ in range(_ROUNDS):
            if not await self._put(numbers):
                break
        if clock.half is not None:
            await self._turn(clock.half, is_afternoon=at.hour >= _NOON)
        last, key = clock.boxes[-1], "Tab" if clock.is_in_form else "Enter"
        await self._touch.act(lambda ms: last.press(key, timeout=ms), tr("時計を閉じる"))
        held = await self._touch.read_back(locator, _HELD)
        if held is not None and time_in(str(held)) != at:
            raise Refused(
                "VALUE_REFUSED",
                tr(
                    "時刻を {at:%H:%M} にしましたが、欄は「{held}」になりました。", at=at, held=held
                ),
            )
        return (Evidence(kind=EvidenceKind.VALUE, detail=str(held or f"{at:%H:%M}")),)

    async def _put(self, numbers: tuple[tuple[ElementHandle, int], ...]) -> bool:
        """Fill what does not hold its number, and say whether anything was filled.

        Clocks take the focus to their hour some time after they opened: what was meant for the
        minute may have been typed there.
        """
        is_filled = False
        for box, number in numbers:
            said = f"{number:02d}"
            if (await self._session.call(box.input_value(), 5, tr("時計を調べる"))).zfill(
                2
            ) != said:
                is_filled = True
                await self._touch.act(
                    lambda ms, it=box, said=said: it.fill(said, timeout=ms), tr("時刻を入れる")
                )
        return is_filled

    async def _turn(self, half: ElementHandle, *, is_afternoon: bool) -> None:
        said = (await self._session.call(half.inner_text(), 5, tr("時計を調べる"))).strip().lower()
        if (said in _AFTERNOON) is not is_afternoon:
            await self._touch.act(lambda ms: half.click(timeout=ms), tr("午前と午後を変える"))

    async def _opened(self, locator: Locator) -> _Clock:
        ends_at = time.monotonic() + _OPEN_TIMEOUT_S
        while True:
            if clock := await self._clock(locator):
                return clock
            if time.monotonic() >= ends_at:
                raise Refused("TARGET_DISABLED", tr("この欄には直接入力できません。"))
            await asyncio.sleep(_POLL_S)

    async def _clock(self, locator: Locator) -> _Clock | None:
        doing = tr("時計を調べる")
        found = await self._session.call(locator.evaluate_handle(_FIND, timeout=2_000), 5, doing)
        boxes, half, is_in_form = [
            await self._session.call(found.get_property(name), 5, doing)
            for name in ("boxes", "half", "isInForm")
        ]
        listed = await self._session.call(boxes.get_properties(), 5, doing)
        elements = tuple(one for it in listed.values() if (one := it.as_element()))
        is_sent_by_enter = bool(await self._session.call(is_in_form.json_value(), 5, doing))
        return _Clock(elements, half.as_element(), is_sent_by_enter) if elements else None


def time_in(text: str) -> datetime | None:
    """Return the time of day that a text says and nothing else, on a day that does not matter."""
    moment = read_moment(text)
    return moment.start if moment and moment.is_time_of_day else None
