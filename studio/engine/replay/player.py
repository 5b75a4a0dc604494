"""Running a saved flow on today's page without a model: no guessing, a missing post-condition is a failure."""

from collections.abc import Iterator, Mapping
from typing import Final

from studio.domain.action import (
    Action,
    AskUser,
    Choose,
    Click,
    Extract,
    Navigate,
    Press,
    in_words,
)
from studio.domain.checklist import Checklist, ItemState
from studio.domain.errors import SettingsError
from studio.domain.events import (
    RunFinished,
    RunKind,
    RunStarted,
    StepStarted,
)
from studio.domain.flow import Flow, FlowStep, expand
from studio.domain.observation import Observation
from studio.domain.outcome import (
    Evidence,
    EvidenceKind,
    ExtractedTable,
    Outcome,
    OutcomeStatus,
)
from studio.domain.text import clip
from studio.engine.approval import Approvals, refused_dialog
from studio.engine.asking import ask_person
from studio.engine.ending import Ending, ending_of
from studio.engine.guard.repeating import class_of
from studio.engine.masking import Secrets
from studio.engine.perception.diff import compare
from studio.engine.ports import LEFT_OPEN
from studio.engine.replay.choosing import choose
from studio.engine.replay.extracting import extract
from studio.engine.replay.secret_fields import opened_today, prepare_secrets
from studio.engine.replay.telling import Telling, as_shown, ending_after, expected_words
from studio.engine.replay.watch import Watch
from studio.engine.resuming import Continuation
from studio.engine.run import RunContext
from studio.engine.scribe import ActBegun
from studio.engine.templates import with_texts

EXPECT_TIMEOUT_S: Final = 10.0
CHANGE_TIMEOUT_S: Final = 3.0
"""How long a page may take to change when its post-conditions held before the act already."""


def check_values(flow: Flow, values: Mapping[str, str], given: frozenset[str]) -> None:
    """Refuse a replay that would stop half-way for want of a value.

    Args:
        flow: What is to be played.
        values: Its variables, defaults included.
        given: Names that were given for this run; an empty value is meant when given.

    Raises:
        SettingsError: A template without a value, or a variable to be asked for that was not.
    """
    for step in flow.steps:
        _filled(step.action, values)
        for fact in step.expects:
            expand(fact.detail, values)
    for variable in flow.variables:
        if variable.ask_each_time and not values[variable.name] and variable.name not in given:
            raise SettingsError(
                "MISSING_VALUE",
                f"「{variable.name}」の値がありません。",
                "値を入力してから、もう一度実行してください。",
            )


_UNFINISHED: Final = Outcome(status=OutcomeStatus.FAILED, code="UNFINISHED")
"""What an act counts as that was cut off."""
_PAGE_CHANGED: Final = Outcome(
    status=OutcomeStatus.BLOCKED,
    code="PAGE_CHANGED",
    message="確認しているあいだに画面の内容が変わったため、操作しませんでした。",
)


class Replay:
    """One replay of one flow. Made for one `carry_out`."""

    recorded_steps: tuple[FlowStep, ...] = ()

    def __init__(
        self,
        context: RunContext,
        flow: Flow,
        values: Mapping[str, str],
        going_on: Continuation | None = None,
    ) -> None:
        self._going_on = going_on or Continuation()
        self._context = context
        self._flow = flow
        self._values = values
        self._secrets = Secrets(Checklist(instruction=""), values)
        self._approvals = Approvals(context, is_trusted=not flow.is_imported)
        self._watch = Watch(context, flow, values, self._approvals, self._secrets)
        self._telling = Telling(context, self._secrets)
        self._tables: list[ExtractedTable] = []
        self._steps = 0

    @property
    def flow_id(self) -> str:
        """The flow's id, for the history."""
        return self._flow.id

    @property
    def flow_version(self) -> int:
        """The state of the flow, for the history."""
        return self._flow.version

    @property
    def origins(self) -> tuple[str, ...]:
        """Where its flow may be."""
        return self._flow.origins

    @property
    def tables(self) -> tuple[ExtractedTable, ...]:
        """What was taken out of lists."""
        return tuple(self._tables)

    @property
    def name(self) -> str:
        """What the history calls it."""
        return self._flow.name

    async def carry_out(self) -> RunFinished:
        """Run to the end; every way a replay can end becomes one `RunFinished`."""
        started = self._context.clock.monotonic()
        context = self._context
        total = len({step.item for step in self._flow.steps})
        context.bus.publish(
            RunStarted(run_id=context.run_id, run_kind=RunKind.REPLAY, name=self.name, total=total)
        )
        ending = await ending_of(context, self._work_through())
        self._telling.break_off(ending.status)
        return RunFinished(
            run_id=context.run_id,
            run_kind=RunKind.REPLAY,
            status=ending.status,
            message=self._secrets.text(ending.message),
            remedy=self._secrets.text(ending.remedy),
            code=ending.code,
            steps=self._steps,
            elapsed_s=self._context.clock.monotonic() - started,
        )

    async def _work_through(self) -> Ending:
        await prepare_secrets(self._context, self._flow, self._values, self._secrets)
        await self._context.browser.start()
        self._context.browser.answer_dialogs(self._approvals.answer_dialog)
        self._context.browser.keep_secret(self._secrets.values)
        self._watch.take_post()
        return ending_after(await self._play_all())

    async def _play_all(self) -> Outcome | None:
        """Play the steps in order; returns the outcome that ended it early, or None."""
        for position, step in self._steps_to_play():
            await self._context.gate.passing()
            self._turn_to(step, position)
            self._telling.come_to(step.item)
            outcome = await self._play(step)
            if not outcome.is_ok and not step.is_optional:
                self._telling.leave(ItemState.FAILED)
                return outcome
        self._telling.leave(ItemState.DONE)
        await self._look_back()
        return None

    def _steps_to_play(self) -> Iterator[tuple[int, FlowStep]]:
        """Give the steps with their places; an interrupted replay opens its page first."""
        first = self._going_on.position
        if self._going_on.url:
            opens = FlowStep(item="続きの画面を開く", action=Navigate(url=self._going_on.url))
            yield first - 1, opens  # what the page sends by itself is no sign of step `first`
        for position in self._going_on.refilled:  # a field that is gone was sent, or is not needed
            yield position, self._flow.steps[position].model_copy(update={"is_optional": True})
        yield from list(enumerate(self._flow.steps))[first:]

    def _turn_to(self, step: FlowStep, position: int) -> None:
        if scribe := self._context.scribe:
            scribe.masked = self._secrets.text
            scribe.turn_to(step.id, position)

    async def _look_back(self) -> None:
        if scribe := self._context.scribe:
            await scribe.look_back()

    async def _play(self, step: FlowStep) -> Outcome:
        """Play one step: approve, act, see the post-conditions."""
        self._steps += 1
        context = self._context
        action = _filled(step.action, self._values)
        context.bus.publish(
            StepStarted(run_id=context.run_id, item_id=step.id, text=step.item, attempt=1)
        )
        action = await self._watch.looked_at(action)
        if not await self._watch.admit(step, action):
            outcome = Outcome(
                status=OutcomeStatus.BLOCKED,
                code="NOT_APPROVED",
                message="確認で「やめる」が選ばれました。",
            )
        else:
            outcome = await self._act(step, action)
        self._telling.tell(step, action, outcome)
        if not outcome.is_ok or step.needs_approval:
            await self._look_back()
        return outcome

    async def _act(self, step: FlowStep, action: Action) -> Outcome:
        """Act between two lines of the journal: one before, one once the end is known."""
        scribe = self._context.scribe
        if scribe:
            words = self._secrets.text(in_words(as_shown(action, step)))
            step_class = class_of(action, needs_approval=self._watch.asks(step))
            await scribe.begin(ActBegun(words, step_class))
        outcome = await self._watched(step, action)
        if scribe:
            await scribe.end(outcome)
        return outcome

    async def _watched(self, step: FlowStep, action: Action) -> Outcome:
        self._watch.begin(step, action)
        self._approvals.expected_dialogs = _dialogs(step, "accepted")
        self._approvals.left_open = _dialogs(step, LEFT_OPEN)
        outcome = _UNFINISHED
        try:
            before = await self._page_that_tells_nothing(step)
            outcome = await self._carry_out(action)
            self._approvals.raise_refusal()
            if outcome.is_ok:
                outcome = await self._with_post_conditions(step, outcome)
            if outcome.is_ok and before is not None and not await self._has_changed(before):
                outcome = outcome.model_copy(
                    update={
                        "status": OutcomeStatus.NO_EFFECT,
                        "code": "NO_EFFECT",
                        "message": "操作しましたが、画面に変化がありませんでした。",
                    }
                )
        finally:
            self._watch.end(is_verified=outcome.is_ok)
        return outcome

    async def _carry_out(self, action: Action) -> Outcome:
        """Let the engine or the hands act."""
        match action:
            case Choose():
                return (await choose(self._context, action, await self._look())).outcome
            case Extract():
                outcome = await extract(self._context, action, await self._look())
                self._tables += [outcome.table] if outcome.table else []
                return outcome
            case AskUser():
                self._watch.hand_over(is_persons_turn=True)
                try:
                    await ask_person(self._context, self._secrets, action.question)
                finally:
                    self._watch.hand_over(is_persons_turn=False)
                return Outcome(status=OutcomeStatus.OK)
            case _:
                opened = await opened_today(action, self._context, self._secrets)
                if isinstance(opened, Outcome):
                    return opened
                aimed = await self._watch.aimed(opened)
                return await self._context.browser.perform(aimed) if aimed else _PAGE_CHANGED

    async def _look(self) -> Observation:
        page = await self._context.observe()
        self._context.on_observed(page, 0, self._context.run_id)
        return page

    async def _with_post_conditions(self, step: FlowStep, outcome: Outcome) -> Outcome:
        """Wait for what was seen at record time; what does not come is a failure, not a success."""
        if refused := refused_dialog(outcome):
            return outcome.model_copy(
                update={
                    "status": OutcomeStatus.BLOCKED,
                    "code": "NOT_APPROVED",
                    "message": f"確認画面「{clip(refused, 80)}」で OK と答えなかったため、止めました。",
                }
            )
        for recorded in step.expects:
            fact = recorded.model_copy(update={"detail": expand(recorded.detail, self._values)})
            if await self._holds(fact, outcome):
                continue
            return outcome.model_copy(
                update={
                    "status": OutcomeStatus.FAILED,
                    "code": "POST_CONDITION_MISSING",
                    "message": f"操作のあと、{expected_words(fact)}が確認できませんでした。",
                }
            )
        return outcome

    async def _page_that_tells_nothing(self, step: FlowStep) -> Observation | None:
        """Return the page when all post-conditions of a press hold before it: only a change tells then."""
        if not isinstance(step.action, Click | Press | Choose) or not step.expects:
            return None
        for recorded in step.expects:
            detail = expand(recorded.detail, self._values)
            if recorded.kind is EvidenceKind.DIALOG or not await self._context.browser.expect(
                recorded.kind.value, detail, 0.0
            ):
                return None
        return await self._context.observe()

    async def _has_changed(self, before: Observation) -> bool:
        ends_at = self._context.clock.monotonic() + CHANGE_TIMEOUT_S
        while True:
            after = await self._context.observe()
            if before.url != after.url or not compare(before, after).is_empty:
                return True
            if self._context.clock.monotonic() >= ends_at:
                return False
            await self._context.gate.passing()

    async def _holds(self, fact: Evidence, outcome: Outcome) -> bool:
        if fact.kind is EvidenceKind.DIALOG:
            return fact in outcome.evidence
        return await self._context.browser.expect(fact.kind.value, fact.detail, EXPECT_TIMEOUT_S)


def _dialogs(step: FlowStep, answer: str) -> frozenset[str]:
    """Return the messages of the dialogs that were answered so at record time."""
    facts = [
        fact.detail.partition(":") for fact in step.expects if fact.kind is EvidenceKind.DIALOG
    ]
    return frozenset(message for answered, _, message in facts if answered == answer)


def _filled(action: Action, values: Mapping[str, str]) -> Action:
    """Return the action with its templates replaced by this run's values.

    Raises:
        SettingsError: A variable without a value.
    """
    return with_texts(action, lambda text: expand(text, values))
