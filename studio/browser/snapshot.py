"""The only owner of accessibility snapshots: refs belong to the newest one.

A second snapshot by anybody else would kill the refs of the first, and a dead ref does not fail,
it waits its whole timeout. So each observation has an epoch, and `locator` refuses old ones.
"""

import asyncio
import re
import time
from dataclasses import dataclass, replace
from typing import Any, Final

from playwright.async_api import Frame, Locator

from studio.browser.aria_parser import parse
from studio.browser.session import Session
from studio.browser.waiting import loaded
from studio.domain.errors import BrowserError, TargetError
from studio.domain.observation import EDITABLE_ROLES, MASK, AriaNode, Box, Observation, Tab
from studio.domain.text import clip

SNAPSHOT_TIMEOUT_S: Final = 30.0
_TITLE_MAX: Final = 200
_LARGE_CHARS: Final = 100_000
"""Above this a snapshot is parsed in a thread: 100 kB take about 10 ms."""

_FIELDS_TO_MASK: Final = """
() => {
  const found = [];
  const visit = root => {
    for (const el of root.querySelectorAll('*')) {
      if (el.shadowRoot) visit(el.shadowRoot);
      if (el.localName !== 'input') continue;
      const hint = (el.getAttribute('autocomplete') || '').toLowerCase();
      if (el.type === 'password' || /one-time-code|cc-number|cc-csc|current-password|new-password/.test(hint)) {
        const box = el.getBoundingClientRect();
        found.push([el.value, box.x, box.y, box.width, box.height]);
      }
    }
  };
  visit(document);
  return found;
}
"""


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
        await loaded(self._session, 5.0)
        page = self._session.page
        secrets = await self._secret_fields()
        text = await self._session.call(
            page.aria_snapshot(mode="ai", boxes=True, timeout=SNAPSHOT_TIMEOUT_S * 1000),
            SNAPSHOT_TIMEOUT_S + 2,
            "ページを調べる",
        )
        secrets |= await self._secret_fields()
        root = await _parse_masked(text, secrets)
        title = await self._session.call(page.title(), 5, "ページの題名を調べる")
        self._epoch += 1
        self._newest = Observation(
            epoch=self._epoch,
            url=page.url,
            title=clip(secrets.masked(title), _TITLE_MAX),
            root=root,
            tabs=tuple(
                Tab(url=tab.url, title="", is_current=tab is page) for tab in self._session.pages
            ),
            dialogs=self._session.take_dialogs(),
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

    async def _secret_fields(self) -> "_Secrets":
        """Find password, one-time-code and card fields in every frame."""
        found: list[tuple[str, Box]] = []
        for frame in self._session.page.frames:
            found += await self._secrets_of(frame)
        return _Secrets(
            values=frozenset(value for value, _ in found if value),
            boxes=tuple(box for _, box in found if box.width),
        )

    async def _secrets_of(self, frame: Frame) -> list[tuple[str, Box]]:
        try:
            fields: Any = await self._session.call(
                frame.evaluate(_FIELDS_TO_MASK), 5, "ページを調べる"
            )
        except BrowserError as exc:
            if re.search("detached|destroyed|navigat", str(exc.__cause__)):
                return []
            raise
        return [(" ".join(str(field[0]).split()), Box(*field[1:])) for field in fields]


@dataclass(frozen=True, slots=True)
class _Secrets:
    """What must not leave this module.

    Attributes:
        values: What secret fields hold.
        boxes: Where they stand, each in its own frame.
    """

    values: frozenset[str]
    boxes: tuple[Box, ...]

    def __or__(self, other: "_Secrets") -> "_Secrets":
        return _Secrets(self.values | other.values, (*self.boxes, *other.boxes))

    def masked(self, text: str) -> str:
        """Mask values of four characters and more inside other text; shorter ones are ordinary words."""
        for value in self.values:
            if len(value) >= 4:
                text = text.replace(value, MASK)
        return text

    def is_field(self, node: AriaNode) -> bool:
        """Say whether a node is one of the secret fields, by its place or by what it holds."""
        if node.role not in EDITABLE_ROLES:
            return False
        return node.text in self.values or any(_same_place(node.box, box) for box in self.boxes)


async def _parse_masked(text: str, secrets: _Secrets) -> AriaNode:
    if len(text) > _LARGE_CHARS:
        return await asyncio.to_thread(lambda: _mask_tree(parse(text), secrets))
    return _mask_tree(parse(text), secrets)


def _mask_tree(node: AriaNode, secrets: _Secrets) -> AriaNode:
    """Return the tree with secret values masked; the same object when the page has no secret field."""
    if not secrets.boxes and not secrets.values:
        return node
    children = tuple(_mask_tree(child, secrets) for child in node.children)
    text, states = secrets.masked(node.text), node.states
    if secrets.is_field(node):
        text, states = (MASK if node.text else ""), node.states | {"secret": "true"}
    return replace(
        node, name=secrets.masked(node.name), text=text, states=states, children=children
    )


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
