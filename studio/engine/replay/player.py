"""Running a saved flow on today's page without a model: no guessing, a missing post-condition is a failure."""

from collections.abc import Mapping
from contextlib import aclosing
from typing import Final

from studio.domain.actions.action import Action, Answer, AskUser, Choose, Extract, Navigate
from studio.domain.actions.answer import joined
from studio.domain.actions.outcome import ExtractedTable, Outcome, OutcomeStatus
from studio.domain.errors import NavigationError, RunInterrupted
from studio.domain.events.events import RunFinished, RunKind, RunStarted, StepStarted
from studio.domain.flows.flow import Flow, FlowStep, OnError, expand, missing_values
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist, ItemState
from studio.engine.guard.repeating import class_of
from studio.engine.perception.news import said_to_it
from studio.engine.ports import LEFT_OPEN
from studio.engine.replay.answers.answering import answer_again
from studio.engine.replay.branches import Branch, Branches, condition_in_words, decided
from studio.engine.replay.failing import Failures, FailureVerdict
from studio.engine.replay.filling import filled
from studio.engine.replay.late_lists import LateLists
from studio.engine.replay.lists.choosing import choose
from studio.engine.replay.lists.extracting import extract
from studio.engine.replay.lists.leafing import leafed, may_be_leafed_to
from studio.engine.replay.lists.pressing import (
    NOT_APPROVED,
    JournaledPresses,
    pressed_marks,
    presses_rows,
)
from studio.engine.replay.lists.row_questions import about_today, names_row
from studio.engine.replay.logins import Logins, passwords_of_logins
from studio.engine.replay.openers import Openers
from studio.engine.replay.proof import PageBefore, Proof, answered_dialogs
from studio.engine.replay.replay_guard import ReplayGuard
from studio.engine.replay.secret_fields import opened_today, prepare_secrets
from studio.engine.replay.step_sequence import StepSequence
from studio.engine.replay.target_healing import Healed, MakeMender, NoHealer, Replayed
from studio.engine.replay.telling import Telling, after_sending, as_shown, ending_after
from studio.engine.runs.approval import Approvals, stopped_by
from studio.engine.runs.asking import ask_person
from studio.engine.runs.ending import Ending, ending_of
from studio.engine.runs.journal_writer import LOGIN_REFUSED, ActBegun, is_untouched
from studio.engine.runs.reports import Pace, Playing
from studio.engine.runs.resuming import Continuation
from studio.engine.runs.run import RunContext
from studio.engine.runs.step_source import Stop
from studio.engine.secrets.masking import SecretMask, secret_variables
from studio.engine.variables.retelling import retold
from studio.words import tr

_UNFINISHED: Final = Outcome(status=OutcomeStatus.FAILED, code="UNFINISHED")
"""What an act counts as that was cut off."""
_PAGE_CHANGED: Final = Outcome(
    status=OutcomeStatus.BLOCKED,
    code="PAGE_CHANGED",
    message=tr("確認しているあいだに画面の内容が変わったため、操作しませんでした。"),
)


_AS_RECORDED: Final = Playing()
OPTIONAL_WAIT_S: Final = 3.0
"""How long is waited for what may not be there: a dialog that comes only once."""
PAUSE_S: Final = {Pace.SLOW: 1.0, Pace.NORMAL: 0.33, Pace.FAST: 0.0}
"""Before each act, by pace."""


class Replay:
    """One replay of one flow. Made for one `carry_out`.

    Raises:
        SettingsError: STEP_NOT_FOUND, for a step to begin with that the flow does not have.
    """

    recorded_steps: tuple[FlowStep, ...] = ()

    def __init__(
        self,
        context: RunContext,
        flow: Flow,
        values: Mapping[str, str],
        going_on: Continuation | None = None,
        playing: Playing = _AS_RECORDED,
        make_mender: MakeMender = NoHealer,
    ) -> None:
        self._going_on = going_on or Continuation()
        self._source = playing.source or StepSequence(flow, self._going_on, playing.from_step)
        self._playing = playing
        self._context = context
        self._flow = flow
        self._values = values
        self._secrets = SecretMask(Checklist(instruction=""), values)
        self._secrets.learn(values.get(name, "") for name in secret_variables(flow))
        self._approvals = Approvals(context, is_trusted=not flow.is_imported)
        self._watch = ReplayGuard(context, flow, values, self._approvals, self._secrets, playing)
        then = flow.defaults
        self._telling = Telling(context, self._secrets, lambda text: retold(text, then, values))
        goals = (flow.purpose, *dict.fromkeys(step.item for step in flow.steps))
        self._failures = Failures(
            context, self._secrets, goals, self._watch.hand_over, self._watch.signing_in()
        )
        self._logins = Logins(context, flow, values)
        self._proof = Proof(context, values, self._logins.ends_with)
        self._target_healer = make_mender(
            Replayed(
                context, flow, playing, self._secrets, self._watch.take_post, self._watch.hand_over
            )
        )
        self._branches, self._openers = Branches(flow.steps), Openers()
        self._late_lists = LateLists(context)
        self._tables: list[ExtractedTable] = []
        self._steps = 0
        self._is_picture_due = False
        self._position = 0
        self._sent: set[str] = set()
        self._over = ""
        self._before: PageBefore | None = None
        self._sent_from: Observation | None = None
        self._said = ""

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
    def by_hand(self) -> Mapping[str, tuple[FlowStep, ...]]:
        """What the person did themselves where it was stuck, by the step in whose place it stands."""
        return self._failures.by_hand

    @property
    def name(self) -> str:
        """What the history calls it."""
        return self._flow.name

    async def carry_out(self) -> RunFinished:
        """Run to the end; every way a replay can end becomes one `RunFinished`."""
        started = self._context.clock.monotonic()
        context = self._context
        total = self._source.sentences
        context.publish(RunStarted(run_kind=RunKind.REPLAY, name=self.name, total=total))
        ending = await ending_of(context, self._work_through(), self._watch.afterwards)
        self._telling.break_off(ending.status)
        await self._target_healer.close(ending.status)
        return RunFinished(
            run_id=context.run_id,
            run_kind=RunKind.REPLAY,
            status=ending.status,
            message=self._secrets.text(ending.message),
            remedy=self._secrets.text(ending.remedy),
            code=ending.code,
            model_calls=self._target_healer.usage.calls,
            usage=self._target_healer.usage,
            steps=self._steps,
            elapsed_s=self._context.clock.monotonic() - started,
            answer=joined(self._telling.answers),
            said=self._secrets.text(self._said),
        )

    async def _work_through(self) -> Ending:
        await prepare_secrets(self._context, self._flow, self._values, self._secrets)
        await self._context.browser.start()
        self._context.browser.answer_dialogs(self._approvals.answer_dialog)
        self._context.browser.keep_secret(self._secrets.values)
        self._watch.take_post()
        if self._playing.is_stepping:
            self._context.run_control.halt_at_steps()
        failure = await self._play_all()
        if failure is None and self._sent_from is not None:
            self._said = said_to_it(self._sent_from, await self._look())
        return ending_after(failure, self._target_healer.usage.calls)

    async def _play_all(self) -> Outcome | None:
        """Play the steps in order; returns the outcome that ended it early, or None."""
        if self._playing.from_step:
            await self._watch.check_open_page()
        async with aclosing(self._source.steps()) as stops:
            async for stop in stops:
                outcome = await self._come_to(stop)
                if outcome is not None:
                    self._telling.leave(ItemState.FAILED)
                    return outcome
        self._telling.leave(ItemState.DONE)
        return None

    async def _come_to(self, stop: Stop) -> Outcome | None:
        """Play the next step, or pass it by; returns the outcome that ends the replay."""
        step = stop.step
        if step.item == self._over:
            return None
        self._over = ""
        if not step.is_enabled:
            self._telling.skip(step, tr("チェックが外れているため、飛ばしました。"))
            return None
        await self._look_back_if_due()
        await self._halt_before(step)
        self._turn_to(step, stop.position)
        self._telling.come_to(step.item)
        if await self._logins.is_over(step) or await self._is_let_in(step):
            self._telling.skip(step, tr("すでにログインしているため、飛ばしました。"))
            return None
        branch, outcome = await self._branch(step)
        if branch is Branch.TAKEN:
            outcome = await self._play_out(await self._about_row(await self._past_login(step)))
        return outcome

    async def _about_row(self, step: FlowStep) -> FlowStep:
        """Return a step that waits for the question about the row that it presses in today."""
        target = filled(step.action, self._values).element if names_row(step) else None
        if target is None:
            return step
        await self._context.browser.locate(target, OPTIONAL_WAIT_S)
        return about_today(step, self._values, await self._look())

    async def _is_let_in(self, step: FlowStep) -> bool:
        """Pass a recorded login whose password nobody gave: by the vault, else by the person.

        Raises:
            SettingsError: MISSING_VALUE: nobody knows what this screen wants instead.
        """
        if not self._logins.lacks_password(step):
            return False
        if not await self._failures.hands_over(step):
            raise missing_values(sorted(passwords_of_logins(self._flow.steps)))
        self._logins.pass_by(step)
        return True

    async def _past_login(self, step: FlowStep) -> FlowStep:
        """Pass a login screen that stands before a step; returns the step as it is played.

        What opens the page of a recorded login leads elsewhere once that is done.
        """
        if self._logins.is_before(step):
            return step.model_copy(update={"expects": ()})
        if not self._logins.is_part(step) and not isinstance(step.action, Navigate):
            await self._failures.signs_in(step)
        return step

    async def _branch(self, step: FlowStep) -> tuple[Branch, Outcome | None]:
        """Judge whether a step is called for; one that is not is told, and what no run ever did ends the replay."""
        if step.only_when is None:
            return Branch.TAKEN, None
        detail = expand(step.only_when.detail, self._values)
        condition = step.only_when.model_copy(update={"detail": detail})
        branch = self._branches.known(step, condition)
        if branch is None:
            branch = self._branches.judge(step, condition, await self._look())
            if branch is Branch.UNKNOWN:
                said = await decided(self._context, self._secrets, step.item, condition)
                branch = self._branches.settle(step, condition, said)
        outcome = self._branches.refusal(step, condition, branch)
        if outcome is not None:
            self._telling.tell(step, step.action, outcome)
            outcome = await self._taken_over(step, outcome)
        elif branch is not Branch.TAKEN:
            self._telling.skip(
                step,
                tr(
                    "{condition}だけ行うため、飛ばしました。",
                    condition=condition_in_words(condition),
                ),
            )
        return branch, outcome

    async def _halt_before(self, step: FlowStep) -> None:
        """Wait where the person wants to: at a breakpoint, step by step, paused, or at their pace."""
        run_control = self._context.run_control
        if step.id in self._playing.breakpoints or run_control.is_stepping:
            run_control.pause()
            self._telling.halt_before(step)
        async with self._context.showing_next(filled(step.action, self._values).element):
            await run_control.passing()
            if pause_s := PAUSE_S[self._playing.pace]:
                await self._context.clock.sleep(pause_s)

    async def _play_out(self, step: FlowStep) -> Outcome | None:
        """Play one step until it worked or is passed by; returns the outcome that ends the replay."""
        tries = 0
        verdict = FailureVerdict.AGAIN
        while True:
            tries += 1
            if verdict is FailureVerdict.LOOK:
                seen = Outcome(status=OutcomeStatus.OK)
                outcome = await self._proof.after(step, seen, self._before)
                action = filled(step.action, self._values)
            else:
                action, outcome = await self._play(step, tries)
            await self._target_healer.note(step, outcome)
            if outcome.is_ok:
                self._note_done(step, action, outcome)
                return None
            healed = await self._target_healer.heal(step, action, outcome)
            if isinstance(healed, Healed) and healed.is_over:
                self._telling.skip(step, healed.words)
                return None
            if isinstance(healed, Healed):
                step, verdict, tries = healed.step, FailureVerdict.AGAIN, tries - 1
                continue
            outcome = healed
            verdict = await self._judge(step, action, outcome, tries)
            if verdict is FailureVerdict.WITHOUT and step.is_optional:
                self._telling.skip(step, tr("画面にないため、飛ばしました（任意の手順）。"))
                return None
            if verdict is FailureVerdict.WITHOUT:
                self._telling.skip(step, tr("うまくいかなかったため、飛ばしました。"))
                return None
            if verdict is FailureVerdict.END:
                await self._context.look_back()
                return await self._taken_over(step, outcome)

    def _note_done(self, step: FlowStep, action: Action, outcome: Outcome) -> None:
        self._late_lists.note(action)
        self._telling.tell(step, action, outcome)
        self._is_picture_due = step.needs_approval or self._context.keeps_pictures
        self._sent |= {step.item} if self._logins.leaves_more(step) else set()
        if step.needs_approval and self._before is not None:
            self._sent_from = self._before.page

    async def _taken_over(self, step: FlowStep, outcome: Outcome) -> Outcome | None:
        """Do the rest of an item in another way; returns the outcome that ends the replay all the same."""
        if outcome.code == "TARGET_NOT_FOUND":
            outcome = self._telling.explained(outcome, await self._look())
        if step.item in self._sent:
            return after_sending(outcome)
        if outcome.code == LOGIN_REFUSED or self._failures.may_be_sent(step, outcome):
            return outcome
        other = await self._target_healer.take_over(step, outcome)
        self._context.browser.answer_dialogs(self._approvals.answer_dialog)
        self._watch.take_post()
        if other is None:
            return outcome
        for one in other.steps:
            self._turn_to(one, self._position)
            if (failed := await self._play_out(one)) is not None:
                return failed
        self._over = step.item
        return None

    async def _judge(
        self, step: FlowStep, action: Action, outcome: Outcome, tries: int
    ) -> FailureVerdict:
        """Say what becomes of a failed step, and tell that it failed: also when who is asked about it ends the run."""
        may_be_sent = self._failures.may_be_sent(step, outcome)
        try:
            verdict = await self._failures.verdict(step, outcome, tries)
        except RunInterrupted:
            may_be_sent = may_be_sent or self._failures.may_be_sent(step, outcome)
            self._telling.tell(step, action, outcome, may_be_sent=may_be_sent)
            raise
        if verdict is not FailureVerdict.WITHOUT or not step.is_optional:
            self._telling.tell(step, action, outcome, may_be_sent=may_be_sent)
        return verdict

    def _turn_to(self, step: FlowStep, position: int) -> None:
        self._position, self._before = position, None
        if journal_writer := self._context.journal_writer:
            journal_writer.masked = self._secrets.text
            journal_writer.turn_to(step.id, position)

    async def _look_back_if_due(self) -> None:
        """Keep a picture of what the last act led to, if it is kept; that of the very last comes with the history."""
        if self._is_picture_due:
            await self._context.look_back()
        self._is_picture_due = False

    async def _play(self, step: FlowStep, tries: int) -> tuple[Action, Outcome]:
        """Play one step: approve, act, see the post-conditions. Returns the act with today's values."""
        self._steps += 1
        context = self._context
        action = filled(step.action, self._values)
        context.publish(StepStarted(item_id=step.id, text=step.item, attempt=tries))
        action = await self._watch.looked_at(step, action)
        if not await self._watch.admit(step, action):
            return action, NOT_APPROVED
        outcome = await self._act(step, action)
        again = await self._openers.again(step, outcome, self._context.observe)
        if again and all([(await self._play(one, tries))[1].is_ok for one in again]):
            self._openers = Openers()
            outcome = await self._act(step, action)
        self._openers.note(step, action, outcome)
        return action, outcome

    async def _act(self, step: FlowStep, action: Action) -> Outcome:
        """Act between two lines of the journal: one before, one once the end is known."""
        journal_writer = None if presses_rows(action) else self._context.journal_writer
        if journal_writer:  # of several presses each is written by itself
            words = self._secrets.text(as_shown(action, step).in_words())
            step_class = class_of(action, needs_approval=self._watch.asks(step))
            journal_writer.announce(ActBegun(words, step_class))
        outcome = await self._watched(step, action)
        if journal_writer:
            await journal_writer.end(outcome)
        if (name := self._logins.credential_sent(step)) and not is_untouched(outcome):
            page = self._before.page if self._before else None
            self._failures.note_login(step, name, page)
        return outcome

    async def _watched(self, step: FlowStep, action: Action) -> Outcome:
        self._watch.begin(step, action)
        self._approvals.expected_dialogs = answered_dialogs(step, "accepted", self._values)
        self._approvals.declined_dialogs = answered_dialogs(step, "dismissed", self._values)
        self._approvals.left_open = answered_dialogs(step, LEFT_OPEN, self._values)
        outcome = _UNFINISHED
        before = self._proof.foresee(step)
        try:
            outcome = await self._carry_out(step, action, before)
            self._approvals.raise_refusal()
            outcome = await self._proof.after(step, outcome, before)
            if self._approvals.refused:
                outcome = stopped_by(self._approvals.refused, outcome)
        except NavigationError as fault:
            if step.on_error is OnError.STOP:
                raise
            outcome = Outcome(status=OutcomeStatus.FAILED, code=fault.code, message=fault.message)
        finally:
            self._before = before
            await before.close()
            self._watch.end(is_verified=outcome.is_ok)
        return outcome

    async def _carry_out(self, step: FlowStep, action: Action, before: PageBefore) -> Outcome:
        """Let the engine or the hands act; the page before is known by the time it is touched."""
        target = action.element
        if target is None or target.ref is not None:  # nothing is searched for meanwhile
            await before.settled()
        elif step.is_optional or self._openers.is_before(step):
            seen = await self._context.browser.locate(target, OPTIONAL_WAIT_S)
            is_lost = not seen.is_ok and step.is_optional and seen.code != "TARGET_CHANGED"
            if is_lost or seen.code == "TARGET_NOT_FOUND":  # else it is there, and drawn anew
                return seen
        await self._late_lists.begin(action)
        match action:
            case Choose():
                presses = self._presses(step, action)
                return (await choose(self._context, action, await self._look(), presses)).outcome
            case Extract():
                outcome = await extract(self._context, action, await self._look())
                self._tables += [outcome.table] if outcome.table else []
                return outcome
            case Answer():
                return await answer_again(self._context, action, await self._look(), self._tables)
            case AskUser():
                self._watch.hand_over(is_persons_turn=True)
                try:
                    await ask_person(self._context, self._secrets, action.question)
                finally:
                    self._watch.hand_over(is_persons_turn=False)
                return Outcome(status=OutcomeStatus.OK)
            case _:
                return await self._touch(step, action, before)

    async def _touch(self, step: FlowStep, action: Action, before: PageBefore) -> Outcome:
        """Let the hands act, with today's secrets, on the page where the element stands."""
        opened = await opened_today(action, self._context, self._secrets)
        if isinstance(opened, Outcome):
            return opened
        aimed = await self._watch.aimed(opened)
        if aimed is None:
            return _PAGE_CHANGED
        outcome = await self._context.perform(aimed, before.settled)
        is_elsewhere = may_be_leafed_to(step, outcome)
        return await leafed(self._context, aimed, outcome) if is_elsewhere else outcome

    def _presses(self, step: FlowStep, action: Choose) -> JournaledPresses:
        """Return who presses in row after row, asking about each where the step asks."""
        asks = self._watch.asks(step)
        return JournaledPresses(
            self._context,
            class_of(action, needs_approval=asks),
            self._watch.approve_row if asks and not self._watch.asks_later else None,
            self._secrets.text,
            pressed_marks(self._going_on.steps, self._position),
        )

    async def _look(self) -> Observation:
        page = await self._context.observe()
        self._context.on_observed(page, 0, self._context.run_id)
        return page
