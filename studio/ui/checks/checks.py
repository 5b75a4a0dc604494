"""点検: how every flow stands, what changed since the check before, and the one step that leads on."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from studio.domain.errors import FlowNotFoundError, StudioError
from studio.domain.flows.flow import Flow
from studio.domain.records.check import CheckKind, Finding
from studio.domain.records.history import FlowSummary
from studio.domain.values.moments import when_in_words
from studio.engine.checking.due import KeptFlows, kept_flows, next_due
from studio.engine.checking.standing import CheckState, FlowStanding, NextStep, standings
from studio.engine.memory import SecretStore
from studio.ui.checks.check_column import CheckColumn
from studio.ui.checks.check_progress import CheckProgressCard
from studio.ui.checks.standing_groups import FIRST, StandingGroups, grouped
from studio.ui.desk.check_controller import CheckController
from studio.ui.desk.shelf import MarkShelf
from studio.ui.widgets.boxes import FREE, PAGE, Free, grow, in_column, in_row
from studio.ui.widgets.collector import SlowRelease, spare_when_many
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
from studio.ui.widgets.theme import set_look
from studio.words import tr

REFRESH_TASK: Final = "checks"
COUNT_TASK: Final = "count checks"
MEND_TASK: Final = "mend"


@dataclass(frozen=True, slots=True)
class CheckWays:
    """Where 点検 leads.

    Attributes:
        mend: Shows a flow to be edited, with what was found about it.
        run: Runs a flow, once its values are asked for.
        run_otherwise: Asks for all of its values first.
        show_runs: Shows the runs of a flow, by its id and name.
        credentials: To 認証情報.
        settings: To the weekly check.
        library: Back to the flows.
        new_sheet: To an empty つくる.
    """

    mend: Callable[[Flow, Sequence[Finding]], None]
    run: Callable[[FlowSummary], None]
    run_otherwise: Callable[[FlowSummary], None]
    show_runs: Callable[[str, str], None]
    credentials: Callable[[], None]
    settings: Callable[[], None]
    library: Callable[[], None]
    new_sheet: Callable[[], None]


class ChecksPage(QWidget):
    """The flows, those that want a person first.

    Args:
        room: What the places share.
        ways: Where it leads.
        secrets: The credentials; None where this start has none.

    Signals:
        counted: How many flows want a person.
    """

    counted = Signal(int)

    def __init__(
        self, room: Room, ways: CheckWays, secrets: SecretStore | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._room = room
        self._ways = ways
        self._secrets = secrets
        self._shelf = MarkShelf(room.workbench)
        self._standings = StandingGroups()
        self._release = SlowRelease(self)
        self._flows: dict[str, Flow] = {}
        self._wanted = ""
        self._has_entered = False
        self._counts_again = False
        self._limits: dict[CheckState, int] = {}
        self._is_weekly = True
        self._due: datetime | None = None
        self.controller = CheckController(room.workbench, room.tasks, self)
        self._when = make_wrapped(self, size=Size.SMALL, tone="muted", name="checks_when")
        self._said = make_wrapped(self, name="checks_said")
        self.progress = CheckProgressCard(room, self)
        self.opens_pages = QCheckBox(tr("今日の画面も開いて確かめる（何も送信しません）"), self)
        self.all = make_button(self, tr("すべて点検"), "check_all", self._check_all)
        self._settings = make_button(
            self, tr("毎週の点検の設定"), "checks_settings", ways.settings, "link"
        )
        self._new = make_button(self, tr("手順を作る"), "checks_new", ways.new_sheet, "main")
        self._empty = self._make_empty()
        self.column = CheckColumn(room.theme, self._lead, self._widen, self)
        self._lay_out()
        self._connect()

    @property
    def standings(self) -> Sequence[FlowStanding]:
        """What is shown, in order."""
        return self._standings.shown

    def refresh(self) -> None:
        """Ask the library how its flows stand."""
        self._room.tasks.restart(REFRESH_TASK, self._refresh())

    def enter(self) -> None:
        """Show how the flows stand to who has just come here, with the keyboard on what to do first."""
        self._has_entered = True
        if not self.controller.total:
            self._say("", "muted")
        self.refresh()

    def recount(self) -> None:
        """Ask the library only how many flows want a person.

        What changes meanwhile is counted in a round of its own: begun anew by each of many checks, the count came
        after the last of them.
        """
        self._counts_again = True
        self._room.tasks.start(COUNT_TASK, self._recount())

    def show_flow(self, flow_id: str) -> None:
        """Bring a flow into sight as soon as it is there."""
        self._wanted = flow_id
        self.refresh()

    def show_weekly(self, *, is_weekly: bool) -> None:
        """Say whether flows are checked without being asked for."""
        self._is_weekly = is_weekly
        self._say_when(datetime.now(UTC))

    async def _recount(self) -> None:
        while self._counts_again:
            self._counts_again = False
            found = await self._grouped(await kept_flows(self._room.workbench.memory))
            self.counted.emit(found.wanted)
            self._release.take(found.all)

    async def _grouped(self, kept: KeptFlows) -> StandingGroups:
        """Return how all flows stand, but those in ごみ箱."""
        marks = await self._shelf.read()
        found = await standings(self._room.workbench.memory, kept, marks.trashed)
        groups = await asyncio.to_thread(grouped, found, self._limits)
        spare_when_many(len(found))
        return groups

    async def _refresh(self) -> None:
        memory = self._room.workbench.memory
        kept = await kept_flows(memory)
        self._due = await next_due(memory, kept, CheckKind.READ)
        await self._show_groups(await self._grouped(kept))

    def _widen(self, state: CheckState) -> None:
        """Show more flows of a state; nothing is read again."""
        self._limits[state] = self._limits.get(state, FIRST) + FIRST
        wide = self._standings.widened(state)
        self._room.tasks.restart(REFRESH_TASK, self._show_groups(wide))

    async def _show_groups(self, found: StandingGroups) -> None:
        bench = self._room.workbench
        self.counted.emit(found.wanted)
        flows: dict[str, Flow] = {}
        for standing in found.shown:
            if standing.troubles or standing.gone or standing.not_seen:
                with suppress(FlowNotFoundError):
                    flow_id = standing.summary.flow_id
                    flows[flow_id] = await bench.flow(flow_id)
        if self._secrets and any(one.stops_at_login for one in found.shown):
            with suppress(StudioError):  # a vault that is locked says nothing against a flow
                cards = await self._secrets.cards()
                origins = {origin for card in cards for origin in card.origins}
                found = await asyncio.to_thread(found.with_logins, flows, origins)
        self._show(found, flows)

    def _show(self, found: StandingGroups, flows: dict[str, Flow]) -> None:
        now = datetime.now(UTC)
        is_same = (found, flows) == (self._standings, self._flows)
        set_look(self.all, "look", "" if found.wanted else "main")
        self._room.theme.dress(
            self.all, "fa6s.stethoscope", "muted" if found.wanted else "on_accent", 14
        )
        for widget in (self.all, self.opens_pages, self.column):
            widget.setVisible(bool(found.groups))
        self._empty.setVisible(not found.groups)
        self._release.take(self._standings.all)
        self._standings, self._flows = found, flows
        self._say_when(now)
        if not is_same:
            self.column.show_standings(found, flows, now)
        self._follow_job()
        self._place_focus()

    def _place_focus(self) -> None:
        """Bring the flow that was asked for into sight; else put the keyboard on the first thing to do."""
        wanted, self._wanted = self._wanted, ""
        has_entered, self._has_entered = self._has_entered, False
        if wanted and self.column.focus_flow(wanted):
            return
        if has_entered and not self.column.focus_flow(self.column.first_flow):
            (self.all if self._standings.groups else self._new).setFocus()

    def _say_when(self, now: datetime) -> None:
        """Say when flows were looked at last, and when they are next."""
        last = self._standings.last_at
        parts = [tr("最後の点検：{last}", last=when_in_words(last, now))] if last else []
        if not self._is_weekly:
            parts.append(tr("毎週の点検は止めてあります"))
        elif self._due is None:
            parts.append(tr("使っている手順は、週に 1 回、自動で点検します"))
        elif self._due <= now:
            parts.append(tr("次の点検：まもなく（自動）"))
        else:
            parts.append(tr("次の点検：{due:%m/%d} ごろ（自動）", due=self._due.astimezone()))
        self._when.setText("　".join(parts))

    def _check_all(self) -> None:
        self.controller.check_all(self._standings.flows, opens_pages=self.opens_pages.isChecked())

    def _lead(self, standing: FlowStanding) -> None:
        flow = standing.summary
        match standing.next_step:
            case NextStep.EDIT:
                self._room.tasks.start(MEND_TASK, self._mend(standing))
            case NextStep.VISIT:
                self.controller.check_one(flow)
            case NextStep.RUN:
                self._ways.run(flow)
            case NextStep.RUN_OTHERWISE:
                self._ways.run_otherwise(flow)
            case NextStep.CREDENTIALS:
                self._ways.credentials()
            case NextStep.HISTORY:
                self._ways.show_runs(flow.flow_id, flow.name)
            case None:
                pass

    async def _mend(self, standing: FlowStanding) -> None:
        flow = await self._room.workbench.flow(standing.summary.flow_id)
        self._ways.mend(flow, standing.findings)

    def _follow_job(self) -> None:
        """Show how far a check is; nothing else can be begun meanwhile."""
        job, may_begin = self.controller, self.controller.may_begin
        self.progress.setVisible(job.total > 0)
        self.progress.show_progress(job.progress, job.done, job.total)
        for widget in (self.all, self.opens_pages):
            widget.setEnabled(may_begin)
        self.column.let_press(may_press=may_begin)

    def _say(self, words: str, tone: str) -> None:
        say(self._said, words, tone)

    def _on_job(self) -> None:
        self._follow_job()
        if not self.controller.total:
            self.refresh()

    def _connect(self) -> None:
        self.controller.changed.connect(self._on_job)
        self.controller.said.connect(self._say)
        self._room.tasks.changed.connect(self._follow_job)

    def _make_empty(self) -> Card:
        words = tr(
            "手順を作って保存すると、次も動くかどうかを、週に 1 回ここで確かめます。"
            "まず、手順を 1 つ作ってください。"
        )
        first = self._room.theme.dress(self._new, "fa6s.plus", "on_accent", 14)
        title = tr("点検する手順が、まだありません")
        return EmptyCard("checks_empty", self, words, title, first)

    def _lay_out(self) -> None:
        back = make_button(self, tr("手順へ"), "checks_back", self._ways.library, "link")
        self._room.theme.dress(back, "fa6s.arrow-left", "muted", 14)
        self.opens_pages.setObjectName("checks_open_pages")
        self.opens_pages.setChecked(True)
        head = in_row(make_label(self, tr("点検"), Size.PAGE), FREE, back, self.all, gap=10)
        when = in_row(grow(self._when), self._settings)
        in_column(
            head,
            when,
            self.opens_pages,
            self.progress,
            self._said,
            self._empty,
            grow(self.column),
            Free(0),
            of=self,
            margins=PAGE,
        )
        for widget in (self._said, self.all, self.opens_pages, self.column, self._empty):
            widget.hide()
