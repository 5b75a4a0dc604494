"""How a flow of the library is painted as a card; only what is seen is painted, nothing is a widget."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from studio.domain.records.history import FlowSummary
from studio.engine.ports import Exporter
from studio.ui.library.library_card import CardButtons, CardCallbacks
from studio.ui.library.library_model import (
    Fact,
    Index,
    LibraryModel,
    mark_of,
    purpose_of,
    title_of,
)
from studio.ui.widgets.controls import Size, sized
from studio.ui.widgets.row_painting import folded, write
from studio.ui.widgets.theme import Theme

_GAP: Final = 10
_PAD_X: Final = 14
_PAD_Y: Final = 11
_LINE_GAP: Final = 4
_ICON: Final = 12
_ICON_GAP: Final = 6
_FACT_GAP: Final = 16
_NARROW: Final = 660
"""Below this width the facts take the room under the buttons too."""
_LEAST_FACT: Final = 60
_BADGE_GAP: Final = 8
_LINES: Final = 3
_NAME_LINES: Final = 2
"""A name that is too long for one line has the first of the two lines of the purpose."""


@dataclass(frozen=True, slots=True)
class _Letters:
    """The fonts of a card with their measures."""

    title: QFont
    small: QFont
    title_lines: QFontMetrics
    small_lines: QFontMetrics

    def card_height(self, first: int) -> int:
        """Of a first line so high, two of the purpose and the facts, with what is around them."""
        lines = max(self.title_lines.height(), first) + _LINES * self.small_lines.height()
        return lines + 2 * _LINE_GAP + 2 * _PAD_Y


class FlowCardDelegate(QStyledItemDelegate):
    """Paints cards, and puts real buttons on the one that is current."""

    def __init__(
        self,
        formats: dict[str, Exporter],
        theme: Theme,
        callbacks: CardCallbacks,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._formats = formats
        self._theme = theme
        self._callbacks = callbacks
        self._sample = CardButtons(None, {}, theme, callbacks, parent)
        self._sample.hide()
        self._spare: CardButtons | None = None
        self._picture: QPixmap | None = None
        self._letters: _Letters | None = None
        theme.changed.connect(self.forget_looks)

    def forget_looks(self) -> None:
        """Draw the buttons and measure the letters anew: the colours or the fonts are others."""
        self._picture = None
        self._letters = None

    def card_rect(self, row: QRect) -> QRect:
        """Return where the card of a row stands."""
        return row.adjusted(0, 0, -1, -_GAP)

    def buttons_rect(self, row: QRect) -> QRect:
        """Return where the buttons of a row stand."""
        card, size = self.card_rect(row), self._sample.sizeHint()
        middle = card.center().y() + 1
        if card.width() < _NARROW:
            middle = card.top() + _PAD_Y + size.height() // 2
        left = card.right() - _PAD_X + 4 - size.width()
        return QRect(QPoint(left, middle - size.height() // 2), size)

    def is_run(self, row: QRect, at: QPoint) -> bool:
        """Say whether a place is on the picture of 実行."""
        return self._part(row, self._sample.run_button).contains(at)

    def is_edit(self, row: QRect, at: QPoint) -> bool:
        """Say whether a place is on the picture of 編集."""
        button = self._sample.edit_button
        return not button.isHidden() and self._part(row, button).contains(at)

    def is_more(self, row: QRect, at: QPoint) -> bool:
        """Say whether a place is on the picture of the menu's button."""
        return self._part(row, self._sample.more_button).contains(at)

    def buttons_picture(self) -> QPixmap:
        """Return the buttons as they look on a card that is not current; drawn once."""
        ratio = cast("QWidget", self.parent()).devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatioF() != ratio:
            self._sample.resize(self._sample.sizeHint())
            picture = QPixmap(self._sample.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            self._sample.render(picture, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
            self._picture = picture
        return self._picture

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        is_narrow = cast("QWidget", self.parent()).width() < _NARROW
        beside = self._sample.sizeHint().height() if is_narrow else 0
        return QSize(200, self._measured().card_height(beside) + _GAP)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = cast("LibraryModel", index.model())
        flow = model.flow(index.row())
        if flow is None:
            return
        row, card = option.rect, self.card_rect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, card, option.state)
        buttons = self.buttons_rect(row)
        self._paint_words(
            painter, card, buttons, flow, model.facts(flow, datetime.now().astimezone())
        )
        if not option.state & QStyle.StateFlag.State_Selected:
            painter.drawPixmap(buttons.topLeft(), self.buttons_picture())
        painter.restore()

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Make the real buttons of the current card."""
        flow = cast("LibraryModel", index.model()).flow(index.row())
        buttons, self._spare = self._spare, None
        if buttons is None:
            return CardButtons(flow, self._formats, self._theme, self._callbacks, parent)
        buttons.show_flow(flow)
        return buttons

    @override
    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        """Keep the buttons for the card that is current next."""
        editor.hide()
        self._spare = cast("CardButtons", editor)

    @override
    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Buttons show no value."""

    @override
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        editor.setGeometry(self.buttons_rect(option.rect))

    @override
    def eventFilter(self, object: QObject, event: QEvent) -> bool:
        """Leave Escape, Tab and Enter to the buttons: nothing is being edited."""
        return False

    def _part(self, row: QRect, button: QWidget) -> QRect:
        self.buttons_picture()  # lays the sample out
        return button.geometry().translated(self.buttons_rect(row).topLeft())

    def _measured(self) -> _Letters:
        if self._letters is None:
            font = cast("QWidget", self.parent()).font()
            title, small = sized(font, Size.TITLE, QFont.Weight.Bold), sized(font, Size.SMALL)
            self._letters = _Letters(title, small, QFontMetrics(title), QFontMetrics(small))
        return self._letters

    def _paint_ground(self, painter: QPainter, card: QRect, state: QStyle.StateFlag) -> None:
        colours = self._theme.colours
        is_current = bool(state & QStyle.StateFlag.State_Selected)
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        painter.setPen(QPen(QColor(colours.accent_line if is_current else colours.border), 1))
        painter.setBrush(QColor(colours.accent_soft if has_focus else colours.card))
        painter.drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        if has_focus:
            painter.setPen(QPen(QColor(colours.accent_line), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(card).adjusted(1, 1, -1, -1), 10, 10)

    def _paint_words(
        self,
        painter: QPainter,
        card: QRect,
        buttons: QRect,
        flow: FlowSummary,
        facts: Sequence[Fact],
    ) -> None:
        letters, colours = self._measured(), self._theme.colours
        is_narrow = card.width() < _NARROW
        left, top = card.left() + _PAD_X, card.top() + _PAD_Y
        width = buttons.left() - 12 - left
        room = card.width() - 2 * _PAD_X if is_narrow else width
        mark = mark_of(flow)
        badge = self._badge_width(mark) if mark else 0
        name = folded(title_of(flow), letters.title, width - badge, _NAME_LINES)
        purpose = folded(purpose_of(flow), letters.small, room, _LINES - len(name))
        is_low = len(name) + len(purpose) < _LINES
        if not is_narrow and is_low:
            top += (
                letters.small_lines.height() // 2
            )  # fewer lines stand in the middle of their card
        first = max(letters.title_lines.height() * len(name), buttons.height() if is_narrow else 0)
        line = QRect(left, top, width, first)
        if mark:
            self._paint_badge(painter, line, flow, mark)
        line.setSize(QSize(width - badge, first // len(name)))
        for words in name:
            write(painter, line, letters.title, colours.text, words)
            line.translate(0, line.height())
        line = QRect(left, top + first + _LINE_GAP, room, letters.small_lines.height())
        if is_narrow and is_low:
            line.translate(0, line.height() // 2)
        for words in purpose:
            write(painter, line, letters.small, colours.muted, words)
            line.translate(0, line.height())
        line.translate(0, _LINE_GAP)
        self._paint_facts(painter, line, facts)

    def _badge_width(self, mark: Fact) -> int:
        """Return how much of its line a mark takes, with what is left free before it."""
        words = self._measured().small_lines.horizontalAdvance(mark.text)
        return words + _ICON + _ICON_GAP + 18 + _BADGE_GAP

    def _paint_badge(self, painter: QPainter, line: QRect, flow: FlowSummary, mark: Fact) -> None:
        """Paint the mark of a flow after its name."""
        letters, colours = self._measured(), self._theme.colours
        width = self._badge_width(mark) - _BADGE_GAP
        name = letters.title_lines.horizontalAdvance(title_of(flow))
        left = line.left() + min(name + _BADGE_GAP, line.width() - width)
        height = letters.title_lines.height() + 2
        place = QRect(left, line.center().y() - height // 2 + 1, width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.amber_soft))
        painter.drawRoundedRect(QRectF(place), 8, 8)
        icon = QRect(place.left() + 9, place.center().y() - _ICON // 2 + 1, _ICON, _ICON)
        self._theme.paint_icon(painter, icon, mark.icon, "amber")
        text = place.adjusted(9 + _ICON + _ICON_GAP, 0, 0, 0)
        write(painter, text, letters.small, colours.amber, mark.text)

    def _paint_facts(self, painter: QPainter, line: QRect, facts: Sequence[Fact]) -> None:
        letters = self._measured()
        widths = shared_widths(
            [letters.small_lines.horizontalAdvance(fact.text) + 2 for fact in facts],
            [fact.gives_way for fact in facts],
            line.width() - len(facts) * (_ICON + _ICON_GAP) - (len(facts) - 1) * _FACT_GAP,
        )
        left = line.left()
        for fact, width in zip(facts, widths, strict=True):
            icon = QRect(left, line.center().y() - _ICON // 2 + 1, _ICON, _ICON)
            self._theme.paint_icon(painter, icon, fact.icon, fact.tone)
            text = QRect(left + _ICON + _ICON_GAP, line.top(), width, line.height())
            write(painter, text, letters.small, self._theme.colours.muted, fact.text)
            left = text.right() + 1 + _FACT_GAP


def shared_widths(wanted: Sequence[int], gives_way: Sequence[bool], room: int) -> tuple[int, ...]:
    """Return how wide each part of a line may be: those that give way share what the others leave.

    Args:
        wanted: Widths of the whole words, in pixels.
        gives_way: Which of them may be shortened.
        room: Pixels there are for all of them.
    """
    soft = [width for width, is_soft in zip(wanted, gives_way, strict=True) if is_soft]
    left = max(room - (sum(wanted) - sum(soft)), 0)
    given: dict[int, int] = {}
    for place, width in sorted(enumerate(soft), key=lambda pair: pair[1]):
        share = max(left // (len(soft) - len(given)), min(_LEAST_FACT, width))
        given[place] = min(width, share)
        left = max(left - given[place], 0)
    shares = iter([given[place] for place in range(len(soft))])
    return tuple(
        next(shares) if is_soft else width for width, is_soft in zip(wanted, gives_way, strict=True)
    )
