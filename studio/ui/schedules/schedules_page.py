"""予定: which flow runs by itself and when, how it went, and what was missed."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from studio.domain.errors import StudioError
from studio.domain.events.events import RunStatus
from studio.domain.records.schedule import Schedule, ScheduleEnd, ScheduleInput
from studio.domain.text import clip
from studio.engine.scheduling.schedules import Schedules, ScheduleView
from studio.engine.scheduling.turns import TurnReport
from studio.ui.desk.schedule_desk import RunShower, ScheduleDesk
from studio.ui.desk.shelf import MarkShelf
from studio.ui.schedules.schedule_card import ScheduleCallbacks, ScheduleCard
from studio.ui.schedules.schedule_form import FlowChoice, Planned, ScheduleForm, ScheduleShown
from studio.ui.widgets.boxes import FREE, PAGE, grow, in_column, in_row
from studio.ui.widgets.controls import (
    Card,
    EmptyCard,
    Size,
    make_button,
    make_label,
    make_wrapped,
    say,
)
from studio.ui.widgets.room import Room
from studio.ui.widgets.scrolled import CardColumn
from studio.ui.widgets.timers import every
from studio.words import tr

REFRESH_TASK: Final = "schedules"
ACT_TASK: Final = "schedule act"
_LOOK_MS: Final = 20_000
"""Turns are taken by other processes: what is shown is looked at again."""
_HELD: Final = timedelta(seconds=30)
_NAME_CHARS: Final = 60


@dataclass(frozen=True, slots=True)
class ScheduleWays:
    """Where the page leads to.

    Attributes:
        shower: Shows a turn that is wanted now.
        go_on_with: Offers a run of this id to be gone on with.
        go_rows: Where jobs over rows are gone on with.
        show_runs: Shows the history of a flow, by its id and name.
        opens_alone: Says whether the library opens with nobody there.
    """

    shower: RunShower
    go_on_with: Callable[[str], None]
    go_rows: Callable[[], None]
    show_runs: Callable[[str, str], None]
    opens_alone: Callable[[], bool]


class SchedulesPage(QWidget):
    """Cards of schedules, oldest first.

    Args:
        room: What the places share.
        schedules: Of the home; None where this start has none.
        ways: Where the page leads to.

    Signals:
        missed_changed: How many turns wait for a person's word.
    """

    missed_changed = Signal(int)

    def __init__(
        self, room: Room, schedules: Schedules | None, ways: ScheduleWays, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._room = room
        self._ways = ways
        self._schedules = schedules
        self._desk = ScheduleDesk(room.workbench, schedules, ways.shower) if schedules else None
        self._shown: tuple[tuple[ScheduleView, ...], frozenset[str]] = ((), frozenset())
        self._undo_act: Callable[[], None] | None = None
        self._count = make_label(self, size=Size.SMALL, tone="muted", name="schedule_count")
        self._said = make_wrapped(self, name="schedule_said")
        self._undo = make_button(self, tr("元に戻す"), "schedule_undo", self._take_back)
        self._locked = make_wrapped(self, self._locked_words(), Size.SMALL, "amber", "schedule_key")
        self._add = make_button(self, tr("予定を追加"), "schedule_add", self.add, "main")
        self._empty = self._make_empty()
        self._column: CardColumn[ScheduleCard] = CardColumn(self._add, self)
        self._column.add(self._empty)
        self._timer = every(self, _LOOK_MS, self.refresh)
        self._lay_out()

    @property
    def cards(self) -> list[ScheduleCard]:
        """Those that are made, from the top."""
        return self._column.cards

    def refresh(self) -> None:
        """Read the schedules again. Opens no library."""
        if self._schedules is not None:
            self._room.tasks.restart(REFRESH_TASK, self._read(self._schedules), self._show_fault)

    def add(self, flow_id: str = "") -> None:
        """Ask for a new schedule, of this flow where it is told."""
        if self._schedules is not None:
            self._start(self._added(self._schedules, flow_id))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self._timer.start()
        super().showEvent(event)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    async def _read(self, schedules: Schedules) -> None:
        views = await schedules.views()
        waiting = await self._waiting(views)
        await self._show(views, waiting)
        self.missed_changed.emit(sum(view.missed is not None for view in views))
        self._locked.setVisible(bool(views) and not self._ways.opens_alone())

    async def _waiting(self, views: tuple[ScheduleView, ...]) -> frozenset[str]:
        """Return the schedules whose newest turn still waits to be gone on with, as far as can be known now."""
        stopped = {
            one.schedule.id: one.schedule.last
            for one in views
            if one.schedule.last is not None and one.schedule.last.status is RunStatus.NEEDS_PERSON
        }
        bench = self._room.workbench
        if not stopped or bench.is_running or not bench.memory.is_open:
            return frozenset(stopped)
        left = {"", *(one.run.run_id for one in await bench.unfinished())}
        return frozenset(n for n, end in stopped.items() if end.run_id in left or _is_fresh(end))

    async def _show(self, views: tuple[ScheduleView, ...], waiting: frozenset[str]) -> None:
        """Show these; while nothing changed the cards stay, with the focus in them."""
        self._empty.setVisible(not views)
        self._add.setVisible(bool(views))
        self._count.setText(tr("{count} 件", count=len(views)) if views else "")
        if (views, waiting) == self._shown and self.cards:
            return
        self._shown = views, waiting
        await self._column.show_cards([partial(self._make_card, view, waiting) for view in views])

    def _make_card(
        self, view: ScheduleView, waiting: frozenset[str], parent: QWidget
    ) -> ScheduleCard:
        waits = view.schedule.id in waiting
        return ScheduleCard(view, self._room.theme, self._callbacks(), parent, waits=waits)

    def _callbacks(self) -> ScheduleCallbacks:
        desk = self._desk
        assert desk is not None  # there are no cards without schedules
        keep = desk.schedules
        return ScheduleCallbacks(
            run_now=lambda one: self._start(desk.run_now(one, partial(self._tell_end, one))),
            skip=lambda one: self._start(self._skipped(keep, one)),
            switch=lambda one: self._start(self._switched(keep, one)),
            change=lambda one: self._start(self._changed(keep, one)),
            show_runs=lambda one: self._ways.show_runs(one.flow_id, one.flow_name),
            go_on=self._go_on,
            remove=lambda one: self._start(self._removed(keep, one)),
        )

    def _go_on(self, schedule: Schedule) -> None:
        if schedule.last is not None and schedule.last.run_id:
            self._ways.go_on_with(schedule.last.run_id)
        else:
            self._ways.go_rows()

    def _start(self, work: Coroutine[object, object, None]) -> None:
        self._say("", "muted")
        self._room.tasks.start(ACT_TASK, work, self._show_fault)

    async def _added(self, schedules: Schedules, flow_id: str) -> None:
        marks = await MarkShelf(self._room.workbench).read()
        flows = marks.kept(tuple(await self._room.workbench.flows()))
        if not flows:
            words = tr("まだ手順がありません。「つくる」で手順を作って保存すると、予定にできます。")
            self._say(words, "amber")
            return
        choices = [FlowChoice(flow.flow_id, flow.name) for flow in flows]
        form = ScheduleForm(self._room, schedules, self)
        self._tell_planned(await form.ask(choices, flow_id))

    async def _changed(self, schedules: Schedules, schedule: Schedule) -> None:
        shown = ScheduleShown(schedule, await schedules.given(schedule.id))
        choices = [FlowChoice(schedule.flow_id, schedule.flow_name)]
        self._tell_planned(await ScheduleForm(self._room, schedules, self, shown).ask(choices))

    def _tell_planned(self, planned: Planned) -> None:
        if planned.fault is not None:
            self._show_fault(planned.fault)
        elif planned.schedule is not None:
            words = tr("予定に入れました：{0}（{1}）")
            self._say(words.format(*_called(planned.schedule)), "green")
        if planned.is_kept:
            self.refresh()

    async def _switched(self, schedules: Schedules, schedule: Schedule) -> None:
        changed = await schedules.switch(schedule.id, is_on=not schedule.is_on)
        words = tr("入にしました：{0}（{1}）") if changed.is_on else tr("切にしました：{0}（{1}）")
        self._say(words.format(*_called(changed)), "green")
        self.refresh()

    async def _skipped(self, schedules: Schedules, schedule: Schedule) -> None:
        await schedules.leave_out(schedule.id)
        self._say(tr("この回は行わないことにしました。"), "green")
        self.refresh()

    async def _removed(self, schedules: Schedules, schedule: Schedule) -> None:
        given = await schedules.given(schedule.id)
        gone = await schedules.remove(schedule.id)
        self._say(tr("予定を消しました：{0}（{1}）").format(*_called(gone)), "green")
        self._undo_act = lambda: self._start(self._brought_back(schedules, gone, given))
        self._undo.show()
        self.refresh()

    async def _brought_back(
        self, schedules: Schedules, gone: Schedule, given: ScheduleInput
    ) -> None:
        try:
            back = await schedules.bring_back(gone, given)
            self._say(tr("元に戻しました：{0}（{1}）").format(*_called(back)), "green")
        finally:
            self.refresh()

    def _tell_end(self, schedule: Schedule, report: TurnReport) -> None:
        """Say how a turn that was wanted now went; a run that worked needs no more words."""
        words = tr(
            "「{flow_name}」：{result}。{told}",
            flow_name=clip(schedule.flow_name, _NAME_CHARS),
            result=report.end.result,
            told="" if report.is_good else report.told,
        )
        self._say(words, "green" if report.is_good else "amber")
        self.refresh()

    def _take_back(self) -> None:
        act, self._undo_act = self._undo_act, None
        self._undo.hide()
        if act is not None:
            act()

    def _show_fault(self, fault: StudioError) -> None:
        self._say(str(fault), "red")
        if self.isVisible() and fault.code != "SCHEDULES_UNREADABLE":
            self.refresh()

    def _say(self, text: str, tone: str) -> None:
        self._undo.hide()
        say(self._said, text, tone)

    def _locked_words(self) -> str:
        return tr(
            "このライブラリは、人がパスフレーズを入れないと開けません。予定の時刻に人がいなくても開けるように、"
            "「設定」の「鍵」で、このパソコンのキーチェーンを使うようにしてください。"
        )

    def _make_empty(self) -> Card:
        if self._schedules is None:
            words = tr("この起動では、予定を使えません。")
            return EmptyCard("schedules_empty", self, words)
        words = tr(
            "保存した手順を、毎朝や月末営業日などの決まった時刻に、自動で実行します。"
            "人の操作が要るときは途中で止まり、お知らせします。"
        )
        first = make_button(self, tr("最初の予定を決める"), "schedule_first_add", self.add, "main")
        self._room.theme.dress(first, "fa6s.plus", "on_accent", 14)
        title = tr("まだ予定はありません")
        return EmptyCard("schedules_empty", self, words, title, first)

    def _lay_out(self) -> None:
        self._room.theme.dress(self._add, "fa6s.plus", "on_accent", 14)
        head = in_row(make_label(self, tr("予定"), Size.PAGE), self._count, FREE, self._add, gap=12)
        said = in_row(grow(self._said), self._undo)
        in_column(head, self._locked, said, grow(self._column), gap=10, of=self, margins=PAGE)
        for widget in (self._locked, self._said, self._undo, self._add):
            widget.hide()


def _called(schedule: Schedule) -> tuple[str, str]:
    """Return what a schedule is called, and when it runs."""
    return clip(schedule.flow_name, _NAME_CHARS), schedule.when.words


def _is_fresh(end: ScheduleEnd) -> bool:
    """Say whether a turn may still be held by the process that carried it out, and so be offered by nobody yet."""
    return datetime.now(UTC) - end.at < _HELD
