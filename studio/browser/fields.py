"""Form fields: fill, select and check, each with what was read back as evidence."""

import asyncio
import time
import unicodedata
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from playwright.async_api import ElementHandle, Frame, Locator

from studio.browser.refusal import Refused, is_covered, why
from studio.browser.secret_fields import IS_MASKED
from studio.browser.session import Session
from studio.browser.writing import for_field, only_option, same_value
from studio.domain.errors import BrowserClosedError, BrowserError, BrowserTimeoutError
from studio.domain.observation import MASK, DialogSeen
from studio.domain.outcome import Evidence, EvidenceKind
from studio.domain.text import fold

T = TypeVar("T")

_OPTION_TIMEOUT_S: Final = 3.0
_COVERED_TIMEOUT_S: Final = 1.5
_KIND_OF_FIELD: Final = f"el => [el.type || '', ({IS_MASKED.strip()})(el)]"
_HELD: Final = "el => 'value' in el ? String(el.value) : el.innerText"
_NATIVE_LABELS: Final = """
el => el.localName === 'select' ? [...el.options].map(o => o.label.trim())
  : el.list ? [...el.list.options].map(o => o.value.trim()) : null
"""
_SELECTED: Final = "el => el.selectedOptions.length ? el.selectedOptions[0].label.trim() : ''"
_STATE_OF_LIST: Final = """
el => el.getAttribute('role') === 'listbox' ? 'listbox'
  : el.getAttribute('aria-expanded') === 'true' ? 'open' : 'closed'
"""
_VISIBLE_OPTIONS: Final = """
(options, [box, before]) => {
  const old = new Set(before);
  const ids = ['aria-controls', 'aria-owns']
    .flatMap(name => (box.getAttribute(name) || '').split(/\\s+/)).filter(id => id);
  const isNamed = el => box.contains(el) || ids.some(id => el.closest('[id="' + CSS.escape(id) + '"]'));
  const shown = options.map((el, place) => [place, el])
    .filter(([, el]) => el.checkVisibility({visibilityProperty: true}) && el.getClientRects().length);
  const named = shown.filter(([, el]) => isNamed(el));
  return (named.length ? named : shown.filter(([, el]) => !old.has(el)))
    .map(([place, el]) => [place, (el.innerText || el.getAttribute('aria-label') || '').replace(/\\s+/g, ' ').trim()]);
}
"""
"""Place and label of each visible option, of the list itself or those it names, else of those that are new."""
_POLL_S: Final = 0.05
_LABEL: Final = "el => el.labels && el.labels[0]"


@dataclass(frozen=True, slots=True)
class _Field:
    """A field's `type`, and whether what it holds must not be told."""

    kind: str
    is_secret: bool

    def told(self, value: str) -> str:
        """Return `value` as it may appear in evidence and messages."""
        return MASK if self.is_secret and value else value


class Fields:
    """Works on the form fields of a session's current tab."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def fill(self, locator: Locator, value: str) -> tuple[Evidence, ...]:
        """Fill and read back; a field that refuses full-width digits is tried once in half width."""
        kind, is_secret = await self._ask(locator, _KIND_OF_FIELD, "入力欄を調べる")
        field = _Field(str(kind), bool(is_secret))
        wanted = for_field(field.kind, value)
        held, evidence = await self._fill_once(locator, wanted)
        narrow = unicodedata.normalize("NFKC", wanted)
        if not _is_taken(held, wanted) and narrow != wanted:
            held, evidence = await self._fill_once(locator, narrow)
        if not _is_taken(held, wanted):
            raise Refused(
                "VALUE_REFUSED",
                f"「{field.told(value)}」を入力しましたが、欄は「{field.told(held or '')}」になりました。",
            )
        if held is None:
            return evidence
        return (Evidence(kind=EvidenceKind.VALUE, detail=field.told(held)), *evidence)

    async def select(self, locator: Locator, option: str) -> tuple[Evidence, ...]:
        """Choose the one option that is meant, in a native select, a datalist or an ARIA list."""
        labels = await self._ask(locator, _NATIVE_LABELS, "選択肢を調べる")
        if labels is None:
            return await self._select_aria(locator, option)
        index = _index_of(labels, option)
        if not await self._ask(locator, "el => el.localName === 'select'", "選択欄を調べる"):
            return await self.fill(locator, labels[index])
        return await self._select_native(locator, index, labels[index])

    async def set_checked(self, locator: Locator, *, is_on: bool) -> tuple[Evidence, ...]:
        """Bring it into the state; a styled box whose input is covered is clicked by its label."""
        dialogs: tuple[DialogSeen, ...] = ()
        if await self._is_checked(locator) != is_on:
            dialogs = await self._toggle(locator, is_on=is_on)
        now = await self._read_back(self._is_checked_now(locator))
        if now not in (None, is_on):
            raise Refused("VALUE_REFUSED", "チェックを切り替えましたが、状態が変わりませんでした。")
        evidence = Evidence(kind=EvidenceKind.CHECKED, detail="on" if is_on else "off")
        return (*((evidence,) if now is not None else ()), *dialog_evidence(dialogs))

    async def _fill_once(
        self, locator: Locator, value: str
    ) -> tuple[str | None, tuple[Evidence, ...]]:
        """Fill; returns what the field holds then ("" when it takes no such text, None when gone)."""
        try:
            dialogs = await self._act(lambda ms: locator.fill(value, timeout=ms), "入力する")
        except BrowserError as exc:
            if why(exc, "").code != "VALUE_REFUSED":
                raise
            return "", ()
        held = await self._read_back(self._evaluate(locator, _HELD))
        return None if held is None else str(held), dialog_evidence(dialogs)

    async def _select_native(
        self, locator: Locator, index: int, label: str
    ) -> tuple[Evidence, ...]:
        dialogs = await self._act(lambda ms: locator.select_option(index=index, timeout=ms), "選ぶ")
        held = await self._read_back(self._evaluate(locator, _SELECTED))
        if held is not None and fold(str(held)) != fold(label):
            raise Refused("VALUE_REFUSED", f"「{label}」を選びましたが、欄は「{held}」のままです。")
        return (Evidence(kind=EvidenceKind.OPTION, detail=label), *dialog_evidence(dialogs))

    async def _select_aria(self, locator: Locator, option: str) -> tuple[Evidence, ...]:
        """Open, collect the options wherever they render, pick the one that is meant."""
        state = await self._ask(locator, _STATE_OF_LIST, "選択欄を調べる")
        everywhere = (await self._frame(locator)).get_by_role("option")
        before: list[ElementHandle] = []
        if state == "listbox":
            return await self._pick(everywhere, before, option, box=locator)
        if state == "closed":
            before = await self._session.call(everywhere.element_handles(), 5, "選択欄を調べる")
            await self._act(lambda ms: locator.click(timeout=ms), "選択欄を開く")
        evidence = await self._pick(everywhere, before, option, box=locator)
        label, held = evidence[0].detail, await self._read_back(self._evaluate(locator, _HELD))
        if held is not None and fold(label) not in fold(str(held)):
            raise Refused("VALUE_REFUSED", f"「{label}」を選びましたが、欄は「{held}」のままです。")
        return evidence

    async def _pick(
        self,
        options: Locator,
        before: Sequence[ElementHandle],
        wanted: str,
        box: Locator,
    ) -> tuple[Evidence, ...]:
        """Click the option that is meant, among those of the list that has opened."""
        places = await self._opened(options, before, box)
        index = _index_of([label for _, label in places], wanted)
        place, label = places[index]
        picked = options.nth(place)
        dialogs = await self._act(lambda ms: picked.click(timeout=ms), "選択肢を選ぶ")
        evidence = Evidence(kind=EvidenceKind.OPTION, detail=label)
        return (evidence, *dialog_evidence(dialogs))

    async def _opened(
        self, options: Locator, before: Sequence[ElementHandle], box: Locator
    ) -> list[tuple[int, str]]:
        """Wait for options; those of the list that the box names, else those that were not there before."""
        ends_at = time.monotonic() + _OPTION_TIMEOUT_S
        while True:
            handle = await self._session.call(box.element_handle(), 5, "選択欄を調べる")
            found = options.evaluate_all(_VISIBLE_OPTIONS, [handle, list(before)])
            places: list[tuple[int, str]] = await self._session.call(found, 5, "選択肢を調べる")
            if places:
                return places
            if time.monotonic() >= ends_at:
                raise Refused("OPTION_NOT_FOUND", "選択肢が表示されませんでした。")
            await asyncio.sleep(_POLL_S)

    async def _frame(self, locator: Locator) -> Frame:
        handle = await self._session.call(locator.element_handle(), 5, "選択欄を調べる")
        frame = await self._session.call(handle.owner_frame(), 5, "選択欄を調べる")
        await self._session.call(handle.dispose(), 5, "選択欄を調べる")
        return frame or self._session.page.main_frame

    async def _toggle(self, locator: Locator, *, is_on: bool) -> tuple[DialogSeen, ...]:
        limit_s = min(_COVERED_TIMEOUT_S, self._session.options.action_timeout_s)
        try:
            return await self._session.act(
                lambda: locator.set_checked(is_on, timeout=limit_s * 1000),
                limit_s + 2,
                "チェックを切り替える",
            )
        except BrowserTimeoutError as exc:
            if not is_covered(exc):
                raise
        return await self._click_label(locator)

    async def _click_label(self, locator: Locator) -> tuple[DialogSeen, ...]:
        handle = await self._session.call(locator.evaluate_handle(_LABEL), 5, "ラベルを探す")
        label: ElementHandle | None = handle.as_element()
        if label is None:
            raise Refused("TARGET_COVERED", "ほかの部分に隠れていて、操作できませんでした。")
        return await self._act(lambda ms: label.click(timeout=ms), "ラベルを押す")

    async def _is_checked(self, locator: Locator) -> bool:
        return await self._session.call(self._is_checked_now(locator), 6, "チェックを確かめる")

    async def _is_checked_now(self, locator: Locator) -> bool:
        return await locator.is_checked(timeout=2_000)

    async def _evaluate(self, locator: Locator, script: str) -> Any:  # noqa: ANN401 - what JavaScript returns
        return await locator.evaluate(script, timeout=2_000)

    async def _ask(self, locator: Locator, script: str, doing: str) -> Any:  # noqa: ANN401 - what JavaScript returns
        return await self._session.call(self._evaluate(locator, script), 5, doing)

    async def _act(
        self, act: Callable[[float], Coroutine[Any, Any, Any]], doing: str
    ) -> tuple[DialogSeen, ...]:
        limit_s = self._session.options.action_timeout_s
        return await self._session.act(lambda: act(limit_s * 1000), limit_s + 2, doing)

    async def _read_back(self, reading: Coroutine[Any, Any, T]) -> T | None:
        """Read a field again; None when the page replaced it (a select that submits its form).

        The act itself succeeded then, and the next observation shows what came of it.
        """
        try:
            return await self._session.call(reading, 5, "入力を確かめる")
        except BrowserClosedError:
            raise
        except BrowserError:
            return None


def dialog_evidence(dialogs: tuple[DialogSeen, ...]) -> tuple[Evidence, ...]:
    """Return what the dialogs said and how they were answered, as evidence."""
    return tuple(
        Evidence(kind=EvidenceKind.DIALOG, detail=f"{dialog.answer}:{dialog.message}")
        for dialog in dialogs
    )


def _is_taken(held: str | None, wanted: str) -> bool:
    return held is None or (same_value(held, wanted) and (bool(held) or not wanted))


def _index_of(labels: list[str], wanted: str) -> int:
    """Return the place of the one option that is meant.

    Raises:
        Refused: None fits, or several do.
    """
    fitting = only_option(labels, wanted)
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        raise Refused(
            "OPTION_NOT_FOUND", f"「{wanted}」という選択肢がありません（{'、'.join(labels[:8])}）。"
        )
    names = "、".join(labels[index] for index in fitting[:5])
    raise Refused("MULTIPLE_TARGETS", f"「{wanted}」に当てはまる選択肢が複数あります（{names}）。")
