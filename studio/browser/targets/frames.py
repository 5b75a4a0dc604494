"""The way through the frames of a page: recorded by name, title and path, found again by what is left."""

import asyncio
import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from playwright.async_api import Frame

from studio.browser.session import Session
from studio.domain.errors import BrowserError
from studio.domain.page.target import FrameClue, Target
from studio.words import tr

_MADE_UP: Final = re.compile(
    r"[0-9a-f]{8,}|\d{3,}|:|^(?:ember|react|radix|mui|ext-gen|gwt-uid|ng|vue|headlessui|select2|ui-id|yui)[-_]?.*\d|[-_]\d+$|^[a-z]{1,2}\d+$",
    re.IGNORECASE,
)


def is_stable_id(text: str) -> bool:
    """Say whether an id or a name was given by a person: no `:r1:`, `ember123`, uuid or hash."""
    if not text or _MADE_UP.search(text) or len(text) > 60:
        return False
    digits = sum(char.isdigit() for char in text)
    return digits <= 2 and not re.search(r"\d[a-zA-Z]+\d", text)


def frame_chain(frame: Frame) -> tuple[str, ...]:
    """Name the frames to go through, outermost first; the main frame is the empty chain."""
    return tuple(one.name or urlsplit(one.url).path for one in _way_to(frame))


async def frame_clues(session: Session, frame: Frame) -> tuple[FrameClue, ...]:
    """Record the frames to go through, outermost first, with all that may find them again."""
    return tuple([await _clue(session, one) for one in _way_to(frame)])


async def find_frame(session: Session, target: Target) -> Frame | None:
    """Return the one frame a target is in; None when it is gone, ambiguous or contradictory."""
    if not target.frames:
        return session.page.main_frame
    if not target.frame_clues:
        fitting = [one for one in session.page.frames if frame_chain(one) == target.frames]
        return fitting[0] if len(fitting) == 1 else None
    frame = session.page.main_frame
    for clue in target.frame_clues:
        inner = await _step_into(session, frame.child_frames, clue)
        if inner is None:
            return None
        frame = inner
    return frame


def _way_to(frame: Frame) -> list[Frame]:
    way: list[Frame] = []
    while frame.parent_frame is not None:
        way.append(frame)
        frame = frame.parent_frame
    return way[::-1]


async def _step_into(session: Session, frames: Sequence[Frame], wanted: FrameClue) -> Frame | None:
    """Choose the one that name and path agree on, or the one that either finds; the title decides last."""
    by_name = [one for one in frames if wanted.name and one.name == wanted.name]
    by_path = [one for one in frames if wanted.path and urlsplit(one.url).path == wanted.path]
    agreed = [one for one in by_name if one in by_path]
    if by_name and by_path and not agreed:
        return None
    fitting = agreed or by_name or by_path
    if len(fitting) == 1:
        return fitting[0]
    among = fitting or frames
    if not wanted.title:
        return None
    clues = await asyncio.gather(*(_clue(session, one) for one in among))
    titled = [one for one, clue in zip(among, clues, strict=True) if clue.title == wanted.title]
    return titled[0] if len(titled) == 1 else None


async def _clue(session: Session, frame: Frame) -> FrameClue:
    title = ""
    try:
        holder = await session.call(frame.frame_element(), 5, tr("枠を調べる"))
        title = await session.call(holder.get_attribute("title"), 5, tr("枠を調べる")) or ""
    except BrowserError:
        if not session.is_open:
            raise
    name = frame.name if is_stable_id(frame.name) else ""
    return FrameClue(name=name, title=title, path=urlsplit(frame.url).path)
