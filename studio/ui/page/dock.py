"""The dock beside or below the rows: 今の画面, 画面の構造, くわしい記録."""

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget
from typing_extensions import override

from studio.ui.widgets.boxes import AS_AROUND, FREE, grow, in_column, in_row
from studio.ui.widgets.calm import CalmTabs
from studio.ui.widgets.controls import make_icon_button
from studio.ui.widgets.theme import Theme, set_look
from studio.words import tr

NOW, TREE, RECORD = range(3)
_SIDE: Final = 14
_OPEN_HEIGHT: Final = 190
_ALL_HEIGHT: Final = 640
"""Beside the rows there is room for all three from this height on; before, the record has one of the others over it."""
_RECORD_HEIGHT: Final = 310
"""Two lines of buttons and a few rows of a table."""


class Dock(QWidget):
    """Three views: one at a time below the rows, two or all of them open beside these.

    Args:
        views: 今の画面, 画面の構造, くわしい記録.
    """

    def __init__(
        self, views: tuple[QWidget, QWidget, QWidget], theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("dock")
        self._views = views
        self._theme = theme
        self._is_beside = False
        self._is_folded = True
        self._below, self._over_record = NOW, TREE
        self.tabs = CalmTabs("dock_tabs", tr("画面と記録"), self)
        self._fold = make_icon_button(self, theme, "fa6s.chevron-up", "", "dock_fold")
        self._panes = QSplitter(Qt.Orientation.Vertical, self)
        self._lay_out()
        self._show_views()

    @property
    def is_folded(self) -> bool:
        """True while only the names of the views are shown."""
        return self._is_folded and not self._is_beside

    def stand(self, *, is_beside: bool) -> None:
        """Stand beside the rows with two views or more, or below them with one."""
        if is_beside != self._is_beside:
            self._is_beside = is_beside
            self._show_views()

    def fold(self, *, is_folded: bool) -> None:
        """Show one view below the rows, or only its name."""
        self._is_folded = is_folded
        self._show_views()

    def show_view(self, view: int) -> None:
        """Bring a view to the front, folded or not."""
        self._below = view
        self._over_record = self._over_record if view == RECORD else view
        self._show_views()

    def _toggle(self) -> None:
        self.fold(is_folded=not self._is_folded)

    def _choose(self, view: int) -> None:
        if self._is_beside:
            self._over_record = view
        else:
            self._below = view
        self._show_views()

    def _open(self, view: int) -> None:
        """Open a view whose name was pressed."""
        if self._is_folded and view >= 0:
            self.fold(is_folded=False)

    def _show_views(self) -> None:
        beside, has_room = self._is_beside, self.height() >= _ALL_HEIGHT
        current = self._over_record if beside else self._below
        for number, view in enumerate(self._views):
            is_open = beside and (has_room or number == RECORD)
            view.setVisible(is_open or number == current)
        is_folded = self.is_folded
        self._panes.setVisible(not is_folded)
        with QSignalBlocker(self.tabs):
            self.tabs.setTabVisible(RECORD, not beside)
            self.tabs.setCurrentIndex(current)
        self.tabs.updateGeometry()  # Qt does not tell it
        self.tabs.setVisible(not (beside and has_room))
        set_look(self.tabs, "folded", "true" if is_folded else "")
        self._fold.setVisible(not beside)
        if (layout := self.layout()) is not None:
            layout.setContentsMargins(0 if beside else _SIDE, 0, _SIDE, 8)
        words = tr("開く") if is_folded else tr("たたむ")
        self._fold.setToolTip(words)
        self._fold.setAccessibleName(words)
        self._theme.dress(self._fold, "fa6s.chevron-up" if is_folded else "fa6s.chevron-down")
        least = _RECORD_HEIGHT if not beside and current == RECORD else _OPEN_HEIGHT
        self.setMinimumHeight(0 if is_folded else least)
        self.setMaximumHeight(self.tabs.sizeHint().height() + 14 if is_folded else 16_777_215)

    def _lay_out(self) -> None:
        for words in (tr("今の画面"), tr("画面の構造"), tr("くわしい記録")):
            self.tabs.addTab(words)
        self.tabs.currentChanged.connect(self._choose)
        self.tabs.tabBarClicked.connect(self._open)
        self._fold.clicked.connect(self._toggle)
        for view in self._views:
            self._panes.addWidget(view)
        self._panes.setChildrenCollapsible(False)
        self._panes.setHandleWidth(10)
        self._panes.setSizes([260, 300, 320])
        head = in_row(self.tabs, FREE, self._fold, gap=AS_AROUND)
        in_column(head, grow(self._panes), gap=4, of=self, margins=(_SIDE, 0, _SIDE, 8))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_beside and (event.oldSize().height() >= _ALL_HEIGHT) != (
            self.height() >= _ALL_HEIGHT
        ):
            self._show_views()
