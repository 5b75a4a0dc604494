"""つくる: one page in four states: what to do, the rows, the run, what came out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.errors import StudioError
from studio.domain.events.events import Event, FaultShown, RunFinished, RunStarted, RunStatus
from studio.domain.flows.brackets import in_brackets, to_edit
from studio.domain.flows.flow import Flow
from studio.domain.records.check import Finding
from studio.domain.records.history import FlowSummary
from studio.domain.runs.batch import Batch
from studio.domain.text import clip
from studio.domain.values.variable import Variable
from studio.engine.planning.replanning import PlannedList, count_own
from studio.engine.runs.reports import Pace
from studio.ui.cards.failure_card import FailureCard, failure_of_fault, failure_of_run
from studio.ui.cards.going_on import GoingOn
from studio.ui.cards.mending import Mending
from studio.ui.cards.question_card import QuestionCard
from studio.ui.cards.resume_card import ResumeCard
from studio.ui.cards.save_bar import SaveBar
from studio.ui.create.checklist import ChecklistPanel
from studio.ui.create.create_parts import FlowBanner, Rest, WorkArea
from studio.ui.create.create_states import CreateStates, Panels
from studio.ui.create.instruction import InstructionPanel, read_samples
from studio.ui.create.keeping_controller import VARIABLE_TASK, KeepingController
from studio.ui.create.notes_line import NotesLine, NoteWays
from studio.ui.create.recording_bar import RecordingBar
from studio.ui.create.result_card import ResultCard
from studio.ui.create.run_bar import RunBar
from studio.ui.create.run_record import RunRecordPanel
from studio.ui.create.run_starter import RunStarter
from studio.ui.create.start_page import StartPage, StartWays
from studio.ui.create.step_pictures import StepPictures
from studio.ui.desk.broken_off import stuck_item
from studio.ui.desk.examples import Examples
from studio.ui.desk.phase import Phase
from studio.ui.desk.workspace_controller import WorkspaceController
from studio.ui.dialogs.ask import confirm
from studio.ui.dialogs.forms import ask_variable
from studio.ui.editor.flow_place import FlowPlace
from studio.ui.page.aria_tree import AriaPanel
from studio.ui.page.dock import Dock
from studio.ui.page.log_model import LogEntry, Tone
from studio.ui.page.now_view import NowView
from studio.ui.widgets.announcing import announce
from studio.ui.widgets.boxes import AS_AROUND, grow, in_column, in_row
from studio.ui.widgets.controls import Size, make_label
from studio.ui.widgets.room import Room
from studio.words import tr

PLAN_ANEW_TASK = "plan anew"
VAULT_TASK = "names of credentials for values"
PICK_TASK = "names of credentials"
_LOG_LINES = 12


@dataclass(frozen=True, slots=True)
class CreateWays:
    """Where つくる leads.

    Attributes:
        come_forward: Brings this place to the front: a question must be seen.
        show_browser: Brings the browser to the front: the person is to look or work there.
        open_library: Goes to the library.
        open_rows: Goes to 表で実行, to a job that has rows left where one is given.
        take_to: Goes to a place with a flow, by its id: 表で実行, 予定.
        open_settings: Goes to the settings.
        open_notes: Goes to the notes to AI.
        run_flow: Runs a flow of the library, once its values are asked for.
    """

    come_forward: Callable[[], None]
    show_browser: Callable[[], None]
    open_library: Callable[[], None]
    open_rows: Callable[[Batch | None], None]
    take_to: Callable[[str, str], None]
    open_settings: Callable[[], None]
    open_notes: Callable[[], None]
    run_flow: Callable[[FlowSummary], None]


class CreatePage(QWidget):
    """Start, plan, timeline and result; each state shows what it needs and nothing else.

    Args:
        room: What the places share.
        controller: What is worked on.
        ways: Where it leads.
    """

    def __init__(
        self,
        room: Room,
        controller: WorkspaceController,
        ways: CreateWays,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._room = room
        self._controller = controller
        self._ways = ways
        theme, actions = room.theme, room.actions
        answer, come_forward, show_browser = (
            room.workbench.answer,
            ways.come_forward,
            ways.show_browser,
        )
        samples = read_samples(room.resources / "samples" / "instructions.json")
        self._scroll = Rest(self)
        self.run_bar = RunBar(theme, actions, self)
        self.instruction = InstructionPanel(theme, actions, samples, self._ask_variable, self)
        self.banner = FlowBanner(controller, theme, self)
        self.notes = NotesLine(
            room, controller, NoteWays(ways.open_notes, self._edit_shown_flow), self
        )
        self.resume = ResumeCard(room, controller, self)
        self.question = QuestionCard(theme, answer, come_forward, show_browser, self)
        self.failure = FailureCard(theme, self._retry, self._correct, self)
        self.mending = Mending(room, controller.play_from, come_forward, self)
        self.recording = RecordingBar(room, show_browser, self)
        self.save_bar = SaveBar(
            theme,
            actions,
            lambda: self.keeping.drop_report(),
            ways.open_library,
            self,
            self.edit_flow,
        )
        self.checklist = ChecklistPanel(controller, theme, actions, self)
        self.flow = FlowPlace(room, controller, show_browser, self)
        self.record = RunRecordPanel(room, self._show_item, self)
        self._going_on = GoingOn(
            room, controller, self.flow.runner.play, self._note, self.failure, self
        )
        self.aria = AriaPanel(room.workbench, room.tasks, theme, self)
        self.now = NowView(room.workbench, room.tasks, self)
        self.result = ResultCard(room, lambda: self.record.report.text, self)
        self._title = make_label(self, tr("何をしますか？"), Size.PAGE, name="start_title")
        self.start = StartPage(room, self._start_ways(ways), self)
        self.starter = RunStarter(room, controller, self.flow.runner, self)
        self._begin()

    @property
    def examples(self) -> Examples:
        """Runs of a kept flow with other values."""
        return self.keeping.examples

    def _begin(self) -> None:
        self.pictures = StepPictures(self._room, self)
        self._lay_out()
        self.keeping = KeepingController(
            self._room, self._controller, self.save_bar, self.instruction, self.failure,
            self._states.show, self,
        )  # fmt: skip
        self._connect()
        self._show_list()

    def _start_ways(self, ways: CreateWays) -> StartWays:
        return StartWays(
            record=self.begin_recording,
            rows=lambda: ways.open_rows(None),
            sample=self.instruction.open_samples,
            run=ways.run_flow,
            take_up=ways.open_rows,
            connect=ways.open_settings,
        )

    def _connect(self) -> None:
        controller = self._controller
        self.question.asking_changed.connect(self._states.show)
        self.mending.asking_changed.connect(self._states.show)
        self.run_bar.pace.chosen.connect(self._take_pace)
        self._scroll.room_changed.connect(self.checklist.view.follow_on)
        controller.list_changed.connect(self._show_list)
        controller.situation_changed.connect(self._show_situation)
        controller.usage_changed.connect(lambda: self.run_bar.show_usage(controller.usage))
        controller.plan_rejected.connect(self.instruction.show_fault)
        controller.replanned.connect(self._on_replanned)
        controller.run_forgotten.connect(self._forget_run)
        self.run_bar.back.clicked.connect(lambda: self._correct())
        self.failure.put_away.connect(self._states.show)
        self.instruction.picking.connect(self._pick_credential)
        self.checklist.view.rows_delegate.value_wanted.connect(self._ask_value)
        self.checklist.model.unfolded.connect(self._show_pictures)
        self.recording.phase_changed.connect(self._states.show)
        controller.took_out.connect(self._show_tables)
        self.recording.kept.connect(self._show_recorded)
        self.resume.stands.connect(self.instruction.stand_back)
        self.save_bar.place_wanted.connect(self._ways.take_to)

    def plan(self) -> None:
        """Make a list of what stands in the edit."""
        self.failure.hide()
        self.save_bar.hide()
        own = self._controller.own_items(self.instruction.text)
        if own:
            self._room.tasks.start(PLAN_ANEW_TASK, self._plan_anew(own))
        else:
            self._controller.plan(self.instruction.text)

    def begin_recording(self) -> None:
        """記録: ask where to begin."""
        self.recording.ask(shown.start_url if (shown := self._controller.checklist) else "")

    def save(self) -> None:
        """Keep the edits of a flow, or the run under the name in the bar."""
        if self._controller.editor.is_open:
            self.flow.runner.save()
        elif self.save_bar.name:
            self._controller.save(self.save_bar.name, rehearses=self.save_bar.rehearses)
        else:
            self.save_bar.ask_for_name()

    def new_sheet(self) -> None:
        """新しくつくる: an empty sheet, whatever was open."""

        def begin() -> None:
            self._controller.new_sheet()
            self.failure.hide()
            self.save_bar.hide()
            self.instruction.clear()
            self.instruction.edit.setFocus()

        self.flow.runner.leave(begin)

    def edit_flow(self, flow: Flow, findings: Sequence[Finding] = ()) -> None:
        """Show a flow to be edited, with what 点検 found, once another one is out of the way."""

        def begin() -> None:
            self.save_bar.hide()
            self._controller.edit_flow(flow)
            self.flow.editor.begin()
            if findings:
                self.flow.show_found(findings)
            self._room.tasks.restart(VAULT_TASK, self._offer_in_editor())

        self.flow.runner.leave(begin)

    def _edit_shown_flow(self) -> None:
        if (flow := self._controller.flow) is not None:
            stuck = self._controller.broke_off
            self.edit_flow(flow)
            self.flow.editor.view.show_step(stuck.step_id if stuck else "")

    def _correct(self) -> None:
        """手順を直す: the rows again, or a kept flow with the step it stopped at open."""
        self.failure.hide()
        self._controller.back_to_plan()
        self._edit_shown_flow()

    def step_once(self) -> None:
        """1手順."""
        self.flow.runner.step_once()

    def add_item(self) -> None:
        """Put something new into what is being edited: an item, or a step of a flow."""
        if self._controller.editor.is_open:
            self.flow.editor.open_insert_menu()
        else:
            self.checklist.add_item()

    def show_fault(self, fault: StudioError) -> None:
        """Show a command that could not be carried out."""
        can_retry = self._controller.situation.has_items
        self.failure.show_failure(failure_of_fault(fault, can_retry=can_retry))
        announce(self.failure, self.failure.accessibleName(), is_urgent=True)

    def show_notices(self, entries: tuple[LogEntry, ...]) -> None:
        """Put what a page did by itself into the log."""
        for entry in entries:
            self.record.log.add(entry)

    def take_event(self, event: Event) -> None:
        """Tell every panel what happened."""
        self.run_bar.take_event(event)
        self.record.take_event(event)
        self.question.take_event(event)
        self.mending.take_event(event)
        self.aria.take_event(event)
        self.now.take_event(event)
        self.notes.take_event(event)
        self.recording.take_event(event)
        self.save_bar.take_event(event)
        match event:
            case RunStarted():
                self.failure.hide()
                self.save_bar.hide()
                self.pictures.put_away()
                self._going_on.tell()
            case RunFinished():
                self._on_finished(event)
            case FaultShown():
                self._tell(event)
            case _:
                pass

    def _lay_out(self) -> None:
        lists = (self.checklist, self.flow.editor)
        dock = Dock((self.now, self.aria, self.record), self._room.theme, self)
        self._work = WorkArea(self._scroll, lists, dock, self)
        asked = in_column(self.question, gap=AS_AROUND)
        self._states = CreateStates(
            Panels(
                self._scroll, self.run_bar, self.resume, self._title, self.instruction,
                self.banner, self.notes, self.flow, self.question, asked, self.failure, self.result, self.record,
                self.recording, self.save_bar, self.start, self.now, self._work, self.checklist.view, self.mending,
                self.pictures,
            ),
            self._controller,
        )  # fmt: skip
        in_column(
            self.resume,
            self._title,
            self.instruction,
            self.banner,
            self.notes,
            asked,
            self.failure,
            self.record.answer,
            self.result,
            self.mending.lines,
            self.recording,
            self.save_bar,
            grow(self.start),
            grow(self._work.rows),
            gap=10,
            of=self._scroll.inside,
            margins=(14, 0, 14, 8),
        )
        bar = in_column(self.run_bar, self.flow.head, gap=10, margins=(14, 0, 14, 0))
        self._scroll.show_at_once(self.failure, self.save_bar, self.record.answer, self.result)
        foot = in_row(self.run_bar.foot, gap=AS_AROUND, margins=(14, 0, 14, 10))
        in_column(bar, grow(self._work), foot, gap=10, of=self, margins=(0, 12, 0, 0))

    @property
    def phase(self) -> Phase:
        """The state the page is in."""
        return self._states.phase

    def _show_list(self) -> None:
        flow, shown = self._controller.flow, self._controller.checklist
        self.mending.show_flow(flow.id if flow else "")
        if flow is None:
            self.instruction.show_list(shown)
        else:
            self.banner.show_flow(flow, shown)
        self._states.show()

    def _forget_run(self) -> None:
        """Put away what belongs to the run of another task: cards, badges, log, tables."""
        self.failure.hide()
        self.save_bar.hide()
        self.pictures.put_away()
        self.run_bar.clear()
        self.record.clear()
        self._states.tables = ()

    def _show_situation(self) -> None:
        situation = self._controller.situation
        self._room.actions.show_situation(situation)
        self.run_bar.show_situation(situation)
        self.instruction.show_situation(situation)
        if situation.can_go_on and self._controller.flow is None and self.phase is Phase.RESULT:
            self.failure.offer_go_on(self.starter.go_on)
        self._states.show()

    def _ask_value(self, name: str) -> None:
        checklist = self._controller.checklist
        variables = checklist.variables if checklist else ()
        found = next((one for one in variables if one.name == name), None)
        if found is not None:
            self._ask_variable(found)

    def _pick_credential(self) -> None:
        self._room.tasks.restart(PICK_TASK, self._offer_credentials())

    async def _credentials(self) -> tuple[str, ...]:
        """Return what the vault has, by name; planning alone opens no library for it."""
        vault = self._room.workbench.credentials
        cards = await vault.cards() if vault and self._room.workbench.memory.is_open else ()
        return tuple(card.name for card in cards)

    async def _offer_credentials(self) -> None:
        self.instruction.edit.offer(await self._credentials())

    async def _offer_in_editor(self) -> None:
        self.flow.editor.offer_credentials(await self._credentials())

    def _take_pace(self, pace: Pace) -> None:
        self._controller.editor.pace = pace

    def _show_pictures(self, item_id: str) -> None:
        """Show the page before and after a row of the result that was opened."""
        finished, checklist = self._controller.memory.finished, self._controller.checklist
        items = checklist.items if checklist else ()
        item = next((one for one in items if one.id == item_id), None)
        if item is None or finished is None:
            self.pictures.put_away()
        else:
            self.pictures.show_item(item_id, item.text, finished.run_id)
        self._states.show()

    def _show_item(self, item_id: str) -> None:
        if self._controller.editor.is_open:
            self.flow.editor.view.show_step(item_id)
            return
        self.checklist.show_item(self._controller.item_of(item_id))

    def _retry(self) -> None:
        self.failure.hide()
        self.starter.run()

    async def _plan_anew(self, own: int) -> None:
        """Ask what becomes of the person's own items: the sentence is another one now."""
        starts_over = await confirm(
            self,
            tr("手順を作り直します"),
            tr(
                "文が変わっています。あなたが書いた・直した項目が {own} 件あります。\n"
                "残して作り直しますか？ どちらも「元に戻す」で戻せます。",
                own=own,
            ),
            tr("残さずに作り直す"),
            tr("残して作り直す"),
        )
        self._controller.plan(self.instruction.text, keeps_own=not starts_over)

    def _on_replanned(self, planned: PlannedList) -> None:
        """Say what of the person's work is in the new list."""
        self.instruction.show_planned()
        own = count_own(planned.checklist)
        parts = [tr("あなたが書いた {own} 項目を残しました", own=own)] if own else []
        if planned.dropped:
            gone = len(planned.dropped)
            parts.append(tr("前に削除した {gone} 項目は入れていません", gone=gone))
        if parts:
            words = tr("作り直しました：{parts}", parts=tr("、").join(parts))
            self.record.log.add(LogEntry("fa6s.user-pen", Tone.CALM, words))

    def _tell(self, event: FaultShown) -> None:
        """Show what went wrong beside the work: a damaged library, a history that was not written."""
        fault = StudioError(event.code, event.message, event.remedy)
        self.failure.show_failure(failure_of_fault(fault, can_retry=False))

    def _on_finished(self, event: RunFinished) -> None:
        self.result.saving.show_run(event.run_id)
        if event.status in (RunStatus.DONE, RunStatus.STOPPED):
            return
        shown = self._controller.checklist
        item = stuck_item(shown, self._controller.flow, self._controller.broke_off)
        lines = (f"{e.text}  {e.sub}" for e in self.record.log.model.entries[-_LOG_LINES:])
        broke_off = self._controller.broke_off
        is_sent = broke_off is not None and broke_off.may_be_sent
        log = "\n".join(lines)
        failure = failure_of_run(event, clip(in_brackets(item), 40), log, may_be_sent=is_sent)
        self.failure.show_failure(failure)
        self.failure.offer_pick(self.mending.pick_again)
        self._going_on.offer()

    def _show_recorded(self, flow: Flow) -> None:
        def begin() -> None:  # under what can be done with it
            self._controller.show_flow(flow)
            self.keeping.show_kept(flow)

        self.flow.runner.leave(begin)

    def _show_tables(self, tables: tuple[ExtractedTable, ...]) -> None:
        self.record.show_tables(tables)
        self._states.tables = tables
        self._states.show()
        if tables:
            self._work.give_record_room()

    def _note(self, words: str) -> None:
        self.record.log.add(LogEntry("fa6s.forward", Tone.CALM, words))

    def _ask_variable(self, variable: Variable) -> None:
        if self._controller.situation.can_edit:
            self._room.tasks.start(VARIABLE_TASK, self._edit_variable(variable))

    async def _edit_variable(self, variable: Variable) -> None:
        given = await ask_variable(self, variable)
        if given:
            self._controller.set_variable(
                variable.name, given.value, ask_each_time=given.ask_each_time
            )
            checklist = self._controller.checklist
            if checklist and checklist.instruction:
                self.instruction.set_text(to_edit(checklist.instruction))
                self.instruction.show_planned()
