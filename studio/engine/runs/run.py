"""What a run of either kind needs in hand, and how its end is told."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Protocol
from uuid import uuid4

from studio.domain.actions.action import Action
from studio.domain.actions.outcome import Outcome
from studio.domain.events.events import Event, InputKind, PageWarned
from studio.domain.flows.ai_note import AiNote
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.address import host_in_words
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.engine.memory import History, SecretStore, UpkeepStore
from studio.engine.perception.seen_pages import SeenPages
from studio.engine.ports import Browser, Clock, SettlePolicy, SiteMaps, Terms, TrafficPolicy
from studio.engine.runs.bus import EventBus
from studio.engine.runs.clock import WallClock
from studio.engine.runs.journal_writer import JournalWriter
from studio.engine.runs.limits import Limits
from studio.engine.runs.page_pictures import PagePictures
from studio.engine.runs.polling import Polling
from studio.engine.runs.run_control import RunControl
from studio.engine.runs.sitemaps import NoSiteMaps
from studio.engine.secrets.secret_redactor import SecretRedactor
from studio.words import tr


def new_run_id() -> str:
    """Return an id that no other run has."""
    return uuid4().hex[:12]


NotesToAi = Callable[[Iterable[str], AiNote | None], Awaitable[tuple[str, ...]]]
"""Returns what models are told of the person's notes: those for these pages, and that of the flow."""


class StandingYes(Protocol):
    """A person's yes for several runs of the same kind, within what they saw when they gave it."""

    def covers(self, act: str, host: str, details: tuple[tuple[str, str], ...]) -> bool:
        """Say whether an act, as a card would tell it, lies within it."""
        ...

    def learn(self, act: str, host: str, details: tuple[tuple[str, str], ...]) -> None:
        """Widen it by what the person agreed to just now."""
        ...


@dataclass(slots=True)
class ByHand:
    """What the person did in the browser while a run was stuck; empty until their turn is over."""

    steps: tuple[FlowStep, ...] = ()


class WatchesHands(Protocol):
    """Records what the person does while the block waits for them."""

    def __call__(
        self, context: "RunContext", item: str, kind: InputKind
    ) -> AbstractAsyncContextManager[ByHand]:
        """Return the block.

        Args:
            context: The run's.
            item: The sentence the steps belong to.
            kind: Why it is the person's turn.
        """
        ...


def shown_nowhere(observation: Observation, tokens: int, run_id: str) -> None:
    """Show no page of this run in the window."""
    del observation, tokens, run_id


@asynccontextmanager
async def no_hands(context: "RunContext", item: str, kind: InputKind) -> AsyncGenerator[ByHand]:
    """Record nothing: tests of parts."""
    del context, item, kind
    yield ByHand()


async def only_of_flow(urls: Iterable[str], flow_note: AiNote | None) -> tuple[str, ...]:
    """Know of no notes but the flow's own: where there is no library."""
    del urls
    return (flow_note.text,) if flow_note else ()


def no_border(policy: TrafficPolicy) -> TrafficPolicy:
    """Leave it to the run's own guard what may leave."""
    return policy


@dataclass(frozen=True, slots=True)
class SiteRules:
    """What the person set for all runs.

    Attributes:
        is_strict: Every run is strict (production).
        part_sites: Other sites from which parts of pages may come in strict runs.
    """

    is_strict: bool = False
    part_sites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RunContext:
    """The world of one run.

    Attributes:
        patience: How quiet a page must be before it is observed.
        on_observed: Called with each observation, its tokens and the run's id.
        sitemaps: What sites say about their own pages.
        redactor: Passwords that the person typed into sentences, by name.
        journal_writer: Writes down what is done; None leaves no trace (tests of parts).
        history: Earlier runs; None where there is no library.
        credentials: The vault's secrets, by name and site; None where there is no vault.
        kept: Where kinds of sending are remembered; None where there is no library.
        standing: Of a job over rows; None asks for each act.
        by_hand: Records what the person does where the run is stuck.
        interceptor: Puts a stricter guard of traffic around the run's own (練習).
        is_strict: Only the run's own sites exist for its browser.
        part_sites: Other sites from which parts of pages may come all the same.
        keeps_pictures: The history gets the page before and after each act; a run with a model keeps them anyway.
        told_of: Hosts whose pages the person was warned of.
        seen: Pages that this run looked at.
        notes: What models are told of the person's notes.
        flow_note: Of the flow that it plays.
        began_on: By which its sentence says 明日, past midnight too.
        pictures: Who looks at the page that it works on.
    """

    browser: Browser
    bus: EventBus
    run_control: RunControl
    limits: Limits
    is_attended: bool
    approves_all: bool
    answer_timeout_s: float
    on_observed: Callable[[Observation, int, str], None]
    patience: SettlePolicy = SettlePolicy.SETTLED
    clock: Clock = field(default_factory=WallClock)
    sitemaps: SiteMaps = field(default_factory=NoSiteMaps)
    redactor: SecretRedactor = field(default_factory=SecretRedactor)
    credentials: SecretStore | None = None
    kept: UpkeepStore | None = None
    journal_writer: JournalWriter | None = None
    history: History | None = None
    run_id: str = field(default_factory=new_run_id)
    standing: StandingYes | None = None
    by_hand: WatchesHands = no_hands
    interceptor: Callable[[TrafficPolicy], TrafficPolicy] = no_border
    is_strict: bool = False
    part_sites: tuple[str, ...] = ()
    keeps_pictures: bool = False
    told_of: set[str] = field(default_factory=set[str])
    seen: SeenPages = field(default_factory=SeenPages)
    notes: NotesToAi = only_of_flow
    flow_note: AiNote | None = None
    began_on: date = field(default_factory=date.today)
    pictures: PagePictures = field(default_factory=PagePictures)

    @property
    def is_read(self) -> bool:
        """True where somebody reads what is asked, and nothing was agreed to beforehand."""
        return self.is_attended and not self.approves_all

    @property
    def is_plan_seen(self) -> bool:
        """True where somebody saw the checklist before they started it; else it is the model's word alone."""
        return self.is_read

    @property
    def terms(self) -> Terms:
        """How this run has acts done: a replay describes nothing anew, and its journal comes first."""
        is_recording = self.patience is SettlePolicy.SETTLED
        journal_writer = self.journal_writer
        if journal_writer is None:
            return Terms(describes=is_recording)

        def show(jpeg: bytes) -> None:
            journal_writer.keep_before(jpeg)
            self.pictures.show(jpeg)

        is_pictured = is_recording or self.keeps_pictures
        return Terms(
            describes=is_recording,
            before_touch=journal_writer.settled,
            show=show if is_pictured else None,
        )

    def unseen(self) -> "RunContext":
        """Return it for work that shows no page in the window."""
        return replace(self, on_observed=shown_nowhere, pictures=PagePictures())

    def publish(self, event: Event) -> None:
        """Tell what became true in this run; its id is put into it."""
        self.bus.publish(event.model_copy(update={"run_id": self.run_id}))

    async def notes_at(self, url: str) -> tuple[str, ...]:
        """Return what a model that works on this page is told of the person's notes."""
        return await self.notes((url,), self.flow_note)

    async def perform(
        self, action: Action, before_touch: Callable[[], Awaitable[None]] | None = None
    ) -> Outcome:
        """Have an act done on this run's terms.

        Args:
            action: The act.
            before_touch: Awaited besides what the terms await before the page is touched.
        """
        terms = self.terms
        if before_touch is None:
            return await self.browser.perform(action, terms)

        async def both() -> None:
            await terms.before_touch()
            await before_touch()

        return await self.browser.perform(action, replace(terms, before_touch=both))

    def polling(self, timeout_s: float) -> Polling:
        """Return what paces looks for something that may take so many seconds to come."""
        return Polling(self.clock, self.run_control.passing, timeout_s)

    async def look_back(self) -> None:
        """Keep a masked picture of the page for the newest act, where a history is kept."""
        if self.journal_writer:
            self.pictures.show(await self.journal_writer.look_back())

    @asynccontextmanager
    async def showing_next(self, target: Target | None) -> AsyncGenerator[None]:
        """Picture the page with the element of the next act framed, as long as the run waits anyway.

        What is not done when the wait is over is given up: no act is later for it.
        """
        if target is None or not self.pictures.is_wanted:
            yield
            return
        showing = asyncio.get_running_loop().create_task(
            self._show(target), name="engine: picture of the next act"
        )
        try:
            yield
        finally:
            showing.cancel()
            await asyncio.wait({showing})

    async def _show(self, target: Target) -> None:
        self.pictures.show(await self.browser.portrait(target))

    async def observe(self, patience: SettlePolicy | None = None) -> Observation:
        """Observe the page, as patiently as this run does if nothing is said; a page that says a password again is told of once."""
        page = await self.browser.observe(patience or self.patience)
        self.seen.add(page)
        host = host_in_words(page.url)
        if page.tells_secret and host not in self.told_of:
            self.told_of.add(host)
            self.publish(
                PageWarned(
                    words=tr(
                        "{host} のページが、入力したパスワードかその一部を画面に出しています。AI と記録には伏せています。",
                        host=host,
                    ),
                    remedy=tr(
                        "ほかの人に画面を見せないでください。続くときは、サイトの管理者に知らせ、パスワードを変えてください。"
                    ),
                )
            )
        return page


def within_sites(context: RunContext, flow: Flow) -> RunContext:
    """Return what the run of a flow needs in hand; what a stranger wrote opens no site, not even for parts."""
    if flow.is_imported:
        return replace(context, is_strict=True)
    parts = (*context.part_sites, *flow.part_sites)
    return replace(context, part_sites=parts, flow_note=flow.note_to_ai)
