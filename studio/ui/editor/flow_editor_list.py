"""The list of a flow's steps: chosen, dragged, opened, switched, marked with ●; by mouse and by keyboard."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QDropEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from typing_extensions import override

from studio.domain.flows.flow import Flow, FlowStep
from studio.ui.desk.flow_model import FlowModel, HeadingRow, StepRow, StepSigns
from studio.ui.editor.flow_editor_form import StepForm
from studio.ui.editor.flow_editor_rows import MARGIN, RowPart, StepDelegate
from studio.ui.widgets.controls import named
from studio.ui.widgets.row_painting import drop_row
from studio.ui.widgets.theme import Theme
from studio.ui.widgets.timers import once_after
from studio.ui.widgets.whole_list import WholeList
from studio.words import tr

_ROOM_BESIDE: Final = MARGIN + 24
MakeForm = Callable[[QWidget, FlowStep], StepForm]


class FlowView(WholeList):
    """Headings and steps; at most one step is open, with its form in the row.

    Signals:

    Args:
        make_form: Makes the form of a step.
    """

    def __init__(
        self, model: FlowModel, theme: Theme, make_form: MakeForm, parent: QWidget
    ) -> None:
        super().__init__(parent)
        named(self, "flow_view", tr("手順の一覧"))
        self.setModel(model)
        self._rows = model
        self._make_form = make_form
        self._form: StepForm | None = None
        self._running = ""
        self._delegate = StepDelegate(theme, self._open_form, self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self._measure = once_after(self, 0, self._fit_form)

    @property
    def form(self) -> StepForm | None:
        """The form of the open step."""
        return self._form

    @property
    def open_id(self) -> str:
        """The step that is open; "" for none."""
        return self._delegate.open_id

    @property
    def selected_ids(self) -> frozenset[str]:
        """The chosen steps; a chosen heading stands for its steps."""
        return frozenset(self._rows.step_ids({index.row() for index in self.selectedIndexes()}))

    @property
    def selected_rows(self) -> list[int]:
        """Numbers of the chosen rows, in order."""
        return sorted({index.row() for index in self.selectedIndexes()})

    @property
    def current_step(self) -> str:
        """The step of the current row, or the first one under a heading; "" for none."""
        ids = self._rows.step_ids({self.currentIndex().row()})
        return ids[0] if ids else ""

    def show_flow(self, flow: Flow | None, signs: StepSigns, *, is_editable: bool) -> None:
        """Show a value; what is chosen, open and seen stays so where it still exists."""
        chosen, current, open_id = self.selected_ids, self.current_step, self.open_id
        is_heading = isinstance(self._rows.row(self.currentIndex().row()), HeadingRow)
        around = self.around
        place = around.verticalScrollBar().value() if around else 0
        focused = QApplication.focusWidget()
        had_focus = focused is not None and (focused is self or self.isAncestorOf(focused))
        is_other = self._rows.show(flow, signs, is_editable=is_editable)
        self._hide_repeated()
        if is_other:
            self._form = None
            self._delegate.open_id = ""
            if self._rows.row_of(open_id) >= 0:
                self.open_step(open_id)
            self.select_ids(chosen, current, is_heading=is_heading)
            self.executeDelayedItemsLayout()
            if around is not None:
                around.verticalScrollBar().setValue(place)
            if had_focus:
                self.setFocus()
        else:
            self._show_open_step()
        if self._form is not None:
            self._form.setEnabled(is_editable)
        self._follow(signs)

    def _hide_repeated(self) -> None:
        """Hide headings whose one step says the same, as in what was recorded."""
        for number, row in enumerate(self._rows.rows):
            is_hidden = isinstance(row, HeadingRow) and row.is_repeated
            if is_hidden != self.isRowHidden(number):
                self.setRowHidden(number, is_hidden)

    def select_ids(
        self, ids: frozenset[str], current: str = "", *, is_heading: bool = False
    ) -> None:
        """Choose steps; `current`, or the first of them, becomes the current row."""
        rows = sorted(row for row in map(self._rows.row_of, ids) if row >= 0)
        if not rows:
            return
        selection = self.selectionModel()
        selection.clearSelection()
        for row in rows:
            selection.select(self._rows.index(row), QItemSelectionModel.SelectionFlag.Select)
        first = self._rows.row_of(current) if current in ids else rows[0]
        if is_heading and not self.isRowHidden(first - 1) and self._rows.is_whole(first - 1):
            first -= 1
            selection.select(self._rows.index(first), QItemSelectionModel.SelectionFlag.Select)
        selection.setCurrentIndex(
            self._rows.index(first), QItemSelectionModel.SelectionFlag.NoUpdate
        )

    def show_step(self, step_id: str) -> None:
        """Make a step the only chosen one, open and in sight."""
        row = self._rows.row_of(step_id)
        if row < 0:
            return
        self.select_ids(frozenset({step_id}))
        self.open_step(step_id)
        self.executeDelayedItemsLayout()
        self.scrollTo(self._rows.index(row))

    def open_step(self, step_id: str) -> None:
        """Open a step and close the one that was open; "" only closes."""
        old = self._rows.row_of(self.open_id)
        if old >= 0:
            self.closePersistentEditor(self._rows.index(old))
        self._form = None
        self._delegate.open_id = step_id
        row = self._rows.row_of(step_id)
        if row >= 0:
            self.openPersistentEditor(self._rows.index(row))
            self._fit_form()
        self.scheduleDelayedItemsLayout()

    def toggle(self, step_id: str) -> None:
        """Open a step, or close it when it is open."""
        self.open_step("" if step_id == self.open_id else step_id)
        self.setFocus()

    def edit_current(self) -> None:
        """F2: write the sentence of a heading, or go into the form of a step."""
        index = self.currentIndex()
        row = self._rows.row(index.row())
        if isinstance(row, HeadingRow):
            self.edit(index)
        elif row is not None:
            if row.step.id != self.open_id:
                self.open_step(row.step.id)
            self.executeDelayedItemsLayout()
            if self._form is not None:
                self._form.focus_first()

    @override
    def dropEvent(self, e: QDropEvent) -> None:
        """Hand the move to the model's owner: Qt must not move rows itself."""
        if e.source() is not self or not self._rows.is_editable:
            e.ignore()
            return
        e.setDropAction(Qt.DropAction.CopyAction)
        e.accept()
        place = self._rows.place_before(drop_row(self, e.position().toPoint()))
        is_whole = any(self._rows.is_whole(row) for row in self.selected_rows)
        self._rows.edits.move(self.selected_ids, place.position if is_whole else place)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)  # the Enter that ends the writing of a heading
            return
        row = self._rows.row(self.currentIndex().row())
        step_id = row.step.id if isinstance(row, StepRow) else ""
        match event.key():
            case Qt.Key.Key_Space if self._rows.is_editable and self.selected_ids:
                self._rows.edits.switch(self.selected_ids)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if step_id:
                self.toggle(step_id)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if isinstance(row, HeadingRow):
                self.edit_current()
            case Qt.Key.Key_Right if step_id and step_id != self.open_id:
                self.toggle(step_id)
            case Qt.Key.Key_Left if step_id and step_id == self.open_id:
                self.toggle(step_id)
            case _:
                super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        step_id, part = self._touched(event)
        if part is RowPart.BREAKPOINT:
            self._rows.edits.toggle_breakpoint(step_id)
            return
        if part is RowPart.SWITCH:
            self._rows.edits.switch({step_id})
            return
        super().mousePressEvent(event)
        if part is RowPart.CARET:
            self.toggle(step_id)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        step_id, part = self._touched(event)
        if part in (RowPart.BREAKPOINT, RowPart.SWITCH):
            self.mousePressEvent(event)
        elif part is RowPart.REST:
            self.toggle(step_id)
        elif part is None:
            super().mouseDoubleClickEvent(event)

    @override
    def resizeEvent(self, e: QResizeEvent) -> None:
        super().resizeEvent(e)
        if self._form is not None:
            self._fit_form()
            self.updateEditorGeometries()

    def _touched(self, event: QMouseEvent) -> tuple[str, RowPart | None]:
        """Return the step under the mouse and its part; ("", None) beside all steps."""
        at = event.position().toPoint()
        index = self.indexAt(at)
        row = self._rows.row(index.row()) if index.isValid() else None
        if not isinstance(row, StepRow) or event.button() is not Qt.MouseButton.LeftButton:
            return "", None
        is_editable = self._rows.is_editable
        return row.step.id, self._delegate.part_at(
            self.visualRect(index), at, is_editable=is_editable
        )

    def _open_form(self, parent: QWidget, step: FlowStep) -> QWidget:
        form = self._form = self._make_form(parent, step)
        form.setEnabled(self._rows.is_editable)
        form.resized.connect(self._measure.start)
        form.left.connect(self.setFocus)
        return form

    def _show_open_step(self) -> None:
        """Let the form show what the open step is now; another act needs another form."""
        row = self._rows.row(self._rows.row_of(self.open_id))
        if self._form is None or not isinstance(row, StepRow):
            return
        if self._form.fits(row.step):
            self._form.show_step(row.step)
        else:
            self.open_step(row.step.id)

    def _fit_form(self) -> None:
        """Give the form the height it needs at this width."""
        layout = self._form.layout() if self._form is not None else None
        if layout is None:
            return
        width = self.viewport().width() - _ROOM_BESIDE
        height = layout.heightForWidth(width) if layout.hasHeightForWidth() else 0
        height = max(height, layout.minimumSize().height())
        if height != self._delegate.form_height:
            self._delegate.form_height = height
            self.scheduleDelayedItemsLayout()

    def _follow(self, signs: StepSigns) -> None:
        """Keep the step that is being played in sight."""
        running = next((one for one, state in signs.states.items() if state == "running"), "")
        if running and running != self._running:
            self.scrollTo(self._rows.index(self._rows.row_of(running)))
        self._running = running
