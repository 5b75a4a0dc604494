"""データ: a table is read, its columns mapped to a flow, one row tried, the rest carried out."""

import asyncio
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from studio.domain.errors import StudioError
from studio.domain.events.events import Event, FlowSaved, RunFinished
from studio.domain.records.history import FlowSummary
from studio.domain.runs.batch import Batch, BatchRow, RowAnswer, RowState
from studio.domain.text import clip
from studio.engine.rows.earlier import DoneBefore
from studio.ui.data import data_asking
from studio.ui.data.data_bar import BarActs, BarState, DataBar
from studio.ui.data.data_cards import JobsCard, RowCard
from studio.ui.data.data_mapping import MappingPanel
from studio.ui.data.data_model import DataModel
from studio.ui.data.data_stages import StagesLine, stage_of
from studio.ui.data.data_table import DataTable
from studio.ui.data.row_asking import RowAsking
from studio.ui.desk.data_controller import DataController
from studio.ui.desk.shelf import Marks, MarkShelf
from studio.ui.dialogs.ask import ask_what_to_open
from studio.ui.editor.flow_variables import offer_variables
from studio.ui.widgets.boxes import AS_AROUND, FREE, at_left, grow, in_column, in_row
from studio.ui.widgets.collector import SlowRelease
from studio.ui.widgets.controls import Card, Size, make_button, make_label, make_wrapped, say
from studio.ui.widgets.flow_editor_fields import CalmCombo
from studio.ui.widgets.many_choices import ManyChoices
from studio.ui.widgets.room import Room
from studio.ui.widgets.scrolled import ScrolledPart
from studio.ui.widgets.theme import set_look
from studio.ui.widgets.timers import once_after
from studio.ui.widgets.written_file import WrittenFile
from studio.words import tr

DATA_TASK: Final = "data"
LOOK_TASK: Final = "data lists"
KINDS: Final = tr("Excel・CSV (*.xlsx *.xlsm *.csv *.tsv *.txt);;すべてのファイル (*)")
_FOLLOW_MS: Final = 150
_TABLE_HEIGHT: Final = 180
_AROUND: Final = (14, 12, 14, 12)


class DataPage(QWidget):
    """The table with what belongs to it; a file can be dropped anywhere on the page.

    Args:
        room: What the places share.
    """

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAcceptDrops(True)
        self._room = room
        self._is_busy = False
        self.controller = DataController(room.workbench, self)
        self.jobs = JobsCard(room.theme, self.take_up, self._ask_forget, self)
        self.question = RowCard(room.theme, self._answer, self)
        self.asking = RowAsking(room, self.controller, self)
        self.mapping = MappingPanel(
            self.controller,
            lambda flow: bool(room.workbench.variables.proposals(flow)),
            lambda: self._do(self._offer_values()),
            self,
        )
        self.model = DataModel(self)
        self.table = DataTable(self.model, room.theme, self)
        self._reason = make_wrapped(self, size=Size.SMALL, name="data_reason")
        self.flows = ManyChoices("data_flow", tr("手順"), self)
        self._release = SlowRelease(self)
        self.sheets = CalmCombo("data_sheet", tr("シート"), self)
        self._stages = StagesLine(self)
        self._file = make_wrapped(self, name="data_file")
        self._empty = make_wrapped(
            self,
            tr("Excel か CSV のファイルをここにドロップするか、「ファイルを選ぶ」を押します。"),
            tone="muted",
            name="data_empty",
        )
        self._written = WrittenFile(self)
        self._count = make_wrapped(self, size=Size.SMALL, tone="muted", name="data_count")
        self._said = make_wrapped(self, name="data_said")
        self._follow = once_after(self, _FOLLOW_MS, self._show_progress)
        self._open = make_button(
            self, tr("ファイルを選ぶ…"), "data_open", lambda: self._do(self._choose_file())
        )
        self._anew = make_button(self, tr("新しく始める"), "data_anew", self._begin_anew)
        self._bar = self._make_bar()
        self._lay_out()
        self._connect()
        self._show_all()

    def refresh(self) -> None:
        """Read the flows and the unfinished jobs again."""
        self._room.tasks.restart(LOOK_TASK, self._look())

    def enter(self) -> None:
        """Come here: the keys are where it begins, while there is no table yet."""
        self.refresh()
        if self.controller.sheet is None and self.controller.batch is None:
            self._open.setFocus()

    def take_event(self, event: Event) -> None:
        """Follow the job."""
        self.controller.take_event(event)
        if isinstance(event, FlowSaved | RunFinished) and self.isVisible() and not self._is_busy:
            self.refresh()

    def choose_flow(self, flow_id: str) -> None:
        """Take a flow of the library."""
        self._do(self._chosen(flow_id))

    async def _chosen(self, flow_id: str) -> None:
        await self.controller.choose_flow(flow_id)
        await self._look()

    def open_file(self, path: Path) -> None:
        """Take a table."""
        self._do(self.controller.read(path))

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if not self._is_busy and _dropped(event) is not None:
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)

    async def _look(self) -> None:
        marks = await MarkShelf(self._room.workbench).read()
        flows = await self._room.workbench.flows()
        choices = await asyncio.to_thread(_choices, flows, marks)
        self._release.take(flows)
        self.flows.offer(choices, self.controller.flow.id if self.controller.flow else "")
        mine = self.controller.batch.id if self.controller.batch else ""
        self.jobs.show_jobs([one for one in await self.controller.unfinished() if one.id != mine])

    def _do(self, work: Coroutine[object, object, None]) -> None:
        """Do one thing at a time; a second one is dropped."""
        if self._room.tasks.is_busy(DATA_TASK):
            work.close()
            return
        self._say("")
        self._room.tasks.start(DATA_TASK, self._busy(work), self._show_fault)

    async def _busy(self, work: Coroutine[object, object, None]) -> None:
        self._is_busy = True
        self._show_buttons()
        try:
            await work
        finally:
            work.close()
            self._is_busy = False
            self._show_all()

    async def _choose_file(self) -> None:
        path = await ask_what_to_open(self, tr("表を開く"), KINDS)
        if path is not None:
            await self.controller.read(path)

    async def _offer_values(self) -> None:
        """Let values of the flow be others in each row; what is called as a column is ticked."""
        flow, sheet = self.controller.flow, self.controller.sheet
        if flow is None or self.controller.batch is not None:
            return
        ticked = sheet.headings if sheet else ()
        if await offer_variables(self, self._room.workbench, flow, ticked) is not None:
            await self.controller.choose_flow(flow.id)

    async def _go(self, *, is_trial: bool) -> None:
        """Keep the job if there is none yet, then carry out one row or all that wait."""
        if self.controller.batch is None and not await self._kept():
            return
        done = self.controller.count(RowState.DONE)
        try:
            await self.controller.go(is_trial=is_trial)
        except StudioError as fault:
            if fault.code != "SOURCE_CHANGED" or not await data_asking.goes_on_with_old(
                self, fault
            ):
                raise
            await self.controller.go(is_trial=is_trial, uses_old_table=True)
        is_tried = is_trial and self.controller.count(RowState.DONE) > done
        if is_tried and self.controller.count(RowState.WAITING):
            self._say(tr("1 件を試しました。よければ「残りを実行」を押してください。"), "green")

    async def _kept(self) -> bool:
        job = await self.controller.prepared()
        if job is None:
            return False
        first = job.problems[0].message if job.problems else ""
        if job.faulty and not await data_asking.leaves_out(self, job.faulty, first):
            return False
        try:
            await self.controller.keep(job)
        except StudioError as fault:
            if fault.code != "ROWS_DONE_BEFORE":
                raise
            wanted = await data_asking.done_before(self, fault)
            if wanted is DoneBefore.REFUSE:
                return False
            await self.controller.keep(job, wanted)
        return True

    async def _save(self) -> None:
        try:
            told, path = await self.controller.write_copy()
        except StudioError as fault:
            folder = None
            if fault.code == "CANNOT_WRITE":
                folder = await data_asking.folder_instead(self, fault)
            if folder is None:
                raise
            told, path = await self.controller.write_copy(folder)
        self._say(told, "green")
        self._written.show_path(path)

    def take_up(self, batch: Batch) -> None:
        """再開: show a job that has rows left."""
        self._do(self._took_up(batch))

    async def _took_up(self, batch: Batch) -> None:
        told = await self.controller.take_up(batch)
        await self._look()
        self._say(told)
        row = self.controller.first(RowState.UNCLEAR) or self.controller.first(RowState.WAITING)
        self.table.show_row(row.number if row else 0)

    def _begin_anew(self) -> None:
        """新しく始める: what was said of the job goes with it, and the job is offered to be taken up again."""
        self._say("")
        self.controller.begin_anew()
        self.refresh()

    def _ask_forget(self, batch: Batch) -> None:
        self._do(self._forget(batch))

    async def _forget(self, batch: Batch) -> None:
        if await data_asking.forgets(self, batch):
            await self.controller.forget(batch)
            await self._look()

    def _answer(self, number: int, answer: RowAnswer) -> None:
        self._do(self.controller.answer(number, answer))

    def _show_fault(self, fault: StudioError) -> None:
        self._say(str(fault), "red")

    def _say(self, words: str, tone: str = "muted") -> None:
        say(self._said, words, tone)
        self._written.show_path(None)

    def _show_all(self) -> None:
        """Show the desk: file, table, mapping, job."""
        controller = self.controller
        if controller.batch is not None:
            self.model.show_job(controller.rows, controller.sheet)
        else:
            self.model.show_sheet(controller.sheet)
        sheet = controller.sheet
        has_faults = any(row.faults for row in sheet.rows) if sheet else False
        self.table.size_columns(is_job=controller.batch is not None, has_faults=has_faults)
        source = sheet.path if sheet else (controller.batch.source if controller.batch else "")
        name = source.replace("\\", "/").rpartition("/")[2]
        self._file.setText(name)
        self._file.setToolTip(source)
        for widget in (self.table, self._bar):
            widget.setVisible(bool(source))
        self._empty.setVisible(not source)
        set_look(self._open, "look", "" if source else "main")
        self.sheets.blockSignals(True)  # filling it is no choice
        self.sheets.clear()
        for one in sheet.names if sheet else ():
            self.sheets.addItem(clip(one, 30), one)
        self.sheets.setCurrentIndex(self.sheets.findData(sheet.name if sheet else ""))
        self.sheets.blockSignals(False)
        self.sheets.setVisible(sheet is not None and len(sheet.names) > 1)
        self.flows.choose(controller.flow.id if controller.flow else "")
        if sheet is not None and sheet.notes and not self._said.text():
            self._say("".join(sheet.notes))
        self._show_progress()

    def _show_progress(self) -> None:
        controller = self.controller
        self._stages.show_stage(stage_of(controller))
        row = controller.first(RowState.UNCLEAR) or controller.first(RowState.FAILED)
        asked = controller.count(RowState.UNCLEAR, RowState.FAILED)
        self.question.show_row(None if self._is_busy else row, asked)
        self._show_reason()
        if controller.batch is not None:
            words = tr("{0:,} 行：完了 {1:,}・失敗 {2:,}・要確認 {3:,}・残り {4:,}")
            counted = (RowState.DONE, RowState.FAILED, RowState.UNCLEAR)
            left = controller.count(RowState.WAITING, RowState.RUNNING)
            self._count.setText(
                words.format(
                    len(controller.rows), *(controller.count(one) for one in counted), left
                )
            )
        else:
            rows = len(controller.sheet.rows) if controller.sheet else 0
            self._count.setText(tr("{rows:,} 行", rows=rows) if rows else "")
        self._show_buttons()

    def _show_buttons(self) -> None:
        is_busy, bench = self._is_busy, self._room.workbench
        self._bar.show_state(BarState(is_busy, bench.is_running, bench.is_paused))
        has_job = self.controller.batch is not None
        self._anew.setVisible(has_job)
        for widget in (self._open, self._anew, self.sheets):
            widget.setEnabled(not is_busy)
        self.flows.setEnabled(not is_busy and not has_job)

    def _show_reason(self) -> None:
        """Tell whole what 理由 has no room for: of the row that is selected, else of the last one that went wrong."""
        place = self.table.currentIndex().row()
        is_asked = place < 0 and not self.question.isHidden()  # the question says it
        row = None if is_asked else self.model.row_told(place)
        words = tr("{number} 行目：{reason}", number=row[0], reason=row[1]) if row else ""
        say(self._reason, words, is_aloud=False)

    def _take_row(self, row: BatchRow) -> None:
        self.table.take_row(row)
        if not self._follow.isActive():
            self._follow.start()

    def _show_asked(self) -> None:
        """Let a question have the top of the page: where the table went is settled long before."""
        is_asking = self.asking.is_asking
        self.jobs.put_aside(is_aside=is_asking)
        self._card.put_aside(is_aside=is_asking)
        if is_asking:
            self._part.verticalScrollBar().setValue(0)

    def _toggle_pause(self) -> None:
        if self._room.workbench.is_paused:
            self._room.workbench.resume()
        else:
            self._room.workbench.pause()
        self._show_buttons()

    def _choose_sheet(self) -> None:
        sheet = self.controller.sheet
        if sheet is not None:
            self._do(self.controller.read(Path(sheet.path), str(self.sheets.currentData())))

    def _make_bar(self) -> DataBar:
        acts = BarActs(
            trial=lambda: self._do(self._go(is_trial=True)),
            rest=lambda: self._do(self._go(is_trial=False)),
            pause=self._toggle_pause,
            stop=self._room.workbench.stop,
            copy=lambda: self._do(self._save()),
        )
        return DataBar(self.controller, acts, self)

    def _connect(self) -> None:
        self.controller.changed.connect(self._show_all)
        self.controller.row_changed.connect(self._take_row)
        self.controller.told.connect(self._say)
        self.asking.asking_changed.connect(self._show_asked)
        self.table.selectionModel().currentRowChanged.connect(self._show_reason)
        self.flows.currentIndexChanged.connect(
            lambda: self._do(self.controller.choose_flow(str(self.flows.currentData() or "")))
        )
        self.sheets.currentIndexChanged.connect(lambda: self._choose_sheet())

    def _lay_out(self) -> None:
        head = in_row(
            make_label(self, tr("表で実行"), Size.PAGE), grow(self._count), self._anew, gap=10
        )
        self._part = part = ScrolledPart(self)
        self._card = self._make_card()
        in_column(
            self.asking.lines,
            self.jobs,
            self._card,
            self.question,
            in_row(grow(self._said), self._written, gap=AS_AROUND),
            grow(self.table),
            self._reason,
            grow(self._empty),
            gap=10,
            of=part.inside,
        )
        in_column(head, self._stages, grow(part), self._bar, gap=10, of=self, margins=_AROUND)
        self.table.setMinimumHeight(_TABLE_HEIGHT)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._said.hide()
        self._reason.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.flows.setMinimumWidth(180)
        self.flows.offer(_choices((), Marks()), "")

    def _make_card(self) -> Card:
        """Put file, sheet, flow and mapping onto one card."""
        card = Card("data_card", self)
        first = in_row(self._open, grow(self._file))
        second = in_row(make_label(card, tr("手順"), Size.SMALL, "muted"), self.flows, FREE)
        card.put(first, at_left(self.sheets), second, self.mapping)
        return card


def _dropped(event: QDropEvent) -> Path | None:
    """Return the one file that is dragged, or None."""
    urls = event.mimeData().urls()
    is_file = len(urls) == 1 and urls[0].isLocalFile()
    return Path(urls[0].toLocalFile()) if is_file else None


def _choices(flows: Sequence[FlowSummary], marks: Marks) -> tuple[tuple[str, str], ...]:
    """Return the flows to choose from; for a thread, as they may be many."""
    kept = ((clip(flow.name, 60), flow.flow_id) for flow in marks.kept(flows))
    return ((tr("手順を選ぶ"), ""), *kept)
