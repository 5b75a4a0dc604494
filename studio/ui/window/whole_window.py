"""The whole window in the place of the first sheet: its parts, what was written meanwhile, the library."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from types import TracebackType
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.bootstrap import CHOOSE_PASSPHRASE, load_the_rest
from studio.domain.errors import StudioError
from studio.ui.dialogs.start_fault import say_cannot_start
from studio.ui.keys.recovery import RecoveryDialog, report_of
from studio.ui.widgets.collector import Collector
from studio.ui.widgets.parts import WindowParts
from studio.ui.widgets.tasks import unexpected
from studio.ui.widgets.theme import Theme
from studio.ui.widgets.timers import once_after
from studio.ui.window.first_sheet import FirstSheet
from studio.ui.window.main_window import MainWindow
from studio.ui.window.plan import WindowPlan
from studio.ui.window.screen import show_left
from studio.words import tr

logger = logging.getLogger(__name__)

OpenLibrary = Callable[[QWidget], Awaitable[None]]
READY_TASK: Final = "on ready"
LIBRARY_TASK: Final = "open the library"
LOAD_TASK: Final = "load the rest"
_PICTURE_S: Final = 0.5
_LONG_MS: Final = 6_000
_KEYS_S: Final = 0.5
"""Until the keys go to a window that was shown; a desktop that gives them to none is not waited for."""


async def open_whole(plan: WindowPlan, sheet: FirstSheet, theme: Theme) -> int:
    """Open the window over the first sheet and stay until it is closed; returns the exit code."""
    if sheet.is_closed:
        return 0
    try:
        parts = await plan.make_parts()
    except StudioError as fault:
        await say_cannot_start(fault, sheet)
        return 1
    await sheet.composed()
    if sheet.is_closed:
        await parts.workbench.close()
        return 0
    window = MainWindow(parts, theme)
    if plan.claim is not None:
        window.closing.connect(plan.claim.stop_answering)
    older_hook = sys.excepthook
    sys.excepthook = _shows_on(window)
    try:
        opening = await _stand(window, parts, plan, sheet, theme)
        await window.closed.wait()
    finally:
        sys.excepthook = older_hook
        window.deleteLater()
    return 1 if opening.has_failed else 0


async def _stand(
    window: MainWindow, parts: WindowParts, plan: WindowPlan, sheet: FirstSheet, theme: Theme
) -> "_Opening":
    """Show the window in the place of the sheet, and begin what it does by itself."""
    if parts.is_side_by_side:
        show_left(window, window.arrangement.kept.window)
    else:
        window.show()
    window.begin()
    await _take_over(sheet, window)
    plan.collector.spare_what_lives()
    window.tasks.start(LOAD_TASK, _load_the_rest(plan.collector))
    opening = _Opening(window, parts, theme)
    if plan.on_ready is not None:
        window.tasks.start(READY_TASK, _awaited(plan.on_ready(window)))
    return opening


async def _take_over(sheet: FirstSheet, window: MainWindow) -> None:
    """Go on with what was written and asked for on the first sheet, once the keys go to the window."""
    if sheet.is_written:
        await _has_keys(window)
        sheet.hand_over(window.create_page.instruction.edit)
    sheet.close()
    if sheet.wanted:
        window.commands[sheet.wanted].trigger()


async def _has_keys(window: QWidget) -> None:
    handle, changed = window.windowHandle(), asyncio.Event()
    handle.activeChanged.connect(changed.set)
    try:
        if not handle.isActive():
            await asyncio.wait_for(changed.wait(), _KEYS_S)
    except TimeoutError:
        logger.info("the desktop gives the keys to no window")
    finally:
        handle.activeChanged.disconnect(changed.set)


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
        self._long = once_after(window, _LONG_MS, self._say_what_may_ask)
        self._long.setObjectName("library_long")
        if parts.open_library is not None:
            window.status.show_library(tr("開いています…"))
            self._long.start()
            window.tasks.start(LIBRARY_TASK, self._open(parts.open_library))

    def _say_what_may_ask(self) -> None:
        """A desktop asks for its keychain in a window of its own, for a minute at most; nobody tells us that it does."""
        words = tr("開いています（出ている窓があれば、答えてください）")
        self._window.status.show_library(words, needs_care=True)

    async def _open(self, open_library: OpenLibrary) -> None:
        try:
            await open_library(self._window)
        except StudioError as fault:
            logger.warning("library: %s %s", fault.code, fault.detail)
            if not await self._is_recovered(fault, open_library):
                self.has_failed = True
                self._window.close()
                return
        self._long.stop()
        await self._window.library_opened()

    async def _is_recovered(self, fault: StudioError, open_library: OpenLibrary) -> bool:
        """Let the person mend it; False when there is nothing to mend, or they closed the screen."""
        if fault.code == CHOOSE_PASSPHRASE:  # 終了 was pressed where it was asked for
            return False
        care, home = self._parts.care, self._parts.home
        if care is None or home is None:
            await say_cannot_start(fault, self._window)
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


def _shows_on(
    window: MainWindow,
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """Return a hook that shows a defect in a slot on the window instead of losing it."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        logger.error("slot failed", exc_info=(kind, error, trace))
        window.show_fault(unexpected(error))

    return hook
