"""How a row of the checklist is painted and touched: state, words, small print, switch, handle."""

from typing import Final, cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from studio.domain.brackets import in_brackets
from studio.domain.checklist import Item, ItemState
from studio.ui.controls import ComposingEdit, Size, sized
from studio.ui.items.checklist_model import ITEM_ROLE, NOTE_ROLE, ChecklistModel
from studio.ui.panels.row_painting import SWITCH, paint_handle, paint_switch, write
from studio.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex

_GAP: Final = 8
_ICON: Final = 16
_LEFT: Final = 10
_TEXT_LEFT: Final = 36
_HANDLE_WIDTH: Final = 26
_SPIN_DEGREES: Final = 30
_ICONS: Final = {
    ItemState.DONE: ("fa6s.square-check", "green"),
    ItemState.FAILED: ("fa6s.circle-xmark", "red"),
    ItemState.UNVERIFIED: ("fa6s.circle-question", "amber"),
}
_LINES: Final = {ItemState.FAILED: "red", ItemState.UNVERIFIED: "amber"}
"""Colour of the frame around what a person must look at."""


class ChecklistDelegate(QStyledItemDelegate):
    """Paints rows like small cards. `turn` moves the sign of the running item."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._angle = 0

    def turn(self) -> None:
        """Move the running sign a little."""
        self._angle = (self._angle + _SPIN_DEGREES) % 360

    def switch_rect(self, row: QRect) -> QRect:
        """Return where the on/off switch of a row stands."""
        card = self._card(row)
        left = card.right() - _HANDLE_WIDTH - SWITCH.width() - 6
        top = card.center().y() - SWITCH.height() // 2
        return QRect(left, top, SWITCH.width(), SWITCH.height())

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = option.fontMetrics
        return QSize(120, round(metrics.height() * 1.95) + 18 + _GAP)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        item = cast("Item | None", index.data(ITEM_ROLE))
        if item is None:
            return
        row = option.rect
        state = option.state
        model = cast("ChecklistModel", index.model())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, self._card(row), item, state)
        self._paint_state(painter, self._card(row), item)
        right = self._card(row).right() - 12
        if model.is_editable:
            place = self.switch_rect(row)
            paint_switch(painter, place, self._theme.colours, is_on=item.enabled)
            paint_handle(painter, self._card(row), self._theme.colours)
            right = place.left() - 8
        self._paint_words(painter, self._card(row), right, item, str(index.data(NOTE_ROLE)))
        painter.restore()

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = ComposingEdit(parent)
        editor.setObjectName("item_editor")
        editor.setAccessibleName(self.tr("項目の文"))
        return editor

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
        card = self._card(option.rect)
        editor.setGeometry(card.adjusted(_TEXT_LEFT - 10, 6, -8, -6))

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
        if item is None or not rows.is_editable or not isinstance(event, QMouseEvent):
            return super().editorEvent(event, model, option, index)
        touched = self.switch_rect(option.rect).adjusted(-6, -8, 6, 8)
        if not touched.contains(event.position().toPoint()):
            return super().editorEvent(event, model, option, index)
        if event.type() is QEvent.Type.MouseButtonRelease:
            rows.edits.switch(frozenset({item.id}))
        return True

    @override
    def eventFilter(self, object: QObject, event: QEvent) -> bool:
        """Leave Enter to the IME while it is composing; else it would close the editor."""
        is_editor = isinstance(object, ComposingEdit) and object.is_composing
        if is_editor and event.type() is QEvent.Type.KeyPress:
            return False
        return super().eventFilter(object, event)

    def _card(self, row: QRect) -> QRect:
        return row.adjusted(0, 0, -1, -_GAP)

    def _paint_ground(
        self, painter: QPainter, card: QRect, item: Item, state: QStyle.StateFlag
    ) -> None:
        colours = self._theme.colours
        is_marked = item.state is ItemState.RUNNING
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        line = colours.accent_line if is_marked or is_selected else colours.border
        if item.state in _LINES and not is_selected:
            line = colours.named(_LINES[item.state]).name()
        painter.setPen(QPen(QColor(line), 1))
        painter.setBrush(QColor(colours.accent_soft if is_marked or is_selected else colours.card))
        painter.drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colours.accent_line), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(card).adjusted(1, 1, -1, -1), 7, 7)

    def _paint_state(self, painter: QPainter, card: QRect, item: Item) -> None:
        place = QRect(card.left() + _LEFT, card.center().y() - _ICON // 2, _ICON, _ICON)
        if item.state is ItemState.RUNNING:
            self._paint_running(painter, place)
            return
        if item.state in _ICONS:
            name, colour = _ICONS[item.state]
            self._theme.paint_icon(painter, place, name, colour)
            return
        colour = self._theme.colours.muted if item.enabled else self._theme.colours.faint
        painter.setPen(QPen(QColor(colour), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(place).adjusted(1.5, 1.5, -1.5, -1.5), 2, 2)

    def _paint_running(self, painter: QPainter, place: QRect) -> None:
        painter.save()
        painter.translate(QPointF(place.center()) + QPointF(0.5, 0.5))
        painter.rotate(self._angle)
        colour = QColor(self._theme.colours.accent_line)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(8):
            colour.setAlphaF(0.25 + 0.75 * number / 7)
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(0, -6.5), 1.5, 1.5)
            painter.rotate(45)
        painter.restore()

    def _paint_words(
        self, painter: QPainter, card: QRect, right: int, item: Item, note: str
    ) -> None:
        colours = self._theme.colours
        font = cast("QWidget", self.parent()).font()
        bold = sized(
            font, Size.BODY, QFont.Weight.DemiBold if item.enabled else QFont.Weight.Normal
        )
        bold.setStrikeOut(not item.enabled)
        half = card.height() // 2
        width = right - card.left() - _TEXT_LEFT
        upper = QRect(card.left() + _TEXT_LEFT, card.top() + 5, width, half - 4)
        lower = QRect(upper.left(), card.top() + half, width, half - 5)
        tone = {ItemState.FAILED: colours.red, ItemState.UNVERIFIED: colours.amber}
        write(
            painter,
            upper,
            bold,
            colours.text if item.enabled else colours.muted,
            in_brackets(item.text),
        )
        small = sized(font, Size.SMALL)
        write(painter, lower, small, tone.get(item.state, colours.muted), note)
