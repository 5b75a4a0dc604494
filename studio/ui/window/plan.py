"""What a start has in hand when its first sheet stands."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from studio.ui.widgets.collector import Collector
from studio.ui.widgets.theme import Theme
from studio.ui.window.first_sheet import FirstSheet
from studio.ui.window.single import WindowClaim

if TYPE_CHECKING:
    from studio.ui.widgets.parts import WindowParts
    from studio.ui.window.main_window import MainWindow

MakeParts = Callable[[], Awaitable["WindowParts"]]
OnReady = Callable[["MainWindow"], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class WindowPlan:
    """The window that is to open over the first sheet.

    Attributes:
        make_parts: Builds what it needs; runs on its loop.
        on_ready: Called once it stands; see `run_window`.
        collector: Of this process.
        claim: Held by it; None where nothing could be claimed.
    """

    make_parts: MakeParts
    on_ready: OnReady | None
    collector: Collector
    claim: WindowClaim | None


OpenWhole = Callable[[WindowPlan, FirstSheet, Theme], Awaitable[int]]
