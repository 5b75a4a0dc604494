"""A word on the desktop from a process without a window: a scheduled run that needs its person.

Linux is told by its own service of such words; elsewhere, and where none answers, Qt is started for it alone. It
ends once the word was seen. A click opens the studio.
"""

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QProcess, QTimer
from PySide6.QtWidgets import QApplication, QStyle, QSystemTrayIcon

from studio.domain.flows.brackets import in_brackets
from studio.domain.text import clip
from studio.engine.own_program import own_command
from studio.ui.window.desktop_bus import WordEnd, say_on_bus
from studio.words import tr

SHOWN_MS: Final = 15_000
WORD_CHARS: Final = 200


def tell_on_desktop(title: str, words: str, home: Path | None) -> bool:
    """Show a title and words, and wait until they were seen or their time is over.

    Args:
        title: What it is about.
        words: What happened, and what to do next.
        home: Of the studio that a click opens; None is the usual one.

    Returns:
        False where this desktop shows no such words, or there is no desktop.
    """
    shown = clip(in_brackets(words), WORD_CHARS)
    end = asyncio.run(say_on_bus(title, shown, wait_s=SHOWN_MS / 1_000, stays=True))
    if end is WordEnd.CLICKED:
        _open_studio(home)
    return end is not WordEnd.UNSAID or _tell_in_tray(title, shown, home)


def _tell_in_tray(title: str, words: str, home: Path | None) -> bool:
    if not _has_desktop():
        return False
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(["tejun"])
    app.setApplicationDisplayName(tr("手順スタジオ"))
    if not QSystemTrayIcon.isSystemTrayAvailable():
        return False
    tray = QSystemTrayIcon(app.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning))
    tray.messageClicked.connect(lambda: _open_studio(home))
    tray.messageClicked.connect(app.quit)
    tray.show()
    tray.showMessage(title, words, QSystemTrayIcon.MessageIcon.Warning, SHOWN_MS)
    QTimer.singleShot(SHOWN_MS, app.quit)
    app.exec()
    tray.hide()
    return True


def _open_studio(home: Path | None) -> None:
    program, *arguments = own_command(*(("--home", str(home)) if home else ()), is_unseen=True)
    QProcess.startDetached(program, arguments)


def _has_desktop() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
