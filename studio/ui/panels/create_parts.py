"""What つくる is put together from: the banner of a flow, the part that scrolls, the work side by side."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSplitter, QWidget
from typing_extensions import override

from studio.domain.flow import Flow
from studio.domain.text import clip
from studio.ui.controls import Card, Size, make_button, make_label, make_wrapped
from studio.ui.desk import Desk
from studio.ui.theme import Theme

_WORK_HEIGHT: Final = 300
_BESIDE: Final = 900
"""From this width on there is room for steps and record side by side."""


class FlowBanner(Card):
    """Stands in the place of the sentence while a flow of the library is shown."""

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget) -> None:
        super().__init__("flow_banner", parent)
        icon = QLabel(self)
        theme.dress(icon, "fa6s.book", "accent_text", 16)
        self._name = make_label(self, size=Size.TITLE, name="flow_name")
        self._purpose = make_wrapped(self, size=Size.SMALL, tone="muted", name="flow_purpose")
        leave = make_button(self, self.tr("つくる画面に戻る"), "leave_flow", desk.leave_flow)
        self._leave = leave
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(icon)
        line.addWidget(self._name, 1)
        line.addWidget(leave)
        self.body.addLayout(line)
        self.body.addWidget(self._purpose)
        desk.situation_changed.connect(
            lambda: self._leave.setEnabled(not desk.situation.is_running)
        )

    def show_flow(self, flow: Flow) -> None:
        """Say which flow it is; it runs without AI."""
        self._name.setText(clip(flow.name, 60))
        words = self.tr("{0}　AI を使わずにくり返します。").format(clip(flow.purpose, 160))
        self._purpose.setText(words.strip())


class Rest(QScrollArea):
    """What stands below the run bar; it scrolls where the window is too low for all of it.

    Attributes:
        inside: Its contents.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.inside = QWidget(self)
        self.inside.setObjectName("scrolled")
        self.setWidget(self.inside)


class WorkSplitter(QSplitter):
    """List, record and tree: as high as the rest allows, and never too low to work with."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(least.width(), max(least.height(), _WORK_HEIGHT))


class WorkArea(WorkSplitter):
    """List or steps, the record, and the tree.

    Steps need room: while a flow is edited the tree is put away, and where the window is wide the record
    stands beside the steps instead of under them.

    Args:
        lists: The checklist and the steps of a flow; one of them is shown.
        record: What a run leaves.
        tree: 画面の構造.
    """

    def __init__(
        self, lists: tuple[QWidget, QWidget], record: QWidget, tree: QWidget, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._checklist, self._steps = lists
        self._tree = tree
        self._is_editing = False
        left = self._left = QSplitter(Qt.Orientation.Vertical, self)
        for panel in (*lists, record):
            left.addWidget(panel)
        left.setSizes([300, 420, 280])
        left.setStretchFactor(1, 3)
        self.addWidget(left)
        self.addWidget(tree)
        self.setSizes([580, 400])
        tree.setMinimumWidth(210)
        left.setMinimumWidth(350)
        for splitter in (left, self):
            splitter.setHandleWidth(10)
            splitter.setChildrenCollapsible(False)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)

    def show_steps(self, *, is_editing: bool) -> None:
        """Show the steps of a flow, or the checklist."""
        self._steps.setVisible(is_editing)
        self._checklist.setVisible(not is_editing)
        if is_editing != self._is_editing:
            self._is_editing = is_editing
            self._tree.setVisible(not is_editing)
            self._turn()
            self._share()

    def give_record_room(self) -> None:
        """Let the record have two thirds: there is a table to be seen in it."""
        left = self._left
        whole = left.height() if left.orientation() is Qt.Orientation.Vertical else left.width()
        left.setSizes([whole // 3, whole // 3, whole - whole // 3])

    @override
    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self._turn()

    def _turn(self) -> None:
        """Put the record beside the steps or under them."""
        is_beside = self._is_editing and self.width() >= _BESIDE
        wanted = Qt.Orientation.Horizontal if is_beside else Qt.Orientation.Vertical
        if self._left.orientation() is not wanted:
            self._left.setOrientation(wanted)
            self._share()

    def _share(self) -> None:
        """Give the steps of a flow most of the room, and a checklist about half of it."""
        if self._left.orientation() is Qt.Orientation.Horizontal:
            self._left.setSizes([300, 580, 420])
        else:
            record = self._left.height() // (5 if self._is_editing else 3)
            self._left.setSizes([self._left.height() - record] * 2 + [record])
