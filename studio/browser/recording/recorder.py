"""記録: everything the person does in the browser becomes a `RecordedAct`, in its order.

What pages tell (see `page_script`) and what the browser tells (dialogs, tabs, files, addresses)
pass through one line of work, so that a step never overtakes the one before it.
"""

import asyncio
import logging
from dataclasses import dataclass
from typing import Final
from uuid import uuid4

from playwright.async_api import Download as BrowserDownload
from playwright.async_api import Page

from studio.browser.recording.acts import action_of
from studio.browser.recording.addresses import AddressMove, Journey
from studio.browser.recording.describing import Described, described_aside
from studio.browser.recording.eyes import driver_script
from studio.browser.recording.listener import Heard, RecorderListener, Told, Way
from studio.browser.recording.page_script import recording_script
from studio.browser.session import Session
from studio.browser.sight.masking import mask_model
from studio.browser.sight.snapshot import SnapshotOwner
from studio.domain.actions.action import (
    Action,
    Click,
    CloseTab,
    DoubleClick,
    Download,
    GoBack,
    HandleDialog,
    Navigate,
    OpenTab,
    SwitchTab,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import BrowserError
from studio.domain.flows.recording import RecordedAct
from studio.domain.text import clip
from studio.engine.ports import LEFT_OPEN, RecordingListener
from studio.words import tr

logger = logging.getLogger(__name__)

_FAILED_PAGE: Final = "chrome-error://"
_OWN_DOING_S: Final = 1.5
"""What happens so soon after an act of the person on a page is that act's doing."""
_FILE_S: Final = 10.0
_WAY_S: Final = 2.0
_DRAIN_S: Final = 10.0
_TITLE_S: Final = 2.0
_MESSAGE_MAX: Final = 500


@dataclass(slots=True)
class _Latest:
    """The act before, and when and where it was done."""

    act: RecordedAct
    page: Page
    at: float


class Recorder:
    """One recording of one browser, from `start` to `stop`."""

    def __init__(
        self, session: Session, snapshots: SnapshotOwner, listener: RecordingListener
    ) -> None:
        self._session = session
        self._snapshots = snapshots
        self._listener = listener
        self._queue: asyncio.Queue[Heard] = asyncio.Queue()
        self._worker: asyncio.Task[None] | None = None
        self._recorder_listener: RecorderListener | None = None
        self._latest: _Latest | None = None
        self._heard_at = 0.0
        self._stands_on: Page | None = None
        self._blank: set[Page] = set()
        self._failed: set[Page] = set()
        self._journeys: dict[Page, Journey] = {}
        self._followed: list[Page] = []

    async def start(self) -> None:
        """Tell every act from now on.

        Raises:
            BrowserError: The driver cannot be asked, or the page does not let itself be listened to.
        """
        script = recording_script(await asyncio.to_thread(driver_script))
        self._session.dialogs.is_persons = True
        self._stands_on = self._session.page
        self._recorder_listener = RecorderListener(self._session, script, self._queue.put_nowait)
        self._session.page.context.on("page", self._follow)
        for page in self._session.pages:
            self._follow(page)
        self._worker = asyncio.get_running_loop().create_task(
            self._work(), name="browser: recording"
        )
        await self._recorder_listener.open()
        for page in self._session.pages:
            self._journeys[page] = Journey(await self._recorder_listener.history(page))

    async def stop(self) -> None:
        """Tell what is still open, then nothing more; never raises."""
        if self._recorder_listener is None or self._worker is None:
            return
        recorder_listener, self._recorder_listener = self._recorder_listener, None
        for page in self._followed:
            page.remove_listener("close", self._on_closed)
            page.remove_listener("download", self._on_download)
            page.context.remove_listener("page", self._follow)
        await recorder_listener.close()
        try:
            async with asyncio.timeout(_DRAIN_S):
                await self._queue.join()
        except TimeoutError:
            logger.warning("a recording did not come to its end in time")
        self._worker.cancel()
        await asyncio.wait({self._worker})
        self._session.dialogs.is_persons = False

    def _follow(self, page: Page) -> None:
        self._followed.append(page)
        page.on("close", self._on_closed)
        page.on("download", self._on_download)

    def _on_closed(self, page: Page) -> None:
        self._queue.put_nowait(Heard(page, "closed", {}))

    def _on_download(self, download: BrowserDownload) -> None:
        told = {"name": download.suggested_filename}
        self._queue.put_nowait(Heard(download.page, "download", told))

    async def _work(self) -> None:
        while True:
            heard = await self._queue.get()
            try:
                await self._take(heard)
            except BrowserError as exc:
                logger.info("an act could not be recorded: %s", exc.code)
            except Exception:
                logger.exception("an act could not be recorded")
            finally:
                self._queue.task_done()

    async def _take(self, heard: Heard) -> None:
        self._heard_at = heard.at
        match heard.kind:
            case "act":
                await self._take_act(heard)
            case "dialog_opened":
                self._latest_dialog = heard.told
            case "dialog":
                await self._take_dialog(heard.told)
            case "navigated" | "within":
                await self._take_move(heard)
            case "opened":
                await self._take_opened(heard)
            case "closed":
                self._take_closed(heard.page)
            case "download":
                self._take_file(heard.page)
            case _:
                logger.debug("nothing is recorded of %s", heard.kind)

    _latest_dialog: Told | None = None

    async def _take_act(self, heard: Heard) -> None:
        told = heard.told
        it = await self._described(told.get("facts"), heard)
        to = await self._described(told.get("to"), heard)
        action = action_of(told, it and it.target, to and to.target)
        if action is None:
            return
        await self._go_to(heard.page)
        self._tell(
            heard.page,
            action,
            it=it,
            act_id=str(told["id"]),
            replaces=str(told.get("replaces", "")),
            url=str(told["url"]),
            title=str(told["title"]),
        )

    async def _described(self, facts: Told | None, heard: Heard) -> Described | None:
        if facts is None:
            return None
        way = await self._way(heard)
        return await described_aside(facts, self._snapshots.known_secrets(), way.frames, way.clues)

    async def _way(self, heard: Heard) -> Way:
        if heard.way is None:
            return Way()
        await asyncio.wait({heard.way}, timeout=_WAY_S)
        return heard.way.result() if heard.way.done() else Way()

    async def _go_to(self, page: Page) -> None:
        """Tell that the person went to another tab, when they act in it for the first time."""
        if page is self._stands_on or self._stands_on is None:
            return
        self._stands_on = page
        if page.is_closed():
            return
        self._session.switch_to(page)
        self._tell(page, SwitchTab(tab=await self._called(page)), url=page.url)

    async def _called(self, page: Page) -> str:
        """Return what tells a tab from the others: its title, its address, its number."""
        pages = [one for one in self._session.pages if not one.is_closed()]
        titles = {one: await self._title(one) for one in pages}
        title = titles.get(page, "")
        if title and sum(title in other or other in title for other in titles.values()) == 1:
            return title
        if sum(page.url in one.url for one in pages) == 1:
            return page.url
        return str(pages.index(page) + 1)

    async def _title(self, page: Page) -> str:
        try:
            return await self._session.call(page.title(), _TITLE_S, tr("タブを調べる"))
        except BrowserError:
            return ""

    def _tell(  # noqa: PLR0913 - one a part of an act, all by name
        self,
        page: Page,
        action: Action,
        *,
        it: Described | None = None,
        act_id: str = "",
        replaces: str = "",
        url: str = "",
        title: str = "",
    ) -> None:
        known = self._snapshots.known_secrets()
        act = RecordedAct(
            id=act_id or uuid4().hex[:10],
            action=mask_model(action, known),
            page_url=known.masked(url or page.url),
            page_title=known.masked(clip(title, 200)),
            row_key=it.row_key if it else "",
            before=it.page if it else None,
            replaces=replaces,
        )
        self._latest = _Latest(act, page, self._heard_at)
        self._listener(act)

    def _tell_better(self, **better: object) -> None:
        """Tell the latest act once more, with what is known of it now."""
        if self._latest is None:
            return
        act = self._latest.act.model_copy(update={"replaces": self._latest.act.id, **better})
        self._latest.act = act
        self._listener(act)

    async def _take_dialog(self, told: Told) -> None:
        """The person answered a dialog: it belongs to the act before; a text typed is an act of its own."""
        is_accepted = bool(told["result"])
        seen = self._session.dialogs.answered_by_person(is_accepted=is_accepted)
        opened = self._latest_dialog or {}
        kind = seen.kind if seen else str(opened.get("type", ""))
        message = seen.message if seen else str(opened.get("message", ""))[:_MESSAGE_MAX]
        if self._latest is None or not kind:
            return
        is_prompt = kind == "prompt"
        answer = LEFT_OPEN if is_prompt else "accepted" if is_accepted else "dismissed"
        fact = Evidence(
            kind=EvidenceKind.DIALOG,
            detail=self._snapshots.known_secrets().masked(f"{answer}:{message}"),
        )
        self._tell_better(evidence=(*self._latest.act.evidence, fact))
        if is_prompt:
            typed = str(told.get("userInput", ""))
            page = self._latest.page
            self._tell(page, HandleDialog(accept=is_accepted, text=typed if is_accepted else ""))

    async def _take_move(self, heard: Heard) -> None:
        """An address: the doing of the act before, or of the person in the bar of the browser."""
        page = heard.page
        if heard.history is None or page.is_closed():
            return
        journey = self._journeys.setdefault(page, Journey({}))
        move = journey.moved(await heard.history)
        if heard.kind == "navigated" and str(heard.told["url"]).startswith(_FAILED_PAGE):
            self._failed.add(page)  # what could not be opened is no step, nor the way back from it
            return
        if page in self._failed:
            self._failed.discard(page)
            if move is AddressMove.BACK:
                return
        if heard.kind == "navigated" and page in self._blank:
            self._blank.discard(page)
            self._stands_on = page
            self._tell(page, OpenTab(url=str(heard.told["url"])), url=str(heard.told["url"]))
            return
        if move is AddressMove.BACK and not self._is_just_done(page):
            await self._go_to(page)
            self._tell(page, GoBack())
        elif heard.kind == "navigated" and (
            move is AddressMove.TYPED or (move is AddressMove.AGAIN and not heard.told["is_asked"])
        ):
            await self._go_to(page)
            self._tell(page, Navigate(url=str(heard.told["url"])))

    def _is_just_done(self, page: Page) -> bool:
        latest = self._latest
        if latest is None or latest.page is not page:
            return False
        return self._heard_at - latest.at < _OWN_DOING_S

    async def _take_opened(self, heard: Heard) -> None:
        """A tab that a page opened belongs to the act before; an empty one is the person's."""
        page = heard.page
        if heard.ears is not None:
            await asyncio.wait({heard.ears})
        opener = None if page.is_closed() else await page.opener()
        latest = self._latest
        is_of_act = latest is not None and self._heard_at - latest.at < _OWN_DOING_S
        self._journeys.setdefault(page, Journey({}))
        if opener is not None or (is_of_act and isinstance(latest and latest.act.action, Click | DoubleClick)):  # fmt: skip
            if latest is not None:
                fact = Evidence(kind=EvidenceKind.TAB, detail=page.url)
                self._tell_better(evidence=(*latest.act.evidence, fact))
            self._stands_on = page
            return
        self._blank.add(page)

    def _take_closed(self, page: Page) -> None:
        self._journeys.pop(page, None)
        self._blank.discard(page)
        self._failed.discard(page)
        if page is not self._stands_on:
            return
        is_own = self._is_just_done(page)
        self._stands_on = self._session.page if self._session.is_open else None
        if not is_own and self._stands_on is not None:
            self._tell(self._stands_on, CloseTab())

    def _take_file(self, page: Page) -> None:
        """A press that gave a file was a download."""
        latest = self._latest
        if latest is None or self._heard_at - latest.at > _FILE_S:
            return
        target = latest.act.action.element
        if isinstance(latest.act.action, Click) and target is not None:
            self._tell_better(action=Download(target=target))
        logger.debug("a file came on %s", page.url)
