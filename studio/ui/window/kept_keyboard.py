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
    """Takes the keyboard back where an act took it, or the browser that opens for a run.

    Only while one is under way, and only where the studio had it before: who went to the browser or to
    another program meanwhile stays there.

    Args:
        window: The studio's.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._is_replay = False
        self._is_ours = True
        self._is_acting = False
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._on_moved)

    def take_event(self, event: Event) -> None:
        """Follow where a run is: between a decision, or the step of a replay, and what came of it."""
        match event:
            case RunStarted():
                self._is_replay = event.run_kind is RunKind.REPLAY
                self._act()
            case DecisionMade() | ApprovalAnswered() | RehearsalStarted():
                self._act()
            case StepStarted() if self._is_replay:
                self._act()
            case (
                ActionPerformed()
                | ActionFailed()
                | ApprovalRequested()
                | UserInputRequested()
                | RunFinished()
                | FlowRehearsed()
            ):
                self._is_acting = False
            case _:
                pass

    def _act(self) -> None:
        self._is_acting = True
        if QApplication.activeWindow() is None:
            self._on_moved(None)  # what was taken a moment ago is not back yet

    def _on_moved(self, window: QWindow | None) -> None:
        self._is_ours = window is not None or (self._is_ours and self._is_acting)
        if window is None and self._is_ours:
            (QApplication.activeModalWidget() or self._window).activateWindow()
