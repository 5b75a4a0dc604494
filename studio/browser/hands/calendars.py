"""Calendars that pages draw themselves: found by their run of days, turned to a month, and pressed.

No library is known by name: a calendar is where the numbers 1 to at least 28 stand in order, its
month is what stands around them, and its arrows say which way they lead.
"""

import asyncio
import re
import time
import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from playwright.async_api import ElementHandle, JSHandle, Locator

from studio.browser.hands.refusal import Refused
from studio.browser.hands.touching import Touch
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.browser.waiting import settled
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import BrowserError
from studio.domain.values.dates import parse_date
from studio.engine.ports import SettlePolicy
from studio.engine.replay.identity.calendar_days import ENGLISH_MONTH, MONTHS, month_in
from studio.words import tr

_OPEN_TIMEOUT_S: Final = 3.0
_POLL_S: Final = 0.05
_MAX_TURNS: Final = 240

_REST_S: Final = 1.0
_COMES_TO_REST: Final = script("hands/calendars", "comesToRest")
_FIND: Final = script("hands/calendars", "find")
_HELD: Final = (
    "el => 'value' in el && el.localName !== 'button' ? String(el.value) : (el.innerText || '')"
)


@dataclass(frozen=True, slots=True)
class _Shown:
    """One month on the page: its place among those shown, which it is, and whether it popped up."""

    place: int
    year: int
    month: int
    is_floating: bool


class Calendars:
    """Works on the calendars of a session's current tab."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._touch = Touch(session)

    async def pick(self, locator: Locator, day: date) -> tuple[Evidence, ...]:
        """Open the calendar of a field, turn to the month, press the day, read the field again.

        Raises:
            Refused: No calendar opens, it does not lead there, or the field shows another day.
        """
        await self._come_to_rest(locator)
        if not any(month.is_floating for month in await self._months(locator)):
            await self._touch.act(lambda ms: locator.click(timeout=ms), tr("カレンダーを開く"))
        shown = await self._turn_to(locator, day)
        cell = await self._part(locator, {"place": shown.place, "day": day.day})
        if cell is None:
            raise _no_day(day)
        await self._touch.act(lambda ms: cell.click(timeout=ms), tr("日を選ぶ"))
        held = await self._touch.read_back(locator, _HELD)
        if held is not None and not shows(str(held), day):
            raise Refused(
                "VALUE_REFUSED",
                tr(
                    "カレンダーで {day:%Y/%m/%d} を選びましたが、欄は「{held}」になりました。",
                    day=day,
                    held=held,
                ),
            )
        return (Evidence(kind=EvidenceKind.VALUE, detail=str(held or day.isoformat())),)

    async def turn_to(self, day: date) -> None:
        """Turn the calendar that is open to the month of a day; nothing is done where none is.

        Raises:
            Refused: It does not lead there.
        """
        page = self._session.page.locator("html")
        if await self._months(page):
            await self._turn_to(page, day)

    async def leave(self, locator: Locator, held: str) -> str | None:
        """Close the calendar that opened by itself, as Tab does; returns what the field holds then.

        Some hear a text by its keys alone, and put back what they knew as they close: a key that writes nothing comes first.
        One that comes up slowly is waited for.
        """
        await self._come_to_rest(locator)
        if not any(month.is_floating for month in await self._months(locator)):
            return held
        await self._touch.act(
            lambda ms: locator.press("Shift", timeout=ms), tr("カレンダーを閉じる")
        )
        await self._touch.act(lambda ms: locator.press("Tab", timeout=ms), tr("カレンダーを閉じる"))
        return await self._touch.read_back(locator, _HELD)

    async def _come_to_rest(self, locator: Locator) -> None:
        """Wait until nothing comes up or goes away any more, for a moment at most."""
        await settled(self._session, SettlePolicy.BRIEF)
        asking = locator.evaluate(_COMES_TO_REST, _REST_S * 1000, timeout=_REST_S * 1000)
        with suppress(BrowserError):
            await self._session.call(asking, _REST_S + 1, tr("カレンダーを調べる"))

    async def _turn_to(self, locator: Locator, day: date) -> _Shown:
        """Press the arrows until the month shows."""
        ends_at = time.monotonic() + _OPEN_TIMEOUT_S
        before: tuple[_Shown, ...] = ()
        for _ in range(_MAX_TURNS):
            months = await self._changed(locator, before, ends_at)
            wanted = next((m for m in months if (m.year, m.month) == (day.year, day.month)), None)
            if wanted:
                return wanted
            way = "next" if (months[0].year, months[0].month) < (day.year, day.month) else "prev"
            arrow = await self._part(locator, {"place": 0, "way": way})
            if arrow is None:
                raise _no_day(day)
            await self._touch.act(
                lambda ms, it=arrow: it.click(timeout=ms), tr("カレンダーをめくる")
            )
            before, ends_at = months, time.monotonic() + _OPEN_TIMEOUT_S
        raise _no_day(day)

    async def _changed(
        self, locator: Locator, before: tuple[_Shown, ...], ends_at: float
    ) -> tuple[_Shown, ...]:
        """Wait until the page shows other months than before."""
        while True:
            months = await self._months(locator)
            if months and months != before:
                return months
            if time.monotonic() >= ends_at:
                raise Refused(
                    "CALENDAR_NOT_FOUND",
                    tr("カレンダーが開かないか、めくれません。日付を選べませんでした。"),
                )
            await asyncio.sleep(_POLL_S)

    async def _months(self, locator: Locator) -> tuple[_Shown, ...]:
        seen: list[dict[str, Any]] = await self._touch.ask(locator, _FIND, tr("カレンダーを調べる"))
        return tuple(
            _Shown(place, *month, is_floating=calendar["isFloating"])
            for place, calendar in enumerate(seen)
            if (month := _month_of(calendar))
        )

    async def _part(self, locator: Locator, wanted: dict[str, object]) -> ElementHandle | None:
        """Return a day or an arrow of a calendar."""
        finding = locator.evaluate_handle(_FIND, wanted, timeout=2_000)
        handle: JSHandle = await self._session.call(finding, 5, tr("カレンダーを調べる"))
        return handle.as_element()


def shows(held: str, day: date) -> bool:
    """Say whether a field's text is this day, in any order: 2026-11-20, 11月 20, 2026, Nov 20, 2026."""
    if parse_date(held) == day:
        return True
    plain = unicodedata.normalize("NFKC", held)
    numbers = [int(number) for number in re.findall(r"\d+", plain)]
    if day.year not in numbers or day.day not in numbers:
        return False
    word = ENGLISH_MONTH.search(plain)
    return MONTHS.index(word[1].lower()) + 1 == day.month if word else day.month in numbers


def _month_of(calendar: dict[str, Any]) -> tuple[int, int] | None:
    if calendar["meta"]:
        return int(calendar["meta"][0]), int(calendar["meta"][1])
    return month_in(calendar["told"]) or month_in(calendar["heading"])


def _no_day(day: date) -> Refused:
    return Refused("OPTION_NOT_FOUND", tr("カレンダーで {day:%Y/%m/%d} を選べません。", day=day))
