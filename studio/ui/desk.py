"""What the window is working on: the list with its undo, the run under way, the result to keep.

No widgets here and no rules of the domain: it turns what the person does into calls of the
workbench and what happened into values to show.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal
from typing_extensions import override

from studio.domain.checklist import Checklist, ItemState
from studio.domain.decision import Usage
from studio.domain.errors import InstructionError, StudioError
from studio.domain.events import (
    ActionFailed,
    ChecklistProposed,
    DecisionMade,
    Event,
    FlowRehearsed,
    ItemChanged,
    ItemVerified,
    RehearsalStarted,
    RunFinished,
    RunStarted,
    RunStatus,
    StepStarted,
)
from studio.domain.flow import Flow
from studio.domain.journal import UnfinishedRun
from studio.domain.text import squeeze
from studio.domain.told import evidence_in_words
from studio.engine import editing
from studio.engine.keeping_secrets import SecretOffer
from studio.engine.limits import Limits
from studio.engine.replanning import Planned, base_of, count_own, merge
from studio.engine.reports import Playing
from studio.engine.resuming import ResumeChoice, continuation_of
from studio.engine.workbench import RunOptions, RunReport, Workbench
from studio.ui.actions import Situation
from studio.ui.flow_desk import FlowDesk
from studio.ui.items.broken_off import BreakOff, Course
from studio.ui.items.checklist_model import ItemNote
from studio.ui.items.flow_sentences import item_meant, list_of_flow, with_states_before
from studio.ui.list_desk import ListDesk
from studio.ui.tasks import TaskOwner

RUN_TASK: Final = "run"
PLAN_TASK: Final = "plan"
SAVE_TASK: Final = "save"


class Desk(ListDesk):
    """The work on the table.

    Signals:
        situation_changed: Other commands are possible.
        usage_changed: Tokens were spent, or a new count began.
        plan_rejected: An `InstructionError` about the sentence, to be shown beside it.
        can_keep: A run worked; its report can be saved.
        kept: The flow that was saved.
        took_out: The tables that a run took out of pages, when it has ended.
        can_teach: The flow with what the person did themselves where a replay was stuck.
        took_up: Going on with an interrupted run has ended, or could not begin.
        replanned: A `Planned` list stands: a new plan with what was kept of the old list.
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

    def __init__(self, workbench: Workbench, tasks: TaskOwner, parent: QObject) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._tasks = tasks
        self._plans: tuple[Planned, ...] = ()
        self._notes: dict[str, ItemNote] = {}
        self._flow: Flow | None = None
        self._values: dict[str, str] = {}
        self._flow_list: Checklist | None = None
        self._report: RunReport | None = None
        self._offers: tuple[SecretOffer, ...] = ()
        self._usage = Usage()
        self._course = Course()
        self.limits = Limits()
        self.editor = FlowDesk(workbench, self)
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
        return self._notes

    @property
    def usage(self) -> Usage:
        """What planning and running this list cost so far."""
        return self._usage

    @property
    def broke_off(self) -> BreakOff | None:
        """Where the last replay of the flow that is shown ended early; rows of データ have their own."""
        return self._course.broke_off

    @property
    def situation(self) -> Situation:
        """What commands may look at."""
        shown = self.checklist
        return Situation(
            is_running=self._workbench.is_running or self._tasks.is_busy(RUN_TASK),
            is_paused=self._workbench.is_paused,
            is_planning=self._tasks.is_busy(PLAN_TASK),
            has_items=bool(shown and shown.enabled_items),
            is_replay=self._flow is not None,
            is_editing=self.editor.is_open,
            can_undo=(self.editor if self.editor.is_open else self._history).can_undo,
            can_redo=(self.editor if self.editor.is_open else self._history).can_redo,
            can_save=self._can_save and not self._tasks.is_busy(SAVE_TASK),
            is_browser_open=self._workbench.is_browser_open,
        )

    @property
    def can_edit_list(self) -> bool:
        """True while the list is the person's own and nothing runs."""
        return self.situation.can_edit

    @property
    def _can_save(self) -> bool:
        return self.editor.has_unsaved if self.editor.is_open else self._report is not None

    def own_items(self, text: str) -> int:
        """Return how many items the person wrote or changed, if the sentence is another now; else 0.

        With the same sentence it goes without asking that they are kept.
        """
        present = self._history.present
        if present is None or squeeze(present.instruction) == squeeze(text):
            return 0
        return count_own(present)

    def plan(self, text: str, *, keeps_own: bool = True) -> None:
        """Turn the sentence into a list; a sentence that cannot be used is told by `plan_rejected`.

        Args:
            text: The sentence.
            keeps_own: What the person wrote into the list stays; else the new plan stands alone.
        """
        work = self._plan(text, keeps_own=keeps_own)
        self._tasks.start(PLAN_TASK, work, self._on_plan_error)

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

    def run(self, *, is_stepping: bool = False) -> None:
        """Run what is shown: the list with the model, a flow without, and that step by step if wanted."""
        if self._flow:
            self._play(self._flow, self._values, self.editor.playing(is_stepping=is_stepping))
        elif self._history.present:
            self._tasks.start(RUN_TASK, self._run(self._history.present))

    def edit_flow(self, flow: Flow) -> None:
        """Show a flow of the library to be edited; edits of another one that are not saved are gone."""
        if self.situation.is_running:
            return
        self._values = {}
        self.editor.open(flow)
        self._forget_run()

    def replay(self, flow: Flow, values: Mapping[str, str]) -> None:
        """Show a flow and run it."""
        if self.situation.is_running:
            return
        self.editor.close()
        self._play(flow, values, self.editor.playing())

    def play_from(self, step_id: str) -> None:
        """Run the flow that is shown from a step on (ここから実行), with its values of last time."""
        flow, before = self.flow, self._flow_list
        if flow is not None and not self.situation.is_running:
            self._play(flow, self._values, self.editor.playing(step_id))
            self._flow_list = with_states_before(flow, before, step_id)
            self._tell()

    def play_edited(self, values: Mapping[str, str], playing: Playing) -> None:
        """Run the flow that is being edited, as it is shown."""
        flow = self.editor.flow
        if flow is not None and not self.situation.is_running:
            self._play(flow, values, playing)

    def take_up(
        self,
        unfinished: UnfinishedRun,
        how: ResumeChoice,
        flow: Flow | None = None,
        values: Mapping[str, str] | None = None,
    ) -> None:
        """Show an interrupted run, and go on with it or begin it anew.

        Args:
            unfinished: As the journal tells it.
            how: What the person chose.
            flow: What was being replayed; None for a list with the model.
            values: Over those of the journal, which keeps no passwords.

        Raises:
            SettingsError: RESUME_UNCLEAR: an act may have been done, and the choice does not say.
        """
        if self.situation.is_running:
            return
        self.editor.close()
        position = continuation_of(unfinished, how, flow).position
        self._flow, self._values = flow, dict(unfinished.run.values) | dict(values or {})
        self._flow_list = list_of_flow(flow, position) if flow else None
        self._forget_run()
        if unfinished.run.checklist is not None:
            self._take(self._history.push(unfinished.run.checklist))
        self._tasks.start(RUN_TASK, self._take_up(unfinished, how))

    def leave_flow(self) -> None:
        """Put the flow away and show the person's own list again; edits that are not saved are gone."""
        self.editor.close()
        self._flow = self._flow_list = None
        self._forget_run()

    def pause_or_resume(self) -> None:
        """Hold the run before its next step, or let it go on."""
        if self._workbench.is_paused:
            self._workbench.resume()
        else:
            self._workbench.pause()
        self.situation_changed.emit()

    def save(self, name: str, *, rehearses: bool = False) -> None:
        """Keep the run that worked, after a rehearsal if one is wanted."""
        if self._report is not None and name.strip():
            work = self._save(self._report, name.strip(), rehearses=rehearses)
            self._tasks.start(SAVE_TASK, work)

    def drop_report(self) -> None:
        """The person does not want to keep the run."""
        self._report = None
        self.situation_changed.emit()

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
            self._course = self._course.after(event, self._flow)
        match event:
            case ChecklistProposed():
                self._count(event.usage)
            case StepStarted():
                self._note(event.item_id, event.text, attempt=event.attempt)
            case ItemChanged():
                self._on_item_changed(event)
            case ActionFailed() if event.item_id:
                problem = event.outcome.message or event.words
                self._note(event.item_id, "", problem=problem)
            case ItemVerified():
                self._on_verified(event)
            case DecisionMade():
                self._count(event.usage)
            case RunStarted() | RunFinished() | RehearsalStarted() | FlowRehearsed():
                self.situation_changed.emit()
            case _:
                pass

    @override
    def _on_taken(self) -> None:
        self._report = None
        self._tell()

    def _tell(self) -> None:
        self.list_changed.emit()
        self.situation_changed.emit()

    def _forget_run(self) -> None:
        self._notes.clear()
        self._report = None
        self._course = Course()
        self._usage = Usage()
        self.usage_changed.emit()
        self._tell()

    def _count(self, usage: Usage) -> None:
        self._usage = self._usage + usage
        self.usage_changed.emit()

    def _on_plan_error(self, fault: StudioError) -> None:
        if isinstance(fault, InstructionError):
            self.plan_rejected.emit(fault)
        else:
            self._tasks.failed.emit(fault)

    async def _plan(self, text: str, *, keeps_own: bool) -> None:
        self.leave_flow()
        new = await self._workbench.plan(text)
        edited = self._history.present
        planned = Planned(new)
        if keeps_own and edited is not None:
            planned = merge(new, edited, base_of(edited, self._plans))
        self._plans = (*self._plans, planned)[-editing.UNDO_DEPTH :]
        self._take(self._history.push(planned.checklist))
        self.replanned.emit(planned)

    async def _run(self, checklist: Checklist) -> None:
        fresh = editing.reset_states(checklist)
        self._history = self._history.amend(fresh)
        self._notes.clear()
        self._report = None
        self._tell()
        self._show_report(await self._workbench.run(fresh, RunOptions(limits=self.limits)))

    async def _take_up(self, unfinished: UnfinishedRun, how: ResumeChoice) -> None:
        options = RunOptions(limits=self.limits, playing=self.editor.playing())
        try:
            report = await self._workbench.take_up(unfinished, how, self._values, options)
        finally:
            self.took_up.emit()
        if unfinished.run.checklist is not None:
            self._show_report(report)
        else:
            self.took_out.emit(report.tables)

    def _show_report(self, report: RunReport) -> None:
        """Show how a list with the model came out, and offer to keep it."""
        self.took_out.emit(report.tables)
        self._history = self._history.amend(report.checklist)
        self._tell()
        if report.steps and report.finished.status in (RunStatus.DONE, RunStatus.UNVERIFIED):
            self._report = report
            self.can_keep.emit(report)
            self.situation_changed.emit()

    def _play(self, flow: Flow, values: Mapping[str, str], playing: Playing) -> None:
        self._flow, self._values = flow, dict(values)
        self._flow_list = list_of_flow(flow)
        self._forget_run()
        self._tasks.start(RUN_TASK, self._replay(flow, self._values, playing))

    async def _replay(self, flow: Flow, values: Mapping[str, str], playing: Playing) -> None:
        options = RunOptions(limits=self.limits, playing=playing)
        report = await self._workbench.replay(flow, values, options)
        self.took_out.emit(report.tables)
        if report.taught is not None:
            self.can_teach.emit(report.taught)

    def _on_edited(self) -> None:
        """Follow the flow that is being edited; its sentences stand for it where a list is shown."""
        if self.editor.is_open and self.editor.flow is not self._flow:
            self._flow = self.editor.flow
            self._flow_list = list_of_flow(self._flow) if self._flow else None
            self.list_changed.emit()
        self.situation_changed.emit()

    def _lock_editor(self) -> None:
        is_running = self._workbench.is_running or self._tasks.is_busy(RUN_TASK)
        self.editor.lock(is_locked=is_running)

    def password_sites(self, flow: Flow) -> str:
        """Return for which sites a flow that was saved just now has a password to keep; "" for none."""
        asked = {variable.name for variable in flow.variables}
        open_ones = [one for one in self._offers if one.value and one.variable in asked]
        return "、".join(dict.fromkeys(site for one in open_ones for site in one.origins))

    async def keep_passwords(self, flow: Flow) -> Flow:
        """Keep the passwords of a flow in the usual place of the vault; it asks for them no more.

        Raises:
            SecretError: A place cannot be written.
            LibraryError: The flow cannot be saved.
        """
        vault, offers = self._workbench.credentials, self._offers
        for offer in offers if vault else ():
            if offer.value and vault:
                place = (await vault.found()).usual
                flow = await self._workbench.keep_secret(flow, offer, place)
        self._offers = ()
        return flow

    async def _save(self, report: RunReport, name: str, *, rehearses: bool) -> None:
        is_unsure = report.finished.status is RunStatus.UNVERIFIED
        flow = await self._workbench.save(
            report,
            name,
            report.checklist.instruction,
            is_seen_done=is_unsure,  # kept under 「できていますか？」
            rehearses=rehearses,
        )
        self._report = None
        self._offers = self._workbench.secret_offers(report, flow)
        self.kept.emit(flow)
        self.situation_changed.emit()

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
        if event.state is not ItemState.RUNNING:
            self._note(item_id, "", steps=event.steps, elapsed_s=event.elapsed_s)
        self.list_changed.emit()

    def _on_verified(self, event: ItemVerified) -> None:
        proof = "、".join(evidence_in_words(fact) for fact in event.evidence)
        if event.is_confirmed:
            self._note(event.item_id, "", proof=proof or event.reason)
        else:
            self._note(event.item_id, "", problem=event.reason, proof="")

    def _note(self, item_id: str, text: str, **changes: object) -> None:
        known = self.item_of(item_id, text)
        if known:
            self._notes[known] = replace(self._notes.get(known, ItemNote()), **changes)
            self.list_changed.emit()

    def item_of(self, item_id: str, text: str = "") -> str:
        """Return the id of the item an event means, "" for none."""
        return item_meant(self.checklist, self._flow, item_id, text)
