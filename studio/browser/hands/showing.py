"""Pictures of acts for people: the page before an act, and in it what is acted on.

Nothing is changed for them; what is out of sight is scrolled to a moment before the act itself would do so.
"""

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

    async def before(self, aim: Aim | None, terms: Terms) -> None:
        """Show the page before an act; an element out of sight is brought into view first, as the act would."""
        if terms.show is None or aim is None:
            return
        try:
            terms.show(await self._pictures.around(await self._box(aim)))
        except BrowserClosedError:
            raise
        except BrowserError as exc:
            logger.info("no picture of an act: %s", exc.code)

    async def _box(self, aim: Aim) -> FloatRect | None:
        """Return where an element stands in the tab; None where its middle cannot be seen."""
        if (box := await self._measured(aim)) is None or await self._is_in_view(box):
            return box
        coming = aim.locator.scroll_into_view_if_needed(timeout=_BOX_S * 1000)
        try:
            await self._session.call(coming, _BOX_S + 1, tr("対象を調べる"))
        except BrowserClosedError:
            raise
        except BrowserError:
            return None
        box = await self._measured(aim)
        return box if box and await self._is_in_view(box) else None

    async def _measured(self, aim: Aim) -> FloatRect | None:
        measuring = aim.locator.bounding_box(timeout=_BOX_S * 1000)
        return await self._session.call(measuring, _BOX_S + 1, tr("対象を調べる"))

    async def _is_in_view(self, box: FloatRect) -> bool:
        main, *_ = await self._contexts.all()
        width, height = await self._contexts.ask(main, _VIEWPORT)
        across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return 0 <= across <= width and 0 <= down <= height
