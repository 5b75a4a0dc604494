"""Twins of the ports for the window's tests: a small shop in memory, a model that reads a script.

The engine above them is the real one, so events, guards and verification are real too.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from studio.domain.actions.action import Action, Choose, Click, Fill, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.actions.rule import Comparison, Condition, SelectionRule
from studio.domain.errors import BrowserMissingError, ModelUnavailableError
from studio.domain.flows.flow import Flow
from studio.domain.page.login import LoginForm
from studio.domain.page.observation import AriaNode, DialogSeen, DownloadSeen, Observation
from studio.domain.page.target import Target
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.runs.decision import (
    Decision,
    DecisionFault,
    DecisionRequest,
    ModelTier,
    Usage,
    Verdict,
    VerdictKind,
    VerifyRequest,
)
from studio.domain.values.variable import Variable
from studio.engine.ports import (
    RECORDED,
    DecisionReply,
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
from studio.engine.workbench import Workbench
from studio.sheets.table_files import TableFiles
from tests.locating import located_by_name
from tests.memory_library import MemoryLibrary

BOOKS = (
    ("Python 入門", "2,980円", "★4.5"),
    ("Rust 実践", "3,980円", "★4.0"),
    ("はじめての SQL", "2,420円", "★4.2"),
)
SHOP_URL = "http://127.0.0.1:8701/"


class FakeShop:
    """A `Browser` holding a bookshop: a search field, results, a cart.

    Attributes:
        is_broken: The search button does nothing.
        is_missing: There is no browser on this machine.
        hold: Set to an unset event, `perform` waits for it: the run stands still in mid-act.
        highlighted: Every ref it was asked to mark.
        placed: Where it was put last.
        extra: Nodes added under `main`, for big pages.
        downloads: Files the next observation tells of.
        dialogs: Dialogs the next observation tells of.
        query: What the search field holds.
        cart: How many books are in the cart.
        pointed: What the person points at, None when they give up.
        hesitates: The person points at nothing: a pick lasts until `cancel_pick`.
        lost: Names of recorded elements that the page does not have any more.
        hear: Whoever hears of acts while a recording lasts; a test tells them.
        seen: The page as a JPEG.
        glances: How often it was looked at.
    """

    def __init__(self) -> None:
        self.is_broken = False
        self.is_missing = False
        self.seen = b""
        self.glances = 0
        self.hold: asyncio.Event | None = None
        self.highlighted: list[str | None] = []
        self.placed: tuple[int, int, int, int] | None = None
        self.extra: tuple[AriaNode, ...] = ()
        self.downloads: tuple[DownloadSeen, ...] = ()
        self.dialogs: tuple[DialogSeen, ...] = ()
        self.pointed: Target | None = None
        self.hesitates = False
        self._picking: asyncio.Future[None] | None = None
        self.lost: frozenset[str] = frozenset()
        self.hear: RecordingListener | None = None
        self._is_open = False
        self._epoch = 0
        self._page = "home"
        self.query = ""
        self.cart = 0

    @property
    def holds_requests(self) -> bool:
        return False

    @property
    def is_open(self) -> bool:
        return self._is_open

    async def start(self) -> None:
        if self.is_missing:
            raise BrowserMissingError(
                "NO_BROWSER",
                "ブラウザーが見つかりません。",
                "Microsoft Edge か Google Chrome を入れてから、もう一度お試しください。",
            )
        self._is_open = True

    async def close(self) -> None:
        self._is_open = False

    async def observe(self, patience: SettlePolicy = SettlePolicy.SETTLED) -> Observation:
        await asyncio.sleep(0)
        self._epoch += 1
        path = f"search?q={self.query}" if self._page == "results" else ""
        downloads, self.downloads = self.downloads, ()
        dialogs, self.dialogs = self.dialogs, ()
        return Observation(
            epoch=self._epoch,
            url=SHOP_URL + path,
            title="練習書店",
            root=self._tree(),
            downloads=downloads,
            dialogs=dialogs,
            elapsed_ms=42.0,
        )

    async def perform(self, action: Action, terms: Terms = RECORDED) -> Outcome:
        await asyncio.sleep(0)
        if self.hold is not None:
            await self.hold.wait()
        target = action.element
        if target and target.ref is None and target.name in self.lost:
            return await self.locate(target, 0)
        await terms.before_touch()
        match action:
            case Fill():
                self.query = action.value
                fact = Evidence(kind=EvidenceKind.VALUE, detail=action.value)
                return self._ok(action.target, fact)
            case Click(target=target) if target.name == "検索":
                self._page = self._page if self.is_broken else "results"
                return self._ok(target)
            case Click(target=target):
                self.cart += 1
                return self._ok(target)
            case Navigate():
                self._page, self.query, self.cart = "home", "", 0
                return self._ok(None)
            case _:
                return Outcome(
                    status=OutcomeStatus.FAILED, code="UNKNOWN_ACT", message="できません。"
                )

    def answer_dialogs(self, policy: DialogPolicy | None) -> None:
        pass

    def keep_secret(self, values: Collection[str]) -> None:
        pass

    async def login_form(self) -> LoginForm | None:
        """See `Browser.login_form`; no page here has one."""
        return None

    async def dom_digest(self) -> str:
        return "<main></main>"

    async def expect(self, kind: str, detail: str, timeout_s: float) -> bool:
        return True

    async def highlight(self, ref: str | None) -> None:
        self.highlighted.append(ref)

    async def screenshot(self, path: Path) -> None:
        path.write_bytes(b"")

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
        return SHOP_URL

    async def thumbnail(self) -> bytes:
        """See `Browser.thumbnail`."""
        return b""

    async def glance(self) -> bytes:
        """See `Browser.glance`; a test sets `seen`."""
        self.glances += 1
        return self.seen

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
        """See `Browser.pick`; a test sets `pointed`, None gives up, or `hesitates`."""
        if not self.hesitates:
            return self.pointed
        await self.cancel_pick()
        self._picking = asyncio.get_running_loop().create_future()
        try:
            await self._picking
        finally:
            self._picking = None
        return None

    @property
    def is_picking(self) -> bool:
        """True while a pick waits for the person."""
        return self._picking is not None

    async def cancel_pick(self) -> None:
        """See `Browser.cancel_pick`."""
        if self._picking and not self._picking.done():
            self._picking.set_result(None)

    async def place_now(self, scale: float = 1.0) -> None:
        """See `Browser.place_now`; it has no window."""
        del scale

    async def start_recording(self, hear: RecordingListener) -> None:
        """See `Browser.start_recording`; a test tells acts through `hear`."""
        self.hear = hear

    async def stop_recording(self) -> None:
        """See `Browser.stop_recording`."""
        self.hear = None

    async def place(self, left: int, top: int, width: int, height: int, scale: float = 1.0) -> None:
        self.placed = (left, top, width, height)

    def _ok(self, target: Target | None, *facts: Evidence) -> Outcome:
        durable = target.model_copy(update={"ref": None, "epoch": None}) if target else None
        return Outcome(status=OutcomeStatus.OK, target=durable, evidence=facts, elapsed_ms=320.0)

    def _tree(self) -> AriaNode:
        links = (
            AriaNode("link", "ホーム", "e2", url="/"),
            AriaNode(
                "link", f"カート（{self.cart}）" if self.cart else "カート", "e3", url="/cart"
            ),
        )
        main: list[AriaNode] = [
            AriaNode("searchbox", "商品検索", "e5", text=self.query, placeholder="本の名前"),
            AriaNode("button", "検索", "e6"),
            AriaNode("combobox", "並び順", "e7", text="おすすめ"),
            AriaNode("checkbox", "在庫あり", "e8", states={"checked": "true"}),
            AriaNode("button", "注文を確定する", "e9"),
        ]
        if self._page == "results":
            items = tuple(self._book(number, book) for number, book in enumerate(BOOKS))
            main.append(AriaNode("list", f"検索結果 {len(BOOKS)} 件", "e10", children=items))
        if self.cart:
            main.append(AriaNode("status", "カートに追加しました", "e11"))
        return AriaNode(
            "document",
            children=(
                AriaNode("navigation", "", "e1", children=links),
                AriaNode("main", "", "e4", children=(*main, *self.extra)),
            ),
        )

    def _book(self, number: int, book: tuple[str, str, str]) -> AriaNode:
        title, price, stars = book
        first = 20 + number * 5
        return AriaNode(
            "listitem",
            "",
            f"e{first}",
            children=(
                AriaNode("link", title, f"e{first + 1}", url=f"/books/{number}"),
                AriaNode("text", text=price),
                AriaNode("text", text=stars),
                AriaNode("button", "カートに入れる", f"e{first + 2}"),
            ),
        )


Answer = Callable[[DecisionRequest], Decision]


def target(request: DecisionRequest, role: str, name: str) -> Target:
    """Return a live target on the page of a request."""
    node = next(n for n in request.observation.nodes if (n.role, n.name) == (role, name))
    return Target(ref=node.ref, epoch=request.observation.epoch, role=role, name=name)


def search_for_books(request: DecisionRequest) -> Decision:
    """Fill the search field and press 検索."""
    return Decision(
        actions=(
            Fill(target=target(request, "searchbox", "商品検索"), value="プログラミング"),
            Click(target=target(request, "button", "検索")),
        ),
        confidence=0.94,
        reason="検索欄に入力して検索します",
        step_done=True,
        epoch=request.observation.epoch,
    )


def put_into_cart(request: DecisionRequest) -> Decision:
    """Press the first カートに入れる."""
    return Decision(
        actions=(Click(target=target(request, "button", "カートに入れる")),),
        confidence=0.91,
        step_done=True,
        epoch=request.observation.epoch,
    )


RULE = SelectionRule(
    where=(
        Condition(column="評価", comparison=Comparison.AT_LEAST, value="4"),
        Condition(column="価格", comparison=Comparison.AT_MOST, value="3000"),
    )
)


def pick_book(request: DecisionRequest) -> Decision:
    """Look for the row that fits; code compares, not the model."""
    return Decision(
        actions=(Choose(rule=RULE),),
        confidence=0.9,
        step_done=True,
        epoch=request.observation.epoch,
    )


def order(request: DecisionRequest) -> Decision:
    """Press the button that cannot be taken back."""
    return Decision(
        actions=(Click(target=target(request, "button", "注文を確定する")),),
        confidence=0.9,
        step_done=True,
        epoch=request.observation.epoch,
    )


def confused(request: DecisionRequest) -> Decision:
    """Find nothing, with little confidence."""
    return Decision(
        error=DecisionFault.TARGET_NOT_FOUND,
        confidence=0.2,
        reason="条件に合う行が見つかりません",
        epoch=request.observation.epoch,
    )


@dataclass(slots=True)
class ScriptedModel:
    """A `ChatModel` that plans three items and answers each by a function.

    Attributes:
        answers: By item text; what is missing is answered by `confused`.
        is_down: Every call fails as without network.
        unread: What it could not read of the next sentence.
        requests: What it was asked.
        hold: Set to an unset event, `decide` waits for it.
        hold_large: The same for the large model only: the run stands still in emergency mode.
    """

    answers: dict[str, Answer] = field(default_factory=dict[str, Answer])
    is_down: bool = False
    is_closed: bool = False
    unread: tuple[str, ...] = ()
    requests: list[DecisionRequest] = field(default_factory=list[DecisionRequest])
    hold: asyncio.Event | None = None
    hold_large: asyncio.Event | None = None

    @property
    def reads_site_pages(self) -> bool:
        """See `ChatModel.reads_site_pages`."""
        return False

    @property
    def reads_pictures(self) -> bool:
        """See `ChatModel.reads_pictures`."""
        return False

    def model_name(self, tier: ModelTier) -> str:
        return "大きいモデル" if tier is ModelTier.LARGE else "小さいモデル"

    async def plan(self, request: PlanRequest) -> PlanReply:
        if self.is_down:
            raise ModelUnavailableError(
                "NO_NETWORK",
                "AI につながりません。",
                "ネットワークと設定の接続先を確かめてください。",
            )
        checklist = make_checklist(request.instruction).model_copy(update={"unread": self.unread})
        usage = Usage(calls=1, prompt_tokens=900, completion_tokens=212, yen=0.4)
        return PlanReply(checklist=checklist, usage=usage, model="小さいモデル")

    async def decide(self, request: DecisionRequest) -> DecisionReply:
        self.requests.append(request)
        if self.hold is not None:
            await self.hold.wait()
        if self.hold_large is not None and request.tier is ModelTier.LARGE:
            await self.hold_large.wait()
        answer = self.answers.get(request.current_step_meta.original_instruction, confused)
        usage = Usage(calls=1, prompt_tokens=700, completion_tokens=60, yen=0.2)
        return DecisionReply(
            decision=answer(request), usage=usage, model=self.model_name(request.tier)
        )

    async def verify(self, requests: Sequence[VerifyRequest]) -> VerifyReply:
        """See `ChatModel.verify`: what the page is called shows everything."""
        shown = [one.observation.title for one in requests]
        told = tuple(Verdict(kind=VerdictKind.CONFIRMED, evidence=title) for title in shown)
        return VerifyReply(verdicts=told)

    def keep_secret(self, values: Collection[str]) -> None:
        """See `ChatModel.keep_secret`."""

    async def close(self) -> None:
        self.is_closed = True


SEARCH, PICK, CART = (
    "「プログラミング」を検索する",
    "評価が4以上で価格が3000円以下の本を探す",
    "最初の該当商品をカートに入れる",
)
SENTENCE = (
    "練習書店で「プログラミング」を検索して、評価が4以上で価格が3000円以下の本を探して、"
    "最初の該当商品をカートに入れて"
)
GOOD_ANSWERS: Mapping[str, Answer] = {
    SEARCH: search_for_books,
    PICK: pick_book,
    CART: put_into_cart,
}


def make_checklist(instruction: str = SENTENCE) -> Checklist:
    """Return the list of the example sentence."""
    return Checklist(
        instruction=instruction,
        site="練習書店",
        start_url=SHOP_URL,
        items=(Item(text=SEARCH), Item(text=PICK), Item(text=CART)),
        variables=(
            Variable(name="検索語", value="プログラミング"),
            Variable(name="上限価格", value="3000"),
        ),
        conditions=RULE.where,
        planned_by="小さいモデル",
    )


@dataclass(frozen=True, slots=True)
class ListExporter:
    """An `Exporter` that writes the sentences of a flow."""

    title: str = "Python スクリプト"

    def files(self, flow: Flow) -> Mapping[str, bytes]:
        return {"flow.py": "".join(f"# {step.item}\n" for step in flow.steps).encode()}


class OneSite:
    """A `SiteDirectory` that knows 練習書店."""

    async def target_sites(self) -> Sequence[SiteProfile]:
        return (SiteProfile(name="練習書店", url=SHOP_URL),)


@dataclass(slots=True)
class Bench:
    """A real workbench on the twins, and the twins."""

    browser: FakeShop
    model: ScriptedModel
    store: MemoryLibrary
    workbench: Workbench


def make_bench() -> Bench:
    """Return a workbench whose model knows the example."""
    browser, store = FakeShop(), MemoryLibrary()
    model = ScriptedModel(dict(GOOD_ANSWERS))
    workbench = Workbench(
        browser=browser,
        model=model,
        store=store,
        exporters={"python": ListExporter()},
        sites=OneSite(),
        bus=EventBus(),
        sheets=TableFiles(),
    )
    return Bench(browser, model, store, workbench)
