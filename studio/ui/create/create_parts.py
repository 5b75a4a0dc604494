"""What つくる is put together from: the banner of a flow, the work side by side."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSplitter, QWidget
from typing_extensions import override

from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import Flow
from studio.domain.runs.checklist import Checklist
from studio.domain.text import clip
from studio.ui.desk.phase import Phase
from studio.ui.desk.workspace_controller import WorkspaceController
from studio.ui.page.dock import NOW, RECORD, Dock
from studio.ui.widgets.boxes import grow, in_column, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_wrapped
from studio.ui.widgets.scrolled import ReadingColumn
from studio.ui.widgets.theme import Theme
from studio.words import tr

_REST_HEIGHT: Final = 200
_STEP_PX: Final = 24
_LOW: Final = 760
_BESIDE: Final = 960
"""From this width on (a window of 1,100) there is room for the dock beside the rows."""
_WITH_ROWS: Final = (Phase.PLAN, Phase.RUNNING, Phase.RESULT)


class FlowBanner(Card):
    """Stands in the place of the sentence while a flow of the library is shown."""

    def __init__(self, controller: WorkspaceController, theme: Theme, parent: QWidget) -> None:
        super().__init__("flow_banner", parent)
        icon = theme.dress(QLabel(self), "fa6s.book", "accent_text", 16)
        self._name = make_wrapped(self, size=Size.TITLE, name="flow_name")
        self._purpose = make_wrapped(self, size=Size.SMALL, tone="muted", name="flow_purpose")
        leave = make_button(self, tr("つくる画面に戻る"), "leave_flow", controller.leave_flow)
        self._leave = leave
        self.put(in_row(icon, grow(self._name), leave), self._purpose)
        controller.situation_changed.connect(
            lambda: self._leave.setEnabled(not controller.situation.is_running)
        )

    def show_flow(self, flow: Flow, shown: Checklist | None) -> None:
        """Say which flow it is and, with the values of this time, what it is for; it runs without AI."""
        self._name.setText(clip(flow.name, 60))
        told = in_brackets(shown.instruction) if flow.purpose and shown else ""
        words = tr("{purpose}　AI を使わずにくり返します。", purpose=clip(told, 160))
        self._purpose.setText(words.strip())


class Rest(ReadingColumn):
    """Cards and rows, below one another: the one part of the page that scrolls.

    Signals:
        room_changed: There is more or less room for what is followed.
    """

    room_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("create_rest", parent)
        self.setMinimumHeight(_REST_HEIGHT)
        self.verticalScrollBar().setSingleStep(_STEP_PX)
        self._cards: list[QWidget] = []

    @override
    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self.room_changed.emit()

    def show_at_once(self, *cards: QWidget) -> None:
        """Go to the top whenever one of these comes up: they stand there."""
        for card in cards:
            card.installEventFilter(self)
            self._cards.append(card)

    @override
    def eventFilter(self, arg__1: QObject, arg__2: QEvent) -> bool:
        if arg__2.type() is QEvent.Type.Show and arg__1 in self._cards:
            self.verticalScrollBar().setValue(0)
        return super().eventFilter(arg__1, arg__2)


class WorkArea(QSplitter):
    """What scrolls, with the rows or the steps of a flow at its end, and the dock: below it, or beside it in a wide window.

    Args:
        rest: Cards and rows.
        lists: The checklist and the steps of a flow; one of them is shown.
        dock: 今の画面, 画面の構造, くわしい記録.

    Attributes:
        rows: Holds the lists; it stands in `rest`, and takes the room that the cards leave.
    """

    def __init__(
        self, rest: Rest, lists: tuple[QWidget, QWidget], dock: Dock, parent: QWidget
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._checklist, self._steps = lists
        self.rows = QWidget(rest.inside)
        in_column(*(grow(panel) for panel in lists), of=self.rows)
        self.dock = dock
        self._phase = Phase.START
        self._is_asking = False
        self._has_rows = True
        for panel, stretch in ((rest, 3), (dock, 2)):
            self.addWidget(panel)
            self.setStretchFactor(self.indexOf(panel), stretch)
        self.setHandleWidth(10)
        self.setChildrenCollapsible(False)
        self._turn()

    def show_rows(self, *, are_shown: bool) -> None:
        """Show rows and dock, or leave the page to what stands above them."""
        self.rows.setVisible(are_shown)
        self._has_rows = are_shown
        self._show_dock()

    def show_phase(self, phase: Phase) -> None:
        """Show what belongs to a state; the dock opens where something happens."""
        self._steps.setVisible(phase is Phase.EDIT)
        self._checklist.setVisible(phase in _WITH_ROWS)
        is_other, self._phase = phase is not self._phase, phase
        self._show_dock()
        if not is_other:
            return
        self.dock.fold(is_folded=phase is not Phase.RUNNING)
        if phase is Phase.RUNNING:
            self.dock.show_view(NOW)
        elif phase is Phase.EDIT:
            self.dock.show_view(RECORD)
        self._share()

    def make_room(self, *, is_asking: bool) -> None:
        """Fold the dock away where it stands below a row in which the person is asked, and open it again.

        In a low window nothing of it stands there meanwhile.
        """
        if is_asking is not self._is_asking and self._phase is Phase.RUNNING:
            self.dock.fold(is_folded=is_asking)
        self._is_asking = is_asking
        self._show_dock()

    def give_record_room(self) -> None:
        """Let the record have two thirds: there is a table to be seen in it."""
        self.dock.show_view(RECORD)
        self.dock.fold(is_folded=False)
        whole = self.height() if self.orientation() is Qt.Orientation.Vertical else self.width()
        self.setSizes([whole // 3, whole - whole // 3])

    @override
    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self._turn()
        self._show_dock()

    def _show_dock(self) -> None:
        has_place = self._has_rows and (self._phase in _WITH_ROWS or self._phase is Phase.EDIT)
        is_in_the_way = self._is_asking and self.window().height() < _LOW
        self.dock.setVisible(has_place and not is_in_the_way)

    def _turn(self) -> None:
        """Put the dock beside the rows or under them."""
        is_beside = self.width() >= _BESIDE
        wanted = Qt.Orientation.Horizontal if is_beside else Qt.Orientation.Vertical
        self.dock.stand(is_beside=is_beside)
        if self.orientation() is not wanted:
            self.setOrientation(wanted)
            self._share()

    def _share(self) -> None:
        """Give the rows three parts of the room, and the dock two."""
        whole = self.height() if self.orientation() is Qt.Orientation.Vertical else self.width()
        rows = whole * 3 // 5
        self.setSizes([rows, whole - rows])
