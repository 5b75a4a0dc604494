"""The cards of the library as a list that makes no widget a flow."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView, QWidget
from typing_extensions import override

from studio.domain.records.check import CheckReport
from studio.domain.records.history import FlowSummary
from studio.ui.desk.shelf import Marks
from studio.ui.library.library_card import CardButtons, CardCallbacks
from studio.ui.library.library_model import Index, LibraryModel
from studio.ui.library.library_rows import FlowCardDelegate
from studio.ui.widgets.collector import SlowRelease
from studio.ui.widgets.controls import ENTER, named
from studio.ui.widgets.room import Room
from studio.words import tr

_STEP_PX: Final = 24


class FlowList(QListView):
    """Flows as cards: arrow keys choose, Enter runs, Delete deletes, the menu key opens the menu.

    The current card has real buttons, which the keyboard and screen readers reach by Tab.

    Signals:
        typed: The person typed a letter here: it is meant for the search.
    """

    typed = Signal(str)

    def __init__(self, room: Room, callbacks: CardCallbacks, parent: QWidget) -> None:
        super().__init__(parent)
        self._callbacks = callbacks
        self._pressed: tuple[int, str] = (-1, "")
        named(self, "library_list", tr("手順の一覧"))
        self._model = LibraryModel(self)
        self._release = SlowRelease(self)
        self.setModel(self._model)
        formats = dict(room.workbench.export_formats)
        self._delegate = FlowCardDelegate(formats, room.theme, callbacks, self)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(_STEP_PX)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    @property
    def flows(self) -> tuple[FlowSummary, ...]:
        """What is shown, in order."""
        return self._model.flows

    @property
    def current(self) -> FlowSummary | None:
        """The flow of the current card."""
        return self._model.flow(self.currentIndex().row())

    @property
    def buttons(self) -> CardButtons | None:
        """The real buttons, those of the current card."""
        editor = self.indexWidget(self.currentIndex())
        return editor if isinstance(editor, CardButtons) else None

    def show_marks(self, marks: Marks) -> None:
        """Show labels and pins with the flows that are shown next."""
        self._model.marks = marks

    def show_flows(
        self, flows: Sequence[FlowSummary], checks: Mapping[str, CheckReport] | None = None
    ) -> None:
        """Show these; the current card stays current and where it is, else the first one is."""
        known, place = self.current, self.verticalScrollBar().value()
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self.setFocus()  # the button that has it goes with its card
        self._release.take((*self._model.flows, *self._model.checks.values()))
        self._model.show(flows, checks)
        row = self._model.row_of(known.flow_id) if known else -1
        self.setCurrentIndex(self._model.index(max(row, 0), 0))
        if row >= 0:
            self.executeDelayedItemsLayout()
            self.verticalScrollBar().setValue(place)
        else:
            self.scrollToTop()

    def choose(self, row: int) -> None:
        """Make a card current."""
        self.setCurrentIndex(self._model.index(row, 0))

    def open_menu(self, at: QPoint | None = None) -> None:
        """Open the menu of the current card."""
        if self.buttons:
            self.buttons.open_menu(at)

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        """Move the real buttons to the card that is current now."""
        super().currentChanged(current, previous)
        if previous.isValid():
            self.closePersistentEditor(previous)
        if current.isValid():
            self.openPersistentEditor(current)
        if self.buttons:
            QWidget.setTabOrder(self, self.buttons.run_button)
            QWidget.setTabOrder(self.buttons.run_button, self.buttons.edit_button)
            QWidget.setTabOrder(self.buttons.edit_button, self.buttons.more_button)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        flow = self.current
        if flow and event.key() in ENTER:
            self._callbacks.run(flow)
        elif flow and event.key() == Qt.Key.Key_Delete:
            self._callbacks.delete(flow)
        elif flow and event.key() == Qt.Key.Key_F2 and self._callbacks.edit:
            self._callbacks.edit(flow)
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Hand letters to the search; Qt's own way would ask Python for every row."""
        if search.strip():
            self.typed.emit(search)

    @override
    def contextMenuEvent(self, arg__1: QContextMenuEvent) -> None:
        is_mouse = arg__1.reason() is QContextMenuEvent.Reason.Mouse
        self.open_menu(arg__1.globalPos() if is_mouse else None)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._touched(event)
        super().mousePressEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press the painted button that was touched: a click that made its card current too."""
        pressed, self._pressed = self._pressed, (-1, "")
        super().mouseReleaseEvent(event)
        flow = self._model.flow(pressed[0])
        if flow is None or self._touched(event) != pressed:
            return
        if pressed[1] == "run":
            self._callbacks.run(flow)
        elif pressed[1] == "edit" and self._callbacks.edit:
            self._callbacks.edit(flow)
        elif pressed[1] == "more":
            self.open_menu()

    @override
    def resizeEvent(self, e: QResizeEvent) -> None:
        """Take the real buttons along at once: Qt leaves them behind when the list becomes narrower."""
        super().resizeEvent(e)
        self.updateEditorGeometries()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._delegate.forget_looks()

    def _touched(self, event: QMouseEvent) -> tuple[int, str]:
        """Return the row and the painted button under the mouse: ("", when there is none)."""
        at = event.position().toPoint()
        index = self.indexAt(at)
        if not index.isValid() or event.button() is not Qt.MouseButton.LeftButton:
            return -1, ""
        row = self.visualRect(index)
        if self._delegate.is_run(row, at):
            return index.row(), "run"
        if self._delegate.is_edit(row, at):
            return index.row(), "edit"
        return index.row(), "more" if self._delegate.is_more(row, at) else ""
