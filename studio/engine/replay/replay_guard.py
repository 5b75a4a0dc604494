"""The guard of a replay: the same border as the agent's, drawn by what the flow keeps."""

from collections.abc import Collection
from itertools import pairwise

from studio.domain.actions.action import (
    ROW_LINK,
    Action,
    Choose,
    OpensAddress,
    Press,
    SelectOption,
    SetChecked,
    SetsField,
    TypesText,
    Upload,
    WaitFor,
)
from studio.domain.errors import HandedOver, NavigationError
from studio.domain.flows.flow import START_URL_VARIABLE, Flow, FlowStep
from studio.domain.flows.sending import SentShape
from studio.domain.page.address import host_in_words, is_no_page, origin_of, written_out
from studio.domain.page.observation import Observation
from studio.domain.text import clip
from studio.engine.guard.facts import acts
from studio.engine.guard.facts.acts import kind_of, presses
from studio.engine.guard.facts.words import deeds_in
from studio.engine.guard.mandates.step_mandate import StepMandate
from studio.engine.guard.places import AllowedPlaces
from studio.engine.guard.questions import place_question
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.guard.traffic import TrafficGuard
from studio.engine.perception.facts import page_values
from studio.engine.ports import TrafficPolicy, Values
from studio.engine.replay.distrust import (
    Judged,
    aimed_again,
    judged_anew,
    judged_as_written,
)
from studio.engine.replay.lists.pressing import RowPress, presses_rows
from studio.engine.runs.approval import LASTING, Approvals, grant_for
from studio.engine.runs.reports import Playing
from studio.engine.runs.run import RunContext
from studio.engine.secrets.masking import SecretMask
from studio.engine.secrets.secret_redactor import holds_secret_template
from studio.engine.signing_in.signing_in import SigningIn
from studio.words import as_written, tr


class ReplayGuard:
    """Watches one replay: where it may be, what may be sent, what a person has to agree to."""

    def __init__(
        self,
        context: RunContext,
        flow: Flow,
        values: Values,
        approvals: Approvals,
        secrets: SecretMask,
        playing: Playing,
    ) -> None:
        """Guard one replay.

        Args:
            context: The run.
            flow: What it plays.
            values: What its variables stand for.
            approvals: Who is asked.
            secrets: Takes secrets out of what is told.
            playing: Which variables a table gave, and whether the person's earlier yes holds.
        """
        self._context = context
        self._approvals = approvals
        self._secrets = secrets
        self._is_trusted = not flow.is_imported
        self._keeps_word = playing.keeps_word and self._is_trusted
        self._steps = [step for step in flow.steps if step.is_enabled]
        self._judged: Judged | None = None
        self._places = AllowedPlaces(_known_places(flow, values, playing.cells))
        self._mandate = StepMandate(tuple(values.values()))
        self._traffic = TrafficGuard(context, approvals, self._places, secrets.text, self._mandate)
        self._has_acted = False
        self._asks_later = self._has_word = False
        self._page: Observation | None = None

    @property
    def afterwards(self) -> TrafficPolicy:
        """What pages may still send when the replay is over."""
        return self._traffic.afterwards

    def signing_in(self) -> SigningIn:
        """Return who passes login screens, under this replay's guard."""
        return SigningIn(self._context, self._traffic, self._secrets)

    def take_post(self) -> None:
        """Decide about the browser's documents and writes from now on."""
        policy, strict = self._context.interceptor(self._traffic.decide), self._context.is_strict
        self._context.browser.guard_traffic(policy, holds_all=strict)

    def hand_over(self, *, is_persons_turn: bool) -> None:
        """Say that the browser is the person's from now on (あなたの番です), or the replay's again."""
        self._traffic.hand_over(is_persons_turn=is_persons_turn)

    async def check_open_page(self) -> None:
        """Ask before a replay begins in the middle, on a page that its flow does not know.

        Raises:
            HandedOver: It was not agreed to, or nobody is there.
        """
        await self._check_page(tr("手順の途中から、"))

    async def looked_at(self, step: FlowStep, action: Action) -> Action:
        """Return an act as it may be judged: on the live element where no record of ours stands for it.

        Such are those of an imported flow, and those that were rewritten by hand.

        Raises:
            HandedOver: An imported flow was not allowed to act on the page that is open.
        """
        self._judged = None
        if self._is_trusted and not step.is_rewritten:
            return action
        if self._is_trusted:
            self._judged = await judged_as_written(self._context, action)
            return self._judged.action
        if not isinstance(action, OpensAddress):
            await self._check_page(tr("取り込んだ手順が、"))
        self._judged = await judged_anew(self._context, action)
        return self._judged.action

    async def admit(self, step: FlowStep, action: Action) -> bool:
        """Ask for what only a person can allow; False: they said no to an act.

        Raises:
            HandedOver: A place that the flow does not know was not agreed to, or nobody is there.
            NavigationError: BAD_ADDRESS: nothing but websites is opened.
        """
        if isinstance(action, OpensAddress):
            await self._check_address(action.url)
        self._page = None
        self._has_word = await self._was_agreed_to(step, action)
        self._asks_later = not self._has_word and self.asks(step) and self._is_asked_later(action)
        if self.asks(step) and not (self._asks_later or self._has_word):
            return await self._approved(step, action)
        if self._has_word:
            return True
        may_send = bool(step.sent) or (_may_send_at_once(action) and _may_send(step, action))
        if self._is_trusted and _needs_look(step) and may_send:
            self._page = await self._context.observe()
        return True

    async def approve_row(self, one: RowPress) -> bool:
        """Ask about one of several presses of a step, with what its row says."""
        is_agreed = await self._approvals.approve(
            self._secrets.text(
                tr(
                    "{one}（{number} / {total} 件目）。{lasting}",
                    one=one.words,
                    number=one.number,
                    total=one.total,
                    lasting=LASTING,
                )
            ),
            host_in_words(one.page.url),
            tuple((name, self._secrets.text(value)) for name, value in one.values),
        )
        if is_agreed:
            self._traffic.agree()
        return is_agreed

    @property
    def asks_later(self) -> bool:
        """True when the person is asked with what the step is about to send, and not before it is done."""
        return self._asks_later

    async def aimed(self, action: Action) -> Action | None:
        """Return an act as the hands may do it; None: the page has changed since it was judged."""
        return action if self._judged is None else await aimed_again(self._context, self._judged)

    def begin(self, step: FlowStep, action: Action) -> None:
        """Say what requests and dialogs belong to from now on."""
        is_blind = self._judged is not None and self._judged.is_blind
        is_asked = self.asks(step) and not self._has_word
        is_approved = is_asked and not (is_blind or self._asks_later)
        self._approvals.begin_act(is_approved=is_approved)
        self._has_acted = self._has_acted or not isinstance(action, OpensAddress)
        self._mandate.turn_to(
            None if not self._is_trusted else step.sent,
            may_send=self._is_trusted and (not is_asked or is_approved) and _may_send(step, action),
            soon=self._sent_after(step),
            agreed=step.agreed if self._has_word else None,
        )
        self._mandate.begin(action)
        label, role, _ = acts.pressed(action, None)
        target = action.element
        is_named = holds_secret_template(action.typed)
        is_secret = is_named or (target is not None and target.is_secret)
        self._traffic.begin(
            ActUnderWay(
                self._secrets.text(action.in_words()),
                self._judged.kind if self._judged else kind_of(action),
                is_approved=is_approved,
                puts_secret=is_secret and isinstance(action, TypesText),
                says_deed=self.asks(step),
                label=label,
                role=role,
                page=self._page,
                opens=written_out(action.url) if isinstance(action, OpensAddress) else "",
                is_start=isinstance(action, OpensAddress) and not self._has_acted,
                is_many=presses_rows(action),
                reads_rows=isinstance(action, Choose),
                shown=page_values(self._page) if self._page and self._asks_later else (),
                is_idle=isinstance(action, WaitFor),
            )
        )

    def end(self, *, is_verified: bool) -> None:
        """Close the act."""
        self._approvals.is_standing = False
        self._traffic.end(is_verified=is_verified)

    def asks(self, step: FlowStep) -> bool:
        """Say whether a person has to agree to a step, by the flow or by what the page shows now."""
        return step.needs_approval or (self._judged is not None and self._judged.needs_approval)

    def _sent_after(self, step: FlowStep) -> tuple[SentShape, ...]:
        """Return what the next step sends, where nobody has to be asked about that."""
        following = next((b for a, b in pairwise(self._steps) if a.id == step.id), None)
        if not self._is_trusted or following is None or following.is_rewritten:
            return ()
        is_free = not following.needs_approval or self._context.approves_all
        return (following.sent or ()) if is_free else ()

    def _is_asked_later(self, action: Action) -> bool:
        """Say whether a person is there to be asked with what the step is about to send, once that is held."""
        context = self._context
        is_read = context.is_read and context.standing is None
        is_press = presses(action) or isinstance(action, SetChecked)
        return is_press and is_read and context.browser.holds_requests

    async def _was_agreed_to(self, step: FlowStep, action: Action) -> bool:
        """Say whether the yes that was given to a step when it was recorded holds: for what it sent then, and no more.

        Money is asked about each time, and so are presses in one row after another.
        """
        is_known = bool(step.agreed) and step.needs_approval and self._judged is None
        if not (self._keeps_word and is_known and self._is_asked_later(action)):
            return False
        if asks_each_time(action):
            return False
        self._page = await self._context.observe()
        return True

    async def _check_page(self, who: str) -> None:
        """Ask before acts on a page that the replay did not open itself."""
        url = self._context.browser.page_url
        if self._places.allows(url):
            return
        if not origin_of(url):
            raise HandedOver(tr("ウェブサイトではないページが開いているため、ここで止めました。"))
        asked = tr("{who}{url} のページを操作します。", who=who, url=host_in_words(url))
        if not await self._approvals.approve(asked, host_in_words(url), is_beyond_yes=True):
            raise HandedOver(tr("このサイトを操作せずに止めました。"))
        self._places.allow(url)

    async def _check_address(self, url: str) -> None:
        if self._places.allows(url):
            return
        if not is_no_page(url) and not origin_of(url):
            raise NavigationError(
                "BAD_ADDRESS",
                tr("この手順が開こうとしたアドレスは、ウェブサイトではないため開きません。"),
                tr("手順の開始ページを、http:// か https:// から始まるアドレスに直してください。"),
                self._secrets.text(url[:200]),
            )
        asked = self._secrets.text(place_question(url))
        told = ((tr("アドレス"), self._secrets.text(clip(url, 120))),)
        if not await self._approvals.approve(asked, host_in_words(url), told, is_beyond_yes=True):
            raise HandedOver(tr("新しいサイトを開かずに止めました。"))
        self._places.allow(url)

    async def _approved(self, step: FlowStep, action: Action) -> bool:
        """Ask with what the page holds, not with what was recorded; nobody reads a yes given beforehand."""
        url = self._context.browser.page_url
        is_granted = bool(step.grant) and step.grant == grant_for(step.action, origin_of(url))
        page: Observation | None = None
        if _needs_look(step) or not self._approvals.is_free(is_granted=is_granted):
            page = await self._context.observe()
            url = page.url
        self._page = page
        why = "" if self._is_trusted else tr("取り込んだ手順のため、毎回確認します。")
        details = self._judged.details if self._judged else ()
        is_whole = self._context.standing is not None
        return await self._approvals.approve(
            self._secrets.text(
                tr("{action}。{lasting}{why}", action=action.in_words(), lasting=LASTING, why=why)
            ),
            host_in_words(url),
            (*details, *(page_values(page, is_whole=is_whole) if page else ())),
            is_granted=is_granted,
        )


def asks_each_time(action: Action) -> bool:
    """Say whether no yes of before holds for an act: money, and presses in one row after another."""
    with as_written():
        return presses_rows(action) or "pay" in deeds_in(action.in_words())


def _may_send_at_once(action: Action) -> bool:
    """Say whether an act may send by itself: a press, or a choice after which a page asks for its form anew."""
    return presses(action) or isinstance(action, SelectOption | SetChecked)


def _needs_look(step: FlowStep) -> bool:
    """Say whether what a step may send is judged by what its page holds: nobody knows it, or it has fields."""
    return step.sent is None or any(shape.fields for shape in step.sent)


def _may_send(step: FlowStep, action: Action) -> bool:
    """Say whether a step of which nobody knows what it sent is one that sends: a link or a look is none."""
    if step.sends or step.sent is not None:
        return True
    if isinstance(action, Choose):
        return action.column not in ("", ROW_LINK)
    if isinstance(action, Press):
        return True
    target = action.element
    if isinstance(action, SetsField | Upload):
        return True
    is_pressed = presses(action)
    return is_pressed and target is not None and target.role != "link"


def _known_places(flow: Flow, values: Values, cells: Collection[str]) -> tuple[str, ...]:
    """Return where a replay may be; of an imported flow only what the person typed for this run.

    What a table says is nobody's word: its addresses open only what the flow knows.
    """
    is_typed = START_URL_VARIABLE not in cells
    start = values.get(START_URL_VARIABLE, "") if is_typed else ""
    if not flow.is_imported:
        return (*flow.origins, start or flow.start_url)
    return (start,) if start != flow.start_url else ()
