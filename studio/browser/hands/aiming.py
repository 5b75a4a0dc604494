"""From a target to the one element an action touches: by live ref, or by its durable candidates."""

import re
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.async_api import Locator

from studio.browser.hands.calendars import Calendars
from studio.browser.hands.press_check import PressCheck, PressPlace, Verified
from studio.browser.hands.refusal import Refused
from studio.browser.hands.virtual_list import ListWalk
from studio.browser.scripts import bound, script
from studio.browser.session import Session
from studio.browser.sight.isolated_contexts import FrameWorld
from studio.browser.sight.snapshot import SECRET_FIELDS, SnapshotOwner
from studio.browser.targets.describing import describe
from studio.browser.targets.finding import FoundElement, NotFound, find
from studio.browser.targets.pins import pins_of
from studio.domain.actions.outcome import ListSearch
from studio.domain.errors import BrowserClosedError, BrowserError, TargetError
from studio.domain.page.observation import MASK, AriaNode, Observation
from studio.domain.page.target import Target, VolatileKind
from studio.domain.text import clip
from studio.engine.perception.tables import Row
from studio.engine.ports import RowSeen, Terms
from studio.engine.replay.identity.calendar_days import day_over
from studio.engine.replay.lists.sameness import row_around, row_seen
from studio.words import tr

_CONTROL_TAGS: Final = frozenset({"button", "input", "select", "textarea", "summary"})
_CONTROL_ROLES: Final = frozenset(
    {"button", "link", "tab", "menuitem", "option", "checkbox", "switch", "radio", "slider"}
)
_NEAR: Final = script("hands/aiming", "near")
_NEAR_SHOWN: Final = 4
_BLANK: Final = re.compile(r"\s+")
_DIGITS: Final = re.compile(r"\d[\d,.]*")
_OWN_WORDS: Final = script("hands/aiming", "ownWords")
_ALL: Final = "(also, own, secret, el) => [also(el), own(el), secret()]"
_NOTHING: Final = "() => null"


@dataclass(frozen=True, slots=True)
class Aim:
    """The element an action is about to touch.

    Attributes:
        locator: The element.
        described: It as a durable target, taken before it is touched.
        found_by: `ref`, or the family of the candidate.
        likeness: Similarity to what was recorded; None for a ref.
        is_control: It is a control of its own, and no picture.
        told: What the script of `also` said of it; None when that was not asked.
        check: Of a press: compares it with what was verified when the page would hear it.
        own: What it said when it was verified, piece by piece.
    """

    locator: Locator
    described: Target
    found_by: str
    likeness: float | None
    is_control: bool = False
    told: Any = None
    check: PressCheck | None = None
    own: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Seen:
    """A live element as it was seen, and the row it was chosen in, if it was."""

    target: Target
    node: AriaNode
    observation: Observation
    row: RowSeen | None


class Aiming:
    """Finds elements on the current tab of a session."""

    def __init__(self, session: Session, snapshots: SnapshotOwner) -> None:
        self._session = session
        self._snapshots = snapshots

    async def at(
        self,
        target: Target,
        terms: Terms,
        *,
        is_held: bool = True,
        also: str = "",
        before: Sequence[str] = (),
    ) -> Aim:
        """Return the element of a live or durable target.

        Args:
            target: What to find.
            terms: Whether a live one is described, and the row it was chosen in.
            is_held: Of a durable one, the very element that was verified and no other; False follows
                what the page puts in its place in the middle of an act of several parts.
            also: A script to be asked of a durable one in the same breath.
            before: What it said when it was found before, and said something else at the press.

        Raises:
            Refused: Not there, several, not the one recorded, or disabled.
            TargetError: `STALE_REF`.
        """
        if target.ref is None:
            return await self._durable(target, also, before, is_held=is_held)
        locator = await self._snapshots.locator(target.ref, target.epoch)
        world = self._snapshots.world_of(target.ref)
        if world and is_held:
            pins = pins_of(self._session)
            pin = await pins.hold(self._session, locator, world, self._snapshots.contexts)
            locator = pin.held
        observation = self._snapshots.newest
        assert observation is not None  # a live locator has an observation
        node = observation.node(target.ref)
        if node is not None and node.is_disabled:
            raise Refused(
                "TARGET_DISABLED",
                tr("{target}は、いま操作できない状態です。", target=target.in_words()),
            )
        described = target
        if terms.describes:
            described = await describe(
                self._session, self._snapshots, locator, observation, target.ref
            )
        is_control = node is not None and node.role in _CONTROL_ROLES
        check = None
        if node is not None:
            seen = _Seen(target, node, observation, terms.row)
            check = self._check_of_live(locator, seen, self._place_in(world))
        return Aim(locator, described, "ref", None, is_control, check=check)

    async def _durable(
        self, target: Target, also: str, before: Sequence[str], *, is_held: bool
    ) -> Aim:
        is_whole = len(self._session.page.frames) == 1  # its secret fields are all in this frame
        secret = SECRET_FIELDS if is_whole else _NOTHING
        found = await self._find(target, bound(_ALL, also or _NOTHING, _OWN_WORDS, secret))
        described = await self._anew(found) or target
        locator = found.locator if is_held else found.way
        told, own, fields = found.told or (None, (), None)
        if fields is not None:
            self._snapshots.hear_fields(fields)
        row_key = target.fingerprint.row_key if target.fingerprint else ""
        verified = Verified(
            own=own,
            own_loose=_loose(target, own, before),
            cells=(row_key,) if row_key else (),
            recorded=True,
        )
        pin = pins_of(self._session).of(found.locator)
        place = self._place_in(pin.world if pin else None)
        name = target.in_words()
        check = PressCheck(self._session, locator, name, verified, _no_other_look, place)
        is_control = found.tag in _CONTROL_TAGS
        family, likeness = found.family.value, found.likeness
        return Aim(locator, described, family, likeness, is_control, told, check, tuple(own))

    def _check_of_live(self, locator: Locator, seen: _Seen, place: PressPlace) -> PressCheck:
        """Return the check of an element of an observation: its name, and what its row said there."""
        node = seen.node
        row = seen.row or row_around(seen.observation, node)
        name = "" if MASK in node.name else node.name
        verified = Verified(
            own=(name,) if name else (),
            cells=row.cells if row else (),
            loose=row.loose if row else (),
            ref=row.ref if row else "",
        )

        async def confirm() -> Locator | None:
            now = await self._snapshots.take()
            again = now.node(node.ref or "")
            if again is None or (again.role, again.name) != (node.role, node.name):
                return None
            if row is not None and not _says_the_same(row, now, again):
                return None
            try:
                return await self._snapshots.locator(again.ref or "", now.epoch)
            except TargetError:
                return None

        in_words = seen.target.in_words()
        return PressCheck(self._session, locator, in_words, verified, confirm, place)

    def _place_in(self, world: FrameWorld | None) -> PressPlace:
        """Return where an element stands; anywhere when nobody knows."""
        if world is None:
            return PressPlace(tuple(self._session.page.frames))
        return PressPlace((world.frame,), (self._snapshots.contexts, world))

    async def _anew(self, found: FoundElement) -> Target | None:
        """Describe what only the tree found: its recorded ways lead nowhere any more."""
        newest = self._snapshots.newest
        if not found.ref or newest is None:
            return None
        return await describe(self._session, self._snapshots, found.locator, newest, found.ref)

    async def _find(self, target: Target, also: str) -> FoundElement:
        limit_s = self._session.options.find_timeout_s
        found = await find(self._session, target, limit_s, self._snapshots, also)
        if isinstance(found, NotFound) and (day := day_over(target.fingerprint)):
            await Calendars(self._session).turn_to(day)
            found = await find(self._session, target, limit_s, self._snapshots, also)
        if isinstance(found, FoundElement):
            return found
        search: ListSearch | None = None
        near: dict[str, None] = {}
        if found.code == "TARGET_NOT_FOUND":
            walked = await self._walk_lists(target, near)
            if isinstance(walked, FoundElement):
                return walked
            search = walked
        if search is None:
            raise Refused(found.code, found.message)
        raise Refused(
            "VLIST_NOT_REACHED",
            tr(
                "{target}が、一覧をスクロールしても見つかりません。{row_key}",
                target=target.in_words(),
                row_key=_named(target.row_key, near),
            ),
            list_search=search,
        )

    async def _walk_lists(
        self, target: Target, near: dict[str, None]
    ) -> FoundElement | ListSearch | None:
        """Look for the target in the lists of the page, from their tops; None when it has none.

        What only begins or goes on like the key of its row is put into `near`.
        """
        search: ListSearch | None = None
        for walk in await ListWalk.lists(self._session):
            seen: list[FoundElement] = []

            async def matches(seen: list[FoundElement] = seen, walk: ListWalk = walk) -> int:
                now = await self._look(target)
                seen.extend([now] if now else [])
                if not now and target.row_key:
                    near.update(dict.fromkeys(await walk.ask(_NEAR, target.row_key)))
                return len(seen)

            await walk.rewind()
            if await walk.until(matches):
                return seen[-1]
            search = await walk.log()
        return search

    async def _look(self, target: Target) -> FoundElement | None:
        """Look once, without waiting."""
        try:
            found = await find(self._session, target, 0)
        except BrowserClosedError:
            raise
        except BrowserError:
            return None  # the list was being rebuilt
        return None if isinstance(found, NotFound) else found


async def _no_other_look() -> Locator | None:
    """Say that what its page does not confirm is another element: it was read in the page itself."""
    return None


def _named(key: str, near: Collection[str]) -> str:
    """Return which entries of a list hold the words of a row among others, "" when none does."""
    if not near:
        return ""
    said = tr("、").join(tr("「{one}」", one=clip(one, 40)) for one in list(near)[:_NEAR_SHOWN])
    more = tr(" など") if len(near) > _NEAR_SHOWN else ""
    return tr(
        "「{key}」を含むものは {count} 件あります：{said}{more}。どれかをそのまま書いてください。",
        key=key,
        count=len(near),
        said=said,
        more=more,
    )


def _says_the_same(row: RowSeen, now: Observation, node: AriaNode) -> bool:
    """Say whether the row around an element says what it said; digits that tick are left out."""
    around = (node, *now.ancestors(node))
    if row.ref:
        found = next((one for one in around if one.ref == row.ref), None)
        said = row_seen(Row(found)) if found else None
    else:
        said = row_around(now, node)
    if said is None:
        return False
    words = {*said.cells, *said.loose}
    shapes = {_undigited(word) for word in words}
    return words.issuperset(row.cells) and shapes.issuperset(_undigited(one) for one in row.loose)


def _loose(target: Target, own: Sequence[str], before: Sequence[str]) -> tuple[str, ...]:
    """Return the words of an element whose digits may be others at the press.

    A count may be any (「カート (3)」). Of everything else, what had other digits a moment ago, and is
    no part of the name by which the element was found.
    """
    if any(part.kind is VolatileKind.COUNT for part in target.volatile):
        return tuple(own)
    known = _plain(target.name + (target.fingerprint.text if target.fingerprint else ""))
    shapes = {_undigited(word) for word in before}
    return tuple(
        word
        for word in own
        if word not in before and _undigited(word) in shapes and word not in known
    )


def _plain(text: str) -> str:
    """Return a text as `ownWords` tells it."""
    return _BLANK.sub("", unicodedata.normalize("NFKC", text))


def _undigited(text: str) -> str:
    return _DIGITS.sub("#", _plain(text))
