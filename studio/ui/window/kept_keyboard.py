"""The keyboard stays with the studio: Chromium takes it at every press that a run makes in its window."""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    DecisionMade,
    Event,
    FlowRehearsed,
    PageObserved,
    RehearsalStarted,
    RunFinished,
    RunKind,
    RunStarted,
    StepStarted,
    UserInputRequested,
)
from studio.ui.desk.check_controller import CheckController
from studio.ui.desk.data_controller import DataController
from studio.ui.widgets.timers import once_after

_LATE_MS: Final = 1000
"""How long after an act, or a question, the browser may still take the keyboard for it: 130 ms were seen, more where the computer is busy."""


class KeptKeyboard(QObject):
    """Takes the keyboard back where an act took it, or the browser that opens for a run.

    Only while one is under way, and only where the studio had it before; once for an act, as often as it
    takes while a browser opens, a flow is rehearsed or pages are checked. Who went elsewhere meanwhile stays there.

    Args:
        window: The studio's.
        checks: The checks that the person asks for.
        data: The rows of 表で実行.

    Attributes:
        is_ours: The studio has the keyboard, or is taking it back.
    """

    def __init__(self, window: QWidget, checks: CheckController, data: DataController) -> None:
        super().__init__(window)
        self._window = window
        self._checks = checks
        self._data = data
        checks.changed.connect(self._follow_checks)
        data.playing_changed.connect(self._follow_rows)
        self._is_replay = False
        self.is_ours = True
        self._is_acting = self._is_opening = self._is_rehearsing = self._is_checking = False
        self._late = once_after(self, _LATE_MS, self._end_late)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._on_moved)

    def take_event(self, event: Event) -> None:
        """Follow where a run is: between a decision, or the step of a replay, and what came of it."""
        match event:
            case RunStarted():
                self._is_replay, self._is_opening = event.run_kind is RunKind.REPLAY, True
                self._act()
            case RehearsalStarted():
                self._is_rehearsing = True
                self._act()
            case PageObserved() if self._is_opening and not self._is_rehearsing:
                self._is_opening = self._is_acting = False
            case DecisionMade() | ApprovalAnswered():
                self._act()
            case StepStarted() if self._is_replay:
                self._act()
            case FlowRehearsed():
                self._is_acting = self._is_opening = self._is_rehearsing = False
            case ActionPerformed() | ActionFailed() | RunFinished():
                self._is_opening = False  # the keyboard may be taken after the act, too
                self._late.start()
            case ApprovalRequested() | UserInputRequested():
                self._is_opening, self._is_acting = False, True
                self._late.start()
            case _:
                pass

    def _follow_checks(self) -> None:
        """Keep it while pages are looked at for 点検, of which no run tells."""
        was_checking, self._is_checking = self._is_checking, bool(self._checks.total)
        if self._is_checking and not was_checking:
            self._act()
        elif was_checking and not self._is_checking:
            self._is_acting = False

    def _follow_rows(self) -> None:
        """Keep it while the browser opens for the first row: no run has begun yet."""
        self._is_opening = self._data.is_playing
        if self._is_opening:
            self._act()
        else:
            self._late.start()

    def _end_late(self) -> None:
        self._is_acting = False

    def _act(self) -> None:
        self._late.stop()
        self._is_acting = True
        if QApplication.activeWindow() is None:
            self._on_moved(None)  # what was taken a moment ago is not back yet

    def _on_moved(self, window: QWindow | None) -> None:
        self.is_ours = window is not None or (self.is_ours and self._is_acting)
        if window is None and self.is_ours:
            # Who leaves again within this act wants to.
            self._is_acting = self._is_opening or self._is_rehearsing or self._is_checking
            (QApplication.activeModalWidget() or self._window).activateWindow()
