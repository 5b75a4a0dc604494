"""One decision: what a model is told of this turn, and what it answers."""

from studio.domain.actions.action import Action
from studio.domain.errors import ModelReplyError
from studio.domain.events.events import DecisionMade
from studio.domain.page.address import written_out
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.runs.decision import Decision, DecisionRequest, ModelTier
from studio.engine.agent.agent_state import AgentState
from studio.engine.agent.looking import PageView
from studio.engine.agent.planning import derive_next_step, workflow_context
from studio.engine.agent.remembering import PastTroubles
from studio.engine.agent.steps.fitting_rows import as_meant
from studio.engine.ports import LEFT_OPEN, ChatModel
from studio.engine.replay.identity.surroundings import surroundings
from studio.engine.runs.run import RunContext
from studio.engine.runs.sitemaps import SiteGuide
from studio.engine.secrets.secret_redactor import template_of
from studio.engine.signing_in.secret_filling import BoundSecrets


class Deciding:
    """Asks the model of one run, turn by turn."""

    def __init__(
        self, context: RunContext, model: ChatModel, agent_state: AgentState, guide: SiteGuide
    ) -> None:
        self._context = context
        self._model = model
        self._agent_state = agent_state
        self._guide = guide
        self._bound = BoundSecrets(context)
        self._troubles = PastTroubles(context)

    async def decide(
        self, item: Item, attempt: int, checklist: Checklist, sight: PageView
    ) -> Decision:
        """Ask once, book the cost, and tell the decision without secrets.

        What the small model answers may be of no use, repair turns included: a ref that is not there,
        the wrong shape. Then the large one is asked at once, in emergency mode.

        Raises:
            ModelError: The model cannot be reached, or its answer cannot be used.
        """
        agent_state = self._agent_state
        asked_at = self._context.clock.monotonic()
        try:
            reply = await self._model.decide(await self._request(item, attempt, checklist, sight))
        except ModelReplyError:
            if not agent_state.replace_unusable():
                raise
            reply = await self._model.decide(await self._request(item, attempt, checklist, sight))
        agent_state.leave_out(self._context.clock.monotonic() - asked_at)
        agent_state.usage += reply.usage
        actions = tuple(
            as_meant(_in_place(one, sight.observation), checklist) for one in reply.decision.actions
        )
        decision = reply.decision.model_copy(update={"actions": actions})
        self._context.publish(
            DecisionMade(
                decision=agent_state.secrets.decision(decision, sight.observation),
                tier=agent_state.tier,
                model=reply.model,
                confidence=decision.confidence,
                usage=reply.usage,
            )
        )
        return decision

    async def _request(
        self, item: Item, attempt: int, checklist: Checklist, sight: PageView
    ) -> DecisionRequest:
        """Return what the model may know; in emergency mode the light DOM as well."""
        agent_state = self._agent_state
        is_emergency = agent_state.tier is ModelTier.LARGE
        shows_more = is_emergency and _can_be_read(sight.observation)
        is_stuck = is_emergency or bool(agent_state.last_error)
        pages = self._guide.pages_for(sight.observation.url, is_stuck=is_stuck)
        agent_state.told_pages.update(written_out(page, sight.observation.url) for page in pages)
        notes = await self._context.notes_at(sight.observation.url)
        return DecisionRequest(
            current_step_meta=derive_next_step(item, attempt, agent_state.turns_of_item),
            checklist=checklist,
            context=workflow_context(agent_state.history),
            observation=sight.observation,
            page_text=sight.text,
            found=agent_state.found,
            site_pages=pages,
            dom_digest=await self._context.browser.dom_digest() if shows_more else "",
            secret_names=await self._secret_names(sight.observation.url),
            past_trouble=agent_state.secrets.text(await self._troubles.line_for(sight.observation)),
            last_error=agent_state.last_error,
            said=tuple(agent_state.said),
            notes=tuple(map(agent_state.secrets.text, notes)),
            picture=await self._picture(sight) if shows_more else b"",
            tier=agent_state.tier,
        )

    async def _secret_names(self, url: str) -> tuple[str, ...]:
        """Return the names a model may use here: of those that the vault has for this site, what the person named.

        What they stand for is scanned for in its prompt.
        """
        bound = await self._bound.names_at(url)
        values = self._context.redactor.values.values()
        self._agent_state.secrets.learn(values)
        self._model.keep_secret(self._context.redactor.called(values))
        said = self._agent_state.checklist.instruction
        named = [name for name in bound if template_of(name) in said]
        return tuple(dict.fromkeys((*self._context.redactor.names, *(named or bound))))

    async def _picture(self, sight: PageView) -> bytes:
        """Return the page with marks on its refs, where the person agreed that it may be sent."""
        if not self._model.reads_pictures:
            return b""
        refs = [node.ref for node in sight.observation.operable if node.ref]
        return await self._context.browser.marked_picture(refs)


def _can_be_read(page: Observation) -> bool:
    """Say whether the page answers: while a dialog of the browser stands open, nothing in it does."""
    return not any(dialog.answer == LEFT_OPEN for dialog in page.dialogs)


def _in_place(action: Action, page: Observation) -> Action:
    """Return the action with the row of its element, where only that tells it from its like."""
    target = action.element
    node = page.node(target.ref or "") if target else None
    if target is None or node is None:
        return action
    placed = target.model_copy(update={"row": surroundings(page, node).row_key})
    return action.model_copy(update={"target": placed})
