"""Days in parts: a year, a month and a day in spin buttons of their own, which take digits."""

from datetime import date
from typing import Final

from playwright.async_api import Locator

from studio.browser.hands.refusal import Refused
from studio.browser.hands.touching import Touch
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.words import tr

_DAY_PARTS: Final = script("hands/segments", "dayParts")
_DAY_PART: Final = script("hands/segments", "dayPart")
_NUMBERS: Final = script("hands/segments", "numbers")
_LIMIT_S: Final = 5


class Segments:
    """Works on the dates in parts of a session's current tab."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._touch = Touch(session)

    async def kinds(self, locator: Locator) -> tuple[str, ...]:
        """Return what the parts hold that a field is, has, or stands among: year, month, day; () for any other field."""
        kinds: list[str] | None = await self._touch.ask(locator, _DAY_PARTS, tr("入力欄を調べる"))
        return tuple(kinds or ())

    async def fill(
        self, locator: Locator, day: date, kinds: tuple[str, ...]
    ) -> tuple[Evidence, ...]:
        """Type a day into its parts, and read them back.

        Raises:
            Refused: They show another day afterwards.
        """
        digits = {"year": f"{day:%Y}", "month": f"{day:%m}", "day": f"{day:%d}"}
        for place, kind in enumerate(kinds):
            if kind not in digits:
                continue
            finding = locator.evaluate_handle(_DAY_PART, place, timeout=_LIMIT_S * 1000)
            handle = await self._session.call(finding, _LIMIT_S + 1, tr("入力欄を調べる"))
            if (part := handle.as_element()) is None:
                break
            await self._touch.act(lambda ms, it=part: it.click(timeout=ms), tr("入力する"))
            await self._touch.act(
                lambda _, text=digits[kind]: self._session.page.keyboard.type(text), tr("入力する")
            )
        held: list[float] = await self._touch.ask(locator, _NUMBERS, tr("結果を確かめる"))
        shown = {kind: number for kind, number in zip(kinds, held, strict=False) if kind}
        if shown != {"year": day.year, "month": day.month, "day": day.day}:
            told = "/".join(f"{number:g}" for number in shown.values())
            raise Refused(
                "VALUE_REFUSED",
                tr(
                    "「{told}」を入力しましたが、欄は「{told_2}」になりました。",
                    told=f"{day:%Y/%m/%d}",
                    told_2=told,
                ),
            )
        return (Evidence(kind=EvidenceKind.VALUE, detail=f"{day:%Y/%m/%d}"),)
