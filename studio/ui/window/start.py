"""From the options of one start to a window: the first sheet at once, what works behind it as soon as it is loaded."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from studio.bootstrap import Options, home_of
from studio.bootstrap.language import kept_choice
from studio.domain.errors import StudioError
from studio.ui.widgets.theme import ThemeChoice
from studio.ui.window.app import OnReady, make_application, run_window, say_and_leave
from studio.ui.window.single import SingleInstance, WindowClaim
from studio.words import tr

if TYPE_CHECKING:
    from studio.ui.widgets.parts import WindowParts
    from studio.ui.window.window_parts import StartParts

logger = logging.getLogger(__name__)

IS_SHOWN: Final = tr("手順スタジオはすでに開いています。開いている窓を前に出しました。")


def open_studio_window(options: Options, on_ready: OnReady | None = None) -> int:
    """Open the window and stay until it is closed, or bring the one of this home forward.

    Args:
        options: Of this start.
        on_ready: For demos and journeys; see `run_window`.

    Returns:
        The exit code: 0 also when another window of this home was shown.
    """
    make_parts = _made_when_loaded(options)
    make_application()
    try:
        claim = WindowClaim(home_of(options))
    except StudioError as fault:
        logger.info("no home to claim: %s", fault.code)
        return run_window(make_parts, on_ready)  # says why
    try:
        match claim.settle():
            case SingleInstance.FIRST:
                theme = _kept_theme(options)
                return run_window(make_parts, on_ready, claim, theme, home_of(options))
            case SingleInstance.SHOWN:
                print(IS_SHOWN, flush=True)  # noqa: T201 - the whole answer of this start
                return 0
            case SingleInstance.SILENT:
                return say_and_leave(_silent())
    finally:
        claim.release()


def _made_when_loaded(options: Options) -> Callable[[], Awaitable["WindowParts"]]:
    """Return what joins the studio; it is loaded in a thread, while the first sheet can be written on."""

    async def make() -> "WindowParts":
        return await (await asyncio.to_thread(_load))(options).make()

    return make


def _load() -> "type[StartParts]":
    from studio.ui.window.window_parts import StartParts

    return StartParts


def _kept_theme(options: Options) -> ThemeChoice:
    """Return the colours that were chosen; those of the system where the settings do not say it plainly."""
    kept = kept_choice("theme", options.home, os.environ)
    return ThemeChoice(kept) if kept in list(ThemeChoice) else ThemeChoice.SYSTEM


def _silent() -> StudioError:
    return StudioError(
        "WINDOW_SILENT",
        tr("手順スタジオはすでに開いていますが、応答がありません。"),
        tr(
            "開いている窓を閉じてから、もう一度開いてください。別のパソコンで開いているときは、そちらを閉じてください。"
        ),
    )
