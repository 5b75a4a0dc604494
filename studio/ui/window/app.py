"""Starts and ends the window: application, event loop, parts, window; and back in reverse order."""

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from types import TracebackType
from typing import Final, cast

os.environ.setdefault("QT_API", "pyside6")
# isort: off
from PySide6.QtCore import (
    QLibraryInfo,
    QLocale,
    QTranslator,
)  # before qasync, which takes what it finds
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
import qasync

# isort: on
from studio.bootstrap import CHOOSE_PASSPHRASE, load_the_rest
from studio.domain.errors import StudioError
from studio.ui.dialogs.ask import opened
from studio.ui.keys.recovery import RecoveryDialog, report_of
from studio.ui.widgets.collector import Collector
from studio.ui.widgets.parts import WindowParts
from studio.ui.widgets.tasks import unexpected
from studio.ui.widgets.theme import Theme, window_font
from studio.ui.window.main_window import MainWindow
from studio.ui.window.single import WindowClaim, come_forward
from studio.words import JAPANESE, language, tr

logger = logging.getLogger(__name__)

MakeParts = Callable[[], Awaitable[WindowParts]]
OnReady = Callable[[MainWindow], Awaitable[None]]
OpenLibrary = Callable[[QWidget], Awaitable[None]]
READY_TASK: Final = "on ready"
LIBRARY_TASK: Final = "library"
LOAD_TASK: Final = "load the rest"
_PICTURE_S: Final = 0.5
SWITCH_S: Final = 0.000_2
"""How soon a worker thread hands the interpreter back to the window.

Qt asks Python once for every row it paints. With Python's own 5 ms each of these waits as long for a
worker that parses a page, and one picture took 300 ms.
"""


def make_application(arguments: list[str] | None = None) -> QApplication:
    """Return the one application, in the language of this process, not ending by itself with its last window."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(arguments or sys.argv)
    app.setApplicationName("tejun-studio")
    app.setDesktopFileName("tejun-studio")  # by which a desktop finds the entry of the menu
    app.setApplicationDisplayName(tr("手順スタジオ"))
    app.setQuitOnLastWindowClosed(False)
    app.setStyle("Fusion")
    app.setFont(window_font())  # what opens before the window speaks Japanese too
    if language() != JAPANESE:
        QLocale.setDefault(QLocale(language()))
        return app
    QLocale.setDefault(QLocale(QLocale.Language.Japanese, QLocale.Country.Japan))
    words = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if words.load("qtbase_ja", folder):
        app.installTranslator(words)
    return app


def make_loop(app: QApplication) -> asyncio.AbstractEventLoop:
    """Return asyncio's loop on Qt's; qasync has no type stubs, so it is touched here only."""
    return cast("asyncio.AbstractEventLoop", qasync.QEventLoop(app))


def run_window(
    make_parts: MakeParts, on_ready: OnReady | None = None, claim: WindowClaim | None = None
) -> int:
    """Open the studio and stay until it is closed.

    Args:
        make_parts: Builds what the window needs; runs on the window's loop.
        on_ready: Called once the window stands, as a task of the window (demos, journeys). An
            error in it is shown like any other.
        claim: Held by this window: it comes forward when another start asks.

    Returns:
        Exit code: 0, or 1 when the studio could not start.
    """
    sys.setswitchinterval(SWITCH_S)
    app = make_application()
    loop = make_loop(app)
    loop.set_exception_handler(_on_loop_error)
    if claim is not None:
        claim.asked.connect(come_forward)
    collector = Collector(app)
    collector.start()
    try:
        return loop.run_until_complete(_live(app, make_parts, on_ready, collector, claim))
    finally:
        collector.stop()
        loop.close()


def say_and_leave(fault: StudioError) -> int:
    """Say in a box why this start opens no window; returns the exit code."""
    loop = make_loop(make_application())
    try:
        loop.run_until_complete(_say_cannot_start(fault))
    finally:
        loop.close()
    return 1


async def _live(
    app: QApplication,
    make_parts: MakeParts,
    on_ready: OnReady | None,
    collector: Collector,
    claim: WindowClaim | None,
) -> int:
    try:
        parts = await make_parts()
    except StudioError as fault:
        await _say_cannot_start(fault)
        return 1
    theme = Theme(app, parts.resources)
    app.setWindowIcon(QIcon(str(parts.resources / "theme" / "icon.svg")))
    window = MainWindow(parts, theme)
    if claim is not None:
        window.closing.connect(claim.stop_answering)
    older_hook = sys.excepthook
    sys.excepthook = _shows_on(window)
    try:
        if parts.is_side_by_side:
            window.arrangement.show_left()
        else:
            window.show()
        window.begin()
        collector.spare_what_lives()
        window.tasks.start(LOAD_TASK, _load_the_rest(collector))
        opening = _Opening(window, parts, theme)
        if on_ready is not None:
            window.tasks.start(READY_TASK, _awaited(on_ready(window)))
        await window.closed.wait()
    finally:
        sys.excepthook = older_hook
        window.deleteLater()
    return 1 if opening.has_failed else 0


class _Opening:
    """Opens the library while the window can be used already; without one the window closes.

    Attributes:
        has_failed: It could not be opened, or the person gave up.
    """

    def __init__(self, window: MainWindow, parts: WindowParts, theme: Theme) -> None:
        self.has_failed = False
        self._window = window
        self._parts = parts
        self._theme = theme
        if parts.open_library is not None:
            window.status.show_library(tr("開いています…"))
            window.tasks.start(LIBRARY_TASK, self._open(parts.open_library))

    async def _open(self, open_library: OpenLibrary) -> None:
        try:
            await open_library(self._window)
        except StudioError as fault:
            logger.warning("library: %s %s", fault.code, fault.detail)
            if not await self._is_recovered(fault, open_library):
                self.has_failed = True
                self._window.close()
                return
        await self._window.library_opened()

    async def _is_recovered(self, fault: StudioError, open_library: OpenLibrary) -> bool:
        """Let the person mend it; False when there is nothing to mend, or they closed the screen."""
        care, home = self._parts.care, self._parts.home
        if care is None or home is None or fault.code == CHOOSE_PASSPHRASE:
            await _say_cannot_start(fault, self._window)
            return False
        window = self._window
        screen = RecoveryDialog(
            care, partial(open_library, window), home, window.tasks, self._theme, window
        )
        return await screen.ask(report_of(fault))


async def _load_the_rest(collector: Collector) -> None:
    """Load what the first picture did without, once it has had the interpreter for itself."""
    await asyncio.sleep(_PICTURE_S)
    await asyncio.to_thread(load_the_rest)
    collector.spare_what_lives()


async def _awaited(work: Awaitable[None]) -> None:
    await work


async def _say_cannot_start(fault: StudioError, parent: QWidget | None = None) -> None:
    """Say in a box why there is no window, or why it closes."""
    logger.error("cannot start: %s %s", fault.code, fault.detail)
    box = QMessageBox(parent)
    box.setObjectName("start_fault")
    box.setIcon(QMessageBox.Icon.Critical)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(tr("手順スタジオ"))
    box.setText(
        tr(
            "手順スタジオを開けません。\n\n{message}\n{remedy}",
            message=fault.message,
            remedy=fault.remedy,
        )
    )
    box.addButton(tr("閉じる"), QMessageBox.ButtonRole.RejectRole)
    await opened(box)


def _on_loop_error(_: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """Log what escaped every task; it must not end the window."""
    error = context.get("exception")
    logger.error(
        "loop: %s", context.get("message"), exc_info=error if isinstance(error, Exception) else None
    )


def _shows_on(
    window: MainWindow,
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """Return a hook that shows a defect in a slot on the window instead of losing it."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        logger.error("slot failed", exc_info=(kind, error, trace))
        window.show_fault(unexpected(error))

    return hook


__all__ = ["WindowParts", "make_application", "run_window"]
