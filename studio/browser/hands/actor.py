"""The hands: one action, carried out, with what was read back. Expected failures are outcomes."""

import asyncio
import time
from dataclasses import dataclass
from typing import Final

from playwright.async_api import Locator

from studio.browser.dialogs import dialog_evidence
from studio.browser.errors import DialogOpenError
from studio.browser.hands import (
    answering,
    checks,
    fields,
    keyboard,
    navigation,
    options,
    pointer,
    presence,
    receiving,
    scrolling,
    tabs,
    uploads,
)
from studio.browser.hands.aiming import Aim, Aiming
from studio.browser.hands.canvas import refuse_canvas
from studio.browser.hands.dragging import Dragging
from studio.browser.hands.press_check import Withheld
from studio.browser.hands.refusal import Refused, why
from studio.browser.hands.registry import HANDS, Grasp
from studio.browser.hands.showing import Showing
from studio.browser.hands.touching import Touch
from studio.browser.session import Session
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.targets.pins import is_lost
from studio.domain.actions.action import Action, Drag, HandleDialog, OnElement, TypesText
from studio.domain.actions.outcome import Evidence, EvidenceKind, ListEnd, Outcome, OutcomeStatus
from studio.domain.errors import BrowserClosedError, BrowserError, NavigationError, TargetError
from studio.domain.page.observation import MASK
from studio.domain.text import clip, fold
from studio.engine.ports import RECORDED, Terms
from studio.words import tr

ROOM: Final = (
    answering, checks, fields, keyboard, navigation, options, pointer, presence, receiving,
    scrolling, tabs, uploads,
)  # fmt: skip
"""Modules whose hands are registered when they are imported."""


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
        self._dragging = Dragging(session)
        self._tools: dict[object, object] = {}
        self._showing = Showing(session, snapshots)

    async def perform(self, action: Action, terms: Terms = RECORDED) -> Outcome:
        """Carry out one action.

        An element that the page replaces between being found and being touched is looked for, and
        verified, once more: nothing was done to the lost one.

        Raises:
            BrowserClosedError, NavigationError: The run cannot go on.
        """
        if type(action) not in HANDS:
            raise ValueError(f"{action.verb} is carried out by the engine")
        started = time.perf_counter()
        if self._session.slow_mo_s:
            await asyncio.sleep(self._session.slow_mo_s)
        aims, grasp = _Aims(), Grasp(self._session, self._snapshots.contexts, self._tools)
        self._session.dialogs.begin_act()
        try:
            evidence = await self._carried_out(action, aims, terms, grasp)
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
                held=grasp.held,
                is_as_it_was=grasp.is_as_it_was,
            )
        return aims.onto(outcome, (time.perf_counter() - started) * 1000)

    async def _carried_out(
        self, action: Action, aims: _Aims, terms: Terms, grasp: Grasp
    ) -> tuple[Evidence, ...]:
        is_held = not isinstance(action, Drag)  # after the button is down, nothing is begun again
        target = action.element
        is_recorded = target is not None and target.ref is None
        try:
            return await self._carry_out(action, aims, terms, grasp, is_held=is_held)
        except Withheld:
            if not is_recorded:
                raise  # whoever chose it has to look again
        except BrowserError as exc:
            if not (is_held and is_recorded and is_lost(exc)):
                raise
        return await self._carry_out(action, aims, terms, grasp, is_held=False)

    async def _carry_out(
        self, action: Action, aims: _Aims, terms: Terms, grasp: Grasp, *, is_held: bool
    ) -> tuple[Evidence, ...]:
        waiting = self._session.dialogs.waiting
        if waiting and not isinstance(action, HandleDialog):
            raise DialogOpenError(waiting.message)
        target = action.element
        if target is not None:
            also, before = HANDS[type(action)].asks, aims.at.own if aims.at else ()
            aims.at = await self._aiming.at(
                target, terms, is_held=is_held, also=also, before=before
            )
        if isinstance(action, Drag):
            aims.to = await self._aiming.at(action.to, terms, is_held=is_held)
        is_seen = isinstance(action, OnElement) and HANDS[type(action)].needs_sight
        for aim in (aims.at, aims.to):
            if aim and not aim.is_control and is_seen:
                await refuse_canvas(self._touch, aim.locator)
        if isinstance(action, Drag) and aims.at and aims.to and terms.describes:
            aims.end = await self._dragging.end_at(
                aims.at.locator, aims.to.locator, action.place, _heading(aims.to)
            )
        await self._showing.before(aims.at, terms)
        await terms.before_touch()
        self._snapshots.touch()
        grasp.aim, grasp.to = aims.at, aims.to
        return await HANDS[type(action)].act(grasp, action)

    async def _failed(self, action: Action, aims: _Aims, exc: BrowserError) -> Outcome:
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
        target = action.element
        name = target.in_words() if target else tr("ページ")
        outcome = why(exc, name)
        if is_lost(exc) or (
            outcome.code == "TIMEOUT" and aims.at and await self._is_gone(aims.at.locator)
        ):
            return outcome.model_copy(
                update={
                    "code": "TARGET_GONE",
                    "message": tr("{name}が、操作の途中で画面から消えました。", name=name),
                }
            )
        return outcome

    async def _is_gone(self, locator: Locator) -> bool:
        try:
            return await self._session.call(locator.count(), 2, tr("対象を調べる")) == 0
        except BrowserClosedError:
            raise
        except BrowserError:
            return False


def _put_otherwise(action: Action, evidence: tuple[Evidence, ...]) -> str:
    """Say what stands in a field when it is not what was to go in: another writing, or typed behind what it held."""
    asked = action.typed if isinstance(action, TypesText) else None
    held = next((fact.detail for fact in evidence if fact.kind is EvidenceKind.VALUE), None)
    if asked is None or held is None or MASK in held or fold(held) == fold(asked):
        return ""
    return tr("欄の中は、いま「{held}」です。", held=clip(held, 120))


def _heading(aim: Aim) -> str:
    return aim.described.fingerprint.heading if aim.described.fingerprint else ""
