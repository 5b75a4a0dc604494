"""L3: out of the way with what lies over the page, back with what was open; no model, no guess, nothing sent."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from studio.domain.actions.action import Click, Hover, Scroll, ScrollWay
from studio.domain.actions.outcome import COVERED_BY, Outcome
from studio.domain.errors import BrowserClosedError, BrowserError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.observation import DIALOG_ROLES, EDITABLE_ROLES, AriaNode, Observation
from studio.domain.page.target import Target
from studio.domain.text import clip, squeeze
from studio.engine.guard.facts.acts import ActKind, kind_of
from studio.engine.guard.facts.words import says_irreversible
from studio.engine.healing.refusing import COVERED
from studio.engine.ports import OutgoingRequest, RequestKind, SettlePolicy
from studio.engine.replay.openers import is_called, is_shut
from studio.engine.runs.run import RunContext
from studio.words import tr

LOCATE_S: Final = 1.0
"""How long an element may take to show after something was put out of its way."""
MAX_OVERLAYS: Final = 3
_CLOSING: Final = frozenset(
    {
        "同意する", "同意して閉じる", "すべて同意", "すべて同意する", "すべてのcookieを受け入れる", "すべて受け入れる",
        "拒否する", "すべて拒否", "すべて拒否する", "閉じる", "とじる", "後で", "あとで", "今はしない", "スキップ", "スキップする",
        "×", "✕", "✖", "⨯", "x", "accept", "acceptall", "acceptallcookies", "allowall", "reject", "rejectall", "close",
        "dismiss", "later", "maybelater", "notnow", "nothanks", "skip", "gotit", "iagree", "agree",
    }
)  # fmt: skip
"""Labels, squeezed, that put away what nobody asked for. Never OK, はい or 次へ: those may mean anything."""
_COVERING: Final = re.compile(
    re.escape(COVERED_BY).replace(r"\{name\}", "").replace(r"\{cover\}", "(?P<words>.+)")
)
_COVER_CHARS: Final = 12
_COVER_MAX: Final = 600
"""Words of a box that may count as a cover; more is the page itself."""
_MENU_ROLES: Final = frozenset(
    {"menuitem", "menuitemcheckbox", "menuitemradio", "option", "treeitem"}
)
_MENU_NAMES: Final = frozenset(
    {"メニュー", "menu", "ナビゲーション", "navigation", "メニューを開く", "openmenu"}
)
_PRESSED: Final = frozenset({"button", "link", "clickable", "generic", "img"})


@dataclass(frozen=True, slots=True)
class Recovered:
    """An element that is within reach again.

    Attributes:
        words: What was done for it, one Japanese sentence.
    """

    words: str


class Recovery:
    """The deterministic recovery of one replay.

    Args:
        context: The run.
        flow: For what its steps want on the page.
        take_post: Puts the replay's own traffic policy back.
    """

    def __init__(self, context: RunContext, flow: Flow, take_post: Callable[[], None]) -> None:
        self._context = context
        self._flow = flow
        self._take_post = take_post
        self._refused = 0

    async def bring_back(
        self, step: FlowStep, target: Target, outcome: Outcome
    ) -> Recovered | None:
        """Try in turn to settle, to close overlays, to open menus again and to scroll.

        Args:
            step: Of the flow.
            target: With this run's values.
            outcome: Why it could not be reached.

        Raises:
            BrowserClosedError: The run cannot go on.
        """
        browser = self._context.browser
        page = await browser.observe(SettlePolicy.SETTLED)
        if outcome.code not in COVERED:
            if (await browser.locate(target, 0.0)).is_ok:
                return Recovered(tr("画面が落ち着くのを待ちました。"))
            page = await self._context.observe()  # looking for it made the refs stale
        closed = await self._close_overlays(step, target, outcome, page)
        if closed is not None:
            return closed
        if outcome.code in COVERED:
            return None
        return await self._open_again(step, target) or await self._scroll_to(target)

    async def _is_there(self, target: Target) -> bool:
        return (await self._context.browser.locate(target, LOCATE_S)).is_ok

    async def _close_overlays(
        self, step: FlowStep, target: Target, outcome: Outcome, page: Observation
    ) -> Recovered | None:
        """Close one after the other until the element is there, or none is left that may be closed."""
        told: list[str] = []
        for _ in range(MAX_OVERLAYS):
            overlay = next(overlays(page, self._flow, step, outcome), None)
            if overlay is None or not await self._press(page, overlay.button):
                return None
            told.append(clip(overlay.button.label, 20))
            page = await self._context.browser.observe(SettlePolicy.SETTLED)
            is_over = next(overlays(page, self._flow, step, outcome), None) is None
            if is_over and await self._is_there(target):
                return Recovered(
                    tr("上に重なっていた表示を「{told}」で閉じました。", told=tr("」「").join(told))
                )
        return None

    async def _open_again(self, step: FlowStep, target: Target) -> Recovered | None:
        """Open the menu that the step before had opened, or the one menu of the page that is shut."""
        page = await self._context.observe()
        opener = self._former_opener(step, target, page) or _shut_menu(page)
        if opener is None or not await self._press(page, opener):
            return None
        if not await self._is_there(target):
            return None
        return Recovered(
            tr("閉じていた「{label}」を開き直しました。", label=clip(opener.label, 20))
        )

    def _former_opener(self, step: FlowStep, target: Target, page: Observation) -> AriaNode | None:
        """Return the control of the step before, where it opened what the element stands in."""
        position = next((n for n, one in enumerate(self._flow.steps) if one.id == step.id), 0)
        before = self._flow.steps[position - 1] if position else None
        if before is None or before.needs_approval:
            return None
        opened = before.action.element
        if opened is None or not isinstance(before.action, Click | Hover):
            return None
        node = next((n for n in page.operable if is_called(n, opened)), None)
        if node is None or kind_of(before.action) not in (ActKind.HARMLESS, ActKind.LOOKS):
            return node if node is not None and is_shut(node) else None
        is_menu = target.role in _MENU_ROLES or isinstance(before.action, Hover)
        return node if is_shut(node) or is_menu else None

    async def _scroll_to(self, target: Target) -> Recovered | None:
        """Scroll an endless page until the name of the element shows."""
        if len(squeeze(target.name)) < 2 or target.frames:
            return None
        is_shown = (await self._carefully(Scroll(until=target.name))).is_ok
        if is_shown and await self._is_there(target):
            return Recovered(tr("画面の下まで進めて探しました。"))
        await self._carefully(Scroll(way=ScrollWay.START))  # who is asked now looks from the top
        return None

    async def _press(self, page: Observation, node: AriaNode) -> bool:
        """Press something harmless; False when it failed or wanted to send something."""
        live = Target(ref=node.ref, epoch=page.epoch, role=node.role, name=node.label)
        return (await self._carefully(Click(target=live))).is_ok and not self._refused

    async def _carefully(self, action: Click | Scroll) -> Outcome:
        """Act while nothing may be written and no other page opened."""
        self._refused = 0
        browser = self._context.browser
        browser.guard_traffic(self._only_reading)
        try:
            return await browser.perform(action)
        except BrowserClosedError:
            raise
        except BrowserError as fault:
            return Outcome.model_validate(
                {"status": "failed", "code": fault.code, "message": fault.message}
            )
        finally:
            self._take_post()

    async def _only_reading(self, request: OutgoingRequest) -> bool:
        """Let data be read; a press that writes or leads away is none that only puts something away."""
        is_reading = request.method.upper() in ("GET", "HEAD", "OPTIONS") or request.reads_only
        if is_reading and request.kind in (RequestKind.DATA, RequestKind.FRAME):
            return True
        self._refused += 1
        return False


@dataclass(frozen=True, slots=True)
class Overlay:
    """A box that lies over the page, and the button that puts it away."""

    box: AriaNode
    button: AriaNode


def overlays(page: Observation, flow: Flow, step: FlowStep, outcome: Outcome) -> Iterator[Overlay]:
    """Yield what may be closed: dialogs nobody asked for, and the box that is known to cover the element.

    Never one with a field, one whose words tell of something that cannot be undone, or one in
    which a step of the flow has something to do.
    """
    for box in _covers(page, outcome):
        if _is_wanted(box, flow, step) or _is_work(box):
            continue
        buttons = [one for one in box.walk() if _closes(one)]
        if buttons:
            yield Overlay(box, buttons[0])


def _covers(page: Observation, outcome: Outcome) -> Iterator[AriaNode]:
    yield from (node for node in reversed(page.nodes) if node.role in DIALOG_ROLES)
    said = _COVERING.search(outcome.message) if outcome.code in COVERED else None
    if said is None:
        return
    start = squeeze(said["words"].rstrip("…"))[:_COVER_CHARS]
    boxes = (node for node in page.nodes if node.children and not _is_the_page(node))
    fitting = [
        node
        for node in boxes
        if start in squeeze(node.words()) and any(_closes(one) for one in node.walk())
    ]
    yield from sorted(fitting, key=lambda node: len(node.words()))[:1]


def _is_the_page(node: AriaNode) -> bool:
    return node.role in ("document", "main", "form") or len(node.words()) > _COVER_MAX


def _closes(node: AriaNode) -> bool:
    is_link_away = node.role == "link" and node.url and not node.url.startswith("#")
    if not node.ref or node.is_disabled or is_link_away:
        return False
    return node.role in _PRESSED and squeeze(node.label) in _CLOSING


def _is_work(box: AriaNode) -> bool:
    """Say whether a box is there to be filled in or decided, not to be put away."""
    inside = list(box.walk())
    if any(node.role in EDITABLE_ROLES or node.role == "form" for node in inside):
        return True
    return any(
        says_irreversible(text) for node in inside for text in (node.name, node.text) if text
    )


def _is_wanted(box: AriaNode, flow: Flow, step: FlowStep) -> bool:
    """Say whether the flow knows this box: a target stands in it, or one of its steps closes it."""
    inside = {(squeeze(one.label), one.role) for one in box.walk() if one.ref}
    name = squeeze(box.name)
    for one in flow.steps:
        target = one.action.element
        if target is None:
            continue
        scope = squeeze(target.fingerprint.scope) if target.fingerprint else ""
        if scope and scope == name:
            return True
        is_own = one.id == step.id
        if not is_own and not one.is_optional and (squeeze(target.name), target.role) in inside:
            return True
    return False


def _shut_menu(page: Observation) -> AriaNode | None:
    """Return the one menu button of the page that is shut; two of them are a tie."""
    fitting = [
        node
        for node in page.operable
        if node.role == "button" and is_shut(node) and squeeze(node.label) in _MENU_NAMES
    ]
    return fitting[0] if len(fitting) == 1 else None
