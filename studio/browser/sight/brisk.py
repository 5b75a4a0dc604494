"""A look that does not wait first: the page is watched while it is looked at, and what changed does not count.

A replay asks for one quiet window of 100 ms before it looks. Mostly the page has been quiet already,
or is during the look itself: then the window costs nothing. A look during which something changed,
was asked for, or was replaced is thrown away, and the patient one is taken.
"""

import asyncio
import logging
import time
from dataclasses import dataclass, field, replace
from typing import Final

from playwright.async_api import Page

from studio.browser.errors import DialogOpenError
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.browser.sight.isolated_contexts import WatchedDocument, unreadable
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.waiting import is_busy
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.domain.page.observation import Observation

logger = logging.getLogger(__name__)

_BEGIN: Final = script("dom_quiescence", "begin")
"""Begins to watch, or goes on; returns when it is now, whether all is loaded, whether there is a body, what stands in
the fields in short, and when something last changed (or the watch began)."""
_RESTED: Final = "(mark, quiet) => globalThis['tejun']?.watch?.rested(mark, quiet) ?? false"
"""Resolves to true once the page was quiet for `quiet` ms under watch, and has not changed since `mark`; to false
when it has, or was not watched all the time."""
_ASK_S: Final = 2.0
_QUIET_MS: Final = 100
"""One brief window: see `waiting`."""
_LOOKS: Final = 2
"""The second follows what changed during the first, or what the page was just told."""
_FRESH_S: Final = 0.25
"""How long a look counts as often as it is asked for, while nothing changes that is told; an older one counts once more."""
_ANSWER_S: Final = 0.5
_POLL_S: Final = 0.005


@dataclass(frozen=True, slots=True)
class _Begun:
    """A look at a page that is watched from now on, unseen by it.

    Attributes:
        watch: Where it is watched.
        mark: When it began, milliseconds of the page's own clock.
        is_complete: Everything the document asked for is there.
        has_body: It can be seen at all.
        entered: What stands in its fields, in short.
        changed: When it last changed, or the watch began.
    """

    watch: WatchedDocument
    mark: float
    is_complete: bool
    has_body: bool
    entered: str
    changed: float


@dataclass(frozen=True, slots=True)
class _Taken:
    """A look that counted, and what it was taken of."""

    observation: Observation
    page: Page
    document: int
    begun: _Begun
    at: float = field(default_factory=time.monotonic)


class BriskSight:
    """Looks at the current tab of a session without waiting first."""

    def __init__(self, session: Session, snapshots: SnapshotOwner) -> None:
        self._session = session
        self._snapshots = snapshots
        self._taken: _Taken | None = None

    async def watch(self) -> None:
        """Watch the page from now on: the next look will want that."""
        try:
            await self._begin()
        except BrowserClosedError:
            raise
        except BrowserError as exc:
            logger.debug("watching a page that moves on: %s", exc.code)

    async def look(self) -> Observation | None:
        """Observe the page; None when it has to be waited for.

        What was seen last is returned once more when no act and no change came in between.

        Raises:
            BrowserError: The browser is gone, or a dialog is open.
        """
        taken, self._taken = self._taken, None
        for _ in range(_LOOKS):
            if not self._is_one() or not await self._is_told():
                return None
            try:
                seen = await self._look(taken)
            except (BrowserClosedError, DialogOpenError):
                raise
            except BrowserError as exc:
                logger.debug("a brisk look at a page that moves on: %s", exc.code)
                return None
            if seen is not None:
                return seen
        return None

    async def _look(self, taken: _Taken | None) -> Observation | None:
        """Take one look; None when it does not count.

        Raises:
            BrowserError: The browser is gone, a dialog is open, or the document was replaced meanwhile.
        """
        page, document = self._session.page, self._session.document
        since = await self._begin()
        if not since.is_complete or not since.has_body:
            return None
        if taken and taken.page is page and self._is_as_seen(taken, since):
            again = self._snapshots.once_more()
            if time.monotonic() - taken.at < _FRESH_S:
                self._taken = replace(taken, observation=again)
            return again
        observation = await self._snapshots.take(is_settled=True)
        is_quiet = await self._rested(since) and self._is_one() and not is_busy(self._session)
        if not is_quiet or document != self._session.document:
            return None
        self._taken = _Taken(observation, page, document, since)
        return observation

    async def _is_told(self) -> bool:
        """Wait a moment for what the page has asked its site; False when the answer takes longer."""
        ends_at = time.monotonic() + _ANSWER_S
        while is_busy(self._session):
            if time.monotonic() >= ends_at:
                return False
            await asyncio.sleep(_POLL_S)
        return True

    async def _begin(self) -> _Begun:
        """Watch the current tab's document from now on, or go on watching it.

        Raises:
            BrowserError: The document was replaced just now, or does not answer.
        """
        contexts = self._snapshots.contexts
        watches = await contexts.watches()
        if not watches:
            raise unreadable("the page is navigating: nothing watches it yet")
        return _Begun(watches[0], *await contexts.ask_watch(watches[0], _BEGIN, limit_s=_ASK_S))

    async def _rested(self, since: _Begun) -> bool:
        """Say whether the page was quiet, waiting out the rest of one window, and did not change since.

        Raises:
            BrowserError: The document was replaced meanwhile.
        """
        asked = _RESTED, since.mark, _QUIET_MS
        return bool(await self._snapshots.contexts.ask_watch(since.watch, *asked, limit_s=_ASK_S))

    def _is_one(self) -> bool:
        """Say whether the page is one document and nobody is being asked."""
        session = self._session
        is_asked = bool(session.questions.open) or session.dialogs.waiting is not None
        return not is_asked and len(session.page.frames) == 1

    def _is_as_seen(self, taken: _Taken, now: _Begun) -> bool:
        """Say whether a look would show the same again; of an older one not twice in a row: not all changes are told."""
        seen = taken.observation
        return (
            self._snapshots.is_untouched
            and seen is self._snapshots.newest
            and taken.document == self._session.document
            and taken.begun.watch == now.watch
            and taken.begun.entered == now.entered
            and now.changed <= taken.begun.mark
            and not self._session.dialogs.seen
            and len(seen.tabs) == len(self._session.pages)
        )
