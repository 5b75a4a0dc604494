"""Twins of the engine's ports, kept honest by `tests/engine/test_port_contracts.py`.

`FakeBrowser` holds pages as trees and changes them by rules; `ScriptedModel` answers from a script
and remembers what it was asked; `MemoryLibrary` keeps flows as the encrypted library does.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar
from urllib.parse import urljoin, urlsplit

from studio.domain.actions.action import (
    Action,
    Click,
    CloseTab,
    DoubleClick,
    Fill,
    GoBack,
    Hover,
    Navigate,
    OpenTab,
    Press,
    Scroll,
    SelectOption,
    SetChecked,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.errors import (
    BrowserClosedError,
    NavigationError,
    StudioError,
)
from studio.domain.events.events import Event
from studio.domain.flows.flow import Flow
from studio.domain.flows.recording import RecordedAct
from studio.domain.page.login import LoginForm
from studio.domain.page.observation import MASK, AriaNode, DialogSeen, Observation, Tab
from studio.domain.page.target import Fingerprint, Target
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
from studio.domain.text import fold, squeeze
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

E = TypeVar("E")

Effect = Callable[["FakeBrowser"], Awaitable[None] | None]
"""What an act does to the pages; may open a dialog with `await browser.ask(…)`."""


class FakeClock:
    """A `Clock` that only moves when it is told to, or slept on."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def monotonic(self) -> float:
        """Return the time set by hand."""
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Move on at once, giving others a turn."""
        self.now += seconds
        await asyncio.sleep(0)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


@dataclass(frozen=True, slots=True)
class FakePage:
    """A page: its address, and what stands under the document."""

    url: str
    title: str = "ページ"
    nodes: tuple[AriaNode, ...] = ()
    http_status: int = 200


@dataclass
class FakeBrowser:
    """A `Browser` of scripted pages. Nodes need no refs: they get them, sticky by role and name.

    A link whose address is one of the pages leads there; everything else happens by rules.

    Attributes:
        pages: By address.
        clock: Moved on by `observe_s` at each observation and `perform_s` at each act.
        rules: What an act does, by verb and the element's name.
        refusals: Outcomes or faults instead of an act, by verb and name.
        faults: Raised by the next calls, whatever they are; None lets one call pass.
        hanging: Names of methods that never return.
        performed: Every act that was asked for, as it came.
        secrets: Names of fields whose value is masked, like passwords.
        kept_secrets: Values that were registered.
        digest: What `dom_digest` returns; `digests` counts the calls.
        expected: Every post-condition that was asked for.
    """

    pages: dict[str, FakePage] = field(default_factory=dict[str, FakePage])
    clock: FakeClock = field(default_factory=FakeClock)
    rules: dict[tuple[str, str], Effect] = field(default_factory=dict[tuple[str, str], Effect])
    refusals: dict[tuple[str, str], Outcome | StudioError] = field(
        default_factory=dict[tuple[str, str], Outcome | StudioError]
    )
    faults: list[StudioError | None] = field(default_factory=list["StudioError | None"])
    hanging: set[str] = field(default_factory=set[str])
    performed: list[Action] = field(default_factory=list[Action])
    secrets: frozenset[str] = frozenset()
    kept_secrets: set[str] = field(default_factory=set[str])
    digest: str = "<main></main>"
    digests: int = 0
    observe_s: float = 0.1
    perform_s: float = 0.1
    url: str = "about:blank"
    tabs: int = 1
    highlighted: list[str | None] = field(default_factory=list["str | None"])
    placed: tuple[int, int, int, int] | None = None
    patience: SettlePolicy | None = None
    expected: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    on_observe: Callable[["FakeBrowser"], None] | None = None

    def __post_init__(self) -> None:
        self._is_open = False
        self._epoch = 0
        self._newest: Observation | None = None
        self._refs: dict[tuple[str, str, int], str] = {}
        self._drawn = 0
        self._values: dict[str, str] = {}
        self._checked: dict[str, bool] = {}
        self._policy: DialogPolicy | None = None
        self.traffic: TrafficPolicy | None = None
        self.held_all = False
        self.parts: tuple[str, ...] = ()
        self._dialogs: list[DialogSeen] = []
        self.open_dialog: DialogSeen | None = None
        self._answered: list[DialogSeen] = []
        self._behind: list[str] = []
        self._picking: asyncio.Future[Target | None] | None = None
        self._hear: RecordingListener | None = None

    @property
    def holds_requests(self) -> bool:
        """See `Browser.holds_requests`: this one sends nothing."""
        return False

    @property
    def is_open(self) -> bool:
        """See `Browser.is_open`."""
        return self._is_open

    @property
    def is_recording(self) -> bool:
        """Say whether a recording hears what the person does."""
        return self._hear is not None

    @property
    def has_policy(self) -> bool:
        """True while somebody answers dialogs."""
        return self._policy is not None

    def add(
        self, url: str, *nodes: AriaNode, title: str = "ページ", http_status: int = 200
    ) -> None:
        """Put a page at an address."""
        self.pages[url] = FakePage(url, title, nodes, http_status)

    def show(self, *nodes: AriaNode) -> None:
        """Add nodes to the end of the current page."""
        page = self._page()
        self.pages[self.url] = replace(page, nodes=(*page.nodes, *nodes))

    def go(self, url: str) -> None:
        """Lead the current tab to another page, as a site does by itself."""
        self.url = url
        self._values.clear()
        self._checked.clear()

    def draw_anew(self) -> None:
        """Put new elements in place of all that is shown, as a form does that its server sends again."""
        self._drawn += len(self._refs)
        self._refs.clear()

    def on(self, verb: str, name: str, effect: Effect) -> None:
        """Say what an act does: on an element of this name, or a scroll this way; "" for the page."""
        self.rules[verb, name] = effect

    def refuse(self, verb: str, name: str, code: str, message: str = "できません。") -> None:
        """Let an act fail, as an outcome."""
        self.refusals[verb, name] = Outcome(status=OutcomeStatus.FAILED, code=code, message=message)

    def vanish(self) -> None:
        """Go away, as when the person closes the window."""
        self._is_open = False

    async def ask(self, message: str, kind: str = "confirm") -> bool:
        """Open a dialog; returns how it was answered."""
        dialog = DialogSeen(kind=kind, message=message, answer="open")
        is_accepted = kind == "alert" or (
            self._policy is not None and await self._policy(dialog) is True
        )
        answer = "accepted" if is_accepted else "dismissed"
        seen = dialog.model_copy(update={"answer": answer})
        self._dialogs.append(seen)
        self._answered.append(seen)
        return is_accepted

    async def start(self) -> None:
        """See `Browser.start`."""
        await self._called("start")
        if not self._is_open:
            self._is_open = True
            self.go("about:blank")

    async def close(self) -> None:
        """See `Browser.close`."""
        self._is_open = False

    async def observe(self, patience: SettlePolicy = SettlePolicy.SETTLED) -> Observation:
        """See `Browser.observe`."""
        self.patience = patience
        await self._called("observe")
        self._need_open()
        self.clock.advance(self.observe_s)
        if self.on_observe:
            self.on_observe(self)
        self._epoch += 1
        page = self._page()
        seen: Counter[tuple[str, str]] = Counter()
        nodes = tuple(self._numbered(node, seen) for node in page.nodes)
        self._newest = Observation(
            epoch=self._epoch,
            url=self.url,
            title=page.title,
            root=AriaNode("document", children=nodes),
            tabs=(Tab(url=self.url, title="", is_current=True),) * self.tabs,
            dialogs=(*self._dialogs, *((self.open_dialog,) if self.open_dialog else ())),
            http_status=page.http_status,
            elapsed_ms=self.observe_s * 1000,
        )
        self._dialogs.clear()
        return self._newest

    async def perform(self, action: Action, terms: Terms = RECORDED) -> Outcome:
        """See `Browser.perform`."""
        self.performed.append(action)
        await self._called("perform")
        self._need_open()
        target = action.element
        if terms.show is not None and target is not None:
            terms.show(f"{target.name} framed at {self.url}".encode())
        await terms.before_touch()
        self.clock.advance(self.perform_s)
        name = target.name if target else action.url if isinstance(action, Navigate) else ""
        refusal = self.refusals.get((action.verb, name))
        if isinstance(refusal, StudioError):
            raise refusal
        if refusal is not None:
            return refusal
        if isinstance(action, OpenTab | CloseTab):
            return self._tabbed(action)
        if isinstance(action, Navigate):
            return self._navigated(action)
        if target is None:
            return await self._done_on(action, None)
        found = await self._find(target)
        return found if isinstance(found, Outcome) else await self._done_on(action, found)

    def answer_dialogs(self, policy: DialogPolicy | None) -> None:
        """See `Browser.answer_dialogs`."""
        self._policy = policy

    def keep_secret(self, values: Collection[str]) -> None:
        """See `Browser.keep_secret`; remembered in `kept_secrets`."""
        self.kept_secrets |= set(values)

    async def login_form(self) -> LoginForm | None:
        """See `Browser.login_form`; no page here has one."""
        return None

    async def dom_digest(self) -> str:
        """See `Browser.dom_digest`."""
        self.digests += 1
        return self.digest

    async def expect(self, kind: str, detail: str, timeout_s: float) -> bool:
        """See `Browser.expect`; what does not hold now never will, and costs the whole time."""
        self.expected.append((kind, detail))
        await self._called("expect")
        self._need_open()
        is_held = self._holds(EvidenceKind(kind), detail)
        self.clock.advance(0.0 if is_held else timeout_s)
        return is_held

    async def highlight(self, ref: str | None) -> None:
        """See `Browser.highlight`."""
        self.highlighted.append(ref)

    async def screenshot(self, path: Path) -> None:
        """See `Browser.screenshot`: eight bytes that say PNG."""
        self._need_open()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"\x89PNG\r\n\x1a\n")

    @property
    def part_sites(self) -> tuple[str, ...]:
        """See `Browser.part_sites`."""
        return self.parts

    def guard_traffic(self, policy: TrafficPolicy | None, *, holds_all: bool = False) -> None:
        """See `Browser.guard_traffic`; the policy in force is `traffic`."""
        self.traffic = policy
        self.held_all = self.held_all or holds_all

    def hand_back(self, policy: TrafficPolicy) -> None:
        """See `Browser.hand_back`; the policy in force is `traffic`."""
        self.traffic = policy

    @property
    def page_url(self) -> str:
        """See `Browser.page_url`."""
        return self.url

    async def thumbnail(self) -> bytes:
        """See `Browser.thumbnail`: a picture that says where it was taken."""
        return f"thumbnail of {self.url}".encode()

    async def glance(self) -> bytes:
        """See `Browser.glance`: a picture that says where it was taken."""
        return f"glance at {self.url}".encode()

    async def marked_picture(self, refs: Sequence[str]) -> bytes:
        """See `Browser.marked_picture`: a picture that shows its marks in words."""
        return f"picture of {' '.join(refs)}".encode()

    async def locate(self, target: Target, timeout_s: float) -> Outcome:
        """See `Browser.locate`; what is not there now never comes, and costs the whole time."""
        await self._called("locate")
        self._need_open()
        found = await self._find(target)
        if isinstance(found, Outcome) and found.code != "TARGET_DISABLED":
            self.clock.advance(timeout_s)
            return found
        if isinstance(found, Outcome):
            found = await self._find_any(target)
        return Outcome(
            status=OutcomeStatus.OK,
            target=self._durable(found),
            found_by="ref" if target.ref else "role",
            similarity=None if target.ref else 1.0,
        )

    async def portrait(self, target: Target) -> bytes:
        """See `Browser.portrait`: a picture that says whom it shows, b"" when that is not there."""
        found = await self.locate(target, 0.0)
        return f"portrait of {target.name} at {self.url}".encode() if found.is_ok else b""

    async def pick(self) -> Target | None:
        """See `Browser.pick`; a test presses by `point_at`."""
        self._need_open()
        await self.cancel_pick()
        self._picking = asyncio.get_running_loop().create_future()
        try:
            return await self._picking
        finally:
            self._picking = None

    async def cancel_pick(self) -> None:
        """See `Browser.cancel_pick`."""
        if self._picking and not self._picking.done():
            self._picking.set_result(None)

    @property
    def is_picking(self) -> bool:
        """True while the person is asked to point."""
        return self._picking is not None

    async def point_at(self, name: str) -> None:
        """Press on the element of this name while a pick is under way."""
        assert self._picking, "nobody asked to point at anything"
        page = await self.observe()
        node = next(n for n in page.nodes if n.ref and n.label == name)
        self._picking.set_result(self._durable(node))

    async def start_recording(self, hear: RecordingListener) -> None:
        """See `Browser.start_recording`; the person acts by `by_person`."""
        await self._called("start_recording")
        self._need_open()
        self._hear = hear

    async def stop_recording(self) -> None:
        """See `Browser.stop_recording`."""
        self._hear = None

    async def by_person(
        self, action: Action, *, act_id: str = "", replaces: str = "", row_key: str = ""
    ) -> None:
        """Let the person do something: told while a recording lasts, before it takes effect."""
        target = action.element
        node = await self._find_any(target) if target else None
        if target is None:
            await self.observe()
        if node is not None:
            action = action.model_copy(update={"target": self._durable(node)})
        if self._hear:
            told = RecordedAct(
                id=act_id or f"act{self._epoch}",
                action=action,
                page_url=self.url,
                replaces=replaces,
                row_key=row_key,
                before=self._newest,
            )
            self._hear(told)
        await self._done_on(action, node)

    async def place(self, left: int, top: int, width: int, height: int, scale: float = 1.0) -> None:
        """See `Browser.place`."""
        self.placed = (left, top, width, height)

    async def place_now(self, scale: float = 1.0) -> tuple[int, int, int, int] | None:
        """See `Browser.place_now`."""
        del scale
        return self.placed

    async def _called(self, method: str) -> None:
        """Give others a turn, as every real call does; hang or fail when told to."""
        await asyncio.sleep(0)
        if method in self.hanging:
            await asyncio.Event().wait()
        fault = self.faults.pop(0) if self.faults else None
        if isinstance(fault, BrowserClosedError):
            self._is_open = False
        if fault:
            raise fault

    def _need_open(self) -> None:
        if not self._is_open:
            raise BrowserClosedError(
                "BROWSER_CLOSED", "ブラウザーが閉じられました。", "もう一度実行してください。"
            )

    def _page(self) -> FakePage:
        return self.pages.get(self.url) or FakePage(self.url, "")

    def _tabbed(self, action: OpenTab | CloseTab) -> Outcome:
        """Open a page in a new tab, or go back to the tab before."""
        if isinstance(action, OpenTab):
            before = self.url
            outcome = self._navigated(Navigate(url=action.url))
            self._behind.append(before)
            self.tabs += 1
            return outcome
        if not self._behind:
            return _failed("LAST_TAB", "最後のタブなので閉じません。")
        self.tabs -= 1
        self.go(self._behind.pop())
        return Outcome(status=OutcomeStatus.OK)

    def _navigated(self, action: Navigate) -> Outcome:
        if action.url == "about:blank":
            self.go(action.url)
            return Outcome(status=OutcomeStatus.OK)
        page = self.pages.get(action.url)
        if urlsplit(action.url).scheme not in ("http", "https"):
            raise NavigationError("BAD_ADDRESS", "このアドレスは開けません。", "確かめてください。")
        if page is None:
            raise NavigationError("SITE_DOWN", "ページを開けません。", "確かめてください。")
        self.go(action.url)
        return Outcome(
            status=OutcomeStatus.OK,
            evidence=(Evidence(kind=EvidenceKind.URL, detail=self.url),),
        )

    async def _find(self, target: Target) -> AriaNode | Outcome:
        if target.ref is not None:
            node = self._newest.node(target.ref) if self._newest else None
            is_stale = self._newest is None or target.epoch != self._newest.epoch or node is None
            if is_stale or node is None:
                return _failed("STALE_REF", "操作しようとした部分が、もう画面にありません。")
        else:
            page = await self.observe()
            fitting = [n for n in page.nodes if n.ref and _is_meant(n, target)]
            if len(fitting) != 1:
                code = "MULTIPLE_TARGETS" if fitting else "TARGET_NOT_FOUND"
                return _failed(code, f"{target.in_words()}が見つかりません。")
            node = fitting[0]
        if node.is_disabled:
            return _failed("TARGET_DISABLED", f"{target.in_words()}は、いま押せない状態です。")
        return node

    async def _find_any(self, target: Target) -> AriaNode:
        """Return the one element a target means, though nobody can act on it now."""
        page = await self.observe()
        return next(n for n in page.nodes if n.ref and _is_meant(n, target))

    async def _done_on(self, action: Action, node: AriaNode | None) -> Outcome:
        """Carry out an act on a node that is there."""
        evidence: tuple[Evidence, ...] = ()
        ref = node.ref if node and node.ref else ""
        match action:
            case Fill():
                self._values[ref] = action.value
                held = MASK if node and node.name in self.secrets else action.value
                evidence = (Evidence(kind=EvidenceKind.VALUE, detail=held),)
            case SetChecked():
                self._checked[ref] = action.checked
                detail = "on" if action.checked else "off"
                evidence = (Evidence(kind=EvidenceKind.CHECKED, detail=detail),)
            case SelectOption():
                options = [o.name for o in node.children if o.role == "option"] if node else []
                equal = [o for o in options if fold(o) == fold(action.option)]
                if len(equal) != 1:
                    return _failed("OPTION_NOT_FOUND", f"「{action.option}」がありません。")
                self._values[ref] = equal[0]
                evidence = (Evidence(kind=EvidenceKind.OPTION, detail=equal[0]),)
            case Click() | DoubleClick() | Press() | Hover() | GoBack() | CloseTab():
                pass
            case Scroll():
                if action.until and not self._holds(EvidenceKind.TEXT_APPEARED, action.until):
                    return _failed("VLIST_NOT_REACHED", f"「{action.until}」がありません。")
                if not action.until and ("scroll", action.way.value) not in self.rules:
                    return _failed("SCROLL_END", "これ以上スクロールできません。")
            case _:
                raise ValueError(f"{action.verb} is carried out by the engine")
        self._answered.clear()
        tabs_before = self.tabs
        await self._take_effect(action, node)
        evidence += tuple(
            Evidence(kind=EvidenceKind.DIALOG, detail=f"{d.answer}:{d.message}")
            for d in self._answered
        )
        if self.tabs > tabs_before:
            evidence += (Evidence(kind=EvidenceKind.TAB, detail=self.url),)
        return Outcome(
            status=OutcomeStatus.OK,
            evidence=evidence,
            target=self._durable(node) if node else None,
            found_by="ref" if action and (t := action.element) and t.ref else "role",
        )

    async def _take_effect(self, action: Action, node: AriaNode | None) -> None:
        name = action.way.value if isinstance(action, Scroll) else node.label if node else ""
        effect = self.rules.get((action.verb, name))
        if effect is not None:
            result = effect(self)
            if result is not None:
                await result
        elif isinstance(action, Click) and node and node.url:
            address = urljoin(self.url, node.url)
            if address in self.pages:
                self.go(address)

    def _durable(self, node: AriaNode) -> Target:
        kind = "password" if node.name in self.secrets else ""
        return Target(
            role=node.role,
            name=node.name or node.text,
            fingerprint=Fingerprint(role=node.role, name=node.name, type=kind),
        )

    def _holds(self, kind: EvidenceKind, detail: str) -> bool:
        match kind:
            case EvidenceKind.URL:
                return urlsplit(self.url).path == detail
            case EvidenceKind.LEFT:
                return urlsplit(self.url).path != detail
            case EvidenceKind.TEXT_APPEARED | EvidenceKind.TEXT_GONE:
                said = squeeze("".join(node.words() for node in self._page().nodes))
                return _says(said, squeeze(detail)) is (kind is EvidenceKind.TEXT_APPEARED)
            case EvidenceKind.TAB:
                return self.tabs > 1
            case EvidenceKind.DIALOG:
                return False  # its dialogs are all told by the act itself
            case _:
                return True

    def _numbered(self, node: AriaNode, seen: Counter[tuple[str, str]]) -> AriaNode:
        """Return the node with refs, and what was typed, picked and ticked."""
        key = (node.role, node.name)
        seen[key] += 1
        place = (*key, seen[key])
        ref = node.ref
        if ref is None and node.role != "text":
            ref = self._refs.setdefault(place, f"e{self._drawn + len(self._refs) + 1}")
        children = tuple(self._numbered(child, seen) for child in node.children)
        text, states = node.text, dict(node.states)
        if ref in self._values:
            text = self._values[ref]
        if node.name in self.secrets and node.role == "textbox":
            text, states = (MASK if text else ""), states | {"secret": "true"}
        if ref in self._checked:
            states.pop("checked", None)
            states |= {"checked": "true"} if self._checked[ref] else {}
        return replace(node, ref=ref, text=text, states=states, children=children)


def _says(said: str, pattern: str) -> bool:
    """Look for a pattern in which `*` stands for anything."""
    position = 0
    for part in pattern.split("*"):
        position = said.find(part, position)
        if position < 0:
            return False
        position += len(part)
    return True


def _is_meant(node: AriaNode, target: Target) -> bool:
    return node.role == target.role and fold(node.name or node.text) == fold(target.name)


def _failed(code: str, message: str) -> Outcome:
    return Outcome(status=OutcomeStatus.FAILED, code=code, message=message)


Answer = Decision | StudioError | Callable[[DecisionRequest], Decision]
"""One answer of a scripted model: ready, a fault to raise, or made from the request."""


def by_news(request: VerifyRequest) -> Verdict:
    """Confirm any item with the first line of what is new and whole, else with the title of its page."""
    lines = (line for line in request.news if "{{" not in line and MASK not in line)
    shown = next(lines, request.observation.title)
    return Verdict(kind=VerdictKind.CONFIRMED, evidence=shown)


@dataclass
class ScriptedModel:
    """A `ChatModel` that answers from a list, in order; the last answer is given again and again.

    Attributes:
        answers: What to say.
        plans: What to plan, in order; the last one again and again.
        requests: Everything it was asked to decide.
        verdict: How it verifies; by default it confirms, and quotes what is new, else what the page is called.
        verified: Everything it was asked to verify; `verifications` counts the calls.
        kept_secrets: Values that were registered.
        clock: Moved on by `thinks_s` at each answer.
        is_hanging: Calls never return.
        takes_pictures: The person agreed to send pictures.
    """

    answers: Sequence[Answer] = ()
    plans: Sequence[PlanReply | StudioError] = ()
    requests: list[DecisionRequest] = field(default_factory=list[DecisionRequest])
    plan_requests: list[PlanRequest] = field(default_factory=list[PlanRequest])
    verdict: Callable[[VerifyRequest], Verdict] = by_news
    verified: list[VerifyRequest] = field(default_factory=list[VerifyRequest])
    verifications: int = 0
    kept_secrets: set[str] = field(default_factory=set[str])
    clock: FakeClock | None = None
    thinks_s: float = 0.0
    is_hanging: bool = False
    takes_pictures: bool = False
    is_closed: bool = False
    usage: Usage = field(
        default_factory=lambda: Usage(calls=1, prompt_tokens=700, completion_tokens=60, yen=0.2)
    )

    @property
    def reads_site_pages(self) -> bool:
        """See `ChatModel.reads_site_pages`."""
        return True

    @property
    def reads_pictures(self) -> bool:
        """See `ChatModel.reads_pictures`."""
        return self.takes_pictures

    def model_name(self, tier: ModelTier) -> str:
        """See `ChatModel.model_name`."""
        return f"scripted-{tier.value}"

    async def plan(self, request: PlanRequest) -> PlanReply:
        """See `ChatModel.plan`."""
        self.plan_requests.append(request)
        await self._think()
        reply = self.plans[min(len(self.plan_requests), len(self.plans)) - 1]
        if isinstance(reply, StudioError):
            raise reply
        return reply

    async def decide(self, request: DecisionRequest) -> DecisionReply:
        """See `ChatModel.decide`."""
        self.requests.append(request)
        await self._think()
        answer = self.answers[min(len(self.requests), len(self.answers)) - 1]
        if isinstance(answer, StudioError):
            raise answer
        decision = answer if isinstance(answer, Decision) else answer(request)
        return DecisionReply(
            decision=decision, usage=self.usage, model=self.model_name(request.tier)
        )

    async def verify(self, requests: Sequence[VerifyRequest]) -> VerifyReply:
        """See `ChatModel.verify`; answered by `verdict`, and remembered."""
        self.verified += requests
        self.verifications += 1
        told = tuple(map(self.verdict, requests))
        return VerifyReply(verdicts=told, model=self.model_name(requests[0].tier))

    def keep_secret(self, values: Collection[str]) -> None:
        """See `ChatModel.keep_secret`; remembered in `kept_secrets`."""
        self.kept_secrets |= set(values)

    async def close(self) -> None:
        """See `ChatModel.close`."""
        self.is_closed = True

    async def _think(self) -> None:
        await asyncio.sleep(0)
        if self.clock:
            self.clock.advance(self.thinks_s)
        if self.is_hanging:
            await asyncio.Event().wait()


def live(request: DecisionRequest, name: str, role: str = "") -> Target:
    """Return the target of the first node with this name on the page of a request."""
    page = request.observation
    node = next(
        n
        for n in page.nodes
        if n.ref and n.label == name and role in ("", n.role) and n.is_operable
    )
    return Target(ref=node.ref, epoch=page.epoch, role=node.role, name=node.label)


def decide(
    *makers: Callable[[DecisionRequest], Action], done: bool = False, confidence: float = 0.9
) -> Callable[[DecisionRequest], Decision]:
    """Return an answer whose actions are made on the page of the request."""

    def answer(request: DecisionRequest) -> Decision:
        return Decision(
            actions=tuple(make(request) for make in makers),
            confidence=confidence,
            step_done=done,
            epoch=request.observation.epoch,
        )

    return answer


def click(name: str, *, done: bool = True, confidence: float = 0.9) -> Answer:
    """Answer: press the element of this name."""
    return decide(lambda r: Click(target=live(r, name)), done=done, confidence=confidence)


def fill(name: str, value: str, *, done: bool = True) -> Answer:
    """Answer: type a value into the field of this name."""
    return decide(lambda r: Fill(target=live(r, name), value=value), done=done)


def lost(
    code: DecisionFault = DecisionFault.TARGET_NOT_FOUND, reason: str = "ありません"
) -> Answer:
    """Answer: no decision."""
    return Decision(error=code, reason=reason, confidence=0.1)


class Journal:
    """Everything that was told on a bus, in order."""

    def __init__(self, bus: EventBus) -> None:
        self.events: list[Event] = []
        self.unsubscribe = bus.subscribe(self.events.append)

    def of(self, kind: type[E]) -> list[E]:
        """Return the events of one class."""
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        """Return the only event of one class."""
        found = self.of(kind)
        assert len(found) == 1, [event.kind for event in self.events]
        return found[0]

    def kinds(self) -> list[str]:
        """Return what kinds of events were told, page observations left out."""
        return [event.kind for event in self.events if event.kind != "PageObserved"]

    def as_json(self) -> str:
        """Return every event as the logs and the command line write it."""
        return "\n".join(event.model_dump_json() for event in self.events)


@dataclass(frozen=True, slots=True)
class Sites:
    """A `SiteDirectory` of given names."""

    known: Mapping[str, str] = field(default_factory=dict[str, str])

    async def target_sites(self) -> Sequence[SiteProfile]:
        """See `SiteDirectory.target_sites`."""
        return tuple(SiteProfile(name=name, url=url) for name, url in self.known.items())


@dataclass(frozen=True, slots=True)
class ItemsExporter:
    """An `Exporter` that writes the sentences of a flow."""

    title: str = "文のならび"

    def files(self, flow: Flow) -> Mapping[str, bytes]:
        """See `Exporter.files`."""
        return {"文.txt": "".join(f"{step.item}\n" for step in flow.steps).encode()}
