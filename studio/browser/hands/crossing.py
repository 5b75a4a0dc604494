"""Acts under a guard: what became of an act whose requests were refused at the border."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final
from urllib.parse import urlsplit

from playwright.async_api import Error, Page

from studio.browser.errors import translate_errors
from studio.browser.hands.actor import Actor
from studio.browser.interception.paused import TYPES
from studio.browser.interception.request_interceptor import Crossing
from studio.browser.session import Session
from studio.browser.sight.brisk import BriskSight
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.waiting import arrived
from studio.domain.actions.action import (
    Action,
    OnElement,
    Press,
    SetsField,
)
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.errors import BrowserError, NavigationError
from studio.engine.ports import RECORDED, RequestKind, Terms
from studio.words import tr

logger = logging.getLogger(__name__)

REQUEST_REFUSED: Final = "REQUEST_REFUSED"
_READY_S: Final = 10.0
_PING_S: Final = 2.0
_HEARING_S: Final = 0.5
_HEARING_POLL_S: Final = 0.005
_HELD: Final = frozenset(kind.lower() for kind in TYPES)
"""What the border holds, as the driver calls it."""
_LONG_HELD_S: Final = 0.25
"""What an act sent was held so long that the driver may not have waited for what came of it."""


class GuardedActor:
    """Carries out actions, and says so when the border refused what they were for."""

    def __init__(self, session: Session, snapshots: SnapshotOwner, brisk: BriskSight) -> None:
        self._brisk = brisk
        self._session = session
        self._snapshots = snapshots
        self._actor = Actor(session, snapshots)
        session.on_document = self._prepare

    async def perform(self, action: Action, terms: Terms = RECORDED) -> Outcome:
        """Carry out one action; its outcome is known once everything it sent is answered.

        Whoever cancels this has whatever is held refused. A refused `navigate` is an outcome like
        any other refusal, and no `NavigationError`: the page that was shown is still there.

        Raises:
            BrowserClosedError, NavigationError: See `Actor.perform`.
            BrowserError: The border cannot be put up; nothing was done.
        """
        interceptor = self._session.interceptor
        if not interceptor.is_ready:
            await self._session.call(interceptor.ready(), _READY_S, tr("通信の見張りを始める"))
        if not interceptor.is_guarding:
            return await self._actor.perform(action, terms)
        page, count = self._session.page, interceptor.count
        try:
            outcome = await self._answered(action, terms)
        except asyncio.CancelledError:
            interceptor.refuse_held()
            raise
        except NavigationError:
            if not (refused := _refused(interceptor.since(count))):
                raise
            outcome = Outcome(status=OutcomeStatus.BLOCKED)
        else:
            refused = _refused(interceptor.since(count))
            if not refused or _came_of(interceptor.since(count)):
                return outcome
        logger.info("refused at the border: %s %s", refused.request.method, refused.request.kind)
        await self._restore(page)
        return outcome.model_copy(
            update={
                "status": OutcomeStatus.BLOCKED,
                "code": REQUEST_REFUSED,
                "message": _in_words(refused),
            }
        )

    async def _know_secrets(self) -> None:
        """Read the secret fields now: what the act sends is told masked, and then nobody can ask."""
        try:
            await self._snapshots.secrets()
        except BrowserError as exc:
            logger.debug("the fields of the page are not told: %s", exc.code)

    async def _answered(self, action: Action, terms: Terms) -> Outcome:
        """Carry out an action, and wait until nothing that it sent is held any more."""
        session = self._session
        tabs, stood_s, document = session.pages, session.questions.stood_s, session.document
        began = time.monotonic()
        outcome = await self._informed(action, terms)
        await self._catch_up(action, outcome, terms)
        if await self._hears_more(began):
            await session.answered()
        if session.pages != tabs or session.questions.stood_s - stood_s > _LONG_HELD_S:
            await self._catch_up(action, outcome, terms)  # for what a new tab was sent on to
        session.interceptor.forget_silent()
        if session.is_open:
            await arrived(session, document)
        return outcome

    def _prepare(self) -> None:
        """Let a document that an act led to, at once or later, get ready for the next act while it loads."""
        session = self._session
        if session.is_open and session.interceptor.is_guarding and session.dialogs.waiting is None:
            self._snapshots.contexts.prepare()

    async def _informed(self, action: Action, terms: Terms) -> Outcome:
        """Carry out an action; the secret fields have been read by the time it touches the page.

        On a page of one frame whoever finds a recorded element asks for them in the same breath; else
        they are read meanwhile.
        """
        if not isinstance(action, OnElement | Press):
            return await self._actor.perform(action, terms)
        heard = self._snapshots.times_heard
        is_aside = not _is_recorded(action) or len(self._session.page.frames) > 1
        loop = asyncio.get_running_loop()
        knowing = (
            loop.create_task(self._know_secrets(), name="browser: secret fields")
            if is_aside
            else None
        )

        async def before_touch() -> None:
            if knowing is not None:
                await knowing
            elif self._snapshots.times_heard == heard:
                await self._know_secrets()
            await terms.before_touch()

        try:
            return await self._actor.perform(action, replace(terms, before_touch=before_touch))
        finally:
            if knowing is not None and not knowing.done():
                knowing.cancel()
                await asyncio.wait({knowing})

    async def _catch_up(self, action: Action, outcome: Outcome, terms: Terms) -> None:
        """Let the page run what the act set off, hear of what it sends, and wait for the answers.

        A field that was read back ran already. A replay has its page watched by the same call.
        """
        session = self._session
        is_read_back = isinstance(action, SetsField) and outcome.is_ok
        if session.dialogs.waiting is None:
            try:
                if not terms.describes and not is_read_back:
                    await self._brisk.watch()
                elif not is_read_back:
                    await session.call(
                        session.page.evaluate("() => 1"), _PING_S, tr("ページを待つ")
                    )
                await session.call(session.interceptor.ping(), _PING_S, tr("通信を待つ"))
            except BrowserError as exc:
                logger.debug("catching up: %s", exc.code)
        await session.answered()

    async def _hears_more(self, began: float) -> bool:
        """Wait for what the page has asked for since then and the border has not heard of yet; True if it did wait.

        The page's own news of a request mostly comes after the border's. On a busy machine it comes before.
        """
        ends_at, is_late = time.monotonic() + _HEARING_S, False
        while self._asked_since(began) - self._session.interceptor.heard_since(began):
            if time.monotonic() >= ends_at or not self._session.is_open:
                break
            is_late = True
            await asyncio.sleep(_HEARING_POLL_S)
        return is_late

    def _asked_since(self, began: float) -> Counter[str]:
        """Return the addresses that pages ask for since then, as far as the border holds such requests."""
        return Counter(
            request.url.partition("#")[0]
            for request, at in self._session.in_flight.items()
            if at >= began and request.resource_type in _HELD and request.url.startswith("http")
        )

    async def _restore(self, page: Page) -> None:
        """Close a tab that the act opened and that stayed empty: the page before it comes back."""
        now = self._session.page
        if now is page or page.is_closed() or now.url != "about:blank":
            return
        try:
            with translate_errors(tr("空のタブを閉じる")):
                async with asyncio.timeout(_PING_S):
                    await now.close()
        except (Error, BrowserError) as exc:
            logger.info("closing the empty tab: %s", str(exc).splitlines()[:1])


def _is_recorded(action: Action) -> bool:
    target = action.element
    return target is not None and target.ref is None


def _refused(crossings: Sequence[Crossing]) -> Crossing | None:
    """Return the request of an act that counts as refused: a document before mere data."""
    refused = [one for one in crossings if not one.is_allowed and not one.is_background]
    documents = [one for one in refused if one.request.kind is not RequestKind.DATA]
    return next(iter(documents or refused), None)


def _came_of(crossings: Sequence[Crossing]) -> bool:
    """Say whether an act opened a document after all: of several redirects the last answer counts."""
    ends: list[bool] = []
    newest: dict[str, int] = {}
    for one in crossings:
        if one.request.kind is RequestKind.DATA:
            continue
        if one.request.is_redirect and one.frame in newest:
            ends[newest[one.frame]] = one.is_allowed
        else:
            newest[one.frame] = len(ends)
            ends.append(one.is_allowed)
    return any(ends)


def _in_words(refused: Crossing) -> str:
    """Return what was stopped and what to do, for a person."""
    host = urlsplit(refused.request.url).netloc or refused.request.url[:80]
    if refused.request.kind is RequestKind.DATA or refused.request.method != "GET":
        return tr(
            "「{host}」への送信を許可しなかったため、送られていません。送ってよいときは、もう一度実行して許可してください。",
            host=host,
        )
    return tr(
        "「{host}」を開くことを許可しなかったため、ページはそのままです。開いてよいときは、もう一度実行して許可してください。",
        host=host,
    )
