"""A browser under a policy that a test writes, between two sites that keep what arrives."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import Session
from studio.domain.actions.action import Navigate
from studio.engine.ports import OutgoingRequest
from tests.browser.interception.two_sites import TwoSites

SOON_S = 30.0


async def yes(_: OutgoingRequest) -> bool:
    """Allow everything."""
    return True


@dataclass(slots=True)
class Guarded:
    """A browser under a policy that a test writes.

    Attributes:
        asked: What the policy was asked, in order.
        answers: Says what it answers; by default only our own site is open.
    """

    browser: ChromiumBrowser
    session: Session
    sites: TwoSites
    asked: list[OutgoingRequest] = field(default_factory=list[OutgoingRequest])
    asked_now: asyncio.Event = field(default_factory=asyncio.Event)
    answers: Callable[[OutgoingRequest], Awaitable[bool]] | None = None

    async def policy(self, request: OutgoingRequest) -> bool:
        """Answer as the test wants; by default only our own site is open."""
        self.asked.append(request)
        self.asked_now.set()
        if self.answers:
            return await self.answers(request)
        return request.url.startswith((self.sites.home.url, "ws" + self.sites.home.url[4:]))

    def fill(self, text: str) -> str:
        """Put the addresses of the sites into a page."""
        home, foreign = self.sites.home, self.sites.foreign
        return text.replace("{home}", home.url).replace("{out}", foreign.url)

    async def open(self, html: str, path: str = "/start") -> None:
        """Show a page of our site in the first tab; another test's may have come late.

        It has its icon: a browser asks for one when it has the time, which is asked about, too.
        """
        head = "<!doctype html><title>始</title><link rel=icon href=data:>"
        url = self.sites.home.put(path, f"{head}{self.fill(html)}")
        self.session.switch_to(self.session.pages[0])
        outcome = await self.browser.perform(Navigate(url=url))
        assert outcome.is_ok, outcome
        await self.session.pages[0].wait_for_function(
            "location.href != 'about:blank' && document.readyState != 'loading'"
        )

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for something that the page does by itself."""
        async with asyncio.timeout(SOON_S):
            while not is_so():
                await asyncio.sleep(0.01)

    async def stays(self, is_so: Callable[[], bool], for_s: float) -> bool:
        """Say whether something stays so for a while: nothing comes late."""
        ends_at = asyncio.get_running_loop().time() + for_s
        while is_so() and asyncio.get_running_loop().time() < ends_at:
            await asyncio.sleep(0.01)
        return is_so()

    async def js(self, script: str) -> object:
        """Run a script in the first tab."""
        return await self.session.pages[0].evaluate(script)

    async def quiet(self) -> None:
        """Wait until whatever the page set off is answered."""
        await asyncio.sleep(0.05)
        await self.session.interceptor.ping()
        await self.session.answered()
