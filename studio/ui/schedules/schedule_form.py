"""The form of a schedule: which flow, when, and with what; it stays until the schedule is kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from studio.domain.errors import SettingsError, StudioError
from studio.domain.flows.flow import Flow
from studio.domain.records.schedule import Schedule, ScheduleInput
from studio.domain.text import clip
from studio.engine.scheduling.planning import check_alone
from studio.engine.scheduling.schedules import Schedules
from studio.ui.dialogs.tried_form import TriedForm
from studio.ui.schedules.schedule_given import GivenFields
from studio.ui.schedules.schedule_when import WhenFields
from studio.ui.widgets.boxes import AS_AROUND, FREE, in_column
from studio.ui.widgets.controls import make_label
from studio.ui.widgets.many_choices import ManyChoices
from studio.ui.widgets.room import Room
from studio.words import tr

CHOSEN_TASK: Final = "schedule flow"
_NAME_CHARS: Final = 60
_WIDTH: Final = 560
_GIVEN_HEIGHT: Final = 280
_FOOT: Final = 12
_KEPT_OFF: Final = frozenset({"NO_SCHEDULER", "SCHEDULER_REFUSED"})
"""After these the schedule is there, and off."""


@dataclass(slots=True)
class Planned:
    """What became of a form.

    Attributes:
        schedule: As it was kept; None where the person gave up.
        fault: Why it is kept and off; None where it is on.
    """

    schedule: Schedule | None = None
    fault: SettingsError | None = None

    @property
    def is_kept(self) -> bool:
        """True when there is something new to show."""
        return self.schedule is not None or self.fault is not None


@dataclass(frozen=True, slots=True)
class ScheduleShown:
    """A schedule that is to be changed.

    Attributes:
        given: What it gives its flow.
    """

    schedule: Schedule
    given: ScheduleInput


@dataclass(frozen=True, slots=True)
class FlowChoice:
    """A flow to choose."""

    id: str
    name: str


class ScheduleForm:
    """Asks for a schedule.

    Args:
        room: What the places share.
        schedules: Where it is kept.
        parent: The page.
        shown: The schedule that is changed; None for a new one.
    """

    def __init__(
        self,
        room: Room,
        schedules: Schedules,
        parent: QWidget,
        shown: ScheduleShown | None = None,
    ) -> None:
        self._room = room
        self._schedules = schedules
        self._shown = shown
        self._flow: Flow | None = None
        self._given: GivenFields | None = None
        self._refusal = ""
        title = tr("予定を変える") if shown else tr("予定を追加")
        words = tr(
            "パソコンが動いていて、ログインしている間に実行します。手順スタジオを開いておく必要はありません。"
        )
        accept = tr("変える") if shown else tr("予定に入れる")
        self.dialog = TriedForm(parent, "schedule_form", title, words, accept)
        self.dialog.setMinimumWidth(_WIDTH)
        self.flows = ManyChoices("schedule_flow", tr("手順"), self.dialog)
        self.flows.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.when = WhenFields(
            schedules.first_turn, self.dialog, shown.schedule.when if shown else None
        )
        self._area = self._make_area()
        self._area_label = make_label(self.dialog, tr("値"))

    async def ask(self, flows: Sequence[FlowChoice], chosen: str = "") -> Planned:
        """Open it and stay until a schedule is kept, or the person gave up.

        Args:
            flows: To choose from; for a schedule that is changed, only its own.
            chosen: The id of the one that is chosen to begin with; "" for the first.
        """
        planned, dialog = Planned(), self.dialog
        first = ((tr("手順を選んでください"), ""),) if self._shown is None else ()
        self.flows.offer(
            (*first, *((clip(flow.name, _NAME_CHARS), flow.id) for flow in flows)), chosen
        )
        self.flows.setEnabled(self._shown is None)
        dialog.add(tr("手順"), self.flows)
        dialog.add(tr("いつ"), self.when)
        dialog.fields.addRow(self._area_label, self._area)
        self._show_area(is_shown=False)
        self.flows.currentIndexChanged.connect(self._choose)
        self._choose()

        async def keep() -> None:
            await self._keep(planned)

        await dialog.ask(self._room.tasks, keep, self._problem)
        return planned

    def _make_area(self) -> QScrollArea:
        area = QScrollArea(self.dialog)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area

    def _show_area(self, *, is_shown: bool) -> None:
        self._area.setVisible(is_shown)
        self._area_label.setVisible(is_shown)

    def _choose(self) -> None:
        flow_id = str(self.flows.currentData() or "")
        self._flow = self._given = None
        self._refusal = ""
        self.dialog.say("")
        self._show_area(is_shown=False)
        if flow_id:
            self._room.tasks.restart(CHOSEN_TASK, self._chosen(flow_id), self._show_fault)

    async def _chosen(self, flow_id: str) -> None:
        """Show the fields of a flow, or why it never runs with nobody there."""
        flow = await self._room.workbench.flow(flow_id)
        try:
            check_alone(flow, {})
        except SettingsError as fault:
            self._show_fault(fault)
            return
        given = self._shown.given if self._shown else ScheduleInput()
        inside = QWidget(self._area)
        inside.setObjectName("scrolled")
        self._given = GivenFields(flow, self._room.workbench, self._room.tasks, inside, given)
        in_column(self._given, FREE, gap=AS_AROUND, of=inside, margins=(0, 0, 6, 0))
        self._area.setWidget(inside)
        self._flow = flow
        self._given.source.currentIndexChanged.connect(self._fit)
        self._show_area(is_shown=self._given.has_fields)
        self._fit()

    def _fit(self) -> None:
        """Give the fields of the flow the room they need; more than that is scrolled."""
        inside = self._area.widget()
        if inside is None:
            return
        wanted = inside.heightForWidth(self._area.width() or _WIDTH)
        height = max(wanted, inside.sizeHint().height()) + _FOOT
        self._area.setMinimumHeight(min(height, _GIVEN_HEIGHT))
        self.dialog.adjustSize()

    def _problem(self) -> str:
        if self._flow is None or self._given is None:
            return self._refusal or tr("手順を選んでください。")
        if self.when.when is None:
            return tr("曜日を選んでください。")
        return self._given.problem

    async def _keep(self, planned: Planned) -> None:
        when = self.when.when
        if self._flow is None or self._given is None or when is None:
            return
        given = await self._given.given()
        old = self._shown.schedule.id if self._shown else ""
        try:
            planned.schedule = await self._schedules.keep(self._flow, when, given, old)
        except SettingsError as fault:
            if fault.code not in _KEPT_OFF:
                raise
            planned.fault = fault

    def _show_fault(self, fault: StudioError) -> None:
        self._refusal = str(fault)
        self.dialog.say(self._refusal)
