"""Recall: is everything that a person could operate in the observation, and can it be acted on?

What is operable is told by the browser's debugger and by `perception_operable.js`, which share no
code with the studio. An element of it counts as found when the ref of an operable node resolves,
through `SnapshotOwner.locator`,

* to this very element, to its label, or (a label) to its field; an option also to its select;
* to something inside it that has no act of its own, or to the only operable thing inside it;
* to what is around it, if a click in the middle of that is a click on it (and, where what is around
  has an act of its own too, if nothing else is in there), or if it only borrows the other's act
  (a hand or a tabindex, no listener of its own);
* for a link hidden from the accessibility tree: to another link with the same address.

A clickable wrapper with several operable things inside wants a node for each of them and its own.
Left out: canvases, what is covered, disabled, inert or see-through, and wrappers that show no hand
and only hear what is clicked inside them.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import CDPSession, Page

from studio.browser.sight.snapshot import SnapshotOwner
from studio.domain.errors import TargetError
from studio.domain.page.observation import AriaNode, Box, Observation

_OPERABLE: Final = Path(__file__).with_name("perception_operable.js")
_HEARS: Final = frozenset(
    {"click", "dblclick", "contextmenu", "mousedown", "mouseup", "pointerdown", "pointerup"}
)
_MEET: Final = "(el, isSupplement) => { window.top.bench.meet(el, isSupplement) }"
_AT_ONCE: Final = 16
_BAND_PX: Final = 64
JUDGED_MOST: Final = 800
"""Elements judged on a page: each is scrolled to and hit at seven points."""


@dataclass(frozen=True, slots=True)
class Recall:
    """How much of a page was found.

    Attributes:
        listed: Elements that might be operable, whether they show or not.
        operable: Elements that a person could operate; on a huge page, among those judged.
        missed: Why each one not found is operable, and how its HTML begins.
        missed_alone: How many would be missed without the studio's supplement of clickables.
        extra: Beginnings of what the observation calls operable and nobody else does.
        dead: Refs of operable nodes that resolve to nothing.
    """

    listed: int
    operable: int
    missed: tuple[str, ...]
    missed_alone: int
    extra: tuple[str, ...]
    dead: tuple[str, ...]

    @property
    def share(self) -> float:
        """Found by operable; 1 when nothing is operable."""
        return 1 - len(self.missed) / self.operable if self.operable else 1.0

    @property
    def share_alone(self) -> float:
        """The same of Playwright's own tree, where all that shows a hand counts as operable."""
        return 1 - self.missed_alone / self.operable if self.operable else 1.0


async def recall(page: Page, owner: SnapshotOwner, seen: Observation) -> Recall:
    """Hold the newest observation of a page against what is operable there."""
    await page.evaluate(_OPERABLE.read_text(encoding="utf-8"))
    await _tell_listeners(page)
    listed: dict[str, Any] = await page.evaluate("most => window.bench.list(most)", JUDGED_MOST)
    nodes = [node for node in seen.nodes if node.is_operable]
    if len(listed["boxes"]) < listed["listed"]:
        nodes = _near(nodes, [Box(*box) for box in listed["boxes"]])
    dead = await _meet(owner, seen.epoch, nodes)
    await page.evaluate("window.bench.look()")
    alone: dict[str, Any] = await page.evaluate("window.bench.judge(false)")
    found: dict[str, Any] = await page.evaluate("window.bench.judge(true)")
    return Recall(
        listed=listed["listed"],
        operable=found["total"],
        missed=tuple(found["missed"]),
        missed_alone=len(alone["missed"]),
        extra=tuple(found["extra"]),
        dead=dead,
    )


async def _tell_listeners(page: Page) -> None:
    """Tell the page's own script which elements hear a click: no script can ask that itself."""
    cdp = await page.context.new_cdp_session(page)
    try:
        for root in ("document", "window"):
            found = await _send(cdp, "Runtime.evaluate", expression=root)
            listeners = await _send(
                cdp,
                "DOMDebugger.getEventListeners",
                objectId=found["result"]["objectId"],
                depth=-1,
                pierce=True,
            )
            await _tell(cdp, listeners["listeners"])
    finally:
        await cdp.detach()


async def _tell(cdp: CDPSession, listeners: list[dict[str, Any]]) -> None:
    hearing = {
        (each["backendNodeId"], each["type"])
        for each in listeners
        if each["type"] in _HEARS and "backendNodeId" in each
    }
    for node, kind in sorted(hearing):
        found = await _send(cdp, "DOM.resolveNode", backendNodeId=node)
        await _send(
            cdp,
            "Runtime.callFunctionOn",
            objectId=found["object"]["objectId"],
            functionDeclaration="function(kind) { window.top.bench.hear(this, kind) }",
            arguments=[{"value": kind}],
        )


async def _meet(owner: SnapshotOwner, epoch: int, nodes: Sequence[AriaNode]) -> tuple[str, ...]:
    """Resolve the refs of these nodes; returns the dead ones."""
    run_control = asyncio.Semaphore(_AT_ONCE)

    async def meet(node: AriaNode) -> str:
        assert node.ref is not None
        async with run_control:
            try:
                locator = await owner.locator(node.ref, epoch)
                await locator.evaluate(_MEET, node.role == "clickable", timeout=5_000)
            except TargetError:
                return node.ref
        return ""

    return tuple(filter(None, await asyncio.gather(*map(meet, nodes))))


def _near(nodes: Sequence[AriaNode], boxes: Sequence[Box]) -> list[AriaNode]:
    """Return the nodes that overlap one of the boxes: only they can stand for what is there."""
    bands: dict[int, list[Box]] = {}
    for box in boxes:
        for band in _bands(box):
            bands.setdefault(band, []).append(box)
    return [
        node
        for node in nodes
        if node.box
        and any(_overlap(node.box, box) for band in _bands(node.box) for box in bands.get(band, ()))
    ]


def _bands(box: Box) -> range:
    return range(int(box.y // _BAND_PX), int((box.y + box.height) // _BAND_PX) + 1)


def _overlap(left: Box, right: Box) -> bool:
    return (
        left.x <= right.x + right.width
        and right.x <= left.x + left.width
        and left.y <= right.y + right.height
        and right.y <= left.y + left.height
    )


async def _send(cdp: CDPSession, method: str, **params: Any) -> dict[str, Any]:
    return await cdp.send(method, params)
