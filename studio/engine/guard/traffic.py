"""What may leave the browser: documents to known places, and writes that belong to what was agreed to.

Shared by a run with a model and a replay. `rule` is pure; `TrafficGuard` remembers the act under
way and asks. The fields of a request are for people only.
"""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from studio.domain.address import (
    host_in_words,
    is_no_page,
    is_private,
    is_same_site,
    origin_of,
    parsed,
    public_suffixes,
)
from studio.domain.errors import LibraryError
from studio.domain.events import RequestStopped
from studio.domain.text import clip, has_digits
from studio.engine.approval import Approvals
from studio.engine.guard.acts import Kind
from studio.engine.guard.commands import (
    changes_something,
    command_of_request,
    deed_by_opening,
    fills_cart_by_opening,
    is_write,
    measures_for_sites,
    only_fills_cart,
    only_looks,
    only_measures,
)
from studio.engine.guard.places import AllowedPlaces
from studio.engine.guard.words import says_destructive, says_kept
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.engine.run import RunContext

SENT_AS: Final = "送り方"
"""What a card calls the method and the address of a request."""
GRACE_S: Final = 5.0
"""What a page sends so long after an act still belongs to it: delayed and debounced writes."""
_FIELDS_SHOWN: Final = 60
_MORE: Final = "このほか"
_Key = tuple[str, str, tuple[tuple[str, str], ...]]

_OF_THE_SITE: Final = re.compile(
    r"_*(?:csrf|xsrf)[-_a-z]*|_*(?:authenticity_?token|requestverificationtoken|viewstate[a-z]*|eventvalidation)"
    r"|_?(?:token|nonce|wpnonce)|utf8|csrfmiddlewaretoken",
    re.IGNORECASE,
)
"""Names of fields that a site puts into its forms for itself."""
_OPAQUE: Final = re.compile(r"(?=.*[A-Za-z])[!-~]{16,}|✓|")
"""What stands in such a field; a word or an amount tells a person something, whatever it is called."""


class Ruling(StrEnum):
    """What becomes of a request before anybody is asked."""

    PASS = "pass"  # noqa: S105 - a ruling, not a secret
    ASK = "ask"
    REFUSE = "refuse"


@dataclass(frozen=True, slots=True)
class ActUnderWay:
    """The act that requests belong to.

    Attributes:
        words: One Japanese sentence, secrets masked.
        kind: What it may send without a question.
        is_approved: A person's yes was given to this very act.
        puts_secret: It puts a secret value into a field.
    """

    words: str
    kind: Kind
    is_approved: bool = False
    puts_secret: bool = False


@dataclass(slots=True)
class Sending:
    """What an act let go; late requests of its page still come into it.

    Attributes:
        has_changed: Something went that may stay where it arrived.
    """

    has_changed: bool = False


def rule(request: OutgoingRequest, act: ActUnderWay | None) -> Ruling:
    """Judge a request by the act it belongs to; None: the page sends it by itself."""
    is_data = request.kind is RequestKind.DATA
    if is_data and _is_never_right(request, act):
        return Ruling.REFUSE
    if not is_write(request):
        is_deed = act is not None and _is_done_by_opening(request, act)
        return Ruling.ASK if is_deed else Ruling.PASS
    if act is None:
        return Ruling.PASS if is_data else Ruling.ASK
    if is_data and not _is_at_home(request):
        return _rule_abroad(request, act)
    if act.is_approved:
        return _rule_approved(request, act)
    if is_data and (only_measures(request) or only_looks(request)):
        return Ruling.PASS
    return Ruling.PASS if _is_covered(request, act.kind) else Ruling.ASK


def _rule_abroad(request: OutgoingRequest, act: ActUnderWay) -> Ruling:
    """What a script sends to another site is asked about, whatever was pressed; well-known measuring goes on.

    What nobody waits for, and measuring that is only called so (`/collect`), no person needs. A page that
    is merely opened has been given nothing yet.
    """
    is_opening = act.kind is Kind.LOOKS and not command_of_request(request)
    if is_opening or measures_for_sites(request):
        return Ruling.PASS
    return Ruling.REFUSE if request.is_background or only_measures(request) else Ruling.ASK


def _is_done_by_opening(request: OutgoingRequest, act: ActUnderWay) -> bool:
    """Say whether a press or a redirect opens an address that acts: a link 「詳細」 to /entries/5/delete.

    The address of a `navigate` was judged before it was opened.
    """
    is_judged = act.is_approved or (act.kind is Kind.LOOKS and not request.is_redirect)
    return not is_judged and bool(deed_by_opening(request.url))


def _is_never_right(request: OutgoingRequest, act: ActUnderWay | None) -> bool:
    """Say whether a script carries a secret abroad, or writes from a public page into the local network."""
    if _is_at_home(request):
        return False
    reaches_inside = is_private(request.url) and not is_private(request.page_url)
    return (reaches_inside and is_write(request)) or (act is not None and act.puts_secret)


def _rule_approved(request: OutgoingRequest, act: ActUnderWay) -> Ruling:
    """An approved 「注文する」 does not cover `/account/delete`."""
    command = command_of_request(request)
    is_other = says_destructive(command.lower()) and not says_destructive(act.words)
    return Ruling.ASK if is_other else Ruling.PASS


def _is_covered(request: OutgoingRequest, kind: Kind) -> bool:
    if command_of_request(request):
        return False
    is_data = request.kind is RequestKind.DATA
    match kind:
        case Kind.HARMLESS:
            return True
        case Kind.PRESSES:
            return False
        case Kind.SETS:  # the quantity in a cart is sent by being chosen
            return is_data or only_fills_cart(request)
        case Kind.LOOKS:
            return is_data


def _is_at_home(request: OutgoingRequest) -> bool:
    """Say whether a page sends to its own site; a tab without a page has none."""
    return is_no_page(request.page_url) or is_same_site(request.page_url, request.url)


class TrafficGuard:
    """The `TrafficPolicy` of one run.

    Args:
        context: The run.
        approvals: Who is asked.
        places: Where the run may be; grows by what people agree to.
        masked: Takes secrets out of what is told.
    """

    def __init__(
        self,
        context: RunContext,
        approvals: Approvals,
        places: AllowedPlaces,
        masked: Callable[[str], str],
    ) -> None:
        self._context = context
        self._approvals = approvals
        self._places = places
        self._masked = masked
        self._asking = asyncio.Lock()
        self._act: ActUnderWay | None = None
        self._ended_at: float | None = None
        self._passed: set[_Key] = set()
        self._written_to: set[tuple[str, str]] = set()
        self._answers: dict[_Key, bool] = {}
        self._documents = 0
        self._has_approved = False
        self._unconfirmed: set[_Key] = set()
        self._refused_places: set[str] = set()
        self._abroad: dict[tuple[str, str], bool] = {}
        self._polled: set[_Key] = set()
        self._is_persons_turn = False
        self.sending = Sending()

    def begin(self, act: ActUnderWay) -> None:
        """Say what requests belong to from now on."""
        self._act, self._ended_at = act, None
        self._passed.clear()
        self._written_to.clear()
        self._answers.clear()
        self._documents = 0
        self._has_approved = False
        self.sending = Sending()

    def end(self, *, is_verified: bool) -> bool:
        """Close the act; its late requests still belong to it for `GRACE_S`.

        Returns:
            True when a person agreed to something it sent: it cannot be undone.
        """
        self._ended_at = self._context.clock.monotonic()
        if is_verified:
            self._unconfirmed -= self._passed
        elif self._act and (self._act.is_approved or self._has_approved):
            self._unconfirmed |= self._passed
        return self._has_approved

    def hand_over(self, *, is_persons_turn: bool) -> None:
        """Say that the browser is the person's from now on (あなたの番です), or the run's again."""
        self._is_persons_turn = is_persons_turn
        if is_persons_turn:
            self._act = None

    async def decide(self, request: OutgoingRequest) -> bool:
        """Say whether a request may leave (a `TrafficPolicy`); never raises but when it is cancelled."""
        if self._is_persons_doing():
            return True
        if not public_suffixes.cache_info().currsize:
            await asyncio.to_thread(public_suffixes)
        if request.kind is not RequestKind.DATA and not await self._may_go_there(request):
            return False
        act = self._current_act()
        if act is None and is_write(request) and request.kind is RequestKind.DATA:
            self._polled.add(_shape(request))
        ruling = self._ruling(request, act)
        if ruling is Ruling.ASK:
            return await self._ask_to_send(request, act)
        if ruling is Ruling.REFUSE:
            self._tell_stopped(request, "ほかのサイトへ送ろうとしたため、止めました。")
            return False
        if is_write(request):
            self._note(request)
        return await self._is_written_down(request, act)

    async def _is_written_down(
        self, request: OutgoingRequest, act: ActUnderWay | None, *, is_agreed: bool = False
    ) -> bool:
        """Let the journal know before anything leaves that may last; what it cannot keep does not leave."""
        is_by_itself = request.kind is RequestKind.DATA and _shape(request) in self._polled
        if act is not None and changes_something(request) and not is_by_itself:
            self.sending.has_changed = True
        scribe = self._context.scribe
        if scribe is None or act is None or not _may_last(request, act):
            return True
        try:
            await scribe.sending(is_agreed=is_agreed)
        except LibraryError as fault:
            self._tell_stopped(request, f"{fault.message}記録できないため、送りませんでした。")
            return False
        return True

    def _is_persons_doing(self) -> bool:
        is_theirs = self._is_persons_turn or self._context.gate.is_paused
        return is_theirs and self._current_act() is None

    def _current_act(self) -> ActUnderWay | None:
        if self._act is None or self._ended_at is None:
            return self._act
        is_late = self._context.clock.monotonic() - self._ended_at > GRACE_S
        return None if is_late else self._act

    def _ruling(self, request: OutgoingRequest, act: ActUnderWay | None) -> Ruling:
        has_yes = self._has_approved or self._approvals.has_approved_dialog
        if act is not None and has_yes:
            words = act.words + self._approvals.dialog_words
            act = replace(act, words=words, is_approved=True)
        ruling = rule(request, act)
        is_polling = request.kind is RequestKind.DATA and _shape(request) in self._polled
        if ruling is Ruling.ASK and is_polling and not command_of_request(request):
            return Ruling.PASS
        is_approved_write = act is not None and act.is_approved and is_write(request)
        is_repeated = is_approved_write and self._is_repeated(request)
        return Ruling.ASK if ruling is Ruling.PASS and is_repeated else ruling

    def _is_repeated(self, request: OutgoingRequest) -> bool:
        """Say whether one approval is used a second time: the same again, another place, or a second form."""
        if request.kind is not RequestKind.DATA:
            return self._documents > 0 and not request.is_redirect
        if only_measures(request) or only_looks(request):
            return False
        has_sent = bool(self._documents or self._written_to)
        is_elsewhere = _shape(request)[:2] not in self._written_to
        return (has_sent and is_elsewhere) or _key(request) in self._passed

    def _note(self, request: OutgoingRequest) -> None:
        self._passed.add(_key(request))
        is_data = request.kind is RequestKind.DATA
        self._documents += not is_data
        if is_data and not (only_measures(request) or only_looks(request)):
            self._written_to.add(_shape(request)[:2])

    async def _may_go_there(self, request: OutgoingRequest) -> bool:
        """Ask before the browser shows a place that nobody named; a pop-up out of nowhere is refused."""
        if self._places.allows(request.url):
            return True
        origin = origin_of(request.url)
        is_unasked_popup = request.kind is RequestKind.POPUP and self._current_act() is None
        if not origin or is_unasked_popup or origin in self._refused_places:
            self._tell_stopped(
                request, "開いてよいと言われていないサイトのため、開きませんでした。"
            )
            return False
        async with self._asking:
            if self._places.allows(request.url):
                return True
            if origin not in self._refused_places and await self._ask_to_go(request):
                self._places.allow(request.url)
                return True
        self._refused_places.add(origin)
        self._tell_stopped(request, "開いてよいと言われていないサイトのため、開きませんでした。")
        return False

    async def _ask_to_go(self, request: OutgoingRequest) -> bool:
        return await self._approvals.approve_aside(
            place_question(request.url, is_redirect=request.is_redirect),
            host_in_words(request.url),
            (("アドレス", self._masked(clip(request.url, 120))),),
            is_beyond_yes=True,
        )

    async def _ask_to_send(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """Hold a write until a person has answered; the same one in the same act is asked about once."""
        key, abroad = _key(request), _place_abroad(request, act)
        async with self._asking:
            is_again = key in self._unconfirmed or key in self._passed
            if abroad and abroad in self._abroad and not is_again:
                return self._abroad[abroad]
            if key in self._answers and not is_again:
                return self._answers[key]
            answer = await self._approvals.approve_aside(
                _send_question(act, is_again=is_again),
                host_in_words(request.url),
                self._card(request),
                is_beyond_yes=is_again,
            )
            self._answers[key] = answer
            if abroad:
                self._abroad[abroad] = answer
        if not answer:
            self._tell_stopped(request, "確認で「やめる」が選ばれたため、送りませんでした。")
            return False
        self._has_approved = True
        self._note(request)
        return await self._is_written_down(request, act, is_agreed=True)

    def _card(self, request: OutgoingRequest) -> tuple[tuple[str, str], ...]:
        address = parsed(request.url)
        where = f"{address.hostname}{address.pathname}" if address else request.url
        told = [pair for pair in request.fields if not _is_of_the_site(*pair)]
        fields = ((name, self._masked(value)) for name, value in told[:_FIELDS_SHOWN])
        rest = len(told) - _FIELDS_SHOWN
        more = ((_MORE, f"{rest} 項目も送られます"),) if rest > 0 else ()
        sent_as = (SENT_AS, f"{request.method.upper()} {self._masked(clip(where, 100))}")
        return (sent_as, *fields, *more)

    def _tell_stopped(self, request: OutgoingRequest, reason: str) -> None:
        self._context.bus.publish(
            RequestStopped(
                run_id=self._context.run_id,
                method=request.method,
                url=self._masked(clip(request.url, 200)),
                reason=reason,
            )
        )


def place_question(url: str, *, is_redirect: bool = False) -> str:
    """Return what a card says of a place that nobody named: what will happen, and what it means."""
    host = host_in_words(url)
    what = (
        f"サイトが、別のサイト（{host}）へ移そうとしています。"
        if is_redirect
        else f"別のサイト（{host}）を開きます。"
    )
    if is_private(url):
        return f"{what}社内のネットワークか、この PC の中のアドレスです。"
    return f"{what}やりたいことに書かれていないサイトです。"


def _send_question(act: ActUnderWay | None, *, is_again: bool) -> str:
    what = (
        f"{act.words}：サイトに内容が送られます。"
        if act
        else "サイトが、自分から内容を送ろうとしています。"
    )
    if is_again:
        return f"{what}同じ内容を一度送っています。もう一度送ると、二重になるかもしれません。"
    return f"{what}送ったあとは、取り消せない可能性があります。"


def _place_abroad(request: OutgoingRequest, act: ActUnderWay | None) -> tuple[str, str] | None:
    """Return for what place of another site one answer holds for the whole run; None: each is asked about.

    What is searched for under a harmless label is asked of it again and again; what is pressed is not.
    """
    is_harmless = act is not None and act.kind is Kind.HARMLESS and not act.is_approved
    is_abroad = request.kind is RequestKind.DATA and not _is_at_home(request)
    is_quiet = is_harmless and is_abroad and not command_of_request(request)
    return _shape(request)[:2] if is_quiet else None


def _is_of_the_site(name: str, value: str) -> bool:
    return bool(_OF_THE_SITE.fullmatch(name) and _OPAQUE.fullmatch(value))


def _may_last(request: OutgoingRequest, act: ActUnderWay) -> bool:
    """Say whether a request may change something for good: doing it again might do it twice.

    次へ and 確認へ show another page, whatever the method; only carts and drafts are kept under a harmless label.
    """
    if not is_write(request):
        is_deed = bool(command_of_request(request)) or fills_cart_by_opening(request.url)
        return request.kind is not RequestKind.DATA and is_deed
    if act.kind is Kind.HARMLESS and not command_of_request(request):
        return only_fills_cart(request) or says_kept(act.words)
    return not (only_measures(request) or only_looks(request))


def _key(request: OutgoingRequest) -> _Key:
    return (request.method.upper(), request.url, request.fields)


def _shape(request: OutgoingRequest) -> _Key:
    """Return what a page's own polling has in common each time: all but its numbers."""
    address = parsed(request.url)
    where = f"{address.origin}{address.pathname}" if address else request.url
    fields = tuple((name, "" if has_digits(value) else value) for name, value in request.fields)
    return (request.method.upper(), where, fields)
