"""The hands: one action, carried out, with what was read back. Expected failures are outcomes."""

import asyncio
import time
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from playwright.async_api import Locator

from studio.browser.fields import Fields, dialog_evidence
from studio.browser.locating import NotFound, describe, find
from studio.browser.refusal import Refused, why
from studio.browser.session import Session
from studio.browser.snapshot import SnapshotOwner
from studio.browser.waiting import loaded
from studio.domain.action import (
    Action,
    Choose,
    Click,
    Done,
    Fill,
    Find,
    Navigate,
    Press,
    SelectOption,
    SetChecked,
    target_of,
)
from studio.domain.errors import BrowserClosedError, BrowserError, NavigationError, TargetError
from studio.domain.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.target import Target

NAVIGATION_TIMEOUT_S: Final = 30.0
_GOTO_ATTEMPTS: Final = 3
_SCHEMES: Final = frozenset({"http", "https"})


@dataclass(frozen=True, slots=True)
class _Aim:
    """The element an action is about to touch."""

    locator: Locator
    described: Target
    found_by: str
    likeness: float | None


class Actor:
    """Carries out actions on the current tab of a session."""

    def __init__(self, session: Session, snapshots: SnapshotOwner) -> None:
        self._session = session
        self._snapshots = snapshots
        self._fields = Fields(session)

    async def perform(self, action: Action) -> Outcome:
        """Carry out one action.

        Raises:
            BrowserClosedError, NavigationError: The run cannot go on.
        """
        started = time.perf_counter()
        if self._session.slow_mo_s:
            await asyncio.sleep(self._session.slow_mo_s)
        aim: _Aim | None = None
        try:
            aim = await self._aim(action)
            evidence = await self._carry_out(action, aim)
        except Refused as refusal:
            outcome = refusal.outcome
        except (BrowserClosedError, NavigationError):
            raise
        except BrowserError as exc:
            outcome = _failed(action, exc)
        else:
            outcome = Outcome(status=OutcomeStatus.OK, evidence=evidence)
        return outcome.model_copy(
            update={
                "target": aim.described if aim else None,
                "found_by": aim.found_by if aim else "",
                "similarity": aim.likeness if aim else None,
                "elapsed_ms": (time.perf_counter() - started) * 1000,
            }
        )

    async def _aim(self, action: Action) -> _Aim | None:
        """Find the action's element: by live ref, or by its durable candidates."""
        target = target_of(action)
        if target is None:
            return None
        if target.ref is None:
            found = await find(
                self._session, target, self._session.options.find_timeout_s, self._snapshots
            )
            if isinstance(found, NotFound):
                raise Refused(found.code, found.message)
            return _Aim(found.locator, target, found.family.value, found.likeness)
        locator = await self._snapshots.locator(target.ref, target.epoch)
        observation = self._snapshots.newest
        assert observation is not None  # a live locator has an observation
        node = observation.node(target.ref)
        if node is not None and node.is_disabled:
            raise Refused("TARGET_DISABLED", f"{target.in_words()}は、いま操作できない状態です。")
        described = await describe(self._session, locator, observation, target.ref)
        return _Aim(locator, described, "ref", None)

    async def _carry_out(self, action: Action, aim: _Aim | None) -> tuple[Evidence, ...]:
        match action:
            case Navigate():
                return await self._navigate(action.url)
            case Press():
                return await self._press(action.keys, aim)
            case Click():
                return await self._click(_need(aim).locator)
            case Fill():
                return await self._fields.fill(_need(aim).locator, action.value)
            case SelectOption():
                return await self._fields.select(_need(aim).locator, action.option)
            case SetChecked():
                return await self._fields.set_checked(_need(aim).locator, is_on=action.checked)
            case Choose() | Find() | Done():
                raise ValueError(f"{action.verb} is carried out by the engine")
            case _:
                raise Refused("NOT_SUPPORTED", "この操作には、まだ対応していません。")

    async def _navigate(self, url: str) -> tuple[Evidence, ...]:
        if not _may_open(url):
            raise NavigationError(
                "BAD_ADDRESS",
                "このアドレスは開けません。",
                "http:// か https:// から始まるアドレスを入力してください。",
                url[:200],
            )
        status = await self._goto(url)
        if status >= 400:
            raise NavigationError(
                f"HTTP_{status}",
                f"サイトがエラーを返しました（{status}）。",
                "アドレスを確かめるか、少し待ってからもう一度実行してください。",
                url[:200],
            )
        return (Evidence(kind=EvidenceKind.URL, detail=self._session.page.url),)

    async def _goto(self, url: str) -> int:
        """Open an address, and return how it was answered.

        The error page of an address that failed before may still be on its way and come in
        between; Playwright then reports an interruption, although our own navigation goes on.
        """
        page, limit_s = self._session.page, NAVIGATION_TIMEOUT_S
        for left in reversed(range(_GOTO_ATTEMPTS)):
            going = page.goto(url, wait_until="domcontentloaded", timeout=limit_s * 1000)
            try:
                response = await self._session.call(going, limit_s + 2, "ページを開く")
            except NavigationError as exc:
                if left == 0 or "interrupted by another" not in exc.detail:
                    raise
            else:
                return response.status if response else 200
            await loaded(self._session, self._session.options.load_cap_s)
            if page.url == url:
                return self._session.http_status
        raise AssertionError("the last try returns or raises")

    async def _click(self, locator: Locator) -> tuple[Evidence, ...]:
        limit_s = self._session.options.action_timeout_s
        dialogs = await self._session.act(
            lambda: locator.click(timeout=limit_s * 1000), limit_s + 2, "クリックする"
        )
        return dialog_evidence(dialogs)

    async def _press(self, keys: str, aim: _Aim | None) -> tuple[Evidence, ...]:
        page, limit_s = self._session.page, self._session.options.action_timeout_s
        dialogs = await self._session.act(
            lambda: (
                aim.locator.press(keys, timeout=limit_s * 1000)
                if aim
                else page.keyboard.press(keys)
            ),
            limit_s + 2,
            "キーを押す",
        )
        return dialog_evidence(dialogs)


def _may_open(url: str) -> bool:
    try:
        return url == "about:blank" or urlsplit(url).scheme in _SCHEMES
    except ValueError:
        return False


def _need(aim: _Aim | None) -> _Aim:
    """Return the aim of an action that cannot be without one."""
    if aim is None:
        raise Refused("TARGET_NOT_FOUND", "操作する対象が指定されていません。")
    return aim


def _failed(action: Action, exc: BrowserError) -> Outcome:
    if isinstance(exc, TargetError):
        return Outcome(status=OutcomeStatus.FAILED, code=exc.code, message=exc.message)
    target = target_of(action)
    return why(exc, target.in_words() if target else "ページ")
