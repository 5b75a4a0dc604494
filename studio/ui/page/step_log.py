"""操作の記録: every act as a sentence, with how the target was found, confidence and time."""

from collections.abc import Callable
from typing import Final, cast

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from studio.domain.events.events import Event, RunStarted
from studio.ui.page.log_model import ENTRY_ROLE, LogEntry, LogModel, entry_of
from studio.ui.widgets.boxes import AS_AROUND, FREE, grow, in_row
from studio.ui.widgets.controls import Card, Size, make_icon_button, make_label, named, sized
from studio.ui.widgets.rows_model import Index
from studio.ui.widgets.theme import Theme
from studio.words import tr

_ICON: Final = 16
_TEXT_LEFT: Final = 30
_NEAR_END_PX: Final = 24


class LogDelegate(QStyledItemDelegate):
    """Paints a line: icon, sentence, small print."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, round(option.fontMetrics.height() * 1.9) + 8)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = cast("LogEntry | None", index.data(ENTRY_ROLE))
        if entry is None:
            return
        colours = self._theme.colours
        row = option.rect
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(row, QColor(colours.accent_soft))
        half = row.height() // 2
        icon = QRect(row.left() + 1, row.top() + (half - _ICON) // 2 + 3, _ICON, _ICON)
        self._theme.paint_icon(painter, icon, entry.icon, entry.tone)
        font = cast("QWidget", self.parent()).font()
        width = row.width() - _TEXT_LEFT - 4
        upper = QRect(row.left() + _TEXT_LEFT, row.top() + 3, width, half - 2)
        lower = QRect(upper.left(), row.top() + half, width, half - 3)
        text = entry.tone if entry.is_problem else "text"
        painter.setFont(font)
        _write(painter, upper, colours.named(text), entry.text)
        painter.setFont(sized(font, Size.SMALL))
        _write(painter, lower, colours.named("muted"), entry.sub)
        painter.restore()


def _write(painter: QPainter, place: QRect, colour: QColor, text: str) -> None:
    painter.setPen(colour)
    line = text.replace("\n", " ")
    short = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, short)


class StepLog(Card):
    """The log with its filter.

    Args:
        show_item: Called with the item of a clicked line.
    """

    def __init__(self, theme: Theme, show_item: Callable[[str], None], parent: QWidget) -> None:
        super().__init__("step_log", parent)
        self._show_item = show_item
        self.model = LogModel(self)
        self.view = named(QListView(self), "log_view", tr("操作の記録"))
        self.view.setModel(self.model)
        self.view.setItemDelegate(LogDelegate(theme, self.view))
        self.view.setUniformItemSizes(True)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.clicked.connect(self._on_clicked)
        self._filter = make_icon_button(
            self, theme, "fa6s.filter", tr("注意と失敗だけを表示"), "log_filter"
        )
        self._filter.setCheckable(True)
        self._filter.toggled.connect(self._on_filter)
        self._end = 0
        self.view.verticalScrollBar().rangeChanged.connect(self._keep_end)
        self._lay_out()

    def take_event(self, event: Event) -> None:
        """Append the line of an event."""
        if isinstance(event, RunStarted):
            self.model.clear()
        entry = entry_of(event)
        if entry:
            self.add(entry)

    def add(self, entry: LogEntry) -> None:
        """Append a line; the view lays out once for all that come in one turn of the loop."""
        self.model.add(entry)
        self._empty.setVisible(False)

    def _lay_out(self) -> None:
        head = in_row(
            make_label(self, tr("操作の記録"), Size.TITLE), FREE, self._filter, gap=AS_AROUND
        )
        self._empty = make_label(
            self,
            tr("実行すると、ここに 1 手順ずつ表示されます。"),
            Size.SMALL,
            "muted",
            "log_empty",
        )
        self.put(head, self._empty, grow(self.view))

    def _on_clicked(self, index: QModelIndex) -> None:
        entry = self.model.entry(index.row())
        if entry and entry.item_id:
            self._show_item(entry.item_id)

    def _keep_end(self, _: int, end: int) -> None:
        """Stay at the end where it was shown, when lines come or a card above takes some of the room."""
        bar = self.view.verticalScrollBar()
        was_at_end = bar.value() >= self._end - _NEAR_END_PX
        self._end = end
        if was_at_end:
            bar.setValue(end)

    def _on_filter(self) -> None:
        self.model.show_problems_only(is_on=self._filter.isChecked())
