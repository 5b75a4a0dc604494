"""Pictures of the current tab, secrets covered; with marks, without touching the page.

Marks are painted onto the finished picture, on a canvas of the isolated world that belongs to no
document: the page is not changed, and nothing in it can hear of it.
"""

import asyncio
import base64
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.async_api import FloatRect, Locator

from studio.browser.scripts import script
from studio.browser.session import Session
from studio.browser.sight.snapshot import SnapshotOwner
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.words import tr

_TAKE_S: Final = 20.0
_BOX_S: Final = 2.0
_SMALL_S: Final = 3.0
_SMALL_WIDTH: Final = 480
COVER: Final = "#64748B"
"""Of what must not be seen: a calm grey, for the pictures stand on cards that a person reads."""
_QUALITY: Final = 80
_MARKS_MAX: Final = 200
_COVERED_KEY: Final = "covered"
"""Under this key the places that show a secret are kept."""
_SECRET_PLACES: Final = script("sight/secret_fields", "secretPlaces")
_PAINT: Final = script("sight/pictures", "paint")


_SHRINK: Final = script("sight/pictures", "shrink")
_SCALE: Final = "() => devicePixelRatio"
_AROUND: Final = (720, 450)
"""CSS pixels around an element that its portrait shows."""
_WIDTH: Final = 800
_WHOLE: Final = (1_000_000, 1_000_000)


class Pictures:
    """Takes pictures of the current tab of a session."""

    def __init__(self, session: Session, snapshots: SnapshotOwner) -> None:
        self._session = session
        self._snapshots = snapshots

    async def save(self, path: Path) -> None:
        """Save a PNG of what shows; every secret field and whatever shows a known secret is covered."""
        path.parent.mkdir(parents=True, exist_ok=True)
        taking = self._session.page.screenshot(
            path=path, mask=await self._covered(), mask_color=COVER
        )
        await self._session.call(taking, _TAKE_S, tr("画面を撮る"))

    async def whole(self) -> bytes:
        """Return a JPEG of what shows, in CSS pixels, covered as in `save`.

        The page is not changed for it but where something is covered.

        Raises:
            BrowserError: The page does not answer within seconds; a dialog may stand open.
        """
        contexts = self._snapshots.contexts
        main, *_ = await contexts.all()
        covered, scale = await asyncio.gather(self._covered(), contexts.ask(main, _SCALE))
        if not covered and scale == 1:  # the driver would take twice as long for the same picture
            return base64.b64decode(await contexts.picture(_QUALITY, _SMALL_S))
        taking = self._session.page.screenshot(
            mask=covered,
            mask_color=COVER,
            scale="css",
            type="jpeg",
            quality=_QUALITY,
            caret="initial",
        )
        return await self._session.call(taking, _SMALL_S, tr("画面を撮る"))

    async def small(self, framed: FloatRect | None = None) -> bytes:
        """Return a JPEG of what shows, at most 480 pixels wide, covered as in `save`.

        Args:
            framed: Show only what stands around this place (CSS pixels of the tab), a frame about it.

        Raises:
            BrowserError: The page does not answer within seconds; a dialog may stand open.
        """
        return await self._shrunk(await self.whole(), _SMALL_WIDTH, framed, _AROUND)

    async def around(self, framed: FloatRect | None) -> bytes:
        """Return a JPEG of all that shows, at most 800 pixels wide, a frame about a place; covered as in `save`.

        Raises:
            BrowserError: The page does not answer within seconds; a dialog may stand open.
        """
        return await self._shrunk(await self.whole(), _WIDTH, framed, _WHOLE)

    async def _shrunk(
        self, picture: bytes, width: int, framed: FloatRect | None, around: tuple[int, int]
    ) -> bytes:
        main, *_ = await self._snapshots.contexts.all()
        text = base64.b64encode(picture).decode()
        shrinking = self._snapshots.contexts.ask(main, _SHRINK, text, width, framed, list(around))
        return base64.b64decode(await shrinking)

    async def marked(self, refs: Sequence[str]) -> bytes:
        """Return a PNG of what shows, in CSS pixels, each of these refs written at its element.

        Refs that are gone or do not show are left out, and all behind the first 200.

        Raises:
            BrowserError: The page does not answer.
        """
        boxes = await asyncio.gather(*(self._box(ref) for ref in refs[:_MARKS_MAX]))
        taking = self._session.page.screenshot(
            mask=await self._covered(), mask_color=COVER, scale="css", caret="initial"
        )
        picture = await self._session.call(taking, _TAKE_S, tr("画面を撮る"))
        marks = [
            [ref, box["x"], box["y"], box["width"], box["height"]]
            for ref, box in zip(refs, boxes, strict=False)
            if box
        ]
        main, *_ = await self._snapshots.contexts.all()
        text = base64.b64encode(picture).decode()
        return base64.b64decode(await self._snapshots.contexts.ask(main, _PAINT, text, marks))

    async def _covered(self) -> list[Locator]:
        """Return what a picture must not show."""
        known = await self._snapshots.secrets()
        places = await self._snapshots.ask_all(_SECRET_PLACES, known.told, known.pieces)
        return [world.keyed(_COVERED_KEY) for world, count in places if count]

    async def _box(self, ref: str) -> FloatRect | None:
        """Return where an element stands in the viewport of the tab, whatever frame it is in."""
        newest = self._snapshots.newest
        if newest is None:
            return None
        try:
            locator = await self._snapshots.locator(ref, newest.epoch)
            asking = locator.bounding_box(timeout=_BOX_S * 1000)
            return await self._session.call(asking, _BOX_S + 1, tr("画面を撮る"))
        except BrowserClosedError:
            raise
        except BrowserError:
            return None
