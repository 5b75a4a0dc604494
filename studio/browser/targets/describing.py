"""From a live element to a durable `Target`: every way to find it again, proved at record time.

A candidate is kept only if it resolves to exactly one visible element, or to some that do the very
same, and the element meant is among them; what the fingerprint says of the place is kept only if the page confirms it.
"""

import asyncio
from typing import Any, Final

from playwright.async_api import ElementHandle, Frame, Locator

from studio.browser.scripts import script
from studio.browser.session import Session
from studio.browser.targets.frames import frame_chain, frame_clues
from studio.browser.targets.probe import CLUES, PROBE, asked_of, read_traits
from studio.browser.targets.proposing import (
    Subject,
    called,
    chosen,
    fingerprint_of,
    place_around,
    proposals_by_words,
    strong_proposals,
    weak_proposals,
    without_secrets,
)
from studio.browser.targets.ways import place_of, to_locator
from studio.domain.errors import BrowserError
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Candidate, Target
from studio.engine.replay.identity.surroundings import surroundings
from studio.engine.replay.identity.volatile import volatile_parts
from studio.words import tr

_LOOK_S: Final = 5.0
_IS_ONE: Final = script("targets/describing", "isOne")


async def describe(
    session: Session, locator: Locator, observation: Observation, ref: str
) -> Target:
    """Describe a live element so that it can be found next month; taken before it is touched."""
    node = observation.node(ref) or AriaNode(role="generic")
    around = surroundings(observation, node)
    handle = await session.call(locator.element_handle(), _LOOK_S, tr("対象を調べる"))
    try:
        asked = asked_of(place_around(around))
        owner, answer, clues = await session.call(
            _asked_together(handle, asked), _LOOK_S, tr("対象を調べる")
        )
        frame: Frame = owner or session.page.main_frame
        traits = without_secrets(read_traits(answer), node)
        subject = Subject(node, around, traits, clues)
        kept = await _proved(session, frame, handle, subject)
    finally:
        await session.call(handle.dispose(), _LOOK_S, tr("対象を調べる"))
    name = called(subject)
    return Target(
        role=node.role,
        name=name,
        frames=frame_chain(frame),
        frame_clues=await frame_clues(session, frame),
        candidates=tuple(kept),
        volatile=volatile_parts(name),
        fingerprint=fingerprint_of(subject),
    )


async def _asked_together(handle: ElementHandle, asked: object) -> tuple[Frame | None, Any, Any]:
    return await asyncio.gather(
        handle.owner_frame(), handle.evaluate(PROBE, asked), handle.evaluate(CLUES)
    )


async def _proved(
    session: Session, frame: Frame, handle: ElementHandle, subject: Subject
) -> list[Candidate]:
    """Keep at most five of at least three families; weak ones only when there is nothing else."""
    strong = [one for one in strong_proposals(subject) if not one.is_weak]
    kept = chosen(await _singles(session, frame, handle, strong))
    if kept:
        return kept
    said = list(proposals_by_words(subject))
    # Words that are not of the row hold it only where nothing else has them.
    is_alone = bool(subject.around.row_keys)
    kept = chosen(await _singles(session, frame, handle, said, is_alone=is_alone))
    if kept:
        return kept
    weak = list(weak_proposals(subject))
    kept = await _singles(session, frame, handle, weak)
    return kept[:1] or await _placed(session, frame, handle, weak[-1])


async def _placed(
    session: Session, frame: Frame, handle: ElementHandle, way: Candidate
) -> list[Candidate]:
    """Count in the page: it asks for a role alone where the tree counts what has no name either."""
    shown = to_locator(frame, way).filter(visible=True)
    asking = shown.evaluate_all("(els, el) => [els.indexOf(el) + 1, els.length]", handle)
    place, count = await session.call(asking, _LOOK_S, tr("対象を調べる"))
    return [way.model_copy(update={"value": f"{place}/{count}"})] if place else []


async def _singles(
    session: Session,
    frame: Frame,
    handle: ElementHandle,
    proposals: list[Candidate],
    *,
    is_alone: bool = False,
) -> list[Candidate]:
    """Return the proposals that find this very element and nothing that does another thing, all asked at once."""
    results = await asyncio.gather(
        *(_is_single(session, frame, handle, one, is_alone=is_alone) for one in proposals)
    )
    return [one for one, is_kept in zip(proposals, results, strict=True) if is_kept]


async def _is_single(
    session: Session, frame: Frame, handle: ElementHandle, candidate: Candidate, *, is_alone: bool
) -> bool:
    found = to_locator(frame, candidate).filter(visible=True)
    check = found.evaluate_all(_IS_ONE, [handle, place_of(candidate), is_alone])
    try:
        return bool(await session.call(check, _LOOK_S, tr("対象を調べる")))
    except BrowserError:
        if not session.is_open:
            raise
        return False  # text that no locator can say, or a page that is too slow for this one
