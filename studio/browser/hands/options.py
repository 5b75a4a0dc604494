"""Choosing one of several: native selects, datalists and ARIA lists, wherever these render."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from playwright.async_api import ElementHandle, Locator

from studio.browser.dialogs import dialog_evidence
from studio.browser.hands.clearing import put_away
from studio.browser.hands.fields import FIELD_LOOK, Fields
from studio.browser.hands.refusal import Refused
from studio.browser.hands.registry import Grasp, Told, carries_out, need
from studio.browser.hands.touching import Touch
from studio.browser.hands.virtual_list import ListWalk
from studio.browser.hands.writing import only_option, parts_of, says_day
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.browser.waiting import settled
from studio.domain.actions.action import Fill, SelectOption
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.domain.page.observation import DialogSeen
from studio.domain.text import fold
from studio.engine.ports import SettlePolicy
from studio.words import tr

_OPEN_TIMEOUT_S: Final = 3.0
_ANSWER_TIMEOUT_S: Final = 10.0
"""How long a list that asks its server may take for the text typed into it."""
_QUIET_S: Final = 2.0
"""How long nothing may be asked or change after it before what is shown counts as the answer."""
_ANSWERED_S: Final = 0.7
"""The same once the page has asked its server and was answered."""
_SEARCHES: Final = 3
_NAMED: Final = 8
"""Options that a refusal tells by name."""
_GRACE_S: Final = 0.6
"""How long an open list may still fill before what it holds counts as all."""
_POLL_S: Final = 0.05

_NATIVE_LABELS: Final = script("hands/options", "nativeLabels")
_COMBOBOX: Final = "[role=combobox]"
_IS_REPLACED: Final = script("hands/options", "isReplaced")
LIST_LOOK: Final = script("hands/options", "look")
_FIELDS_BESIDE: Final = script("hands/options", "fieldsBeside")
_IS_ASIDE: Final = script("hands/options", "isAside")
_IS_UNDER_OWN: Final = script("hands/options", "isUnderOwn")
_SELECTED: Final = "el => [...el.selectedOptions].map(o => [o.index, o.label.trim()])"
_STATE_OF_LIST: Final = script("hands/options", "stateOfList")
_VISIBLE_OPTIONS: Final = script("hands/options", "visibleOptions")
_PAINTED_OPTIONS: Final = script("hands/options", "paintedOptions")
_BESIDE_LISTS: Final = ":has(> [role=listbox]) *"
_SHOWN_CHOICE: Final = script("hands/options", "shownChoice")
_CAN_SEARCH: Final = script("hands/options", "canSearch")
_IS_BUSY: Final = script("hands/options", "isBusy")
_HAS_LIST_KEYS: Final = (
    "el => !!el.ownerDocument.activeElement?.closest('[role=option], [role=listbox]')"
)
_IS_EXPANDED: Final = script("hands/options", "isExpanded")


@dataclass(frozen=True, slots=True)
class _Option:
    """A visible option: where it is pressed, its label, and whether it is taken."""

    at: Locator
    label: str
    is_selected: bool


@dataclass(frozen=True, slots=True)
class _List:
    """An ARIA list: the field that opens it, every option of the frame, and those that stood there before."""

    box: Locator
    options: Locator
    before: tuple[ElementHandle, ...]
    may_search: bool


class Choosing:
    """Works on the lists of a session's current tab."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._touch = Touch(session)
        self._typed = ""
        self.stood = False
        """The newest list showed already what was to be chosen."""
        self.offers_nothing = False
        """It showed no option, whatever was typed."""

    async def look(self, locator: Locator) -> dict[str, Any]:
        """Return what `LIST_LOOK` tells of a field."""
        return await self._touch.ask(locator, LIST_LOOK, tr("選択欄を調べる"))

    def native_option(self, seen: dict[str, Any], option: str) -> str | None:
        """Return the datalist entry that is meant, for filling in; None when it is no such field.

        Raises:
            Refused: None fits, or several do.
        """
        labels = seen["labels"]
        return None if seen["select"] or labels is None else labels[index_of(labels, option)]

    async def select(
        self, locator: Locator, option: str, seen: dict[str, Any]
    ) -> tuple[Evidence, ...]:
        """Choose the one option that is meant, in a native select or an ARIA list, and read back.

        Raises:
            Refused: None fits, several do, or the field shows another one afterwards.
        """
        if seen["replaced"]:
            locator = locator.locator("xpath=following-sibling::*[1]").locator(_COMBOBOX).last
            seen = await self.look(locator)
        labels = seen["labels"]
        if labels is None:
            return await self._select_aria(locator, option)
        return await self._select_native(locator, index_of(labels, option), seen)

    async def _select_native(
        self, locator: Locator, index: int, seen: dict[str, Any]
    ) -> tuple[Evidence, ...]:
        """Choose by place; a list of several keeps what was chosen before, one that shows it already stays."""
        labels: Sequence[str] = seen["labels"]
        self.stood = not seen["multiple"] and seen["chosen"] == index
        if self.stood:
            return (Evidence(kind=EvidenceKind.OPTION, detail=labels[index]),)
        kept: list[int] = []
        if seen["multiple"]:
            kept = [at for at, _ in await self._touch.ask(locator, _SELECTED, tr("選択欄を調べる"))]
        label = labels[index]
        dialogs = await self._touch.act(
            lambda ms: locator.select_option(index=[*kept, index], timeout=ms), tr("選ぶ")
        )
        held = await self._touch.read_back(locator, _SELECTED)
        if held is not None and fold(label) not in [fold(str(told)) for _, told in held]:
            if seen["fields"] < await self._touch.ask(
                locator, _FIELDS_BESIDE, tr("選択欄を調べる")
            ):
                return ()  # a menu: what is chosen there is added to the form (項目を追加...)
            names = tr("、").join(str(told) for _, told in held)
            raise Refused(
                "VALUE_REFUSED",
                tr(
                    "「{label}」を選びましたが、欄は「{names}」のままです。",
                    label=label,
                    names=names,
                ),
            )
        return (Evidence(kind=EvidenceKind.OPTION, detail=label), *dialog_evidence(dialogs))

    async def _select_aria(self, box: Locator, wanted: str) -> tuple[Evidence, ...]:
        """Open, collect the options wherever they render, pick the one that is meant."""
        state = await self._touch.ask(box, _STATE_OF_LIST, tr("選択欄を調べる"))
        everywhere = (await self._touch.frame(box)).get_by_role("option")
        before: tuple[ElementHandle, ...] = ()
        if state == "listbox":
            return await self._pick(_List(box, everywhere, before, may_search=False), wanted)
        shown, self._typed = await self._shown(box), ""
        there = _List(box, everywhere, before, may_search=False)
        if state == "closed" or not await self._stands_open(there):
            handles = await self._session.call(
                everywhere.element_handles(), 5, tr("選択欄を調べる")
            )
            before = tuple(handles)
            is_aside = await self._touch.ask(box, _IS_ASIDE, tr("選択欄を調べる"))
            opener = box.locator("xpath=..") if is_aside else box
            is_under = await self._touch.ask(box, _IS_UNDER_OWN, tr("選択欄を調べる"))
            await self._touch.act(
                lambda ms: opener.click(timeout=ms, force=is_under), tr("選択欄を開く")
            )
        opened = _List(box, everywhere, before, may_search=True)
        try:
            evidence = await self._pick(opened, wanted, shown or ())
        except Refused:
            await self._leave(opened)
            raise
        await self._close(opened)
        label, held = evidence[0].detail, await self._shown(box)
        if held is None or any(fold(label) in text for text in held):
            return evidence
        beside = await self._shown(box, self._typed) or ()
        if not any(fold(wanted) in text for text in beside):  # a chip may say less than its option
            raise Refused(
                "VALUE_REFUSED",
                tr(
                    "「{label}」を選びましたが、欄は「{held}」のままです。",
                    label=label,
                    held=held[0][:80],
                ),
            )
        return evidence

    async def _pick(
        self, opened: _List, wanted: str, shown: Sequence[str] = ()
    ) -> tuple[Evidence, ...]:
        """Press the option that is meant; one that is taken already stays as it is."""
        option = await self._option(opened, wanted)
        dialogs: tuple[DialogSeen, ...] = ()
        if not (option.is_selected and any(fold(option.label) in text for text in shown)):
            dialogs = await self._touch.act(
                lambda ms: option.at.click(timeout=ms), tr("選択肢を選ぶ")
            )
        evidence = Evidence(kind=EvidenceKind.OPTION, detail=option.label)
        return (evidence, *dialog_evidence(dialogs))

    async def _option(self, opened: _List, wanted: str) -> _Option:
        """Return the option that is meant: among those that show, by typing, by scrolling.

        Raises:
            Refused: None fits, or several do.
        """
        found = there = await self._wait_for(opened, wanted)
        if (
            not _fitting(found, wanted)
            and opened.may_search
            and await self._searched(opened) is not None
        ):
            parts = (part for part in parts_of(wanted) if len(part) > 1 and part != wanted)
            for words in (wanted, *list(parts)[:_SEARCHES]):
                await self._search(opened, words)
                found = await self._answered(opened, wanted)
                there = there or found
                if _fitting(found, wanted):
                    break
        elif not _fitting(found, wanted) and found:
            found = there = await self._walk(opened, wanted, found)
        self.offers_nothing = not found and not there
        if self.offers_nothing:
            raise Refused(
                "OPTION_NOT_FOUND",
                tr(
                    "「{wanted}」で探しましたが、当てはまる選択肢は 1 つも表示されませんでした。",
                    wanted=wanted,
                ),
            )
        found = found if _fitting(found, wanted) else there
        return found[index_of([option.label for option in found], wanted)]

    async def _searched(self, opened: _List) -> str | None:
        """Return what the field with the focus holds, "" for nothing; None when it takes no words."""
        asking = (await self._touch.frame(opened.box)).evaluate(_CAN_SEARCH)
        return await self._session.call(asking, 5, tr("選択欄を調べる"))

    async def _search(self, opened: _List, words: str) -> None:
        """Type into the field that has the focus, in place of what was searched for before."""
        keyboard = self._session.page.keyboard
        if await self._searched(opened):
            await self._touch.act(lambda _: keyboard.press("ControlOrMeta+A"), tr("選択肢を探す"))
        self._typed = words
        await self._touch.act(lambda _: keyboard.type(words), tr("選択肢を探す"))

    async def _wait_for(self, opened: _List, wanted: str) -> tuple[_Option, ...]:
        """Wait until an option fits; once some show and the page is done with asking, for a moment at most."""
        started = time.monotonic()
        while True:
            found = await self._visible(opened)
            waited_s = time.monotonic() - started
            limit_s = _GRACE_S if found and not await self._is_busy(opened) else _OPEN_TIMEOUT_S
            if _fitting(found, wanted) or waited_s >= limit_s:
                return found
            await asyncio.sleep(_POLL_S)

    async def _answered(self, opened: _List, wanted: str) -> tuple[_Option, ...]:
        """Wait until an option fits what was typed, or the page has answered and nothing changes any more."""
        started = changed_at = time.monotonic()
        found, patience_s = await self._visible(opened), _QUIET_S
        while True:
            await asyncio.sleep(_POLL_S)
            before, found = found, await self._visible(opened)
            now = time.monotonic()
            if _fitting(found, wanted) or now - started >= _ANSWER_TIMEOUT_S:
                return found
            if await self._is_busy(opened):
                patience_s, changed_at = _ANSWERED_S, now
            elif found != before:
                changed_at = now
            if now - changed_at >= patience_s and (found or now - started >= _QUIET_S):
                return found

    async def _is_busy(self, opened: _List) -> bool:
        """Say whether the page has asked its server, or shows that it is at work."""
        if self._session.requests_in_flight(_ANSWER_TIMEOUT_S):
            return True
        frame = await self._touch.frame(opened.box)
        return bool(await self._session.call(frame.evaluate(_IS_BUSY), 5, tr("選択欄を調べる")))

    async def _leave(self, opened: _List) -> None:
        """Close a list in which nothing was chosen, without what was searched for in it."""
        keyboard = self._session.page.keyboard
        try:
            if self._typed and await self._searched(opened) == self._typed:
                await self._touch.act(
                    lambda _: keyboard.press("ControlOrMeta+A"), tr("選択欄を閉じる")
                )
                await self._touch.act(lambda _: keyboard.press("Delete"), tr("選択欄を閉じる"))
            await put_away(self._session, opened.box, partial(self._is_open, opened))
        except BrowserClosedError:
            raise
        except BrowserError:
            return  # the page has moved on: the list went with it

    async def _stands_open(self, opened: _List) -> bool:
        """Say whether a list that says it is open shows something, or is at work on it."""
        return await self._is_open(opened) or await self._is_busy(opened)

    async def _is_open(self, opened: _List) -> bool:
        return bool(await self._visible(opened))

    async def _walk(
        self, opened: _List, wanted: str, found: tuple[_Option, ...]
    ) -> tuple[_Option, ...]:
        """Scroll a list that only draws the options in view; one that opened at its choice is begun anew at its top."""
        walk = await ListWalk.own(self._session, found[0].at)
        if walk is None:
            return found

        async def fitting() -> int:
            return len(_fitting(await self._visible(opened), wanted))

        if not await walk.until(fitting) and walk.positions[0] > 0:
            await walk.rewind()
            drawn = await self._visible(opened)
            if drawn and (anew := await ListWalk.own(self._session, drawn[0].at)):
                await anew.until(fitting)
        drawn = await self._visible(opened)
        for place in _fitting(drawn, wanted):
            # It is drawn anew as it comes wholly into view, and not in the press.
            coming = drawn[place].at.scroll_into_view_if_needed(timeout=_OPEN_TIMEOUT_S * 1000)
            await self._session.call(coming, _OPEN_TIMEOUT_S + 1, tr("選択肢を調べる"))
            await settled(self._session, SettlePolicy.BRIEF)
        return await self._visible(opened) or found

    async def _visible(self, opened: _List) -> tuple[_Option, ...]:
        handle = await self._touch.handle(opened.box)
        asking = opened.options.evaluate_all(_VISIBLE_OPTIONS, [handle, list(opened.before)])
        there = opened.options
        places: list[list[Any]] | None = await self._session.call(asking, 5, tr("選択肢を調べる"))
        if places is None:
            there = (await self._touch.frame(opened.box)).locator(_BESIDE_LISTS)
            asking = there.evaluate_all(_PAINTED_OPTIONS, handle)
            places = await self._session.call(asking, 5, tr("選択肢を調べる"))
        return tuple(_Option(there.nth(place), *told) for place, *told in places or ())

    async def _shown(self, box: Locator, typed: str | None = None) -> tuple[str, ...] | None:
        """Return what the field shows; what was typed to search in it is left out where it is given."""
        texts = await self._touch.read_back(box, _SHOWN_CHOICE, typed)
        return None if texts is None else tuple(fold(str(text)) for text in texts)

    async def _close(self, opened: _List) -> None:
        """Close a list that stays open for more, or because nothing had to be chosen: by Tab where it has the keys itself.

        Elsewhere Tab takes the entry under the pointer, which is the one just chosen, out again.
        """
        if not await self._touch.read_back(opened.box, _IS_EXPANDED):
            return
        keyboard = self._session.page.keyboard
        if await self._touch.read_back(opened.box, _HAS_LIST_KEYS):
            await self._touch.act(lambda _: keyboard.press("Tab"), tr("選択欄を閉じる"))
        if await self._touch.read_back(opened.box, _IS_EXPANDED):
            await self._leave(opened)


def _fitting(found: Sequence[_Option], wanted: str) -> tuple[int, ...]:
    return only_option([option.label for option in found], wanted)


def index_of(labels: Sequence[str], wanted: str) -> int:
    """Return the place of the one option that is meant.

    Raises:
        Refused: None fits, or several do.
    """
    fitting = only_option(labels, wanted)
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        more = tr(" ほか {count} 件", count=len(labels) - _NAMED) if len(labels) > _NAMED else ""
        raise Refused(
            "OPTION_NOT_FOUND",
            tr(
                "「{wanted}」という選択肢がありません（{labels}{more}）。",
                wanted=wanted,
                labels=tr("、").join(labels[:_NAMED]),
                more=more,
            ),
        )
    names = tr("、").join(labels[index] for index in fitting[:5])
    raise Refused(
        "MULTIPLE_TARGETS",
        tr("「{wanted}」に当てはまる選択肢が複数あります（{names}）。", wanted=wanted, names=names),
    )


async def _select(at: Grasp, action: SelectOption) -> Told:
    """Choose an option; an entry of a datalist is filled in. What is not offered is told with the field."""
    choosing, aim = Choosing(at.session), need(at.aim)
    seen = aim.told or await choosing.look(aim.locator)
    entry = choosing.native_option(seen, action.option)
    if entry is not None:
        return await at.kept(Fields).fill(aim.locator, entry)
    try:
        told = await choosing.select(aim.locator, action.option, seen)
    except Refused as refusal:
        if refusal.outcome.code != "OPTION_NOT_FOUND":
            raise
        if choosing.offers_nothing and says_day(action.option):  # a calendar says it is a list, too
            return await at.kept(Fields).fill(aim.locator, action.option)
        said = tr(
            "{target}で、{message}",
            target=action.target.in_words(),
            message=refusal.outcome.message,
        )
        raise Refused(refusal.outcome.code, said) from refusal
    at.is_as_it_was = choosing.stood
    return told


async def _fill(at: Grasp, action: Fill) -> Told:
    """Fill in; of a field that takes only what its list offers, that is chosen."""
    fields, aim = at.kept(Fields), need(at.aim)
    try:
        told = await fields.fill(aim.locator, action.value, aim.told)
    except Refused as refusal:
        if refusal.outcome.code != "TARGET_DISABLED":
            raise
        choosing = Choosing(at.session)
        seen = await choosing.look(aim.locator)
        if not seen["lists"]:
            raise
        told = await choosing.select(aim.locator, action.value, seen)
        at.is_as_it_was = choosing.stood
        return told
    at.held, at.is_as_it_was = fields.held, fields.stood
    return told


carries_out(Fill, _fill, asks=FIELD_LOOK)
carries_out(SelectOption, _select, asks=LIST_LOOK, needs_sight=False)
