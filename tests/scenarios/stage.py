"""One scenario on the stage: everything is real but the model's mind and the person at the screen.

Real Chromium, the real client over HTTP against the strict server, the real workbench; what is
judged is the journal of events, what the model was sent, and what arrived at the sites.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import Session
from studio.domain.actions.action import HandleDialog
from studio.domain.errors import StudioError
from studio.domain.events.events import (
    ApprovalRequested,
    Event,
    EventBase,
    RunFinished,
    UserInputRequested,
)
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist, Item
from studio.engine.memory import SecretStore
from studio.engine.ports import SettlePolicy
from studio.engine.runs.bus import EventBus
from studio.engine.runs.limits import Limits
from studio.engine.runs.reports import RunOptions, RunReport
from studio.engine.workbench import Workbench
from studio.llm.client import OpenAIModel
from studio.llm.config import ModelConfig
from tests.chat_server import ChatServer, JsonObject, Reply
from tests.fakes import Journal, Sites
from tests.hostile.minds import Prompt as SentText
from tests.hostile.minds import act as as_sure_as_can_be
from tests.hostile.minds import question_of
from tests.hostile.web import Hit, Origin, Web
from tests.memory_library import MemoryLibrary

E = TypeVar("E", bound=EventBase)

START: Final = "/page"
PATIENCE_S: Final = 30.0
"""Longest wait for an event that has to come."""
LIMITS: Final = Limits(max_steps=40, max_attempts=30, step_timeout_s=60.0)
ATTENDED: Final = RunOptions(answer_timeout_s=60.0, limits=LIMITS)
ALONE: Final = replace(ATTENDED, is_attended=False)


class TurnedClock:
    """The machine's clock, which a test can turn on; whoever sleeps on it turns it, too."""

    def __init__(self) -> None:
        self._ahead_s = 0.0
        self.slept: list[float] = []

    def monotonic(self) -> float:
        """Return seconds that only grow."""
        return time.monotonic() + self._ahead_s

    async def sleep(self, seconds: float) -> None:
        """Turn the clock on instead of waiting."""
        self.slept.append(seconds)
        self.turn(seconds)
        await asyncio.sleep(0)

    def turn(self, seconds: float) -> None:
        """Let so much time have passed."""
        self._ahead_s += seconds


class Prompt(SentText):
    """What a model was sent; a picture may go along with the text."""

    @property
    def content(self) -> Sequence[JsonObject]:
        """The parts of the user's message."""
        sent = next(m["content"] for m in self.request["messages"] if m["role"] == "user")
        return [{"type": "text", "text": sent}] if isinstance(sent, str) else sent

    @property
    def text(self) -> str:
        """The text of the user's message."""
        return "\n".join(str(part["text"]) for part in self.content if part["type"] == "text")

    @property
    def has_picture(self) -> bool:
        """True when a picture goes along."""
        return any(part["type"] == "image_url" for part in self.content)

    @property
    def has_html(self) -> bool:
        """True when the light DOM stands in the fence."""
        return "\nHTML:\n" in self.page

    @property
    def model(self) -> str:
        """Which model is asked."""
        return str(self.request["model"])

    @property
    def outside(self) -> str:
        """What stands outside of the fence, where no page can write."""
        return self.text.replace(self.page, "")


Mind = Callable[[Prompt], JsonObject | Reply]


def act(verb: str, ref: str = "", value: str = "", **more: Any) -> JsonObject:
    """Return a decision in the wire's form."""
    return as_sure_as_can_be(verb, ref, value, **({"confidence": 0.9} | more))


def click(words: str, **more: Any) -> Mind:
    """Press what has these words."""
    return lambda prompt: act("click", prompt.ref(words), **more)


def fill(words: str, value: str, **more: Any) -> Mind:
    """Type into the field with these words."""
    return lambda prompt: act("fill", prompt.ref(words), value, **more)


def say(verb: str, value: str = "", **more: Any) -> Mind:
    """Do something that needs no element."""
    return lambda _: act(verb, value=value, **more)


def claim(evidence: str = "") -> Mind:
    """Say that the goal is reached."""
    return lambda _: act("done", step_done=True, evidence=evidence)


def lost(error: str = "TARGET_NOT_FOUND") -> Mind:
    """Say that no decision can be made."""
    return lambda _: act("click", error=error, confidence=0.1)


def verdict(kind: str, evidence: str = "", reason: str = "画面のとおりです") -> Mind:
    """Answer a verification."""
    return lambda _: {"verdict": kind, "evidence": evidence, "reason": reason}


def reply(answer: Reply) -> Mind:
    """Answer with anything."""
    return lambda _: answer


class Script:
    """Answers decisions and verifications in turn, the last of each again and again.

    Attributes:
        decided: Every prompt for a decision, in order; repeats after a fault included.
        verified: Every prompt for a verification.
        locate: Answers who is asked for one lost element; "" by default.
    """

    locate: Mind = staticmethod(lambda _: {"ref": "", "quote": "", "reason": "ありません"})

    def __init__(self, minds: Sequence[Mind], verdicts: Sequence[Mind] = ()) -> None:
        self._minds, self._verdicts = minds, verdicts or (verdict("unclear"),)
        self.decided: list[Prompt] = []
        self.verified: list[Prompt] = []

    def follow(self, minds: Sequence[Mind]) -> None:
        """Answer the decisions to come with these, in turn."""
        self._minds = (*[minds[0]] * len(self.decided), *minds)

    def __call__(self, request: JsonObject) -> Reply:
        """Answer one request by what it asks for."""
        if question_of(request) == "plan":
            return Reply.json(_planned(Prompt(request, 0)))
        if question_of(request) == "locate":
            answer = self.locate(Prompt(request, 0))
            return answer if isinstance(answer, Reply) else Reply.json(answer)
        is_decision = question_of(request) == "decide"
        asked, minds = (
            (self.decided, self._minds) if is_decision else (self.verified, self._verdicts)
        )
        prompt = Prompt(request, len(asked))
        asked.append(prompt)
        answer = minds[min(prompt.turn, len(minds) - 1)](prompt)
        return answer if isinstance(answer, Reply) else Reply.json(answer)


def _planned(prompt: Prompt) -> JsonObject:
    """Return an honest plan: the sentence is the only item."""
    wants = prompt.text.partition("What the person wants:\n")[2].strip()
    start = prompt.text.partition("Start page given: ")[2].splitlines()
    return {
        "site": "", "start_url": start[0] if start else "", "items": [wants], "variables": [],
        "conditions": [], "unread": [],
    }  # fmt: skip


class QuickBrowser(ChromiumBrowser):
    """A browser that looks as soon as the page is quiet: nothing on these pages comes late."""

    async def observe(self, patience: SettlePolicy = SettlePolicy.SETTLED) -> Observation:
        """Look with the patience of a replay."""
        del patience
        return await super().observe(SettlePolicy.BRIEF)

    @property
    def session(self) -> Session:
        """What lies beneath: where people close windows and pages crash."""
        return self._session


Person = Callable[["Scene", Event], None]


def nobody(scene: "Scene", event: Event) -> None:
    """Answer nothing."""


def person(*, is_yes: bool = True, text: str = "") -> Person:
    """Return a person who answers every card and question the same way."""

    def answer(scene: "Scene", event: Event) -> None:
        if isinstance(event, ApprovalRequested | UserInputRequested):
            scene.workbench.answer(event.request_id, is_yes=is_yes, text=text)

    return answer


@dataclass(slots=True)
class Scene:
    """A run under way, and everything that is known of it.

    Attributes:
        report: How the run ended; None before.
        sent: What had been sent to the sites when the scene was over. Only then are answers that
            never came cut off, and a browser repeats a request whose connection is cut.
    """

    workbench: Workbench
    journal: Journal
    script: Script
    clock: TurnedClock
    web: Web
    browser: QuickBrowser
    report: RunReport | None = None
    sent: list[Hit] = field(default_factory=list[Hit])
    _hands: list[asyncio.Task[None]] = field(default_factory=list[asyncio.Task[None]])
    _told: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def finished(self) -> RunFinished:
        """The last event of the run; there is exactly one."""
        return self.journal.one(RunFinished)

    @property
    def prompts(self) -> list[Prompt]:
        """Every prompt for a decision."""
        return self.script.decided

    @property
    def changes(self) -> list[str]:
        """What was sent to the sites, and where."""
        return [f"{hit.method} {hit.page}" for hit in self.sent]

    def order(self, *kinds: type[EventBase]) -> list[str]:
        """Return the names of the events of these classes as they came."""
        return [event.kind for event in self.journal.events if isinstance(event, kinds)]

    def wake(self, event: Event) -> None:
        """Let `until` look again."""
        del event
        self._told.set()

    def by_hand(self, doing: Coroutine[Any, Any, Any], then: str) -> None:
        """Let the person do something in the browser, and then press 続ける."""

        async def do() -> None:
            await doing
            self.workbench.answer(then, is_yes=True)

        self._hands.append(asyncio.get_running_loop().create_task(do(), name="the person's hands"))

    def begin(self, listed: Checklist, options: RunOptions = ATTENDED) -> asyncio.Task[RunReport]:
        """Start a run beside the test."""
        run = self.workbench.run(listed, options)
        return asyncio.get_running_loop().create_task(run, name="the run")

    async def until(self, kind: type[E], count: int = 1) -> E:
        """Wait for the n-th event of a class."""
        async with asyncio.timeout(PATIENCE_S):
            while len(self.journal.of(kind)) < count:
                self._told.clear()
                await self._told.wait()
        return self.journal.of(kind)[count - 1]

    async def until_sent(self, page: str) -> None:
        """Wait for what a page sends by itself."""
        async with asyncio.timeout(PATIENCE_S):
            while not any(hit.page == page for hit in self.web.changes()):
                await asyncio.sleep(0.01)


@dataclass(slots=True)
class Stage:
    """Where the scenarios of a module are played, one after the other."""

    web: Web
    browser: QuickBrowser
    chat: ChatServer
    vault: SecretStore | None = None
    clock: TurnedClock = field(default_factory=TurnedClock)

    @asynccontextmanager
    async def scene(
        self,
        minds: Sequence[Mind],
        verdicts: Sequence[Mind] = (),
        by: Person = nobody,
        **config: Any,
    ) -> AsyncGenerator[Scene]:
        """Set a scene; afterwards the pages are closed and whatever hangs is let go.

        Args:
            minds: Answer the decisions, in turn.
            verdicts: Answer the verifications, in turn.
            by: The person at the screen.
            config: Further settings of the client.
        """
        script = Script(minds, verdicts)
        self.chat.requests.clear()
        self.chat.script = script
        settings: dict[str, Any] = {
            "base_url": self.chat.base_url, "api_key": self.chat.api_key,
            "small_model": "test-small", "large_model": "test-large",
        }  # fmt: skip
        model = OpenAIModel(ModelConfig(**(settings | config)), self.clock)
        workbench = Workbench(
            browser=self.browser, model=model, store=MemoryLibrary(), exporters={}, sites=Sites(),
            bus=EventBus(), clock=self.clock, credentials=self.vault,
        )  # fmt: skip
        scene = Scene(workbench, Journal(workbench.bus), script, self.clock, self.web, self.browser)
        workbench.bus.subscribe(scene.wake)
        workbench.bus.subscribe(lambda event: by(scene, event))
        try:
            yield scene
        finally:
            scene.sent = self.web.changes()
            workbench.stop_now()
            await model.close()
            await self._clean_up()

    async def play(
        self,
        html: str,
        minds: Sequence[Mind],
        verdicts: Sequence[Mind] = (),
        *,
        items: Sequence[str] = ("「山田」を氏名に入力する",),
        by: Person = nobody,
        options: RunOptions = ATTENDED,
        **config: Any,
    ) -> Scene:
        """Play a whole run on one page, and return what came of it."""
        async with self.scene(minds, verdicts, by, **config) as scene:
            scene.report = await scene.workbench.run(self.list_of(html, *items), options)
        return scene

    def list_of(self, html: str, *items: str, path: str = START) -> Checklist:
        """Serve a page, and return a list that begins there."""
        url = self.web.put(path, html)
        return Checklist(
            instruction="。".join(items),
            start_url=url,
            items=tuple(Item(text=text) for text in items),
        )

    async def _clean_up(self) -> None:
        """Leave the page, close what it opened, and forget what was served."""
        session = self.browser.session
        self.web.is_over.set()
        if session.is_open:
            with contextlib.suppress(StudioError):
                await self.browser.perform(HandleDialog(accept=False))
            for extra in session.pages[1:]:
                await extra.close()
            with contextlib.suppress(StudioError):
                await session.call(session.pages[0].goto("about:blank"), 30, "後片付け")
                await session.call(session.pages[0].context.clear_cookies(), 30, "後片付け")


def elsewhere(web: Web) -> str:
    """Return the address of a site that nobody named."""
    return f"{web.urls[Origin.PORT]}/news"
