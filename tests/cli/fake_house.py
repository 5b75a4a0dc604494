"""A composition root for tests: the real workbench over a browser, model and library in memory.

It has the shape of `studio.bootstrap` and takes its place while a test runs.
"""

import asyncio
import signal
from collections.abc import AsyncGenerator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from studio.bootstrap import cluster, flow_files, papers
from studio.domain.actions.action import Action, Click, Navigate
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.errors import InstructionError, StudioError
from studio.domain.flows.recording import RecordedAct
from studio.domain.page.login import LoginForm
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.domain.records.doctor import DoctorLine, Health
from studio.domain.records.schedule import TurnLine
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.runs.decision import (
    Decision,
    ModelTier,
    Usage,
    Verdict,
    VerdictKind,
    VerifyRequest,
)
from studio.engine.memory import SecretStore
from studio.engine.ports import (
    RECORDED,
    DecisionReply,
    DecisionRequest,
    DialogPolicy,
    PlanReply,
    PlanRequest,
    RecordingListener,
    SettlePolicy,
    SiteProfile,
    Terms,
    TrafficPolicy,
    VerifyReply,
)
from studio.engine.runs.bus import EventBus
from studio.engine.runs.limits import Limits
from studio.engine.scheduling.schedules import Schedules
from studio.engine.workbench import Workbench
from studio.export.formats import FORMATS
from studio.export.table_files import write_tables
from studio.scheduling import TurnCommand, turn_command
from studio.settings import carried
from studio.sheets.table_files import TableFiles
from studio.vault.passphrase import read_passphrase_file
from tests.locating import located_by_name
from tests.memory_library import MemoryLibrary


@dataclass
class MemoryBrowser:
    """A page with one button; each click adds a line to it.

    Attributes:
        fault: Ends the next act.
        hangs: Acts never end by themselves.
        on_perform: Called before each act.
        own_frame: Of the refs of the page itself; a page that was navigated to has a number.
        books: Title and price of each row of a list on the page.
        pointed: What the person points at, None when they give up.
        by_person: What the person does as soon as a recording begins.
    """

    acts: list[str] = field(default_factory=list[str])
    fault: StudioError | None = None
    url: str = "http://127.0.0.1:9/"
    button: str = "検索"
    hangs: bool = False
    is_open: bool = False
    epoch: int = 0
    on_perform: Callable[[], None] | None = None
    own_frame: str = ""
    books: tuple[tuple[str, str], ...] = ()
    pointed: Target | None = None
    by_person: tuple[RecordedAct, ...] = ()

    async def start(self) -> None:
        """Open."""
        self.is_open = True

    async def close(self) -> None:
        """Close."""
        self.is_open = False

    async def observe(self, patience: SettlePolicy = SettlePolicy.SETTLED) -> Observation:
        """Show the button and one line an act."""
        del patience
        self.epoch += 1
        lines = tuple(
            AriaNode(role="status", name=f"{n} 回目の結果", ref=f"{self.own_frame}e{n + 10}")
            for n, _ in enumerate(self.acts, 1)
        )
        button = AriaNode(role="button", name=self.button, ref=f"{self.own_frame}e1")
        frame = AriaNode(role="link", name="[red]枠の中[/red]\x1b[31m", ref="f9e2")
        items = tuple(_book(n, *book) for n, book in enumerate(self.books))
        listed = (AriaNode(role="list", name="本", ref="e50", children=items),) if items else ()
        root = AriaNode(role="document", children=(button, frame, *listed, *lines))
        return Observation(epoch=self.epoch, url=self.url, title="練習書店", root=root)

    async def perform(self, action: Action, terms: Terms = RECORDED) -> Outcome:
        """Do as told, or fail with the prepared fault."""
        if terms.show is not None:
            terms.show(b"framed")
        await terms.before_touch()
        if self.on_perform:
            self.on_perform()
        await asyncio.sleep(0)  # a real browser gives way here
        if self.fault:
            raise self.fault
        if self.hangs:
            await asyncio.Event().wait()
        if isinstance(action, Navigate):
            self.url = action.url
            return Outcome(status=OutcomeStatus.OK)
        self.acts.append(action.in_words())
        target = Target(role="button", name=self.button)
        return Outcome(status=OutcomeStatus.OK, target=target, message="ok")

    def answer_dialogs(self, policy: DialogPolicy | None) -> None:
        """There are none."""

    def keep_secret(self, values: Collection[str]) -> None:
        """There is nothing to mask."""

    async def login_form(self) -> LoginForm | None:
        """See `Browser.login_form`; no page here has one."""
        return None

    async def dom_digest(self) -> str:
        """Nothing."""
        return ""

    async def expect(self, kind: str, detail: str, timeout_s: float) -> bool:
        """Everything holds."""
        return True

    async def highlight(self, ref: str | None) -> None:
        """Nothing to mark."""

    async def screenshot(self, path: Path) -> None:
        """Write an empty file."""
        path.write_bytes(b"")

    @property
    def holds_requests(self) -> bool:
        """See `Browser.holds_requests`."""
        return False

    @property
    def part_sites(self) -> tuple[str, ...]:
        """See `Browser.part_sites`."""
        return ()

    def guard_traffic(self, policy: TrafficPolicy | None, *, holds_all: bool = False) -> None:
        """See `Browser.guard_traffic`."""
        del policy, holds_all

    def hand_back(self, policy: TrafficPolicy) -> None:
        """See `Browser.hand_back`."""
        del policy

    @property
    def page_url(self) -> str:
        """See `Browser.page_url`."""
        return self.url

    async def thumbnail(self) -> bytes:
        """See `Browser.thumbnail`."""
        return b""

    async def glance(self) -> bytes:
        """See `Browser.glance`."""
        return b""

    async def marked_picture(self, refs: Sequence[str]) -> bytes:
        """See `Browser.marked_picture`."""
        del refs
        return b""

    async def locate(self, target: Target, timeout_s: float) -> Outcome:
        """See `Browser.locate`: found by role and name alone."""
        del timeout_s
        return located_by_name(await self.observe(), target)

    async def portrait(self, target: Target) -> bytes:
        """See `Browser.portrait`: there are no pictures."""
        del target
        return b""

    async def pick(self) -> Target | None:
        """See `Browser.pick`; a test sets `pointed`, None gives up."""
        return self.pointed

    async def cancel_pick(self) -> None:
        """See `Browser.cancel_pick`; a pick never lasts here."""

    async def start_recording(self, hear: RecordingListener) -> None:
        """See `Browser.start_recording`; the person does what was prepared."""
        for act in self.by_person:
            hear(act)

    async def stop_recording(self) -> None:
        """See `Browser.stop_recording`."""

    async def place(self, left: int, top: int, width: int, height: int, scale: float = 1.0) -> None:
        """No window."""

    async def place_now(self, scale: float = 1.0) -> None:
        """No window."""


class OneClickModel:
    """Plans the sentence as one item and decides one click on the first button for it."""

    @property
    def reads_site_pages(self) -> bool:
        """See `ChatModel.reads_site_pages`."""
        return False

    @property
    def reads_pictures(self) -> bool:
        """See `ChatModel.reads_pictures`."""
        return False

    def model_name(self, tier: ModelTier) -> str:
        """Name it."""
        return f"one-click-{tier.value}"

    async def plan(self, request: PlanRequest) -> PlanReply:
        """One item, unless the sentence is 「わからない」; it cannot read what comes behind 「、ついでに」."""
        if request.instruction == "わからない":
            raise InstructionError(
                "NOTHING_READ", "読み取れませんでした。", "言葉を変えてください。"
            )
        read, *unread = request.instruction.split("、ついでに")
        checklist = Checklist(
            instruction=request.instruction,
            start_url=request.start_url,
            items=(Item(text=read),),
            unread=tuple(unread),
        )
        return PlanReply(checklist=checklist, model="one-click")

    async def decide(self, request: DecisionRequest) -> DecisionReply:
        """Press the first button of the page."""
        page = request.observation
        button = next(node for node in page.nodes if node.role == "button")
        target = Target(ref=button.ref, epoch=page.epoch, role=button.role, name=button.name)
        decision = Decision(
            actions=(Click(target=target),), step_done=True, confidence=0.9, epoch=page.epoch
        )
        return DecisionReply(decision=decision, usage=Usage(calls=1, prompt_tokens=10))

    async def verify(self, requests: Sequence[VerifyRequest]) -> VerifyReply:
        """See `ChatModel.verify`: what is new shows everything, but nothing shows 「共有」."""
        return VerifyReply(verdicts=tuple(map(_verdict, requests)))

    def keep_secret(self, values: Collection[str]) -> None:
        """See `ChatModel.keep_secret`."""

    async def close(self) -> None:
        """Nothing to give back."""


def _verdict(request: VerifyRequest) -> Verdict:
    if "共有" in request.current_step_meta.original_instruction:
        return Verdict(kind=VerdictKind.UNCLEAR)
    shown = next(iter(request.news), request.observation.title)
    return Verdict(kind=VerdictKind.CONFIRMED, evidence=shown)


class NoSites:
    """Knows no site."""

    async def target_sites(self) -> Sequence[SiteProfile]:
        """None."""
        return ()


@dataclass(frozen=True)
class Options:
    """What a face asks of the composition root; the shape of `studio.bootstrap.Options`."""

    home: Path | None = None
    engine: str | None = None
    mode: str | None = None
    headless: bool | None = None
    ask_passphrase: object = None
    opens_browser: bool = False
    is_scheduled: bool = False


@dataclass(frozen=True)
class HomeState:
    """A library that was opened before: no recovery key to show."""

    recovery_key: str = ""


COMMAND: Final = turn_command(Path("/data/家 1"), {"mode": "production"})


@dataclass
class Studio:
    """What `open_studio` gives."""

    workbench: Workbench
    library: HomeState = HomeState()
    limits: Limits = field(default_factory=Limits)
    sends_outside: bool = False
    has_library: bool = True
    schedules: Schedules | None = None
    opens_alone: bool = True
    turns: list[TurnLine] = field(default_factory=list[TurnLine])
    turn_command: TurnCommand = COMMAND

    def note_turn(self, line: TurnLine) -> None:
        """Remember it."""
        self.turns.append(line)


@dataclass
class PracticeServer:
    """A practice site that only has an address."""

    url: str = "http://127.0.0.1:8123/"
    is_stopped: bool = False

    async def stop(self) -> None:
        """Remember it."""
        self.is_stopped = True


class FakeHouse:
    """Stands in for the module `studio.bootstrap`."""

    Options = Options
    write_tables = staticmethod(write_tables)
    write_flow_paper = staticmethod(papers.write_flow_paper)
    write_run_paper = staticmethod(papers.write_run_paper)
    ClusterAddress = cluster.ClusterAddress
    cluster_machines = staticmethod(cluster.cluster_machines)
    lend_browser = staticmethod(cluster.lend_browser)
    CHOOSE_PASSPHRASE = "PASSPHRASE_TO_CHOOSE"
    MIN_PASSPHRASE = flow_files.MIN_PASSPHRASE
    PASSPHRASE_NEEDED = flow_files.PASSPHRASE_NEEDED
    PASSPHRASE_WRONG = flow_files.PASSPHRASE_WRONG
    flow_file_name = staticmethod(flow_files.flow_file_name)
    read_flow_file = staticmethod(flow_files.read_flow_file)
    write_flow_file = staticmethod(flow_files.write_flow_file)
    read_passphrase_file = staticmethod(read_passphrase_file)
    variables_of = staticmethod(carried.variables_of)

    def __init__(self) -> None:
        self.browser = MemoryBrowser()
        self.store = MemoryLibrary()
        self.credentials: SecretStore | None = None
        self.asked: list[Options] = []
        self.fault: StudioError | None = None
        self.health: tuple[DoctorLine, ...] = (
            DoctorLine(name="Python", state=Health.OK, message="3.11"),
            DoctorLine(
                name="フォント", state=Health.NOTICE, message="ありません", remedy="入れてください"
            ),
        )
        self.practice = PracticeServer()
        self.practice_asked: tuple[int | None, Path | None] | None = None
        self.limits = Limits()
        self.schedules: Schedules | None = None
        self.opens_alone = True
        self.turns: list[TurnLine] = []

    @asynccontextmanager
    async def open_studio(self, options: Options) -> AsyncGenerator[Studio]:
        """Open a workbench over the parts in memory."""
        self.asked.append(options)
        if self.fault:
            raise self.fault
        self.store.is_closed = False
        workbench = Workbench(
            browser=self.browser,
            model=OneClickModel(),
            store=self.store,
            exporters=FORMATS,
            sites=NoSites(),
            bus=EventBus(),
            credentials=self.credentials,
            sheets=TableFiles(),
        )
        try:
            yield Studio(
                workbench,
                limits=self.limits,
                schedules=self.schedules,
                opens_alone=self.opens_alone,
                turns=self.turns,
            )
        finally:
            await workbench.close()

    @asynccontextmanager
    async def open_library(
        self, options: Options, tell: object = None
    ) -> AsyncGenerator[MemoryLibrary]:
        """Give the library in memory, alone."""
        del tell
        self.asked.append(options)
        if self.fault:
            raise self.fault
        self.store.is_closed = False
        try:
            yield self.store
        finally:
            await self.store.close()

    def doctor(self, options: Options) -> Sequence[DoctorLine]:
        """Return the prepared lines."""
        self.asked.append(options)
        return self.health

    async def serve_practice(self, port: int | None, home: Path | None) -> PracticeServer:
        """Return a server that is up; somebody presses Ctrl+C right afterwards."""
        self.practice_asked = (port, home)
        asyncio.get_running_loop().call_soon(signal.raise_signal, signal.SIGINT)
        self.practice.url = f"http://127.0.0.1:{port or 8123}/"
        return self.practice


def _book(number: int, title: str, price: str) -> AriaNode:
    parts = (
        AriaNode(role="link", name=title, ref=f"e{100 + number}"),
        AriaNode("text", text=price),
    )
    return AriaNode(role="listitem", ref=f"e{60 + number}", children=parts)
