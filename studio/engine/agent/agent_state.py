"""What a run has used, tried and learnt, and the emergency mode that follows from it."""

from collections import Counter
from collections.abc import Sequence
from datetime import date
from typing import Final

from studio.domain.actions.action import Action, Choose, FormField
from studio.domain.actions.answer import GivenAnswer
from studio.domain.actions.outcome import ExtractedTable, Outcome
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    AnswerGiven,
    BudgetNeared,
    EmergencyEntered,
    EmergencyLeft,
)
from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import BOX_ROLES, Observation
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.runs.decision import ModelTier, StepRecord, Usage
from studio.domain.runs.emergency import Trigger, TriggerKind
from studio.engine.agent import emergency
from studio.engine.agent.emergency import Turn
from studio.engine.agent.steps.lasting import chosen
from studio.engine.agent.steps.standing import of_group, start_of_form
from studio.engine.guard.facts.persons import PersonsWords
from studio.engine.guard.sending import Sending
from studio.engine.ports import ChatModel
from studio.engine.runs.run import RunContext
from studio.engine.secrets.masking import SecretMask
from studio.words import tr

_HOPELESS: Final = frozenset({"NOT_UNDERSTOOD", "NOT_APPROVED"})
"""Failures that another attempt on the same page cannot mend."""
_MENDED_ONCE_OR_NEVER: Final = frozenset({"NO_MATCH", "AMBIGUOUS_ROWS"})
"""A rule over rows that was put wrongly may be put better; a second time it is the page."""

_STUCK: Final = 4
"""The same failure on the same page so often, emergency mode included, ends the item."""
_STUCK_IN_VAIN: Final = 2
"""The same for an act that a person had agreed to."""


class AgentState:
    """The book of one agent run: every turn is written here and told on the bus."""

    def __init__(self, context: RunContext, model: ChatModel, checklist: Checklist) -> None:
        self._context = context
        self._model = model
        self.checklist = checklist
        self._turns: list[Turn] = []
        self._failures_here: Counter[tuple[str, str, str]] = Counter()
        self._progressed_at = self._now()
        self._waited_s = 0.0
        self._complaint, self._complained_of = "", ""
        self.secrets = SecretMask(checklist, context.redactor.values)
        self.usage = Usage()
        self.steps = 0
        self.emergencies = 0
        self._entries = 0
        self.tier = ModelTier.SMALL
        self.history: list[StepRecord] = []
        self.recorded: list[FlowStep] = []
        self.last_error = ""
        self.found = ""
        self.said: list[str] = []
        self.item_text = ""
        self._item_began = 0
        self.told_pages: set[str] = set()
        self._answers: list[str] = []
        self.tables: list[ExtractedTable] = []
        self.answers: list[GivenAnswer] = []
        self._kept_by: dict[int, int] = {}
        self._stood: dict[tuple[str, str], tuple[int, int]] = {}
        self._sendings: dict[str, Sending] = {}
        self._told_budgets: set[str] = set()

    def begin_item(self, text: str) -> None:
        """Know which item the turns to come are for."""
        self.item_text = text
        self._item_began = len(self.history)

    @property
    def turns_of_item(self) -> int:
        """How many turns the item under way has had."""
        return len(self.history) - self._item_began

    @property
    def given_texts(self) -> tuple[str, ...]:
        """What the run is about: the sentence, its items and values, and what was answered."""
        listed = self.checklist
        return (
            listed.instruction,
            *(item.text for item in listed.items),
            *(variable.value for variable in listed.variables),
            *self._answers,
        )

    @property
    def persons_words(self) -> tuple[str, ...]:
        """What the person said, answered, or saw and started: the only source of files, hosts and addresses.

        A plan that nobody has seen is the model's own; of it counts only what the sentence says, too.
        """
        if self._context.is_plan_seen:
            return self.given_texts
        said = PersonsWords((self.checklist.instruction,))
        own = (text for text in self.given_texts[1:] if said.stands(text))
        return (self.checklist.instruction, *own, *self._answers)

    @property
    def began_on(self) -> date:
        """The day by which the person's words are read."""
        return self._context.began_on

    @property
    def is_plan_seen(self) -> bool:
        """True where somebody saw the checklist before they started it."""
        return self._context.is_plan_seen

    @property
    def last_code(self) -> str:
        """Code of the newest failure, "" after a success."""
        return self.last_error.partition(": ")[0]

    @property
    def last_words(self) -> str:
        """The newest failure in Japanese; what the page itself complained about goes first."""
        return self._complaint or self.last_error.partition(": ")[2]

    def complaint_of(self, action: Action) -> str:
        """Return what the page said against this very act, when nothing has worked since; "" else."""
        words = self.secrets.action(action, None).in_words()
        return self._complaint if words == self._complained_of else ""

    def check_budgets(self) -> None:
        """Tell once that three quarters of a budget are used.

        Raises:
            LimitReached: One is used up.
        """
        limits = self._context.limits
        limits.check(self.steps, self.usage)
        for near in limits.near(self.steps, self.usage):
            if near.budget in self._told_budgets:
                continue
            self._told_budgets.add(near.budget)
            self._context.publish(
                BudgetNeared(
                    budget=near.budget,
                    used=near.used,
                    limit=near.limit,
                )
            )

    def hear(self, question: str, answer: str) -> None:
        """Keep what the person answered for every later prompt."""
        self._answers.append(answer)
        self.said.append(
            f"{self.secrets.text(question)} → {answer or tr('（ブラウザーで済ませました）')}"
        )
        self._restart_stall_clock()

    def go_on(self) -> None:
        """Know that something went on without a model: a login screen was passed."""
        self._restart_stall_clock()

    def leave_out(self, seconds: float) -> None:
        """Count time spent waiting for a model or a page load out of the stall clock."""
        self._waited_s += seconds

    def book(
        self,
        item: Item,
        action: Action | None,
        outcome: Outcome,
        *,
        confidence: float,
        page: Observation | None = None,
        change: str = "",
    ) -> None:
        """Write one turn down: history, emergency window, bus.

        Args:
            item: What it was done for.
            action: As decided; None when nothing was.
            outcome: What came of it.
            confidence: ½ the model's, ½ the evidence.
            page: The page it was done on.
            change: What it changed, in words.
        """
        shown = self.secrets.action(action, page, outcome) if action else None
        outcome = self.secrets.outcome(outcome)
        words = shown.in_words() if shown else self.secrets.text(item.text)
        self._turns.append(Turn(outcome.is_ok, confidence, outcome.code, _signature(words, page)))
        self.history.append(
            StepRecord(
                item=self.secrets.text(item.text),
                action=words,
                status=outcome.status.value,
                note=self.secrets.text(_noted(outcome)),
                page_change=self.secrets.text(change),
                puts_in=isinstance(action, FormField),
            )
        )
        self.last_error = "" if outcome.is_ok else f"{outcome.code}: {outcome.message}"
        if outcome.code == "PAGE_COMPLAINS":
            self._complaint, self._complained_of = outcome.message, words
        if outcome.is_ok:
            self._complaint = ""
            self._failures_here.clear()
            self._restart_stall_clock()
        self.tell(item.id, shown, outcome, confidence, page.url if page else "")

    def tell(
        self,
        item_id: str,
        shown: Action | None,
        outcome: Outcome,
        confidence: float | None,
        page_url: str = "",
    ) -> None:
        """Publish what came of an action that is fit to be shown."""
        words = shown.in_words() if shown else outcome.message
        if outcome.is_ok and shown is not None:
            self._context.publish(
                ActionPerformed(
                    item_id=item_id,
                    action=shown,
                    words=words,
                    outcome=outcome,
                    confidence=confidence,
                    found_by=outcome.found_by,
                    page_url=page_url,
                )
            )
            return
        self._context.publish(
            ActionFailed(
                item_id=item_id,
                action=shown,
                words=words,
                outcome=outcome,
                confidence=confidence,
                page_url=page_url,
            )
        )

    def tell_answer(self, item: Item, outcome: Outcome) -> None:
        """Keep and publish what a question was answered with."""
        answer = self.secrets.outcome(outcome).answer
        if answer is None:
            return
        self.answers.append(answer)
        self._context.publish(AnswerGiven(item_id=item.id, answer=answer))

    def keep_step(
        self,
        step: FlowStep,
        page: Observation,
        source: Observation | None,
        sending: Sending | None = None,
    ) -> None:
        """Record a step; an answer from a page that is gone stands where that page was open.

        Args:
            step: To be recorded.
            sending: What it let go; more may come late.
            page: As it is after it.
            source: What an answer was read from; None for every other act.
        """
        place = len(self.recorded)
        if source is not None and source.epoch != page.epoch:
            place = self._kept_by.get(source.epoch, place)
        self.recorded.insert(place, step)
        if sending is not None:
            self._sendings[step.id] = sending
        self._kept_by.setdefault(page.epoch, len(self.recorded))

    @property
    def recorded_now(self) -> tuple[FlowStep, ...]:
        """The steps so far, with what their pages sent late."""
        return tuple(map(self._with_late, self.recorded))

    def _with_late(self, step: FlowStep) -> FlowStep:
        late = self._sendings.get(step.id)
        if late is None or step.sent is None or len(late.shapes) == len(step.sent):
            return step
        sends = step.sends or late.has_changed
        late_ones = {"sent": tuple(late.shapes), "agreed": tuple(late.agreed), "sends": sends}
        return step.model_copy(update=late_ones)

    def note_standing(self, steps: Sequence[FlowStep]) -> None:
        """Know what stood in a form before a press that sent nothing: one that only asked 「本当に？」, or led on."""
        places = (start_of_form(self.recorded), len(self.recorded))
        self._stood = dict.fromkeys(map(_field_of, steps), places) | self._stood

    def keep_standing(self, steps: Sequence[FlowStep], item: str) -> None:
        """Record what stood in a form already before its other fields, in their item; a press comes next."""
        for place, standing in self._places_of(steps):
            self._keep_standing(place, standing, item)
        self._stood.clear()

    def _places_of(self, steps: Sequence[FlowStep]) -> list[tuple[int, list[FlowStep]]]:
        """Return where the fields stand before which these are set, the last first.

        It is the form of an earlier press where they stood before it, too, and the page has stayed since.
        """
        places: dict[int, list[FlowStep]] = {}
        for step in steps:
            form, press = self._stood.get(_field_of(step), (len(self.recorded),) * 2)
            has_stayed = not any(one.trace and one.trace.leads_to for one in self.recorded[press:])
            place = form if form < press and has_stayed else start_of_form(self.recorded)
            places.setdefault(place, []).append(step)
        return sorted(places.items(), key=lambda one: one[0], reverse=True)

    def _keep_standing(self, place: int, steps: Sequence[FlowStep], item: str) -> None:
        own = self.recorded[place].item if place < len(self.recorded) else item
        if any(one.trace and one.trace.is_of_group for one in steps):
            self.recorded[place:] = map(of_group, self.recorded[place:])
        self.recorded[place:place] = [one.model_copy(update={"item": own}) for one in steps]
        for epoch, kept in self._kept_by.items():
            self._kept_by[epoch] = kept + len(steps) if kept > place else kept

    def quote(self, item: str, words: str) -> None:
        """Let the steps of an item expect first what a verdict quoted of what they brought."""
        self.recorded = [
            step.model_copy(update={"expects": chosen(step.trace.may_expect, words)})
            if step.trace and step.item == item
            else step
            for step in self.recorded
        ]

    def forget_ticks(self, item: str) -> None:
        """Take back the ticks that the item ends with: a rule says now which rows are meant."""
        while self.recorded and self.recorded[-1].item == item:
            last, before = self.recorded[-1], self.recorded[-2:-1]
            target = last.action.element
            is_tick = target is not None and target.role in BOX_ROLES
            is_in_row = last.trace is not None and bool(last.trace.row_role)
            holds_whole = isinstance(last.action, Choose) and any(
                one.trace is last.trace for one in before
            )
            if not holds_whole and not (is_tick and is_in_row):
                return
            del self.recorded[-2 if holds_whole else -1 :]

    def is_hopeless(self, outcome: Outcome, where: str, *, was_approved: bool = False) -> bool:
        """Say whether nothing new can be hoped for from another attempt.

        Args:
            outcome: The failure.
            where: The page as text, or the act; the same failure there again is counted.
            was_approved: A person had to agree to it; they are not asked over and over.
        """
        seen = (outcome.code, outcome.message, where)
        self._failures_here[seen] += 1
        is_short = was_approved or outcome.code in _MENDED_ONCE_OR_NEVER
        enough = _STUCK_IN_VAIN if is_short else _STUCK
        return outcome.code in _HOPELESS or self._failures_here[seen] >= enough

    def consider_emergency(self) -> str:
        """Switch to the large model when the recent turns ask for it, and back when it has helped.

        Returns:
            The question to the person when it was entered as often as a run may and is needed
            again, "" otherwise.
        """
        if self.tier is ModelTier.LARGE:
            if emergency.may_leave(self._turns):
                self.leave_emergency(tr("3 手順続けてうまくいきました"))
            return ""
        trigger = emergency.emergency_trigger(
            self._turns, self._now() - self._progressed_at - self._waited_s
        )
        if trigger is None:
            return ""
        if self._entries >= emergency.MAX_ENTRIES:
            self._turns.clear()
            self._restart_stall_clock()
            return tr(
                "{trigger}。見方を変えて {entries} 回試しても進みません。"
                "ブラウザーでこの項目の続きを行ってから「続ける」を押してください。",
                trigger=trigger.in_words(),
                entries=emergency.MAX_ENTRIES,
            )
        self._enter(trigger)
        return ""

    def replace_unusable(self) -> bool:
        """Switch to the large model after an answer of the small one that no repair turn made usable.

        Returns:
            False where nothing is left to switch to: the run cannot go on.
        """
        is_used_up = self._entries >= emergency.MAX_ENTRIES
        if self.tier is ModelTier.LARGE or not self._has_larger or is_used_up:
            return False
        self._enter(Trigger(kind=TriggerKind.UNUSABLE, figure=1))
        return True

    @property
    def _has_larger(self) -> bool:
        small, large = map(self._model.model_name, (ModelTier.SMALL, ModelTier.LARGE))
        return small != large

    def _enter(self, trigger: Trigger) -> None:
        """Let the large model see more of the page; one model for both is no other AI to be told of."""
        self.tier = ModelTier.LARGE
        self._entries += 1
        self._turns.clear()
        self._restart_stall_clock()
        if self._has_larger:
            self.emergencies += 1
            large = self._model.model_name(ModelTier.LARGE)
            self._context.publish(EmergencyEntered(trigger=trigger, model=large))

    def leave_emergency(self, reason: str) -> None:
        """Go back to the small model; the window is cleared on every switch."""
        self._turns.clear()
        self._failures_here.clear()
        self._restart_stall_clock()
        if self.tier is ModelTier.SMALL:
            return
        self.tier = ModelTier.SMALL
        if self._has_larger:
            small = self._model.model_name(ModelTier.SMALL)
            self._context.publish(EmergencyLeft(reason=reason, model=small))

    def _now(self) -> float:
        """Return the time without the waits for a person."""
        return self._context.clock.monotonic() - self._context.run_control.paused_s

    def _restart_stall_clock(self) -> None:
        self._progressed_at, self._waited_s = self._now(), 0.0


def _field_of(step: FlowStep) -> tuple[str, str]:
    target = step.action.element
    return (target.role, target.name) if target else ("", "")


def _signature(words: str, page: Observation | None) -> str:
    """Return act and state of the page, so that the same act on the same page is seen again."""
    if page is None:
        return words
    state = tuple((n.role, n.name, n.text, tuple(sorted(n.states.items()))) for n in page.nodes)
    return f"{words}@{page.url}#{hash(state):x}"


def _noted(outcome: Outcome) -> str:
    """Return what a model is told of an outcome: of a table its columns and first row, so that a wrong list shows."""
    table = outcome.table
    if table is None or not table.rows:
        return outcome.message
    first = tr("｜").join(
        f"{name}={cell}" for name, cell in zip(table.columns, table.rows[0], strict=True)
    )
    return tr("{message}。1 行目：{first}", message=outcome.message.rstrip("。"), first=first)
