"""The cards of データ: jobs that wait to be gone on with, and rows that only a person can settle."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QLabel, QWidget

from studio.domain.batch import Batch, BatchRow, RowAnswer, RowState
from studio.domain.text import clip
from studio.ui.widgets.boxes import clear, grow, in_column, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_label, make_wrapped, say
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.theme import Theme
from studio.words import sentences, tr

MAX_JOBS: Final = 5
"""So many unfinished jobs are shown; older ones come up when these are done."""
_VALUES: Final = 4
_NAME_CHARS: Final = 40


class JobsCard(Card):
    """再開: jobs with rows left.

    Args:
        take_up: Shows a job.
        forget: Forgets one, after a question.
    """

    def __init__(
        self,
        theme: Theme,
        take_up: Callable[[Batch], None],
        forget: Callable[[Batch], None],
        parent: QWidget,
    ) -> None:
        super().__init__("jobs_card", parent, "accent")
        self._take_up = take_up
        self._forget = forget
        icon = theme.dress(QLabel(self), "fa6s.clock-rotate-left", "accent_text", 16)
        head = in_row(icon, grow(make_label(self, tr("途中の作業があります"), Size.TITLE)))
        self._lines = in_column(gap=4)
        self.put(head, self._lines)
        self.hide()

    def show_jobs(self, jobs: Sequence[Batch]) -> None:
        """Show these; nothing when there are none."""
        clear(self._lines)
        for job in jobs[:MAX_JOBS]:
            self._lines.addWidget(self._line(job))
        self.setVisible(bool(jobs))

    def _line(self, job: Batch) -> QWidget:
        line = QWidget(self)
        name = clip(job.flow_name, _NAME_CHARS)
        source = job.source.replace("\\", "/").rpartition("/")[2]
        words = tr(
            "「{name}」・{source}・{total:,} 行・{started_at:%m/%d %H:%M} から",
            name=name,
            source=source,
            total=job.total,
            started_at=job.started_at.astimezone(),
        )
        label = make_wrapped(line, words, name="job_words")
        go_on = make_button(line, tr("再開"), "job_resume", partial(self._take_up, job))
        go_on.setAccessibleName(tr("再開：{job}", job=words))
        forget = make_button(line, tr("破棄"), "job_forget", partial(self._forget, job))
        forget.setAccessibleName(tr("破棄：{job}", job=words))
        in_row(grow(label), go_on, forget, of=line)
        return line


class RowCard(Card):
    """One row that is unclear, or that failed: 済んでいる, まだ or 飛ばす. Nothing is repeated unasked.

    Args:
        answer: Called with the number of the row and the answer.
    """

    def __init__(
        self, theme: Theme, answer: Callable[[int, RowAnswer], None], parent: QWidget
    ) -> None:
        super().__init__("row_card", parent, "amber")
        self._answer = answer
        self._number = 0
        icon = theme.dress(QLabel(self), "fa6s.circle-question", "amber", 16)
        self._title = make_wrapped(self, size=Size.TITLE, name="row_title")
        self._reason = make_wrapped(self, name="row_reason")
        self._values = make_wrapped(self, size=Size.SMALL, tone="muted", name="row_values")
        head = in_row(icon, grow(self._title))
        foot = QWidget(self)
        self._done = make_button(
            foot, tr("済んでいる"), "row_done", partial(self._give, RowAnswer.DONE)
        )
        self._again = make_button(
            foot, tr("まだ（もう一度行う）"), "row_again", partial(self._give, RowAnswer.AGAIN)
        )
        self._skip = make_button(
            foot, tr("飛ばす"), "row_skip", partial(self._give, RowAnswer.SKIP)
        )
        FlowLayout(foot, self._done, self._again, self._skip)
        self.put(head, self._reason, self._values, foot)
        self.hide()

    def show_row(self, row: BatchRow | None, waiting: int) -> None:
        """Ask about a row.

        Args:
            row: None: nothing is to be asked.
            waiting: How many rows wait for an answer, this one included.
        """
        self.setVisible(row is not None)
        if row is None:
            return
        self._number = row.number
        is_unclear = row.state is RowState.UNCLEAR
        words = (
            tr("{0} 行目は、済んだかどうか分かりません")
            if is_unclear
            else tr("{0} 行目はできませんでした")
        )
        more = tr("（ほかに {waiting:,} 行）", waiting=waiting - 1) if waiting > 1 else ""
        self._title.setText(words.format(row.number) + more)
        ask = tr("相手の画面で確かめてから、選んでください。") if is_unclear else ""
        self._reason.setText(sentences(row.reason, ask))
        values = tr("／").join(f"{name} {clip(value, 30)}" for name, value in row.values[:_VALUES])
        say(self._values, values)

    def _give(self, answer: RowAnswer) -> None:
        self._answer(self._number, answer)
