"""What the rows of a job ask, where the person has their table: approvals, あなたの番です, pointing, repairs."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from studio.domain.events.events import Event
from studio.ui.cards.mending import Mending
from studio.ui.cards.question_card import QuestionCard
from studio.ui.desk.data_controller import DataController
from studio.ui.widgets.boxes import in_column
from studio.ui.widgets.room import Room


class RowAsking(QObject):
    """One card at a time, as in つくる.

    Attributes:
        lines: Where the cards stand on the page.

    Signals:
        asked: A question came up: its place must be seen.
        browser_wanted: The person has to look, or to work, in the browser.
        asking_changed: A question came up, or the last one is settled.

    Args:
        room: What the places share.
        controller: The job that asks.
    """

    asked = Signal()
    browser_wanted = Signal()
    asking_changed = Signal()

    def __init__(self, room: Room, controller: DataController, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        answer = room.workbench.answer
        self.question = QuestionCard(
            room.theme, answer, self.asked.emit, self.browser_wanted.emit, parent
        )
        self.mending = Mending(room, lambda _: None, self.asked.emit, parent)
        for card in (self.question, self.mending):
            card.asking_changed.connect(self.asking_changed)
        self.lines = in_column(self.question, self.mending.lines, gap=10)
        controller.changed.connect(self._show_flow)
        controller.playing_changed.connect(self._make_room)

    @property
    def is_asking(self) -> bool:
        """True while the person is asked."""
        return self.question.is_asking or self.mending.asking is not None

    def take_event(self, event: Event) -> None:
        """Follow a job; which row asks is said with the question."""
        self.question.place = self._controller.place_in_words
        self.question.take_event(event)
        self.mending.take_event(event)

    def _show_flow(self) -> None:
        """Show what is repaired of the flow that has a job, and nothing beside a table that has none."""
        flow = self._controller.flow if self._controller.batch else None
        self.mending.show_flow(flow.id if flow else "")

    def _make_room(self) -> None:
        """Show no repair beside rows under way: one thing at a time."""
        self.mending.repair.put_aside(is_aside=self._controller.is_playing)
