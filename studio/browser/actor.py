"""The hands: one action, carried out, with what was read back. Expected failures are outcomes."""

import asyncio
import time
import unicodedata
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Final, assert_never
from urllib.parse import urlsplit

from playwright.async_api import Locator, Response

from studio.browser.locating import NotFound, describe, find
from studio.browser.session import Session
from studio.browser.snapshot import SnapshotOwner
from studio.domain.action import (
    Action,
    Choose,
    Click,
    Done,
    Fill,
    Navigate,
    Press,
    SelectOption,
    SetChecked,
    Target,
    target_of,
)
from studio.domain.dates import parse_date
from studio.domain.errors import BrowserError, BrowserTimeoutError, NavigationError, TargetError
from studio.domain.observation import MASK
from studio.domain.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.text import fold

ACTION_TIMEOUT_MS: Final = 10_000
NAVIGATION_TIMEOUT_MS: Final = 30_000
FIND_TIMEOUT_S: Final = 10.0
_OPTION_TIMEOUT_S: Final = 3.0
_SCHEMES: Final = frozenset({"http", "https"})
_ISO_TYPES: Final = {"date": "%Y-%m-%d", "month": "%Y-%m"}


@dataclass(frozen=True, slots=True)
class _Aim:
    """The element an action is about to touch."""

    locator: Locator
    described: Target
    found_by: str
    likeness: float | None


class _Refused(Exception):  # noqa: N818 - carries an outcome, is no error
    """An expected failure on the way; carries its outcome."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code)
        self.outcome = Outcome(status=OutcomeStatus.FAILED, code=code, message=message)


class Actor:
    """Carries out actions on the current tab of a session."""

    def __init__(self, session: Session, snapshots: SnapshotOwner) -> None:
        self._session = session
        self._snapshots = snapshots

    async def perform(self, action: Action) -> Outcome:
        """Carry out one action.

        Raises:
            BrowserClosedError, NavigationError: The run cannot go on.
        """
        started = time.perf_counter()
        self._session.dialog_opened.clear()
        tabs_before = len(self._session.pages)
        if self._session.slow_mo_s:
            await asyncio.sleep(self._session.slow_mo_s)
        aim: _Aim | None = None
        try:
            aim = await self._aim(action)
            evidence = await self._carry_out(action, aim)
        except _Refused as refusal:
            outcome = refusal.outcome
        except TargetError as exc:
            outcome = Outcome(status=OutcomeStatus.FAILED, code=exc.code, message=exc.message)
        except BrowserTimeoutError as exc:
            outcome = _timed_out(action, exc)
        else:
            if len(self._session.pages) > tabs_before:
                tab = Evidence(kind=EvidenceKind.TAB, detail=self._session.page.url)
                evidence = (*evidence, tab)
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
            found = await find(self._session, target, FIND_TIMEOUT_S)
            if isinstance(found, NotFound):
                raise _Refused(found.code, found.message)
            return _Aim(found.locator, target, found.family.value, found.likeness)
        locator = await self._snapshots.locator(target.ref, target.epoch)
        observation = self._snapshots.newest
        assert observation is not None  # a live locator has an observation
        node = observation.node(target.ref)
        if node is not None and node.is_disabled:
            raise _Refused("TARGET_DISABLED", f"{target.in_words()}は、いま押せない状態です。")
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
                return await self._fill(_need(aim).locator, action.value)
            case SelectOption():
                return await self._select(_need(aim).locator, action.option)
            case SetChecked():
                return await self._set_checked(_need(aim).locator, is_on=action.checked)
            case Choose() | Done():
                raise ValueError(f"{action.verb} is carried out by the engine")
            case _:
                assert_never(action)

    async def _navigate(self, url: str) -> tuple[Evidence, ...]:
        if urlsplit(url).scheme not in _SCHEMES and url != "about:blank":
            raise NavigationError(
                "BAD_ADDRESS",
                "このアドレスは開けません。",
                "http:// か https:// から始まるアドレスを入力してください。",
                url[:200],
            )
        page = self._session.page
        response: Response | None = await self._session.call(
            page.goto(url, wait_until="domcontentloaded", timeout=NAVIGATION_TIMEOUT_MS),
            NAVIGATION_TIMEOUT_MS / 1000 + 2,
            "ページを開く",
        )
        if response is not None and response.status >= 400:
            raise NavigationError(
                f"HTTP_{response.status}",
                f"サイトがエラーを返しました（{response.status}）。",
                "アドレスを確かめるか、少し待ってからもう一度実行してください。",
                url[:200],
            )
        return (Evidence(kind=EvidenceKind.URL, detail=page.url),)

    async def _click(self, locator: Locator) -> tuple[Evidence, ...]:
        """Click; a dialog that opens holds the click until it is answered, which may take a person."""
        click = locator.click(timeout=ACTION_TIMEOUT_MS)
        return await self._until_dialogs_answered(self._session.call(click, 3600, "クリックする"))

    async def _press(self, keys: str, aim: _Aim | None) -> tuple[Evidence, ...]:
        page = self._session.page
        press = (
            aim.locator.press(keys, timeout=ACTION_TIMEOUT_MS) if aim else page.keyboard.press(keys)
        )
        return await self._until_dialogs_answered(self._session.call(press, 3600, "キーを押す"))

    async def _until_dialogs_answered(self, act: Coroutine[Any, Any, None]) -> tuple[Evidence, ...]:
        """Await an act that may open dialogs.

        Playwright's own time limit runs on while a person reads the dialog: a timeout after a
        dialog opened is not a failure of the act.
        """
        seen = len(self._session.dialogs)
        try:
            await act
        except BrowserTimeoutError:
            if not self._session.dialog_opened.is_set():
                raise
        return tuple(
            Evidence(kind=EvidenceKind.DIALOG, detail=f"{dialog.answer}:{dialog.message}")
            for dialog in self._session.dialogs[seen:]
        )

    async def _fill(self, locator: Locator, value: str) -> tuple[Evidence, ...]:
        """Fill and read back; a field that refuses full-width digits is tried once in half width."""
        kind = await self._session.call(locator.get_attribute("type"), 5, "入力欄を調べる") or ""
        wanted = _for_field(kind, value)
        await self._fill_once(locator, wanted)
        held = await self._held(locator)
        narrow = unicodedata.normalize("NFKC", wanted)
        if fold(held) != fold(wanted) or (held != wanted and not held):
            if narrow != wanted:
                await self._fill_once(locator, narrow)
                held = await self._held(locator)
            if fold(held) != fold(wanted):
                raise _Refused(
                    "VALUE_REFUSED", f"「{value}」を入力しましたが、欄は「{held}」になりました。"
                )
        shown = MASK if kind == "password" else held
        return (Evidence(kind=EvidenceKind.VALUE, detail=shown),)

    async def _fill_once(self, locator: Locator, value: str) -> None:
        await self._session.call(
            locator.fill(value, timeout=ACTION_TIMEOUT_MS), ACTION_TIMEOUT_MS / 1000 + 2, "入力する"
        )

    async def _held(self, locator: Locator) -> str:
        """Return what a field holds; an editable element holds its text."""
        script = "el => 'value' in el ? String(el.value) : el.innerText"
        return str(await self._session.call(locator.evaluate(script), 5, "入力を確かめる"))

    async def _select(self, locator: Locator, option: str) -> tuple[Evidence, ...]:
        tag = await self._session.call(locator.evaluate("el => el.localName"), 5, "選択欄を調べる")
        if tag == "select":
            return await self._select_native(locator, option)
        return await self._select_aria(locator, option)

    async def _select_native(self, locator: Locator, option: str) -> tuple[Evidence, ...]:
        labels: list[str] = await self._session.call(
            locator.evaluate("el => [...el.options].map(o => o.label.trim())"), 5, "選択肢を調べる"
        )
        index = _only_option(labels, option)
        await self._session.call(
            locator.select_option(index=index, timeout=ACTION_TIMEOUT_MS),
            ACTION_TIMEOUT_MS / 1000 + 2,
            "選ぶ",
        )
        script = "el => el.selectedOptions.length ? el.selectedOptions[0].label.trim() : ''"
        try:
            held = str(await self._session.call(locator.evaluate(script), 5, "選択を確かめる"))
        except BrowserError as exc:
            if not _went_away(exc):
                raise
            return (Evidence(kind=EvidenceKind.OPTION, detail=labels[index]),)
        if fold(held) != fold(labels[index]):
            raise _Refused(
                "VALUE_REFUSED", f"「{option}」を選びましたが、欄は「{held}」のままです。"
            )
        return (Evidence(kind=EvidenceKind.OPTION, detail=held),)

    async def _select_aria(self, locator: Locator, option: str) -> tuple[Evidence, ...]:
        """Open, collect the options wherever they render, pick the one that is meant."""
        await self._session.call(locator.click(timeout=ACTION_TIMEOUT_MS), 12, "選択欄を開く")
        options = self._session.page.get_by_role("option").filter(visible=True)
        labels = await self._option_labels(options)
        index = _only_option(labels, option)
        await self._session.call(
            options.nth(index).click(timeout=ACTION_TIMEOUT_MS), 12, "選択肢を選ぶ"
        )
        held = await self._held(locator)
        if fold(labels[index]) not in fold(held):
            raise _Refused(
                "VALUE_REFUSED", f"「{option}」を選びましたが、欄は「{held}」のままです。"
            )
        return (Evidence(kind=EvidenceKind.OPTION, detail=labels[index]),)

    async def _option_labels(self, options: Locator) -> list[str]:
        try:
            await self._session.call(
                options.first.wait_for(timeout=_OPTION_TIMEOUT_S * 1000), 5, "選択肢を待つ"
            )
        except BrowserTimeoutError as exc:
            raise _Refused("OPTION_NOT_FOUND", "選択肢が表示されませんでした。") from exc
        return [
            " ".join(text.split())
            for text in await self._session.call(options.all_inner_texts(), 5, "選択肢を調べる")
        ]

    async def _set_checked(self, locator: Locator, *, is_on: bool) -> tuple[Evidence, ...]:
        """Bring it into the state; a styled box whose input is covered is clicked by its label."""
        if await self._is_checked(locator) != is_on:
            try:
                await self._session.call(
                    locator.set_checked(is_on, timeout=1_500), 4, "チェックを切り替える"
                )
            except BrowserTimeoutError:
                await self._click_label(locator)
        if await self._is_checked(locator) != is_on:
            raise _Refused(
                "VALUE_REFUSED", "チェックを切り替えましたが、状態が変わりませんでした。"
            )
        return (Evidence(kind=EvidenceKind.CHECKED, detail="on" if is_on else "off"),)

    async def _is_checked(self, locator: Locator) -> bool:
        return await self._session.call(locator.is_checked(timeout=5_000), 6, "チェックを確かめる")

    async def _click_label(self, locator: Locator) -> None:
        handle = await self._session.call(
            locator.evaluate_handle("el => el.labels && el.labels[0]"), 5, "ラベルを探す"
        )
        label = handle.as_element()
        if label is None:
            raise _Refused("TARGET_COVERED", "ほかの部分に隠れていて、操作できませんでした。")
        await self._session.call(label.click(timeout=ACTION_TIMEOUT_MS), 12, "ラベルを押す")


def _went_away(exc: BrowserError) -> bool:
    """Say whether the page left while it was asked: a select that navigates as soon as it changes."""
    return any(sign in str(exc.__cause__) for sign in ("context was destroyed", "detached"))


def _need(aim: _Aim | None) -> _Aim:
    """Return the aim of an action that cannot be without one."""
    if aim is None:
        raise _Refused("TARGET_NOT_FOUND", "操作する対象が指定されていません。")
    return aim


def _for_field(kind: str, value: str) -> str:
    """Return `value` as a field of this type takes it: ISO for dates."""
    day = parse_date(value) if kind in _ISO_TYPES else None
    return day.strftime(_ISO_TYPES[kind]) if day else value


def _only_option(labels: list[str], wanted: str) -> int:
    """Return the index of the one option that is meant: equal when folded, else the only one holding it."""
    equal = [index for index, label in enumerate(labels) if fold(label) == fold(wanted)]
    holding = [index for index, label in enumerate(labels) if fold(wanted) in fold(label)]
    fitting = equal or holding
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        raise _Refused(
            "OPTION_NOT_FOUND", f"「{wanted}」という選択肢がありません（{'、'.join(labels[:8])}）。"
        )
    names = "、".join(labels[index] for index in fitting[:5])
    raise _Refused("MULTIPLE_TARGETS", f"「{wanted}」に当てはまる選択肢が複数あります（{names}）。")


def _timed_out(action: Action, exc: BrowserTimeoutError) -> Outcome:
    """Turn Playwright's plain timeout into the reason that its call log tells."""
    target = target_of(action)
    name = target.in_words() if target else "ページ"
    reasons = (
        (
            "intercepts pointer events",
            "TARGET_COVERED",
            f"{name}が、ほかの部分に隠れていて操作できません。",
        ),
        ("not enabled", "TARGET_DISABLED", f"{name}は、いま操作できない状態です。"),
        ("not visible", "TARGET_HIDDEN", f"{name}が画面に表示されていません。"),
        ("not stable", "TARGET_MOVING", f"{name}が動き続けていて、操作できません。"),
        ("not editable", "TARGET_DISABLED", f"{name}には入力できません。"),
    )
    log = str(exc.__cause__ or exc.detail)
    for sign, code, message in reasons:
        if sign in log:
            return Outcome(status=OutcomeStatus.FAILED, code=code, message=message)
    return Outcome(
        status=OutcomeStatus.FAILED,
        code="TIMEOUT",
        message=f"{name}の操作が時間内に終わりませんでした。",
    )


__all__ = ["Actor", "BrowserError"]
