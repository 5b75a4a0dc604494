"""The hands: one action, carried out, with what was read back. Expected failures are outcomes."""

import asyncio
import time
from dataclasses import dataclass
from typing import Any, assert_never

from playwright.async_api import Locator

from studio.browser.dialogs import dialog_evidence
from studio.browser.errors import DialogOpenError
from studio.browser.hands.aiming import Aim, Aiming
from studio.browser.hands.canvas import refuse_canvas
from studio.browser.hands.checks import CHECK_LOOK, Checks
from studio.browser.hands.dragging import Dragging
from studio.browser.hands.fields import FIELD_LOOK, Fields
from studio.browser.hands.keyboard import Keyboard
from studio.browser.hands.navigation import Navigation, refuse_address
from studio.browser.hands.options import LIST_LOOK, Choosing
from studio.browser.hands.pointer import Pointer
from studio.browser.hands.presence import TextPresence
from studio.browser.hands.press_check import Withheld
from studio.browser.hands.receiving import Receiving
from studio.browser.hands.refusal import Refused, why
from studio.browser.hands.scrolling import Scrolling
from studio.browser.hands.showing import Showing
from studio.browser.hands.tabs import Tabs
from studio.browser.hands.touching import Touch
from studio.browser.hands.uploads import Uploads
from studio.browser.session import Session
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.targets.pins import is_lost
from studio.domain.action import (
    Action,
    Answer,
    AskUser,
    Choose,
    Click,
    CloseTab,
    Done,
    DoubleClick,
    Download,
    Drag,
    EditText,
    Extract,
    Fill,
    Find,
    GoBack,
    HandleDialog,
    Hover,
    Navigate,
    OpenTab,
    PageAction,
    Press,
    RightClick,
    Scroll,
    SelectOption,
    SetChecked,
    SwitchTab,
    TargetedAction,
    TypeText,
    Upload,
    WaitFor,
    target_of,
)
from studio.domain.errors import BrowserClosedError, BrowserError, NavigationError, TargetError
from studio.domain.observation import MASK, DialogSeen
from studio.domain.outcome import Evidence, EvidenceKind, ListEnd, Outcome, OutcomeStatus
from studio.domain.text import clip, fold
from studio.engine.ports import RECORDED, Terms

_RESUME_S = 5.0
_ON_SIGHT = Click | DoubleClick | RightClick | Hover | Drag | Fill | EditText | TypeText | Download
"""Acts on what is seen there: a canvas is a single picture."""


@dataclass(slots=True)
class _Aims:
    """What the action of one call is aimed at, as far as it was found."""

    at: Aim | None = None
    to: Aim | None = None
    end: ListEnd | None = None

    def onto(self, outcome: Outcome, elapsed_ms: float) -> Outcome:
        """Return the outcome with what was touched, and how it was found."""
        found = self.at
        return outcome.model_copy(
            update={
                "target": found.described if found else None,
                "to": self.to.described if self.to else None,
                "end": self.end,
                "found_by": found.found_by if found else "",
                "similarity": found.likeness if found else None,
                "elapsed_ms": elapsed_ms,
            }
        )


class Actor:
    """Carries out actions on the current tab of a session."""

    def __init__(self, session: Session, snapshots: SnapshotOwner) -> None:
        self._session = session
        self._snapshots = snapshots
        self._touch = Touch(session)
        self._aiming = Aiming(session, snapshots)
        self._pointer = Pointer(session)
        self._dragging = Dragging(session)
        self._fields = Fields(session)
        self._choosing = Choosing(session)
        self._checks = Checks(session)
        self._keyboard = Keyboard(session)
        self._scrolling = Scrolling(session)
        self._uploads = Uploads(session)
        self._receiving = Receiving(session, self._pointer)
        self._navigation = Navigation(session)
        self._tabs = Tabs(session)
        self._presence = TextPresence(session, snapshots.contexts)
        self._showing = Showing(session, snapshots)

    async def perform(self, action: Action, terms: Terms = RECORDED) -> Outcome:
        """Carry out one action.

        An element that the page replaces between being found and being touched is looked for, and
        verified, once more: nothing was done to the lost one.

        Raises:
            BrowserClosedError, NavigationError: The run cannot go on.
        """
        if isinstance(action, Choose | Find | Extract | Answer | AskUser | Done):
            raise ValueError(f"{action.verb} is carried out by the engine")  # noqa: TRY004 - no type fault
        started = time.perf_counter()
        if self._session.slow_mo_s:
            await asyncio.sleep(self._session.slow_mo_s)
        aims = _Aims()
        self._session.dialogs.begin_act()
        try:
            evidence = await self._carried_out(action, aims, terms)
        except Refused as refusal:
            outcome = refusal.outcome
        except (BrowserClosedError, NavigationError):
            raise
        except BrowserError as exc:
            outcome = await self._failed(action, aims, exc)
        else:
            outcome = Outcome(
                status=OutcomeStatus.OK,
                message=_put_otherwise(action, evidence),
                evidence=evidence,
                held=self._fields.held if isinstance(action, Fill) else "",
                is_as_it_was=self._is_as_it_was(action),
            )
        return aims.onto(outcome, (time.perf_counter() - started) * 1000)

    def _is_as_it_was(self, action: TargetedAction | PageAction) -> bool:
        match action:
            case Fill():
                return self._fields.stood
            case SelectOption():
                return self._choosing.stood
            case SetChecked():
                return self._checks.stood
            case _:
                return False

    async def _carried_out(
        self, action: TargetedAction | PageAction, aims: _Aims, terms: Terms
    ) -> tuple[Evidence, ...]:
        is_held = not isinstance(action, Drag)  # after the button is down, nothing is begun again
        try:
            return await self._carry_out(action, aims, terms, is_held=is_held)
        except Withheld:
            target = target_of(action)
            if target is None or target.ref is not None:
                raise  # whoever chose it has to look again
        except BrowserError as exc:
            if not is_held or not is_lost(exc):
                raise
            is_held = False
        return await self._carry_out(action, aims, terms, is_held=is_held)

    async def _carry_out(
        self, action: TargetedAction | PageAction, aims: _Aims, terms: Terms, *, is_held: bool
    ) -> tuple[Evidence, ...]:
        waiting = self._session.dialogs.waiting
        if waiting and not isinstance(action, HandleDialog):
            raise DialogOpenError(waiting.message)
        target = target_of(action)
        if target is not None:
            also, before = _also_asked(action), aims.at.own if aims.at else ()
            aims.at = await self._aiming.at(
                target, terms, is_held=is_held, also=also, before=before
            )
        if isinstance(action, Drag):
            aims.to = await self._aiming.at(action.to, terms, is_held=is_held)
        for aim in (aims.at, aims.to):
            if aim and not aim.is_control and isinstance(action, _ON_SIGHT):
                await refuse_canvas(self._touch, aim.locator)
        if isinstance(action, Drag) and aims.at and aims.to and terms.describes:
            aims.end = await self._dragging.end_at(
                aims.at.locator, aims.to.locator, action.place, _heading(aims.to)
            )
        unseen_on = await self._showing.before(aims.at, terms)
        await terms.before_touch()
        self._snapshots.touch()
        if not isinstance(action, TargetedAction):
            return await self._on_page(action, aims.at)
        aim = _need(aims.at)
        evidence = await self._on_element(action, aim, aims.to)
        if unseen_on is not None:
            await self._showing.after(aim, terms, unseen_on)
        return evidence

    async def _on_element(  # noqa: C901, PLR0912 - one line a verb
        self, action: TargetedAction, aim: Aim, to: Aim | None
    ) -> tuple[Evidence, ...]:
        it, told = aim.locator, aim.told
        match action:
            case Click():
                return await self._pointer.click(it, aim.check)
            case DoubleClick():
                return await self._pointer.double_click(it, aim.check)
            case RightClick():
                return await self._pointer.right_click(it, aim.check)
            case Hover():
                return await self._pointer.hover(it)
            case Drag():
                return await self._dragging.drag(it, _need(to).locator, action.place)
            case Fill():
                return await self._fields.fill(it, action.value, told)
            case EditText():
                return await self._fields.edit(it, action.edits)
            case TypeText():
                return await self._fields.type_text(it, action.text)
            case SelectOption():
                return await self._select(it, action, told)
            case SetChecked():
                return await self._checks.set_checked(
                    it, is_on=action.checked, seen=told, check=aim.check
                )
            case Upload():
                return await self._uploads.upload(it, action.paths)
            case Download():
                return await self._receiving.download(it, aim.check)
            case _:
                assert_never(action)

    async def _on_page(  # noqa: C901, PLR0912 - one line a verb
        self, action: PageAction, aim: Aim | None
    ) -> tuple[Evidence, ...]:
        it = aim.locator if aim else None
        match action:
            case Navigate():
                return await self._navigation.go(action.url)
            case GoBack():
                return await self._navigation.back()
            case OpenTab():
                refuse_address(action.url)
                await self._tabs.open()
                return await self._navigation.go(action.url)
            case SwitchTab():
                return await self._tabs.switch(action.tab)
            case CloseTab():
                return await self._tabs.close()
            case Press():
                return await self._keyboard.press(action.keys, it, aim.check if aim else None)
            case Scroll():
                if action.until:
                    return await self._scrolling.scroll_until(it, action.way, action.until)
                return await self._scrolling.scroll(it, action.way, action.to)
            case WaitFor():
                return await self._presence.wait(action.text, action.gone, action.seconds)
            case HandleDialog():
                return await self._answer(action)
            case _:
                assert_never(action)

    async def _select(
        self, it: Locator, action: SelectOption, told: dict[str, Any] | None
    ) -> tuple[Evidence, ...]:
        """Choose an option; an entry of a datalist is filled in. What is not offered is told with the field."""
        self._choosing.stood = False
        seen = told or await self._choosing.look(it)
        entry = self._choosing.native_option(seen, action.option)
        if entry is not None:
            return await self._fields.fill(it, entry)
        try:
            return await self._choosing.select(it, action.option, seen)
        except Refused as refusal:
            if refusal.outcome.code != "OPTION_NOT_FOUND":
                raise
            said = f"{action.target.in_words()}で、{refusal.outcome.message}"
            raise Refused(refusal.outcome.code, said) from refusal

    async def _answer(self, action: HandleDialog) -> tuple[Evidence, ...]:
        """Answer the dialog that was left open, and wait until its page goes on or asks again."""
        dialogs = self._session.dialogs
        waiting = dialogs.waiting
        if waiting is None:
            raise Refused("NO_DIALOG", "答える確認画面が開いていません。")
        if not await dialogs.decide(is_accepted=action.accept, text=action.text):
            raise Refused("NO_DIALOG", "確認画面は、もう閉じられていました。")
        answer = "accepted" if action.accept else "dismissed"
        answered = waiting.model_copy(update={"answer": answer})
        return (*dialog_evidence((answered,)), *dialog_evidence(await self._resume()))

    async def _resume(self) -> tuple[DialogSeen, ...]:
        """Wait until the page answers again; returns the dialogs that came next."""
        page = self._session.page
        try:
            return await self._session.act(
                lambda: page.evaluate("() => 1"), _RESUME_S, "ページを待つ"
            )
        except BrowserClosedError:
            raise
        except BrowserError:
            return ()  # it is on its way to another page

    async def _failed(
        self, action: TargetedAction | PageAction, aims: _Aims, exc: BrowserError
    ) -> Outcome:
        if isinstance(exc, DialogOpenError):
            waiting = self._session.dialogs.waiting
            return Outcome(
                status=OutcomeStatus.UNVERIFIED,
                code=exc.code,
                message=str(exc),
                evidence=dialog_evidence((waiting,) if waiting else ()),
            )
        if isinstance(exc, TargetError):
            return Outcome(status=OutcomeStatus.FAILED, code=exc.code, message=exc.message)
        target = target_of(action)
        name = target.in_words() if target else "ページ"
        outcome = why(exc, name)
        if outcome.code == "TIMEOUT" and aims.at and await self._is_gone(aims.at.locator):
            return outcome.model_copy(
                update={
                    "code": "TARGET_GONE",
                    "message": f"{name}が、操作の途中で画面から消えました。",
                }
            )
        return outcome

    async def _is_gone(self, locator: Locator) -> bool:
        try:
            return await self._session.call(locator.count(), 2, "対象を調べる") == 0
        except BrowserClosedError:
            raise
        except BrowserError:
            return False


def _put_otherwise(action: Action, evidence: tuple[Evidence, ...]) -> str:
    """Say what stands in a field when it is not what was to go in: another writing, or typed behind what it held."""
    asked = action.value if isinstance(action, Fill) else action.text if isinstance(action, TypeText) else None  # fmt: skip
    held = next((fact.detail for fact in evidence if fact.kind is EvidenceKind.VALUE), None)
    if asked is None or held is None or MASK in held or fold(held) == fold(asked):
        return ""
    return f"欄の中は、いま「{clip(held, 120)}」です。"


def _also_asked(action: Action) -> str:
    """Return the script that an act's own hand would ask first of its element."""
    match action:
        case Fill():
            return FIELD_LOOK
        case SelectOption():
            return LIST_LOOK
        case SetChecked():
            return CHECK_LOOK
        case _:
            return ""


def _heading(aim: Aim) -> str:
    return aim.described.fingerprint.heading if aim.described.fingerprint else ""


def _need(aim: Aim | None) -> Aim:
    """Return the element of an action that cannot be without one."""
    if aim is None:
        raise Refused("TARGET_NOT_FOUND", "操作する対象が指定されていません。")
    return aim
