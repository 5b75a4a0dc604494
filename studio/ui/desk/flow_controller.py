"""The flow that is being edited: its steps with their undo, its breakpoints, and the replay that plays it.

No widgets here and no rules of the domain: edits are functions of `engine.flow_editing`, what the
player does is told by events.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from studio.domain.actions.action import Action
from studio.domain.errors import FlowNotFoundError, StudioError
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    Event,
    RunFinished,
    RunPaused,
    RunStarted,
    RunStatus,
    StepSkipped,
    StepStarted,
)
from studio.domain.flows.flow import Flow
from studio.domain.records.check import Finding, Severity
from studio.engine.flow_editing.clipboard import copy_steps, paste_steps, read_steps
from studio.engine.flow_editing.grants import with_steps
from studio.engine.flow_editing.history import FlowEdits
from studio.engine.flow_editing.saving import Conflict, save_edits
from studio.engine.flow_editing.steps import (
    duplicate_steps,
    insert_step,
    move_steps,
    remove_steps,
    reword_item,
    set_enabled,
)
from studio.engine.runs.reports import ItemHelp, Pace, Playing
from studio.engine.workbench import Workbench
from studio.ui.desk.flow_model import StepPosition, StepSigns, StepState
from studio.words import tr

_ORDER: Final = (Severity.NOTE, Severity.WARNING, Severity.ERROR)
Edit = Callable[[Flow], Flow]


class FlowController(QObject):
    """One flow at a time.

    Attributes:
        pace: How fast a replay acts.
        may_ask_model: The person agreed in 設定 that a model may look for what a replay does not find.

    Signals:
        changed: Another flow, other states, breakpoints or findings; or other commands are possible.
        refused: A `StudioError`: an edit that cannot be made.
        told: A sentence about what came of an edit.
        inserted: Ids of steps that were put in, to be chosen in the list.
    """

    changed = Signal()
    refused = Signal(object)
    told = Signal(str)
    inserted = Signal(object)

    def __init__(self, workbench: Workbench, parent: QObject) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._edits: FlowEdits | None = None
        self._states: dict[str, StepState] = {}
        self._before: dict[str, StepState] = {}
        self._breakpoints: frozenset[str] = frozenset()
        self._findings: tuple[Finding, ...] | None = None
        self._copied_from: Flow | None = None
        self._is_locked = False
        self.pace = Pace.FAST
        self.may_ask_model = False

    @property
    def flow(self) -> Flow | None:
        """The flow as it is shown, with every edit; None when none is open."""
        return self._edits.flow if self._edits else None

    @property
    def is_open(self) -> bool:
        """True while a flow is being edited."""
        return self._edits is not None

    @property
    def has_unsaved(self) -> bool:
        """True while there are edits that the library does not have."""
        return self._edits is not None and self._edits.is_changed

    @property
    def can_undo(self) -> bool:
        """True when there is an older state."""
        return self.is_editable and bool(self._edits and self._edits.history.can_undo)

    @property
    def can_redo(self) -> bool:
        """True when an undo can be taken back."""
        return self.is_editable and bool(self._edits and self._edits.history.can_redo)

    @property
    def is_editable(self) -> bool:
        """False while the flow is being played."""
        return self.is_open and not self._is_locked

    @property
    def signs(self) -> StepSigns:
        """What the list shows beside the steps."""
        worst: dict[str, Severity] = {}
        for finding in self._findings or ():
            known = worst.get(finding.step_id)
            if known is None or _ORDER.index(finding.severity) > _ORDER.index(known):
                worst[finding.step_id] = finding.severity
        return StepSigns(dict(self._states), self._breakpoints, worst)

    @property
    def findings(self) -> tuple[Finding, ...] | None:
        """What the newest 点検 found, in its order; None before the first."""
        return self._findings

    @property
    def halted_at(self) -> str:
        """The step that the last replay did not get beyond; "" when it went through, or there was none."""
        if not self._states or self.flow is None:
            return ""
        over = (StepState.DONE, StepState.SKIPPED)
        steps = self.flow.steps
        first = next((at for at, step in enumerate(steps) if step.id in self._states), 0)
        ahead = [s for s in steps[first:] if s.is_enabled and self._states.get(s.id) not in over]
        is_begun = StepState.DONE in self._states.values()
        return ahead[0].id if ahead and is_begun else ""

    def open(self, flow: Flow) -> None:
        """Begin to edit a flow as the library has it."""
        self._edits = FlowEdits.of(flow)
        self._states = {}
        self._breakpoints = frozenset()
        self._findings = None
        self.changed.emit()

    def close(self) -> None:
        """Put the flow away; unsaved edits are gone."""
        if self.is_open:
            self._edits = None
            self._states = {}
            self.changed.emit()

    def lock(self, *, is_locked: bool) -> None:
        """Take no edits while the flow is being played."""
        if is_locked != self._is_locked:
            self._is_locked = is_locked
            self.changed.emit()

    def playing(self, from_step: str = "", *, is_stepping: bool = False) -> Playing:
        """Return how a flow is to be played now: with its breakpoints while it is edited.

        What the list shows of the steps before `from_step` stays.
        """
        self._before = self._states_before(from_step)
        return Playing(
            from_step=from_step,
            breakpoints=self._breakpoints if self.is_open else frozenset(),
            is_stepping=is_stepping,
            pace=self.pace,
            may_ask_model=self.may_ask_model,
            may_ask_person=True,
            item_help=ItemHelp.ASKED,
        )

    async def save(self, conflict: Conflict = Conflict.REFUSE) -> Flow | None:
        """Keep the edits as a new version; what was edited meanwhile stays an edit.

        Raises:
            InstructionError: FLOW_CHANGED_MEANWHILE, FLOW_GONE_MEANWHILE: a person has to choose.
            LibraryError: They cannot be written.
        """
        edits = self._edits
        if edits is None:
            return None
        saved = await save_edits(self._workbench.memory, self._workbench.bus, edits, conflict)
        is_as_it_was = self._edits is edits
        self._edits = saved if is_as_it_was else FlowEdits(saved.stored, self._now(edits).history)
        self.changed.emit()
        return saved.stored

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show what a 点検 found."""
        self._findings = tuple(findings)
        self.changed.emit()

    def dismiss_findings(self) -> None:
        """Put what a 点検 found away."""
        self._findings = None
        self.changed.emit()

    def undo(self) -> None:
        """Bring the state before the last edit back."""
        if self._edits and self.can_undo:
            self._take(self._edits.undo())

    def redo(self) -> None:
        """Take the last undo back."""
        if self._edits and self.can_redo:
            self._take(self._edits.redo())

    def edit(self, change: Edit) -> bool:
        """Make an edit; one that cannot be made is told by `refused` and changes nothing."""
        if self._edits is None or self._is_locked:
            return False
        try:
            changed = change(self._edits.flow)
        except StudioError as fault:
            self.refused.emit(fault)
            return False
        self._take(self._edits.push(changed))
        return True

    def insert(self, place: StepPosition, action: Action) -> None:
        """Put a new step somewhere; it is told by `inserted`."""
        known = {step.id for step in self.flow.steps} if self.flow else set[str]()
        if self.edit(lambda flow: insert_step(flow, place.position, action, place.item)):
            steps = self.flow.steps if self.flow else ()
            self.inserted.emit(frozenset(step.id for step in steps) - known)

    def copy(self, step_ids: Collection[str]) -> str:
        """Return steps as text for a clipboard; "" and a word why, when that cannot be."""
        if self.flow is None:
            return ""
        try:
            text = copy_steps(self.flow, step_ids)
        except StudioError as fault:
            self.refused.emit(fault)
            return ""
        self._copied_from = self.flow
        return text

    async def paste(self, place: StepPosition, text: str) -> None:
        """Put steps of a clipboard somewhere; what came along and what asks now is told.

        Raises:
            InstructionError: It holds no steps, or too many.
        """
        known = await self._home_of(text)
        flow = self.flow
        if flow is None or not self.is_editable:
            return
        pasted = paste_steps(flow, text, place.position, known)
        changed = _as_neighbours(pasted.flow, place, frozenset(pasted.step_ids))
        if self.edit(lambda _: changed):
            self.inserted.emit(frozenset(pasted.step_ids))
            if words := _pasted_in_words(pasted.unknown_origins, is_foreign=pasted.is_foreign):
                self.told.emit(words)

    def duplicate(self, step_ids: Collection[str]) -> None:
        """Copy steps, each below itself."""
        self.edit(lambda flow: duplicate_steps(flow, step_ids))

    def remove(self, step_ids: Collection[str]) -> None:
        """Take steps out."""
        self.edit(lambda flow: remove_steps(flow, step_ids))

    def reword_item(self, step_ids: Collection[str], words: str) -> None:
        """Give the sentence over these steps other words."""
        first = next(iter(step_ids), "")
        self.edit(lambda flow: reword_item(flow, first, words))

    def switch(self, step_ids: Collection[str]) -> None:
        """Turn steps on, or off when all of them are on."""

        def change(flow: Flow) -> Flow:
            is_on = all(step.is_enabled for step in flow.steps if step.id in step_ids)
            return set_enabled(flow, step_ids, is_enabled=not is_on)

        self.edit(change)

    def move(self, step_ids: Collection[str], place: StepPosition | int) -> None:
        """Put steps somewhere else: under the sentence of a `StepPosition`, or whole sentences before a step."""
        if isinstance(place, int):
            self.edit(lambda flow: move_steps(flow, step_ids, place))
            return
        ids = frozenset(step_ids)
        self.edit(lambda flow: _under(move_steps(flow, ids, place.position), place.item, ids))

    def toggle_breakpoint(self, step_id: str) -> None:
        """Let a replay wait before this step, or not any more; no edit, and kept for this window only."""
        self._breakpoints = self._breakpoints ^ {step_id}
        self.changed.emit()

    def take_event(self, event: Event) -> None:
        """Follow a replay of the flow."""
        if not self.is_open:
            return
        match event:
            case RunStarted():
                self._states, self._before = self._before, {}
            case StepStarted():
                self._mark(event.item_id, StepState.RUNNING)
            case RunPaused() if event.step_id:
                self._mark(event.step_id, StepState.RUNNING)
            case ActionPerformed():
                self._mark(event.item_id, StepState.DONE)
            case ActionFailed():
                self._mark(event.item_id, StepState.FAILED)
            case StepSkipped():
                self._mark(event.step_id, StepState.SKIPPED)
            case RunFinished():
                self._on_finished(event)
            case _:
                return
        self.changed.emit()

    async def _home_of(self, text: str) -> tuple[Flow, ...]:
        """Return where copied steps may be known from: a flow that was shown, and as it is stored."""
        copied = read_steps(text)
        known = (self._copied_from,) if self._copied_from else ()
        try:
            return (*known, await self._workbench.flow(copied.flow_id))
        except FlowNotFoundError:
            return known

    def _take(self, edits: FlowEdits) -> None:
        if edits.history is not (self._edits.history if self._edits else None):
            self._edits = edits
            self.changed.emit()

    def _now(self, known: FlowEdits) -> FlowEdits:
        return self._edits or known

    def _states_before(self, step_id: str) -> dict[str, StepState]:
        """Return how far the steps before one came; what failed there is passed by now."""
        ids = [step.id for step in self.flow.steps] if self.flow else []
        earlier = ids[: ids.index(step_id)] if step_id in ids else []
        known = {one: self._states[one] for one in earlier if one in self._states}
        failed = StepState.FAILED
        return {one: StepState.SKIPPED if s is failed else s for one, s in known.items()}

    def _mark(self, step_id: str, state: StepState) -> None:
        steps = self.flow.steps if self.flow else ()
        if any(step.id == step_id for step in steps):
            self._states[step_id] = state

    def _on_finished(self, event: RunFinished) -> None:
        """Close what was under way: done, failed, or as if nothing had been, after a stop."""
        ends = {RunStatus.DONE: StepState.DONE, RunStatus.STOPPED: StepState.NONE}
        end = ends.get(event.status, StepState.FAILED)
        self._states = {
            one: end if state is StepState.RUNNING else state for one, state in self._states.items()
        }


def _under(flow: Flow, item: str, step_ids: frozenset[str]) -> Flow:
    """Return the flow with these steps under a sentence."""
    steps = [
        step.model_copy(update={"item": item}) if step.id in step_ids and item else step
        for step in flow.steps
    ]
    return with_steps(flow, steps)


def _as_neighbours(flow: Flow, place: StepPosition, step_ids: frozenset[str]) -> Flow:
    """Let pasted steps of one sentence join the sentence in whose middle they stand now."""
    after = place.position + len(step_ids)
    beside = (
        *flow.steps[max(place.position - 1, 0) : place.position],
        *flow.steps[after : after + 1],
    )
    is_one = len({step.item for step in flow.steps if step.id in step_ids}) == 1
    is_inside = len(beside) == 2 and beside[0].item == beside[1].item
    return _under(flow, place.item, step_ids) if is_one and is_inside else flow


def _pasted_in_words(unknown_origins: Sequence[str], *, is_foreign: bool) -> str:
    """Return what a person should know of what was pasted; "" for nothing."""
    words: list[str] = []
    if unknown_origins:
        places = tr("、").join(unknown_origins[:3])
        words.append(
            tr("貼り付けた手順は {places} で使うものです。実行のときに確認します。", places=places)
        )
    if is_foreign:
        words.append(tr("ほかから来た手順なので、信頼するまで操作のたびに確認します。"))
    return "".join(words)
