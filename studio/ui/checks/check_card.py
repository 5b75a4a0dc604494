"""A row of 点検 as it is painted: how a flow stands, since when, what changed; its buttons are real ones."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, cast
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from studio.ui.checks.check_rows import CheckRows, CheckShown, Heading, MoreOf, Row
from studio.ui.checks.standing_lines import sign_of
from studio.ui.widgets.controls import Size, make_button, sized
from studio.ui.widgets.rows_model import Index
from studio.ui.widgets.theme import Theme
from studio.words import tr

_GAP: Final = 10
_PAD_X: Final = 12
_PAD_Y: Final = 11
_LINE_GAP: Final = 7
_SIGN: Final = 16
_SIGN_GAP: Final = 8
_UNBOUND: Final = 100_000
_WRAPPED: Final = int(
    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
)


@dataclass(frozen=True, slots=True)
class RowActs:
    """What the buttons of the rows do.

    Attributes:
        lead: What is recommended about a flow.
        more: Shows all lines of a flow, or more flows of a state.
    """

    lead: Callable[[CheckShown], None]
    more: Callable[[QPersistentModelIndex], None]


@dataclass(slots=True)
class _LaidOut:
    """A row laid out for its width, from its own upper left corner."""

    words: list[tuple[QRect, Size, str, str]] = field(
        default_factory=list[tuple[QRect, Size, str, str]]
    )
    signs: list[tuple[QRect, str, str]] = field(default_factory=list[tuple[QRect, str, str]])
    lead: QRect = field(default_factory=QRect)
    more: QRect = field(default_factory=QRect)
    height: int = 0


class RowButtons(QWidget):
    """The buttons of one row; the row itself is painted under them.

    Attributes:
        lead: Leads on; None where nothing is to be done.
        more: Shows more; None where all is shown.
    """

    def __init__(
        self,
        row: Row,
        at: QPersistentModelIndex,
        theme: Theme,
        acts: RowActs,
        view: QAbstractItemView,
    ) -> None:
        super().__init__(view.viewport())
        self._at = at
        self._view = view
        self.lead = self._make_lead(row, theme, acts) if isinstance(row, CheckShown) else None
        self.more: QPushButton | None = None
        if words := row.more:
            state = f"s_more_{row.check_state.value}" if isinstance(row, MoreOf) else "_more"
            self.more = make_button(self, words, f"check{state}", lambda: acts.more(at), "link")
        for control in self.controls:
            control.installEventFilter(self)

    @property
    def controls(self) -> Sequence[QPushButton]:
        """Its buttons, in the order of the keyboard."""
        return tuple(button for button in (self.lead, self.more) if button is not None)

    def let_press(self, *, may_press: bool) -> None:
        """Say whether its button does something now."""
        if self.lead is not None:
            self.lead.setEnabled(may_press)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Bring the row into sight with the keyboard."""
        if event.type() is QEvent.Type.FocusIn and self._at.isValid():
            self._view.scrollTo(self._view.model().index(self._at.row(), 0))
        return super().eventFilter(watched, event)

    def _make_lead(self, row: CheckShown, theme: Theme, acts: RowActs) -> QPushButton | None:
        if row.lead is None:
            return None
        words, icon = row.lead
        look, colour = ("main", "on_accent") if row.is_first else ("", "accent_text")
        button = make_button(self, words, "check_lead", lambda: acts.lead(row), look)
        button.setAccessibleName(tr("「{name}」：{words}", name=row.name, words=words))
        return theme.dress(button, icon, colour, 14)


class CheckCardDelegate(QStyledItemDelegate):
    """Paints rows. Text is laid out once for a width.

    Args:
        acts: What the buttons do.
        view: The list; it opens the buttons of the rows in sight.
    """

    def __init__(self, theme: Theme, acts: RowActs, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._theme = theme
        self._acts = acts
        self._view = view
        self._laid_out: WeakKeyDictionary[CheckShown, tuple[int, _LaidOut]] = WeakKeyDictionary()
        self._letters: dict[Size, tuple[QFont, QFontMetrics]] = {}
        self._sample = make_button(view, tr("点検"), "check_sample", lambda: None, "main")
        self._sample.hide()
        theme.dress(self._sample, "fa6s.pen", "on_accent", 14)

    def forget(self) -> None:
        """Lay all out anew: there are other letters."""
        self._laid_out.clear()
        self._letters.clear()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, self._laid(index).height)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        laid, row = self._laid(index), option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, row, option.state, is_card=isinstance(_row(index), CheckShown))
        painter.translate(row.topLeft())
        for place, size, colour, text in laid.words:
            painter.setFont(self._font(size)[0])
            painter.setPen(self._theme.colours.named(colour))
            painter.drawText(place, _WRAPPED, text)
        for place, icon, colour in laid.signs:
            self._theme.paint_icon(painter, place, icon, colour)
        painter.restore()

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Make the real buttons of a row."""
        at = QPersistentModelIndex(index)
        return RowButtons(_row(index), at, self._theme, self._acts, self._view)

    @override
    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Buttons show no value."""

    @override
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        editor.setGeometry(option.rect)
        buttons, laid = cast("RowButtons", editor), self._laid(index)
        if buttons.lead is not None:
            place = QRect(laid.lead.topLeft(), buttons.lead.sizeHint())
            place.moveRight(laid.lead.right())
            buttons.lead.setGeometry(place)
        if buttons.more is not None:
            buttons.more.setGeometry(QRect(laid.more.topLeft(), buttons.more.sizeHint()))

    @override
    def eventFilter(self, object: QObject, event: QEvent) -> bool:
        """Leave Escape, Tab and Enter to the buttons: nothing is being edited."""
        return False

    def _laid(self, index: Index) -> _LaidOut:
        row, width = _row(index), self._view.viewport().width()
        if not isinstance(row, CheckShown):
            return self._lay_out(row, width)
        known = self._laid_out.get(row)
        if known is None or known[0] != width:
            known = width, self._lay_out(row, width)
            self._laid_out[row] = known
        return known[1]

    def _lay_out(self, row: Row, width: int) -> _LaidOut:
        laid = _LaidOut()
        match row:
            case Heading():
                self._write(laid, row.said, (0, width), Size.TITLE)
                laid.height += _GAP
            case MoreOf():
                laid.more = self._button(row.said, 0, 0)
                laid.height = laid.more.height() + _GAP
            case CheckShown():
                self._lay_out_card(laid, row, width - 1 - _PAD_X)
        return laid

    def _lay_out_card(self, laid: _LaidOut, row: CheckShown, right: int) -> None:
        laid.height, after = _PAD_Y, right
        if row.lead:
            laid.lead = self._button(row.lead[0], 0, _PAD_Y)
            laid.lead.moveRight(right)
            after = laid.lead.left() - _SIGN_GAP
        laid.signs.append((self._sign(laid, _PAD_X, Size.TITLE), *sign_of(row.standing)))
        self._write(laid, row.name, (_PAD_X + _SIGN + _SIGN_GAP, after), Size.TITLE)
        laid.height = max(laid.height, laid.lead.bottom() + 1 if row.lead else 0)
        if row.state:
            laid.height += _LINE_GAP
            self._write(laid, row.state, (_PAD_X, right))
        for line in row.shown:
            laid.height += _LINE_GAP
            laid.signs.append((self._sign(laid, _PAD_X + 2, Size.BODY), line.icon, line.tone))
            words = _PAD_X + 2 + _SIGN + _SIGN_GAP, right
            self._write(laid, line.words, words)
            self._write(laid, line.remedy, words, Size.SMALL, "muted")
        if row.more:
            laid.more = self._button(row.more, _PAD_X, laid.height + _LINE_GAP)
            laid.height = laid.more.bottom() + 1
        if row.checked:
            laid.height += _LINE_GAP
            self._write(laid, row.checked, (_PAD_X, right), Size.SMALL, "muted")
        laid.height += _PAD_Y + _GAP

    def _write(
        self,
        laid: _LaidOut,
        text: str,
        between: tuple[int, int],
        size: Size = Size.BODY,
        colour: str = "text",
    ) -> None:
        """Write words below what is there, as many lines as they need between left and right."""
        if not text:
            return
        room = QRect(between[0], laid.height, max(between[1] - between[0], 1), _UNBOUND)
        place = self._font(size)[1].boundingRect(room, _WRAPPED, text)
        laid.words.append((QRect(room.left(), room.top(), room.width(), place.height()), size, colour, text))  # fmt: skip
        laid.height += place.height()

    def _sign(self, laid: _LaidOut, left: int, size: Size) -> QRect:
        """Return the place of a sign beside the line that comes next."""
        drop = (self._font(size)[1].height() - _SIGN) // 2
        return QRect(left, laid.height + drop, _SIGN, _SIGN)

    def _button(self, words: str, left: int, top: int) -> QRect:
        self._sample.setText(words)
        size = self._sample.sizeHint()
        return QRect(left, top, size.width(), size.height())

    def _font(self, size: Size) -> tuple[QFont, QFontMetrics]:
        if size not in self._letters:
            weight = QFont.Weight.Bold if size is Size.TITLE else QFont.Weight.Normal
            font = sized(self._view.font(), size, weight)
            self._letters[size] = font, QFontMetrics(font)
        return self._letters[size]

    def _paint_ground(
        self, painter: QPainter, row: QRect, state: QStyle.StateFlag, *, is_card: bool
    ) -> None:
        colours, card = self._theme.colours, row.adjusted(0, 0, -1, -_GAP)
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        if is_card:
            painter.setPen(QPen(QColor(colours.border), 1))
            painter.setBrush(QColor(colours.card))
            painter.drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        if has_focus:
            painter.setPen(QPen(QColor(colours.accent_line), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(card).adjusted(1, 1, -1, -1), 10, 10)


def _row(index: Index) -> Row:
    return cast("CheckRows", index.model()).rows[index.row()]
