"""The only owner of accessibility snapshots: refs belong to the newest one.

A second snapshot by anybody else would kill the refs of the first, and a dead ref does not fail,
it waits its whole timeout. So each observation has an epoch, and `locator` refuses old ones.
"""

import asyncio
import re
import time
from dataclasses import replace
from typing import Any, Final

from playwright.async_api import Error, Frame, Locator

from studio.browser.aria_parser import parse
from studio.browser.session import Session
from studio.browser.waiting import loaded
from studio.domain.errors import TargetError
from studio.domain.observation import EDITABLE_ROLES, AriaNode, Observation, Tab
from studio.domain.text import clip

SNAPSHOT_TIMEOUT_S: Final = 30.0
MASK: Final = "••••"
_TITLE_MAX: Final = 200
_LARGE_CHARS: Final = 100_000
"""Above this a snapshot is parsed in a thread: 100 kB take about 10 ms."""

_SECRET_FIELDS: Final = """
() => {
  const found = [];
  const visit = root => {
    for (const el of root.querySelectorAll('*')) {
      if (el.shadowRoot) visit(el.shadowRoot);
      if (el.localName !== 'input' || !el.value) continue;
      const hint = (el.getAttribute('autocomplete') || '').toLowerCase();
      if (el.type === 'password' || /one-time-code|cc-number|cc-csc|current-password|new-password/.test(hint))
        found.push(el.value);
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
        secrets = await self._secret_values()
        text = await self._session.call(
            page.aria_snapshot(mode="ai", boxes=True, timeout=SNAPSHOT_TIMEOUT_S * 1000),
            SNAPSHOT_TIMEOUT_S + 2,
            "ページを調べる",
        )
        secrets |= await self._secret_values()
        root = await _parse_masked(text, frozenset(secrets))
        title = await self._session.call(page.title(), 5, "ページの題名を調べる")
        self._epoch += 1
        self._newest = Observation(
            epoch=self._epoch,
            url=page.url,
            title=clip(_masked(title, frozenset(secrets)), _TITLE_MAX),
            root=root,
            tabs=tuple(
                Tab(url=tab.url, title="", is_current=tab is page) for tab in self._session.pages
            ),
            dialogs=self._session.take_dialogs(),
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

    async def _secret_values(self) -> set[str]:
        """Collect what password, one-time-code and card fields hold, in every frame."""
        found: set[str] = set()
        for frame in self._session.page.frames:
            found |= await self._secrets_of(frame)
        return found

    async def _secrets_of(self, frame: Frame) -> set[str]:
        try:
            values: Any = await self._session.call(frame.evaluate(_SECRET_FIELDS), 5, "ページを調べる")
        except Exception as exc:
            if isinstance(exc.__cause__, Error) and re.search(
                "detached|destroyed|navigat", str(exc.__cause__)
            ):
                return set()
            raise
        return {" ".join(str(value).split()) for value in values} - {""}


async def _parse_masked(text: str, secrets: frozenset[str]) -> AriaNode:
    if len(text) > _LARGE_CHARS:
        return await asyncio.to_thread(lambda: _mask_tree(parse(text), secrets))
    return _mask_tree(parse(text), secrets)


def _mask_tree(node: AriaNode, secrets: frozenset[str]) -> AriaNode:
    """Return the tree with secret values masked; the same object when there are none."""
    if not secrets:
        return node
    children = tuple(_mask_tree(child, secrets) for child in node.children)
    is_field = node.role in EDITABLE_ROLES
    text = MASK if is_field and node.text in secrets else _masked(node.text, secrets)
    return replace(node, name=_masked(node.name, secrets), text=text, children=children)


def _masked(text: str, secrets: frozenset[str]) -> str:
    """Mask secrets of four characters and more inside other text; shorter ones are ordinary words."""
    for secret in secrets:
        if len(secret) >= 4:
            text = text.replace(secret, MASK)
    return text


def _stale(ref: str, detail: str) -> TargetError:
    return TargetError(
        "STALE_REF", "操作しようとした部分が、もう画面にありません。", "画面を見直してから続けます。", f"{ref}: {detail}"
    )
