"""What the window knows of the run that is shown: notes beside the items, how far it came, how it ended.

It follows the events of one run and is forgotten as a whole, so that nothing of a former run stays.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from studio.domain.actions.outcome import EvidenceKind, Outcome
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalAnswered,
    DecisionMade,
    Event,
    ItemChanged,
    ItemVerified,
    RunFinished,
    RunStarted,
    StepSkipped,
    StepStarted,
)
from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import Flow
from studio.domain.flows.step_diff import ShownTexts
from studio.domain.runs.checklist import ItemState
from studio.domain.runs.formatting import evidence_in_words
from studio.engine.runs.waits import Waits
from studio.ui.desk.broken_off import BreakOff, Course
from studio.ui.desk.checklist_model import ItemAct, ItemNote
from studio.words import tr

ItemOf = Callable[[str, str], str]
"""Returns the item that an event means, by its id and words; "" for none."""
_ACTS: Final = 40
"""So many acts of an item are kept; older ones stand in the log."""


class RunMemory:
    """One run at a time.

    Args:
        item_of: Finds the item of an event in the list that is shown.

    Attributes:
        notes: By item.
        course: How far a replay came.
        waits: How long it waited for the person.
        finished: How it ended; None before, and once it is forgotten.
        taken: The row of a list that it chose last, as the page shows it; "" for none.
        seen: What its last act showed.
    """

    def __init__(self, item_of: ItemOf) -> None:
        self._item_of = item_of
        self.notes: dict[str, ItemNote] = {}
        self.course = Course()
        self.waits = Waits()
        self.finished: RunFinished | None = None
        self.taken = ""
        self.seen = ""
        self._running = ""
        self._doing = ""
        self._waited_before: dict[str, float] = {}
        self._over: set[str] = set()
        self._agreed: set[str] = set()

    @property
    def broke_off(self) -> BreakOff | None:
        """Where a replay ended early."""
        return self.course.broke_off

    def forget(self) -> None:
        """Begin with nothing."""
        self.notes.clear()
        self.finished = None
        self.course, self.waits, self.taken = Course(), Waits(), ""
        self.seen = ""
        self._running = ""
        self._waited_before.clear()
        self._over.clear()
        self._agreed.clear()

    def begin(self, *, keeps_notes: bool) -> None:
        """Begin a run, with what is known of the items it leaves as they are."""
        notes = dict(self.notes) if keeps_notes else {}
        taken = self.taken if keeps_notes else ""
        self.forget()
        self.notes, self.taken = notes, taken

    def keep_over(self, step_ids: Iterable[str]) -> None:
        """Let a replay that goes on know what the one before it got past: it may be stopped and gone on with, too."""
        self._over.update(step_ids)

    def is_over(self, step_id: str) -> bool:
        """Say whether the replay got past a step."""
        return step_id in self._over

    def has_agreed(self, item_id: str) -> bool:
        """Say whether a person said yes to something of an item: it may have been sent."""
        return item_id in self._agreed

    def follow_replay(self, event: Event, flow: Flow) -> None:
        """Follow how far a replay came."""
        self.course = self.course.after(event, flow)
        match event:
            case StepStarted():
                step = next((one for one in flow.steps if one.id == event.item_id), None)
                if step is not None:
                    self._doing = ShownTexts(flow).act(step.action)
            case ActionPerformed() if event.item_id:
                self._over.add(event.item_id)
            case StepSkipped():
                self._over.add(event.step_id)
            case _:
                pass

    def take_event(self, event: Event) -> bool:
        """Follow a run; True when something beside an item is another now."""
        self.waits = self.waits.after(event)
        match event:
            case RunStarted():
                self.finished = None
                return False
            case RunFinished():
                self.finished = event.model_copy(
                    update={"elapsed_s": max(event.elapsed_s - self.waits.total_s, 0.0)}
                )
                return False
            case ApprovalAnswered() if event.is_approved and self._running:
                self._agreed.add(self._running)
                return False
            case StepStarted():
                doing, self._doing = self._doing, ""
                return self._note(event.item_id, event.text, attempt=event.attempt, doing=doing)
            case DecisionMade() if event.decision.actions and self._running:
                doing = in_brackets(event.decision.actions[0].in_words())
                self._change(self._running, doing=doing)
                return True
            case ItemVerified():
                return self._on_verified(event)
            case ActionPerformed() | ActionFailed():
                return self._on_act(event)
            case _:
                return False

    def item_changed(self, item_id: str, event: ItemChanged) -> None:
        """Note how long an item took, without what the person took."""
        if event.state is ItemState.RUNNING:
            self._running = item_id
            self._waited_before[item_id] = self.waits.total_s
            self._change(item_id, acts=())
            return
        waited = self.waits.total_s - self._waited_before.get(item_id, self.waits.total_s)
        self._running = "" if self._running == item_id else self._running
        self._change(item_id, steps=event.steps, elapsed_s=max(event.elapsed_s - waited, 0.0))

    def _on_act(self, event: ActionPerformed | ActionFailed) -> bool:
        """Keep an act under its item; a row that was chosen is what people ask for."""
        item_id = self._item_of(event.item_id, "") or self._running
        if not item_id:
            return False
        is_good = isinstance(event, ActionPerformed)
        known = self.notes.get(item_id, ItemNote())
        act = ItemAct(in_brackets(event.words), _beside(event.outcome, event.words), is_good)
        if is_good:
            self.taken = _taken(event.outcome) or self.taken
            self.seen = (
                tr("、").join(map(evidence_in_words, event.outcome.evidence[:1])) or self.seen
            )
            self._change(item_id, acts=(*known.acts, act)[-_ACTS:], doing="")
        else:
            problem = event.outcome.message or event.words
            self._change(item_id, acts=(*known.acts, act)[-_ACTS:], problem=problem, doing="")
        return True

    def _on_verified(self, event: ItemVerified) -> bool:
        told = [fact for fact in event.evidence if fact.kind is not EvidenceKind.URL]
        proof = tr("、").join(map(evidence_in_words, told or event.evidence))
        if event.is_confirmed:
            return self._note(event.item_id, "", proof=proof or event.reason)
        return self._note(event.item_id, "", problem=event.reason, proof="")

    def _note(self, item_id: str, text: str, **changes: object) -> bool:
        known = self._item_of(item_id, text)
        if known:
            self._change(known, **changes)
        return bool(known)

    def _change(self, item_id: str, **changes: object) -> None:
        self.notes[item_id] = replace(self.notes.get(item_id, ItemNote()), **changes)


def _taken(outcome: Outcome) -> str:
    """Return the row that a rule took, with what it says where the rule looked; rows of a table are its answer instead."""
    row = None if outcome.table else next((one for one in outcome.rows if one.is_taken), None)
    if row is None or not row.reason:
        return row.row if row else ""
    return tr("{row}（{values}）", row=row.row, values=row.reason)


def _beside(outcome: Outcome, words: str) -> str:
    """Return the little that is said beside an act: how many rows fit, or why it did not work."""
    if outcome.rows:
        matches = sum(row.is_match for row in outcome.rows)
        return tr(
            "{count} 件のうち {matches} 件が合います", count=len(outcome.rows), matches=matches
        )
    return "" if outcome.message == words else outcome.message
