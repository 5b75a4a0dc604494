"""From a live element to a durable `Target`: every way to find it again, proved at record time.

A candidate is kept only if it resolves to exactly one visible element, or to some that do the very
same, and the element meant is among them; what the fingerprint says of the place is kept only if the page confirms it.
"""

import asyncio
from typing import Any, Final

from playwright.async_api import Locator

from studio.browser.scripts import bound, script
from studio.browser.session import Session
from studio.browser.sight.isolated_contexts import FrameWorld
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.targets.frames import frame_chain, frame_clues
from studio.browser.targets.pins import Pin, pins_of
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
_TRAITS: Final = f"(el, asked) => [({PROBE})(el, asked), ({CLUES})(el)]"
_OF_FOUND: Final = script("targets/describing", "ofFound")
_ARE_ONE: Final = script("targets/describing", "areOne")
_PLACE: Final = "(el, [found]) => [found.indexOf(el) + 1, found.length]"


async def describe(
    session: Session,
    snapshots: SnapshotOwner,
    locator: Locator,
    observation: Observation,
    ref: str,
    world: FrameWorld | None = None,
) -> Target:
    """Describe a live element so that it can be found next month; taken before it is touched.

    Args:
        session: Whose page it stands on.
        snapshots: Made the observation.
        locator: The element.
        observation: The newest one.
        ref: What the observation calls it; "" where it does not.
        world: Where it stands, which an element without a ref does not say itself.

    Raises:
        BrowserError: Its page moved on, or does not answer.
    """
    node = observation.node(ref) or AriaNode(role="generic")
    around = surroundings(observation, node)
    pins = pins_of(session)
    world, contexts = world or snapshots.world_of(ref), snapshots.contexts
    pin = pins.of(locator) or await pins.hold(session, locator, world, contexts)
    frame = pin.world.frame
    traits, clues = await pin.ask(_TRAITS, asked_of(place_around(around)))
    subject = Subject(node, around, without_secrets(read_traits(traits), node), clues)
    kept = await _proved(session, pin, subject)
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


async def _proved(session: Session, pin: Pin, subject: Subject) -> list[Candidate]:
    """Keep at most five of at least three families; weak ones only when there is nothing else."""
    strong = [one for one in strong_proposals(subject) if not one.is_weak]
    kept = chosen(await _singles(session, pin, strong))
    if kept:
        return kept
    said = list(proposals_by_words(subject))
    # Words that are not of the row hold it only where nothing else has them.
    is_alone = bool(subject.around.row_keys)
    kept = chosen(await _singles(session, pin, said, is_alone=is_alone))
    if kept:
        return kept
    weak = list(weak_proposals(subject))
    kept = await _singles(session, pin, weak)
    return kept[:1] or await _placed(session, pin, weak[-1])


async def _placed(session: Session, pin: Pin, way: Candidate) -> list[Candidate]:
    """Count in the page: it asks for a role alone where the tree counts what has no name either."""
    place, count = await _told_of(session, pin, [way], _PLACE)
    return [way.model_copy(update={"value": f"{place}/{count}"})] if place else []


async def _singles(
    session: Session, pin: Pin, proposals: list[Candidate], *, is_alone: bool = False
) -> list[Candidate]:
    """Return the proposals that find this very element and nothing that does another thing, all asked at once."""
    places = [place_of(one) for one in proposals]
    kept = await _told_of(session, pin, proposals, _ARE_ONE, [places, is_alone])
    return [one for one, is_kept in zip(proposals, kept, strict=True) if is_kept]


async def _told_of(
    session: Session, pin: Pin, ways: list[Candidate], script: str, argument: object = None
) -> Any:  # noqa: ANN401 - what JavaScript returns
    """Have every way looked for, and ask the element about what each of them found; unseen by its page."""
    seeking = [pins_of(session).new(pin.world, pin.contexts, None) for _ in ways]
    sought = (
        seek.holding(to_locator(pin.world.frame, way).filter(visible=True))
        for seek, way in zip(seeking, ways, strict=True)
    )
    await asyncio.gather(*(_looked_for(session, one) for one in sought))
    keys = [str(seek.key) for seek in seeking]
    return await pin.ask(bound(_OF_FOUND, script), [keys, argument])


async def _looked_for(session: Session, sought: Locator) -> None:
    try:
        await session.call(sought.count(), _LOOK_S, tr("対象を調べる"))
    except BrowserError:
        if not session.is_open:
            raise
        # Text that no locator can say, or a page that is too slow for this one: it finds nothing.
