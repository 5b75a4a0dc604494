"""Starts and ends the window: application, event loop, first sheet; what is heavy is loaded behind that.

It takes a second to load the studio, and a fifth of one to load Qt.
"""

import asyncio
import logging
import os
import sys
from pathlib import Path
from typing import Final, cast

os.environ.setdefault("QT_API", "pyside6")
# isort: off
from PySide6.QtCore import (
    QLibraryInfo,
    QLocale,
    QTranslator,
)  # before qasync, which takes what it finds
from PySide6.QtWidgets import QApplication
from PySide6.QtGui import QIcon
import qasync

# isort: on
from studio.domain.errors import StudioError
from studio.engine.resources import resources_folder
from studio.ui.dialogs.start_fault import say_cannot_start
from studio.ui.widgets.collector import Collector
from studio.ui.widgets.theme import Theme, ThemeChoice, window_font
from studio.ui.window.first_sheet import FirstSheet
from studio.ui.window.kept_places import PlaceBook
from studio.ui.window.plan import MakeParts, OnReady, OpenWhole, WindowPlan
from studio.ui.window.screen import free_screens, show_left
from studio.ui.window.single import WindowClaim, come_forward
from studio.words import JAPANESE, language, tr

logger = logging.getLogger(__name__)

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
    make_parts: MakeParts,
    on_ready: OnReady | None = None,
    claim: WindowClaim | None = None,
    wears: ThemeChoice = ThemeChoice.SYSTEM,
    home: Path | None = None,
) -> int:
    """Open the studio and stay until it is closed: a first sheet at once, the whole window when it is loaded.

    Args:
        make_parts: Builds what the window needs; runs on the window's loop.
        on_ready: Called once the window stands, as a task of the window (demos, journeys). An
            error in it is shown like any other.
        claim: Held by this window: it comes forward when another start asks.
        wears: The colours of the first sheet.
        home: Which knows where the window stood last.

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
        plan = WindowPlan(make_parts, on_ready, collector, claim)
        return loop.run_until_complete(_live(app, wears, PlaceBook(home), plan))
    finally:
        collector.stop()
        loop.close()


def say_and_leave(fault: StudioError) -> int:
    """Say in a box why this start opens no window; returns the exit code."""
    loop = make_loop(make_application())
    try:
        loop.run_until_complete(say_cannot_start(fault))
    finally:
        loop.close()
    return 1


async def _live(app: QApplication, wears: ThemeChoice, book: PlaceBook, plan: WindowPlan) -> int:
    try:
        resources = resources_folder()
    except StudioError as fault:
        await say_cannot_start(fault)
        return 1
    theme = Theme(app, resources)
    theme.choose(wears)
    app.setWindowIcon(QIcon(str(resources / "theme" / "icon.svg")))
    sheet = FirstSheet(theme)
    show_left(sheet, book.read(free_screens()).window)
    try:
        await sheet.shown()
        open_whole = await asyncio.to_thread(_load)
        return await open_whole(plan, sheet, theme)
    finally:
        sheet.close()
        sheet.deleteLater()


def _load() -> OpenWhole:
    """Load the window with all its pages, and what they work on. Blocking."""
    from studio.ui.window.whole_window import open_whole

    return open_whole


def _on_loop_error(_: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """Log what escaped every task; it must not end the window."""
    error = context.get("exception")
    logger.error(
        "loop: %s", context.get("message"), exc_info=error if isinstance(error, Exception) else None
    )
