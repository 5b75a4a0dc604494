"""What may leave the browser: every write is held, and leaves by somebody's word or by a yes to exactly it.

Shared by a run with a model and a replay. `ruling.rule` is pure; `TrafficGuard` remembers the act under
way, which owns whatever comes until the next one begins, and asks. The fields of a request are for people only.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from studio.domain.errors import LibraryError
from studio.domain.flows.sending import SentShape, general
from studio.domain.page.address import host_in_words, page_pattern, public_suffixes
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.facts.commands import (
    changes_something,
    command_of_request,
    deed_of_reading,
    is_message,
    is_write,
)
from studio.engine.guard.facts.contract import (
    Key,
    agreement_of,
    card_of,
    in_short,
    is_document,
    key_of,
    shape_of,
    shape_without,
    strangers,
    text_of,
    told_by,
    unseen,
)
from studio.engine.guard.facts.ground import Ground
from studio.engine.guard.facts.persons import core_of
from studio.engine.guard.facts.words import says_destructive
from studio.engine.guard.lookalikes import lookalike_of
from studio.engine.guard.looking import Looks, is_look, is_postback, shows_by_name, shows_by_role
from studio.engine.guard.mandates.mandate import Mandate
from studio.engine.guard.mandates.same_form import codes_of
from studio.engine.guard.mandates.step_mandate import StepMandate
from studio.engine.guard.own_traffic import OwnTraffic
from studio.engine.guard.places import AllowedPlaces, PlaceAsker
from studio.engine.guard.questions import place_abroad, send_question, unknown_in_words
from studio.engine.guard.remembering import RememberedShapes
from studio.engine.guard.rim import Rim
from studio.engine.guard.ruling import (
    ActUnderWay,
    Ruling,
    is_at_home,
    is_led_on,
    is_redirected,
    lasts,
    may_last,
    opens_deed,
    rule,
    sends_home,
    tells_secret,
)
from studio.engine.guard.same_content import ReadContents
from studio.engine.guard.sending import Sending
from studio.engine.guard.sinks import holds_part, holds_whole
from studio.engine.guard.telling import TrafficTeller
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.engine.runs.approval import Approvals
from studio.engine.runs.run import RunContext
from studio.words import sentences, tr

logger = logging.getLogger(__name__)

_LOGIN_WRITES: Final = 4
"""So many requests may sign in with the person's own credential: the form, its token, its session."""


def reads_nothing(text: str, url: str) -> bool:
    """Know of nothing that was read: a replay reads no pages."""
    del text, url
    return False


class TrafficGuard:
    """The `TrafficPolicy` of one run.

    Args:
        context: The run.
        approvals: Who is asked.
        places: Where the run may be; grows by what people agree to.
        masked: Takes secrets out of what is told.
        mandate: What was asked for beforehand.
        has_read: Says whether a text on its way to an address was read on another site.
    """

    def __init__(
        self,
        context: RunContext,
        approvals: Approvals,
        places: AllowedPlaces,
        masked: Callable[[str], str],
        mandate: Mandate | None = None,
        has_read: Callable[[str, str], bool] = reads_nothing,
    ) -> None:
        self._context = context
        self._approvals = approvals
        self._places = places
        self._rim = Rim(places, context.part_sites, is_strict=context.is_strict)
        self._masked = masked
        self._teller = TrafficTeller(context, masked)
        self._mandate: Mandate = mandate or StepMandate()
        self._has_read = has_read
        self._shapes = RememberedShapes(context.kept)
        self._asking = asyncio.Lock()
        self._place_asker = PlaceAsker(places, approvals, self._asking, masked)
        self._act: ActUnderWay | None = None
        self._ground = Ground()
        self._has_ended = False
        self._yeses = 0
        self._freed: list[SentShape] = []
        self._read = ReadContents()
        self._logins = 0
        self._passed: list[Key] = []
        self._answers: dict[Key, bool] = {}
        self._has_agreed = False
        self._unconfirmed: set[Key] = set()
        self._abroad: dict[tuple[str, str], bool] = {}
        self._opened_by_yes: set[str] = set()
        self._own = OwnTraffic()
        self._looks = Looks()
        self._is_persons_turn = False
        self.was_declined = False
        """A person said no to something that the act wanted to send."""
        self.sending = Sending()

    @property
    def has_opened(self) -> bool:
        """True when the act opened another document."""
        return self._own.has_opened

    def begin(self, act: ActUnderWay) -> None:
        """Say what requests belong to from now on, until the next act begins."""
        self._act, self._has_ended = act, False
        self._own.begin(act, self._mandate.put_in)
        self._ground = self._ground_of(act)
        self._yeses, self._logins = int(act.is_approved), 0
        self._freed, self._answers = [], {}
        self._passed.clear()
        self._read.clear()
        self._has_agreed = self.was_declined = False
        self.sending = Sending()

    def _ground_of(self, act: ActUnderWay) -> Ground:
        """Return what is known as an act begins, or as one goes on that reads rows before it presses."""
        mandate, seen = self._mandate, self._context.seen.before(act.page)
        return Ground(act.page, mandate.put_in, mandate.given, seen, act.ref)

    def agree(self) -> None:
        """Know of one more yes to the act under way: it presses in one row after another."""
        self._yeses, self._freed = 1, []

    def end(self, *, is_verified: bool) -> bool:
        """Close the act; what its page sends later still belongs to it.

        Returns:
            True when a person agreed to something it sent that cannot be undone.
        """
        self._has_ended = True
        self._own.end()
        passed = set(self._passed)
        if is_verified:
            self._unconfirmed -= passed
        elif self._act and (self._act.is_approved or self._answers):
            self._unconfirmed |= passed
        return self._has_agreed

    def hand_over(self, *, is_persons_turn: bool) -> None:
        """Say that the browser is the person's from now on (あなたの番です), or the run's again."""
        self._is_persons_turn = is_persons_turn
        if is_persons_turn:
            self._act = None

    async def decide(self, request: OutgoingRequest) -> bool | None:
        """Say whether a request may leave (a `TrafficPolicy`); never raises but when it is cancelled."""
        if not public_suffixes.cache_info().currsize:
            await asyncio.to_thread(public_suffixes)
        is_persons = self._is_persons_doing()
        may_learn = not (self._mandate.is_of_flow or self._mandate.put_in)
        if reason := self._rim.reason(request, is_persons=is_persons, may_learn=may_learn):
            self._teller.beyond(request, reason, self._rim.missed(request))
            return False
        if is_persons:
            return True
        if is_document(request) and not await self._may_go_there(request):
            return False
        act = self._act
        if act is not None and act.reads_rows:
            self._ground = self._ground_of(act)
        self._own.hear(request, act, self._mandate.put_in)
        self._looks.hear(request)
        return await self._by_ruling(request, act)

    async def afterwards(self, request: OutgoingRequest) -> bool | None:
        """Say whether what a page sends once the run is over may leave (a `TrafficPolicy`); nobody is asked.

        It still belongs to the newest act: what that was asked for, or what pages send by themselves, goes on.
        """
        if is_document(request) and not is_write(request):
            return True  # where somebody goes now
        if self._rim.reason(request, is_persons=self._is_persons_turn):
            return None
        match self._ruling(request, self._act):
            case Ruling.PASS:
                return True
            case Ruling.ASK:
                return await self._is_remembered(request, self._act) or None
            case Ruling.REFUSE | Ruling.DROP:
                return None

    async def _by_ruling(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool | None:
        match self._ruling(request, act):
            case Ruling.PASS:
                return await self._let_go(request, act)
            case Ruling.ASK if await self._is_remembered(request, act):
                return await self._let_go(request, act)
            case Ruling.ASK:
                return await self._ask_to_send(request, act)
            case Ruling.REFUSE:
                self._teller.stopped(request, tr("ほかのサイトへ送ろうとしたため、止めました。"))
                return False
            case Ruling.DROP:
                self._teller.dropped(request)
                return None

    def _ruling(self, request: OutgoingRequest, act: ActUnderWay | None) -> Ruling:
        if self._is_opened_again(request):
            return Ruling.ASK
        ruling = rule(request, act, carries=self._carries(request))
        if ruling in (Ruling.PASS, Ruling.REFUSE) or act is None:
            return ruling
        if self._is_covered(request, act):
            return Ruling.PASS
        return Ruling.DROP if self._own.is_left_behind(request) else ruling

    def _is_covered(self, request: OutgoingRequest, act: ActUnderWay) -> bool:
        """Say whether somebody's word is a yes to this request; one yes is one write."""
        if self._is_polling(request) or self._is_sent_on(request):
            return True
        if key_of(request) in self._unconfirmed or tells_secret(request):
            return False
        yes = self._read.covers(request) or self._uses_yes(request, act)
        if yes or self._signs_in(request, act):
            return True
        is_known = self._mandate.is_of_flow or self._places.allows(
            request.url
        )  # of a frame's own site
        is_own = is_at_home(request) or (sends_home(request) and is_known)
        if not is_document(request) and not is_own:
            return False
        return self._mandate.covers(request, act, self._ground)

    def _is_opened_again(self, request: OutgoingRequest) -> bool:
        return request.url in self._opened_by_yes and not is_write(request)

    async def _is_remembered(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """Say whether the person answered 「この種の送信はいつも」 before, and nothing speaks against it now."""
        if not self._may_be_kept(request, act) or key_of(request) in self._unconfirmed:
            return False
        is_new = strangers(request, self._ground) or self._mandate.adds_own(request)
        if is_new and not self._context.is_attended:
            return False  # its names are remembered, not its values
        try:
            return await self._shapes.knows(self._kind_of(request, act))
        except LibraryError:
            return False

    def _kind_of(self, request: OutgoingRequest, act: ActUnderWay | None) -> SentShape:
        """Return what a yes for good is to; over a web socket that is by what was pressed, as many messages say nothing themselves."""
        by = act.role if act else ""
        if is_message(request) and act is not None:
            label = general(core_of(act.label))
            by = f"{by} {label} {page_pattern(request.page_url)}"
        return shape_of(request, by, self._mandate.put_in)

    def _may_be_kept(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """Say whether a yes may hold from now on: at its own site, for what can be undone, in a flow of ours."""
        is_own = is_document(request) or is_at_home(request)
        is_ours = self._approvals.is_trusted and self._shapes.is_kept
        return act is not None and is_own and is_ours and not lasts(request, act)

    def _uses_yes(self, request: OutgoingRequest, act: ActUnderWay) -> bool:
        """Use up a yes that was given before the request was seen: it covers what was to be seen then."""
        approvals = self._approvals
        if not self._yeses and not approvals.has_approved_dialog:
            return False
        is_unread = self._context.approves_all and not self._mandate.is_of_flow
        if is_unread and not self._mandate.asks_for(request, act):
            return False
        command = command_of_request(request)
        words = act.words + approvals.dialog_words
        is_other = says_destructive(command.lower()) and not says_destructive(words)
        is_away = not is_document(request) and not sends_home(request)
        is_unseen = not self._yeses and bool(unseen(request, self._ground, words))
        if is_other or is_away or is_unseen or not self._is_known(request):
            return False
        if self._yeses:
            self._yeses -= 1
        else:
            approvals.has_approved_dialog = False
        self._has_agreed = True
        self._freed.append(shape_of(request).bare)
        self._mandate.agreed(request, self._ground)
        return True

    def _is_known(self, request: OutgoingRequest) -> bool:
        """Say whether a yes from before the request was seen covers all that it tells.

        What a model put in of its own was to be read on the card, where somebody read one.
        """
        is_own = not self._context.is_read and self._mandate.adds_own(request)
        return not is_own and self._mandate.fits(request, self._ground)

    def _is_free(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """Say whether `--yes` is a yes to this: asked for, with nothing that nobody knows, and once an act.

        What carries the person's own text may go to another place of the site too: a draft, then its form.
        """
        if not self._mandate.asks_for(request, act) or not self._is_known(request):
            return False
        if not self._freed or not changes_something(request):
            return True
        if any(one.is_like(shape_of(request).bare) for one in self._freed):
            return act is not None and (act.is_many or act.kind is ActKind.SETS)
        return self._mandate.carries(request)

    def _signs_in(self, request: OutgoingRequest, act: ActUnderWay) -> bool:
        may_be_login = act.signs_in and is_at_home(request) and not command_of_request(request)
        self._logins += may_be_login
        return may_be_login and self._logins <= _LOGIN_WRITES

    def _is_sent_on(self, request: OutgoingRequest) -> bool:
        """Say whether the server's answer to what was let go leads on: to a page, with the very same content, or to the same deed with less."""
        if is_led_on(request, self._act, self._passed, is_answer=self.has_opened):
            return True
        return request.is_redirect and is_redirected(request, self._passed)

    def _is_polling(self, request: OutgoingRequest) -> bool:
        """Say whether a page does so by itself, and nothing of the run is in it."""
        return self._own.knows(request) and not holds_whole(
            self._own.news_of(request), self._mandate.put_in
        )

    def _carries(self, request: OutgoingRequest) -> bool:
        if is_at_home(request):
            return False
        if is_document(request):
            said = "\n".join((text_of(request), *request.headers))
            return not request.is_redirect and holds_part(said, self._mandate.put_in)
        told = told_by(request)
        return holds_part(told, self._mandate.put_in) or self._has_read(told, request.url)

    async def _let_go(
        self, request: OutgoingRequest, act: ActUnderWay | None, *, is_agreed: bool = False
    ) -> bool:
        """Note what leaves, and let the journal know first of what may last; what it cannot keep does not leave."""
        is_polling = self._is_polling(request)
        self._own.let_go(request, act)
        is_opened = opens_deed(request, act)
        if is_opened or (is_write(request) and not is_polling):
            self._passed.append(key_of(request))
        if act is None or act.is_start:
            return True
        says_deed = bool(deed_of_reading(request))
        if is_opened and (is_agreed or (act.is_approved and says_deed)):
            self._opened_by_yes.add(request.url)
        if (is_agreed or act.is_approved) and self._context.is_read:
            self.sending.agreed.append(agreement_of(request, act.page))
        if is_agreed or (changes_something(request) and not is_polling):
            self.sending.has_changed = True
        is_part = request.kind is RequestKind.PART
        is_sent = is_write(request) or is_opened or (not is_part and says_deed)
        is_told = is_agreed or (is_sent and not is_polling and not request.reads_only)
        if is_told and not request.is_redirect:
            shape = shape_without(request, act.role, self._mandate.put_in)
            self.sending.shapes.append(shape.model_copy(update={"codes": codes_of(request)}))
        journal_writer = self._context.journal_writer
        if journal_writer is not None and may_last(request, act, is_agreed=is_agreed):
            try:
                what = self._masked(in_short(request))
                await journal_writer.sending(is_agreed=is_agreed, what=what)
            except LibraryError as fault:
                self._teller.stopped(
                    request,
                    tr("{message}記録できないため、送りませんでした。", message=fault.message),
                )
                return False
        if is_agreed or (is_told and changes_something(request)):
            self._teller.sent(request)
        return True

    def _is_persons_doing(self) -> bool:
        is_theirs = self._is_persons_turn or self._context.run_control.is_paused
        return is_theirs and (self._act is None or self._has_ended)

    async def _may_go_there(self, request: OutgoingRequest) -> bool:
        """Ask before the browser shows a place that nobody named; a pop-up out of nowhere is refused."""
        is_popup = request.kind is RequestKind.POPUP
        is_unasked = is_popup and (self._act is None or self._act.is_start)
        if await self._place_asker.may_open(request, is_unasked=is_unasked):
            return True
        why = tr("開いてよいと言われていないサイトのため、開きませんでした。")
        self._teller.stopped(request, why)
        return False

    def _is_look(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        is_way = is_message(request) and act is not None and shows_by_role(act)
        if not (self._mandate.only_looks or is_way) or self._mandate.adds_own(request):
            return False
        return is_look(request, act, self._ground)

    async def _ask_to_send(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """Hold a request until a person has answered; the yes is to exactly this one."""
        key, abroad, by = key_of(request), place_abroad(request, act), act.label if act else ""
        looks = self._is_look(request, act)
        async with self._asking:
            is_again = key in {*self._unconfirmed, *self._passed} or self._is_opened_again(request)
            if abroad and abroad in self._abroad and not is_again:
                return self._abroad[abroad]
            if key in self._answers and not is_again:
                return self._answers[key]
            may_be_known = looks and (is_message(request) or not is_again)
            shown = self._looks.answer(request, self._ground, by) if may_be_known else None
            if shown is not None:
                return shown and await self._let_go(request, act)
            is_shown = looks and shows_by_name(by) and is_postback(request, self._ground)
            is_free = not is_again and (is_shown or self._is_free(request, act))
            why = "" if is_free or is_again else self._why_not_free(request)
            question = sentences(send_question(request, act, is_again=is_again, is_look=looks), why)
            answer = await self._approvals.approve_aside(
                self._masked(question),
                host_in_words(request.url),
                self._card(request, act),
                is_beyond_yes=not is_free,
                may_be_kept=self._may_be_kept(request, act) and not is_again,
            )
            is_for_good = answer and self._approvals.is_for_good
            self._answers[key] = answer
            if abroad:
                self._abroad[abroad] = answer
            if looks:
                self._looks.learn(request, by, is_yes=answer)
            self._note_answer(request, is_yes=answer)
        if not answer:
            self.was_declined = True
            self._teller.stopped(request, self._why_stopped(request))
            return False
        if is_for_good:
            await self._keep(self._kind_of(request, act))
        self._has_agreed = self._has_agreed or lasts(request, act)
        return await self._let_go(request, act, is_agreed=True)

    def _why_not_free(self, request: OutgoingRequest) -> str:
        """Return what keeps a yes that was given beforehand from covering a request, "" where none was given."""
        if not self._approvals.is_free():
            return ""
        unknown = self._mandate.unknown(request, self._ground)
        return unknown_in_words(unknown, is_row_open=self._mandate.is_row_open)

    def _why_stopped(self, request: OutgoingRequest) -> str:
        if self._context.is_attended:
            return tr("確認で「やめる」が選ばれたため、送りませんでした。")
        why = self._masked(self._why_not_free(request))
        return tr("確認に答える人がいないため、送りませんでした。{why}", why=why)

    def _note_answer(self, request: OutgoingRequest, *, is_yes: bool) -> None:
        if is_yes:
            self._mandate.agreed(request, self._ground)
            self._read.learn(request, is_read=self._context.is_read)
        if is_yes and changes_something(request):
            self._freed.append(shape_of(request).bare)

    async def _keep(self, shape: SentShape) -> None:
        try:
            await self._shapes.keep(shape)
        except LibraryError as fault:
            logger.warning("a kind of sending could not be remembered: %s", fault.code)

    def _card(
        self, request: OutgoingRequest, act: ActUnderWay | None
    ) -> tuple[tuple[str, str], ...]:
        warning = lookalike_of(request.url, self._places.origins)
        told = (*warning, *card_of(request, self._ground, act.shown if act else ()))
        return tuple(
            dict.fromkeys((self._masked(name), self._masked(value)) for name, value in told)
        )
