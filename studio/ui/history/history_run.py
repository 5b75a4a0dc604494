"""One finished run in full: its facts, every step, and the page as it was around the chosen one."""

import asyncio
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFont, QImage, QKeySequence, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QWidget,
)
from typing_extensions import override

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.errors import StudioError
from studio.domain.events.events import RunKind
from studio.domain.flows.brackets import in_brackets
from studio.domain.records.history import RunDetail, RunRecord, RunStep
from studio.domain.runs.formatting import calls_in_words, cost_in_words, seconds_in_words
from studio.domain.text import clip
from studio.domain.values.moments import moment_of
from studio.ui.dialogs.papers import save_run_paper
from studio.ui.history.film_strip import FilmStrip, StripPicture
from studio.ui.history.steps_model import (
    EVIDENCE_COLUMN,
    OUTCOME_COLUMN,
    OUTCOME_ICONS,
    StepsModel,
    step_lines,
)
from studio.ui.widgets.boxes import AS_AROUND, FREE, grow, in_column, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_elided, make_wrapped, sized
from studio.ui.widgets.record_table import Columns, Index, RecordTable, SignDelegate
from studio.ui.widgets.room import Room
from studio.ui.widgets.written_file import WrittenFile
from studio.words import sentences, tr

PICTURE_TASK: Final = "history picture"
SAVE_TASK: Final = "save a report"
_WIDE: Final = 860
_PICTURE: Final = QSize(320, 200)
_SMALL_PICTURE: Final = QSize(224, 140)
_UNBOUNDED: Final = 16_777_215
"""Qt's own largest width."""
# What was done keeps 300 pixels wherever there are so many; the rest stands in the step's card, too.
_COLUMNS: Final = Columns({0: 44, 2: 118, 3: 104, 4: 66}, {3: 700, 4: 560, EVIDENCE_COLUMN: 940})


class RunPanel(QWidget):
    """Steps of a run, with the picture of the chosen one.

    Args:
        go_back: Leads to the list again.
    """

    def __init__(self, room: Room, go_back: Callable[[], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        self._run_id = ""
        self._image = QImage()
        self.model = StepsModel(self)
        self.table = RecordTable(self.model, tr("実行した手順"), _COLUMNS, self)
        self.table.setItemDelegateForColumn(
            OUTCOME_COLUMN, SignDelegate(room.theme, self._sign, self.table)
        )
        self.table.chosen.connect(self._on_step)
        self._back = make_button(self, tr("一覧に戻る"), "run_back", go_back)
        room.theme.dress(self._back, "fa6s.arrow-left", "muted", 14)
        self._title = make_elided(self, name="run_title")
        self._title.setFont(sized(self._title.font(), Size.TITLE, QFont.Weight.Bold))
        self._facts = make_wrapped(self, size=Size.SMALL, tone="muted", name="run_facts")
        self._message = make_wrapped(self, name="run_message")
        self._save = make_button(self, tr("報告を保存"), "run_save_report", self._start_save)
        room.theme.dress(self._save, "fa6s.file-lines", "muted", 14)
        self._written = WrittenFile(self)
        self._written.setObjectName("run_written")
        self._said = make_elided(self, Size.SMALL, "muted", "run_said")
        self.strip = FilmStrip(room, self)
        self.strip.picked.connect(self._on_frame)
        self._is_before = False
        self._step = Card("step_card", self)
        self._picture = QLabel(self._step)
        self._words = make_wrapped(self._step, name="step_title")
        self._lines = make_wrapped(self._step, size=Size.SMALL, tone="muted", name="step_lines")
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._leave_on_escape(go_back)
        self._lay_out()

    def show_run(self, detail: RunDetail) -> None:
        """Show a run; the step that failed is chosen, else the first."""
        record = detail.record
        self._run_id = record.run_id
        self._title.show_text(
            tr("{name}：{word}", name=clip(record.name, 80), word=record.status.words.word)
        )
        self._facts.setText(facts_in_words(record))
        self._message.setText(clip(record.why, 400))
        self._message.setVisible(bool(record.why))
        self._said.show_text("")
        self._written.show_path(None)
        self.model.show(detail.steps)
        self.strip.show_steps(record.run_id, detail.steps)
        self._step.setVisible(bool(detail.steps))
        failed = (s for s, step in enumerate(detail.steps) if step.status is OutcomeStatus.FAILED)
        if detail.steps:
            self.table.choose(next(failed, 0))
        self.table.setFocus()

    def _leave_on_escape(self, go_back: Callable[[], None]) -> None:
        back = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.activated.connect(go_back)

    def _sign(self, index: Index) -> tuple[str, str] | None:
        step = self.model.row(index.row())
        return step and OUTCOME_ICONS.get(step.status, ("fa6s.triangle-exclamation", "amber"))

    def _on_step(self, row: int) -> None:
        step = self.model.row(row)
        if step is not None:
            self._show(row, step, is_before=step.has_before and not step.has_picture)

    def _on_frame(self, frame: StripPicture) -> None:
        """Show the page that the person went to in the strip, with its step."""
        step = self.model.row(frame.row)
        if step is None:
            return
        with QSignalBlocker(self.table):
            self.table.choose(frame.row)
        self._show(frame.row, step, is_before=frame.is_before)

    def _show(self, row: int, step: RunStep, *, is_before: bool) -> None:
        self._is_before = is_before
        self.strip.choose(StripPicture(row, is_before))
        self._words.setText(clip(in_brackets(step.words), 200))
        self._lines.setText("\n".join(step_lines(step)))
        self._image = QImage()
        self._picture.setPixmap(QPixmap())
        if not (step.has_picture or step.has_before):
            self._say_no_picture()
            return
        self._picture.setText(tr("画面を読み込んでいます…"))
        loading = self._load(self._run_id, step, is_before=is_before)
        self._room.tasks.restart(PICTURE_TASK, loading, self._on_fault)

    async def _load(self, run_id: str, step: RunStep, *, is_before: bool) -> None:
        """Show the masked picture; decoded off the loop, and only when it is still wanted."""
        memory = self._room.workbench.memory
        jpeg = await memory.picture(run_id, step.number, is_before=is_before)
        image = await asyncio.to_thread(decoded, jpeg)
        chosen = self.model.row(self.table.currentIndex().row()), self._is_before
        if run_id != self._run_id or chosen != (step, is_before):
            return
        if image.isNull():
            self._say_no_picture()
            return
        self._image = image
        self._fit_picture()
        words = (
            tr("{0} の前の画面（秘密の値は隠してあります）")
            if is_before
            else tr("{0} のあとの画面（秘密の値は隠してあります）")
        )
        self._picture.setAccessibleName(words.format(clip(in_brackets(step.words), 60)))

    def _start_save(self) -> None:
        self._room.tasks.start(SAVE_TASK, self._save_report(self._run_id), self._on_save_fault)

    async def _save_report(self, run_id: str) -> None:
        """報告を保存: write the report of the run that is shown where the person says."""
        self._written.show_path(None)
        if path := await save_run_paper(self._room.workbench, self, run_id):
            self._said.show_text(tr("報告を保存しました：{name}", name=path.name))
            self._written.show_path(path)

    def _on_save_fault(self, fault: StudioError) -> None:
        self._said.show_text(sentences(fault.message, fault.remedy))

    def _on_fault(self, fault: StudioError) -> None:
        self._picture.setText(str(fault))

    def _say_no_picture(self) -> None:
        self._picture.setText(
            tr("この操作の画面は残していません（くり返しでは、止まった所と最後だけを残します）。")
        )
        self._picture.setAccessibleName(self._picture.text())

    def _lay_out(self) -> None:
        head = in_row(self._back, grow(self._title), self._said, self._written, self._save, gap=10)
        self._picture.setObjectName("step_picture")
        self._picture.setTextFormat(Qt.TextFormat.PlainText)
        self._picture.setWordWrap(True)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._picture.setFixedSize(_PICTURE)
        self._step_layout = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._step_layout.setSpacing(10)
        words = in_column(self._words, self._lines, FREE, gap=AS_AROUND)
        self._step_layout.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        self._step_layout.addLayout(words, 1)
        self._step.put(self._step_layout)
        self._body.setSpacing(10)
        self._body.addWidget(self.table, 1)
        self._body.addWidget(self._step)
        in_column(head, self._message, self._facts, grow(self._body), self.strip, of=self)

    def _fit_picture(self) -> None:
        """Draw the picture as large as its place is."""
        if self._image.isNull():
            return
        ratio = self.devicePixelRatioF()
        shown = self._image.scaled(
            self._picture.size() * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        shown.setDevicePixelRatio(ratio)
        self._picture.setPixmap(QPixmap.fromImage(shown))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the step beside the table where there is room, else below it."""
        super().resizeEvent(event)
        is_wide = event.size().width() >= _WIDE
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._body.setDirection(beside if is_wide else below)
        self._step_layout.setDirection(below if is_wide else beside)
        self._step.setMinimumWidth(_PICTURE.width() + 26 if is_wide else 0)
        self._step.setMaximumWidth(_PICTURE.width() + 26 if is_wide else _UNBOUNDED)
        self._picture.setFixedSize(_PICTURE if is_wide else _SMALL_PICTURE)
        self._fit_picture()
        self.table.scrollTo(self.table.currentIndex())


def decoded(jpeg: bytes) -> QImage:
    """Return a picture; a null one when it cannot be read. Not for the loop."""
    return QImage.fromData(jpeg)


def facts_in_words(record: RunRecord) -> str:
    """Return how a run went in a line: kind, when, how long, steps, model calls, cost, sites."""
    parts = [
        _kind_of(record),
        moment_of(record.started_at),
        seconds_in_words(record.elapsed_s),
        tr("{steps} 手順", steps=record.steps),
        calls_in_words(record.model_calls, record.tokens),
        cost_in_words(record.tokens, record.yen),
    ]
    if record.emergencies:
        parts.append(tr("強い AI に切り替え {emergencies} 回", emergencies=record.emergencies))
    if record.sites:
        parts.append(tr("サイト：{sites}", sites=clip(tr("、").join(record.sites), 120)))
    return tr("・").join(parts)


def _kind_of(record: RunRecord) -> str:
    """Say who decided the acts; an AI only where it was asked, as tokens tell."""
    if record.run_kind is RunKind.REPLAY:
        return tr("ライブラリの手順をくり返し")
    if record.tokens:
        return tr("AI が操作を決めて実行")
    return tr("文から操作を決めて実行")
