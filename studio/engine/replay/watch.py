"""The guard of a replay: the same border as the agent's, drawn by what the flow keeps."""

from studio.domain.action import Action, Fill, Navigate, OpenTab, TypeText, in_words, target_of
from studio.domain.address import host_in_words, origin_of
from studio.domain.errors import HandedOver
from studio.domain.flow import START_URL_VARIABLE, Flow, FlowStep
from studio.engine.approval import Approvals, grant_for
from studio.engine.guard.acts import kind_of
from studio.engine.guard.places import AllowedPlaces
from studio.engine.guard.traffic import ActUnderWay, TrafficGuard, place_question
from studio.engine.masking import Secrets
from studio.engine.perception.facts import page_values
from studio.engine.ports import Values
from studio.engine.run import RunContext


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
        self._places = AllowedPlaces((*flow.origins, values.get(START_URL_VARIABLE, "")))
        self._traffic = TrafficGuard(context, approvals, self._places, secrets.text)

    def take_post(self) -> None:
        """Decide about the browser's documents and writes from now on."""
        self._context.browser.guard_traffic(self._traffic.decide)

    def hand_over(self, *, is_persons_turn: bool) -> None:
        """Say that the browser is the person's from now on (あなたの番です), or the replay's again."""
        self._traffic.hand_over(is_persons_turn=is_persons_turn)

    async def admit(self, step: FlowStep, action: Action) -> bool:
        """Ask for what only a person can allow; False: they said no to an act.

        Raises:
            HandedOver: A place that the flow does not know was not agreed to, or nobody is there.
        """
        if isinstance(action, Navigate | OpenTab):
            await self._check_address(action.url)
        return not step.needs_approval or await self._approved(step, action)

    def begin(self, step: FlowStep, action: Action) -> None:
        """Say what requests and dialogs belong to from now on."""
        self._approvals.begin_act(is_approved=step.needs_approval)
        target = target_of(action)
        is_secret = target is not None and target.is_secret
        self._traffic.begin(
            ActUnderWay(
                self._secrets.text(in_words(action)),
                kind_of(action),
                is_approved=step.needs_approval,
                puts_secret=is_secret and isinstance(action, Fill | TypeText),
            )
        )

    def end(self, *, is_verified: bool) -> None:
        """Close the act."""
        self._approvals.is_standing = False
        self._traffic.end(is_verified=is_verified)

    async def _check_address(self, url: str) -> None:
        if self._places.allows(url):
            return
        asked = self._secrets.text(place_question(url))
        if not await self._approvals.approve(asked, host_in_words(url), is_beyond_yes=True):
            raise HandedOver("新しいサイトを開かずに止めました。")
        self._places.allow(url)

    async def _approved(self, step: FlowStep, action: Action) -> bool:
        """Ask with what the page holds, not with what was recorded."""
        page = await self._context.observe()
        return await self._approvals.approve(
            self._secrets.text(f"{in_words(action)}。取り消せない可能性があります。"),
            host_in_words(page.url),
            page_values(page),
            is_granted=bool(step.grant)
            and step.grant == grant_for(step.action, origin_of(page.url)),
        )
