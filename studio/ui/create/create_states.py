"""Which panels of つくる are shown in which state, and what its head says."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QVBoxLayout

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.events.events import RunStatus
from studio.domain.flows.brackets import in_brackets
from studio.domain.runs.checklist import ItemState
from studio.ui.cards.failure_card import FailureCard
from studio.ui.cards.mending import Mending
from studio.ui.cards.question_card import QuestionCard
from studio.ui.cards.resume_card import ResumeCard
from studio.ui.cards.save_bar import SaveBar, proposed_name
from studio.ui.create.checklist import ChecklistView
from studio.ui.create.create_parts import FlowBanner, Rest, WorkArea
from studio.ui.create.instruction import InstructionPanel
from studio.ui.create.notes_line import NotesLine
from studio.ui.create.recording_bar import RecordingBar
from studio.ui.create.result import Outcomes, ToldResult, told_of
from studio.ui.create.result_card import ResultCard
from studio.ui.create.run_bar import RunBar
from studio.ui.create.run_record import RunRecordPanel
from studio.ui.create.start_page import StartPage
from studio.ui.create.step_pictures import StepPictures
from studio.ui.desk.going_on import OVER
from studio.ui.desk.phase import Phase
from studio.ui.desk.workspace_controller import WorkspaceController
from studio.ui.editor.flow_place import FlowPlace
from studio.ui.page.now_view import NowView
from studio.words import tr

_WITH_ROWS: Final = (Phase.PLAN, Phase.RUNNING, Phase.RESULT)


@dataclass(slots=True)
class Panels:
    """What つくる is made of."""

    scroll: Rest
    run_bar: RunBar
    resume: ResumeCard
    title: QLabel
    instruction: InstructionPanel
    banner: FlowBanner
    notes: NotesLine
    flow: FlowPlace
    question: QuestionCard
    question_home: QVBoxLayout
    failure: FailureCard
    result: ResultCard
    record: RunRecordPanel
    recording: RecordingBar
    save_bar: SaveBar
    start: StartPage
    now: NowView
    work: WorkArea
    rows: ChecklistView
    mending: Mending
    pictures: StepPictures


class CreateStates:
    """Shows one state at a time.

    Attributes:
        tables: What the run that is shown took out of pages.
    """

    def __init__(self, panels: Panels, controller: WorkspaceController) -> None:
        self._on = panels
        self._controller = controller
        self.tables: tuple[ExtractedTable, ...] = ()
        self._phase = Phase.START

    @property
    def phase(self) -> Phase:
        """The state the page is in."""
        return Phase.RECORDING if self._on.recording.is_shown else self._controller.phase

    @property
    def _has_card(self) -> bool:
        """True where a card, or 保存 of an edited flow, has the blue button."""
        cards = (self._on.failure, self._on.save_bar)
        return self._controller.editor.has_unsaved or not all(one.isHidden() for one in cards)

    def show(self) -> None:
        """Show what belongs to the state, and nothing else; a question has the page for itself."""
        on, phase, is_asking = self._on, self.phase, self._on.question.is_asking
        is_start, is_flow = phase is Phase.START, self._controller.flow is not None
        on.run_bar.show_phase(
            phase, is_asking=is_asking, has_card=self._has_card, of_card=on.failure.commands
        )
        on.scroll.keep_narrow(is_narrow=is_start)
        on.title.setVisible(is_start and not is_asking)
        on.start.setVisible(is_start and not is_asking)
        has_sentence = phase in (Phase.START, Phase.PLAN) and not is_flow
        on.instruction.setVisible(has_sentence and not is_asking)
        has_banner = is_flow and phase in (Phase.PLAN, Phase.RUNNING, Phase.RESULT)
        on.banner.setVisible(has_banner and not is_asking)
        on.flow.head.setVisible(phase is Phase.EDIT and not is_asking)
        is_result = phase in (Phase.RESULT, Phase.EDIT) and not is_asking
        is_busy = phase is Phase.RUNNING or on.mending.asking is not None
        on.mending.repair.put_aside(is_aside=is_busy)
        on.result.show_told(self._told() if is_result else None)
        on.record.answer.setVisible(is_result and on.record.answer.has_answer)
        on.resume.show_in(Phase.RUNNING if is_asking else phase)
        on.notes.show_phase(phase, is_asking=is_asking)
        on.work.show_phase(phase)
        has_page = on.recording.fills_page or (is_start and not is_asking)
        on.work.show_rows(are_shown=not has_page)
        self._show_head(phase)
        if phase is not self._phase:
            self._begin(phase)
        self._place_cards()
        if is_asking and not on.rows.holder.item_id:
            on.scroll.verticalScrollBar().setValue(0)

    def _place_cards(self) -> None:
        """Let what waits for the person stand in the row under way, or above where there is none."""
        on, item_id = self._on, self._running_id()
        asking = on.question if on.question.is_asking else on.mending.asking
        is_in_row = asking is not None and bool(item_id)
        card = asking if is_in_row else None
        if card is None:
            on.question_home.addWidget(on.question)
            on.mending.take_home()
        on.work.make_room(is_asking=asking is not None)
        if card is None and self.phase is Phase.RESULT and on.pictures.item_id:
            card, item_id = on.pictures, on.pictures.item_id
        else:
            on.question_home.addWidget(on.pictures)
        on.pictures.setVisible(card is on.pictures)
        on.rows.hold(card, item_id)

    def _running_id(self) -> str:
        """Return the item under way, where its row is shown and a question would be about it."""
        checklist = self._controller.checklist
        if self.phase is not Phase.RUNNING or checklist is None:
            return ""
        running = (item.id for item in checklist.items if item.state is ItemState.RUNNING)
        return next(running, "")

    def _begin(self, phase: Phase) -> None:
        """Show another state from its top."""
        self._phase = phase
        self._on.scroll.verticalScrollBar().setValue(0)
        self._keep_focus(phase)

    def _keep_focus(self, phase: Phase) -> None:
        """Let the keys stay where one works: a part that went away hands them to the rows."""
        page = self._on.work.window()
        held = page.focusWidget()
        is_lost = not self._on.work.isAncestorOf(held) or not held.isVisible()
        if is_lost and self._on.scroll.isVisible() and phase in _WITH_ROWS:
            self._on.rows.setFocus()

    def _show_head(self, phase: Phase) -> None:
        """Say in the head what is on the table, or how far it is."""
        checklist = self._controller.checklist
        items = checklist.enabled_items if checklist else ()
        over = sum(item.state in OVER for item in items)
        running = next((item for item in items if item.state is ItemState.RUNNING), None)
        self._on.run_bar.show_progress(over, len(items))
        note = self._controller.notes.get(running.id) if running else None
        self._on.now.show_next(note.doing if note else "")
        slow = ""
        match phase:
            case Phase.RUNNING if running is not None:
                place = items.index(running) + 1
                words = tr(
                    "{place} / {count}　{running}",
                    place=place,
                    count=len(items),
                    running=in_brackets(running.text),
                )
            case Phase.RUNNING if items and over == len(items):
                words = _tr(tr("終わりを確かめています…"))
            case Phase.RUNNING:
                words = _tr(tr("始めています…"))
                slow = _tr(tr("始めています：ページが開くのを待っています（{0} 秒）"))
            case Phase.RESULT:
                words = self._result_words()
            case Phase.EDIT:
                words = _tr(tr("手順の編集"))
            case _ if self._controller.flow is not None:
                words = _tr(tr("保存した手順"))
            case _:
                words = in_brackets(proposed_name(checklist)) if checklist else ""
        self._on.run_bar.show_title(words, slow)

    def _result_words(self) -> str:
        finished, told = self._controller.memory.finished, self._told()
        if told is not None:
            return told.title
        is_unsure = finished is not None and finished.status is RunStatus.UNVERIFIED
        return _tr(tr("できていますか？")) if is_unsure else _tr(tr("止まりました"))

    def _told(self) -> ToldResult | None:
        """Return what came out of the run that is shown; None where the failure card says it."""
        memory = self._controller.memory
        if memory.finished is None:
            return None
        checklist = self._controller.checklist
        left = Outcomes(checklist, memory.notes, memory.taken, memory.seen, self.tables)
        return told_of(memory.finished, left)


def _tr(words: str) -> str:
    return QCoreApplication.translate("CreateStates", words)
