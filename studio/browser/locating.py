"""From a live element to a durable `Target`, and back from a `Target` to exactly one element.

A candidate is kept only if it resolves to exactly one visible element at record time and that
element is the one meant. Text of the page is only ever an argument of a Playwright locator, never
a piece of selector language (attribute values are quoted).
"""

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.async_api import Frame, Locator, Page

from studio.browser.secret_fields import IS_MASKED
from studio.browser.session import Session
from studio.domain.errors import BrowserClosedError, BrowserError, BrowserTimeoutError
from studio.domain.observation import AriaNode, Observation
from studio.domain.target import Candidate, Family, Fingerprint, Target
from studio.engine.replay.matching import ACCEPTED_SIMILARITY, similarity

logger = logging.getLogger(__name__)

MAX_CANDIDATES: Final = 5
_SCORES: Final = {
    Family.TEST_ID: 10,
    Family.ROLE: 100,
    Family.LABEL: 110,
    Family.PLACEHOLDER: 120,
    Family.TITLE: 130,
    Family.SCOPED: 140,
    Family.TEXT: 180,
    Family.ATTRIBUTE: 220,
    Family.ID: 250,
}
_SCOPE_ROLES: Final = frozenset(
    {
        "dialog",
        "alertdialog",
        "form",
        "region",
        "navigation",
        "search",
        "group",
        "table",
        "banner",
        "main",
    }
)
_ROLELESS: Final = frozenset({"generic", "text", "clickable", "iframe", "document"})
_POLL_S: Final = 0.05

_TRAITS: Final = (
    """
el => {
  const tidy = text => (text || '').replace(/\\s+/g, ' ').trim();
  const attribute = name => el.getAttribute(name) || '';
  let path = attribute('name');
  if (el.localName === 'a' && el.href) { try { path = new URL(el.href).pathname; } catch (e) { path = ''; } }
  return {
    tag: el.localName, type: el.type && typeof el.type === 'string' ? el.type : '', id: el.id || '',
    field: attribute('name'), href: el.localName === 'a' ? attribute('href') : '', path,
    testid: attribute('data-testid'), placeholder: attribute('placeholder'), title: attribute('title'),
    labels: el.labels ? [...el.labels].map(label => tidy(label.innerText)) : [],
    text: tidy(el.innerText).slice(0, 120), masked: ("""
    + IS_MASKED
    + """)(el),
  };
}
"""
)


@dataclass(frozen=True, slots=True)
class Found:
    """One element, found again.

    Attributes:
        family: The way that found it.
        likeness: Similarity to the fingerprint, 0 to 1.
    """

    locator: Locator
    family: Family
    likeness: float


@dataclass(frozen=True, slots=True)
class NotFound:
    """Why no element was accepted.

    Attributes:
        code: `TARGET_NOT_FOUND`, `MULTIPLE_TARGETS` or `TARGET_CHANGED`.
        message: The same in Japanese.
    """

    code: str
    message: str


async def describe(
    session: Session, locator: Locator, observation: Observation, ref: str
) -> Target:
    """Describe a live element so that it can be found next month; taken before it is touched."""
    node = observation.node(ref) or AriaNode(role="generic")
    traits: dict[str, Any] = await session.call(locator.evaluate(_TRAITS), 5, "対象を調べる")
    handle = await session.call(locator.element_handle(), 5, "対象を調べる")
    frame = await session.call(handle.owner_frame(), 5, "対象を調べる") or session.page.main_frame
    scopes = [
        scope for scope in observation.ancestors(node) if scope.role in _SCOPE_ROLES and scope.name
    ]
    kept: list[Candidate] = []
    for candidate in _proposals(node, traits, scopes[:2]):
        if len(kept) == MAX_CANDIDATES:
            break
        found = to_locator(frame, candidate)
        if await _single_visible(session, found) and await session.call(
            found.evaluate("(el, other) => el === other", handle), 5, "対象を調べる"
        ):
            kept.append(candidate)
    await session.call(handle.dispose(), 5, "対象を調べる")
    return Target(
        role=node.role,
        name=_called(node, traits),
        frames=_frame_chain(frame),
        candidates=tuple(kept),
        fingerprint=_fingerprint(node.role, node.name, traits),
    )


async def find(session: Session, target: Target, timeout_s: float) -> Found | NotFound:
    """Find a durable target: the first candidate that is single, visible and alike enough.

    Waits up to `timeout_s` for it to appear. Never the first of several. When the element is
    not quite the recorded one, a second family that points elsewhere makes it a refusal.
    """
    ends_at = time.monotonic() + timeout_s
    while True:
        try:
            result = await _find_now(session, target)
        except BrowserClosedError:
            raise
        except BrowserError as exc:  # the page moved on while it was searched
            if time.monotonic() >= ends_at:
                raise
            logger.debug("searching again: %s", exc.code)
        else:
            if isinstance(result, Found) or time.monotonic() >= ends_at:
                return result
        await asyncio.sleep(_POLL_S)


def to_locator(root: Page | Frame, candidate: Candidate) -> Locator:
    """Return the Playwright locator of a candidate."""
    value = candidate.value
    match candidate.family:
        case Family.TEST_ID:
            return root.get_by_test_id(value)
        case Family.ROLE:
            return root.get_by_role(candidate.role, name=value, exact=True)  # type: ignore[arg-type]
        case Family.LABEL:
            return root.get_by_label(value, exact=True)
        case Family.PLACEHOLDER:
            return root.get_by_placeholder(value, exact=True)
        case Family.TITLE:
            return root.get_by_title(value, exact=True)
        case Family.SCOPED:
            scope = root.get_by_role(candidate.scope_role, name=candidate.scope_name, exact=True)  # type: ignore[arg-type]
            return scope.get_by_role(candidate.role, name=value, exact=True)  # type: ignore[arg-type]
        case Family.TEXT:
            return root.get_by_text(value, exact=True)
        case Family.ATTRIBUTE:
            name, _, wanted = value.partition("=")
            return root.locator(f"[{name}={json.dumps(wanted, ensure_ascii=False)}]")
        case Family.ID:
            return root.locator(f"[id={json.dumps(value, ensure_ascii=False)}]")


def _proposals(
    node: AriaNode, traits: dict[str, Any], scopes: Sequence[AriaNode]
) -> list[Candidate]:
    """List every way that might find the element, best first."""
    found: list[Candidate] = []

    def propose(family: Family, value: str, **more: str) -> None:
        if value:
            found.append(Candidate(family=family, value=value, score=_SCORES[family], **more))

    propose(Family.TEST_ID, traits["testid"])
    if node.role not in _ROLELESS and node.name:
        propose(Family.ROLE, node.name, role=node.role)
        for scope in scopes:
            propose(
                Family.SCOPED,
                node.name,
                role=node.role,
                scope_role=scope.role,
                scope_name=scope.name,
            )
    for label in traits["labels"]:
        propose(Family.LABEL, label)
    propose(Family.PLACEHOLDER, traits["placeholder"])
    propose(Family.TITLE, traits["title"])
    if traits["tag"] not in ("input", "select", "textarea"):
        propose(Family.TEXT, traits["text"])
    if traits["field"]:
        propose(Family.ATTRIBUTE, f"name={traits['field']}")
    if traits["href"] and not traits["href"].startswith(("#", "javascript:")):
        propose(Family.ATTRIBUTE, f"href={traits['href']}")
    if traits["id"] and not any(char.isdigit() for char in traits["id"]):
        propose(Family.ID, traits["id"])
    return sorted(found, key=lambda candidate: candidate.score)


async def _find_now(session: Session, target: Target) -> Found | NotFound:
    frame = _frame(session, target.frames)
    if frame is None:
        return NotFound(
            "TARGET_NOT_FOUND", f"{target.in_words()}のある枠（フレーム）が見つかりません。"
        )
    failure = NotFound("TARGET_NOT_FOUND", f"{target.in_words()}が見つかりません。")
    for index, candidate in enumerate(target.candidates):
        locator = to_locator(frame, candidate).filter(visible=True)
        count = await session.call(locator.count(), 5, "対象を探す")
        if count > 1:
            failure = NotFound(
                "MULTIPLE_TARGETS", f"{target.in_words()}が {count} 件見つかり、選べません。"
            )
        if count != 1:
            continue
        likeness = await _likeness(session, locator, target, candidate)
        if likeness < ACCEPTED_SIMILARITY:
            failure = NotFound(
                "TARGET_CHANGED",
                f"{target.in_words()}に似たものはありますが、記録したものと同じか確かめられません（似ている度 {likeness:.2f}）。",
            )
            continue
        if likeness < 1.0 and await _is_contradicted(session, frame, locator, target, index):
            return NotFound(
                "TARGET_CHANGED", f"{target.in_words()}の手がかりが、別々の部分を指しています。"
            )
        return Found(locator, candidate.family, likeness)
    return failure


async def _likeness(session: Session, locator: Locator, target: Target, by: Candidate) -> float:
    """Compare the element found with the fingerprint; one that vanished meanwhile is unlike."""
    if target.fingerprint is None:
        return 1.0
    try:
        traits: dict[str, Any] = await session.call(
            locator.evaluate(_TRAITS, timeout=1_000), 3, "対象を調べる"
        )
    except BrowserTimeoutError:
        return 0.0
    found_by_name = by.family in (Family.ROLE, Family.SCOPED)
    name = by.value if found_by_name else _own_name(traits)
    recorded = target.fingerprint
    if not found_by_name:
        recorded = recorded.model_copy(update={"name": recorded.text or recorded.name, "role": ""})
    return similarity(recorded, _fingerprint(by.role or recorded.role, name, traits))


async def _is_contradicted(
    session: Session, frame: Frame, found: Locator, target: Target, index: int
) -> bool:
    """Say whether another family finds a single visible element that is a different one."""
    handle = await session.call(found.element_handle(), 5, "対象を調べる")
    family = target.candidates[index].family
    for other in target.candidates[index + 1 :]:
        if other.family is family:
            continue
        locator = to_locator(frame, other).filter(visible=True)
        if await session.call(locator.count(), 5, "対象を探す") == 1 and not await session.call(
            locator.evaluate("(el, other) => el === other", handle), 5, "対象を調べる"
        ):
            return True
    return False


async def _single_visible(session: Session, locator: Locator) -> bool:
    return await session.call(locator.filter(visible=True).count(), 5, "対象を探す") == 1


def _called(node: AriaNode, traits: dict[str, Any]) -> str:
    """Return what a person would call it."""
    return node.name or _own_name(traits) or str(traits["placeholder"]) or node.text[:60]


def _own_name(traits: dict[str, Any]) -> str:
    labels: list[str] = traits["labels"]
    return labels[0] if labels else str(traits["text"] or traits["title"] or traits["placeholder"])


def _fingerprint(role: str, name: str, traits: dict[str, Any]) -> Fingerprint:
    return Fingerprint(
        tag=traits["tag"],
        role=role,
        type=traits["type"],
        name=name,
        id=traits["id"],
        path=traits["path"],
        text=_own_name(traits),
        is_masked=bool(traits["masked"]),
    )


def _frame_chain(frame: Frame) -> tuple[str, ...]:
    """Name the frames to go through, outermost first; the main frame is the empty chain."""
    chain: list[str] = []
    while frame.parent_frame is not None:
        chain.append(frame.name or urlsplit(frame.url).path)
        frame = frame.parent_frame
    return tuple(reversed(chain))


def _frame(session: Session, chain: tuple[str, ...]) -> Frame | None:
    """Return the one frame with this chain, or None."""
    fitting = [frame for frame in session.page.frames if _frame_chain(frame) == chain]
    return fitting[0] if len(fitting) == 1 else None
