"""What the window is working on: the list with its undo, the run under way, the result to keep.

No widgets here and no rules of the domain: it turns what the person does into calls of the
workbench and what happened into values to show.
"""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Final

from studio.domain.errors import InstructionError, StudioError
from studio.domain.events.events import (
    RunStatus,
)
from studio.domain.flows.brackets import from_sentence
from studio.domain.flows.flow import Flow
from studio.domain.records.journal import UnfinishedRun
from studio.domain.runs.checklist import Checklist, ItemState
from studio.domain.text import squeeze
from studio.engine.planning import editing
from studio.engine.planning.replanning import PlannedList, base_of, count_own, merge
from studio.engine.runs.reports import Playing
from studio.engine.runs.resuming import ResumeChoice, continuation_of
from studio.engine.workbench import RunOptions, RunReport
from studio.ui.desk.flow_sentences import list_of_flow, with_states_before
from studio.ui.desk.going_on import OVER, from_its_form, joined, resting, waiting
from studio.ui.desk.looking import look_again
from studio.ui.desk.shown_run import PLAN_TASK, RUN_TASK, SAVE_TASK, ShownRun

_MAY_GO_ON: Final = (RunStatus.STOPPED, RunStatus.FAILED, RunStatus.NEEDS_PERSON, RunStatus.LIMIT)
"""After these a list can be gone on with."""


class WorkspaceController(ShownRun):
    """The work on the table, and its commands; signals are those of `ShownRun`."""

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

    def back_to_plan(self) -> None:
        """手順を直す: put away how the run ended; what can be kept of it can be kept still."""
        self.memory.finished = None
        self._tell()

    def run(self, *, is_stepping: bool = False) -> None:
        """Run what is shown: the list with the model, a flow without; one row or step at a time if wanted."""
        if self._flow:
            self._play(self._flow, self._values, self.editor.playing(is_stepping=is_stepping))
        elif is_stepping:
            self._run_one()
        elif self._history.present:
            fresh = editing.reset_states(self._history.present)
            self._tasks.start(RUN_TASK, self._run(fresh))

    def new_sheet(self) -> None:
        """新しくつくる: nothing is shown; Ctrl+Z brings the list back that was."""
        if self.situation.is_running:
            return
        self.editor.close()
        self._flow = self._flow_list = None
        self._history = replace(
            self._history,
            present=None,
            past=(*self._history.past, self._history.present),
            future=(),
        )
        self._forget_run()

    def stop(self) -> None:
        """止める: end after the act that is under way; once more ends it at once."""
        if self._is_stopping:
            self._workbench.stop_now()
        else:
            self._is_stopping = True
            self._workbench.stop()
            self.situation_changed.emit()

    def go_on(self, *, is_done: bool = False) -> None:
        """続きから: go on with the list that was stopped, on the page that is open.

        Args:
            is_done: The person has seen that the item under way is done.
        """
        present, first = self._history.present, self._done_first
        if present is None or first is None:
            return
        if is_done:
            present = present.with_item_state(self.way_on, ItemState.DONE)
            self._misses_an_act = True
        checklist = waiting(present)
        if all(item.state in OVER for item in checklist.enabled_items):
            self._history = self._history.amend(checklist)
            self.memory.finished = first.finished.model_copy(update={"status": RunStatus.DONE})
            self._tell()
            return
        self._tasks.start(RUN_TASK, self._run(from_its_form(checklist, first), first))

    def _run_one(self) -> None:
        """1 つずつ: do the next item of the list, and wait."""
        present = self._history.present
        if present is None:
            return
        first = self._done_first if self.way_on else None
        list_now = waiting(present) if first else editing.reset_states(present)
        item_id = self.way_on if first else list_now.enabled_items[0].id
        self._tasks.start(RUN_TASK, self._run(list_now, first, item_id))

    def edit_flow(self, flow: Flow) -> None:
        """Show a flow of the library to be edited; edits of another one that are not saved are gone."""
        if self.situation.is_running:
            return
        self._values = {}
        self.editor.open(flow)
        self._forget_run()

    def show_flow(self, flow: Flow) -> None:
        """Put a flow on the table, to be run; nothing happens while something else runs."""
        if self.situation.is_running:
            return
        self.editor.close()
        self._flow, self._values, self._flow_list = flow, {}, list_of_flow(flow)
        self._forget_run()

    def replay(
        self, flow: Flow, values: Mapping[str, str], *, keeps_pictures: bool = False
    ) -> None:
        """Show a flow and run it; 画面も残す keeps the page around each act."""
        if self.situation.is_running:
            return
        self.editor.close()
        self._play(flow, values, replace(self.editor.playing(), keeps_pictures=keeps_pictures))

    def follow(
        self,
        flow: Flow,
        values: Mapping[str, str],
        work: Callable[[], Coroutine[object, object, None]],
    ) -> None:
        """Show a flow whose run is somebody else's to carry out (a turn of a schedule), and start that."""
        if self.situation.is_running:
            return
        self.editor.close()
        self._flow, self._values = flow, dict(values)
        self._flow_list = list_of_flow(flow, given=values)
        self._forget_run()
        self._tasks.start(RUN_TASK, work())

    def play_from(self, step_id: str) -> None:
        """Run the flow that is shown from a step on (ここから実行), with its values of last time."""
        flow, before = self.flow, self._flow_list
        if flow is not None and not self.situation.is_running:
            self._play(flow, self._values, self.editor.playing(step_id))
            self._flow_list = with_states_before(flow, before, step_id, self._values)
            self._tell()

    def play_edited(self, values: Mapping[str, str], playing: Playing) -> None:
        """Run the flow that is being edited, as it is shown."""
        flow, before = self.editor.flow, self._flow_list
        if flow is not None and not self.situation.is_running:
            self._play(flow, values, playing)
            if playing.from_step:
                self._flow_list = with_states_before(flow, before, playing.from_step, values)
                self._tell()

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
        self._flow_list = list_of_flow(flow, position, self._values) if flow else None
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

    def _on_plan_error(self, fault: StudioError) -> None:
        if isinstance(fault, InstructionError):
            self.plan_rejected.emit(fault)
        else:
            self._tasks.failed.emit(fault)

    async def _plan(self, text: str, *, keeps_own: bool) -> None:
        self.leave_flow()
        new = await self._workbench.plan(from_sentence(text))
        edited = self._history.present
        planned = PlannedList(new)
        if keeps_own and edited is not None:
            planned = merge(new, edited, base_of(edited, self._plans))
        self._plans = (*self._plans, planned)[-editing.UNDO_DEPTH :]
        is_first = self._history == editing.EditHistory()  # there is nothing to go back to
        add = self._history.amend if is_first else self._history.push
        self._take(add(planned.checklist))
        self.replanned.emit(planned)

    async def _run(
        self, checklist: Checklist, first: RunReport | None = None, only: str = ""
    ) -> None:
        """Run a list.

        Args:
            checklist: As it stands; what is done of it is not done again.
            first: The run that was stopped and that this one goes on with.
            only: The one item to do; "" for all that wait.
        """
        self._history = self._history.amend(checklist)
        self._report = None
        self._done_first = None
        self.memory.begin(keeps_notes=first is not None)
        if first is None:
            self._misses_an_act = False
            self.run_forgotten.emit()
        self._tell()
        asked = resting(checklist, goes_on=first is not None, only=only)
        report = await self._workbench.run(asked, RunOptions(limits=self.limits))
        self._show_report(joined(first, report, checklist))

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
        is_left = any(item.state is ItemState.TODO for item in report.checklist.enabled_items)
        has_ended_early = report.finished.status in _MAY_GO_ON or is_left
        self._done_first = report if has_ended_early else None
        self._tell()
        is_whole = report.finished.status in (RunStatus.DONE, RunStatus.UNVERIFIED) and not is_left
        if report.steps and is_whole and not self._misses_an_act:
            self._report = report
            self.can_keep.emit(report)
            self.situation_changed.emit()

    def _play(self, flow: Flow, values: Mapping[str, str], playing: Playing) -> None:
        before = takewhile(lambda step: step.id != playing.from_step, flow.steps)
        over = [step.id for step in before if playing.from_step and self.memory.is_over(step.id)]
        self._flow, self._values = flow, dict(values)
        self._flow_list = list_of_flow(flow, given=values)
        self._forget_run()
        self.memory.keep_over(over)
        self._tasks.start(RUN_TASK, self._replay(flow, self._values, playing))

    async def _replay(self, flow: Flow, values: Mapping[str, str], playing: Playing) -> None:
        options = RunOptions(limits=self.limits, playing=playing)
        report = await self._workbench.replay(flow, values, options)
        self.took_out.emit(report.tables)
        if report.taught is not None:
            self.can_teach.emit(report.taught)

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
        self.passwords.take(report, flow)
        self.kept.emit(flow)
        self.situation_changed.emit()
        if rehearses:  # which left the page elsewhere
            await look_again(self._workbench)
