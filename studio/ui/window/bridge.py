"""From the event bus to Qt signals, with page observations thinned out."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from studio.domain.events.events import Event, PageObserved
from studio.engine.runs.bus import EventBus
from studio.ui.widgets.timers import once_after

PAGE_INTERVAL_MS: Final = 100


class EventBridge(QObject):
    """Tells widgets what happened.

    Signals:
        happened: Every event but `PageObserved`, in order.
        looked: Every `PageObserved` at once: a file or a dialog may be told by one of them only.
        page_observed: `PageObserved`, the first at once, then the newest every 100 ms.
    """

    happened = Signal(object)
    looked = Signal(object)
    page_observed = Signal(object)

    def __init__(
        self, bus: EventBus, parent: QObject | None = None, interval_ms: int = PAGE_INTERVAL_MS
    ) -> None:
        super().__init__(parent)
        self._newest: PageObserved | None = None
        self._timer = once_after(self, interval_ms, self._pass_newest)
        self._unsubscribe = bus.subscribe(self._on_event)

    def close(self) -> None:
        """Stop listening; nothing is told any more."""
        self._unsubscribe()
        self._timer.stop()
        self._newest = None

    def _on_event(self, event: Event) -> None:
        if not isinstance(event, PageObserved):
            self.happened.emit(event)
            return
        self.looked.emit(event)
        self._newest = event
        if not self._timer.isActive():
            self._pass_newest()

    def _pass_newest(self) -> None:
        if self._newest is None:
            return
        event, self._newest = self._newest, None
        self._timer.start()
        self.page_observed.emit(event)
