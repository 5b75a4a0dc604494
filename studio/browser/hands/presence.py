"""Whether a text shows, in any frame: for post-conditions and for waiting."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from studio.browser.dialogs import dialog_evidence
from studio.browser.errors import DialogOpenError
from studio.browser.hands.refusal import Refused
from studio.browser.hands.registry import carries_out
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.browser.sight.isolated_contexts import IsolatedContexts, Json
from studio.domain.actions.action import WaitFor
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import BrowserError
from studio.domain.text import clip
from studio.words import tr

logger = logging.getLogger(__name__)

_Ask: TypeAlias = Callable[..., Coroutine[Any, Any, Json]]
"""Calls a script in one frame, with its arguments."""
_POLL_S: Final = 0.02
_STIR_S: Final = 0.25
"""How long a page is asked to wait by itself until a text shows."""
_ANSWER_S: Final = 5.0
_HOLDS: Final = script("hands/presence", "holds")


class TextPresence:
    """Looks for texts on the current tab of a session."""

    def __init__(self, session: Session, contexts: IsolatedContexts) -> None:
        self._session = session
        self._contexts = contexts

    async def wait(self, text: str, gone: str, seconds: float) -> tuple[Evidence, ...]:
        """Wait until `text` shows, until `gone` shows no more, or, with neither, that long.

        Raises:
            Refused: It did not come about in that time.
        """
        if not text and not gone:
            return await self._pass(seconds)
        kind = EvidenceKind.TEXT_APPEARED if text else EvidenceKind.TEXT_GONE
        if await self.shows(kind, text or gone, seconds):
            return (Evidence(kind=kind, detail=text or gone),)
        words = tr(
            "「{words}」が{words_2}でした",
            words=clip(text or gone, 60),
            words_2=tr("出ません") if text else tr("消えません"),
        )
        code = "TEXT_NOT_SEEN" if text else "TEXT_STAYS"
        raise Refused(
            code, tr("{seconds:g} 秒待ちましたが、{words}。", seconds=seconds, words=words)
        )

    async def until(self, check: Callable[[], Awaitable[bool]], timeout_s: float) -> bool:
        """Check again and again; False at the end of the time."""
        loop = asyncio.get_running_loop()
        ends_at = loop.time() + timeout_s
        while not await check():
            if loop.time() >= ends_at:
                return False
            await asyncio.sleep(_POLL_S)
        return True

    async def shows(self, kind: str, detail: str, timeout_s: float) -> bool:
        """Wait until a text shows (or is gone) in any frame; `*` stands for any text."""
        loop = asyncio.get_running_loop()
        ends_at = loop.time() + timeout_s
        is_new = False
        while True:
            left_s = max(ends_at - loop.time(), 0)
            is_held = await self._holds(kind, detail, min(left_s, _STIR_S))
            if is_held:
                return True
            if loop.time() >= ends_at:
                return False
            is_new = is_held is None and not is_new  # the next document may be there already
            if not is_new:
                await asyncio.sleep(_POLL_S)

    async def _holds(self, kind: str, detail: str, wait_s: float) -> bool | None:
        """Ask every frame; a page of one frame waits by itself for a moment. None when no frame answers."""
        try:
            asking = await self._frames()
        except BrowserError as exc:
            self._tell_unanswered(exc)
            return False
        wait_ms = wait_s * 1000 if len(asking) == 1 else 0
        results = await asyncio.gather(*(self._held(ask, kind, detail, wait_ms) for ask in asking))
        held = [one for one in results if one is not None]
        if not held:
            return None
        return all(held) if kind == EvidenceKind.TEXT_GONE else any(held)

    async def _frames(self) -> Sequence[_Ask]:
        """Return how to ask each frame, without waiting for the driver where that is not needed."""
        contexts, limit_s = self._contexts, _ANSWER_S
        watches = await contexts.watches()
        if len(watches) == len(self._session.page.frames):
            return [partial(contexts.ask_watch, watch, limit_s=limit_s) for watch in watches]
        return [partial(contexts.ask, world, limit_s=limit_s) for world in await contexts.all()]

    async def _held(self, ask: _Ask, kind: str, detail: str, wait_ms: float) -> bool | None:
        """Ask one frame; None when it does not answer."""
        try:
            return bool(await ask(_HOLDS, kind, detail, wait_ms))
        except BrowserError as exc:
            self._tell_unanswered(exc)
            return None

    def _tell_unanswered(self, fault: BrowserError) -> None:
        """Take it that a page does not answer just now.

        Raises:
            BrowserError: The browser is gone, or a dialog waits for its answer.
        """
        if isinstance(fault, DialogOpenError) or not self._session.is_open:
            raise fault
        logger.debug("looking for a text: %s", fault.code)

    async def _pass(self, seconds: float) -> tuple[Evidence, ...]:
        """Let time pass; ends early with the browser, or with a dialog that waits for a decision."""
        seen = len(self._session.dialogs.seen)
        await self._session.call(asyncio.sleep(seconds), seconds + 5, tr("待つ"))
        return dialog_evidence(self._session.dialogs.seen[seen:])


carries_out(
    WaitFor,
    lambda at, action: TextPresence(at.session, at.contexts).wait(
        action.text, action.gone, action.seconds
    ),
)
