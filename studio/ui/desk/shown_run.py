"""What stands on the table, and what is known of its run: the half of the desk that follows.

The other half, `controller.WorkspaceController`, gives commands.
"""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal
from typing_extensions import override

from studio.domain.events.events import (
    ChecklistProposed,
    DecisionMade,
    Event,
    FlowRehearsed,
    ItemChanged,
    RehearsalStarted,
    RunFinished,
    RunPaused,
    RunResumed,
    RunStarted,
)
from studio.domain.flows.flow import Flow
from studio.domain.runs.checklist import Checklist, ItemState
from studio.domain.runs.decision import Usage
from studio.engine.planning.replanning import PlannedList
from studio.engine.runs.limits import Limits
from studio.engine.workbench import RunReport, Workbench
from studio.ui.desk.broken_off import BreakOff
from studio.ui.desk.checklist_model import ItemNote
from studio.ui.desk.flow_controller import FlowController
from studio.ui.desk.flow_sentences import item_meant, list_of_flow
from studio.ui.desk.going_on import OVER, next_step
from studio.ui.desk.list_controller import ListController
from studio.ui.desk.password_offers import PasswordOffers
from studio.ui.desk.phase import Phase, PhaseFacts
from studio.ui.desk.run_memory import RunMemory
from studio.ui.widgets.actions import Situation
from studio.ui.widgets.tasks import TaskOwner

RUN_TASK: Final = "run"
PLAN_TASK: Final = "plan"
SAVE_TASK: Final = "save"


class ShownRun(ListController):
    """The list or the flow that is shown, with the run of it.

    Signals:
        situation_changed: Other commands are possible.
        usage_changed: Tokens were spent, or a new count began.
        plan_rejected: An `InstructionError` about the sentence, to be shown beside it.
        can_keep: A run worked; its report can be saved.
        kept: The flow that was saved.
        took_out: The tables that a run took out of pages, when it has ended.
        can_teach: The flow with what the person did themselves where a replay was stuck.
        took_up: Going on with an interrupted run has ended, or could not begin.
        run_forgotten: Nothing of the former run is shown any more.
        replanned: A `PlannedList` list stands: a new plan with what was kept of the old list.
    """

    situation_changed = Signal()
    usage_changed = Signal()
    plan_rejected = Signal(object)
    can_keep = Signal(object)
    kept = Signal(object)
    took_out = Signal(object)
    can_teach = Signal(object)
    took_up = Signal()
    replanned = Signal(object)
    run_forgotten = Signal()

    def __init__(self, workbench: Workbench, tasks: TaskOwner, parent: QObject) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._tasks = tasks
        self._plans: tuple[PlannedList, ...] = ()
        self._flow: Flow | None = None
        self._values: dict[str, str] = {}
        self._flow_list: Checklist | None = None
        self._report: RunReport | None = None
        self.passwords = PasswordOffers(workbench)
        self._usage = Usage()
        self.memory = RunMemory(self.item_of)
        self._is_stopping = False
        self._done_first: RunReport | None = None
        self._misses_an_act = False  # the person did one, or saw it done: no flow has it
        self.limits = Limits()
        self.editor = FlowController(workbench, self)
        self.editor.changed.connect(self._on_edited)
        tasks.changed.connect(self.situation_changed)
        self.situation_changed.connect(self._lock_editor)

    @property
    def checklist(self) -> Checklist | None:
        """The list that is shown: the person's own, or the sentences of a flow."""
        return self._flow_list if self._flow else self._history.present

    @property
    def flow(self) -> Flow | None:
        """The flow of the library that is shown, or None."""
        return self._flow

    @property
    def notes(self) -> Mapping[str, ItemNote]:
        """What is known about the items of the last run."""
        return self.memory.notes

    @property
    def usage(self) -> Usage:
        """What planning and running this list cost so far."""
        return self._usage

    @property
    def broke_off(self) -> BreakOff | None:
        """Where the last replay of the flow that is shown ended early; rows of データ have their own."""
        return self.memory.broke_off

    @property
    def situation(self) -> Situation:
        """What commands may look at."""
        shown = self.checklist
        return Situation(
            is_running=self._is_running,
            is_paused=self._workbench.is_paused,
            is_stopping=self._is_stopping,
            is_planning=self._tasks.is_busy(PLAN_TASK),
            has_items=bool(shown and shown.enabled_items),
            is_replay=self._flow is not None,
            is_editing=self.editor.is_open,
            can_undo=(self.editor if self.editor.is_open else self._history).can_undo,
            can_redo=(self.editor if self.editor.is_open else self._history).can_redo,
            can_save=self._can_save and not self._tasks.is_busy(SAVE_TASK),
            is_browser_open=self._workbench.is_browser_open,
            can_go_on=bool(self.way_on),
        )

    @property
    def can_edit_list(self) -> bool:
        """True while the list is the person's own and nothing runs."""
        return self.situation.can_edit

    @property
    def _is_running(self) -> bool:
        return self._workbench.is_running or self._tasks.is_busy(RUN_TASK)

    @property
    def _can_save(self) -> bool:
        return self.editor.has_unsaved if self.editor.is_open else self._report is not None

    @property
    def done_before_a_failure(self) -> tuple[str, ...]:
        """What the last run finished of the list before it broke off; () when it went through."""
        items = self.checklist.enabled_items if self.checklist else ()
        done = tuple(item.text for item in items if item.state is ItemState.DONE)
        return done if len(done) < len(items) else ()

    @property
    def sent_before_a_failure(self) -> tuple[str, ...]:
        """Which of `done_before_a_failure` asked for a yes, in a replay: done again, they are sent again."""
        steps = self._flow.steps if self._flow else ()
        asked = {step.item for step in steps if step.needs_approval}
        return tuple(text for text in self.done_before_a_failure if text in asked)

    @property
    def phase(self) -> Phase:
        """Which state of つくる this is; a recording is not known here."""
        is_own_run = self._tasks.is_busy(RUN_TASK)
        has_list = self._flow is not None or bool(self.checklist and self.checklist.items)
        has_ended = self.memory.finished is not None and has_list
        return PhaseFacts(
            is_editing=self.editor.is_open,
            is_running=is_own_run and has_list,
            has_ended=has_ended,
            has_list=has_list,
        ).phase

    @property
    def way_on(self) -> str:
        """Where a run that ended early goes on: a step of the flow, or an item of the list; "" nowhere."""
        if self._is_running:
            return ""
        if self._flow is not None:
            has_ended = self.memory.finished is not None
            return next_step(self._flow, self.memory.is_over) if has_ended else ""
        items = self.checklist.enabled_items if self.checklist and self._done_first else ()
        has_done = any(item.state in OVER for item in items)
        return next((item.id for item in items if item.state not in OVER), "") if has_done else ""

    @override
    def undo(self) -> None:
        if self.editor.is_open:
            self.editor.undo()
        else:
            super().undo()

    @override
    def redo(self) -> None:
        if self.editor.is_open:
            self.editor.redo()
        else:
            super().redo()

    def take_event(self, event: Event) -> None:
        """Follow a run."""
        self.editor.take_event(event)
        if self._flow is not None and self._tasks.is_busy(RUN_TASK):
            self.memory.follow_replay(event, self._flow)
        if self.memory.take_event(event):
            self.list_changed.emit()
        match event:
            case ChecklistProposed():
                self._count(event.usage)
            case ItemChanged():
                self._on_item_changed(event)
            case DecisionMade():
                self._count(event.usage)
            case RunPaused() | RunResumed():  # a flow halts by itself, too
                self.situation_changed.emit()
            case RunStarted() | RunFinished():
                self._is_stopping = False
                self.situation_changed.emit()
            case RehearsalStarted() | FlowRehearsed():
                self.situation_changed.emit()
            case _:
                pass

    @override
    def _on_taken(self) -> None:
        """A list that was edited is a plan again; what is done of it stays done for 続きから."""
        self._report = None
        self.memory.finished = None
        self._tell()

    def _tell(self) -> None:
        self.list_changed.emit()
        self.situation_changed.emit()

    def _forget_run(self) -> None:
        self.memory.forget()
        self._report = None
        self._done_first = None
        self.run_forgotten.emit()
        self._usage = Usage()
        self.usage_changed.emit()
        self._tell()

    def _count(self, usage: Usage) -> None:
        self._usage = self._usage + usage
        self.usage_changed.emit()

    def _on_edited(self) -> None:
        """Follow the flow that is being edited; its sentences stand for it where a list is shown."""
        if self.editor.is_open and self.editor.flow is not self._flow:
            self._flow = self.editor.flow
            self._flow_list = list_of_flow(self._flow) if self._flow else None
            self.memory.finished = None  # what came out is no word about what stands here now
            self.list_changed.emit()
        self.situation_changed.emit()

    def _lock_editor(self) -> None:
        self.editor.lock(is_locked=self._is_running)

    def _on_item_changed(self, event: ItemChanged) -> None:
        item_id = self.item_of(event.item_id, event.text)
        shown = self.checklist
        if shown is None or not item_id:
            return
        changed = shown.with_item_state(item_id, event.state)
        if self._flow:
            self._flow_list = changed
        else:
            self._history = self._history.amend(changed)
        self.memory.item_changed(item_id, event)
        self.list_changed.emit()

    def item_of(self, item_id: str, text: str = "") -> str:
        """Return the id of the item an event means, "" for none."""
        return item_meant(self.checklist, self._flow, item_id, text)
