"""The `Browser` port over Playwright: joins session, snapshots and hands behind one face."""

import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast
from urllib.parse import urlsplit

from playwright.async_api import CDPSession, JSHandle

from studio.browser.dialogs import dialog_evidence
from studio.browser.errors import DialogOpenError
from studio.browser.hands.clearing import leave_field
from studio.browser.hands.crossing import GuardedActor
from studio.browser.hands.presence import TextPresence
from studio.browser.pointing import Pointing
from studio.browser.scripts import script
from studio.browser.session import LaunchOptions, Session
from studio.browser.sight.brisk import BriskSight
from studio.browser.sight.dom_digest import dom_digest
from studio.browser.sight.login_form import login_form
from studio.browser.sight.masking import discreet, mask_model
from studio.browser.sight.pictures import Pictures
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.tab_memory import remember, tab_memories
from studio.browser.waiting import settled
from studio.domain.actions.action import Action, Fill, TypesText, TypeText
from studio.domain.actions.outcome import EvidenceKind, Outcome
from studio.domain.errors import BrowserError
from studio.domain.page.address import fits_path
from studio.domain.page.login import LoginForm
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.engine.ports import (
    RECORDED,
    DialogPolicy,
    RecordingListener,
    SettlePolicy,
    Terms,
    TrafficPolicy,
)
from studio.words import tr

if TYPE_CHECKING:
    from studio.browser.recording.persons_hand import PersonsHand
    from studio.browser.recording.recorder import Recorder

logger = logging.getLogger(__name__)
T = TypeVar("T")
_Send = Callable[..., Coroutine[Any, Any, Any]]

_FILES_CAP_S: Final = 2.0
"""How long a look waits for a file that is on its way; a later one will tell of it."""
_HOLD_S: Final = 10.0
_PLACING_TRIES: Final = 2
_MARK: Final = script("chromium", "mark")
_UNMARK: Final = "mark => mark.remove()"


class ChromiumBrowser:
    """A Chromium-family browser (Edge, Chrome, Chromium), headed or headless."""

    def __init__(self, options: LaunchOptions) -> None:
        self._session = Session(options)
        self._snapshots = SnapshotOwner(self._session)
        self._brisk = BriskSight(self._session, self._snapshots)
        self._actor = GuardedActor(self._session, self._snapshots, self._brisk)
        self._presence = TextPresence(self._session, self._snapshots.contexts)
        self._pictures = Pictures(self._session, self._snapshots)
        self._pointing = Pointing(self._session, self._snapshots, self._pictures)
        self._persons_hand: PersonsHand | None = None
        self._recorder: Recorder | None = None
        self._marks: list[JSHandle] = []
        self._session.interceptor.mask = lambda text: self._snapshots.known_secrets().masked(text)
        self._session.interceptor.carries = lambda text: self._snapshots.known_secrets().carried_by(
            text
        )

    @property
    def is_open(self) -> bool:
        """See `Browser.is_open`."""
        return self._session.is_open

    @property
    def holds_requests(self) -> bool:
        """See `Browser.holds_requests`."""
        return self._session.is_open and self._session.interceptor.holds_all

    @property
    def page_url(self) -> str:
        """See `Browser.page_url`."""
        try:
            return self._session.page.url
        except BrowserError:
            return ""

    async def start(self) -> None:
        """See `Browser.start`."""
        await self._session.start()

    async def start_beside(self, first: "ChromiumBrowser") -> None:
        """Open, signed in as `first` is at this moment.

        Raises:
            BrowserError: One of the two does not answer.
        """
        state = await first._session.signed_in_state()
        memories = await tab_memories(first._session)
        await self._session.start()
        await self._session.take_over(state)
        await remember(self._session, memories)

    async def close(self) -> None:
        """See `Browser.close`."""
        await self._session.close()

    async def observe(self, patience: SettlePolicy = SettlePolicy.SETTLED) -> Observation:
        """See `Browser.observe`."""
        with discreet(self._snapshots.known_secrets):
            try:
                if patience is SettlePolicy.BRIEF and (seen := await self._brisk.look()):
                    return seen
                if patience is SettlePolicy.LEFT:
                    await leave_field(self._session)
                await settled(self._session, patience)
                await self._session.downloads.ended(cap_s=_FILES_CAP_S)
                return await self._snapshots.take()
            except DialogOpenError:
                return self._snapshots.standstill()

    async def perform(self, action: Action, terms: Terms = RECORDED) -> Outcome:
        """See `Browser.perform`."""
        with discreet(self._snapshots.known_secrets):
            if isinstance(action, TypesText):
                await self._know_typed(action)
            outcome = await self._actor.perform(action, terms)
        return mask_model(outcome, self._snapshots.known_secrets())

    async def _know_typed(self, action: Fill | TypeText) -> None:
        """Know what is put in; beside a secret, registered or in a secret field, everything is held."""
        text = action.value if isinstance(action, Fill) else action.text
        node = self._snapshots.newest and self._snapshots.newest.node(action.target.ref or "")
        is_field = action.target.is_secret or (node is not None and "secret" in node.states)
        is_known = bool(text) and self._snapshots.hand(text, may_tell=not is_field)
        if text and (is_known or is_field):
            await self._hold_for_secret()

    async def _hold_for_secret(self) -> None:
        """Hold everything from now on: a secret is about to stand on the page."""
        holding = self._session.interceptor.put_secret(self._session.page)
        await self._session.call(holding, _HOLD_S, tr("通信を見張る"))

    def answer_dialogs(self, policy: DialogPolicy | None) -> None:
        """See `Browser.answer_dialogs`."""
        self._session.dialogs.policy = policy
        if policy is not None:
            self._session.dialogs.take()  # what an earlier run left unseen is not this one's

    @property
    def part_sites(self) -> tuple[str, ...]:
        """See `Browser.part_sites`."""
        return tuple(self._session.parts)

    def guard_traffic(self, policy: TrafficPolicy | None, *, holds_all: bool = False) -> None:
        """See `Browser.guard_traffic`."""
        if self._persons_hand:
            self._persons_hand.forget()
        if policy is not None:
            self._session.parts.clear()
        self._session.interceptor.set_policy(policy, holds_all=holds_all)

    def hand_back(self, policy: TrafficPolicy) -> None:
        """See `Browser.hand_back`; nobody can use a browser without a window, or one that goes with its script."""
        if self._session.is_open and not self._session.is_headless:
            try:
                from studio.browser.recording.persons_hand import PersonsHand
            except ModuleNotFoundError:  # a script comes without it
                logger.debug("the browser of a script ends with it")
            else:
                self._persons_hand = self._persons_hand or PersonsHand(self._session)
                policy = self._persons_hand.until_touched(policy)
        self._session.interceptor.succeed(policy)

    def keep_secret(self, values: Collection[str]) -> None:
        """See `Browser.keep_secret`."""
        self._snapshots.keep_secret(values)

    async def login_form(self) -> LoginForm | None:
        """See `Browser.login_form`."""
        return await login_form(self._snapshots)

    async def dom_digest(self) -> str:
        """See `Browser.dom_digest`."""
        with discreet(self._snapshots.known_secrets):
            return await dom_digest(self._snapshots)

    async def expect(self, kind: str, detail: str, timeout_s: float) -> bool:
        """See `Browser.expect`. `*` in `detail` stands for any text; text is compared folded and without blanks."""
        match EvidenceKind(kind):
            case EvidenceKind.URL:
                return await self._presence.until(lambda: self._is_at(detail), timeout_s)
            case EvidenceKind.LEFT:
                return await self._presence.until(lambda: self._has_left(detail), timeout_s)
            case EvidenceKind.TEXT_APPEARED | EvidenceKind.TEXT_GONE:
                return await self._presence.shows(kind, detail, timeout_s)
            case EvidenceKind.DIALOG:
                return await self._presence.until(lambda: self._has_answered(detail), timeout_s)
            case EvidenceKind.TAB:
                return await self._presence.until(self._has_tabs, timeout_s)
            case _:
                return True  # read back by `perform` itself

    async def highlight(self, ref: str | None) -> None:
        """See `Browser.highlight`."""
        newest = self._snapshots.newest
        marks, self._marks = self._marks, []
        try:
            for mark in marks:
                await self._session.call(mark.evaluate(_UNMARK), 2, tr("印を消す"))
                await self._session.call(mark.dispose(), 2, tr("印を消す"))
            if ref and newest:
                locator = await self._snapshots.locator(ref, newest.epoch)
                marking = locator.evaluate_handle(_MARK, timeout=1_000)
                self._marks.append(await self._session.call(marking, 2, tr("印を付ける")))
        except BrowserError as exc:
            logger.info("highlight: %s", exc.code)

    async def screenshot(self, path: Path) -> None:
        """See `Browser.screenshot`. Covers every secret field, and whatever shows a known secret."""
        with discreet(self._snapshots.known_secrets):
            await self._pictures.save(path)

    async def thumbnail(self) -> bytes:
        """See `Browser.thumbnail`. Covers what `screenshot` covers."""
        return await self._best_effort(self._pictures.small(), "thumbnail")

    async def glance(self) -> bytes:
        """See `Browser.glance`. Covers what `screenshot` covers."""
        return await self._best_effort(self._pictures.whole(), "glance")

    async def _best_effort(self, taking: Awaitable[bytes], called: str) -> bytes:
        """Return a picture, b"" where the page gives none."""
        try:
            with discreet(self._snapshots.known_secrets):
                return await taking
        except BrowserError as exc:
            logger.info("%s: %s", called, exc.code)
            return b""

    async def marked_picture(self, refs: Sequence[str]) -> bytes:
        """See `Browser.marked_picture`. The page is neither changed nor scrolled for it."""
        with discreet(self._snapshots.known_secrets):
            return await self._pictures.marked(refs)

    async def locate(self, target: Target, timeout_s: float) -> Outcome:
        """See `Browser.locate`."""
        with discreet(self._snapshots.known_secrets):
            outcome = await self._pointing.locate(target, timeout_s)
        return mask_model(outcome, self._snapshots.known_secrets())

    async def portrait(self, target: Target) -> bytes:
        """See `Browser.portrait`. Covers what `screenshot` covers; the page may be scrolled for it."""
        return await self._best_effort(self._pointing.portrait(target), "portrait")

    async def pick(self) -> Target | None:
        """See `Browser.pick`."""
        with discreet(self._snapshots.known_secrets):
            picked = await self._pointing.pick()
        return mask_model(picked, self._snapshots.known_secrets()) if picked else None

    async def cancel_pick(self) -> None:
        """See `Browser.cancel_pick`."""
        await self._pointing.cancel_pick()

    async def start_recording(self, hear: RecordingListener) -> None:
        """See `Browser.start_recording`."""
        from studio.browser.recording.recorder import Recorder  # a script comes without it

        await self.stop_recording()
        self._recorder = Recorder(self._session, self._snapshots, hear)
        await self._recorder.start()

    async def stop_recording(self) -> None:
        """See `Browser.stop_recording`."""
        recorder, self._recorder = self._recorder, None
        if recorder:
            await recorder.stop()

    async def place(self, left: int, top: int, width: int, height: int, scale: float = 1.0) -> None:
        """See `Browser.place`."""
        if self._session.is_headless:
            return
        sides = {"left": left, "top": top, "width": width, "height": height}
        for _ in range(_PLACING_TRIES):  # a browser that has just started answers late
            try:
                await self._put_at(sides, scale)
                break
            except BrowserError as exc:
                logger.info("placing the window: %s", exc.code)
        await self._bring_to_front()

    async def place_now(self, scale: float = 1.0) -> tuple[int, int, int, int] | None:
        """See `Browser.place_now`."""
        if self._session.is_headless:
            return None
        try:
            cdp, send, window = await self._window()
            bounds = window["bounds"]
            units = await self._units(send, scale)
            await self._placing(cdp.detach())
        except BrowserError as exc:
            logger.info("where the window stands: %s", exc.code)
            return None
        if bounds.get("windowState") != "normal":
            return None
        left, top, width, height = (
            round(bounds[side] / units) for side in ("left", "top", "width", "height")
        )
        return left, top, width, height

    async def _window(self) -> tuple[CDPSession, _Send, dict[str, Any]]:
        """Return a session with the developer tools, how it is asked, and what it tells of the browser window."""
        cdp = await self._session.devtools()
        send = cast("_Send", cdp.send)  # pyright: ignore[reportUnknownMemberType]
        return cdp, send, await self._placing(send("Browser.getWindowForTarget"))

    async def _units(self, send: _Send, scale: float) -> float:
        """Return how many of its own units the window has for one of `scale` pixels."""
        # Not asked of a script: what runs in a page is lost when that page goes, as it does at a start.
        view = await self._placing(send("Page.getLayoutMetrics"))
        painted, told = (
            view[one]["clientWidth"] for one in ("layoutViewport", "cssLayoutViewport")
        )
        return scale * told / painted if painted and told else 1.0  # put away it has no width

    async def _put_at(self, sides: dict[str, int], scale: float) -> None:
        cdp, send, window = await self._window()
        units = await self._units(send, scale)
        place = {side: round(length * units) for side, length in sides.items()}
        for bounds in ({"windowState": "normal"}, place):
            await self._placing(
                send("Browser.setWindowBounds", {"windowId": window["windowId"], "bounds": bounds})
            )
        await self._placing(cdp.detach())

    async def _bring_to_front(self) -> None:
        """Show the current tab, and its window before the others; best effort."""
        try:
            await self._session.call(
                self._session.page.bring_to_front(), 2, tr("ブラウザーを前に出す")
            )
        except BrowserError as exc:
            logger.info("bringing the window to the front: %s", exc.code)

    async def _placing(self, call: Coroutine[Any, Any, T]) -> T:
        return await self._session.call(call, 5, tr("ブラウザーを並べる"))

    async def _is_at(self, path: str) -> bool:
        """Say whether the address of the current tab has this path."""
        return fits_path(path, urlsplit(self._session.page.url).path)

    async def _has_left(self, path: str) -> bool:
        return not await self._is_at(path)

    async def _has_answered(self, detail: str) -> bool:
        """Say whether the newest act led to this dialog, answered in this way."""
        answered = dialog_evidence(self._session.dialogs.of_act)
        return any(fact.detail == detail for fact in answered)

    async def _has_tabs(self) -> bool:
        return len(self._session.pages) > 1
