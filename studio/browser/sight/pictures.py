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

from studio.browser.session import Session
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.sight.unseen import COVERED_KEY, SECRET_PLACES
from studio.domain.errors import BrowserClosedError, BrowserError

_TAKE_S: Final = 20.0
_BOX_S: Final = 2.0
_SMALL_S: Final = 3.0
_SMALL_WIDTH: Final = 480
_MARKS_MAX: Final = 200
_PAINT: Final = """
async (picture, marks) => {
  const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  pen.font = 'bold 11px sans-serif';
  pen.textBaseline = 'middle';
  const colours = ['#b00020', '#0b57d0', '#0a6b2d', '#7b1fa2', '#8a4b00'], height = 14, taken = [];
  const meets = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  const shown = marks.filter(([, x, y, w, h]) => w && h && meets({x, y, w, h}, {x: 0, y: 0, w: canvas.width, h: canvas.height}));
  const overlap = (place, own) => 4 * taken.filter(other => meets(place, other)).length
    + shown.filter(([, x, y, w, h], number) => number !== own && meets(place, {x, y, w, h})).length;
  shown.forEach(([, x, y, w, h], number) => {
    pen.strokeStyle = colours[number % colours.length];
    pen.lineWidth = 1.5;
    pen.strokeRect(x + 0.5, y + 0.5, w - 1, h - 1);
  });
  shown.forEach(([name, x, y, w, h], number) => {
    const width = Math.ceil(pen.measureText(name).width) + 6;
    const fits = place => ({
      x: Math.max(0, Math.min(place[0], canvas.width - width)), y: Math.max(0, Math.min(place[1], canvas.height - height)),
      w: width, h: height,
    });
    const places = [[x, y - height], [x + w - width, y - height], [x + w, y + (h - height) / 2],
      [x - width, y + (h - height) / 2], [x, y + h], [x + w - width, y + h], [x, y]].map(fits);
    const place = places.reduce((best, one) => overlap(one, number) < overlap(best, number) ? one : best);
    taken.push(place);
    pen.fillStyle = colours[number % colours.length];
    pen.fillRect(place.x, place.y, place.w, place.h);
    pen.fillStyle = '#ffffff';
    pen.fillText(name, place.x + 3, place.y + height / 2 + 0.5);
  });
  const painted = new Uint8Array(await (await canvas.convertToBlob({type: 'image/png'})).arrayBuffer());
  let text = '';
  for (let at = 0; at < painted.length; at += 32768) text += String.fromCharCode(...painted.subarray(at, at + 32768));
  return btoa(text);
}
"""
"""Frames each box and writes its name where it lies over the fewest other names."""


_SHRINK: Final = """
async (picture, width, box, room) => {
  const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], {type: 'image/jpeg'}));
  const within = (middle, size, whole) => Math.max(0, Math.min(middle - size / 2, whole - size));
  const wide = Math.min(image.width, box ? Math.max(room[0], box.width + 80) : image.width);
  const high = Math.min(image.height, box ? Math.max(room[1], box.height + 80) : image.height);
  const left = box ? within(box.x + box.width / 2, wide, image.width) : 0;
  const top = box ? within(box.y + box.height / 2, high, image.height) : 0;
  const scale = Math.min(1, width / wide);
  const canvas = new OffscreenCanvas(Math.max(1, wide * scale), Math.max(1, high * scale));
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, left, top, wide, high, 0, 0, canvas.width, canvas.height);
  for (const [colour, line] of box ? [['#ffffff', 5], ['#d97706', 3]] : []) {
    pen.strokeStyle = colour;
    pen.lineWidth = line;
    pen.strokeRect((box.x - left) * scale - 4, (box.y - top) * scale - 4, box.width * scale + 8, box.height * scale + 8);
  }
  const small = new Uint8Array(await (await canvas.convertToBlob({type: 'image/jpeg', quality: 0.7})).arrayBuffer());
  let text = '';
  for (let at = 0; at < small.length; at += 32768) text += String.fromCharCode(...small.subarray(at, at + 32768));
  return btoa(text);
}
"""
"""Makes a picture smaller; with a box, of what stands around it, and a frame about it."""
_AROUND: Final = (720, 450)
"""CSS pixels around an element that its portrait shows."""


class Pictures:
    """Takes pictures of the current tab of a session."""

    def __init__(self, session: Session, snapshots: SnapshotOwner) -> None:
        self._session = session
        self._snapshots = snapshots

    async def save(self, path: Path) -> None:
        """Save a PNG of what shows; every secret field and whatever shows a known secret is covered."""
        path.parent.mkdir(parents=True, exist_ok=True)
        taking = self._session.page.screenshot(path=path, mask=await self._covered())
        await self._session.call(taking, _TAKE_S, "画面を撮る")

    async def small(self, framed: FloatRect | None = None) -> bytes:
        """Return a JPEG of what shows, at most 480 pixels wide, covered as in `save`.

        Args:
            framed: Show only what stands around this place (CSS pixels of the tab), a frame about it.

        Raises:
            BrowserError: The page does not answer within seconds; a dialog may stand open.
        """
        taking = self._session.page.screenshot(
            mask=await self._covered(), scale="css", type="jpeg", quality=80
        )
        picture = await self._session.call(taking, _SMALL_S, "画面を撮る")
        main, *_ = await self._snapshots.contexts.all()
        text = base64.b64encode(picture).decode()
        shrinking = self._snapshots.contexts.ask(
            main, _SHRINK, text, _SMALL_WIDTH, framed, list(_AROUND)
        )
        return base64.b64decode(await shrinking)

    async def marked(self, refs: Sequence[str]) -> bytes:
        """Return a PNG of what shows, in CSS pixels, each of these refs written at its element.

        Refs that are gone or do not show are left out, and all behind the first 200.

        Raises:
            BrowserError: The page does not answer.
        """
        boxes = await asyncio.gather(*(self._box(ref) for ref in refs[:_MARKS_MAX]))
        taking = self._session.page.screenshot(
            mask=await self._covered(), scale="css", caret="initial"
        )
        picture = await self._session.call(taking, _TAKE_S, "画面を撮る")
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
        places = await self._snapshots.ask_all(SECRET_PLACES, known.told, known.pieces)
        return [world.keyed(COVERED_KEY) for world, count in places if count]

    async def _box(self, ref: str) -> FloatRect | None:
        """Return where an element stands in the viewport of the tab, whatever frame it is in."""
        newest = self._snapshots.newest
        if newest is None:
            return None
        try:
            locator = await self._snapshots.locator(ref, newest.epoch)
            asking = locator.bounding_box(timeout=_BOX_S * 1000)
            return await self._session.call(asking, _BOX_S + 1, "画面を撮る")
        except BrowserClosedError:
            raise
        except BrowserError:
            return None
