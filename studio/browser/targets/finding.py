"""From a durable `Target` to exactly one element of today's page: right, or refused. L0 to L2 of a replay.

An unchanged page costs one short round trip: the best candidate finds one element, which is held on
to (see `pins`), and its traits are read in the same breath. What was verified is what is touched.
"""

import asyncio
import logging
import re
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from playwright.async_api import ElementHandle, Frame, Locator

from studio.browser.scripts import bound, script
from studio.browser.session import Session
from studio.browser.sight.isolated_contexts import FrameWorld
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.targets.frames import find_frame
from studio.browser.targets.pins import pins_of
from studio.browser.targets.probe import (
    PROBE,
    PROBE_ALL,
    PROBE_SHOWN,
    Traits,
    asked_of,
    read_traits,
)
from studio.browser.targets.ways import place_of, to_locator
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.domain.flows.sending import general
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.engine.replay.identity.matching import (
    ACCEPTED_SIMILARITY,
    best_match,
    is_moved_away,
    similarity,
)
from studio.engine.replay.identity.surroundings import ROLELESS
from studio.words import tr

logger = logging.getLogger(__name__)

_POLL_S: Final = 0.05
_LOOK_S: Final = 5.0
_TWINS_MAX: Final = 4
"""How many elements that do the same are compared with the recorded one: a picture, its title, both once more."""
_TREE_AFTER_S: Final = 0.5
"""How long an element may take to appear before the whole tree is searched for it."""
_WEAK_SIMILARITY: Final = 0.95
_HALF: Final = 0.5
"""What is less like it is another thing, and no change of it."""
_BY_NAME: Final = frozenset({Family.ROLE, Family.SCOPED, Family.NEAR, Family.NTH})
_COUNTED: Final = re.compile(r"\d+行目")
_IS_SAME_DEED: Final = script("targets/deeds", "isSameDeed")
_STANDING: Final = script("targets/standing", "standing")
_BOTH: Final = "(probe, also, el, want) => [probe(el, want), also(el)]"
_IS_OTHER: Final = script("targets/finding", "isOther")
_ARE_OTHERS: Final = script("targets/finding", "areOthers")


@dataclass(frozen=True, slots=True)
class FoundElement:
    """One element, found again.

    Attributes:
        locator: The very element that was looked at, while it stays in the page.
        family: The way that found it.
        likeness: Similarity to the fingerprint, 0 to 1.
        way: Finds what stands there, whatever the page has done since.
        tag: Its HTML tag, "" when that was not asked.
        ref: In the newest observation, when it was found there.
        told: What the script of `also` said of it.
    """

    locator: Locator
    family: Family
    likeness: float
    way: Locator
    tag: str = ""
    ref: str = ""
    told: Any = None


@dataclass(frozen=True, slots=True)
class _Seen:
    """What one way finds: how many and, of the single one, its traits and where it is."""

    count: int
    traits: Traits | None
    locator: Locator
    way: Locator
    told: Any = None


@dataclass(frozen=True, slots=True)
class NotFound:
    """Why no element was accepted.

    Attributes:
        code: `TARGET_NOT_FOUND`, `MULTIPLE_TARGETS` or `TARGET_CHANGED`.
        message: The same in Japanese.
        is_final: Waiting does not help: nothing on record could tell it from its like.
    """

    code: str
    message: str
    is_final: bool = False


async def find(
    session: Session,
    target: Target,
    timeout_s: float,
    snapshots: SnapshotOwner | None = None,
    also: str = "",
) -> FoundElement | NotFound:
    """Find a durable target: the first candidate that is single, visible and alike enough.

    Waits up to `timeout_s` for it to appear. Never the first of several, unless they all do the
    very same (`deeds`). When the element is not quite the recorded one, a second family that points
    elsewhere makes it a refusal.

    Args:
        session: The page.
        target: What to find.
        timeout_s: How long it may take to appear.
        snapshots: With it, what no candidate finds is looked for in a fresh observation, names
            folded; that makes older refs stale.
        also: A script that is asked of the element in the same breath as its traits, where that is
            possible; `FoundElement.told` is its answer.
    """
    started = time.monotonic()
    search = _Search(session, target, snapshots, also)
    while True:
        waited_s = time.monotonic() - started
        is_last = waited_s >= timeout_s
        try:
            result = await search.now(with_tree=is_last or search.may_read_tree(waited_s))
        except BrowserClosedError:
            raise
        except BrowserError as exc:  # the page moved on while it was searched
            if is_last:
                raise
            logger.debug("searching again: %s", exc.code)
        else:
            if isinstance(result, FoundElement) or is_last or result.is_final:
                return result
        await asyncio.sleep(_POLL_S)


class _Search:
    """One target, searched for until it appears."""

    def __init__(
        self, session: Session, target: Target, snapshots: SnapshotOwner | None, also: str
    ) -> None:
        self._also = also or "() => null"
        self._session = session
        self._target = target
        self._snapshots = snapshots
        self._trees_read = 0

    def may_read_tree(self, waited_s: float) -> bool:
        """Say whether it is time for a look at the tree: late, once, and on a page that is quiet."""
        is_time = waited_s >= _TREE_AFTER_S and not self._trees_read
        return is_time and not self._session.requests_in_flight(10)

    async def now(self, *, with_tree: bool) -> FoundElement | NotFound:
        """Search once: the candidates, best first, then the tree."""
        frame = await find_frame(self._session, self._target)
        if frame is None:
            words = tr(
                "{target}のある枠（フレーム）が見つかりません。", target=self._target.in_words()
            )
            return NotFound("TARGET_NOT_FOUND", words)
        result = await self._by_candidates(frame, await self._world(frame))
        is_looked_for = with_tree or (isinstance(result, NotFound) and result.is_final)
        if isinstance(result, FoundElement) or not is_looked_for or self._snapshots is None:
            return result
        recorded = self._target.fingerprint
        if result.code == "MULTIPLE_TARGETS" and not (recorded and recorded.name):
            return result  # boxes that say the same: a tree knows even less of them
        return await self._in_tree(self._snapshots, frame) or result

    async def _by_candidates(
        self, frame: Frame, world: FrameWorld | None
    ) -> FoundElement | NotFound:
        target = self._target
        failure = NotFound(
            "TARGET_NOT_FOUND", tr("{target}が見つかりません。", target=target.in_words())
        )
        for index, candidate in enumerate(target.candidates):
            seen = await self._look(frame, candidate, world)
            if seen.traits is None:
                failure = _several(target, seen.count) if seen.count > 1 else failure
                continue
            if _is_of_other_row(target, seen.traits):
                continue
            if await self._leads_elsewhere(frame, seen.locator, seen.traits):
                continue
            likeness = _likeness(target, candidate, seen.traits)
            if not _is_accepted(target, candidate, likeness):
                failure = _unlike(target, likeness, is_untold=_is_untold(target, candidate))
            elif likeness < 1.0 and await self._is_contradicted(frame, seen.locator, index):
                return _contradicted(target)
            else:
                tag, told = seen.traits.tag, seen.told
                return FoundElement(
                    seen.locator, candidate.family, likeness, seen.way, tag, told=told
                )
        return failure

    async def _world(self, frame: Frame) -> FrameWorld | None:
        """Return where elements of a frame can be held unseen; None where that is not possible."""
        if self._snapshots is None:
            return None
        contexts = await self._snapshots.contexts.all()
        return next((world for world in contexts if world.frame is frame), None)

    async def _look(self, frame: Frame, candidate: Candidate, world: FrameWorld | None) -> _Seen:
        """Count the visible elements, and look at the single one."""
        seen = await self._look_at(frame, candidate, place_of(candidate), world)
        if seen.count < 2 or seen.traits is not None or place_of(candidate):
            return seen
        shown = to_locator(frame, candidate).filter(visible=True)
        recorded = self._target.fingerprint or Fingerprint()
        if await self._session.call(shown.evaluate_all(_IS_SAME_DEED), _LOOK_S, tr("対象を探す")):
            places = range(1, min(seen.count, _TWINS_MAX) + 1)
            if recorded.count == seen.count:
                places = [recorded.ordinal]
            looks = [
                await self._look_at(frame, candidate, (at, seen.count), world) for at in places
            ]
            return max(looks, key=lambda one: self._likeness_of(candidate, one))
        standing = shown.evaluate_all(_STANDING, asked_of(recorded))
        place = int(await self._session.call(standing, _LOOK_S, tr("対象を探す")))
        return await self._look_at(frame, candidate, (place, seen.count), world) if place else seen

    def _likeness_of(self, candidate: Candidate, seen: _Seen) -> float:
        return _likeness(self._target, candidate, seen.traits) if seen.traits else 0.0

    async def _look_at(
        self,
        frame: Frame,
        candidate: Candidate,
        place: tuple[int, int] | None,
        world: FrameWorld | None,
    ) -> _Seen:
        shown = to_locator(frame, candidate).filter(visible=True)
        way = shown.nth(place[0] - 1) if place else shown
        asked = asked_of(self._target.fingerprint or Fingerprint())
        if world is None or self._snapshots is None:
            looking = shown.evaluate_all(PROBE_ALL, [asked, place])
            count, answer = await self._session.call(looking, _LOOK_S, tr("対象を探す"))
            return _Seen(count, read_traits(answer) if answer else None, way, way)
        pins = pins_of(self._session)
        pin = pins.new(world, self._snapshots.contexts, place[0] - 1 if place else None)
        both = bound(_BOTH, PROBE, self._also)
        wanted = place[1] if place else 1
        held = await pin.hold_and_ask(self._session, shown, wanted, both, asked)
        if held.answer is None:
            return _Seen(held.count, None, way, way)
        pins.know(pin, way)
        answer, told = held.answer
        return _Seen(held.count, read_traits(answer), pin.held, way, told)

    async def _leads_elsewhere(self, frame: Frame, found: Locator, traits: Traits) -> bool:
        """Say whether a link is another one: the page has that of the recorded address, too, though out of sight."""
        addresses = (one for one in self._target.candidates if one.family is Family.ATTRIBUTE)
        recorded = next((one for one in addresses if one.value.startswith("href")), None)
        if recorded is None or not traits.href or _has_address(traits, recorded):
            return False
        async with self._held(found) as handle:
            asked = to_locator(frame, recorded).evaluate_all(_ARE_OTHERS, handle)
            return bool(await self._session.call(asked, _LOOK_S, tr("対象を調べる")))

    async def _is_contradicted(self, frame: Frame, found: Locator, index: int) -> bool:
        """Say whether another family finds a single visible element that is a different one."""
        candidates = self._target.candidates
        others = [one for one in candidates if one.family is not candidates[index].family]
        async with self._held(found) as handle:
            return await self._point_elsewhere(frame, handle, others)

    @asynccontextmanager
    async def _held(self, found: Locator) -> AsyncGenerator[ElementHandle]:
        """Hold an element while others are compared with it."""
        handle = await self._session.call(found.element_handle(), _LOOK_S, tr("対象を調べる"))
        try:
            yield handle
        finally:
            await self._session.call(handle.dispose(), _LOOK_S, tr("対象を調べる"))

    async def _point_elsewhere(
        self, frame: Frame, handle: ElementHandle, others: Sequence[Candidate]
    ) -> bool:
        checks = [
            to_locator(frame, one)
            .filter(visible=True)
            .evaluate_all(_IS_OTHER, [handle, place_of(one)])
            for one in others
        ]
        asked = [self._session.call(check, _LOOK_S, tr("対象を調べる")) for check in checks]
        return any(await asyncio.gather(*asked))

    async def _in_tree(
        self, snapshots: SnapshotOwner, frame: Frame
    ) -> FoundElement | NotFound | None:
        """Search a fresh observation; what it says is verified in the page before it counts."""
        self._trees_read += 1
        observation = await snapshots.take()
        match = await asyncio.to_thread(best_match, observation, self._target)
        if match is None:
            return None
        locator = await snapshots.locator(match.ref, observation.epoch)
        answer = await self._session.call(
            locator.evaluate(PROBE_SHOWN, asked_of(self._target.fingerprint or Fingerprint())),
            _LOOK_S,
            tr("対象を調べる"),
        )
        traits = read_traits(answer) if answer else None
        async with self._held(locator) as handle:
            owner = await self._session.call(handle.owner_frame(), _LOOK_S, tr("対象を調べる"))
            if traits is None or owner is not frame or not _may_be(self._target, traits):
                return None
            if await self._leads_elsewhere(frame, locator, traits):
                return None
            if await self._point_elsewhere(frame, handle, self._target.candidates):
                return _contradicted(self._target)
        return FoundElement(locator, Family.TREE, match.score, locator, traits.tag, match.ref)


def _likeness(target: Target, by: Candidate, traits: Traits) -> float:
    """Compare the element found with the fingerprint.

    Found by role and name, it has that name. Found in another way, its accessible name is not
    known: what it says by itself is compared.
    """
    recorded = target.fingerprint
    if recorded is None:
        return 1.0
    name = by.scope_name if by.family is Family.NTH else by.value
    if by.family in (Family.CALLED, Family.CELL):
        told = traits.fingerprint(recorded.role, recorded.name or by.value)
        same = {"text": told.text, **_counters(recorded, told, traits.column)}
        return similarity(recorded.model_copy(update=same), told)
    if by.family in _BY_NAME and name and by.role and not by.is_count:
        return similarity(recorded, traits.fingerprint(by.role, name))
    role = by.role if by.family in _BY_NAME else ""
    name = recorded.text or ("" if recorded.role in ROLELESS else recorded.name)
    own = recorded.model_copy(update={"name": name, "role": recorded.role if role else ""})
    return similarity(own, traits.fingerprint(role, traits.text))


def _counters(recorded: Fingerprint, told: Fingerprint, column: str) -> dict[str, str]:
    """Return today's id and field name where they only count the lines of a table whose line is told by its words."""
    if not _row_in(recorded.name, column):
        return {}
    both = {"id": (recorded.id, told.id), "path": (recorded.path, told.path)}
    return {trait: now for trait, (was, now) in both.items() if general(was) == general(now)}


def _is_accepted(target: Target, by: Candidate, likeness: float) -> bool:
    """Say whether it is the recorded one; by the shape of the page alone it must be just as it was."""
    if not by.is_weak or target.fingerprint is None:
        return likeness >= ACCEPTED_SIMILARITY
    return likeness >= _WEAK_SIMILARITY and not _is_untold(target, by)


def _is_untold(target: Target, by: Candidate) -> bool:
    """Say whether nothing on record tells it from another one in its place."""
    recorded = target.fingerprint
    if not by.is_weak or recorded is None:
        return False
    place = (recorded.look, recorded.row_key, recorded.scope, recorded.heading)
    return not any((*place, recorded.testid, recorded.path, recorded.id))


def _may_be(target: Target, traits: Traits) -> bool:
    """Say whether what the tree proposes is of the same row and kind of field."""
    recorded = target.fingerprint
    if recorded is None:
        return True
    is_same_row = not recorded.row_key or bool(traits.row_key)
    found = traits.fingerprint(recorded.role, recorded.name)
    if (
        is_moved_away(recorded, found)
        or _is_twin(recorded, found)
        or _is_of_other_row(target, traits)
    ):
        return False
    return is_same_row and (recorded.type == "password") == (traits.type == "password")


def _is_of_other_row(target: Target, found: Traits) -> bool:
    """Say whether a field is called by another row than the recorded one: 値（東京） for 値（大阪）; rows that are only counted may move."""
    name = target.fingerprint.name if target.fingerprint else ""
    recorded, here = (_row_in(one, found.column) for one in (name, found.called))
    return recorded not in ("", here) and not _COUNTED.fullmatch(recorded)


def _row_in(called: str, column: str) -> str:
    """Return by which row a field is called, "" for none: 東京 of 値（東京） in the column 値."""
    lead = f"{column}（"
    return called[len(lead) : -1] if column and called.startswith(lead) else ""


def _is_twin(recorded: Fingerprint, found: Fingerprint) -> bool:
    """Say whether it is one of those that were called the same then, and were another thing."""
    told = [trait for trait in ("id", "form", "testid", "path") if getattr(recorded, trait)]
    return recorded.count > 1 and any(
        getattr(recorded, trait) != getattr(found, trait) for trait in told
    )


def _has_address(found: Traits, recorded: Candidate) -> bool:
    """Say whether a link has a recorded address, or begins with it."""
    name, _, address = recorded.value.partition("=")
    return found.href == address or (name == "href^" and found.href.startswith(address))


def _several(target: Target, count: int) -> NotFound:
    return NotFound(
        "MULTIPLE_TARGETS",
        tr("{target}が {count} 件見つかり、選べません。", target=target.in_words(), count=count),
    )


def _unlike(target: Target, likeness: float, *, is_untold: bool) -> NotFound:
    if is_untold and likeness >= _WEAK_SIMILARITY:
        words = tr(
            "{target}は、同じように見えるほかの部分と見分ける手がかりが記録されていません。",
            target=target.in_words(),
        )
        return NotFound("TARGET_CHANGED", words, is_final=True)
    looks = target.fingerprint
    if likeness < _HALF and looks is not None and looks.row_also:
        words = tr(
            "「{row_key}」の行に「{also}」がそろっていません。",
            row_key=looks.row_key,
            also=tr("」「").join(looks.row_also),
        )
        return NotFound("TARGET_CHANGED", words)
    if likeness < _HALF:
        words = tr(
            "{target}にあたるものが記録したときと大きく違い、同じか確かめられません。",
            target=target.in_words(),
        )
        return NotFound("TARGET_CHANGED", words)
    return NotFound(
        "TARGET_CHANGED",
        tr(
            "{target}に似たものはありますが、記録したものと同じか確かめられません。",
            target=target.in_words(),
        ),
    )


def _contradicted(target: Target) -> NotFound:
    return NotFound(
        "TARGET_CHANGED",
        tr("{target}の手がかりが、別々の部分を指しています。", target=target.in_words()),
    )
