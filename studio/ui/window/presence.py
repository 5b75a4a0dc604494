"""How the studio is felt while one works elsewhere: the title of its window, and a word on the desktop.

A word comes only when the window is not looked at: a question, and the end of a run. Screen readers are
told both, and each item, in any case.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget

from studio.domain.events.events import (
    ApprovalAnswered,
    ApprovalRequested,
    Event,
    ItemChanged,
    PointRequested,
    RunFinished,
    RunStarted,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.flows.brackets import in_brackets
from studio.domain.text import clip
from studio.ui.cards.mending import PICK_OVER
from studio.ui.desk.checklist_model import STATE_WORDS
from studio.ui.widgets.announcing import announce
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.window.desktop_bus import WordEnd, say_on_bus
from studio.ui.window.global_key import GlobalKey
from studio.words import tr

_WORD_CHARS: Final = 120
_SHOWN_MS: Final = 6_000
_CLICK_S: Final = 600.0


class RunPresence(QObject):
    """Follows runs for who looks elsewhere.

    Args:
        window: Whose title tells how it stands.
        stop_now: Ends the run at once.
        tasks: Says the words.

    Attributes:
        key: 緊急停止 wherever the keyboard is.
        told: The words that were told on the desktop last: title and text.
    """

    def __init__(self, window: QWidget, stop_now: Callable[[], None], tasks: TaskOwner) -> None:
        super().__init__(window)
        self._tasks = tasks
        self.key = GlobalKey(self)
        self.key.pressed.connect(stop_now)
        self._window = window
        self._name = window.windowTitle()
        self.told = ("", "")
        self._running: set[str] = set()
        self._is_pointed_at = False
        self._tray: QSystemTrayIcon | None = None
        if QSystemTrayIcon.isSystemTrayAvailable():
            self._tray = QSystemTrayIcon(QApplication.windowIcon(), self)
            self._tray.setToolTip(self._name)
            self._tray.activated.connect(lambda: self._come_forward())
            self._tray.messageClicked.connect(self._come_forward)
            self._tray.show()

    def take_event(self, event: Event) -> None:
        """Say in the title how it stands, and on the desktop what waits for the person."""
        match event:
            case RunStarted():
                self._running.add(event.run_id)
                self.key.hold()
                self._show(tr("実行中"))
                announce(self._window, tr("実行中"))
            case ItemChanged():
                words = f"{STATE_WORDS[event.state]} {in_brackets(event.text)}"
                announce(self._window, words)
            case ApprovalRequested():
                self._tell(tr("確認を待っています"), event.act)
            case UserInputRequested():
                self._tell(tr("あなたの番です"), event.question)
            case PointRequested():
                self._is_pointed_at = True
                self._tell(tr("あなたの番です"), event.words)
            case ApprovalAnswered() | UserInputReceived():
                self._go_on()
            case RunFinished():
                self._running.discard(event.run_id)
                self.key.release()
                self._tell(
                    event.status.words.result, event.status.unsaid(event.message, event.code)
                )
                self._show("")
            case _:
                pass
        if isinstance(event, PICK_OVER):
            was_pointed_at, self._is_pointed_at = self._is_pointed_at, False
            if was_pointed_at and not isinstance(event, ApprovalRequested):
                self._go_on()

    def _go_on(self) -> None:
        """Say that it runs; a whole job is asked about before any run begins."""
        self._show(tr("実行中") if self._running else "")

    def _show(self, state: str) -> None:
        self._window.setWindowTitle(f"{state} – {self._name}" if state else self._name)

    def _tell(self, state: str, words: str) -> None:
        self._show(state)
        announce(self._window, f"{state} {in_brackets(words)}".strip(), is_urgent=True)
        if self._window.isActiveWindow():
            return
        self.told = (state, clip(in_brackets(words), _WORD_CHARS))
        QApplication.alert(self._window)
        if QGuiApplication.platformName() != "offscreen":
            self._tasks.restart("desktop word", self._say(*self.told))

    async def _say(self, state: str, words: str) -> None:
        end = await say_on_bus(state, words, wait_s=_CLICK_S)
        if end is WordEnd.CLICKED:
            self._come_forward()
        elif end is WordEnd.UNSAID and self._tray is not None:
            icon = QSystemTrayIcon.MessageIcon.Information
            self._tray.showMessage(state, words, icon, _SHOWN_MS)

    def _come_forward(self) -> None:
        if self._window.isMinimized():
            self._window.showNormal()
        self._window.raise_()
        self._window.activateWindow()
