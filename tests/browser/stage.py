"""What the tests of this room stand on: small pages over loopback, a browser with shortcuts."""

import asyncio
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.async_api import Error

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import LaunchOptions, Session
from studio.browser.sight.snapshot import SnapshotOwner
from studio.domain.actions.action import Navigate
from studio.domain.page.observation import AriaNode, DialogSeen, Observation
from studio.domain.page.target import Target
from studio.engine.ports import DialogPolicy, SettlePolicy
from tests.serving import LittleServer, QuietHandler, serving

Answer = Callable[[BaseHTTPRequestHandler], None]

PATIENT: Final = LaunchOptions(
    is_headless=True,
    action_timeout_s=30.0,
    find_timeout_s=3.0,
    load_cap_s=30.0,
    file_timeout_s=30.0,
)
"""What is to come has come by then, however slow the machine."""
AT_ONCE_S: Final = 20.0
"""What is over by then did not wait for any of these."""
HASTY: Final = replace(
    PATIENT, action_timeout_s=1.5, find_timeout_s=0.6, load_cap_s=1.5, file_timeout_s=1.0
)
"""For tests in which something never comes: it is told soon."""
ACT_S: Final = 3.0
"""How long an act itself may take where a person's slowness is to outlive it (fixture `brief`)."""
OUTLIVED_S: Final = 3.5
SWEEP_S: Final = 5.0
SOON_S: Final = 30.0


@dataclass(slots=True)
class Pages:
    """What the little server serves.

    Attributes:
        url: Where it is.
        asked: Path and query of every request, in order.
    """

    url: str = ""
    asked: list[str] = field(default_factory=list[str])
    answers: dict[str, Answer] = field(default_factory=dict[str, Answer])

    def put(self, path: str, html: str, status: int = 200) -> str:
        """Serve a page; returns its address."""
        whole = f"<!doctype html><html lang=ja><meta charset=utf-8><link rel=icon href=data:>{html}"

        def answer(handler: BaseHTTPRequestHandler) -> None:
            body = whole.encode()
            handler.send_response(status)
            handler.send_header("Content-Type", "text/html; charset=utf-8")
            handler.send_header("Content-Length", str(len(body)))
            handler.end_headers()
            handler.wfile.write(body)

        return self.answer(path, answer)

    def answer(self, path: str, answer: Answer) -> str:
        """Serve by hand; returns the address."""
        self.answers[path] = answer
        return self.url + path


@contextmanager
def little_site() -> Generator[Pages]:
    """Serve pages on a free port until the block ends."""
    pages = Pages()
    with serving(LittleServer(handler_of(pages)), "pages") as pages.url:
        yield pages


def handler_of(pages: Pages) -> type[BaseHTTPRequestHandler]:
    """Return a handler class that serves these pages."""

    class Handler(QuietHandler):
        def do_GET(self) -> None:
            pages.asked.append(self.path)
            answer = pages.answers.get(urlsplit(self.path).path)
            try:
                if answer is None:
                    self.send_error(404)
                else:
                    answer(self)
            except (BrokenPipeError, ConnectionResetError):
                pass

    return Handler


@dataclass(slots=True)
class Studio:
    """A browser with shortcuts for tests."""

    browser: ChromiumBrowser
    pages: Pages
    session: Session

    @property
    def snapshots(self) -> SnapshotOwner:
        """Who looks at the page."""
        return self.browser._snapshots  # pyright: ignore[reportPrivateUsage]

    async def show(self, html: str, path: str = "/page") -> Observation:
        """Open a page with this content and look at it."""
        await self.open(self.pages.put(path, html))
        return await self.browser.observe(SettlePolicy.BRIEF)

    async def open(self, url: str) -> None:
        """Open an address."""
        outcome = await self.browser.perform(Navigate(url=url))
        assert outcome.is_ok, outcome

    async def js(self, script: str) -> Any:
        """Ask the page itself."""
        return await self.session.page.evaluate(script)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for what a page or its server does by itself."""
        async with asyncio.timeout(SOON_S):
            while not is_so():
                await asyncio.sleep(0.01)


async def swept(browser: ChromiumBrowser) -> bool:
    """Leave one new tab, and no policy, secret or cookie; False when the browser had better go."""
    session = browser._session  # pyright: ignore[reportPrivateUsage]
    browser.guard_traffic(None)
    browser.answer_dialogs(None)
    browser._snapshots._kept = frozenset()  # pyright: ignore[reportPrivateUsage]
    if not session.is_open or session.dialogs.waiting:
        return False
    context, old = session.page.context, session.pages
    try:
        async with asyncio.timeout(SWEEP_S):
            await context.new_page()
            for page in old:
                await page.close()
            await context.clear_cookies()
    except (Error, TimeoutError):
        return False
    return session.is_open and len(session.pages) == 1


def named(observation: Observation, name: str, role: str = "") -> AriaNode:
    """Return the one node with this name (and role) that has a ref."""
    fitting = [
        node
        for node in observation.nodes
        if node.ref and name in (node.name, node.text, node.placeholder) and role in ("", node.role)
    ]
    assert len(fitting) == 1, [(node.role, node.name, node.ref) for node in fitting]
    return fitting[0]


def live(observation: Observation, name: str, role: str = "") -> Target:
    """Return a live target for the node of this name."""
    node = named(observation, name, role)
    return Target(ref=node.ref, epoch=observation.epoch, role=node.role, name=node.name)


def everything(observation: Observation) -> str:
    """Return all that an observation holds, as one text to search."""
    parts = [observation.url, observation.title]
    parts += [f"{tab.url} {tab.title}" for tab in observation.tabs]
    parts += [dialog.message for dialog in observation.dialogs]
    for node in observation.nodes:
        parts += [node.name, node.text, node.url, node.placeholder, *node.states.values()]
    return "\n".join(parts)


def slow_reader(seconds: float) -> DialogPolicy:
    """Return a person who reads a dialog for so long, and then accepts it."""

    async def policy(_: DialogSeen) -> bool:
        answered = asyncio.Event()
        asyncio.get_running_loop().call_later(seconds, answered.set)
        await answered.wait()
        return True

    return policy


def wait_for(check: Callable[[], bool], timeout_s: float = SOON_S) -> None:
    """Wait until another process has done something."""
    ends_at = time.monotonic() + timeout_s
    while not check():
        assert time.monotonic() < ends_at, "waited in vain"
        threading.Event().wait(0.01)
