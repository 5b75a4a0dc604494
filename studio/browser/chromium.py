"""The `Browser` port over Playwright: joins session, snapshots and hands behind one face."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar, cast
from urllib.parse import urlsplit

from playwright.async_api import JSHandle

from studio.browser.actor import Actor
from studio.browser.dom_digest import dom_digest
from studio.browser.secret_fields import MASKED_SELECTOR
from studio.browser.session import LaunchOptions, Session
from studio.browser.snapshot import SnapshotOwner
from studio.browser.waiting import settled
from studio.domain.action import Action
from studio.domain.errors import BrowserError
from studio.domain.observation import Observation
from studio.domain.outcome import EvidenceKind, Outcome
from studio.engine.ports import DialogPolicy, Patience

logger = logging.getLogger(__name__)
T = TypeVar("T")

_POLL_S: Final = 0.02
_HOLDS: Final = """
([kind, detail]) => {
  const fold = text => text.normalize('NFKC').replace(/\\s+/g, ' ').trim().toLowerCase();
  const pattern = new RegExp(fold(detail).split('*').map(s => s.replace(/[.*+?^${}()|[\\]\\\\]/g, '\\\\$&')).join('.*'));
  const texts = [document.body ? document.body.innerText || '' : ''];
  const visit = root => { for (const el of root.querySelectorAll('*')) if (el.shadowRoot) {
    texts.push([...el.shadowRoot.children].map(c => c.innerText || '').join(' ')); visit(el.shadowRoot); } };
  if (document.body) visit(document.body);
  const found = texts.some(text => pattern.test(fold(text)));
  return kind === 'text_gone' ? !found : found;
}
"""
_MARK: Final = """
el => {
  const box = el.getBoundingClientRect();
  const mark = document.createElement('div');
  mark.setAttribute('data-tejun-mark', '');
  mark.setAttribute('aria-hidden', 'true');
  Object.assign(mark.style, {position: 'fixed', left: box.x - 3 + 'px', top: box.y - 3 + 'px',
    width: box.width + 6 + 'px', height: box.height + 6 + 'px', border: '2px solid #f59e0b',
    borderRadius: '6px', pointerEvents: 'none', zIndex: 2147483647, boxSizing: 'border-box'});
  document.documentElement.append(mark);
  return mark;
}
"""
_UNMARK: Final = "mark => mark.remove()"


class ChromiumBrowser:
    """A Chromium-family browser (Edge, Chrome, Chromium), headed or headless."""

    def __init__(self, options: LaunchOptions) -> None:
        self._session = Session(options)
        self._snapshots = SnapshotOwner(self._session)
        self._actor = Actor(self._session, self._snapshots)
        self._marks: list[JSHandle] = []

    @property
    def is_open(self) -> bool:
        """See `Browser.is_open`."""
        return self._session.is_open

    async def start(self) -> None:
        """See `Browser.start`."""
        await self._session.start()

    async def close(self) -> None:
        """See `Browser.close`."""
        await self._session.close()

    async def observe(self, patience: Patience = Patience.SETTLED) -> Observation:
        """See `Browser.observe`."""
        await settled(self._session, patience)
        return await self._snapshots.take()

    async def perform(self, action: Action) -> Outcome:
        """See `Browser.perform`."""
        return await self._actor.perform(action)

    def answer_dialogs(self, policy: DialogPolicy | None) -> None:
        """See `Browser.answer_dialogs`."""
        self._session.dialogs.policy = policy
        if policy is not None:
            self._session.dialogs.take()  # what an earlier run left unseen is not this one's

    async def dom_digest(self) -> str:
        """See `Browser.dom_digest`."""
        return await dom_digest(self._session)

    async def expect(self, kind: str, detail: str, timeout_s: float) -> bool:
        """See `Browser.expect`. `*` in `detail` stands for any text; text is compared after folding."""
        match EvidenceKind(kind):
            case EvidenceKind.URL:
                return await self._until(lambda: self._is_at(detail), timeout_s)
            case EvidenceKind.TEXT_APPEARED | EvidenceKind.TEXT_GONE:
                return await self._until(lambda: self._holds(kind, detail), timeout_s)
            case EvidenceKind.TAB:
                return await self._until(self._has_tabs, timeout_s)
            case _:
                return True  # read back by `perform` itself

    async def highlight(self, ref: str | None) -> None:
        """See `Browser.highlight`."""
        newest = self._snapshots.newest
        marks, self._marks = self._marks, []
        try:
            for mark in marks:
                await self._session.call(mark.evaluate(_UNMARK), 2, "印を消す")
                await self._session.call(mark.dispose(), 2, "印を消す")
            if ref and newest:
                locator = await self._snapshots.locator(ref, newest.epoch)
                marking = locator.evaluate_handle(_MARK, timeout=1_000)
                self._marks.append(await self._session.call(marking, 2, "印を付ける"))
        except BrowserError as exc:
            logger.info("highlight: %s", exc.code)

    async def screenshot(self, path: Path) -> None:
        """See `Browser.screenshot`."""
        page = self._session.page
        path.parent.mkdir(parents=True, exist_ok=True)
        secrets = [frame.locator(MASKED_SELECTOR) for frame in page.frames]
        await self._session.call(page.screenshot(path=path, mask=secrets), 20, "画面を撮る")

    async def place(self, left: int, top: int, width: int, height: int) -> None:
        """See `Browser.place`."""
        if self._session.is_headless:
            return
        cdp = await self._session.devtools()
        try:
            send = cast("Callable[..., Coroutine[Any, Any, Any]]", cdp.send)  # pyright: ignore[reportUnknownMemberType]
            window = (await self._placing(send("Browser.getWindowForTarget")))["windowId"]
            place = {"left": left, "top": top, "width": width, "height": height}
            for bounds in ({"windowState": "normal"}, place):
                await self._placing(
                    send("Browser.setWindowBounds", {"windowId": window, "bounds": bounds})
                )
            await self._placing(cdp.detach())
        except BrowserError as exc:
            logger.info("placing the window: %s", exc.code)

    async def _placing(self, call: Coroutine[Any, Any, T]) -> T:
        return await self._session.call(call, 5, "ブラウザーを並べる")

    async def _until(self, check: Callable[[], Awaitable[bool]], timeout_s: float) -> bool:
        loop = asyncio.get_running_loop()
        ends_at = loop.time() + timeout_s
        while not await check():
            if loop.time() >= ends_at:
                return False
            await asyncio.sleep(_POLL_S)
        return True

    async def _is_at(self, path: str) -> bool:
        """Say whether the address of the current tab has this path."""
        pattern = ".*".join(re.escape(part) for part in path.split("*"))
        return bool(re.fullmatch(pattern, urlsplit(self._session.page.url).path))

    async def _has_tabs(self) -> bool:
        return len(self._session.pages) > 1

    async def _holds(self, kind: str, detail: str) -> bool:
        """Say whether the text shows (or is gone) in any frame."""
        results: list[bool] = []
        for frame in self._session.page.frames:
            try:
                held = await self._session.call(
                    frame.evaluate(_HOLDS, [kind, detail]), 5, "表示を確かめる"
                )
            except BrowserError as exc:
                if not self._session.is_open:
                    raise
                logger.debug("expect in a frame: %s", exc.code)
                continue
            results.append(bool(held))
        if kind == EvidenceKind.TEXT_GONE:
            return bool(results) and all(results)
        return any(results)
