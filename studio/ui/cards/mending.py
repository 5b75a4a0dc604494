"""The cards of a replay that is mended: point at it, and what was repaired."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalRequested,
    Event,
    PointRequested,
    RepairAdopted,
    RepairMade,
    RunFinished,
    RunKind,
    RunStarted,
    RunStatus,
    StepStarted,
    TargetHealed,
)
from studio.engine.healing.list_pointing import POINTED_AT
from studio.engine.healing.memories import last_good_picture
from studio.ui.cards.point_card import PointCard
from studio.ui.cards.repair_card import RepairCard
from studio.ui.widgets.boxes import in_column
from studio.ui.widgets.room import Room

BEFORE_TASK: Final = "page before a pick"
PickAgain = Callable[[str], None]
PICK_OVER: Final = (
    StepStarted, TargetHealed, RepairMade, ActionFailed, ActionPerformed, ApprovalRequested,
)  # fmt: skip
"""What comes once something was picked; whether it may be used is asked in the same row."""


class Mending(QObject):
    """Both cards, one above the other.

    Attributes:
        lines: Where they stand on the page; nothing of it is seen while neither does.

    Signals:
        asking_changed: The person is asked to point, or no longer.

    Args:
        room: What the places share.
        play_from: Plays the flow that is shown from a step on, and may ask to point.
        come_forward: Brings the place to the front where these stand.
    """

    asking_changed = Signal()

    def __init__(
        self,
        room: Room,
        play_from: PickAgain,
        come_forward: Callable[[], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._room = room
        self._play_from = play_from
        self._come_forward = come_forward
        self._lost_step = self._flow_id = ""
        self._is_replay = False
        self.point = PointCard(room.theme, self._answer, parent)
        self.repair = RepairCard(room, parent)
        self.point.asking_changed.connect(self.asking_changed)
        self.lines = in_column(self.point, self.repair, gap=10)

    @property
    def pick_again(self) -> Callable[[], None] | None:
        """Play on from the step of a flow whose element was not found, by pointing at it; None when that is not why it failed."""
        step_id = self._lost_step
        return (lambda: self._play_from(step_id)) if step_id else None

    @property
    def asking(self) -> PointCard | None:
        """The card that asks to point, while it asks."""
        return self.point if self.point.is_asking else None

    def take_home(self) -> None:
        """Let the card stand here again, where it stood in a row."""
        if self.lines.indexOf(self.point) < 0:
            self.lines.insertWidget(0, self.point)

    def show_flow(self, flow_id: str) -> None:
        """Show what is repaired of a flow; "" for none."""
        self._flow_id = flow_id
        self.repair.show_flow(flow_id)

    def take_event(self, event: Event) -> None:
        """Follow a replay."""
        match event:
            case RunStarted():
                self._lost_step, self._is_replay = "", event.run_kind is RunKind.REPLAY
            case PointRequested():
                self.point.ask(event)
                self._room.tasks.restart(BEFORE_TASK, self._show_before(event.step_id))
                self._come_forward()
            case ActionFailed():
                is_lost = self._is_replay and event.outcome.code in POINTED_AT
                self._lost_step = event.item_id if is_lost else ""
            case RunFinished():
                self._on_finished(event)
            case RepairMade():
                self.repair.show_flow(event.flow_id)
                self.repair.refresh()
            case RepairAdopted():
                self.repair.refresh()
            case _:
                pass
        if isinstance(event, PICK_OVER):
            self.point.put_away()

    async def _show_before(self, step_id: str) -> None:
        memory = self._room.workbench.memory
        jpeg = await last_good_picture(memory, self._flow_id, step_id)
        if jpeg and self.point.is_asking:
            self.point.show_before(jpeg)

    def _on_finished(self, event: RunFinished) -> None:
        self.point.put_away()
        self.repair.refresh()
        if event.status is not RunStatus.FAILED:
            self._lost_step = ""

    def _answer(self, request_id: str, text: str) -> None:
        self._room.workbench.answer(request_id, is_yes=False, text=text)
