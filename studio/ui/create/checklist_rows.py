"""How a row of the checklist is painted: its number or state, its sentence, and what was done for it."""

from dataclasses import dataclass
from typing import Final, cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from studio.domain.flows.brackets import in_brackets
from studio.domain.runs.checklist import Item, ItemState
from studio.ui.desk.checklist_model import ITEM_ROLE, ChecklistModel, RowLine
from studio.ui.widgets.chip_text import ChipText
from studio.ui.widgets.controls import ComposingEdit, Size, named, sized
from studio.ui.widgets.row_holder import RowHolder
from studio.ui.widgets.row_painting import SWITCH, WORDS_LEFT, paint_handle, paint_switch
from studio.ui.widgets.rows_model import Index
from studio.ui.widgets.theme import Theme
from studio.ui.widgets.value_spans import ValueSpan
from studio.words import tr

_PAD: Final = 11
_MARK: Final = 20
_LEFT: Final = 10
_HANDLE_WIDTH: Final = 26
_LINE_GAP: Final = 3
_ICON: Final = 11
_SPIN_DEGREES: Final = 30
_ICONS: Final = {
    ItemState.DONE: ("fa6s.circle-check", "green"),
    ItemState.FAILED: ("fa6s.circle-xmark", "red"),
    ItemState.UNVERIFIED: ("fa6s.circle-question", "amber"),
}


@dataclass(frozen=True, slots=True)
class _Letters:
    """The words of a row, laid out for its width."""

    title: ChipText
    lines: tuple[tuple[RowLine, ChipText], ...]

    @property
    def height(self) -> int:
        """Pixels of the words and what is around them."""
        lines = sum(text.height + _LINE_GAP for _, text in self.lines)
        return max(self.title.height + lines, _MARK) + 2 * _PAD


_Look = tuple[str, tuple[ValueSpan, ...], tuple[RowLine, ...], bool, bool, int]
"""All that the words of a row depend on: sentence, values, small lines, running, on, width."""
_LAID_OUT: Final = 1_000
"""So many rows are kept as they were laid out: every event asks for the height of every row."""


class ChecklistDelegate(QStyledItemDelegate):
    """Paints rows of one sheet. `turn` moves the sign of the running item.

    Signals:
        value_wanted: The name of a value whose chip was pressed.

    Args:
        theme: Its colours.
        held: The card that stands in one of the rows.
        parent: The view.
    """

    value_wanted = Signal(str)

    def __init__(self, theme: Theme, held: RowHolder, parent: QWidget) -> None:
        super().__init__(parent)
        self._held = held
        self._theme = theme
        self._angle = 0
        self._laid_out: dict[_Look, _Letters] = {}

    def turn(self) -> None:
        """Move the running sign a little."""
        self._angle = (self._angle + _SPIN_DEGREES) % 360

    def switch_rect(self, row: QRect) -> QRect:
        """Return where the on/off switch of a row stands."""
        left = row.right() - _HANDLE_WIDTH - SWITCH.width() - 6
        return QRect(left, row.top() + _PAD + 1, SWITCH.width(), SWITCH.height())

    def fold_rect(self, row: QRect) -> QRect:
        """Return where the sign stands that folds what was done for an item away."""
        return QRect(self.switch_rect(row).left() - 22, row.top() + _PAD + 4, _ICON, _ICON)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = cast("QListView", self.parent())
        width = view.viewport().width()
        item = cast("Item | None", index.data(ITEM_ROLE))
        is_held = item is not None and item.id == self._held.item_id
        more = self._held.height_in(width) if is_held else 0
        return QSize(120, self._letters(index, width).height + more)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        item = cast("Item | None", index.data(ITEM_ROLE))
        if item is None:
            return
        row, colours = option.rect, self._theme.colours
        model = cast("ChecklistModel", index.model())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, row, item, option.state, is_first=index.row() == 0)
        self._paint_mark(painter, row, item, index.row() + 1)
        if model.is_editable:
            is_near = option.state & (
                QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected
            )
            if is_near or not item.enabled:
                paint_switch(painter, self.switch_rect(row), colours, is_on=item.enabled)
            paint_handle(
                painter, QRect(row.left(), row.top(), row.width(), 2 * _PAD + _MARK), colours
            )
        if model.can_open(item):
            sign = "fa6s.caret-down" if model.is_open(item) else "fa6s.caret-right"
            self._theme.paint_icon(painter, self.fold_rect(row), sign, "muted")
        self._paint_words(painter, row, item, self._letters(index, row.width()))
        painter.restore()

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        return named(ComposingEdit(parent), "item_editor", tr("項目の文"))

    @override
    def setEditorData(self, editor: QWidget, index: Index) -> None:
        cast("ComposingEdit", editor).setText(str(index.data(Qt.ItemDataRole.EditRole)))

    @override
    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        model.setData(index, cast("ComposingEdit", editor).text())

    @override
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        height = max(editor.sizeHint().height(), 30)
        top = option.rect.top() + max((option.rect.height() - height) // 2, 2)
        left = option.rect.left() + WORDS_LEFT - 10
        editor.setGeometry(QRect(left, top, option.rect.right() - left - 8, height))

    @override
    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        rows = cast("ChecklistModel", model)
        item = rows.item(index.row())
        if item is None or not isinstance(event, QMouseEvent):
            return super().editorEvent(event, model, option, index)
        at, is_release = event.position().toPoint(), event.type() is QEvent.Type.MouseButtonRelease
        is_fold = self.fold_rect(option.rect).adjusted(-8, -8, 8, 8).contains(at)
        if rows.can_open(item) and (is_fold or not rows.is_editable):
            if is_release:
                rows.toggle(item)
            return True
        if not rows.is_editable:
            return super().editorEvent(event, model, option, index)
        if self.switch_rect(option.rect).adjusted(-6, -8, 6, 8).contains(at):
            if is_release:
                rows.edits.switch(frozenset({item.id}))
            return True
        name = self.value_at(option.rect, index, at)
        if name and is_release:
            self.value_wanted.emit(name)
            return True
        return super().editorEvent(event, model, option, index)

    def value_at(self, row: QRect, index: Index, at: QPoint) -> str:
        """Return the name of the value whose chip stands at a place of the view; "" for none."""
        origin = QPoint(row.left() + WORDS_LEFT, row.top() + _PAD)
        return self._letters(index, row.width()).title.value_at(at - origin)

    @override
    def eventFilter(self, object: QObject, event: QEvent) -> bool:
        """Leave Enter to the IME while it is composing; else it would close the editor."""
        is_editor = isinstance(object, ComposingEdit) and object.is_composing
        if is_editor and event.type() is QEvent.Type.KeyPress:
            return False
        return super().eventFilter(object, event)

    def _letters(self, index: Index, width: int) -> _Letters:
        model = cast("ChecklistModel", index.model())
        item = model.item(index.row())
        assert item is not None
        is_now = item.state is ItemState.RUNNING
        room = width - WORDS_LEFT - _HANDLE_WIDTH - SWITCH.width() - 12 - 22
        words = in_brackets(item.text)
        key = (words, model.spans(words), model.lines(item), is_now, item.enabled, room)
        found = self._laid_out.get(key)
        if found is None:
            if len(self._laid_out) > _LAID_OUT:
                self._laid_out.clear()
            found = self._laid_out[key] = self._lay_out(*key)
        return found

    def _lay_out(
        self,
        words: str,
        spans: tuple[ValueSpan, ...],
        told: tuple[RowLine, ...],
        is_now: bool,  # noqa: FBT001 - a key of the rows that are laid out
        is_on: bool,  # noqa: FBT001
        room: int,
    ) -> _Letters:
        font = cast("QWidget", self.parent()).font()
        weight = QFont.Weight.Bold if is_now else QFont.Weight.Medium
        title = sized(font, Size.BODY, weight if is_on else QFont.Weight.Normal)
        title.setStrikeOut(not is_on)
        small = sized(font, Size.SMALL)
        lines = tuple(
            (line, ChipText(line.words, (), small, room - (_ICON + 6 if line.icon else 0)))
            for line in told
        )
        return _Letters(ChipText(words, spans, title, room), lines)

    def _paint_ground(
        self, painter: QPainter, row: QRect, item: Item, state: QStyle.StateFlag, *, is_first: bool
    ) -> None:
        colours = self._theme.colours
        if item.state is ItemState.RUNNING:
            painter.fillRect(row, QColor(colours.accent_soft))
        elif state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.fillRect(row, QColor(colours.hover))
        if not is_first:
            painter.setPen(QPen(QColor(colours.border), 1))
            painter.drawLine(row.left() + WORDS_LEFT, row.top(), row.right() - 8, row.top())
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colours.accent_line), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), 6, 6)

    def _paint_mark(self, painter: QPainter, row: QRect, item: Item, number: int) -> None:
        """Paint the sign of the state in a circle; a row that waits shows its number."""
        colours = self._theme.colours
        place = QRect(row.left() + _LEFT, row.top() + _PAD - 1, _MARK, _MARK)
        if item.state in _ICONS and item.enabled:
            name, colour = _ICONS[item.state]
            self._theme.paint_icon(painter, place, name, colour)
            return
        if item.state is ItemState.RUNNING:
            self._paint_running(painter, place)
            return
        painter.setPen(QPen(QColor(colours.control), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(place).adjusted(0.6, 0.6, -0.6, -0.6))
        painter.setFont(sized(cast("QWidget", self.parent()).font(), Size.SMALL))
        painter.setPen(QColor(colours.muted))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_running(self, painter: QPainter, place: QRect) -> None:
        painter.save()
        painter.translate(QPointF(place.center()) + QPointF(0.5, 0.5))
        painter.rotate(self._angle)
        colour = QColor(self._theme.colours.accent_line)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(8):
            colour.setAlphaF(0.25 + 0.75 * number / 7)
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(0, -7.5), 1.7, 1.7)
            painter.rotate(45)
        painter.restore()

    def _paint_words(self, painter: QPainter, row: QRect, item: Item, letters: _Letters) -> None:
        colours = self._theme.colours
        at = QPoint(row.left() + WORDS_LEFT, row.top() + _PAD)
        letters.title.draw(painter, at, colours.text if item.enabled else colours.muted, colours)
        y = at.y() + letters.title.height + _LINE_GAP
        for line, text in letters.lines:
            left = at.x()
            if line.icon:
                place = QRect(left, y + 3, _ICON, _ICON)
                self._theme.paint_icon(painter, place, line.icon, line.tone)
                left += _ICON + 6
            colour = colours.named("accent_text" if line.tone == "accent_line" else line.tone)
            said = colours.muted if line.tone == "green" else colour.name()
            text.draw(painter, QPoint(left, y), said, colours)
            y += text.height + _LINE_GAP
