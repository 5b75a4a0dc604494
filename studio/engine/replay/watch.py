"""The guard of a replay: the same border as the agent's, drawn by what the flow keeps."""

from studio.domain.action import Action, Fill, Navigate, OpenTab, TypeText, in_words, target_of
from studio.domain.address import host_in_words, is_no_page, origin_of
from studio.domain.errors import HandedOver, NavigationError
from studio.domain.flow import START_URL_VARIABLE, Flow, FlowStep
from studio.domain.observation import Observation
from studio.engine.approval import LASTING, Approvals, grant_for
from studio.engine.guard.acts import kind_of
from studio.engine.guard.places import AllowedPlaces
from studio.engine.guard.traffic import ActUnderWay, TrafficGuard, place_question
from studio.engine.masking import Secrets
from studio.engine.perception.facts import page_values
from studio.engine.ports import Values
from studio.engine.pouch import holds_secret_template
from studio.engine.replay.distrust import Judged, aimed_again, judged_anew
from studio.engine.replay.pressing import RowPress
from studio.engine.run import RunContext
from studio.engine.signing_in import SigningIn
from studio.engine.templates import typed_text


class Watch:
    """Watches one replay: where it may be, what may be sent, what a person has to agree to."""

    def __init__(
        self,
        context: RunContext,
        flow: Flow,
        values: Values,
        approvals: Approvals,
        secrets: Secrets,
    ) -> None:
        self._context = context
        self._approvals = approvals
        self._secrets = secrets
        self._is_trusted = not flow.is_imported
        self._judged: Judged | None = None
        self._places = AllowedPlaces(_known_places(flow, values))
        self._traffic = TrafficGuard(context, approvals, self._places, secrets.text)

    def signing_in(self) -> SigningIn:
        """Return who passes login screens, under this replay's guard."""
        return SigningIn(self._context, self._traffic, self._secrets)

    def take_post(self) -> None:
        """Decide about the browser's documents and writes from now on."""
        self._context.browser.guard_traffic(self._context.border(self._traffic.decide))

    def hand_over(self, *, is_persons_turn: bool) -> None:
        """Say that the browser is the person's from now on (あなたの番です), or the replay's again."""
        self._traffic.hand_over(is_persons_turn=is_persons_turn)

    async def check_open_page(self) -> None:
        """Ask before a replay begins in the middle, on a page that its flow does not know.

        Raises:
            HandedOver: It was not agreed to, or nobody is there.
        """
        await self._check_page("手順の途中から、")

    async def looked_at(self, action: Action) -> Action:
        """Return an act as it may be judged: of an imported flow on the live element, others as they are.

        Raises:
            HandedOver: An imported flow was not allowed to act on the page that is open.
        """
        self._judged = None
        if self._is_trusted:
            return action
        if not isinstance(action, Navigate | OpenTab):
            await self._check_page("取り込んだ手順が、")
        self._judged = await judged_anew(self._context, action)
        return self._judged.action

    async def admit(self, step: FlowStep, action: Action) -> bool:
        """Ask for what only a person can allow; False: they said no to an act.

        Raises:
            HandedOver: A place that the flow does not know was not agreed to, or nobody is there.
            NavigationError: BAD_ADDRESS: nothing but websites is opened.
        """
        if isinstance(action, Navigate | OpenTab):
            await self._check_address(action.url)
        return not self.asks(step) or await self._approved(step, action)

    async def approve_row(self, one: RowPress) -> bool:
        """Ask about one of several presses of a step, with what its row says."""
        return await self._approvals.approve(
            self._secrets.text(f"{one.words}（{one.number} / {one.total} 件目）。{LASTING}"),
            host_in_words(one.page.url),
            tuple((name, self._secrets.text(value)) for name, value in one.values),
        )

    async def aimed(self, action: Action) -> Action | None:
        """Return an act as the hands may do it; None: the page has changed since it was judged."""
        return action if self._judged is None else await aimed_again(self._context, self._judged)

    def begin(self, step: FlowStep, action: Action) -> None:
        """Say what requests and dialogs belong to from now on."""
        is_approved = self.asks(step) and not (self._judged and self._judged.is_blind)
        self._approvals.begin_act(is_approved=is_approved)
        target = target_of(action)
        is_named = holds_secret_template(typed_text(action))
        is_secret = is_named or (target is not None and target.is_secret)
        self._traffic.begin(
            ActUnderWay(
                self._secrets.text(in_words(action)),
                self._judged.kind if self._judged else kind_of(action),
                is_approved=is_approved,
                puts_secret=is_secret and isinstance(action, Fill | TypeText),
            )
        )

    def end(self, *, is_verified: bool) -> None:
        """Close the act."""
        self._approvals.is_standing = False
        self._traffic.end(is_verified=is_verified)

    def asks(self, step: FlowStep) -> bool:
        """Say whether a person has to agree to a step, by the flow or by what the page shows now."""
        return step.needs_approval or (self._judged is not None and self._judged.needs_approval)

    async def _check_page(self, who: str) -> None:
        """Ask before acts on a page that the replay did not open itself."""
        url = self._context.browser.page_url
        if self._places.allows(url):
            return
        if not origin_of(url):
            raise HandedOver("ウェブサイトではないページが開いているため、ここで止めました。")
        asked = f"{who}{host_in_words(url)} のページを操作します。"
        if not await self._approvals.approve(asked, host_in_words(url), is_beyond_yes=True):
            raise HandedOver("このサイトを操作せずに止めました。")
        self._places.allow(url)

    async def _check_address(self, url: str) -> None:
        if self._places.allows(url):
            return
        if not is_no_page(url) and not origin_of(url):
            raise NavigationError(
                "BAD_ADDRESS",
                "この手順が開こうとしたアドレスは、ウェブサイトではないため開きません。",
                "手順の開始ページを、http:// か https:// から始まるアドレスに直してください。",
                self._secrets.text(url[:200]),
            )
        asked = self._secrets.text(place_question(url))
        if not await self._approvals.approve(asked, host_in_words(url), is_beyond_yes=True):
            raise HandedOver("新しいサイトを開かずに止めました。")
        self._places.allow(url)

    async def _approved(self, step: FlowStep, action: Action) -> bool:
        """Ask with what the page holds, not with what was recorded; nobody reads a yes given beforehand."""
        url = self._context.browser.page_url
        is_granted = bool(step.grant) and step.grant == grant_for(step.action, origin_of(url))
        page: Observation | None = None
        if not self._approvals.is_free(is_granted=is_granted):
            page = await self._context.observe()
            url = page.url
        why = "" if self._is_trusted else "取り込んだ手順のため、毎回確認します。"
        details = self._judged.details if self._judged else ()
        is_whole = self._context.standing is not None
        return await self._approvals.approve(
            self._secrets.text(f"{in_words(action)}。{LASTING}{why}"),
            host_in_words(url),
            (*details, *(page_values(page, is_whole=is_whole) if page else ())),
            is_granted=is_granted,
        )


def _known_places(flow: Flow, values: Values) -> tuple[str, ...]:
    """Return where a replay may be; of an imported flow only what the person typed for this run."""
    start = values.get(START_URL_VARIABLE, "")
    if not flow.is_imported:
        return (*flow.origins, start)
    return (start,) if start != flow.start_url else ()
