"""A person's hand at a real window: xdotool moves the mouse and the keys, an input method makes Japanese."""

import asyncio
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from playwright.async_api import Locator, Page

from studio.browser.chromium import ChromiumBrowser
from studio.browser.launch import LaunchOptions
from studio.browser.session import Session
from studio.domain.flows.flow import FlowStep
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions, RunReport
from studio.engine.teaching.recording_session import RecordingSession
from studio.engine.workbench import Workbench
from studio.export.formats import FORMATS
from tests.fakes import ScriptedModel, Sites
from tests.memory_library import MemoryLibrary

HEADED = LaunchOptions(
    window=(0, 0, 1300, 1000),
    action_timeout_s=30,
    find_timeout_s=30,
    load_cap_s=30,
    file_timeout_s=30,
)
_WHERE = "() => [screenX + (outerWidth - innerWidth) / 2, screenY + outerHeight - innerHeight]"
_SHOW = "el => el.scrollIntoView({block: 'center', behavior: 'instant'})"


@dataclass
class Hand:
    """One person before one headed browser, and the studio that looks over their shoulder."""

    browser: ChromiumBrowser
    workbench: Workbench
    display: str
    recording_session: RecordingSession | None = None

    @property
    def page(self) -> Page:
        """The tab in front."""
        session: Session = self.browser._session  # pyright: ignore[reportPrivateUsage]
        return session.page

    @property
    def steps(self) -> tuple[FlowStep, ...]:
        """What was recorded."""
        assert self.recording_session
        return self.recording_session.steps

    @property
    def words(self) -> list[str]:
        """The same as a person reads it, the first step (the start page) left out."""
        return [step.action.in_words() for step in self.steps[1:]]

    async def begin(self, url: str) -> None:
        """Start recording on a page."""
        self.recording_session = await self.workbench.recording_service.begin(url)
        await self._x("mousemove", "1290", "990")
        await self.page.bring_to_front()

    async def end(self) -> None:
        """End the recording."""
        await self.workbench.recording_service.end()

    async def press(self, place: Locator, *, times: int = 1) -> None:
        """Press an element for 0 ms, where it stands on the screen."""
        x, y = await self.aim(place)
        await self._x("mousemove", x, y, *(("mousedown", "1", "mouseup", "1") * times))

    async def rest(self, place: Locator) -> None:
        """Move the pointer onto an element."""
        x, y = await self.aim(place)
        await self._x("mousemove", x, y)

    async def aim(self, place: Locator) -> tuple[str, str]:
        """Return where an element stands on the screen."""
        await place.wait_for()
        await place.evaluate(_SHOW)
        box = await place.bounding_box()
        assert box, "not shown"
        left, top = await self.page.evaluate(_WHERE)
        x, y = left + box["x"] + box["width"] / 2, top + box["y"] + box["height"] / 2
        return str(round(x)), str(round(y))

    async def keys(self, *names: str) -> None:
        """Press keys by their X names."""
        await self._x("key", "--delay", "0", *names)

    async def type(self, text: str) -> None:
        """Type plain characters key by key."""
        await self._x("type", "--delay", "0", text)

    async def answer_dialog(self) -> None:
        """Say OK to the dialog that the browser shows, by the key of the keyboard."""
        session: Session = self.browser._session  # pyright: ignore[reportPrivateUsage]
        async with asyncio.timeout(30):
            await session.dialogs.left_open
            while session.dialogs.left_open.done():
                await self.keys("Return")
                await asyncio.wait({asyncio.get_running_loop().create_future()}, timeout=0.1)

    async def compose(self, *shown: str) -> None:
        """Type with an input method: what it shows one after the other, the last one stays."""
        tools = await self.page.context.new_cdp_session(self.page)
        for text in shown:
            await tools.send(
                "Input.imeSetComposition",
                {"text": text, "selectionStart": len(text), "selectionEnd": len(text)},
            )
        await tools.send("Input.insertText", {"text": shown[-1]})
        await tools.detach()

    async def told(self, count: int) -> None:
        """Wait until so many steps stand in the list, the start page counted."""
        async with asyncio.timeout(30):
            while len(self.steps) < count:
                await asyncio.wait({asyncio.get_running_loop().create_future()}, timeout=0.02)

    async def again(self, **values: str) -> RunReport:
        """Keep what was recorded and replay it as it is, with nobody there."""
        assert self.recording_session
        flow = await self.workbench.recording_service.save(self.recording_session, "記録した手順")
        return await self.workbench.replay(
            flow, values, RunOptions(is_attended=False, approves_all=True)
        )

    async def _x(self, *words: str) -> None:
        environment = os.environ | {"DISPLAY": self.display}
        process = await asyncio.create_subprocess_exec("xdotool", *words, env=environment)
        async with asyncio.timeout(30):
            assert await process.wait() == 0, words


@asynccontextmanager
async def hand_at(display: str) -> AsyncGenerator[Hand]:
    """Open a headed browser on a display, with a studio around it."""
    before = os.environ.get("DISPLAY")
    os.environ["DISPLAY"] = display
    browser = ChromiumBrowser(HEADED)
    workbench = Workbench(
        browser=browser,
        model=ScriptedModel(),
        store=MemoryLibrary(),
        exporters=FORMATS,
        sites=Sites(),
        bus=EventBus(),
    )
    try:
        await browser.start()
        yield Hand(browser, workbench, display)
    finally:
        await browser.close()
        os.environ.pop("DISPLAY")
        if before is not None:
            os.environ["DISPLAY"] = before
