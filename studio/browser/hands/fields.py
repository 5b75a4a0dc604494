"""Fields that take text: fill and type, each with what was read back as evidence."""

import asyncio
import re
import time
import unicodedata
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final

from playwright.async_api import Locator

from studio.browser.dialogs import dialog_evidence
from studio.browser.hands.calendars import Calendars
from studio.browser.hands.clocks import Clocks, time_in
from studio.browser.hands.line_breaks import restored
from studio.browser.hands.refusal import Refused, why
from studio.browser.hands.registry import carries_out
from studio.browser.hands.segments import Segments
from studio.browser.hands.sliders import Sliders
from studio.browser.hands.touching import Touch
from studio.browser.hands.writing import for_field, same_value, says_day
from studio.browser.scripts import script
from studio.browser.selector_engine import ENGINE_NAME
from studio.browser.session import Session
from studio.browser.targets.pins import pins_of
from studio.domain.actions.action import EditText, TypeText
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.text_edit import TextEdit, edited
from studio.domain.errors import BrowserError
from studio.domain.page.observation import MASK, DialogSeen
from studio.domain.text import fold
from studio.domain.values.dates import parse_date
from studio.words import tr

_SEPARATOR: Final = re.compile(r"\s*[,;、；，]\s*\Z")
_CELLS: Final = ("gridcell", "cell")
_CELL_OPENS: Final = tr(
    "表のこの欄は、まだ入力欄になっていません。ダブルクリックすると、入力欄に変わる表があります。"
)
_OWN_DATES: Final = 50
_TEXT_TIMEOUT_S: Final = 5.0
"""Another field may bring a text late: an address by its postal code."""
_POLL_S: Final = 0.05
_EDITABLE: Final = (
    "input:not([type=hidden]):not([type=button]):not([type=submit]), textarea,"
    " [contenteditable]:not([contenteditable=false])"
)
_HOST: Final = "xpath=ancestor-or-self::*[@contenteditable and not(@contenteditable='false')][1]"
FIELD_LOOK: Final = script("hands/fields", "look")
_BETWEEN_WORDS: Final = " \u3000,、;；/／・"
_TEXT_LETTERS: Final = 4
"""So many letters make a text of what a field holds."""
_TAKES_FOCUS: Final = script("hands/fields", "takesFocus")
HELD: Final = "el => { const it = el.localName === 'label' && el.control ? el.control : el; return 'value' in it ? String(it.value) : it.innerText; }"


@dataclass(frozen=True, slots=True)
class _Field:
    """What a field is before it is touched.

    Attributes:
        kind: Its `type`.
        role: Its ARIA role, if it says one.
        is_rich: A contenteditable.
        is_written: It takes text at all.
        is_frame: A frame of the page's own site, in which an editor may be.
        site: Of the document that it stands in.
        is_framed: It is an editor in a frame, which may show another site's document at any moment.
        is_secret: What it holds must not be told.
        is_readonly: Only its own widget writes into it.
        is_disabled: Nobody does, now.
        is_label: What was found is the label of it.
        held: What it holds; "" of a rich editor.
        hints: Texts of it and around it, which may show in what form it wants a date.
    """

    kind: str
    role: str
    is_rich: bool
    is_written: bool
    is_frame: bool
    is_secret: bool
    is_readonly: bool
    is_disabled: bool
    is_label: bool
    held: str
    hints: tuple[str, ...]
    site: str = ""
    is_framed: bool = False

    @property
    def is_slider(self) -> bool:
        """True for an ARIA widget that only keys can set."""
        return self.role in ("slider", "spinbutton") and not self.is_written

    def told(self, value: str) -> str:
        """Return `value` as it may appear in evidence and messages."""
        return MASK if self.is_secret and value else value


class Fields:
    """Works on the text fields of a session's current tab."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._touch = Touch(session)
        self._calendars = Calendars(session)
        self._clocks = Clocks(session)
        self._sliders = Sliders(session)
        self._segments = Segments(session)
        self._own_dates: deque[str] = deque(maxlen=_OWN_DATES)
        self.held = ""
        """What the field that was filled last held before, where that was a text of several words or signs."""
        self.stood = False
        """It held this very value."""

    async def fill(
        self, locator: Locator, value: str, seen: dict[str, Any] | None = None
    ) -> tuple[Evidence, ...]:
        """Fill and read back.

        A field that refuses full-width digits is tried once in half width, one that only listens to
        keys once key by key; a slider is set by keys, a read-only date field by its calendar.

        Args:
            locator: The field.
            value: As the person wrote it.
            seen: What `FIELD_LOOK` told of it just now, when that was asked.

        Raises:
            Refused: The field holds something else afterwards, or takes nothing.
        """
        locator, field = await self._field(locator, seen)
        self.held = field.held if _may_be_edited(field.kind, field.held, value) else ""
        self.stood = bool(field.held) and field.held == value
        day = parse_date(value)
        if (told := await self._by_widget(locator, field, value, day)) is not None:
            return told
        if field.is_readonly:
            raise Refused("TARGET_DISABLED", tr("この欄には直接入力できません。"))
        if field.role in _CELLS and not field.is_written:
            raise Refused("NOT_EDITABLE", _CELL_OPENS)
        if field.kind == "textarea":
            value = restored(field.held, value)
        field = self._without_own(field, value)
        held, dialogs = await self._try_all(locator, field, value)
        if day and held:
            self._own_dates.append(held)
        wanted = for_field(field.kind, value, field.hints, held=field.held)
        if held is not None and says_day(value) and not field.kind.startswith("date"):
            written, held = held, await self._calendars.leave(locator, held)
            if day and held != written and not _is_taken(held, wanted):
                return await self._calendars.pick(locator, day)
        if not _is_taken(held, wanted):
            raise Refused(
                "VALUE_REFUSED",
                tr(
                    "「{told}」を入力しましたが、欄は「{told_2}」になりました。",
                    told=field.told(value),
                    told_2=field.told(held or ""),
                ),
            )
        told = () if held is None else (_value(field.told(held)),)
        return (*told, *dialog_evidence(dialogs))

    async def _by_widget(
        self, locator: Locator, field: _Field, value: str, day: date | None
    ) -> tuple[Evidence, ...] | None:
        """Set what is not written into: a date in parts, a slider, a read-only date or time; None for any other field."""
        if day and (kinds := await self._segments.kinds(locator)):
            return await self._segments.fill(locator, day, kinds)
        if field.is_slider:
            return await self._sliders.move(locator, value)
        if day and (field.is_readonly or not field.is_written) and not field.is_disabled:
            return await self._calendars.pick(locator, day)
        if field.is_readonly and not field.is_disabled and (at := time_in(value)):
            return await self._clocks.pick(locator, at)
        return None

    def _without_own(self, field: _Field, value: str) -> _Field:
        """Return the field without the hints that we wrote ourselves: they show what was refused as well.

        The same day in another writing is a correction, and goes in as it is.
        """
        is_corrected = field.held in self._own_dates and parse_date(field.held) == parse_date(value)
        hints = () if is_corrected else (one for one in field.hints if one not in self._own_dates)
        return replace(field, hints=tuple(hints))

    async def edit(self, locator: Locator, edits: Sequence[TextEdit]) -> tuple[Evidence, ...]:
        """Do edits to what the field holds now, and read back; an empty one is given time to be filled.

        Raises:
            Refused: No text stands there, or what the edits go by stands there no more, or more
                than once; nothing was changed.
        """
        locator, field = await self._field(locator)
        held = await self._arrived(locator)
        made = edited(held, edits) if held.strip() else _first_of_all(field.kind, edits)
        if made is None:
            place = tr("、").join(one.in_words() for one in edits)
            why_not = tr("文章が前と変わっていて") if held.strip() else tr("欄が空のままで")
            raise Refused(
                "EDIT_PLACE_GONE",
                tr("{why_not}、{place}所が決められません。", why_not=why_not, place=place),
            )
        return await self.fill(locator, made)

    async def type_text(self, locator: Locator, text: str) -> tuple[Evidence, ...]:
        """Type key by key after what the field holds, and read back.

        Raises:
            Refused: The text is not in the field afterwards.
        """
        found = locator
        locator, field = await self._field(locator)
        before = await self._held(locator)
        if field.is_framed:  # keys go to whatever the frame shows by then
            return await self.fill(found, f"{before}{text}")
        await self._touch.heeded(locator)
        dialogs = await self._act(lambda ms: locator.press("Control+End", timeout=ms))
        await self._touch.heeded(locator)
        limit_s = self._session.options.action_timeout_s + 0.05 * len(text)
        dialogs += await self._touch.act_within(
            lambda ms: locator.press_sequentially(text, timeout=ms), limit_s, tr("入力する")
        )
        held = await self._touch.read_back(locator, HELD)
        if held is not None and not _has_grown(before, str(held), text):
            raise Refused(
                "VALUE_REFUSED",
                tr(
                    "「{told}」と入力しましたが、欄は「{told_2}」になりました。",
                    told=field.told(text),
                    told_2=field.told(str(held)),
                ),
            )
        told = () if held is None else (_value(field.told(str(held))),)
        return (*told, *dialog_evidence(dialogs))

    async def _arrived(self, locator: Locator) -> str:
        ends_at = time.monotonic() + _TEXT_TIMEOUT_S
        while True:
            held = await self._held(locator)
            if held.strip() or time.monotonic() >= ends_at:
                return held
            await asyncio.sleep(_POLL_S)

    async def _held(self, locator: Locator) -> str:
        return str(await self._touch.ask(locator, HELD, tr("入力欄を調べる")))

    async def _field(
        self, locator: Locator, seen: dict[str, Any] | None = None
    ) -> tuple[Locator, _Field]:
        """Look at a field.

        A wrapper that holds exactly one is taken for it, a part of a rich editor for the whole of it,
        and a frame for the editor inside.
        """
        field = _read_field(seen) if seen else await self._look(locator)
        if field.is_rich:
            return locator.locator(_HOST), field
        if field.is_written or field.role in ("slider", "spinbutton"):
            return locator, field
        if field.is_frame:
            return await self._editor(locator, field)
        inside = locator.locator(_EDITABLE).filter(visible=True)
        if await self._session.call(inside.count(), 5, tr("入力欄を調べる")) != 1:
            return locator, field
        return inside, await self._look(inside)

    async def _editor(self, locator: Locator, frame: _Field) -> tuple[Locator, _Field]:
        """Hold the editor in a frame: it alone is written to, and nothing that its page puts in its stead.

        Raises:
            Refused: The frame shows another site by now.
        """
        key, within = next(pins_of(self._session).keys), locator.content_frame
        inside = within.locator(_EDITABLE).first
        field = await self._look(inside.locator(f"{ENGINE_NAME}=pin:{key}"))
        if field.site != frame.site:
            raise Refused("NOT_EDITABLE", tr("この欄には直接入力できません。"))
        return within.locator(f"{ENGINE_NAME}=pinned:{key}"), replace(field, is_framed=True)

    async def _look(self, locator: Locator) -> _Field:
        return _read_field(await self._touch.ask(locator, FIELD_LOOK, tr("入力欄を調べる")))

    async def _try_all(
        self, locator: Locator, field: _Field, value: str
    ) -> tuple[str | None, tuple[DialogSeen, ...]]:
        """Write until the field holds it; never again once the page has moved on."""
        if field.is_label and not await self._touch.ask(
            locator, _TAKES_FOCUS, tr("入力欄を調べる")
        ):
            raise Refused("NOT_EDITABLE", tr("この見出しの欄は隠れていて、入力できません。"))
        wanted = for_field(field.kind, value, field.hints, held=field.held)
        narrow = unicodedata.normalize("NFKC", wanted)
        document = self._session.document
        held, dialogs = await self._write(locator, wanted)
        if not _is_taken(held, wanted) and narrow != wanted and document == self._session.document:
            held, more = await self._write(locator, narrow)
            dialogs += more
        can_type = (
            field.is_written
            and not field.is_framed
            and field.kind in ("text", "search", "tel", "", "textarea")
        )
        is_worth_it = can_type and "\n" not in narrow and bool(narrow) and not dialogs
        if not _is_taken(held, wanted) and is_worth_it and document == self._session.document:
            held, dialogs = await self._type_anew(locator, narrow)
        return held, dialogs

    async def _write(
        self, locator: Locator, value: str
    ) -> tuple[str | None, tuple[DialogSeen, ...]]:
        """Fill; returns what the field holds then ("" when it takes no such text, None when gone)."""
        try:
            dialogs = await self._act(lambda ms: locator.fill(value, timeout=ms))
        except BrowserError as exc:
            if why(exc, "").code != "VALUE_REFUSED":
                raise
            return "", ()
        held = await self._touch.read_back(locator, HELD)
        return None if held is None else str(held), dialogs

    async def _type_anew(
        self, locator: Locator, value: str
    ) -> tuple[str | None, tuple[DialogSeen, ...]]:
        """Click into a field, empty it and type: for masks, and fields that only listen to keys or open by a click."""
        await self._touch.heeded(locator)
        dialogs = await self._act(lambda ms: locator.click(timeout=ms))
        await self._touch.heeded(locator)
        dialogs += await self._act(lambda ms: locator.press("ControlOrMeta+A", timeout=ms))
        await self._touch.heeded(locator)
        dialogs += await self._act(lambda ms: locator.press("Delete", timeout=ms))
        limit_s = self._session.options.action_timeout_s + 0.05 * len(value)
        dialogs += await self._touch.act_within(
            lambda ms: locator.press_sequentially(value, timeout=ms), limit_s, tr("入力する")
        )
        held = await self._touch.read_back(locator, HELD)
        return None if held is None else str(held), dialogs

    async def _act(
        self, act: Callable[[float], Coroutine[Any, Any, Any]]
    ) -> tuple[DialogSeen, ...]:
        return await self._touch.act(act, tr("入力する"))


def _read_field(seen: dict[str, Any]) -> _Field:
    return _Field(
        kind=seen["kind"],
        role=seen["role"],
        is_rich=seen["rich"],
        is_written=seen["takes"],
        is_frame=seen["frame"],
        is_secret=seen["secret"],
        is_readonly=seen["readonly"],
        is_disabled=seen["disabled"],
        is_label=seen["label"],
        held=seen["held"],
        hints=tuple(seen["hint"]),
        site=seen["site"],
    )


def _may_be_edited(kind: str, held: str, value: str) -> bool:
    """Say whether a field holds a text to which something may be added; amounts, days and codes are put in whole.

    A word counts where the value goes on behind it with a sign: 「総務, おすすめ」.
    """
    if kind == "textarea":
        return True
    letters, behind = sum(char.isalpha() for char in held), value.removeprefix(held)[:1]
    goes_on = bool(letters) and value.startswith(held) and behind != "" and not behind.isalnum()
    is_text = letters >= _TEXT_LETTERS or goes_on
    return kind == "text" and is_text and parse_date(held) is None


def _first_of_all(kind: str, edits: Sequence[TextEdit]) -> str | None:
    """Return one word more of a list, put into an empty field: 「, おすすめ」 is おすすめ; None for what goes on behind a text."""
    if kind != "text" or len(edits) != 1 or not edits[0].is_inline:
        return None
    word = edits[0].text.lstrip(_BETWEEN_WORDS)
    return word if word != edits[0].text else None


def _value(held: str) -> Evidence:
    return Evidence(kind=EvidenceKind.VALUE, detail=held)


def _is_taken(held: str | None, wanted: str) -> bool:
    """Say whether a field holds it; one that lists entries sets a separator behind each: 「toda@example.jp,」."""
    if held is None:
        return True
    entry = _SEPARATOR.sub("", held)
    return any(same_value(one, wanted) for one in (held, entry)) and (bool(entry) or not wanted)


def _has_grown(before: str, held: str, text: str) -> bool:
    """Say whether `text` was typed after `before`; a field may have set separators, or its own form."""
    if same_value(held, before + text):
        return True
    is_before_it = bool(before.strip()) and same_value(held, text + before)
    return fold(text) in fold(held) and not is_before_it


carries_out(EditText, lambda at, action: at.kept(Fields).edit(at.it, action.edits))
carries_out(TypeText, lambda at, action: at.kept(Fields).type_text(at.it, action.text))
