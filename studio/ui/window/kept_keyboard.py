"""The keyboard stays with the studio: Chromium takes it at every press that a run makes in its window."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from studio.domain.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    DecisionMade,
    Event,
    FlowRehearsed,
    RehearsalStarted,
    RunFinished,
    RunKind,
    RunStarted,
    StepStarted,
    UserInputRequested,
)


class KeptKeyboard(QObject):
    """Takes the keyboard back where an act took it.

    Only while one is under way, and only where the studio had it when that began: who went to the
    browser or to another program stays there.

    Args:
        window: The studio's.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._is_replay = False
        self._is_ours = False
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._on_moved)

    def take_event(self, event: Event) -> None:
        """Follow where a run is: between a decision, or the step of a replay, and what came of it; a whole rehearsal."""
        match event:
            case RunStarted():
                self._is_replay = event.run_kind is RunKind.REPLAY
            case DecisionMade() | ApprovalAnswered() | RehearsalStarted():
                self._is_ours = QApplication.activeWindow() is not None
            case StepStarted() if self._is_replay:
                self._is_ours = QApplication.activeWindow() is not None
            case (
                ActionPerformed()
                | ActionFailed()
                | ApprovalRequested()
                | UserInputRequested()
                | RunFinished()
                | FlowRehearsed()
            ):
                self._is_ours = False
            case _:
                pass

    def _on_moved(self, window: QWindow | None) -> None:
        if window is None and self._is_ours:
            (QApplication.activeModalWidget() or self._window).activateWindow()
