"""The keys stay where one works: Qt hands the focus of a part that goes away to whatever comes next in the window."""

from typing import Final, cast

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QStackedWidget, QWidget
from typing_extensions import override

from studio.ui.widgets.reading_order import ReadingWindow

PAGES: Final = "pages"
"""What the stack of the pages is called."""


class KeptFocusWindow(ReadingWindow):
    """A window whose focus leaves a page only by the person.

    A button that is greyed while its work is done, and a card that is put away, lose the focus; in the
    order of the window a control of the rail or of the foot would be next, and Enter would press it.
    The page itself has the focus then, and the same control again once it can be used.
    """

    _waiting: QWidget | None = None

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        lost = cast("QWidget | None", self.focusWidget())
        is_lost = lost is not None and not (lost.isEnabled() and lost.isVisible())
        page = _page_of(lost) if lost is not None and is_lost else None
        if lost is None or page is None:
            return super().focusNextPrevChild(next)
        self._wait_for(lost if not lost.isEnabled() else None)
        page.setFocus()
        return True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the focus back to what can be used again, unless the person is elsewhere meanwhile."""
        waiting = self._waiting
        is_changed = watched is waiting and event.type() is QEvent.Type.EnabledChange
        if waiting is not None and is_changed and waiting.isEnabled():
            page = _page_of(waiting)
            self._wait_for(None)
            if page is not None and self.focusWidget() is page and waiting.isVisible():
                waiting.setFocus()
        return super().eventFilter(watched, event)

    def _wait_for(self, control: QWidget | None) -> None:
        if self._waiting is not None:
            self._waiting.removeEventFilter(self)
        self._waiting = control
        if control is not None:
            control.installEventFilter(self)
            control.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._waiting = None


def pages_stack(parent: QWidget) -> QStackedWidget:
    """Return the stack whose pages keep the keys."""
    stack = QStackedWidget(parent)
    stack.setObjectName(PAGES)
    return stack


def _page_of(control: QWidget) -> QWidget | None:
    """Return the page that a control stands in; None for one outside of all."""
    around: QWidget | None = control
    while around is not None and not around.isWindow():
        parent = around.parentWidget()
        if isinstance(parent, QStackedWidget) and parent.objectName() == PAGES:
            return around
        around = parent
    return None
