"""Holds what is about to leave the browser until the policy has answered.

One session of the developer tools on the whole browser sees every request of every tab, popup,
frame and worker before it is sent, each redirect under its own address, and needs no routing of
Playwright's: that would miss redirects and switch the HTTP cache off. It is there only while there
is a policy. Web sockets are not among these requests: see `sockets`.
"""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.async_api import Browser, BrowserContext, CDPSession, Error, Page

from studio.browser.interception.kept_records import KeptRecords
from studio.browser.interception.messages import fields_of_message
from studio.browser.interception.paused import ACTING_PARTS, TYPES, Event, Paused, read_paused
from studio.browser.interception.put_secrets import PutSecrets
from studio.browser.interception.sent import Mask, masked_url
from studio.browser.interception.sockets import Sockets
from studio.browser.interception.targets import Origin, Targets, send
from studio.browser.interception.turnstile import Turnstile
from studio.browser.questions import Questions
from studio.domain.flows.sending import MESSAGE
from studio.domain.page.address import is_same_site
from studio.engine.guard.facts.commands import PARTS_OF_DEEDS, deed_of_opening
from studio.engine.ports import OutgoingRequest, RequestKind, TrafficPolicy

logger = logging.getLogger(__name__)

_CLOSE_S: Final = 0.8
"""How long the refusals of what is held may take when the browser closes."""
_HEARD_KEPT: Final = 500
_PARTS: Final = (RequestKind.DATA, RequestKind.FRAME)
"""Of a page; what is only read for it is no crossing that an act is judged by."""
_PATTERNS: Final = [
    *({"urlPattern": "*", "resourceType": kind} for kind in TYPES),
    *(
        {"urlPattern": pattern, "resourceType": kind}
        for kind in ACTING_PARTS
        for pattern in PARTS_OF_DEEDS
    ),
]
_ALL_PATTERNS: Final = [{"urlPattern": "*"}]


@dataclass(frozen=True, slots=True)
class Crossing:
    """A request that was asked about, or refused without asking, and the answer.

    Attributes:
        frame: The frame it came from.
        is_background: Nobody waits for its answer, or nobody needs it.
    """

    request: OutgoingRequest
    frame: str
    is_background: bool
    is_allowed: bool


class RequestInterceptor:
    """What may leave one browser.

    Args:
        questions: Where a held request counts as a question.
        current: Returns the address of the current tab.
    """

    def __init__(self, questions: Questions, current: Callable[[], str]) -> None:
        self.mask: Mask = _plainly
        """Covers known secrets in what the policy is told."""
        self.carries: Callable[[str], bool] = _tells_nothing
        """Says whether a text tells a secret that our hands put in."""
        self._questions = questions
        self._current = current
        self._policy: TrafficPolicy | None = None
        self._context: BrowserContext | None = None
        self._tools: CDPSession | None = None
        self._targets: Targets | None = None
        self._kept: tuple[CDPSession, Targets] | None = None
        """The session of an earlier run, which holds nothing now."""
        self._holds_all = False
        self._is_holding_all = False
        self._secrets = PutSecrets(self._document_of)
        self._records = KeptRecords()
        self._sockets = Sockets(self._ask_about_socket, self._ask_about_message)
        self.turnstile = Turnstile(self._ask_about_way)
        self._aligning: asyncio.Task[None] | None = None
        self._asking: dict[asyncio.Task[None], str] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self._crossings: list[Crossing] = []
        self._heard: deque[tuple[float, str]] = deque(maxlen=_HEARD_KEPT)

    @property
    def is_guarding(self) -> bool:
        """True while there is a policy."""
        return self._policy is not None

    @property
    def is_ready(self) -> bool:
        """True when the border is there exactly if the policy wants it."""
        is_up = self._targets is not None
        is_wide = self._is_holding_all == self._holds_all
        return self._context is None or (self.is_guarding == is_up and (is_wide or not is_up))

    @property
    def holds_all(self) -> bool:
        """True while whatever the pages can send is held until the policy has answered."""
        return self.is_guarding and self.is_ready

    @property
    def count(self) -> int:
        """How many requests were answered so far under this policy."""
        return len(self._crossings)

    def since(self, count: int) -> tuple[Crossing, ...]:
        """Return the answers since there were `count` of them."""
        return tuple(self._crossings[count:])

    def set_policy(self, policy: TrafficPolicy | None, *, holds_all: bool = False) -> None:
        """Ask this policy from now on; what another one is still asked is refused.

        Args:
            policy: Who decides; None lets everything pass.
            holds_all: It decides about parts of pages as well.
        """
        self.refuse_held()
        self._policy = policy
        self._holds_all = holds_all
        self._secrets.let_go()
        self._secrets = PutSecrets(self._document_of)
        self._records = KeptRecords()
        if not self.is_ready:
            self._align()

    def succeed(self, policy: TrafficPolicy) -> None:
        """Ask another policy about what comes from now on, with as much held as for the one before."""
        self.refuse_held()
        if self.is_guarding:
            self._policy = policy

    async def put_secret(self, page: Page) -> None:
        """Know that a secret is put into a field of this tab now: everything is held from now on.

        Raises:
            Error: The border cannot be put up; nothing should be put in.
            TimeoutError: The browser does not answer.
        """
        if self._policy is None:
            return
        self._holds_all = True
        await self.ready()
        await self._secrets.put(page)
        await self.turnstile.recheck()

    def open(self, context: BrowserContext) -> None:
        """Guard this browser, from the moment there is a policy."""
        self._context, self._tools, self._targets, self._kept = context, None, None, None
        self._is_holding_all = False
        self._sockets.forget()
        if not self.is_ready:
            self._align()

    def adopt(self, page: Page) -> None:
        """Know a tab that opened."""
        known = self._targets or (self._kept[1] if self._kept else None)
        if known:
            known.adopt(page)

    async def ready(self) -> None:
        """Wait until the border is as the policy wants it.

        Raises:
            Error: It cannot be put up; nothing should be done in this browser then.
            TimeoutError: The browser does not answer.
        """
        while not self.is_ready:
            aligning = self._align()
            await asyncio.wait({aligning})
            aligning.result()

    async def ping(self) -> None:
        """Return once everything that was held until now, and in new tabs, is known here.

        Raises:
            Error: The browser is gone.
        """
        if self._targets:
            await self._targets.settled()

    def heard_since(self, began: float) -> Counter[str]:
        """Return the addresses of what was held since then (monotonic seconds), each as often as it was."""
        return Counter(url for at, url in self._heard if at >= began)

    def forget_silent(self) -> None:
        """Let `ping` wait no longer for new tabs that still show nothing."""
        if self._targets:
            self._targets.forget_silent()

    def refuse_held(self) -> None:
        """Refuse whatever is held now, without waiting for its answer."""
        for task in tuple(self._asking):
            task.cancel()

    async def close(self) -> None:
        """Refuse what is held before the browser goes: a hold that merely ends would let it out."""
        self.refuse_held()
        held = {*self._asking, *self._sending}
        if held:
            await asyncio.wait(held, timeout=_CLOSE_S)
        if self._aligning:
            self._aligning.cancel()
        self._context = self._tools = self._targets = self._kept = None
        self._crossings.clear()

    def _align(self) -> asyncio.Task[None]:
        if self._aligning is None or self._aligning.done():
            aligning = self._aligned()
            self._aligning = asyncio.get_running_loop().create_task(
                aligning, name="browser: border"
            )
            self._aligning.add_done_callback(_tell_failure)
        return self._aligning

    async def _aligned(self) -> None:
        while (context := self._context) and not self.is_ready:
            if self.is_guarding and self._targets and self._tools:
                await self._hold(self._tools)
            else:
                await (self._put_up(context) if self.is_guarding else self._take_down())

    async def _hold(self, tools: CDPSession) -> None:
        """Hold what the policy is to be asked about; said again, it counts for all that is open."""
        is_wide = self._holds_all
        await send(tools, "Fetch.enable", patterns=_ALL_PATTERNS if is_wide else _PATTERNS)
        self._is_holding_all = is_wide

    async def _put_up(self, context: BrowserContext) -> None:
        if context.browser is None:
            raise Error("the browser of this context cannot be reached")
        await self._sockets.route(context)
        kept, self._kept = self._kept, None
        tools, targets = kept or await self._new_tools(context.browser)
        holding = self._hold(tools)
        if kept:  # commands arrive in this order: what a tab shows is made anew under the border
            await asyncio.gather(holding, targets.renew(context))
        else:
            await holding
            await targets.follow(context)
        self._tools, self._targets = tools, targets

    async def _new_tools(self, browser: Browser) -> tuple[CDPSession, Targets]:
        """Open the session with the whole browser; it stays for the border of the next run."""
        tools = await browser.new_browser_cdp_session()
        targets = Targets(tools, self._current)

        def on_paused(event: Event) -> None:
            self._on_paused(tools, targets, event)

        tools.on("Fetch.requestPaused", on_paused)
        tools.on("Target.targetDestroyed", self._on_tab_gone)
        return tools, targets

    async def _take_down(self) -> None:
        """Refuse what is held, then let everything pass."""
        if self._asking:
            await asyncio.wait(set(self._asking), timeout=_CLOSE_S)
        tools, targets, self._tools, self._targets = self._tools, self._targets, None, None
        self._crossings.clear()
        if tools and targets:
            await send(tools, "Fetch.disable")
            self._kept = tools, targets

    def _on_paused(self, tools: CDPSession, targets: Targets, event: Event) -> None:
        paused = read_paused(event)
        self._heard.append((time.monotonic(), paused.url))
        if paused.is_plain and not (
            self._is_asked_about(targets, paused) or _names_a_stranger(targets, paused)
        ):
            passing = self._answer(tools, paused, is_allowed=True)
            task = asyncio.get_running_loop().create_task(passing, name="browser: let pass")
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)
            return
        deciding = self._decide(tools, targets, paused)
        task = self._questions.ask(deciding, "browser: held request")
        self._asking[task] = paused.frame
        task.add_done_callback(lambda task: self._asking.pop(task, None))

    def _is_asked_about(self, targets: Targets, paused: Paused) -> bool:
        """Say whether what only reads is held: from another site, where everything is."""
        if not self._is_holding_all or not paused.may_be_asked:
            return False
        return not is_same_site(targets.page_url(paused.frame), paused.url)

    def _on_tab_gone(self, event: Event) -> None:
        """Stop asking about what a tab wanted that is not there any more."""
        for task, frame in tuple(self._asking.items()):
            if frame == event["targetId"]:
                task.cancel()

    async def _decide(self, tools: CDPSession, targets: Targets, paused: Paused) -> None:
        """Ask about a held request; whatever goes wrong on the way, it is answered, with no."""
        is_allowed = False
        try:
            origin = await targets.origin_of(paused)
            kind = origin.kind
            is_read = paused.is_reading and kind in (None, *_PARTS)
            is_deed = paused.is_part and bool(deed_of_opening(paused.url, is_part=True))
            if is_read and (is_deed or self._is_asked_about(targets, paused)):
                kind = RequestKind.PART
            is_allowed = kind is None or await self._may_cross(paused, kind, origin)
            if is_allowed:
                self._records.note(paused)
        except Exception:
            logger.exception("a held request could not be asked about; it is refused")
        finally:
            await self._answer(tools, paused, is_allowed=is_allowed)
            if not is_allowed and paused.is_document:
                await self._drop_empty(targets, paused)

    async def _may_cross(self, paused: Paused, kind: RequestKind, origin: Origin) -> bool:
        carries = self._is_holding_all and paused.carries(self.carries)
        place = await self._secrets.place(is_part=paused.is_part) if self._is_holding_all else ""
        pages = (origin.page_url, origin.frame_url)
        kept = await self._records.kept(self._context, paused, pages, self.mask)
        request = paused.outgoing(kind, origin.page_url, self.mask).model_copy(
            update={
                "kept": kept.names,
                "turned": kept.turned,
                "frame_url": masked_url(origin.frame_url, self.mask),
                "carries_secret": carries,
                "secret_of": place or (self._secrets.newest if carries else ""),
            }
        )
        is_allowed = is_dropped = False
        try:
            answer = paused.may_be_asked and await self._policy_says(request)
            is_dropped, is_allowed = answer is None, bool(answer)
        finally:
            is_quiet = paused.is_background or is_dropped or kind is RequestKind.PART
            if not (is_allowed and paused.is_reading and request.kind in _PARTS):
                crossing = Crossing(request, paused.frame, is_quiet, is_allowed)
                self._crossings.append(crossing)
        return is_allowed

    async def _policy_says(self, request: OutgoingRequest) -> bool | None:
        if self._policy is None:
            return False  # it was taken away while this was held
        try:
            return await self._policy(request)
        except Exception:
            logger.exception("the traffic policy failed; the request is refused")
            return False

    async def _answer(self, tools: CDPSession, paused: Paused, *, is_allowed: bool) -> None:
        try:
            if is_allowed:
                await send(tools, "Fetch.continueRequest", requestId=paused.key)
            else:
                reason = "Aborted" if paused.is_document else "BlockedByClient"
                await send(tools, "Fetch.failRequest", requestId=paused.key, errorReason=reason)
        except (Error, TimeoutError) as exc:
            logger.debug("a held request went away: %s", str(exc).splitlines()[:1])

    async def _drop_empty(self, targets: Targets, paused: Paused) -> None:
        """Close a new tab that was to show what was refused; it would lie over the page for ever."""
        try:
            await targets.drop_empty(paused.frame)
        except (Error, TimeoutError) as exc:
            logger.debug("the empty tab went away: %s", str(exc).splitlines()[:1])

    async def _document_of(self, page: Page) -> str:
        return await self._targets.document_of(page) if self._targets else ""

    async def _ask_about_socket(self, url: str) -> bool:
        """Ask about a web socket; without a policy it may open."""
        return await self._ask_about_way_of(self._outgoing_socket(url), url)

    async def _ask_about_way(self, host: str, port: int) -> bool:
        """Ask where a web socket connects to, that of a worker as well."""
        shown = f"[{host}]" if ":" in host else host
        url = f"ws://{shown}:{port}/"
        return await self._ask_about_way_of(self._outgoing_socket(url), url)

    async def _ask_about_message(self, url: str, body: bytes) -> bool:
        """Ask about a message that leaves over a web socket."""
        fields = fields_of_message(body, self.mask)
        request = self._outgoing_socket(url).model_copy(
            update={"method": MESSAGE, "fields": fields}
        )
        return await self._ask_about_way_of(request, body.decode("utf-8", "replace"))

    def _outgoing_socket(self, url: str) -> OutgoingRequest:
        shown, kind = masked_url(url, self.mask), RequestKind.DATA
        return OutgoingRequest(method="GET", url=shown, kind=kind, page_url=self._current())

    async def _ask_about_way_of(self, request: OutgoingRequest, said: str) -> bool:
        """Ask about what goes over a web socket; `said` is what it says in clear."""
        if self._policy is None:
            return True
        if self._is_holding_all:
            carries, place = self.carries(said), await self._secrets.place(is_part=False)
            place = place or (self._secrets.newest if carries else "")
            request = request.model_copy(update={"carries_secret": carries, "secret_of": place})
        answers: list[bool] = []

        async def ask() -> None:
            answers.append(bool(await self._policy_says(request)))

        task = self._questions.ask(ask(), "browser: held web socket")
        self._asking[task] = ""
        task.add_done_callback(lambda task: self._asking.pop(task, None))
        await asyncio.wait({task})
        self._crossings.append(Crossing(request, "", request.method != MESSAGE, any(answers)))
        return any(answers)


def _names_a_stranger(targets: Targets, paused: Paused) -> bool:
    """Say whether a host that is asked for may tell something by its very name: another site's."""
    is_home = is_same_site(targets.page_url(paused.frame), paused.url)
    return paused.may_be_asked and not paused.is_part and not is_home


def _tells_nothing(_: str) -> bool:
    return False


def _plainly(text: str) -> str:
    return text


def _tell_failure(task: asyncio.Task[None]) -> None:
    """Take the result of putting the border up: `ready` tells it to whoever acts next."""
    if not task.cancelled() and (exc := task.exception()):
        logger.warning("the border is not up: %s", str(exc).splitlines()[:1])
