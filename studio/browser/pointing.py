"""Looking for, picturing and pointing at one element of the page, without acting on it."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from playwright.async_api import ElementHandle, Error, Locator, Page

from studio.browser.scripts import script
from studio.browser.session import Session
from studio.browser.sight.isolated_contexts import FrameWorld
from studio.browser.sight.pictures import Pictures
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.targets.describing import describe
from studio.browser.targets.finding import FoundElement, NotFound, find
from studio.domain.actions.outcome import Outcome, OutcomeStatus, failed
from studio.domain.errors import BrowserClosedError, BrowserError, TargetError
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.words import tr

logger = logging.getLogger(__name__)

_ASK_S: Final = 5.0
_SHOW_S: Final = 2.0
_PICK_S: Final = 3_600.0
"""Who has not pointed at anything for an hour has left."""
_ESCAPE_POLL_S: Final = 0.25
_PATH: Final = script("pointing", "path")
_REFS_ON_WAY: Final = script("pointing", "refsOnWay")
_IS_SAME: Final = "(el, other) => el === other || el.contains(other) || (el.labels && [...el.labels].some(one => one.contains(other)))"
_WATCH: Final = script("pointing", "watch")
_TIDY_UP: Final = script("pointing", "tidyUp")
_WHOLE_PAGE: Final = ("html", "body")
_DOUBLE_S: Final = 0.5
"""How long the page hears nothing after a press: the second one of a double click is meant for nobody."""
_PANE: Final = "x-pw-glass"
_HIDE_TOOLTIP: Final = "function () { const rule = document.createElement('style'); rule.textContent = 'x-pw-tooltip { visibility: hidden !important; }'; this.append(rule); }"
"""What it says there is a line of a script: getByRole('button', …). What is pointed at is framed all the same."""
_CAUGHT_UP: Final = "() => globalThis.__pw_recorderState?.()"
"""Answered after the driver's script in the page has heard that the pick is over; else it marks it anew."""


class Pointing:
    """Elements of the current tab that are only looked at."""

    def __init__(self, session: Session, snapshots: SnapshotOwner, pictures: Pictures) -> None:
        self._session = session
        self._snapshots = snapshots
        self._pictures = pictures
        self._picked_on: Page | None = None
        self._is_given_up = False

    async def locate(self, target: Target, timeout_s: float) -> Outcome:
        """Find a target as `perform` would, lists not scrolled; see `Browser.locate`.

        Raises:
            BrowserClosedError: The page or the browser went away.
        """
        try:
            if target.ref is not None:
                locator = await self._snapshots.locator(target.ref, target.epoch)
                found = Outcome(status=OutcomeStatus.OK, found_by="ref")
            else:
                result = await find(self._session, target, timeout_s, self._snapshots)
                if isinstance(result, NotFound):
                    return failed(result.code, result.message)
                locator, found = result.locator, _as_outcome(result)
            described = await self._described(locator, climbs=False)
        except BrowserClosedError:
            raise
        except BrowserError as exc:
            return failed(exc.code, exc.message)
        return found.model_copy(update={"target": described})

    async def portrait(self, target: Target) -> bytes:
        """Bring an element into view and picture what shows, a frame around it; see `Browser.portrait`.

        Raises:
            BrowserError: The page does not answer.
        """
        locator = await self._element(target)
        if locator is None:
            return b""
        showing = locator.scroll_into_view_if_needed(timeout=_SHOW_S * 1000)
        await self._session.call(showing, _SHOW_S + 1, tr("対象を表示する"))
        measuring = locator.bounding_box(timeout=_SHOW_S * 1000)
        return await self._pictures.small(
            await self._session.call(measuring, _SHOW_S + 1, tr("対象を調べる"))
        )

    async def pick(self) -> Target | None:
        """Wait until the person has pressed on an element; see `Browser.pick`. The page hears no press.

        A press beside everything is no answer: the next one is waited for. Escape gives up, as does a tab that is closed, or a dialog that stands open.

        Raises:
            BrowserClosedError: There is no page to point at.
        """
        await self.cancel_pick()
        page, self._is_given_up = self._session.page, False
        while not self._is_given_up:
            try:
                locator = await self._pressed(page)
            except BrowserError as exc:
                logger.info("nothing was picked: %s", exc.code)
                return None
            if (picked := await self._told(locator)) is not None:
                return picked
        return None

    async def cancel_pick(self) -> None:
        """End a `pick` that is under way; see `Browser.cancel_pick`."""
        self._is_given_up = True
        if self._picked_on is not None:
            await self._cancel(self._picked_on)

    async def _pressed(self, page: Page) -> Locator:
        """Return what the person pressed on; the page is as it was before."""
        await self._snapshots.ask_all(_WATCH)
        self._picked_on = page
        listening = asyncio.get_running_loop().create_task(
            self._cancel_on_escape(page), name="browser: 選ぶのを Escape でやめる"
        )
        try:
            return await self._session.call(page.pick_locator(), _PICK_S, tr("画面から選ぶ"))
        finally:
            listening.cancel()
            self._picked_on = None
            await self._leave(page)

    async def _told(self, locator: Locator) -> Target | None:
        """Return what was pressed on; None beside everything, or where the page has just changed: no answer."""
        try:
            told = await self._described(locator, climbs=True)
        except BrowserError as exc:
            logger.info("pressed on nothing that can be told: %s", exc.code)
            return None
        if told.fingerprint and told.fingerprint.tag in _WHOLE_PAGE:
            logger.info("pressed on nothing that can be told: the page")
            return None
        return told

    async def _element(self, target: Target) -> Locator | None:
        if target.ref is not None:
            return await self._snapshots.locator(target.ref, target.epoch)
        found = await find(self._session, target, 0, self._snapshots)
        return found.locator if isinstance(found, FoundElement) else None

    async def _described(self, locator: Locator, *, climbs: bool) -> Target:
        """Describe an element on a fresh observation.

        Args:
            locator: The element.
            climbs: Take the nearest thing around it that a person could act on: of a word on a
                button, the button.
        """
        handle = await self._session.call(
            locator.element_handle(timeout=_SHOW_S * 1000), _ASK_S, tr("対象を調べる")
        )
        try:
            page = await self._snapshots.take()
            world = await self._world_of(handle)
            ref = await self._ref_of(handle, world, page, climbs=climbs) if world else ""
            if ref:
                locator = await self._snapshots.locator(ref, page.epoch)
                await self._check_same(locator, handle)
            return await describe(self._session, self._snapshots, locator, page, ref, world)
        finally:
            await self._session.call(handle.dispose(), _ASK_S, tr("対象を調べる"))

    async def _world_of(self, handle: ElementHandle) -> FrameWorld | None:
        """Return the frame in which an element stands; None where it does not answer."""
        frame = await self._session.call(handle.owner_frame(), _ASK_S, tr("対象を調べる"))
        contexts = await self._snapshots.contexts.all()
        return next((one for one in contexts if one.frame is frame), None)

    async def _ref_of(
        self, handle: ElementHandle, world: FrameWorld, page: Observation, *, climbs: bool
    ) -> str:
        """Return what the newest observation calls an element, "" when it does not."""
        way = await self._session.call(handle.evaluate(_PATH), _ASK_S, tr("対象を調べる"))
        chain: Sequence[Any] = await self._snapshots.contexts.ask(world, _REFS_ON_WAY, way)
        known = [self._snapshots.ref_of(world, str(ref), int(key)) for ref, key in chain]
        operable = next((ref for ref in (known if climbs else known[:1]) if ref), "")
        own = page.node(str(chain[0][0])) if chain and chain[0][0] else None
        node = page.node(operable) if operable else own
        return node.ref or "" if node is not None else ""

    async def _check_same(self, locator: Locator, handle: ElementHandle) -> None:
        """Refuse when the page was rebuilt while its element was looked up.

        Raises:
            TargetError: Another element stands there now.
        """
        asking = locator.evaluate(_IS_SAME, handle, timeout=_SHOW_S * 1000)
        if not await self._session.call(asking, _ASK_S, tr("対象を調べる")):
            raise TargetError(
                "TARGET_CHANGED",
                tr("調べているあいだに画面が変わりました。"),
                tr("画面が落ち着いてから、もう一度選んでください。"),
            )

    async def _cancel_on_escape(self, page: Page) -> None:
        """Listen for Escape in every frame until it is pressed or this is cancelled."""
        is_quiet = False
        while True:
            try:
                answers = await self._snapshots.ask_all(_WATCH)
                is_quiet = is_quiet or await self._is_quiet()
            except BrowserClosedError:
                return
            except BrowserError as exc:  # a page on its way
                logger.debug("listening for Escape: %s", exc.code)
            else:
                if any(bool(is_pressed) for _, is_pressed in answers):
                    await self._cancel(page)
                    return
            await asyncio.sleep(_ESCAPE_POLL_S)

    async def _is_quiet(self) -> bool:
        """Take the driver's word for developers from what is pointed at; False: its pane is not there yet."""
        tools = await self._session.devtools()
        try:
            return await self._session.call(_hide_tooltip(tools), _ASK_S, tr("画面から選ぶ"))
        finally:
            with suppress(Error):
                await tools.detach()

    async def _leave(self, page: Page) -> None:
        """Leave the page as it was; a run that is being stopped must not leave it in picking mode."""
        await self._cancel(page)
        try:
            await asyncio.sleep(_DOUBLE_S)
            for frame in page.frames:
                await self._session.call(frame.evaluate(_CAUGHT_UP), _SHOW_S, tr("ページを待つ"))
            await self._snapshots.ask_all(_TIDY_UP)
        except BrowserError as exc:
            logger.debug("tidying up after picking: %s", exc.code)

    async def _cancel(self, page: Page) -> None:
        if page.is_closed():
            return
        try:
            async with asyncio.timeout(_SHOW_S):
                await page.cancel_pick_locator()
        except (Error, TimeoutError) as exc:
            logger.debug("picking was not cancelled: %s", type(exc).__name__)


async def _hide_tooltip(tools: Any) -> bool:  # noqa: ANN401 - the types of its answers are unknown
    """Give the pane of the driver a rule of ours, from a world that the page has no part in."""
    frame = (await tools.send("Page.getFrameTree"))["frameTree"]["frame"]["id"]
    top = (await tools.send("DOM.getDocument", {"depth": 2}))["root"]
    parts = [part for html in top.get("children", ()) for part in html.get("children", ())]
    pane = next((one for one in parts if one["localName"] == _PANE), None)
    if pane is None:
        return False
    asked = {"backendNodeId": pane["backendNodeId"], "depth": 1, "pierce": True}
    (inside,) = (await tools.send("DOM.describeNode", asked))["node"]["shadowRoots"]
    world = {"frameId": frame, "worldName": "tejun-pointing"}
    ours = (await tools.send("Page.createIsolatedWorld", world))["executionContextId"]
    found = {"backendNodeId": inside["backendNodeId"], "executionContextId": ours}
    held = (await tools.send("DOM.resolveNode", found))["object"]["objectId"]
    added = {"objectId": held, "functionDeclaration": _HIDE_TOOLTIP}
    await tools.send("Runtime.callFunctionOn", added)
    return True


def _as_outcome(found: FoundElement) -> Outcome:
    return Outcome(status=OutcomeStatus.OK, found_by=found.family.value, similarity=found.likeness)
