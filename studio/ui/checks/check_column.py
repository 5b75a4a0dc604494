"""The flows of 点検 by how they stand, as a list that paints only what is in sight."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, cast

from PySide6.QtCore import QEvent, QPersistentModelIndex, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QPushButton, QWidget
from typing_extensions import override

from studio.domain.flows.flow import Flow
from studio.engine.checking.standing import CheckState, FlowStanding
from studio.ui.checks.check_card import CheckCardDelegate, RowActs, RowButtons
from studio.ui.checks.check_rows import CheckRows, CheckShown, MoreOf, Row, rows_of
from studio.ui.checks.standing_groups import StandingGroups
from studio.ui.widgets.controls import ENTER, named
from studio.ui.widgets.theme import Theme
from studio.words import tr

_STEP_PX: Final = 24


class CheckColumn(QListView):
    """Arrow keys choose, Enter does what is recommended; each row in sight has real buttons for Tab.

    Args:
        theme: Its colours.
        on_lead: Does what is recommended about a flow.
        on_more: More flows of a state are wanted.
    """

    def __init__(
        self,
        theme: Theme,
        on_lead: Callable[[FlowStanding], None],
        on_more: Callable[[CheckState], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        named(self, "checks_list", tr("手順の一覧"))
        self._on_lead = on_lead
        self._on_more = on_more
        self._may_press = True
        self._rows = CheckRows(self)
        self.setModel(self._rows)
        acts = RowActs(lambda row: on_lead(row.standing), self._show_more)
        self._delegate = CheckCardDelegate(theme, acts, self)
        self.setItemDelegate(self._delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        bar = self.verticalScrollBar()
        bar.setSingleStep(_STEP_PX)
        bar.valueChanged.connect(lambda: self._open_in_sight())
        bar.rangeChanged.connect(lambda: self._open_in_sight())
        theme.changed.connect(self.viewport().update)

    def show_standings(
        self, standings: StandingGroups, flows: Mapping[str, Flow], now: datetime
    ) -> None:
        """Show all anew; what has the keyboard keeps it, and the list stays where it is.

        Args:
            standings: By state.
            flows: Of those that are shown, as far as they are there.
            now: With a time zone.
        """
        held, current = self._held(), _flow_id(self._row(self.currentIndex().row()))
        holder, place = _flow_id(self._row(held)), self.verticalScrollBar().value()
        if held >= 0:
            self.setFocus()  # the button that has it may go with its row
        self._rows.show(rows_of(standings, flows, now, self._rows.rows))
        number = self._rows.row_of(current)
        self.setCurrentIndex(
            self._rows.index(number if number >= 0 else min(1, self._rows.rowCount() - 1))
        )
        self.executeDelayedItemsLayout()
        self.verticalScrollBar().setValue(place)
        self._open_in_sight()
        if held >= 0:
            self.focus_flow(holder or _flow_id(self._row(held)))

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is shown, from the top."""
        return tuple(self._rows.rows)

    @property
    def first_flow(self) -> str:
        """The flow whose button is the blue one; "" where none wants a person."""
        shown = (row for row in self._rows.rows if isinstance(row, CheckShown))
        return next((row.flow_id for row in shown if row.is_first), "")

    def lead_of(self, flow_id: str) -> QPushButton | None:
        """Return the button of a flow in sight; None where nothing is to be done about it."""
        buttons = self._buttons(self._rows.row_of(flow_id))
        return buttons.lead if buttons else None

    def focus_flow(self, flow_id: str) -> bool:
        """Bring a flow into sight, with the keyboard on its button; False where it is not shown."""
        number = self._rows.row_of(flow_id)
        if number < 0:
            return False
        index = self._rows.index(number)
        self.setCurrentIndex(index)
        self.scrollTo(index)
        self._open_in_sight()
        (self.lead_of(flow_id) or self).setFocus()
        return True

    def let_press(self, *, may_press: bool) -> None:
        """Say whether the buttons do something now."""
        self._may_press = may_press
        for number in range(len(self._rows.rows)):
            if buttons := self._buttons(number):
                buttons.let_press(may_press=may_press)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        row = self._row(index.row())
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif isinstance(row, MoreOf):
            self._show_more(QPersistentModelIndex(index))
        elif isinstance(row, CheckShown) and (lead := self.lead_of(row.flow_id)):
            lead.click()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show to whoever comes by Tab what the keyboard is on."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.scrollTo(self.currentIndex())

    @override
    def keyboardSearch(self, search: str) -> None:
        """Do nothing: headings are rows, too."""

    @override
    def resizeEvent(self, e: QResizeEvent) -> None:
        """Take the buttons along at once: Qt leaves them behind when the list becomes narrower."""
        super().resizeEvent(e)
        self.executeDelayedItemsLayout()
        self.updateEditorGeometries()
        self._open_in_sight()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._delegate.forget()
            self.scheduleDelayedItemsLayout()

    def _show_more(self, at: QPersistentModelIndex) -> None:
        row = self._row(at.row())
        if isinstance(row, MoreOf):
            self._on_more(row.check_state)
        elif isinstance(row, CheckShown):
            self._rows.open_lines(at.row())
            self.executeDelayedItemsLayout()
            self.focus_flow(row.flow_id)

    def _open_in_sight(self) -> None:
        """Make the buttons of the rows in sight, and of the next ones: Tab leads on to them."""
        high, has_made = self.viewport().height(), False
        for number, row in enumerate(self._rows.rows):
            index = self._rows.index(number)
            place = self.visualRect(index)
            is_near = -high < place.bottom() and place.top() < 2 * high
            has_some = row.more or (isinstance(row, CheckShown) and row.lead)
            is_wanted = has_some and (is_near or isinstance(row, MoreOf))
            if is_wanted and not self._buttons(number):
                has_made = True
                self.openPersistentEditor(index)
                if made := self._buttons(number):
                    made.let_press(may_press=self._may_press)
        if has_made:
            self._follow_rows()

    def _follow_rows(self) -> None:
        """Let Tab go from row to row."""
        before: QWidget = self
        for number in range(len(self._rows.rows)):
            for control in made.controls if (made := self._buttons(number)) else ():
                QWidget.setTabOrder(before, control)
                before = control

    def _row(self, number: int) -> Row | None:
        return self._rows.rows[number] if 0 <= number < len(self._rows.rows) else None

    def _buttons(self, number: int) -> RowButtons | None:
        made = self.indexWidget(self._rows.index(number)) if number >= 0 else None
        return made if isinstance(made, RowButtons) else None

    def _held(self) -> int:
        """Return the row whose button has the keyboard, -1 for none."""
        focus = cast("QWidget | None", self.window().focusWidget())
        holder = focus.parentWidget() if focus else None
        rows = range(len(self._rows.rows)) if isinstance(holder, RowButtons) else ()
        return next((number for number in rows if self._buttons(number) is holder), -1)


def _flow_id(row: Row | None) -> str:
    return row.flow_id if isinstance(row, CheckShown) else ""
