"""つくる: the place where a sentence becomes a list, the list a run, and the run a flow."""

from collections.abc import Callable

from PySide6.QtWidgets import (
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from studio.domain.brackets import in_brackets
from studio.domain.checklist import ItemState
from studio.domain.errors import StudioError
from studio.domain.events import Event, FaultShown, RunFinished, RunStarted, RunStatus
from studio.domain.flow import Flow
from studio.domain.outcome import ExtractedTable
from studio.domain.text import clip
from studio.domain.variable import Variable
from studio.engine.replanning import Planned, count_own
from studio.engine.reports import Pace
from studio.engine.workbench import RunReport
from studio.ui.desk import Desk
from studio.ui.dialogs.ask import confirm
from studio.ui.dialogs.forms import ask_variable
from studio.ui.examples import Examples
from studio.ui.items.log_model import LogEntry, Tone
from studio.ui.panels.aria_tree import AriaPanel
from studio.ui.panels.checklist import ChecklistPanel
from studio.ui.panels.create_parts import FlowBanner, Rest, WorkArea
from studio.ui.panels.failure_card import FailureCard, failure_of_fault, failure_of_run
from studio.ui.panels.flow_place import FlowPlace
from studio.ui.panels.flow_variables import offer_variables
from studio.ui.panels.going_on import GoingOn
from studio.ui.panels.instruction import InstructionPanel, read_samples
from studio.ui.panels.mending import Mending
from studio.ui.panels.question_card import QuestionCard
from studio.ui.panels.recording_bar import RecordingBar
from studio.ui.panels.resume_card import ResumeCard
from studio.ui.panels.run_bar import RunBar
from studio.ui.panels.run_record import RunRecord
from studio.ui.panels.save_bar import SaveBar
from studio.ui.room import Room

KEEP_TASK = "keep a credential"
VARIABLE_TASK = "edit variable"
TEACH_TASK = "keep what was done by hand"
PLAN_ANEW_TASK = "plan anew"
_LOG_LINES = 12
_LISTED = 6


class CreatePage(QWidget):
    """Run bar, sentence, cards, list, log and tree, in the order of the work.

    Args:
        room: What the places share.
        desk: What is worked on.
        come_forward: Brings this place to the front: a question must be seen.
        show_browser: Brings the browser to the front: the person is to look or work there.
        open_library: Goes to the library.
    """

    def __init__(
        self,
        room: Room,
        desk: Desk,
        come_forward: Callable[[], None],
        show_browser: Callable[[], None],
        open_library: Callable[[], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._room = room
        self._desk = desk
        theme, actions = room.theme, room.actions
        samples = read_samples(room.resources / "samples" / "instructions.json")
        self._scroll = Rest(self)
        self.run_bar = RunBar(theme, actions, self)
        self.instruction = InstructionPanel(theme, actions, samples, self._ask_variable, self)
        self.banner = FlowBanner(desk, theme, self)
        self.resume = ResumeCard(room, desk, self)
        self.question = QuestionCard(theme, self._answer, come_forward, show_browser, self)
        self.failure = FailureCard(theme, self._retry, self)
        self.mending = Mending(room, desk.play_from, come_forward, self)
        self.recording = RecordingBar(room, show_browser, self)
        self.save_bar = SaveBar(
            theme, actions, self._drop_report, open_library, self, self.edit_flow
        )
        self.examples = Examples(room.workbench, room.tasks, self)
        self.checklist = ChecklistPanel(desk, theme, actions, self)
        self.flow = FlowPlace(room, desk, show_browser, self)
        self.record = RunRecord(room, self._show_item, self)
        self._going_on = GoingOn(room, desk, self.flow.runner.play, self._note, self.failure, self)
        self.aria = AriaPanel(room.workbench, room.tasks, theme, self)
        self._lay_out()
        self._connect()
        self._show_list()

    def _connect(self) -> None:
        desk = self._desk
        self.question.asking_changed.connect(self._make_room)
        self.run_bar.pace.chosen.connect(self._take_pace)
        desk.list_changed.connect(self._show_list)
        desk.situation_changed.connect(self._show_situation)
        desk.usage_changed.connect(lambda: self.run_bar.show_usage(desk.usage))
        desk.plan_rejected.connect(self.instruction.show_fault)
        desk.can_keep.connect(self._on_can_keep)
        desk.replanned.connect(self._on_replanned)
        desk.took_out.connect(self._show_tables)
        desk.kept.connect(self._on_kept)
        desk.can_teach.connect(self._start_teaching)
        self.recording.kept.connect(self._on_kept)
        self.save_bar.variables_wanted.connect(self._start_variables)
        self.save_bar.password_wanted.connect(self._start_password)
        self.save_bar.example_wanted.connect(self._begin_example)
        self.save_bar.example_given.connect(self._learn)
        self.examples.learnt.connect(self._on_learnt)

    def plan(self) -> None:
        """Make a list of what stands in the edit."""
        self.failure.hide()
        self.save_bar.hide()
        own = self._desk.own_items(self.instruction.text)
        if own:
            self._room.tasks.start(PLAN_ANEW_TASK, self._plan_anew(own))
        else:
            self._desk.plan(self.instruction.text)

    def begin_recording(self) -> None:
        """記録: ask where to begin."""
        shown = self._desk.checklist
        self.recording.ask(shown.start_url if shown else "")

    def save(self) -> None:
        """Keep the edits of a flow, or the run under the name in the bar."""
        if self._desk.editor.is_open:
            self.flow.runner.save()
        elif self.save_bar.name:
            self._desk.save(self.save_bar.name, rehearses=self.save_bar.rehearses)
        else:
            self.save_bar.ask_for_name()

    def run(self) -> None:
        """Run what is shown; a run that broke off half-way is not repeated unasked."""
        if self._desk.editor.is_open:
            self.flow.runner.play()
            return
        done, broke_off = self._desk.done_before_a_failure, self._desk.broke_off
        is_unclear = broke_off is not None and broke_off.may_be_sent
        if not done and not is_unclear:
            self._desk.run()
            return
        unclear = clip(broke_off.words, 60) if broke_off and is_unclear else ""
        self._room.tasks.start("run again", self._run_again(done, unclear))

    def edit_flow(self, flow: Flow) -> None:
        """Show a flow to be edited, once another one is out of the way."""

        def begin() -> None:
            self.save_bar.hide_kept()
            self._desk.edit_flow(flow)
            self.flow.editor.begin()

        self.flow.runner.leave(begin)

    def step_once(self) -> None:
        """1手順."""
        self.flow.runner.step_once()

    def add_item(self) -> None:
        """Put something new into what is being edited: an item, or a step of a flow."""
        if self._desk.editor.is_open:
            self.flow.editor.open_insert_menu()
        else:
            self.checklist.add_item()

    def show_fault(self, fault: StudioError) -> None:
        """Show a command that could not be carried out."""
        can_retry = self._desk.situation.has_items
        self.failure.show_failure(failure_of_fault(fault, can_retry=can_retry))

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
        self.recording.take_event(event)
        self.save_bar.take_event(event)
        match event:
            case RunStarted():
                self.failure.hide()
                self.save_bar.hide()
                self._going_on.tell()
            case RunFinished():
                self._on_finished(event)
            case FaultShown():
                self._tell(event)
            case _:
                pass

    def _lay_out(self) -> None:
        lists = (self.checklist, self.flow.editor)
        self._work = WorkArea(lists, self.record, self.aria, self)
        layout = QVBoxLayout(self._scroll.inside)
        layout.setContentsMargins(14, 0, 14, 12)
        layout.setSpacing(10)
        for panel in (
            self.resume, self.instruction, self.banner, self.flow.head, self.question, self.failure,
            self.mending, self.recording, self.save_bar,
        ):  # fmt: skip
            layout.addWidget(panel)
        layout.addWidget(self._work, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 12, 0, 0)
        page.setSpacing(10)
        bar = QHBoxLayout()
        bar.setContentsMargins(14, 0, 14, 0)
        bar.addWidget(self.run_bar)
        page.addLayout(bar)
        page.addWidget(self._scroll, 1)

    def _show_list(self) -> None:
        flow = self._desk.flow
        self._make_room()
        self.mending.show_flow(flow.id if flow else "")
        if flow is not None:
            self.banner.show_flow(flow)
        else:
            self.instruction.show_list(self._desk.checklist)

    def _make_room(self) -> None:
        """Put the sentence away while a question is asked: nothing stands above what must be read."""
        is_asking, is_flow = self.question.is_asking, self._desk.flow is not None
        is_editing = self._desk.editor.is_open
        self.banner.setVisible(is_flow and not is_asking and not is_editing)
        self.flow.head.setVisible(is_editing and not is_asking)
        self._work.show_steps(is_editing=is_editing)
        self.instruction.setVisible(not is_flow and not is_asking)
        if is_asking:
            self._scroll.verticalScrollBar().setValue(0)

    def _show_situation(self) -> None:
        situation = self._desk.situation
        self._room.actions.show_situation(situation)
        self.run_bar.show_situation(situation)
        self.instruction.show_situation(situation)

    def _take_pace(self, pace: Pace) -> None:
        self._desk.editor.pace = pace

    def _show_item(self, item_id: str) -> None:
        if self._desk.editor.is_open:
            self.flow.editor.view.show_step(item_id)
            return
        self.checklist.show_item(self._desk.item_of(item_id))

    def _answer(self, request_id: str, *, is_yes: bool, text: str = "") -> None:
        self._room.workbench.answer(request_id, is_yes=is_yes, text=text)

    def _retry(self) -> None:
        self.failure.hide()
        self.run()

    async def _plan_anew(self, own: int) -> None:
        """Ask what becomes of the person's own items: the sentence is another one now."""
        starts_over = await confirm(
            self,
            self.tr("手順を作り直します"),
            self.tr(
                "文が変わっています。あなたが書いた・直した項目が {0} 件あります。\n"
                "残して作り直しますか？ どちらも「元に戻す」で戻せます。"
            ).format(own),
            self.tr("残さずに作り直す"),
            self.tr("残して作り直す"),
        )
        self._desk.plan(self.instruction.text, keeps_own=not starts_over)

    def _on_replanned(self, planned: Planned) -> None:
        """Say what of the person's work is in the new list."""
        own = count_own(planned.checklist)
        parts = [self.tr("あなたが書いた {0} 項目を残しました").format(own)] if own else []
        if planned.dropped:
            gone = len(planned.dropped)
            parts.append(self.tr("前に削除した {0} 項目は入れていません").format(gone))
        if parts:
            words = self.tr("作り直しました：{0}").format("、".join(parts))
            self.record.log.add(LogEntry("fa6s.user-pen", Tone.CALM, words))

    async def _run_again(self, done: tuple[str, ...], unclear: str) -> None:
        """Ask before acts of a run that broke off are done a second time."""
        parts: list[str] = []
        if unclear:
            parts.append(
                self.tr(
                    "次の手順は、もう送られたかもしれません。"
                    "やり直す前に、サイトの画面で確かめてください：\n・{0}"
                ).format(unclear)
            )
        sent = self._desk.sent_before_a_failure
        if sent:
            parts.append(
                self.tr(
                    "次の手順は、前の実行で済んでいます。やり直すと、もう一度送ることになります：\n{0}"
                ).format(self._listed(sent))
            )
        rest = tuple(text for text in done if text not in sent)
        if rest:
            words = self.tr("前の実行で終わった項目も、もう一度行います：\n{0}")
            parts.append(words.format(self._listed(rest)))
        if self._desk.can_edit_list:
            parts.append(self.tr("くり返したくない項目は、チェックを外してから実行してください。"))
        if await confirm(
            self,
            self.tr("最初からやり直します"),
            "\n\n".join(parts),
            self.tr("最初からやり直す"),
            self.tr("やめる"),
        ):
            self._desk.run()

    def _listed(self, texts: tuple[str, ...]) -> str:
        lines = [f"・{clip(in_brackets(text), 40)}" for text in texts[:_LISTED]]
        if len(texts) > _LISTED:
            lines.append(self.tr("ほか {0} 件").format(len(texts) - _LISTED))
        return "\n".join(lines)

    def _tell(self, event: FaultShown) -> None:
        """Show what went wrong beside the work: a damaged library, a history that was not written."""
        fault = StudioError(event.code, event.message, event.remedy)
        self.failure.show_failure(failure_of_fault(fault, can_retry=False))

    def _on_finished(self, event: RunFinished) -> None:
        if event.answer:
            self._work.give_record_room()
        if event.status in (RunStatus.DONE, RunStatus.STOPPED):
            return
        shown = self._desk.checklist
        stuck = (ItemState.FAILED, ItemState.UNVERIFIED, ItemState.RUNNING)
        items = shown.items if shown else ()
        item = next((i.text for i in items if i.state in stuck), "")
        lines = (f"{e.text}  {e.sub}" for e in self.record.log.model.entries[-_LOG_LINES:])
        broke_off = self._desk.broke_off
        is_sent = broke_off is not None and broke_off.may_be_sent
        log = "\n".join(lines)
        failure = failure_of_run(event, clip(item, 40), log, may_be_sent=is_sent)
        self.failure.show_failure(failure)
        self.failure.offer_pick(self.mending.pick_again)
        self._going_on.offer()

    def _show_tables(self, tables: tuple[ExtractedTable, ...]) -> None:
        self.record.show_tables(tables)
        if tables:
            self._work.give_record_room()

    def _on_can_keep(self, report: RunReport) -> None:
        is_unsure = report.finished.status is RunStatus.UNVERIFIED
        self.examples.take(report)
        name = self.examples.flow_name
        self.save_bar.offer(report.checklist, is_unsure=is_unsure, example_of=name)

    def _drop_report(self) -> None:
        self.examples.want(None)
        self._desk.drop_report()

    def _begin_example(self, flow: Flow) -> None:
        """別の値でもう一度: the sentence is written anew and run, for a flow that is kept already."""
        self.examples.want(flow)
        self.save_bar.wait_for_example(flow.name)
        self.instruction.edit.setFocus()

    def _learn(self) -> None:
        self.examples.learn(rehearses=self.save_bar.rehearses)

    def _on_learnt(self, flow: Flow, lines: tuple[str, ...]) -> None:
        self._desk.drop_report()
        self.save_bar.show_learnt(flow, lines)

    def _on_kept(self, flow: Flow) -> None:
        proposals = len(self._room.workbench.variables.proposals(flow))
        self.save_bar.show_kept(flow, proposals, self._desk.password_sites(flow))

    def _note(self, words: str) -> None:
        self.record.log.add(LogEntry("fa6s.forward", Tone.CALM, words))

    def _start_teaching(self, taught: Flow) -> None:
        self._room.tasks.start(TEACH_TASK, self._teach(taught))

    async def _teach(self, taught: Flow) -> None:
        """Offer to keep what the person did themselves; a flow that was changed meanwhile is not written over."""
        if await confirm(
            self,
            self.tr("人が操作した手順"),
            self.tr("進めなかった所を、あなたがした操作に置きかえて、手順に残しますか？"),
            self.tr("手順に残す"),
            self.tr("残さない"),
        ):
            saved = await self._room.workbench.memory.save(
                taught, self.tr("進めなかった所を、人の操作に置きかえました"), taught.version
            )
            self._on_kept(saved)

    def _start_variables(self, flow: Flow) -> None:
        self._room.tasks.start(VARIABLE_TASK, self._offer_variables(flow))

    def _start_password(self, flow: Flow) -> None:
        self._room.tasks.start(KEEP_TASK, self._keep_password(flow))

    async def _keep_password(self, flow: Flow) -> None:
        self._on_kept(await self._desk.keep_passwords(flow))

    async def _offer_variables(self, flow: Flow) -> None:
        saved = await offer_variables(self, self._room.workbench, flow)
        if saved is not None:
            self._on_kept(saved)

    def _ask_variable(self, variable: Variable) -> None:
        if self._desk.situation.can_edit:
            self._room.tasks.start(VARIABLE_TASK, self._edit_variable(variable))

    async def _edit_variable(self, variable: Variable) -> None:
        given = await ask_variable(self, variable)
        if given:
            self._desk.set_variable(variable.name, given.value, ask_each_time=given.ask_each_time)
            checklist = self._desk.checklist
            if checklist and self.instruction.text.strip() != checklist.instruction:
                self.instruction.set_text(checklist.instruction)
