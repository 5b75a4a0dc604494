"""The only owner of accessibility snapshots: refs belong to the newest one.

A second snapshot by anybody else would kill the refs of the first, and a dead ref does not fail,
it waits its whole timeout. So each observation has an epoch, and `locator` refuses old ones.
"""

import asyncio
import logging
import re
import time
from dataclasses import dataclass, replace
from typing import Any, Final
from urllib.parse import quote, quote_plus

from playwright.async_api import Frame, Locator

from studio.browser.aria_parser import parse
from studio.browser.secret_fields import MASKED_FIELDS
from studio.browser.session import Session
from studio.browser.waiting import loaded
from studio.domain.errors import BrowserError, TargetError
from studio.domain.observation import (
    EDITABLE_ROLES,
    MASK,
    AriaNode,
    Box,
    Observation,
    Tab,
    frame_of,
)
from studio.domain.text import clip

logger = logging.getLogger(__name__)

SNAPSHOT_TIMEOUT_S: Final = 30.0
_TITLE_MAX: Final = 200
_LARGE_CHARS: Final = 100_000
"""Above this a snapshot is parsed in a thread: 100 kB take about 10 ms."""

_ECHO_MIN: Final = 4
_MOVED_ON: Final = re.compile("detached|destroyed|navigat|Cannot find context|moved on")
_STAMP: Final = "() => [String(performance.timeOrigin), location.href, document.title]"
_ATTEMPTS: Final = 3
"""How often a look is repeated when the page moved on in the middle of it."""


@dataclass(frozen=True, slots=True)
class _Look:
    """What one look at the page gave, masked."""

    document: str
    url: str
    title: str
    root: AriaNode
    secrets: "Secrets"


class SnapshotOwner:
    """Takes observations of the current tab and resolves their refs."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._epoch = 0
        self._newest: Observation | None = None

    @property
    def newest(self) -> Observation | None:
        """The observation whose refs are alive."""
        return self._newest

    async def take(self) -> Observation:
        """Observe the current tab: every frame, boxes and refs, secrets masked.

        Raises:
            BrowserError: The page is gone or does not answer.
        """
        started = time.perf_counter()
        look = await self._steady_look()
        page = self._session.page
        self._epoch += 1
        self._newest = Observation(
            epoch=self._epoch,
            url=look.url,
            title=look.title,
            root=look.root,
            tabs=tuple(
                Tab(url=look.secrets.masked(tab.url), title="", is_current=tab is page)
                for tab in self._session.pages
            ),
            dialogs=tuple(
                seen.model_copy(update={"message": look.secrets.masked(seen.message)})
                for seen in self._session.dialogs.take()
            ),
            http_status=self._session.http_status,
            elapsed_ms=(time.perf_counter() - started) * 1000,
        )
        return self._newest

    async def locator(self, ref: str, epoch: int | None) -> Locator:
        """Return the element of a live ref.

        Raises:
            TargetError: `STALE_REF`: the ref is of an older observation, or the element is gone.
        """
        if self._newest is None or epoch != self._newest.epoch:
            raise _stale(ref, f"epoch {epoch}, newest {self._epoch}")
        locator = self._session.page.get_by_ref(ref)
        if await self._session.call(locator.count(), 5, "対象を探す") != 1:
            raise _stale(ref, "no element")
        return locator

    async def _steady_look(self) -> _Look:
        """Look until address, title and tree are of one document; the last try is taken as it is."""
        for left in reversed(range(_ATTEMPTS)):
            try:
                before, _, _ = await self._stamp()
                look = await self._look()
            except BrowserError as exc:
                if left == 0 or not _moved_on(exc):
                    raise
                logger.debug("the page moved on while looking: %s", exc.code)
                continue
            if left == 0 or look.document == before:
                return look
        raise AssertionError("the last try returns or raises")

    async def _stamp(self) -> tuple[str, str, str]:
        """Return what tells this document from every other, its address and its title.

        Asked in the page itself: the events of a navigation come later than its first answers.
        """
        await self._session.dialogs_answered()
        await loaded(self._session, 5.0)
        stamp: list[str] = await self._session.call(
            self._session.page.evaluate(_STAMP), 5, "ページの題名を調べる"
        )
        return stamp[0], stamp[1], stamp[2]

    async def _look(self) -> _Look:
        page = self._session.page
        secrets = await self._secret_fields()
        text = await self._session.call(
            page.aria_snapshot(mode="ai", boxes=True, timeout=SNAPSHOT_TIMEOUT_S * 1000),
            SNAPSHOT_TIMEOUT_S + 2,
            "ページを調べる",
        )
        secrets |= await self._secret_fields()
        root = await _parse_masked(text, secrets)
        document, url, title = await self._stamp()
        return _Look(
            document=document,
            url=secrets.masked(url),
            title=clip(secrets.masked(title), _TITLE_MAX),
            root=root,
            secrets=secrets,
        )

    async def _secret_fields(self) -> "Secrets":
        """Find password, one-time-code and card fields in every frame."""
        page = self._session.page
        values: set[str] = set()
        places: list[Place] = []
        for frame in page.frames:
            for value, box in await self._secrets_of(frame):
                values.add(value)
                if box.width:
                    places.append(Place(box, is_in_main=frame is page.main_frame))
        return Secrets(frozenset(values - {""}), tuple(places))

    async def _secrets_of(self, frame: Frame) -> list[tuple[str, Box]]:
        try:
            fields: Any = await self._session.call(
                frame.evaluate(MASKED_FIELDS), 5, "ページを調べる"
            )
        except BrowserError as exc:
            if frame is not self._session.page.main_frame and _moved_on(exc):
                return []
            raise
        return [(" ".join(str(field[0]).split()), Box(*field[1:])) for field in fields]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a secret field stands, in its own frame."""

    box: Box
    is_in_main: bool


@dataclass(frozen=True, slots=True)
class Secrets:
    """What must not leave this module: what secret fields hold, and where they stand."""

    values: frozenset[str]
    places: tuple[Place, ...]

    def __bool__(self) -> bool:
        return bool(self.values or self.places)

    def __or__(self, other: "Secrets") -> "Secrets":
        return Secrets(self.values | other.values, (*self.places, *other.places))

    def masked(self, text: str) -> str:
        """Mask values of four characters and more inside other text, also as an address writes them.

        Shorter ones are ordinary words.
        """
        for value in sorted(self.values, key=len, reverse=True):
            if len(value) >= _ECHO_MIN:
                for written in {value, quote(value, safe=""), quote_plus(value)}:
                    text = text.replace(written, MASK)
        return text

    def is_field(self, node: AriaNode, main_frame: str) -> bool:
        """Say whether a node is one of the secret fields, by its place or by what it holds."""
        if node.role not in EDITABLE_ROLES:
            return False
        is_in_main = frame_of(node.ref or "") == main_frame
        return node.text in self.values or any(
            place.is_in_main is is_in_main and _same_place(node.box, place.box)
            for place in self.places
        )


async def _parse_masked(text: str, secrets: Secrets) -> AriaNode:
    if len(text) > _LARGE_CHARS:
        return await asyncio.to_thread(lambda: mask_tree(parse(text), secrets))
    return mask_tree(parse(text), secrets)


def mask_tree(root: AriaNode, secrets: Secrets) -> AriaNode:
    """Return the tree with secret values masked; the same object when the page has no secret field.

    From the last node to the first, so that each node's children are ready: pages nest as deep as
    they like.
    """
    if not secrets:
        return root
    nodes = tuple(root.walk())
    # After a navigation the refs of the main frame have a prefix too: the outermost ref tells it.
    main_frame = next((frame_of(node.ref) for node in nodes if node.ref), "")
    ready: dict[int, AriaNode] = {}
    for node in reversed(nodes):
        children = tuple(ready.pop(id(child)) for child in node.children)
        ready[id(node)] = replace(_masked_node(node, secrets, main_frame), children=children)
    return ready[id(root)]


def _masked_node(node: AriaNode, secrets: Secrets, main_frame: str) -> AriaNode:
    text, states = secrets.masked(node.text), node.states
    if secrets.is_field(node, main_frame):
        text, states = (MASK if node.text else ""), node.states | {"secret": "true"}
    return replace(
        node,
        name=secrets.masked(node.name),
        text=text,
        states=states,
        url=secrets.masked(node.url),
        placeholder=secrets.masked(node.placeholder),
    )


def _moved_on(exc: BrowserError) -> bool:
    """Say whether a call failed only because its document was replaced meanwhile."""
    return bool(_MOVED_ON.search(str(exc.__cause__)))


def _same_place(left: Box | None, right: Box) -> bool:
    """Compare boxes; the snapshot rounds to whole pixels."""
    if left is None:
        return False
    pairs = (
        (left.x, right.x),
        (left.y, right.y),
        (left.width, right.width),
        (left.height, right.height),
    )
    return all(abs(a - b) <= 1 for a, b in pairs)


def _stale(ref: str, detail: str) -> TargetError:
    return TargetError(
        "STALE_REF",
        "操作しようとした部分が、もう画面にありません。",
        "画面を見直してから続けます。",
        f"{ref}: {detail}",
    )
