"""何をしますか: what stands around the sentence before there is anything to show."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from typing_extensions import override

from studio.domain.records.history import FlowSummary
from studio.domain.runs.batch import Batch, BatchRow, RowState
from studio.domain.text import clip
from studio.engine.local_models import LocalModels
from studio.ui.desk.shelf import MarkShelf
from studio.ui.library.library_model import result_in_words, result_sign, title_of
from studio.ui.widgets.boxes import AS_AROUND, FREE, Free, at_middle, clear, grow, in_column, in_row
from studio.ui.widgets.collector import SlowRelease
from studio.ui.widgets.controls import (
    Card,
    PushButton,
    Size,
    follow_action,
    make_button,
    make_label,
    make_wrapped,
)
from studio.ui.widgets.room import Room
from studio.words import tr

START_TASK: Final = "start page"
LOOK_TASK: Final = "ai on this computer"
_RECENT: Final = 4
_JOBS: Final = 10
_NAME_CHARS: Final = 40


@dataclass(frozen=True, slots=True)
class StartWays:
    """Where the first screen leads.

    Attributes:
        record: やって見せる.
        rows: 表から.
        sample: 見本から: fills the sentence.
        run: Runs a flow of the library.
        take_up: Goes to a job over rows that has rows left.
        connect: To the settings of the AI.
    """

    record: Callable[[], None]
    rows: Callable[[], None]
    sample: Callable[[], None]
    run: Callable[[FlowSummary], None]
    take_up: Callable[[Batch], None]
    connect: Callable[[], None]


class WayCard(Card):
    """One way to begin: a few words, and what it is for; a button in all but its look."""

    def __init__(
        self, words: tuple[str, str], name: str, act: Callable[[], None], parent: QWidget
    ) -> None:
        super().__init__(f"{name}_card", parent, "way")
        title, hint = words
        self.button = make_button(self, title, name, act, "way")
        self.button.setAccessibleDescription(hint)
        self._act = act
        self.body.setSpacing(2)
        self.put(self.button, make_wrapped(self, hint, Size.SMALL, "muted"), FREE)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.button.click()


class StartPage(QWidget):
    """The other ways in, and the newest flows of the library.

    Args:
        room: What the places share.
        ways: Where it leads.
    """

    def __init__(self, room: Room, ways: StartWays, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("start_page")
        self._room = room
        self._release = SlowRelease(self)
        self._ways = ways
        self._jobs = Card("start_jobs", self, "accent")
        self._recent = Card("start_recent", self)
        self._welcome = make_wrapped(
            self,
            tr(
                "はじめての方へ：したいことを文で書くか、「見本から」を選んで「手順を作る」を押してください。"
                "実行の前に手順を読んで直せます。注文・送信・削除の前には必ずたずねます。"
            ),
            tone="muted",
            name="start_welcome",
        )
        self._recent_words = make_label(self, tr("最近の手順"), Size.SMALL, "muted")
        self._ai = make_wrapped(self, size=Size.SMALL, tone="muted", name="start_ai")
        self._connect = make_button(self, tr("AI をつなぐ"), "start_connect", ways.connect, "link")
        self._manual = PushButton(self)
        self._manual.setObjectName("start_manual")
        self._manual.setProperty("look", "link")
        follow_action(self._manual, room.actions["manual"])
        room.theme.dress(self._manual, "fa6s.circle-question", "muted", 14)
        self._lay_out()
        self.show_recent(())
        self._show_welcome(is_shown=False)  # nobody knows yet whether there are flows
        self.show_jobs(())

    def refresh(self) -> None:
        """Read the newest flows and the jobs with rows left."""
        self._room.tasks.restart(START_TASK, self._read())

    def show_ai(self, *, is_builtin: bool) -> None:
        """Say in one quiet line that no AI is connected."""
        words = tr("内蔵エンジン（AI なし）で動いています。自由な文には AI をつなぎます。")
        self._ai.setText(words)
        self._ai.setVisible(is_builtin)
        self._connect.setVisible(is_builtin)
        models = self._room.local_models
        if is_builtin and models is not None:
            self._room.tasks.restart(LOOK_TASK, self._look_for_ai(models))

    async def _look_for_ai(self, models: LocalModels) -> None:
        """Say so where an AI runs on this computer; this computer alone is asked."""
        here = [server for server in await models.find() if server.models]
        if here:
            words = tr("このパソコンで {0} が動いています。つなぐと、自由な文で頼めます。")
            self._ai.setText(words.format(tr("、").join(server.title for server in here)))

    def show_recent(self, flows: Sequence[FlowSummary]) -> None:
        """Show these flows, each with 実行."""
        _clear(self._recent)
        now = datetime.now().astimezone()
        for flow in flows[:_RECENT]:
            self._recent.put(self._flow_line(flow, now))
        self._show_welcome(is_shown=not flows)
        self._recent.setVisible(bool(flows))
        self._recent_words.setVisible(bool(flows))

    def show_jobs(self, jobs: Sequence[tuple[Batch, Sequence[BatchRow]]]) -> None:
        """Offer jobs over rows that were stopped: how far they came, and to go on."""
        _clear(self._jobs)
        for batch, rows in jobs:
            self._jobs.put(self._job_line(batch, rows))
        self._jobs.setVisible(bool(jobs))

    def _show_welcome(self, *, is_shown: bool) -> None:
        for widget in (self._welcome, self._manual):
            widget.setVisible(is_shown)

    async def _read(self) -> None:
        bench = self._room.workbench
        found = await bench.rows.batches(limit=_JOBS)
        left = [one for one in found if one.finished_at is None]
        self.show_jobs([(one, await bench.memory.batch_rows(one.id)) for one in left[:2]])
        marks = await MarkShelf(bench).read()
        flows = await bench.flows()
        self.show_recent((await asyncio.to_thread(marks.kept, flows))[:_RECENT])
        self._release.take(flows)

    def _flow_line(self, flow: FlowSummary, now: datetime) -> QWidget:
        sign = QLabel(self._recent)
        icon, tone = result_sign(flow)
        self._room.theme.dress(sign, icon, tone, 18)
        name = clip(title_of(flow), _NAME_CHARS)
        run = make_button(self._recent, tr("実行"), "start_run", partial(self._ways.run, flow))
        run.setAccessibleName(tr("「{name}」を実行", name=name))
        return _line(sign, name, result_in_words(flow, now), run, self._recent)

    def _job_line(self, batch: Batch, rows: Sequence[BatchRow]) -> QWidget:
        sign = self._room.theme.dress(QLabel(self._jobs), "fa6s.table", "accent_text", 18)
        name = clip(batch.flow_name, _NAME_CHARS)
        done = sum(row.state is RowState.DONE for row in rows)
        source = batch.source.replace("\\", "/").rpartition("/")[2]
        words = tr(
            "表の作業が途中です：{source}・{total:,} 行のうち {done:,} 行が済んでいます",
            source=source,
            total=batch.total,
            done=done,
        )
        go_on = make_button(
            self._jobs, tr("続きを見る"), "start_job", partial(self._ways.take_up, batch)
        )
        go_on.setAccessibleName(tr("「{name}」の続きを見る", name=name))
        return _line(sign, name, words, go_on, self._jobs)

    def _lay_out(self) -> None:
        ways = in_row(gap=10)
        for words, name, icon, tone, act in (
            ((tr("やって見せる"), tr("いつもの操作を一度すると、手順になります")),
             "start_record", "fa6s.circle", "red", self._ways.record),
            ((tr("表から"), tr("Excel の 1 行ずつ行います")),
             "start_rows", "fa6s.table", "muted", self._ways.rows),
            ((tr("見本から"), tr("練習用サイトで試せます")),
             "start_sample", "fa6s.lightbulb", "muted", self._ways.sample),
        ):  # fmt: skip
            card = WayCard(words, name, act, self)
            self._room.theme.dress(card.button, icon, tone, 14)
            ways.addWidget(card, 1)
        foot = in_row(grow(self._ai), self._connect, gap=AS_AROUND)
        in_column(
            Free(pixels=4),
            in_row(grow(self._welcome), at_middle(self._manual)),
            self._jobs,
            make_label(self, tr("ほかの始め方"), Size.SMALL, "muted"),
            ways,
            Free(pixels=6),
            self._recent_words,
            self._recent,
            FREE,
            foot,
            gap=10,
            of=self,
        )


def _line(sign: QLabel, title: str, words: str, button: QPushButton, parent: QWidget) -> QWidget:
    line = QWidget(parent)
    texts = in_column(
        make_wrapped(line, title), make_wrapped(line, words, Size.SMALL, "muted"), gap=1
    )
    in_row(sign, grow(texts), button, gap=12, of=line, margins=(4, 4, 4, 4))
    return line


def _clear(card: Card) -> None:
    clear(card.body)
