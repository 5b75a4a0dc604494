"""A person at the page for tests: real input events, no locator's waiting, and what the recording told."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from playwright.async_api import Locator

from studio.domain.actions.action import Action
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.flows.recording import RecordedAct
from tests.browser.stage import Studio


@dataclass
class Person:
    """Presses and types at places, as a mouse and a keyboard do, and keeps what was recorded."""

    studio: Studio
    told: list[RecordedAct] = field(default_factory=list[RecordedAct])

    @property
    def acts(self) -> list[RecordedAct]:
        """What stands in the list: acts that were said better later are their better selves."""
        left: dict[str, RecordedAct] = {}
        for act in self.told:
            if act.replaces in left:
                left = {(act.id if key == act.replaces else key): (act if key == act.replaces else one) for key, one in left.items()}  # fmt: skip
            else:
                left[act.id] = act
        return list(left.values())

    @property
    def actions(self) -> list[Action]:
        """The same, actions alone."""
        return [act.action for act in self.acts]

    @property
    def words(self) -> list[str]:
        """The same, as a person reads them."""
        return [action.in_words() for action in self.actions]

    async def press(self, locator: Locator, *, times: int = 1, button: str = "left") -> None:
        """Press the middle of an element for 0 ms."""
        x, y = await self.middle(locator)
        await self.studio.session.page.mouse.click(x, y, delay=0, click_count=times, button=button)  # type: ignore[arg-type]

    async def middle(self, locator: Locator) -> tuple[float, float]:
        """Return where an element stands."""
        box = await locator.bounding_box()
        assert box, "not shown"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def type(self, text: str) -> None:
        """Type where the focus is."""
        await self.studio.session.page.keyboard.type(text)

    async def compose(self, steps: list[str], text: str) -> None:
        """Type with an input method: what it shows while it composes, then what it becomes."""
        page = self.studio.session.page
        tools = await page.context.new_cdp_session(page)
        for shown in steps:
            await tools.send(
                "Input.imeSetComposition",
                {"text": shown, "selectionStart": len(shown), "selectionEnd": len(shown)},
            )
        await tools.send("Input.insertText", {"text": text})
        await tools.detach()

    async def told_at_least(self, count: int) -> None:
        """Wait until so many acts stand in the list."""
        await self._until(lambda: len(self.acts) >= count)

    async def sees_tab(self) -> None:
        """Wait until the newest act is told to have opened a tab: it is listened to then."""
        await self._until(
            lambda: any(
                one.kind is EvidenceKind.TAB for act in self.acts[-1:] for one in act.evidence
            )
        )

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(30):
            while not holds():
                await self.studio.session.page.evaluate("() => 1")


@asynccontextmanager
async def recording(studio: Studio) -> AsyncGenerator[Person]:
    """Record what happens inside; all of it is told at the end."""
    person = Person(studio)
    await studio.browser.start_recording(person.told.append)
    try:
        yield person
    finally:
        await studio.browser.stop_recording()
