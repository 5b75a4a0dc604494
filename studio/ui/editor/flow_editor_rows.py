"""How the rows of a flow are painted and touched; only what is seen is painted, one form is a widget."""

from collections.abc import Callable
from enum import StrEnum
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
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from studio.domain.flows.flow import FlowStep
from studio.domain.text import clip
from studio.ui.checks.standing_lines import FINDING_ICONS
from studio.ui.desk.flow_model import (
    ROW_ROLE,
    FlowModel,
    HeadingRow,
    Index,
    Row,
    StepRow,
    StepState,
    note_of,
)
from studio.ui.page.log_model import icon_of
from studio.ui.widgets.chip_text import ChipText
from studio.ui.widgets.controls import ComposingEdit, Size, named, sized
from studio.ui.widgets.row_painting import SWITCH, paint_handle, paint_switch, write
from studio.ui.widgets.theme import Theme
from studio.words import tr

MARGIN: Final = 18
"""Pixels at the left where ● stands; a click there sets it or takes it away."""
_GAP: Final = 5
_ICON: Final = 15
_CARET: Final = 22
_HANDLE: Final = 24
_PAD: Final = 8
_TEXT_LEFT: Final = _CARET + 2 + _ICON + 9
_LAID_OUT: Final = 1_000
"""So many steps are kept as they were laid out: every event asks for the height of every row."""
_ITEM_CHARS: Final = 200
NO_ITEM: Final = tr("そのほかの手順")
_STATE_ICONS: Final = {
    StepState.DONE: ("fa6s.circle-check", "green"),
    StepState.FAILED: ("fa6s.circle-xmark", "red"),
    StepState.SKIPPED: ("fa6s.forward", "muted"),
    StepState.RUNNING: ("fa6s.play", "accent_line"),
}
OpenForm = Callable[[QWidget, FlowStep], QWidget]


class RowPart(StrEnum):
    """What of a row the mouse touches."""

    BREAKPOINT = "breakpoint"
    CARET = "caret"
    SWITCH = "switch"
    REST = "rest"


class StepDelegate(QStyledItemDelegate):
    """Paints headings as lines and steps as small cards; the open step has its form inside the card.

    Args:
        open_form: Makes the form of a step.
    """

    def __init__(self, theme: Theme, open_form: OpenForm, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._open_form = open_form
        self._laid_out: dict[tuple[str, bool, int], ChipText] = {}
        self.open_id = ""
        self.form_height = 0

    def part_at(self, row: QRect, at: QPoint, *, is_editable: bool) -> RowPart:
        """Return what stands at a place of a step's row."""
        if at.x() < row.left() + MARGIN:
            return RowPart.BREAKPOINT
        if at.y() > row.top() + self._line_height() + 14:
            return RowPart.REST
        if at.x() < row.left() + MARGIN + _CARET + 6:
            return RowPart.CARET
        if is_editable and self._switch_rect(row).adjusted(-4, -6, 4, 6).contains(at):
            return RowPart.SWITCH
        return RowPart.REST

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = cast("Row | None", index.data(ROW_ROLE))
        if not isinstance(row, StepRow):
            return QSize(160, self._line_height() + 18)
        whole = QRect(0, 0, cast("QListView", self.parent()).viewport().width(), 0)
        height = self._head_height(row, index, whole) + _GAP
        if row.step.id == self.open_id:
            height += self.form_height + 8
        return QSize(160, height)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = cast("FlowModel", index.model())
        row = model.row(index.row())
        if row is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, HeadingRow):
            self._paint_heading(painter, option, row, model)
        else:
            self._paint_step(painter, option, row, model)
        painter.restore()

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        row = cast("FlowModel", index.model()).row(index.row())
        if isinstance(row, StepRow):
            return self._open_form(parent, row.step)
        return named(ComposingEdit(parent), "flow_item_editor", tr("項目の文"))

    @override
    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Fill the line of a heading; the form of a step is filled by the panel."""
        if isinstance(editor, ComposingEdit):
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))

    @override
    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, ComposingEdit):
            model.setData(index, editor.text())

    @override
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        row = cast("FlowModel", index.model()).row(index.row())
        if isinstance(row, StepRow):
            card = self._card(option.rect)
            top = card.top() + self._head_height(row, index, option.rect)
            editor.setGeometry(QRect(card.left() + 10, top, card.width() - 20, self.form_height))
            return
        editor.setGeometry(option.rect.adjusted(MARGIN - 2, 3, -8, -2))

    @override
    def eventFilter(self, object: QObject, event: QEvent) -> bool:
        """Leave keys to an IME that composes, and everything to the form of a step."""
        if not isinstance(object, ComposingEdit):
            return False
        if object.is_composing and event.type() is QEvent.Type.KeyPress:
            return False
        return super().eventFilter(object, event)

    def _font(self) -> QFont:
        return cast("QWidget", self.parent()).font()

    def _line_height(self) -> int:
        return QFontMetrics(self._font()).height()

    def _head_height(self, row: StepRow, index: Index, place: QRect) -> int:
        note = self._line_height() if note_of(row.step) or not row.step.is_enabled else 0
        model = cast("FlowModel", index.model())
        return self._letters(row, model, place).height + 2 * _PAD + note

    def _letters(self, row: StepRow, model: FlowModel, place: QRect) -> ChipText:
        """Return the words of a step, laid out between its icon and its signs."""
        step, card = row.step, self._card(place)
        right = self._switch_rect(place).left() - 8 if model.is_editable else card.right() - 10
        right -= len(_signs(step, model)) * (_ICON + 7)
        key = (row.words, step.is_enabled, right - card.left() - _TEXT_LEFT)
        if key not in self._laid_out:
            if len(self._laid_out) > _LAID_OUT:
                self._laid_out.clear()
            font = sized(self._font(), Size.BODY)
            font.setStrikeOut(not step.is_enabled)
            self._laid_out[key] = ChipText(row.words, (), font, key[2])
        return self._laid_out[key]

    def _card(self, row: QRect) -> QRect:
        return row.adjusted(MARGIN, 0, -1, -_GAP)

    def _switch_rect(self, row: QRect) -> QRect:
        card = self._card(row)
        left = card.right() - _HANDLE - SWITCH.width() - 6
        top = card.top() + (self._line_height() + 16 - SWITCH.height()) // 2
        return QRect(left, top, SWITCH.width(), SWITCH.height())

    def _paint_heading(
        self, painter: QPainter, option: QStyleOptionViewItem, row: HeadingRow, model: FlowModel
    ) -> None:
        colours = self._theme.colours
        place = option.rect.adjusted(MARGIN - 4, 4, -1, -2)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent_soft))
            painter.drawRoundedRect(QRectF(place), 6, 6)
        self._paint_focus(painter, place, option.state)
        state = model.state_of(row)
        left = place.left() + 4
        if state in _STATE_ICONS:
            icon = QRect(left, place.center().y() - _ICON // 2, _ICON, _ICON)
            self._theme.paint_icon(painter, icon, *_STATE_ICONS[state])
            left += _ICON + 6
        font = sized(self._font(), Size.BODY, QFont.Weight.DemiBold)
        count = tr("{count} 手順", count=len(row.step_ids))
        small = sized(self._font(), Size.SMALL)
        width = QFontMetrics(small).horizontalAdvance(count) + 14
        words = QRect(left, place.top(), max(place.right() - left - width, 20), place.height())
        write(painter, words, font, colours.text, clip(row.words, _ITEM_CHARS) or NO_ITEM)
        end = QRect(place.right() - width + 4, place.top(), width - 8, place.height())
        write(painter, end, small, colours.muted, count)

    def _paint_step(
        self, painter: QPainter, option: QStyleOptionViewItem, row: StepRow, model: FlowModel
    ) -> None:
        step, card = row.step, self._card(option.rect)
        state = model.state(step.id)
        self._paint_breakpoint(painter, option, step, model)
        self._paint_ground(painter, card, option.state, state)
        line = QRect(card.left(), card.top(), card.width(), self._line_height() + 16)
        caret = QRect(line.left() + 6, line.center().y() - 5, 11, 11)
        name = "fa6s.chevron-down" if step.id == self.open_id else "fa6s.chevron-right"
        self._theme.paint_icon(painter, caret, name)
        icon = QRect(line.left() + _CARET + 2, line.center().y() - _ICON // 2, _ICON, _ICON)
        fallback = (icon_of(type(step.action)), "muted" if step.is_enabled else "faint")
        self._theme.paint_icon(painter, icon, *_STATE_ICONS.get(state, fallback))
        right = line.right() - 10
        if model.is_editable:
            place = self._switch_rect(option.rect)
            paint_switch(painter, place, self._theme.colours, is_on=step.is_enabled)
            paint_handle(painter, line, self._theme.colours)
            right = place.left() - 8
        for name, colour in _signs(step, model):
            place = QRect(right - _ICON, line.center().y() - _ICON // 2, _ICON, _ICON)
            self._theme.paint_icon(painter, place, name, colour)
            right = place.left() - 7
        self._paint_words(painter, card, row, self._letters(row, model, option.rect))

    def _paint_words(self, painter: QPainter, card: QRect, row: StepRow, words: ChipText) -> None:
        colours, step = self._theme.colours, row.step
        at = QPoint(card.left() + _TEXT_LEFT, card.top() + _PAD)
        words.draw(painter, at, colours.text if step.is_enabled else colours.muted, colours)
        note = note_of(step)
        if not step.is_enabled:
            off = tr("オフ：この手順は実行しません")
            note = tr("{off}・{note}", off=off, note=note) if note else off
        if note:
            width = card.right() - 10 - at.x()
            lower = QRect(at.x(), at.y() + words.height, width, self._line_height())
            write(painter, lower, sized(self._font(), Size.SMALL), colours.muted, note)

    def _paint_breakpoint(
        self, painter: QPainter, option: QStyleOptionViewItem, step: FlowStep, model: FlowModel
    ) -> None:
        """Paint ●, or a faint ring where the mouse or the keyboard is: there it can be set."""
        is_set = model.has_breakpoint(step.id)
        near = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus
        if not is_set and not option.state & near:
            return
        colours = self._theme.colours
        middle = QPointF(
            option.rect.left() + MARGIN / 2 - 1, option.rect.top() + self._line_height() / 2 + 8
        )
        painter.setPen(QPen(QColor(colours.red if is_set else colours.control), 1.2))
        painter.setBrush(QColor(colours.red) if is_set else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 4.5, 4.5)

    def _paint_ground(
        self, painter: QPainter, card: QRect, state: QStyle.StateFlag, run: StepState
    ) -> None:
        colours = self._theme.colours
        is_lit = run is StepState.RUNNING or bool(state & QStyle.StateFlag.State_Selected)
        line = colours.accent_line if is_lit else colours.border
        if run is StepState.FAILED and not is_lit:
            line = colours.red
        painter.setPen(QPen(QColor(line), 2 if run is StepState.RUNNING else 1))
        painter.setBrush(QColor(colours.accent_soft if is_lit else colours.card))
        painter.drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        self._paint_focus(painter, card, state)

    def _paint_focus(self, painter: QPainter, place: QRect, state: QStyle.StateFlag) -> None:
        if not state & QStyle.StateFlag.State_HasFocus:
            return
        painter.setPen(QPen(QColor(self._theme.colours.accent_line), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), 7, 7)


def _signs(step: FlowStep, model: FlowModel) -> list[tuple[str, str]]:
    """Return finding and shield, from the right."""
    finding = model.finding(step.id)
    signs = [FINDING_ICONS[finding]] if finding else []
    return [*signs, ("fa6s.shield-halved", "amber")] if step.needs_approval else signs
