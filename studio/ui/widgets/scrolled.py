"""What scrolls from top to bottom: a part of a page, and a column of cards."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol, TypeVar, cast

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget
from typing_extensions import override

from studio.ui.widgets.boxes import FREE, in_column, take_away
from studio.ui.widgets.kept_keys import keys_kept
from studio.ui.widgets.timers import every

GAP: Final = 10
A_SHEET: Final = 20
"""Cards that are measured together."""

_AHEAD: Final = 4
"""Screens of room for the cards that come next."""


_ROOM: Final = 2_000
"""Pixels below the cards of a sheet: while there is none, Qt makes some by moving all of them."""


class HasControls(Protocol):
    """A card."""

    controls: tuple[QWidget, ...]
    """What the keyboard can reach, in order."""


C = TypeVar("C", bound=HasControls)
Maker = Callable[[QWidget], C]

_SIDE: Final = 14
_COLUMN: Final = 760


class _Inside(QWidget):
    """As high as its parts are at its width: by Qt it would be as high as they are at their narrowest."""

    @override
    def minimumSizeHint(self) -> QSize:
        least, layout = super().minimumSizeHint(), self.layout()
        is_told = layout is not None and layout.hasHeightForWidth()
        return QSize(least.width(), 0) if is_told else least


class ScrolledPart(QScrollArea):
    """As wide as there is room, and never lower than what is in it.

    Attributes:
        inside: Parent of what it holds.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what has the keyboard in it scrolls into view
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.inside: QWidget = _Inside(self)
        self.inside.setObjectName("scrolled")
        self.setWidget(self.inside)


class ReadingColumn(ScrolledPart):
    """Its contents can be kept in a column that is read at a glance, in the middle of a wide window."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._is_narrow = False

    def keep_narrow(self, *, is_narrow: bool) -> None:
        """Keep the contents in the column, or use the whole width."""
        self._is_narrow = is_narrow
        self._set_margins()

    @override
    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self._set_margins()

    def _set_margins(self) -> None:
        layout = self.inside.layout()
        if layout is None:
            return
        side, top = _SIDE, 0
        if self._is_narrow:
            side, top = max((self.width() - _COLUMN) // 2, 2 * _SIDE), 20
        layout.setContentsMargins(side, top, side, 8)


class Scrolled(ScrolledPart):
    """Holds `inside`, whose `lines` take cards from the top; the rest stays free.

    Attributes:
        lines: The layout of the cards; the last entry is the free room.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines = in_column(FREE, gap=GAP, of=self.inside, margins=(0, 0, 4, 0))

    def add(self, widget: QWidget) -> None:
        """Put a card below the others."""
        self.lines.insertWidget(self.lines.count() - 1, widget)


class _Sheet(QWidget):
    """Some cards whose height is known: with each new card Qt asks for the heights of all that are there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cards = QWidget(self)
        self._lines = in_column(FREE, gap=GAP, of=self._cards)
        self._heights: dict[int, int] = {}

    def add(self, make: Maker[C]) -> C:
        """Make a card below the others."""
        card = make(self._cards)
        self._lines.insertWidget(self._lines.count() - 1, cast("QWidget", card))
        return card

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, arg__1: int) -> int:
        if arg__1 not in self._heights:
            high = self._lines.totalHeightForWidth(arg__1)
            self._heights[arg__1] = high if high >= 0 else self._lines.totalSizeHint().height()
        return self._heights[arg__1]

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._lines.totalMinimumSize().width(), self.heightForWidth(self.width()))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def event(self, event: QEvent) -> bool:
        """Measure anew when a card became higher or lower."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._heights.clear()
            self.updateGeometry()
        elif event.type() is QEvent.Type.Resize:
            self._cards.resize(self.width(), self.height() + _ROOM)
        return super().event(event)


class CardColumn(Scrolled, Generic[C]):
    """Cards that are made as they come near, one a turn of the loop: some hundred at once stopped the window.

    Args:
        before: After this the keyboard reaches the cards.

    Attributes:
        cards: Those that are made, from the top.
    """

    def __init__(self, before: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._before = self._last = before
        self._makers: Sequence[Maker[C]] = ()
        self._sheets: list[_Sheet] = []
        self.cards: list[C] = []
        self._timer = every(self, 0, self._make_near)
        self.verticalScrollBar().valueChanged.connect(lambda: self._timer.start())
        self.verticalScrollBar().rangeChanged.connect(lambda: self._timer.start())

    async def show_cards(self, makers: Sequence[Maker[C]]) -> None:
        """Show these instead of what is shown, the keys where they were; returns when all in sight are there.

        Args:
            makers: Each makes a card for its parent.
        """
        held = cast("QWidget | None", self.window().focusWidget())
        with keys_kept(self.inside):
            cards = cast("list[QWidget]", self.cards)
            many = (
                next((at for at, one in enumerate(cards, 1) if one.isAncestorOf(held)), 0)
                if held
                else 0
            )
            take_away(self._sheets)
            self._sheets, self.cards, self._last = [], [], self._before
            self._makers = makers
            for make in makers[:many]:
                self._add_card(make)
        try:
            while True:
                if not self._make_next():
                    return
                await asyncio.sleep(0)
        finally:
            self._timer.start()

    def _make_near(self) -> None:
        if not self._make_next():
            self._timer.stop()

    def _make_next(self) -> bool:
        """Make a card where one is near and there is one to come; False where there is none."""
        screen, high = self.viewport().height(), self._content_height()
        if len(self.cards) == len(self._makers):
            self.inside.setMinimumHeight(0)
            return False
        if self.inside.minimumHeight() < high + screen:  # else Qt makes room by moving every card
            self.inside.setMinimumHeight(high + _AHEAD * screen)
        if high > self.verticalScrollBar().value() + 2 * screen:
            return False
        self._add_card(self._makers[len(self.cards)])
        return True

    def _content_height(self) -> int:
        high = self.lines.totalHeightForWidth(self.viewport().width())
        return high if high >= 0 else self.lines.totalSizeHint().height()

    def _add_card(self, make: Maker[C]) -> None:
        if len(self.cards) % A_SHEET == 0:
            self._sheets.append(_Sheet(self.inside))
            self.add(self._sheets[-1])
        card = self._sheets[-1].add(make)
        self.cards.append(card)
        for control in card.controls:  # what is made later would be met at the window's end
            self.setTabOrder(self._last, control)
            self._last = control
