"""Pictures of acts for people: the page, and in it what is acted on. Nothing is scrolled or changed for them."""

import logging
from typing import Final

from playwright.async_api import FloatRect

from studio.browser.hands.aiming import Aim
from studio.browser.session import Session
from studio.browser.sight.pictures import Pictures
from studio.browser.sight.snapshot import SnapshotOwner
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.engine.ports import Terms
from studio.words import tr

logger = logging.getLogger(__name__)

_BOX_S: Final = 2.0
_VIEWPORT: Final = "() => [innerWidth, innerHeight]"


class Showing:
    """Shows acts on the current tab of a session, where whoever asked for them wants that."""

    def __init__(self, session: Session, snapshots: SnapshotOwner) -> None:
        self._session = session
        self._contexts = snapshots.contexts
        self._pictures = Pictures(session, snapshots)

    async def before(self, aim: Aim | None, terms: Terms) -> int | None:
        """Show the page before an act; returns its document while the element is out of sight, else None."""
        if terms.show is None or aim is None:
            return None
        document = self._session.document
        return None if await self._shown(aim, terms, must_show=False) else document

    async def after(self, aim: Aim, terms: Terms, document: int) -> None:
        """Show an element that was out of sight where the act has brought it into view, on the same page."""
        if self._session.document == document:
            await self._shown(aim, terms, must_show=True)

    async def _shown(self, aim: Aim, terms: Terms, *, must_show: bool) -> bool:
        """Show the page; returns whether the element is to be seen, or nothing can be seen at all."""
        assert terms.show is not None
        try:
            box = await self._box(aim)
            if box or not must_show:
                terms.show(await self._pictures.around(box))
        except BrowserClosedError:
            raise
        except BrowserError as exc:
            logger.info("no picture of an act: %s", exc.code)
            return True
        return box is not None

    async def _box(self, aim: Aim) -> FloatRect | None:
        """Return where an element stands in the tab; None while its middle is out of sight."""
        measuring = aim.locator.bounding_box(timeout=_BOX_S * 1000)
        box = await self._session.call(measuring, _BOX_S + 1, tr("対象を調べる"))
        if box is None:
            return None
        main, *_ = await self._contexts.all()
        width, height = await self._contexts.ask(main, _VIEWPORT)
        across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return box if 0 <= across <= width and 0 <= down <= height else None
