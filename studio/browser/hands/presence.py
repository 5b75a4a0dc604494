"""Whether a text shows, in any frame: for post-conditions and for waiting."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from studio.browser.dialogs import dialog_evidence
from studio.browser.errors import DialogOpenError
from studio.browser.hands.refusal import Refused
from studio.browser.session import Session
from studio.domain.errors import BrowserError
from studio.domain.outcome import Evidence, EvidenceKind
from studio.domain.text import clip

logger = logging.getLogger(__name__)

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


class Presence:
    """Looks for texts on the current tab of a session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def wait(self, text: str, gone: str, seconds: float) -> tuple[Evidence, ...]:
        """Wait until `text` shows, until `gone` shows no more, or, with neither, that long.

        Raises:
            Refused: It did not come about in that time.
        """
        if not text and not gone:
            return await self._pass(seconds)
        kind = EvidenceKind.TEXT_APPEARED if text else EvidenceKind.TEXT_GONE
        if await self.until(lambda: self.holds(kind, text or gone), seconds):
            return (Evidence(kind=kind, detail=text or gone),)
        words = f"「{clip(text or gone, 60)}」が{'出ません' if text else '消えません'}でした"
        code = "TEXT_NOT_SEEN" if text else "TEXT_STAYS"
        raise Refused(code, f"{seconds:g} 秒待ちましたが、{words}。")

    async def until(self, check: Callable[[], Awaitable[bool]], timeout_s: float) -> bool:
        """Check again and again; False at the end of the time."""
        loop = asyncio.get_running_loop()
        ends_at = loop.time() + timeout_s
        while not await check():
            if loop.time() >= ends_at:
                return False
            await asyncio.sleep(_POLL_S)
        return True

    async def holds(self, kind: str, detail: str) -> bool:
        """Say whether the text shows (or is gone) in any frame; `*` stands for any text."""
        results: list[bool] = []
        for frame in self._session.page.frames:
            try:
                held = await self._session.call(
                    frame.evaluate(_HOLDS, [kind, detail]), 5, "表示を確かめる"
                )
            except DialogOpenError:
                raise
            except BrowserError as exc:
                if not self._session.is_open:
                    raise
                logger.debug("looking for a text in a frame: %s", exc.code)
                continue
            results.append(bool(held))
        if kind == EvidenceKind.TEXT_GONE:
            return bool(results) and all(results)
        return any(results)

    async def _pass(self, seconds: float) -> tuple[Evidence, ...]:
        """Let time pass; ends early with the browser, or with a dialog that waits for a decision."""
        seen = len(self._session.dialogs.seen)
        await self._session.call(asyncio.sleep(seconds), seconds + 5, "待つ")
        return dialog_evidence(self._session.dialogs.seen[seen:])
